"""A table with a clock: its seats' clocks follow the game, and the end of a time is carried out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from .alarms import Alarms
from .clocks import Clocks
from .journal import Clocked, Line, SeatTakenBack, TimedOut
from .logs import log
from .messages import SeatClock
from .refusals import Refused
from .timekeeper import Timekeeper

if TYPE_CHECKING:
    from .audiences import Audiences
    from .table_state import TableState


class Timed(Protocol):
    """The part of a table that a clockwork uses."""

    @property
    def state(self) -> TableState: ...
    @property
    def audiences(self) -> Audiences: ...
    @property
    def time(self) -> Timekeeper: ...
    def write(self, line: Line) -> None: ...


class Clockwork:
    def __init__(self, table: Timed, clocks: Clocks, alarms: Alarms) -> None:
        self._table = table
        self._clocks = clocks
        self._alarms = alarms
        self._loop = asyncio.get_running_loop()

    @property
    def is_live(self) -> bool:
        return self._clocks.rule.live

    def at(self, moment: float) -> int:
        """The server's running time at a moment of the loop."""
        return self._alarms.uptime.now(self._loop.time() - moment)

    def now(self) -> list[SeatClock]:
        return self._clocks.now(self._alarms.uptime.now())

    @property
    def is_paused(self) -> bool:
        return self._alarms.uptime.is_stopped

    @property
    def ends(self) -> list[int | None]:
        return self._clocks.ends

    def reminds_in(self, seat: int) -> int | None:
        """Milliseconds until a seat is reminded of its clock; below 0: that time has come."""
        at = self._clocks.reminder_of(seat)
        return None if at is None else at - self._alarms.uptime.now()

    def left_of(self, seat: int) -> int | None:
        """Seconds that a seat has left, if its clock runs."""
        end = self._clocks.end_of(seat)
        return None if end is None else max(0, end - self._alarms.uptime.now()) // 1000

    # Changes

    def follow(self) -> None:
        """After any change: a turn that a bot played for a person ends, clocks start and stop."""
        table_state = self._table.state
        if table_state.match is None or table_state.is_over:
            return
        for number, seat in enumerate(table_state.seats):
            if seat.this_turn and not table_state.acting >> number & 1:
                self._table.write(SeatTakenBack(number))
        if not self._clocks.agree(table_state.acting, table_state.awaited):
            self._table.write(Clocked(self._alarms.uptime.now()))

    def pass_time(self, moment: float) -> None:
        """Carry out the end of each seat's time that has come; the lag of its player is
        forgiven."""
        table_state = self._table.state
        if table_state.match is None or table_state.is_over or self._alarms.uptime.is_stopped:
            return
        at = self.at(moment)
        for seat in range(len(table_state.seats)):
            end = self._clocks.end_of(seat)
            if end is not None and end + self._grace(seat, moment) <= at:
                level, whole = table_state.usual_level, self._clocks.rule.ending == "seat"
                self._table.write(TimedOut(seat, level, whole))
                log("out of time", table=table_state.record.id, seat=seat)

    def _grace(self, seat: int, moment: float) -> float:
        """Milliseconds by which a seat's end is put off."""
        if not self._table.audiences.is_here(seat):
            return 0.0
        return self._table.time.lags[seat].credit(moment)

    def check(self, seat: int, arrived: float) -> None:
        """A command arrived: Refused if the time for it is over; what is forgiven is spent."""
        self.pass_time(arrived)
        if self._table.state.seats[seat].this_turn:
            raise Refused("too_late", "your time is over: a bot plays this turn")
        end = self._clocks.end_of(seat)
        late = 0 if end is None else self.at(arrived) - end
        if late > 0:
            self._table.time.lags[seat].spend(late, arrived)

    def check_undo(self, seat: int, arrived: float) -> None:
        self.check(seat, arrived)
        match = self._table.state.playing
        if match.may_undo(seat) and not self._clocks.may_undo(seat, self.at(arrived)):
            raise Refused("too_late", "there is no time left for this turn: it stays as it is")

    # Waking

    @property
    def waits_for_a_bot(self) -> bool:
        table_state = self._table.state
        return bool(table_state.acting & ~table_state.awaited)

    def due(self) -> int | None:
        """When the table must be woken if it is not in memory; at once if a bot has to play."""
        table_state = self._table.state
        if table_state.match is None or table_state.is_over:
            return None
        if self.waits_for_a_bot:
            return self._alarms.uptime.now()
        return min((end for end in self._clocks.ends if end is not None), default=None)

    def set_alarm(self) -> None:
        """For the first seat whose time is over."""
        table_state = self._table.state
        moment = self._loop.time()
        ends = [
            end + int(self._grace(seat, moment)) + 1
            for seat, end in enumerate(self._clocks.ends)
            if end is not None and not table_state.is_over
        ]
        self._alarms.set(table_state.record.id, min(ends, default=None))
