"""The columns that a study counts: one for each pair of event and card, and other event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coffret.engine.events import SEATS, Domain, PlaceOf
from coffret.engine.game import Game
from coffret.engine.record import Records, record

NO_CARD = -1
FEW = 12
"""The names of an argument with more than these are not distinguished."""
Naming = record(start=int, argument=int, by_place=int, seats=int)
"""How a kind of event names a card: the column of card 0 or NO_CARD, the argument's number (−1: it
has one column alone), 1 if it is the card's place, and the argument that says which seats are meant
(−1: the event's own)."""


@dataclass(frozen=True)
class Use:
    """An event that names a card, as "hatched" names an egg, or one of a few other things."""

    event: str
    section: str
    """Of the card; empty if the event names none."""
    start: int
    """The column of its card 0."""
    names: tuple[str, ...]
    """Of its columns: cards by their ids."""

    @property
    def count(self) -> int:
        return len(self.names)


def uses_of(game: Game) -> tuple[Use, ...]:
    found: list[Use] = []
    start = 0
    for event, arguments in zip(game.events.names, game.events.arguments, strict=True):
        number = _told_apart(game, list(arguments.values()))
        domain = None if number < 0 else list(arguments.values())[number]
        section = "" if domain is None else _section(game, domain)
        if section:
            names = tuple(game.components[section].ids)
        else:
            names = domain if isinstance(domain, tuple) else ("",)
        found.append(Use(event, section, start, names))
        start += len(names)
    return tuple(found)


def namings_of(game: Game) -> Records:
    """A `Naming` for each kind of event."""
    namings = Records(Naming, len(game.events.names))
    namings.array["start"] = NO_CARD
    for use in uses_of(game):
        kind = game.events[use.event]
        domains = list(game.events.arguments[kind].values())
        number = _told_apart(game, domains)
        namings.array[kind] = (
            use.start,
            number,
            number >= 0 and isinstance(domains[number], PlaceOf),
            domains.index(SEATS) if SEATS in domains else -1,
        )
    return namings


def sources_of(game: Game, players: int, options: dict[str, Any]) -> list[str]:
    """The sources of points, in the order in which they are counted."""
    s = game.new(players, options, (1, 2, 3, 4))
    return list(game.sources(s)[0])


def _told_apart(game: Game, domains: list[Domain]) -> int:
    """The argument that is a card, or else the first with few names; −1 if there is none."""
    for number, domain in enumerate(domains):
        if _section(game, domain):
            return number
    for number, domain in enumerate(domains):
        if isinstance(domain, tuple) and len(domain) <= FEW:
            return number
    return -1


def _section(game: Game, domain: Domain) -> str:
    """Empty if it is no card."""
    if isinstance(domain, PlaceOf):
        return domain.section
    if isinstance(domain, str) and domain in game.components.cards:
        return domain
    return ""
