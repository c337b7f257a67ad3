"""How a person's games ended: a row for each, and their sums by game, which grow game by game.

A game counts once, for each person who held exactly one seat and played it to the end; one whose
seed someone knew before (parcels.py) counts for nobody. What is kept names nobody else: the others
are bots of a level, or a number of people.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct, field

from ..cards import OVER, Card
from ..store import Rows
from .rating import BOTS, Rating, after

PEOPLE = "people"
MOST = 5_000
"""Games that are added up again when two devices become one person's: the latest."""


class Outcome(Struct):
    """One game, for one person."""

    players: int
    points: int
    won: bool
    """Alone or with others."""
    rank: int
    bots: list[tuple[str, int]]
    """Level and rank of each."""
    people: int
    """Other people at the table."""
    rating: Rating | None = None
    """After this game, if there were bots."""


class Sum(Struct):
    """A person's games of one kind."""

    played: int = 0
    won: int = 0
    by_chance: float = 0.0
    """Games that would be won if everyone won as often."""
    since: int = 0
    points: int = 0
    best: int | None = None
    best_at: int = 0
    best_players: int = 0
    streak: int = 0
    longest: int = 0
    rating: Rating | None = None
    rated: int = 0
    by_players: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Played and won, by the number of players."""
    against: dict[str, tuple[int, int]] = field(default_factory=dict)
    """The same by the strongest bot's level, or `people`."""


encode_outcome = msgspec.json.Encoder().encode
decode_outcome = msgspec.json.Decoder(Outcome).decode
encode_sum = msgspec.json.Encoder().encode
decode_sum = msgspec.json.Decoder(Sum).decode


def outcomes(card: Card) -> dict[str, Outcome]:
    """By holder."""
    if card.state != OVER or not card.scores or card.carried:
        return {}
    holders = [by for by in card.holders if by]
    ranks = [_rank(card, seat) for seat in range(len(card.seats))]
    found = {}
    for seat, by in enumerate(card.holders):
        if not by or holders.count(by) > 1 or card.seats[seat].level is not None:
            continue
        others = [at for at in range(len(card.seats)) if at != seat]
        bots = [
            (card.seats[at].level or "", ranks[at]) for at in others if card.seats[at].kind == "bot"
        ]
        found[by] = Outcome(
            len(card.seats),
            card.scores[seat],
            seat in card.winners,
            ranks[seat],
            bots,
            len(others) - len(bots),
        )
    return found


def _rank(card: Card, seat: int) -> int:
    """Winners first, then by points."""
    if seat in card.winners:
        return 1
    better = [points for at, points in enumerate(card.scores) if at not in card.winners]
    return 2 + sum(points > card.scores[seat] for points in better)


def added(before: Sum, new: Outcome, ended: int) -> None:
    """Add a game to the sum, and the rating after it to the game."""
    before.played += 1
    before.won += new.won
    before.by_chance += 1 / new.players
    before.since = before.since or ended
    before.points += new.points
    if before.best is None or new.points > before.best:
        before.best, before.best_at, before.best_players = new.points, ended, new.players
    before.streak = before.streak + 1 if new.won else 0
    before.longest = max(before.longest, before.streak)
    _count(before.by_players, str(new.players), new.won)
    if new.people:
        _count(before.against, PEOPLE, new.won)
    elif new.bots:
        strongest = max(new.bots, key=lambda bot: _strength(bot[0]))[0]
        _count(before.against, strongest, new.won)
    if new.bots:
        before.rating = new.rating = after(before.rating or Rating(), new.rank, new.bots)
        before.rated += 1


def _strength(level: str) -> float:
    return BOTS.get(level, 0)


def _count(counts: dict[str, tuple[int, int]], name: str, won: bool) -> None:
    played, before = counts.get(name, (0, 0))
    counts[name] = played + 1, before + won


# In the store


def record(rows: Rows, table: str, game: str, card: Card) -> None:
    """Note a game that is over, once."""
    found = outcomes(card)
    for holder in {by for by in card.holders if by}:
        if rows("SELECT 1 FROM results WHERE holder = ? AND id = ?", holder, table):
            continue
        outcome, encoded = found.get(holder), ""
        if outcome is not None:
            total = sum_of(rows, holder, game)
            added(total, outcome, card.changed)
            put_sum(rows, holder, game, total)
            encoded = encode_outcome(outcome).decode()
        rows(
            "INSERT INTO results (holder, id, game, ended, outcome) VALUES (?, ?, ?, ?, ?)",
            *(holder, table, game, card.changed, encoded),
        )


def sum_of(rows: Rows, holder: str, game: str) -> Sum:
    found = rows("SELECT total FROM standings WHERE holder = ? AND game = ?", holder, game)
    return decode_sum(found[0][0]) if found else Sum()


def put_sum(rows: Rows, holder: str, game: str, total: Sum) -> None:
    rows(
        "INSERT INTO standings (holder, game, total) VALUES (?, ?, ?) "
        "ON CONFLICT (holder, game) DO UPDATE SET total = excluded.total",
        *(holder, game, encode_sum(total).decode()),
    )


def pass_on(rows: Rows, old: str, new: str) -> None:
    """One holder's games become another's: their sums are made again."""
    rows("DELETE FROM standings WHERE holder = ? OR holder = ?", old, new)
    both = "SELECT id FROM results WHERE holder = ?"
    rows(f"DELETE FROM results WHERE holder = ? AND id IN ({both})", old, new)
    rows("UPDATE results SET holder = ? WHERE holder = ?", new, old)
    found = rows(
        "SELECT id, game, ended, outcome FROM results WHERE holder = ? AND outcome <> '' "
        "ORDER BY ended DESC, id LIMIT ?",
        *(new, MOST),
    )
    sums: dict[str, Sum] = {}
    for id, game, ended, encoded in reversed(found):
        outcome = decode_outcome(encoded)
        added(sums.setdefault(game, Sum()), outcome, ended)
        after_it = encode_outcome(outcome).decode()
        rows("UPDATE results SET outcome = ? WHERE holder = ? AND id = ?", after_it, new, id)
    for game, total in sums.items():
        put_sum(rows, new, game, total)


def forget(rows: Rows, holder: str) -> None:
    rows("DELETE FROM results WHERE holder = ?", holder)
    rows("DELETE FROM standings WHERE holder = ?", holder)
