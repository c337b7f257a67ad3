"""A table: one task, one mailbox, no locks.

Every request to a table waits in its mailbox until the task handles it. A change is
applied to the state, handed to the store, shown to each audience, and sent when it is written.
While the store is unavailable nothing changes; a table that was ahead of its store is rebuilt from
it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from time import time
from typing import Any

from coffret.engine.errors import IllegalMove

from . import client_messages, journal, messages
from .alarms import Alarms
from .audiences import Audiences
from .bot_pool import BotPool
from .botseats import BotDecision, BotSeats, play_decision
from .clockwork import Clockwork
from .closing import FAILED, GOING_AWAY, RESTARTING
from .commands import Commands
from .connection import Connection
from .journal import (
    AFTER_THE_END,
    Arranged,
    Begun,
    Clocked,
    Line,
    Listed,
    Played,
    SeatLeft,
    SeatTaken,
    Waited,
)
from .limits import Limits
from .listing import also_of
from .logs import log
from .mailbox import (
    TICK,
    BotsChanged,
    Call,
    Command,
    Item,
    Join,
    Leave,
    Mailbox,
    StoreBack,
    Tick,
    refuse_waiting,
)
from .messages import encode
from .notices.bell import Bell
from .refusals import NOT_SAVED, Refused
from .seat_sockets import close_sockets_of_others, let_in
from .seats import is_held
from .store import Health, Store, Unsaved
from .table_state import TableState
from .timekeeper import timekeeper_of
from .work import measured, metered

LAST_WORDS = 1.0
"""Seconds for pending writes when the server stops."""


class Table:
    def __init__(
        self,
        table_state: TableState,
        store: Store,
        bot_pool: BotPool,
        limits: Limits,
        alarms: Alarms,
        bell: Bell,
        on_failure: Callable[[Table], None] = lambda table: None,
    ) -> None:
        self.state = table_state
        self.bot_pool = bot_pool
        self.sockets: Counter[int | None] = Counter()
        """How many sockets are about to join or have joined, by seat; None: spectators."""
        self.changed = time()
        """When something last happened, in seconds since 1970."""
        self.glanced: tuple[int, dict[str, Any] | None, int | None] = -1, None, None
        """Its board and round in lists of tables, and after which line of the journal that was (see
        `cards`)."""
        self._store = store
        self._limits = limits
        self._bell = bell
        self._on_failure = on_failure
        self._loop = asyncio.get_running_loop()
        self._mailbox: Mailbox = asyncio.Queue()
        self._alarms = alarms
        self.time = timekeeper_of(table_state, self.can_write, self.wake)
        self.audiences = Audiences(table_state, self.time, bot_pool)
        self._wind()
        self.bots = BotSeats(bot_pool, self._mailbox.put_nowait, table_state.record.id)
        self._unwritten: list[asyncio.Future[None]] = []
        self._commands = Commands(self, limits)
        self._task = asyncio.create_task(self._run())
        self._mailbox.put_nowait(TICK)

    @property
    def id(self) -> str:
        return self.state.record.id

    # From outside the task

    def enqueue(self, connection: Connection, request: client_messages.Request) -> None:
        """A client's message; Refused if too many are waiting. A pong only changes the seat's lag,
        which must be measured at the moment of its arrival."""
        if isinstance(request, client_messages.Pong):
            self.time.pong(connection, request.ping, self._loop.time())
            return
        if isinstance(request, client_messages.Look):
            connection.looks = request.on
            return
        if self._mailbox.qsize() >= self._limits.mailbox:
            raise Refused("busy", "the table is busy: try again")
        self._mailbox.put_nowait(Command(connection, request, self._loop.time()))

    def join(self, connection: Connection, last: int | None) -> None:
        if self._task.done():
            connection.close(FAILED, RESTARTING)
        self._mailbox.put_nowait(Join(connection, last))

    def leave(self, connection: Connection) -> None:
        self._mailbox.put_nowait(Leave(connection))

    async def call(self, action: Callable[[Table], Any]) -> Any:
        """Run something in the table's task; returns when its changes are written."""
        if self._task.done():
            raise Refused("busy", RESTARTING)
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._mailbox.put_nowait(Call(action, answer))
        return await answer

    def store_became(self, health: Health) -> None:
        """While nothing can be written, clocks stop and bots wait."""
        if health is not Health.OPEN:
            self.time.clock.stop()
            self._end()
            self.audiences.show_clocks(paused=True)
        else:
            self.time.clock.go_on()
            self._mailbox.put_nowait(StoreBack())

    @property
    def can_write(self) -> bool:
        return self._store.health is Health.OPEN

    def wake(self) -> None:
        """Something may be due."""
        self._mailbox.put_nowait(TICK)

    def send_bot_status(self) -> None:
        self._mailbox.put_nowait(BotsChanged())

    @property
    def holds(self) -> int:
        """All sockets."""
        return self.sockets.total()

    @property
    def is_idle(self) -> bool:
        return not self.holds and self._mailbox.empty() and not self._unwritten

    async def stop(
        self, code: int = GOING_AWAY, reason: str = "the server stops: come back in a moment"
    ) -> None:
        """Finish pending writes and stop."""
        await self._halt()
        self._let_go(code, reason)

    async def _halt(self) -> None:
        self._end()
        if self._unwritten:
            await asyncio.wait(self._unwritten, timeout=LAST_WORDS)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def _let_go(self, code: int, reason: str) -> None:
        refuse_waiting(self._mailbox)
        for connection in self.audiences.connections:
            connection.close(code, reason)

    async def moved(self, move: Callable[[], Awaitable[None]]) -> None:
        """Stop, move to another node, and only then send the clients there."""
        try:
            await self._halt()
            await move()
        finally:
            self._on_failure(self)
            self._let_go(GOING_AWAY, "the table has moved: reconnect")

    async def rewritten(self, rewrite: Callable[[], Awaitable[None]]) -> None:
        """Stop while the journal is being rewritten; then the table is read from it again."""
        try:
            await self.stop(FAILED, RESTARTING)
            await rewrite()
        finally:
            self._on_failure(self)

    def forget(self) -> None:
        """Unload the table, if it is idle."""
        self._end()
        self._task.cancel()

    def _wind(self) -> None:
        """The clocks of the state are the table's."""
        clocks = self.state.clocks
        self.clockwork = None if clocks is None else Clockwork(self, clocks, self._alarms)
        self.audiences.clockwork = self.clockwork

    def _rearrange(self) -> None:
        """The table has other seats or another clock; its match has not begun."""
        self.time.stop_timer()
        self.time = timekeeper_of(self.state, self.can_write, self.wake)
        self._wind()
        self.audiences.rearranged(self.time)

    def _end(self) -> None:
        self.bots.stop()
        self.time.stop_timer()

    # The task

    async def _run(self) -> None:
        while True:
            item = await self._mailbox.get()
            try:
                await self._handle(item)
                self._schedule_next()
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
        refuse_waiting(self._mailbox, item)
        for written in self._unwritten:
            written.add_done_callback(lambda each: each.exception())  # nobody else asks
        for connection in self.audiences.connections:
            connection.close(FAILED, RESTARTING)
        self._on_failure(self)

    def _not_saved(self, item: Item) -> None:
        """Pending changes are not on disk: refuse them."""
        refusal = Refused("not_saved", NOT_SAVED)
        match item:
            case Command(connection, request):
                answer = self._commands.refusal(connection, request, refusal)
                connection.push(encode(answer))
            case Call(_, answer) if not answer.done():
                answer.set_exception(refusal)

    async def _handle(self, item: Item) -> None:
        match item:
            case Command(connection, request, arrived):
                doing = self._commands.carry_out(connection, request, arrived)
                await (doing if connection.work is None else metered(doing, connection.work))
            case Join(connection, last):
                measured(connection.work, let_in, self, connection, last)
                await self.settle()
            case Leave(connection):
                self.audiences.let_out(connection)
                self.audiences.tell_presence()
            case Call(action, answer):
                await self._answer(action, answer)
            case BotDecision():
                if play_decision(self, item, self._loop.time()):
                    await self.settle()
            case Tick():
                self.time.ticked()
                await self._go_on()
            case StoreBack():
                self.audiences.show_time()
                self.audiences.show_clocks()
                await self._go_on()
            case BotsChanged():
                status = self.bot_pool.status(self.state.game)
                self.audiences.push(encode(messages.Bots(status)))

    async def _go_on(self) -> None:
        """Handle timers, bots and the store."""
        if self.can_write and self.state.replay_only is None:
            self.begin_if_full()  # the server may have stopped just before
            self.pass_time(self._loop.time())
            if self.clockwork is not None:
                self.clockwork.follow()
                self.clockwork.pass_time(self._loop.time())
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

    # Changes

    def write(self, line: Line) -> None:
        """Apply a line, hand it to the store, and show what it changed.

        After the end only talk and the next table are written: the result and the secret are
        published.
        """
        self.state.check_playable()
        if self.state.is_over and not isinstance(line, AFTER_THE_END):
            raise Refused("over", "the game is over: only chat is possible")
        if not self.can_write:
            raise Refused("not_saved", NOT_SAVED)
        was_listed = self.state.listed
        self.state.apply(line)
        if isinstance(line, Arranged):
            self._rearrange()
        tell = self._bell.after(self.state)
        also = also_of(line, was_listed, self.clockwork, self.state.record, tell)
        number = self.state.number
        data = [journal.encode(line)]
        finished = self.state.is_over
        self._unwritten.append(self._store.append(self.id, number, data, finished, also))
        self.changed = time()
        if isinstance(line, Listed) and line.on:
            self._bell.listed(self.id)
        self.audiences.show(number, line)
        if finished and self.clockwork is not None:
            self.clockwork.set_alarm()
        if isinstance(line, SeatTaken | SeatLeft):
            close_sockets_of_others(self, line)
        if self.clockwork is not None and not isinstance(line, Clocked):
            self.clockwork.follow()

    async def settle(self) -> None:
        """Wait until everything is written, then send it to all clients."""
        if not self._unwritten:
            return
        for written in self._unwritten:
            await written
        self._unwritten.clear()
        self.audiences.send_written()

    def begin_if_full(self) -> None:
        """The game begins when every seat is taken."""
        if self.state.match is None and self.state.everybody_is_seated:
            self.time.begin()
            self.write(Begun([seat.name for seat in self.state.seats]))

    def play(self, seat: int, move: dict[str, Any], id: str, moment: float) -> None:
        """A move at its time of arrival; a forgiven one just before the deadline."""
        time = self.time.time_of_move(self.state.playing, moment)
        self.write(Played(seat, move, time, id))

    def pass_time(self, moment: float) -> None:
        """Carry out everything that is due by now, in order, each at its time."""
        match = self.state.match
        if match is None or self.state.replay_only is not None:
            return
        while not match.is_over and match.due >= 0:
            if not self.time.is_past(match, moment, self.audiences.is_here):
                return
            self.write(Waited(match.due))

    def _schedule_next(self) -> None:
        """Set the timer for what is due next, and let the bots think."""
        match, table_state = self.state.match, self.state
        if (
            match is None
            or table_state.replay_only is not None
            or match.is_over
            or not self.can_write
        ):
            return
        self.bots.ask(match, table_state.seats)
        self.time.set_timer(match)
        if self.clockwork is not None:
            self.clockwork.set_alarm()
        if match.due >= 0 or (self.clockwork is not None and self.clockwork.is_live):
            self.time.ping(lambda: self.audiences.connections)

    # Who is here

    def holds_seat(self, seat: int, holder: str | None) -> bool:
        return is_held(holder, self.state.seats[seat].token)
