"""Someone's tables: the cards of those at which they sit or are the host."""

from __future__ import annotations

import asyncio
from typing import Any

from .. import journal
from ..cards import Card, card_of, decode_card
from ..clocks import rule_of
from ..journal import Said, SeatLeft, SeatTaken
from ..refusals import Refused
from ..seats import is_held
from ..store import Rows, Store, TableRecord, decode_record
from ..tables import Tables
from .shapes import MyGame

MOST_RUNNING, MOST_FINISHED = 60, 200
AT_ONCE = 12
"""Tables without a valid card that are loaded for one list."""

LENGTH = "(SELECT max(number) FROM journal WHERE id = t.id)"
"""Of a table's journal."""
LISTED = f"""
    SELECT t.id, t.record, t.card, {LENGTH} FROM holdings h JOIN tables t ON t.id = h.id
    WHERE h.holder = ? AND t.finished = ? ORDER BY t.changed DESC LIMIT ?
"""
COUNT = """
    SELECT count(*) FROM holdings h JOIN tables t ON t.id = h.id
    WHERE h.holder = ? AND t.finished = 1
"""

Row = tuple[str, str, str | None, int | None]
"""A table's name, its record, its card, and how long its journal is."""


async def games_of(
    store: Store, tables: Tables, holder: str, finished: int
) -> tuple[list[MyGame], int]:
    """All that are not over, the latest that are, and how many are."""

    def job(rows: Rows) -> tuple[list[Row], int]:
        running = rows(LISTED, holder, 0, MOST_RUNNING)
        over = rows(LISTED, holder, 1, min(finished, MOST_FINISHED))
        return running + over, rows(COUNT, holder)[0][0]

    found, number = await store.read(job)
    cards = await cards_of(tables, found)
    games = [
        game_now(decode_record(record), card, holder, tables.alarms.uptime.now())
        for (_, record, *_), card in zip(found, cards, strict=True)
        if card is not None
    ]
    return [each for each in games if each.yours or each.host], number


async def cards_of(
    tables: Tables, found: list[Row], out_of_date_too: bool = True
) -> list[Card | None]:
    """The cards of tables: from memory, from the store, or by loading a few of them. Of the others
    whose card is missing or out of date, the list shows what there is, if it may."""
    cards: list[Card | None] = []
    wanted: list[int] = []
    for at, (name, _, kept, length) in enumerate(found):
        table = tables.loaded(name)
        if table is not None:
            cards.append(card_of(table))
            continue
        card = None if kept is None else decode_card(kept)
        if card is None or card.number != (length or 0):
            wanted.append(at)
            card = card if out_of_date_too else None
        cards.append(card)

    if tables.nodes is not None:
        names = [found[at][0] for at in wanted]
        elsewhere = await tables.nodes.cards(
            [name for name, *_ in found if tables.loaded(name) is None]
        )
        for at, (name, *_) in enumerate(found):
            cards[at] = elsewhere.get(name, cards[at])
        wanted = [at for at, name in zip(wanted, names, strict=True) if name not in elsewhere]

    async def load(at: int) -> None:
        try:
            cards[at] = card_of(await tables.find(found[at][0]))
        except Refused:  # of a game that this server does not have, say
            return

    await asyncio.gather(*(load(at) for at in wanted[:AT_ONCE]))
    return cards


def game_now(record: TableRecord, card: Card, holder: str, now: int) -> MyGame:
    own = [seat for seat, by in enumerate(card.holders) if is_held(holder, by)]
    is_host = is_held(holder, record.host)
    return MyGame(
        table=record.id,
        game=record.game,
        options=record.options,
        hints=record.hints,
        state=card.state,
        seats=card.seats,
        yours=own,
        host=is_host,
        listed=card.listed,
        acting=card.acting,
        changed=card.changed,
        said=card.said,
        scores=card.scores,
        winners=card.winners,
        by=card.by,
        glance=card.glance,
        round=card.round,
        rounds=card.rounds,
        clock=rule_of(record.clock, record.clock_ending),
        left=_left(card, own, now),
    )


def _left(card: Card, own: list[int], now: int) -> int | None:
    """Seconds, for one of your seats or for the first of the others."""
    ends = [(seat not in own, end) for seat, end in enumerate(card.ends) if end is not None]
    return max(0, (min(ends)[1] - now) // 1000) if ends else None


async def all_kept(store: Store, holder: str) -> list[dict[str, Any]]:
    """All data on a person in the journals of all tables: seats, names, talk."""

    def job(rows: Rows) -> list[dict[str, Any]]:
        asked = "SELECT id FROM holdings WHERE holder = ? ORDER BY id"
        return [_kept(rows, name, holder) for (name,) in rows(asked, holder)]

    return await store.read(job)


def _kept(rows: Rows, name: str, holder: str) -> dict[str, Any]:
    found = rows("SELECT record, finished, changed FROM tables WHERE id = ?", name)
    record, finished, changed = found[0]
    about = decode_record(record)
    seats: list[dict[str, Any]] = []
    said: list[str] = []
    holders: dict[int, str] = {}
    for (text,) in rows("SELECT line FROM journal WHERE id = ? ORDER BY number", name):
        line = journal.decode(text)
        match line:
            case SeatTaken(seat, called, by):
                holders[seat] = by
                if by == holder:
                    seats.append({"seat": seat, "name": called})
            case SeatLeft(seat):
                holders[seat] = ""
            case Said(seat, text, mood=mood) if (
                (words := text or mood) and seat >= 0 and holders.get(seat) == holder
            ):
                said.append(words)
    return {
        "table": name,
        "game": about.game,
        "host": about.host == holder,
        "finished": bool(finished),
        "changed": changed,
        "seats": seats,
        "said": said,
    }
