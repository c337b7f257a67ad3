"""A person's statistics: the sums of their games, and the latest games of each."""

from __future__ import annotations

from contextlib import suppress

from ..seats import tag_of
from ..store import Rows, Store, Unsaved, decode_record
from ..tables import Tables
from .games import LENGTH, cards_of
from .outcomes import Sum, decode_outcome, decode_sum, record
from .rating import BOTS
from .shapes import Company, GameStatistics, PlayedGame, Statistics

SHOWN = 100
"""Games of each kind in a list, and in a plot: the latest."""
AT_ONCE = 50
"""Games that one request adds, of those that nobody has added before."""

MISSING = f"""
    SELECT t.id, t.record, t.card, {LENGTH} FROM holdings h JOIN tables t ON t.id = h.id
    LEFT JOIN results r ON r.holder = h.holder AND r.id = h.id
    WHERE h.holder = ? AND t.finished = 1 AND r.id IS NULL ORDER BY t.changed, t.id LIMIT ?
"""
LATEST = """
    SELECT id, ended, outcome FROM results
    WHERE holder = ? AND game = ? AND outcome <> '' ORDER BY ended DESC, id LIMIT ?
"""
MOST_COMPANY = 50
COMPANY = """
    SELECT m.game, p.name, p.holder, count(*) FROM results m
    JOIN results o ON o.id = m.id AND o.holder <> m.holder AND o.outcome <> ''
    JOIN people p ON p.holder = o.holder
    WHERE m.holder = ? AND m.outcome <> '' GROUP BY m.game, p.name, p.holder
    ORDER BY count(*) DESC, p.name, p.holder LIMIT ?
"""


async def statistics_of(store: Store, tables: Tables, holder: str) -> Statistics:
    with suppress(Unsaved):  # a store that cannot write shows what it has
        await _catch_up(store, tables, holder)
    return await store.read(lambda rows: kept(rows, holder))


async def _catch_up(store: Store, tables: Tables, holder: str) -> None:
    """Most games are added when their table is unloaded; the others now."""
    found = await store.read(lambda rows: rows(MISSING, holder, AT_ONCE))
    if not found:
        return
    # A card from before the end would count the game as one that counts for nobody.
    cards = await cards_of(tables, found, out_of_date_too=False)

    def job(rows: Rows) -> None:
        for (name, about, *_), card in zip(found, cards, strict=True):
            if card is not None:
                record(rows, name, decode_record(about).game, card)

    await store.change(job)


def kept(rows: Rows, holder: str) -> Statistics:
    found = rows("SELECT game, total FROM standings WHERE holder = ? ORDER BY game", holder)
    games = [_shown(rows, holder, game, decode_sum(total)) for game, total in found]
    company = [
        Company(game, name, tag_of(other), number)
        for game, name, other, number in rows(COMPANY, holder, MOST_COMPANY)
    ]
    return Statistics(games, company, BOTS)


def _shown(rows: Rows, holder: str, game: str, total: Sum) -> GameStatistics:
    latest = []
    for table, ended, encoded in reversed(rows(LATEST, holder, game, SHOWN)):
        one = decode_outcome(encoded)
        rating = None if one.rating is None else list(one.rating.interval())
        latest.append(PlayedGame(table, ended, one.players, one.points, one.won, rating))
    return GameStatistics(
        game,
        total.played,
        total.won,
        round(total.by_chance, 2),
        total.since,
        0 if total.best is None else total.best,
        total.best_at,
        total.best_players,
        round(total.points / total.played, 1),
        total.streak,
        total.longest,
        {name: list(pair) for name, pair in sorted(total.by_players.items())},
        {name: list(pair) for name, pair in total.against.items()},
        None if total.rating is None else list(total.rating.interval()),
        total.rated,
        latest,
    )
