"""A search for numbers on cards: sets of values, and how well each keeps to the bands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import product
from math import prod
from pathlib import Path
from random import Random
from typing import Any

from coffret.engine.errors import BadOptions
from coffret.engine.game import Game
from coffret.lab.extras import need

from .bands import Band, measure
from .findings import Findings

DESIGN = "design"


@dataclass(frozen=True)
class Vary:
    """A number of a card, and the values to try."""

    section: str
    card: str
    field: str
    values: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{self.section}.{self.card}.{self.field}"


def varied(game: Game, texts: Sequence[str]) -> list[Vary]:
    """`objective.*.points=4..8`: that number of all objectives whose `source` is design.

    A field inside a table has its name after another point: `egg.jade-*.cost.water=1..3`.
    """
    found: dict[str, Vary] = {}
    for text in texts:
        match = re.fullmatch(r"(\w+)\.([^.=]+)\.([\w.]+)=([\d.,]+)", text)
        if match is None:
            raise BadOptions(f"'{text}' is not of the form section.card.field=4..8")
        section, pattern, field, values = match.groups()
        if section not in game.components.cards:
            known = ", ".join(game.components.cards)
            raise BadOptions(f"'{text}': there is no section '{section}' (there are: {known})")
        rows = [
            card
            for card in game.components.cards[section]
            if fnmatchcase(card["id"], pattern) and card["source"] == DESIGN
        ]
        if not rows:
            raise BadOptions(f"'{text}': no design card has such an id")
        for card in rows:
            if not isinstance(_value(card, field), int):
                raise BadOptions(f"'{text}': {card['id']} has no number '{field}'")
            vary = Vary(section, card["id"], field, _values(text, values))
            found[vary.name] = vary
    return list(found.values())


def _values(text: str, given: str) -> tuple[int, ...]:
    if found := re.fullmatch(r"(\d+)\.\.(\d+)", given):
        values = tuple(range(int(found[1]), int(found[2]) + 1))
    elif re.fullmatch(r"\d+(,\d+)*", given):
        values = tuple(int(value) for value in given.split(","))
    else:
        raise BadOptions(f"'{text}': values are a range as 4..8, or a list as 4,5,8")
    if not values:
        raise BadOptions(f"'{text}': the range is empty")
    return values


def _value(card: dict[str, Any], field: str) -> Any:
    value: Any = card
    for name in field.split("."):
        if not isinstance(value, dict) or name not in value:
            return None
        value = value[name]
    return value


Values = tuple[int, ...]
"""One for each `Vary`."""


def sets_to_try(vary: Sequence[Vary], most: int, seed: int) -> list[Values]:
    """All of them if they are few, else different ones drawn at random."""
    if prod(len(each.values) for each in vary) <= most:
        return list(product(*(each.values for each in vary)))
    chance = Random(seed)
    found: dict[Values, None] = {}
    while len(found) < most:
        found[tuple(chance.choice(each.values) for each in vary)] = None
    return list(found)


def as_it_is(game: Game, vary: Sequence[Vary]) -> Values:
    """The numbers on the cards now."""
    cards = {(name, c["id"]): c for name, rows in game.components.cards.items() for c in rows}
    return tuple(_value(cards[each.section, each.card], each.field) for each in vary)


def write_set(source: Path, path: Path, vary: Sequence[Vary], values: Values) -> None:
    """The file of cards with these numbers; its comments stay."""
    need("tomlkit", "sweeps")
    import tomlkit

    document: Any = tomlkit.parse(source.read_text(encoding="utf-8"))
    for each, value in zip(vary, values, strict=True):
        card = next(row for row in document[each.section] if row["id"] == each.card)
        *tables, last = each.field.split(".")
        for name in tables:
            card = card[name]
        card[last] = value
    path.write_text(tomlkit.dumps(document), encoding="utf-8")


@dataclass(frozen=True)
class Tried:
    values: Values
    measured: list[tuple[int, str, float, bool]]
    """Players, band, value, and whether it is inside."""
    miss: float
    """All misses, added up: 0 keeps to every band."""


def judged(
    game: Game,
    values: Values,
    vary: Sequence[Vary],
    bands: Sequence[Band],
    found: Sequence[Findings],
) -> Tried:
    measured = []
    miss = 0.0
    for each in found:
        for band in bands:
            if band.name == "used":
                value = min(_used(game, each, vary), default=None)
            else:
                value = measure(band, each)
            if value is None:
                continue
            measured.append((each.players, band.name, value, band.miss(value) == 0))
            miss += band.miss(value)
    return Tried(values, measured, miss)


def _used(game: Game, found: Findings, vary: Sequence[Vary]) -> Iterator[float]:
    """How often each varied card is used by the event that uses its section least."""
    wanted = {(each.section, each.card) for each in vary}
    for section, card in wanted:
        number = game.components[section].ids.index(card)
        shares = [
            worth.used
            for worth in found.cards
            if worth.use.section == section and worth.card == number
        ]
        if shares:
            yield min(shares)
