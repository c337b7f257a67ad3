"""All tables: open, find, reload from the store, unload when idle."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from coffret import registry
from coffret.engine import fairness
from coffret.engine.errors import BadOptions, UnknownGame
from coffret.engine.game import Game

from . import again, journal
from .alarms import Alarms
from .bot_pool import BotPool
from .botseats import PAUSE
from .cards import OVER, card_of, encode_card
from .clocks import Choice, Ending
from .handover import check_level
from .journal import Begun, BotSeated, Line, Listed, Played, SeatOpened, SeatTaken, Undone, Waited
from .ledger import Ledger, bot_name
from .limits import Limits
from .logs import log
from .metrics import METRICS
from .people.outcomes import record
from .refusals import NOT_SAVED, Refused
from .retention import Keep, tidy
from .seats import hashed, new_secret
from .shapes import Name
from .store import BOT_AFTER, CASUAL, Health, Rows, Saved, Store, TableRecord, Unsaved
from .table import LAST_WORDS, Table
from .talk import trimmed
from .uptime import Uptime
from .wording import name_of

SWEEP_EVERY = 20.0
TIDY_EVERY = 3600.0
IDLE = 600.0
"""Seconds after which a table without clients is unloaded: its clock and bots pause until someone
opens it."""

NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""The form of a table's name: nothing else is passed to the store (PostgreSQL rejects some
characters)."""


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who sits in a seat: `me`, someone with the `link`, or a `bot`."""

    kind: Annotated[str, Meta(pattern="^(me|link|bot)$")]
    name: Name | None = None
    level: str = "casual"


class TableWish(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: Annotated[list[SeatWish], Meta(max_length=16)]
    options: dict[str, str | int] = {}
    hints: bool = True
    stand_in: str = CASUAL
    """The level of a bot that plays for an absent player; never weaker than a bot at the table."""
    bot_after: Annotated[int, Meta(ge=15, le=604_800)] = BOT_AFTER
    """Seconds a player must be absent before the others may let a bot play."""
    listed: bool = False
    """Whether the lobby shows it until it is full."""
    clock: Choice = "none"
    """Time for each turn, and a bank; not for games with their own clock."""
    clock_ending: Ending = "turn"
    """What a bot plays when a seat's time is over."""


