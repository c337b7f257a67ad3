"""The lobby: tables that anyone may join, until they are full.

The host lists a table, and may remove someone before the start, who then stays out of it.
"""

from __future__ import annotations

from time import time
from typing import Any

from msgspec import Struct

from .cards import WAITING, Card
from .clocks import rule_of
from .handover import Seated
from .journal import Listed, SeatLeft, SeatTaken
from .logs import log
from .messages import ClockRule, SeatNow
from .people.games import LENGTH, Row, cards_of
from .refusals import Refused
from .seats import OPEN, PERSON, is_held
from .store import Rows, Store, decode_record
from .tables import Tables
from .wording import name_of

MOST = 100
STALE = 86_400
"""Seconds after which a table at which nothing has happened is no longer shown."""
FRESH = 1.0
"""Seconds for which a list is shown again."""
OPENED = f"""
    SELECT id, record, card, {LENGTH} FROM tables t
    WHERE listed = 1 AND finished = 0 AND changed > ? ORDER BY changed DESC LIMIT ?
"""
NO_LOBBY = "this server has no lobby"


class OpenTable(Struct):
    """A table of the lobby."""

    table: str
    game: str
    options: dict[str, Any]
    hints: bool
    seats: list[SeatNow]
    changed: int
    """When something last happened, in seconds since 1970."""
    clock: ClockRule | None
    welcome: str
    """Whom the host wishes to play with."""


class Lobby:
    def __init__(self, store: Store, tables: Tables, on: bool) -> None:
        self._store = store
        self._tables = tables
        self.on = on
        self._shown: list[OpenTable] = []
        self._until = 0.0

    def check(self) -> None:
        if not self.on:
            raise Refused("not_yours", NO_LOBBY)

    async def tables(self, now: float) -> list[OpenTable]:
        """The fullest first. One read of the store serves everyone for a second."""
        self.check()
        if now >= self._until:
            self._until = now + FRESH
            self._shown = await self._read()
        return self._shown

    async def _read(self) -> list[OpenTable]:
        def job(rows: Rows) -> list[Row]:
            found: list[Row] = rows(OPENED, int(time()) - STALE, MOST)
            return found

        rows = await self._store.read(job)
        cards = await cards_of(self._tables, rows)
        shown = [
            _shown(record, card)
            for (_, record, *_), card in zip(rows, cards, strict=True)
            if card is not None and card.state == WAITING and card.listed
        ]
        return sorted(shown, key=lambda each: sum(seat.kind == OPEN for seat in each.seats))


def _shown(text: str, card: Card) -> OpenTable:
    record = decode_record(text)
    return OpenTable(
        record.id,
        record.game,
        record.options,
        record.hints,
        card.seats,
        card.changed,
        rule_of(record.clock, record.clock_ending),
        record.welcome,
    )


# Within a table's task


def show(table: Seated, on: bool, holder: str) -> None:
    """List a table, or no longer."""
    if not is_held(holder, table.state.record.host):
        raise Refused("not_yours", "only the host can list this table")
    if table.state.match is not None:
        raise Refused("taken", "this table has begun")
    if table.state.listed != on:
        table.write(Listed(on))


def join(table: Seated, name: str, holder: str) -> int:
    """Take an open seat of a listed table; the same holder gets the same seat again."""
    table_state = table.state
    for number, seat in enumerate(table_state.seats):
        if is_held(holder, seat.token):
            return number
    if holder in table_state.out:
        raise Refused("not_yours", "the host does not want you at this table")
    free = [number for number, seat in enumerate(table_state.seats) if seat.kind == OPEN]
    free.sort(key=lambda number: table_state.seats[number].name != "")  # kept for friends: the last
    if table_state.match is not None or not free:
        raise Refused("taken", "this table has just filled")
    if not table_state.listed:
        raise Refused("not_yours", "this table is not open to everyone")
    others = [seat.name for at, seat in enumerate(table_state.seats) if at != free[0]]
    named = name_of(name, others)
    table.write(SeatTaken(free[0], named, holder))
    log("joined", table=table_state.record.id, seat=free[0])
    table.begin_if_full()
    return free[0]


def remove(table: Seated, number: int, holder: str) -> None:
    """Remove someone before the start; their seat is open again, and they stay out."""
    table_state = table.state
    if not is_held(holder, table_state.record.host):
        raise Refused("not_yours", "only the host can remove someone")
    if table_state.match is not None:
        raise Refused("taken", "this table has begun")
    if not 0 <= number < len(table_state.seats) or table_state.seats[number].kind != PERSON:
        raise Refused("malformed", "nobody sits there")
    if is_held(holder, table_state.seats[number].token):
        raise Refused("malformed", "you cannot remove yourself")
    table.write(SeatLeft(number, out=table_state.seats[number].token))
    log("removed", table=table_state.record.id, seat=number)
