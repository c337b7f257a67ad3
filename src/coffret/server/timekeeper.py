"""A table's time: its clock, the timer for what is due next, and each seat's lag."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from coffret.engine.match import Match

from .clock import TableClock
from .connection import Connection
from .deadlines import is_deadline
from .lag import Lag
from .messages import Ping, encode
from .table_state import TableState

PING_EVERY = 1.0
ROUNDING = 0.0005
"""uvloop rounds a timer to the nearest millisecond: a third of them came before their time, and was
set again until it was there."""


class Timekeeper:
    def __init__(self, seats: int, begin: int, tick: Callable[[], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._tick = tick
        self.clock = TableClock(self._loop.time, begin)
        self.lags = [Lag(self._loop.time()) for _ in range(seats)]
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0  # uvloop's timers do not say when, once they have fired
        self._pings = 0
        self._pinged = 0.0
        self._grace: tuple[int, float] = (-1, 0.0)  # a deadline, and how long it is put off

    def begin(self) -> None:
        """The match begins: its clock starts at zero."""
        self.clock = TableClock(self._loop.time, 0)

    # What is due

    def is_past(self, match: Match, moment: float, is_here: Callable[[int], bool]) -> bool:
        """Whether the match's next due time has come, moves still on their way included."""
        due = match.due
        return self.clock.loop_time_of(due) + self._put_off(match, due, moment, is_here) <= moment

    def _put_off(
        self, match: Match, due: int, moment: float, is_here: Callable[[int], bool]
    ) -> float:
        """Seconds by which a deadline is postponed for the seats that are here."""
        if self.clock.loop_time_of(due) > moment:
            return 0.0
        if self._grace[0] != due:
            credits = [
                self.lags[seat].credit(moment)
                for seat in range(len(self.lags))
                if match.actors >> seat & 1 and is_here(seat)
            ]
            longest = max(credits, default=0.0) / 1000
            self._grace = due, longest if longest and is_deadline(match, due) else 0.0
        return self._grace[1]

    def late(self, match: Match, arrived: float) -> float:
        """By how many milliseconds a move has missed what is due; 0 or less: it came in time."""
        due = match.due
        return (arrived - self.clock.loop_time_of(due)) * 1000 if due >= 0 else 0.0

    def time_of_move(self, match: Match, moment: float) -> int:
        """The time of a move that arrived at a moment; a forgiven one comes before the deadline."""
        due = match.due
        time = self.clock.match_time_at(moment, match.state.clock, due)
        return due - 1 if 0 <= due <= time else time

    # The timer

    def set_timer(self, match: Match) -> None:
        """Call `tick` when something is due next."""
        due = match.due
        grace = self._grace[1] if self._grace[0] == due else 0.0
        when = self.clock.loop_time_of(due) + grace
        if self._timer is not None and (due < 0 or self._timer_at != when):
            self.stop_timer()
        if due >= 0 and self._timer is None:
            self._timer_at = when
            self._timer = self._loop.call_at(when + ROUNDING, self._tick)

    def stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def ticked(self) -> None:
        """The table has handled the tick; until then no other is set."""
        self._timer = None

    # Lag

    def ping(self, connections: Callable[[], Iterable[Connection]]) -> None:
        """Ping the seats now and then while a clock runs, to measure their lag."""
        moment = self._loop.time()
        if moment - self._pinged < PING_EVERY:
            return
        self._pinged = moment
        self._pings += 1
        data = encode(Ping(self._pings))
        for connection in connections():
            if connection.seat is not None and connection.pinged[0] == 0:
                connection.pinged = (self._pings, moment)
                connection.push(data)

    def pong(self, connection: Connection, ping: int, arrived: float) -> None:
        sent = connection.pinged
        seat = connection.seat
        if seat is not None and seat < len(self.lags) and sent[0] == ping and ping > 0:
            self.lags[seat].measured(arrived - sent[1])
            connection.pinged = (0, 0.0)


def timekeeper_of(table_state: TableState, runs: bool, tick: Callable[[], None]) -> Timekeeper:
    """The time of a table; its clock is stopped while nothing can be saved."""
    begin = 0 if table_state.match is None else table_state.match.state.clock
    made = Timekeeper(len(table_state.seats), begin, tick)
    if not runs:
        made.clock.stop()
    return made
