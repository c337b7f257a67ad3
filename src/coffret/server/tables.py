"""All tables: open, find, reload from the store, unload when idle."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from msgspec import Struct

from coffret.engine import fairness

from . import again, journal
from .alarms import Alarms
from .bot_pool import BotPool
from .botseats import PAUSE
from .cards import OVER, card_of, encode_card
from .closing import FAILED, RESTARTING
from .journal import Line
from .limits import Limits
from .logs import log
from .metrics import METRICS
from .notices.bell import Bell
from .opening import TableOpened, TableRequest, laid_out
from .other_nodes import Nodes
from .people.outcomes import record
from .refusals import NOT_SAVED, Refused
from .restoring import rebuild_table
from .retention import Keep, tidy
from .seat_sockets import close_device
from .store import Health, Rows, Saved, Store, TableRecord, Unsaved
from .table import LAST_WORDS, Table
from .table_state import TableState
from .talk import trimmed
from .upkeep import is_done_with, tend
from .uptime import Uptime

NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""The form of a table's name: nothing else is passed to the store (PostgreSQL rejects some
characters)."""


LaidOut = tuple[TableState, list[Line]]
"""A new table, and the first lines of its journal."""


class Followed(Struct):
    """The next table after a finished one, and the caller's seats there."""

    table: str
    seats: list[int]


