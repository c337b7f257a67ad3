"""The people at a table, and what each of them is shown."""

from __future__ import annotations

import asyncio

from . import messages
from .audience import Audience, StepViews
from .bot_pool import BotPool
from .clockwork import Clockwork
from .closing import SEAT_MOVED
from .connection import Connection
from .journal import Arranged, Begun, Clocked, Followed, Line, Played, Said, Undone, Waited
from .messages import Clocks, Presence, State, encode
from .metrics import METRICS
from .seats import PERSON
from .table_state import TableState
from .timekeeper import Timekeeper


class Audiences:
    def __init__(self, table_state: TableState, time: Timekeeper, bot_pool: BotPool) -> None:
        self._state = table_state
        self._time = time
        self._bot_pool = bot_pool
        self._loop = asyncio.get_running_loop()
        self._audiences: dict[tuple[int | None, str | None], Audience] = {}
        self.left = [self._loop.time()] * len(table_state.seats)
        """When each seat's last client left."""
        self.idle_since = self._loop.time()
        self.clockwork: Clockwork | None = None

    # Who is here

    @property
    def connections(self) -> list[Connection]:
        return [one for audience in self._audiences.values() for one in audience.connections]

    def is_here(self, seat: int) -> bool:
        return any(key[0] == seat and each.connections for key, each in self._audiences.items())

    @property
    def seats_here(self) -> list[int]:
        return [seat for seat in range(len(self._state.seats)) if self.is_here(seat)]

    def bot_in(self, number: int) -> int:
        """Seconds until the others may let a bot play for an absent player."""
        left = self._loop.time() - self.left[number]
        return max(0, round(self._state.record.bot_after - left))

    def absences(self) -> dict[int, int]:
        """The seats of a running match whose players are away, and `bot_in` of each."""
        if self._state.match is None or self._state.is_over:
            return {}
        return {
            number: self.bot_in(number)
            for number, seat in enumerate(self._state.seats)
            if seat.kind == PERSON and seat.level is None and not self.is_here(number)
        }

    def seats_now(self) -> list[messages.SeatNow]:
        return [seat.now(self.is_here(number)) for number, seat in enumerate(self._state.seats)]

    # Coming and going

    def let_in(self, connection: Connection, last: int | None) -> None:
        """Send what the client has missed since message `last`, or the full state."""
        key = connection.seat, connection.language
        showing = self._showing()
        if key not in self._audiences:
            self._audiences[key] = Audience(*key, showing)
        audience = self._audiences[key]
        audience.connections.append(connection)
        missed = None if last is None else audience.since(last, self._state.number)
        for data in missed if missed is not None else [self._state_message(audience, showing)]:
            connection.push(data)
        if missed is not None and self.clockwork is not None:  # what was missed has old times
            connection.push(encode(Clocks(self.clockwork.now(), None, self.clockwork.is_paused)))

    def let_out(self, connection: Connection) -> None:
        audience = self._audiences.get((connection.seat, connection.language))
        if audience is None or connection not in audience.connections:
            return  # its seat is gone
        audience.connections.remove(connection)
        if connection.seat is not None:
            self.left[connection.seat] = self._loop.time()
        elif not audience.connections:
            del self._audiences[connection.seat, connection.language]
        self.idle_since = self._loop.time()

    def _has(self, seat: int | None) -> bool:
        return seat is None or seat < len(self._state.seats)

    def rearranged(self, time: Timekeeper) -> None:
        """The seats have changed. Someone who was removed from one that is gone may still be
        on the way out."""
        self._time = time
        for key in [key for key in self._audiences if not self._has(key[0])]:
            for connection in self._audiences.pop(key).connections:
                connection.close(SEAT_MOVED, "this seat is gone")
        now = self._loop.time()
        left = self.left[: len(self._state.seats)]
        self.left = left + [now] * (len(self._state.seats) - len(left))

    def forget_all(self) -> None:
        self._audiences.clear()

    def tell_presence(self) -> None:
        watching = sum(
            len(each.connections) for key, each in self._audiences.items() if key[0] is None
        )
        self.push(encode(Presence(self.seats_here, watching, self.absences())))

    # What changed

    def show(self, number: int, line: Line) -> None:
        """Show what a line has changed; sent by `send_written`."""
        match line:
            case Played() | Waited() | Undone():
                showing = StepViews(self._state.playing, number)
                result = self._state.result()
                for audience in self._audiences.values():
                    audience.step(showing, isinstance(line, Undone), result)
                METRICS.count("moves" if isinstance(line, Played) else "other_steps")
            case Begun():
                showing = StepViews(self._state.playing, number)
                for audience in self._audiences.values():
                    audience.begin(showing)
                    audience.note(number, self._state_message(audience, showing))
            case Arranged():
                for audience in self._audiences.values():
                    audience.note(number, self._state_message(audience, None))
            case Said(seat, text, mood=mood):
                self._note(number, encode(messages.Chat(number, seat, text, mood)))
            case Clocked() if self.clockwork is not None:
                self._note(number, encode(Clocks(self.clockwork.now(), number)))
            case Followed(seat, table):
                self._note(number, encode(messages.Again(number, seat, table)))
            case _:
                self._note(number, encode(messages.Seats(number, self.seats_now())))

    def send_written(self) -> None:
        """Everything shown so far is on disk."""
        for audience in self._audiences.values():
            audience.send_unsent()

    def push(self, data: bytes) -> None:
        """At once, to everyone."""
        for audience in self._audiences.values():
            audience.push(data)

    def show_again(self, connection: Connection) -> None:
        """Send the full state to one client."""
        audience = self._audiences[connection.seat, connection.language]
        connection.push(self._state_message(audience, self._showing()))

    def show_all_again(self) -> None:
        """Something of the table has changed without a step."""
        for connection in self.connections:
            self.show_again(connection)

    def show_time(self) -> None:
        """The clock was stopped: inform clients that show it."""
        match = self._state.match
        if match is not None and match.due >= 0:
            for connection in self.connections:
                self.show_again(connection)

    def show_clocks(self, paused: bool = False) -> None:
        """Send that the clocks are paused, or run again."""
        if self.clockwork is not None and self._state.match is not None:
            self.push(encode(Clocks(self.clockwork.now(), None, paused)))

    def _note(self, number: int, data: bytes) -> None:
        for audience in self._audiences.values():
            audience.note(number, data)

    def _showing(self) -> StepViews | None:
        match = self._state.match
        return None if match is None else StepViews(match, self._state.number)

    def _state_message(self, audience: Audience, showing: StepViews | None) -> bytes:
        """The full state for one audience."""
        table_state = self._state
        legal, texts = audience.shown_legal(table_state.game)
        seat = audience.seat
        return encode(
            State(
                table_state.number,
                seat,
                table_state.now(),
                self.seats_now(),
                None if showing is None else showing.view(seat),
                legal,
                texts,
                showing is not None and showing.may_undo(seat),
                audience.shown_acting(),
                0
                if table_state.match is None
                else self._time.clock.now(table_state.match.state.clock, -1),
                list(table_state.chat),
                self._bot_pool.status(table_state.game),
                table_state.result(),
                table_state.next_table(),
                [] if self.clockwork is None else self.clockwork.now(),
                self.clockwork is not None and self.clockwork.is_paused,
            )
        )
