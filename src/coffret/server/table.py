"""A table: one task, one mailbox, no locks.

Every request to a table waits in its mailbox until the task handles it. A change is
applied to the ledger, handed to the store, shown to each audience, and sent when it is written.
While the store is unavailable nothing changes; a table that was ahead of its store is rebuilt from
it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from coffret.engine.errors import IllegalMove
from coffret.engine.match import Match

from . import journal, messages
from .audience import Audience, Showing
from .botseats import BotSeats, Thought
from .clock import TableClock
from .commands import Commands
from .connection import Connection
from .deadlines import is_deadline
from .handover import absences, take_back
from .journal import AFTER_THE_END, Begun, Followed, Line, Played, Said, SeatTaken, Undone, Waited
from .lag import Lag
from .ledger import Ledger
from .limits import Hourly, Limits
from .logs import log
from .mailbox import TICK, BotsChanged, Call, Command, Item, Join, Leave, StoreBack, Tick
from .messages import Presence, State, TableNow, encode
from .metrics import METRICS
from .refusals import NOT_SAVED, Refused
from .seats import fits
from .store import Health, Store, Unsaved
from .thinking import Thinkers
from .work import measured, metered

PING_EVERY = 1.0
GOING_AWAY = 1012
FAILED = 1011
SEAT_MOVED = 4001
ANEW = "the table is restarting: reconnect in a moment"
LAST_WORDS = 1.0
"""Seconds for pending writes when the server stops."""


class Table:
    def __init__(
        self,
        ledger: Ledger,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        why_not: str | None = None,
        on_failure: Callable[[Table], None] = lambda table: None,
    ) -> None:
        self.ledger = ledger
        self.why_not = why_not
        """Why the match can only be replayed; None: it can be played."""
        self.thinkers = thinkers
        self.holds = 0
        """Sockets that are about to join or have joined."""
        self._store = store
        self._limits = limits
        self._on_failure = on_failure
        self._loop = asyncio.get_running_loop()
        self._mailbox: asyncio.Queue[Item] = asyncio.Queue()
        self.audiences: dict[tuple[int | None, str | None], Audience] = {}
        self.bots = BotSeats(thinkers, self._mailbox.put_nowait)
        self.lags = [Lag(self._loop.time()) for _ in ledger.seats]
        self._unwritten: list[asyncio.Future[None]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0  # uvloop's timers do not say when, once they have fired
        self._pings = 0
        self._pinged = 0.0
        self._grace: tuple[int, float] = (-1, 0.0)  # a deadline, and how long it is put off
        self.left = [self._loop.time()] * len(ledger.seats)
        self.idle_since = self._loop.time()
        state = None if ledger.match is None else ledger.match.state
        self.clock = TableClock(self._loop.time, 0 if state is None else state.clock)
        if not self.can_write:
            self.clock.stop()
        self.talk = Hourly(limits.talk_per_seat, "lines of talk")
        self._commands = Commands(self)
        self._task = asyncio.create_task(self._run())
        self._mailbox.put_nowait(TICK)

    @property
    def id(self) -> str:
        return self.ledger.record.id

    # From outside the task

    def offer(self, connection: Connection, request: messages.Request) -> None:
        """A client's message; Refused if too many are waiting. A pong only changes the seat's lag,
        which must be measured at the moment of its arrival."""
        if isinstance(request, messages.Pong):
            self._commands.pong(connection, request.ping, self._loop.time())
            return
        if self._mailbox.qsize() >= self._limits.mailbox:
            raise Refused("busy", "the table is busy: try again")
        self._mailbox.put_nowait(Command(connection, request, self._loop.time()))

    def join(self, connection: Connection, last: int | None) -> None:
        if self._task.done():
            connection.close(FAILED, ANEW)
        self._mailbox.put_nowait(Join(connection, last))

    def leave(self, connection: Connection) -> None:
        self._mailbox.put_nowait(Leave(connection))

    async def call(self, action: Callable[[Table], Any]) -> Any:
        """Run something in the table's task; returns when its changes are written."""
        if self._task.done():
            raise Refused("busy", ANEW)
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._mailbox.put_nowait(Call(action, answer))
        return await answer

    def store_became(self, health: Health) -> None:
        """While nothing can be written, clocks stop and bots wait."""
        if health is not Health.OPEN:
            self.clock.stop()
            self._end()
        else:
            self.clock.go_on()
            self._mailbox.put_nowait(StoreBack())

    @property
    def can_write(self) -> bool:
        return self._store.health is Health.OPEN

    def tell_of_bots(self) -> None:
        self._mailbox.put_nowait(BotsChanged())

    @property
    def is_idle(self) -> bool:
        return self.holds == 0 and self._mailbox.empty() and not self._unwritten

    async def stop(self) -> None:
        """Finish pending writes and stop."""
        self._end()
        if self._unwritten:
            await asyncio.wait(self._unwritten, timeout=LAST_WORDS)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._refuse_waiting()
        for connection in self.connections:
            connection.close(GOING_AWAY, "the server stops: come back in a moment")

    def forget(self) -> None:
        """Unload the table, if it is idle."""
        self._end()
        self._task.cancel()

    def _end(self) -> None:
        self.bots.stop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # The task

    async def _run(self) -> None:
        while True:
            item = await self._mailbox.get()
            try:
                await self._handle(item)
                self._look_ahead()
            except Unsaved as unsaved:
                log("a table was not saved", table=self.id, certain=unsaved.certain)
                if unsaved.certain:
                    self._not_saved(item)
                self._fail(item)
                return
            except Exception:
                log("a table failed", failed=True, table=self.id)
                self._fail(item)
                return

    def _fail(self, item: Item) -> None:
        """Memory may differ from the journal now, so the table is rebuilt from it. A client without
        an answer asks again with the same id, and the journal shows whether it was done."""
        self._end()
        self._refuse_waiting(item)
        for written in self._unwritten:
            written.add_done_callback(lambda each: each.exception())  # nobody else asks
        for connection in self.connections:
            connection.close(FAILED, ANEW)
        self._on_failure(self)

    def _not_saved(self, item: Item) -> None:
        """Pending changes are not on disk: refuse them."""
        refusal = Refused("not_saved", NOT_SAVED)
        match item:
            case Command(connection, request):
                told = self._commands.refusal(connection, request, refusal)
                connection.push(encode(told))
            case Call(_, answer) if not answer.done():
                answer.set_exception(refusal)

    def _refuse_waiting(self, item: Item | None = None) -> None:
        """Fail all pending answers."""
        items = [] if item is None else [item]
        while not self._mailbox.empty():
            items.append(self._mailbox.get_nowait())
        for each in items:
            if isinstance(each, Call) and not each.answer.done():
                each.answer.set_exception(Refused("busy", ANEW))
            elif isinstance(each, Join):
                each.connection.close(FAILED, ANEW)

    async def _handle(self, item: Item) -> None:
        match item:
            case Command(connection, request, arrived):
                doing = self._commands.carry_out(connection, request, arrived)
                await (doing if connection.work is None else metered(doing, connection.work))
            case Join(connection, last):
                measured(connection.work, self._let_in, connection, last)
                await self.settle()
            case Leave(connection):
                self._let_out(connection)
            case Call(action, answer):
                await self._answer(action, answer)
            case Thought():
                await self._play_for_bot(item)
            case Tick():
                self._timer = None
                await self._go_on()
            case StoreBack():
                self._tell_time()
                await self._go_on()
            case BotsChanged():
                self.tell_all(encode(messages.Bots(self.thinkers.status(self.ledger.game))))

    async def _go_on(self) -> None:
        """Handle timers, bots and the store."""
        if self.can_write and self.why_not is None:
            self.begin_if_full()  # the server may have stopped just before
            self.pass_time(self._loop.time())
            await self.settle()

    async def _answer(self, action: Callable[[Table], Any], answer: asyncio.Future[Any]) -> None:
        try:
            value = action(self)
        except (Refused, IllegalMove) as refusal:
            answer.set_exception(refusal)
        else:
            await self.settle()
            if not answer.done():
                answer.set_result(value)

    async def _play_for_bot(self, thought: Thought) -> None:
        self.bots.answered(thought.seat)
        match = self.ledger.match
        moment = self._loop.time()
        if match is None or thought.action is None or not self.can_write:
            return
        if self.ledger.seats[thought.seat].level is None:
            return
        self.pass_time(moment)
        stale = match.due < 0 and thought.moves != len(match.log)
        if not stale and thought.action in match.game.legal(match.state, thought.seat):
            self.play(thought.seat, match.game.move(thought.action), "", moment)
        await self.settle()

    # Changes

    def write(self, line: Line) -> None:
        """Apply a line, hand it to the store, and show what it changed.

        After the end only talk and the next table are written: the result and the secret are
        published.
        """
        if self.why_not is not None:
            raise Refused("not_playable", self.why_not)
        if self.ledger.is_over and not isinstance(line, AFTER_THE_END):
            raise Refused("over", "the game is over: only chat is possible")
        if not self.can_write:
            raise Refused("not_saved", NOT_SAVED)
        self.ledger.apply(line)
        number = self.ledger.number
        data = [journal.encode(line)]
        self._unwritten.append(self._store.append(self.id, number, data, self.ledger.is_over))
        self._show(number, line)
        if isinstance(line, SeatTaken):
            self._close_sockets_of_others(line)

    def _close_sockets_of_others(self, taken: SeatTaken) -> None:
        """A seat's view is sent only to its present holder."""
        for connection in self.connections:
            if connection.seat == taken.seat and connection.holder != taken.token:
                connection.close(SEAT_MOVED, "this seat is played from another device now")

    async def settle(self) -> None:
        """Wait until everything is written, then send it to all clients."""
        if not self._unwritten:
            return
        for written in self._unwritten:
            await written
        self._unwritten.clear()
        for audience in self.audiences.values():
            audience.send_unsent()

    def begin_if_full(self) -> None:
        """The game begins when every seat is taken."""
        if self.ledger.match is None and self.ledger.everybody_is_seated:
            self.clock = TableClock(self._loop.time, 0)
            self.write(Begun([seat.name for seat in self.ledger.seats]))

    def play(self, seat: int, move: dict[str, Any], id: str, moment: float) -> None:
        """A move at its time of arrival; a forgiven one just before the deadline."""
        match = self.ledger.playing
        due = match.due
        time = self.clock.at(moment, match.state.clock, due)
        if 0 <= due <= time:
            time = due - 1
        self.write(Played(seat, move, time, id))

    def pass_time(self, moment: float) -> None:
        """Carry out everything that is due by now, in order, each at its time."""
        match = self.ledger.match
        if match is None or self.why_not is not None:
            return
        while not match.is_over and (due := match.due) >= 0:
            if self.clock.moment(due) + self._put_off(match, due, moment) > moment:
                return
            self.write(Waited(due))

    def _put_off(self, match: Match, due: int, moment: float) -> float:
        """Seconds by which a deadline is postponed, for moves still on their way."""
        if self.clock.moment(due) > moment:
            return 0.0
        if self._grace[0] != due:
            credits = [
                self.lags[seat].credit(moment)
                for seat in match.game.acting(match.state)
                if self.is_here(seat)
            ]
            longest = max(credits, default=0.0) / 1000
            self._grace = due, longest if longest and is_deadline(match, due) else 0.0
        return self._grace[1]

    def _look_ahead(self) -> None:
        """Set the timer for what is due next, and let the bots think."""
        match = self.ledger.match
        if match is None or self.why_not is not None or match.is_over or not self.can_write:
            return
        self.bots.ask(match, self.ledger.seats)
        due = match.due
        grace = self._grace[1] if self._grace[0] == due else 0.0
        when = self.clock.moment(due) + grace
        if self._timer is not None and (due < 0 or self._timer_at != when):
            self._timer.cancel()
            self._timer = None
        if due >= 0:
            if self._timer is None:
                self._timer_at = when
                self._timer = self._loop.call_at(when, self._mailbox.put_nowait, TICK)
            self._ping()

    # Showing

    def _show(self, number: int, line: Line) -> None:
        match line:
            case Played() | Waited() | Undone():
                showing = Showing(self.ledger.playing, number)
                result = self.ledger.result()
                for audience in self.audiences.values():
                    audience.step(showing, isinstance(line, Undone), result)
                METRICS.count("moves" if isinstance(line, Played) else "other_steps")
            case Begun():
                showing = Showing(self.ledger.playing, number)
                for key, audience in self.audiences.items():
                    audience.begin(showing)
                    audience.note(number, self.state(key[0], audience, showing))
            case Said(seat, text):
                self._note(number, encode(messages.Chat(number, seat, text)))
            case Followed(seat, table):
                self._note(number, encode(messages.Again(number, seat, table)))
            case _:
                self._note(number, encode(messages.Seats(number, self.seats_now())))

    def _note(self, number: int, data: bytes) -> None:
        for audience in self.audiences.values():
            audience.note(number, data)

    def tell_all(self, data: bytes) -> None:
        for audience in self.audiences.values():
            audience.push(data)

    def state(self, seat: int | None, audience: Audience, showing: Showing | None) -> bytes:
        """The full state for one audience."""
        legal, texts = audience.shown_legal(self.ledger.game)
        match = self.ledger.match
        return encode(
            State(
                self.ledger.number,
                seat,
                self.now(),
                self.seats_now(),
                None if showing is None else showing.view(seat),
                legal,
                texts,
                showing is not None and showing.may_undo(seat),
                audience.shown_acting(),
                0 if match is None else self.clock.now(match.state.clock, -1),
                list(self.ledger.chat),
                self.thinkers.status(self.ledger.game),
                self.ledger.result(),
                self.next(),
            )
        )

    def next(self) -> messages.NextTable | None:
        """The next table of these players."""
        found = self.ledger.next
        return None if found is None else messages.NextTable(found.seat, found.table)

    def now(self) -> TableNow:
        return self.ledger.record.now(self.why_not)

    def seats_now(self) -> list[messages.SeatNow]:
        return [seat.now(self.is_here(number)) for number, seat in enumerate(self.ledger.seats)]

    # Who is here

    @property
    def connections(self) -> list[Connection]:
        return [one for audience in self.audiences.values() for one in audience.connections]

    def is_here(self, seat: int) -> bool:
        return any(key[0] == seat and each.connections for key, each in self.audiences.items())

    def holds_seat(self, seat: int, token: str | None) -> bool:
        return fits(token, self.ledger.seats[seat].token)

    def _let_in(self, connection: Connection, last: int | None) -> None:
        seat = None if connection.seat is None else self.ledger.seats[connection.seat]
        if seat is not None and seat.token != connection.holder:
            connection.close(SEAT_MOVED, "this seat is played from another device now")
        key = connection.seat, connection.language
        match = self.ledger.match
        showing = None if match is None else Showing(match, self.ledger.number)
        if key not in self.audiences:
            self.audiences[key] = Audience(*key, showing)
        audience = self.audiences[key]
        audience.connections.append(connection)
        missed = None if last is None else audience.since(last, self.ledger.number)
        for data in missed if missed is not None else [self.state(key[0], audience, showing)]:
            connection.push(data)
        if connection.seat is not None and seat is not None and seat.stands_in:
            with suppress(Refused):  # else the person asks for it
                take_back(self, connection.seat)
        self._tell_presence()

    def show_again(self, connection: Connection) -> None:
        """Send the full state to one client."""
        match = self.ledger.match
        showing = None if match is None else Showing(match, self.ledger.number)
        audience = self.audiences[connection.seat, connection.language]
        connection.push(self.state(connection.seat, audience, showing))

    def _tell_time(self) -> None:
        """The clock was stopped: inform clients that show it."""
        match = self.ledger.match
        if match is not None and match.due >= 0:
            for connection in self.connections:
                self.show_again(connection)

    def _let_out(self, connection: Connection) -> None:
        audience = self.audiences[connection.seat, connection.language]
        audience.connections.remove(connection)
        if connection.seat is not None:
            self.left[connection.seat] = self._loop.time()
        elif not audience.connections:
            del self.audiences[connection.seat, connection.language]
        self.idle_since = self._loop.time()
        self._tell_presence()

    def _tell_presence(self) -> None:
        here = [seat for seat in range(len(self.ledger.seats)) if self.is_here(seat)]
        watching = sum(
            len(each.connections) for key, each in self.audiences.items() if key[0] is None
        )
        self.tell_all(encode(Presence(here, watching, absences(self))))

    def _ping(self) -> None:
        """Ping the seats now and then while a clock runs, to measure their lag."""
        moment = self._loop.time()
        if moment - self._pinged < PING_EVERY:
            return
        self._pinged = moment
        self._pings += 1
        data = encode(messages.Ping(self._pings))
        for connection in self.connections:
            if connection.seat is not None and connection.pinged[0] == 0:
                connection.pinged = (self._pings, moment)
                connection.push(data)