class Tables:
    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        limits: Limits,
        uptime: Uptime,
        keep: Keep | None = None,
        bell: Bell | None = None,
        nodes: Nodes | None = None,
    ) -> None:
        self._store = store
        self.nodes = nodes
        """The other servers of this store; None: there are none."""
        self._keep = keep or Keep()
        self._bot_pool = bot_pool
        self._limits = limits
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._stopping = False
        self.alarms = Alarms(store, uptime, self._wake)
        self.bell = bell or Bell()
        self.chores: list[Callable[[], Awaitable[object]]] = []
        """Other things to tidy every hour."""
        self.bot_pause = PAUSE
        self.here = False
        """Whether they are in a browser."""
        bot_pool.on_change(self._tell_of_bots)
        store.on_change(self._store_became)
        METRICS.gauges["tables"] = lambda: len(self._tables)
        METRICS.gauges["sockets"] = lambda: sum(each.holds for each in list(self._tables.values()))

    def start(self) -> None:
        """Unload idle tables and delete old ones; tables are reloaded on demand."""
        self._keeper = asyncio.create_task(tend(self))
        self.alarms.start()

    async def close(self) -> None:
        self._stopping = True
        if self._keeper is not None:
            self._keeper.cancel()
        await self.alarms.close()
        if self.nodes is not None:  # after the last line nothing is written under the lease
            await asyncio.gather(*(table.stop() for table in self._tables.values()))
        noting = asyncio.ensure_future(self._note(list(self._tables.values())))
        await asyncio.wait({noting}, timeout=LAST_WORDS)
        noting.exception() if noting.done() else noting.cancel()
        await asyncio.gather(*(table.stop() for table in self._tables.values()))

    # Opening and finding

    async def create(self, wish: TableRequest, holder: str) -> TableOpened:
        """Open a table, and be its host."""
        table_state, lines, claims = laid_out(wish, holder, self.here)
        record = table_state.record
        try:
            encoded = [journal.encode(line) for line in lines]
            await self._store.create(record, encoded, frozenset({holder}), table_state.listed)
        except Unsaved:  # if it was written after all, nobody will know its name
            raise Refused("not_saved", NOT_SAVED) from None
        self._tables[record.id] = self._table(table_state)
        if table_state.listed:
            self.bell.listed(record.id)
        METRICS.count("tables_opened")
        log("opened", table=record.id, game=record.game, seats=record.seats)
        return TableOpened(record.id, fairness.commitment(record.secret), claims)

    async def play_again(self, name: str, holder: str) -> Followed:
        """Take seats at the next table after a finished one; the first request opens it."""
        table = await self.find(name)
        own = again.own_seats(table, holder)
        following = await table.call(lambda here: again.follow(here, own[0]))
        new = await self._open_once(following, lambda: self._next(table.state, following, holder))
        seats = await new.call(lambda here: again.sit_down(here, table.state, own, holder))
        return Followed(following, seats)

    async def _next(self, before: TableState, name: str, holder: str) -> LaidOut:
        record = msgspec.structs.replace(
            before.record,
            id=name,
            options=again.next_options(before),
            secret=fairness.new_secret(),
            host=holder,
            carried=False,
        )
        table_state, lines = TableState(record, before.game), again.first_lines(before)
        table_state.read(lines)
        return table_state, lines

    async def bring(self, record: TableRecord, lines: list[Line]) -> Table:
        """Open the table of a parcel, once."""

        async def lay_out() -> LaidOut:
            saved = Saved(record, [journal.encode(line) for line in lines], False)
            return await asyncio.to_thread(rebuild_table, saved), lines

        return await self._open_once(record.id, lay_out)

    async def _open_once(self, name: str, lay_out: Callable[[], Awaitable[LaidOut]]) -> Table:
        """The table of that name; the first who asks for it opens it."""
        if name not in self._opening:
            opening = asyncio.create_task(self._find_or_open(name, lay_out))
            self._opening[name] = opening
            opening.add_done_callback(lambda task: self._opening.pop(name))
        return await asyncio.shield(self._opening[name])

    async def _find_or_open(self, name: str, lay_out: Callable[[], Awaitable[LaidOut]]) -> Table:
        try:
            return await self.fetch(name)
        except Refused as refusal:
            if refusal.code != "unknown_table":
                raise
        table_state, lines = await lay_out()
        record = table_state.record
        try:
            encoded = [journal.encode(line) for line in lines]
            await self._store.create(record, encoded, frozenset({record.host}))
        except Unsaved:  # the next attempt finds out whether it was written
            raise Refused("not_saved", NOT_SAVED) from None
        table = self._tables[name] = self._table(table_state)
        METRICS.count("tables_opened")
        log("opened", table=name, game=record.game, seats=record.seats, carried=record.carried)
        return table

    async def remove(self, name: str) -> None:
        """Delete a table that continues elsewhere."""

        def job(rows: Rows) -> None:
            for kept in ("journal", "holdings", "noticed", "outbox", "tables"):
                rows(f"DELETE FROM {kept} WHERE id = ?", name)
            if self.nodes is not None:
                self.nodes.released(rows, [name])

        async def delete() -> None:
            try:
                await self._store.change(job)
            except Unsaved:
                raise Refused("not_saved", NOT_SAVED) from None

        await (await self.find(name)).moved(delete)

    async def find(self, name: str) -> Table:
        """The table of that name, from memory or from the store."""
        if self._stopping:
            raise Refused("stopping", "the server is shutting down: come back in a moment")
        if name in self._tables:
            return self._tables[name]
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
            self._loading[name].add_done_callback(lambda task: self._loading.pop(name))
        return await asyncio.shield(self._loading[name])

    async def fetch(self, name: str) -> Table:
        """The table of that name, wherever it is."""
        if self.nodes is not None and name not in self._tables:
            await self.nodes.fetch(name)
        return await self.find(name)

    async def is_well(self) -> bool:
        """Whether moves can be written down."""
        return await self._store.is_well()

    async def saved(self, name: str) -> Saved:
        """A table rebuilt from the store."""
        saved = await self._store.load(name) if NAME.fullmatch(name) else None
        if saved is None:
            raise Refused("unknown_table", "there is no such table")
        return saved

    async def _load(self, name: str) -> Table:
        if self.nodes is not None and NAME.fullmatch(name):
            tell = await self.nodes.claimed(name)
            if tell is not None:
                self.bell.begin([(name, tell)])
        saved = await self.saved(name)
        table_state = await asyncio.to_thread(rebuild_table, saved)
        silent = trimmed(saved.lines)
        if silent:
            with suppress(Unsaved):
                await self._store.replace(name, silent)
        table = self._tables[name] = self._table(table_state)
        table.changed = saved.changed or table.changed
        return table

    def loaded(self, name: str) -> Table | None:
        """The table of that name, if it is in memory."""
        return self._tables.get(name)

    def _note(self, tables: list[Table], released: bool = True) -> Awaitable[None]:
        """Write the cards of tables that are unloaded, and how those that are over ended."""
        cards = [(table.state.record, card_of(table)) for table in tables]
        nodes = self.nodes if released else None

        def job(rows: Rows) -> None:
            for about, card in cards:
                encoded = encode_card(card).decode()
                rows("UPDATE tables SET card = ? WHERE id = ?", encoded, about.id)
                if card.state == OVER:
                    record(rows, about.id, about.game, card)
            if nodes is not None:
                nodes.released(rows, [about.id for about, _ in cards])

        return self._store.change(job)

    def _table(self, table_state: TableState) -> Table:
        table = Table(
            table_state,
            self._store,
            self._bot_pool,
            self._limits,
            self.alarms,
            self.bell,
            self._drop,
        )
        table.bots.pause = self.bot_pause
        return table

    def _drop(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
            if self.nodes is not None:
                self.nodes.dropped(table.id)

    async def _wake(self, name: str) -> None:
        """Load a table at which something is due, and let it look."""
        nodes = None if name in self._tables else self.nodes
        if nodes is not None and not await nodes.is_due(name, self.alarms.uptime.now()):
            return  # another node has seen to it
        (await self.find(name)).wake()

    def _store_became(self, health: Health) -> None:
        if health is Health.OPEN:
            self.alarms.uptime.go_on()
            self.alarms.look()
        else:
            self.alarms.uptime.stop()
        for table in self._tables.values():
            table.store_became(health)

    def _tell_of_bots(self, game: str) -> None:
        for table in self._tables.values():
            if table.state.record.game == game:
                table.send_bot_status()

    async def rewrite(self, name: str, job: Callable[[Rows], None]) -> None:
        """Rewrite a table in the store. Its clients reconnect, if it has any, and it is read from
        its journal again."""

        async def change() -> None:
            try:
                await self._store.change(job)
            except Unsaved:
                raise Refused("not_saved", NOT_SAVED) from None

        async def nothing() -> None: ...

        if self.nodes is not None and name not in self._tables:
            await self.nodes.fetch(name)
        if name in self._loading:
            await self.find(name)
        if name in self._tables:
            await self._tables[name].rewritten(change)
            self.alarms.look_again()
            return
        await change()
        if name in self._loading or name in self._tables:  # from what was there before
            await (await self.find(name)).rewritten(nothing)
        self.alarms.look_again()

    async def hand_over(self, name: str, give: Callable[[], Awaitable[None]]) -> bool:
        """Give a table to another node; False: it is not here."""
        if name in self._loading:
            await self.find(name)
        table = self._tables.get(name)
        if table is None:
            return False

        async def move() -> None:
            await self._note([table], released=False)
            await give()

        await table.moved(move)
        return True

    async def abandon(self) -> None:
        """All tables have other owners: nothing is written, and the clients look for them."""
        tables = list(self._tables.values())
        for table in tables:
            self._drop(table)
        await asyncio.gather(*(table.stop(FAILED, RESTARTING) for table in tables))

    @property
    def names(self) -> list[str]:
        """Of those in memory."""
        return list(self._tables)

    def tokens(self) -> set[str]:
        """Of all sockets at tables."""
        return {
            connection.token
            for table in self._tables.values()
            for connection in table.audiences.connections
            if connection.token
        }

    def drop_device(self, token: str, code: int, reason: str) -> None:
        """Close the sockets of a token at all tables."""
        for table in self._tables.values():
            close_device(table, token, code, reason)

    # Keeping

    async def tidy(self) -> None:
        """Delete old tables, except those just opened."""
        try:
            deleted = await tidy(
                self._store, self._keep, self._tables.keys() | self._loading.keys()
            )
        except (Refused, Unsaved):
            return  # the store is away: in an hour, then
        except Exception:
            log("tidying failed", failed=True)
            return
        if deleted:
            log("deleted", tables=deleted)
        for chore in self.chores:
            await chore()

    async def sweep(self, moment: float) -> None:
        """Unload finished tables without clients at once, others after a while. While nothing can
        be written all stay: their cards and results could not be noted."""
        if self._store.health is not Health.OPEN:
            return
        idle = [table for table in self._tables.values() if is_done_with(table, moment)]
        if not idle:
            return
        noted = self._note(idle)
        for table in idle:
            table.forget()
            self._drop(table)
        with suppress(Unsaved):  # then a list of tables loads them: their cards are out of date
            await noted