class Opened(Struct):
    """A new table, and what only its host gets: the claims of the seats' links."""

    table: str
    commitment: str
    claims: dict[int, str]


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
    ) -> None:
        self._store = store
        self._keep = keep or Keep()
        self._bot_pool = bot_pool
        self._limits = limits
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._stopping = False
        self.alarms = Alarms(store, uptime, self._wake)
        self.bot_pause = PAUSE
        bot_pool.on_change(self._tell_of_bots)
        store.on_change(self._store_became)
        METRICS.gauges["tables"] = lambda: len(self._tables)
        METRICS.gauges["sockets"] = lambda: sum(each.holds for each in list(self._tables.values()))

    def start(self) -> None:
        """Unload idle tables and delete old ones; tables are reloaded on demand."""
        self._keeper = asyncio.create_task(self._tend())
        self.alarms.start()

    async def close(self) -> None:
        self._stopping = True
        if self._keeper is not None:
            self._keeper.cancel()
        await self.alarms.close()
        noting = asyncio.ensure_future(self._note(list(self._tables.values())))
        await asyncio.wait({noting}, timeout=LAST_WORDS)
        noting.exception() if noting.done() else noting.cancel()
        await asyncio.gather(*(table.stop() for table in self._tables.values()))

    # Opening and finding

    async def create(self, wish: TableWish, holder: str) -> Opened:
        """Open a table, and be its host."""
        game = registry.playable(wish.game)
        options = game.options.complete(wish.options)
        game.check_table(len(wish.seats), options)
        check_level(wish.stand_in)
        if game.real_time and wish.clock != "none":
            raise BadOptions(f"{game.title} has its own clock")
        claims: dict[int, str] = {}
        lines: list[Line] = []
        names: list[str] = []
        for number, seat in enumerate(wish.seats):
            if seat.kind == "bot":
                check_level(seat.level)
                named = name_of(seat.name, names) if seat.name else ""
                names.append(named or bot_name(seat.level))
                lines.append(BotSeated(number, seat.level, name=named))
            elif seat.kind == "me":
                names.append(name_of(seat.name or "Player", names))
                lines.append(SeatTaken(number, names[-1], holder))
            else:
                claims[number] = new_secret()
                lines.append(SeatOpened(number, hashed(claims[number])))
        secret = fairness.new_secret()
        record = TableRecord(
            secrets.token_urlsafe(12),
            game.name,
            game.rules_version,
            game.components.digest,
            options,
            len(wish.seats),
            secret,
            holder,
            wish.hints,
            wish.stand_in,
            wish.bot_after,
            wish.clock,
            wish.clock_ending,
        )
        ledger = Ledger(record, game)
        for line in lines:
            ledger.apply(line)
        if wish.listed and not ledger.everybody_is_seated:
            lines.append(Listed(True))
            ledger.apply(lines[-1])
        if ledger.everybody_is_seated:
            lines.append(Begun([seat.name for seat in ledger.seats]))
            ledger.apply(lines[-1])
        try:
            encoded = [journal.encode(line) for line in lines]
            await self._store.create(record, encoded, frozenset({holder}), ledger.listed)
        except Unsaved:  # if it was written after all, nobody will know its name
            raise Refused("not_saved", NOT_SAVED) from None
        self._tables[record.id] = self._table(ledger)
        METRICS.count("tables_opened")
        log("opened", table=record.id, game=game.name, seats=len(wish.seats))
        return Opened(record.id, fairness.commitment(secret), claims)

    async def play_again(self, name: str, holder: str) -> Followed:
        """Take seats at the next table after a finished one; the first request opens it."""
        table = await self.find(name)
        own = again.own_seats(table, holder)
        following = await table.call(lambda here: again.follow(here, own[0]))
        if following not in self._opening:
            opening = asyncio.create_task(self._open_next(table.ledger, following, holder))
            self._opening[following] = opening
            opening.add_done_callback(lambda task: self._opening.pop(following))
        new = await asyncio.shield(self._opening[following])
        seats = await new.call(lambda here: again.sit_down(here, table.ledger, own, holder))
        return Followed(following, seats)

    async def _open_next(self, before: Ledger, name: str, holder: str) -> Table:
        """The next table, opened if needed."""
        try:
            return await self.find(name)
        except Refused as refusal:
            if refusal.code != "unknown_table":
                raise
        options = again.next_options(before)
        record = msgspec.structs.replace(
            before.record,
            id=name,
            options=options,
            secret=fairness.new_secret(),
            host=holder,
        )
        ledger, lines = Ledger(record, before.game), again.first_lines(before)
        ledger.read(lines)
        try:
            encoded = [journal.encode(line) for line in lines]
            await self._store.create(record, encoded, frozenset({holder}))
        except Unsaved:  # the next one who presses tries again
            raise Refused("not_saved", NOT_SAVED) from None
        table = self._tables[name] = self._table(ledger)
        METRICS.count("tables_opened")
        log("opened", table=name, game=record.game, seats=record.seats, after=before.record.id)
        return table

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
        saved = await self.saved(name)
        ledger = await asyncio.to_thread(brought_back, saved)
        silent = trimmed(saved.lines)
        if silent:
            with suppress(Unsaved):
                await self._store.replace(name, silent)
        table = self._tables[name] = self._table(ledger)
        table.changed = saved.changed or table.changed
        return table

    def loaded(self, name: str) -> Table | None:
        """The table of that name, if it is in memory."""
        return self._tables.get(name)

    def _note(self, tables: list[Table]) -> Awaitable[None]:
        """Write the cards of tables that are unloaded, and how those that are over ended."""
        cards = [(table.ledger.record, card_of(table)) for table in tables]

        def job(rows: Rows) -> None:
            for about, card in cards:
                encoded = encode_card(card).decode()
                rows("UPDATE tables SET card = ? WHERE id = ?", encoded, about.id)
                if card.state == OVER:
                    record(rows, about.id, about.game, card)

        return self._store.change(job)

    def _table(self, ledger: Ledger) -> Table:
        table = Table(ledger, self._store, self._bot_pool, self._limits, self.alarms, self._drop)
        table.bots.pause = self.bot_pause
        return table

    def _drop(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    async def _wake(self, name: str) -> None:
        """Load a table at which something is due, and let it look."""
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
            if table.ledger.record.game == game:
                table.tell_of_bots()

    async def rewrite(self, name: str, job: Callable[[Rows], None]) -> None:
        """Rewrite a table in the store. Its clients reconnect, if it has any, and it is read from
        its journal again."""

        async def change() -> None:
            try:
                await self._store.change(job)
            except Unsaved:
                raise Refused("not_saved", NOT_SAVED) from None

        async def nothing() -> None: ...

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

    def drop_device(self, token: str, code: int, reason: str) -> None:
        """Close the sockets of a token at all tables."""
        for table in self._tables.values():
            table.drop_device(token, code, reason)

    # Keeping

    async def _tend(self) -> None:
        loop = asyncio.get_running_loop()
        tidied = loop.time() - TIDY_EVERY
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            await self.sweep(loop.time())
            if loop.time() - tidied >= TIDY_EVERY:
                tidied = loop.time()
                await self.tidy()

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

    async def sweep(self, moment: float) -> None:
        """Unload finished tables without clients at once, others after a while."""
        idle = [table for table in self._tables.values() if self._is_done_with(table, moment)]
        if not idle:
            return
        noted = self._note(idle)
        for table in idle:
            table.forget()
            self._drop(table)
        with suppress(Unsaved):  # then a list of tables loads them
            await noted

    def _is_done_with(self, table: Table, moment: float) -> bool:
        over = table.ledger.is_over or table.ledger.replay_only is not None
        return table.is_idle and (over or moment - table.audiences.idle_since > IDLE)


def brought_back(saved: Saved) -> Ledger:
    """A table from its journal."""
    game, replay_only = game_of(saved.record)
    ledger = Ledger(saved.record, game, replay_only)
    lines = [journal.decode(line) for line in saved.lines]
    if replay_only is not None:
        lines = [each for each in lines if not isinstance(each, Begun | Played | Waited | Undone)]
    ledger.read(lines)
    ledger.number = len(saved.lines)
    return ledger


def game_of(record: TableRecord) -> tuple[Game, str | None]:
    """The game of a table, and why it is not the one that was played, if so."""
    try:
        game = registry.playable(record.game)
    except UnknownGame as error:
        raise Refused("not_playable", str(error)) from None
    if record.rules_version != game.rules_version:
        return game, (
            f"this table was opened by rules version {record.rules_version} of {game.title}, and "
            f"this server plays version {game.rules_version}: it can be replayed, not played on"
        )
    if record.components != game.components.digest:
        return game, (
            f"this table was opened with another set of cards of {game.title} than this server "
            "has: it can be replayed, not played on"
        )
    return game, None
