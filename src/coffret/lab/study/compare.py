"""Two card sets side by side: what differs beyond chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite, sqrt
from typing import Any

from coffret.engine.game import Game
from coffret.lab.intervals import SURE

from .estimates import Estimate, beyond_chance, difference
from .findings import Findings


@dataclass(frozen=True)
class Apart:
    """One thing that was measured with both sets."""

    players: int
    what: str
    one: Estimate
    other: Estimate
    apart: Estimate
    """The second less the first."""
    sure: bool
    """More than chance would make among all that was measured."""


def differences(
    one: tuple[Game, Sequence[Findings]], other: tuple[Game, Sequence[Findings]]
) -> list[Apart]:
    """Those beyond chance first, the least likely on top."""
    pairs = []
    for mine, theirs in zip(one[1], other[1], strict=True):
        measured = dict(_measures(other[0], theirs))
        for what, estimate in _measures(one[0], mine):
            if what in measured:
                pairs.append((mine.players, what, estimate, measured[what]))
    apart = [difference(second, first) for *_, first, second in pairs]
    chances = [each.chance() for each in apart]
    found = [
        (chance, Apart(*pair, each, sure))
        for pair, each, chance, sure in zip(
            pairs, apart, chances, beyond_chance(chances), strict=True
        )
    ]
    return [each for _, each in sorted(found, key=lambda row: row[0])]


def _measures(game: Game, found: Findings) -> Iterator[tuple[str, Estimate]]:
    yield "points of the winner", found.winning_points
    yield "decisions", found.course.decisions
    yield "lead changes", found.course.changes
    yield "settled, % of a game", _times(found.course.settled, 100)
    for number, place in enumerate(found.places, 1):
        yield f"place {number} wins, %", _times(place, 100)
    for worth in found.cards:
        name = " ".join(filter(None, (worth.use.names[worth.card], f"({worth.use.event})")))
        yield f"{name}: games with it, %", _share(worth.used, found.games)
        if worth.gain is not None and isfinite(worth.gain.reach):
            yield f"{name}: gain, of 100", _times(worth.gain, 100)


def _times(estimate: Estimate, factor: float) -> Estimate:
    return Estimate(estimate.mean * factor, estimate.reach * factor, estimate.count)


def _share(part: float, games: int) -> Estimate:
    """In per cent; a card that is always used might have been left out once."""
    spread = max(part * (1 - part), 1 / games)
    return Estimate(100 * part, 100 * SURE * sqrt(spread / games), games)


def changed_cards(one: Game, other: Game) -> list[tuple[str, str, dict[str, tuple[Any, Any]]]]:
    """Section, id and changed fields; a card that only one set has has all its fields changed."""
    found = []
    for section in one.components.cards:
        mine = {card["id"]: card for card in one.components.cards[section]}
        theirs = {card["id"]: card for card in other.components.cards[section]}
        for card in dict.fromkeys([*mine, *theirs]):
            old, new = mine.get(card, {}), theirs.get(card, {})
            fields = {
                field: (old.get(field), new.get(field))
                for field in dict.fromkeys([*old, *new])
                if old.get(field) != new.get(field)
            }
            if fields:
                found.append((section, card, fields))
    return found
