"""Two card sets side by side: what differs beyond chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite, sqrt
from typing import Any

from coffret.engine.game import Game
from coffret.lab.intervals import SURE

from .charts import ordinal
from .estimates import Estimate, beyond_chance, difference
from .findings import Findings
from .words import words_of


@dataclass(frozen=True)
class Apart:
    """One thing that was measured with both sets."""

    players: int
    what: str
    unit: str
    """Differences of one unit are drawn on one scale."""
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
        measured = {key: estimate for key, *_, estimate in _measures(other[0], theirs)}
        for key, what, unit, estimate in _measures(one[0], mine):
            if key in measured:
                pairs.append((mine.players, what, unit, estimate, measured[key]))
    apart = [difference(second, first) for *_, first, second in pairs]
    chances = [each.chance() for each in apart]
    found = [
        (chance, Apart(*pair, each, sure))
        for pair, each, chance, sure in zip(
            pairs, apart, chances, beyond_chance(chances), strict=True
        )
    ]
    return [each for _, each in sorted(found, key=lambda row: row[0])]


def _measures(game: Game, found: Findings) -> Iterator[tuple[str, str, str, Estimate]]:
    """Each with a key that both sets share, its words and its unit."""
    words = words_of(game)
    rows = [
        ("points of the winner", "points", found.winning_points),
        ("decisions", "decisions", found.course.decisions),
        ("changes of the lead", "changes", found.course.changes),
        ("settled, % of a game", "%", _times(found.course.settled, 100)),
    ]
    rows += [
        (f"the {ordinal(n)} wins, %", "%", _times(place, 100))
        for n, place in enumerate(found.places, 1)
    ]
    for what, unit, estimate in rows:
        yield what, what, unit, estimate
    for worth in found.cards:
        use = worth.use
        key = f"{use.event} {use.names[worth.card]}"
        if use.section:
            card = game.components.cards[use.section][worth.card]
            mark = " °" if card["source"] == "design" else ""
            name = words.card(use, card["name"]["en"] + mark)
        else:
            name = words.event(use, worth.card)
        yield f"{key} used", f"{name}: games with it, %", "%", _share(worth.used, found.games)
        if worth.gain is not None and isfinite(worth.gain.reach):
            yield f"{key} gain", f"{name}: gain, of 100", "of 100", _times(worth.gain, 100)


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
