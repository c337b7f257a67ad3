"""Bands: the numbers wanted of a game, and whether its games keep to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from coffret.engine.errors import BadOptions

from .findings import QUANTILES, Findings
from .words import NO_WORDS, Words

BANDS = {
    "median": "median points of the winner",
    "points": "median points of all seats",
    "low": "points that 5% of the seats stay below",
    "high": "points that 95% of the seats stay below",
    "places": "most points of 100 by which a place is off fair",
    "source": "least part of the winners' points, in %, that a source brings",
    "used": "games that use the varied card used least",
    "decisions": "mean decisions of a game",
    "settled": "part of a game after which the lead never changes",
}
OF_EVENTS = {
    "used": "games, in %, with the rarest {event}",
    "times": "{event} of a player in a game",
    "share": "part of all {event}, in %, that is of the commonest kind",
}
"""With the name of an event: `used.claimed=10..100`."""


@dataclass(frozen=True)
class Band:
    name: str
    low: float
    high: float

    @property
    def meaning(self) -> str:
        kind, _, event = self.name.partition(".")
        return OF_EVENTS[kind].format(event=event) if event else BANDS[kind]

    def meaning_in(self, words: Words) -> str:
        """With the game's own words for its events."""
        _, _, event = self.name.partition(".")
        said = words.events.get(event)
        if not said:
            return self.meaning
        return self.meaning.replace(event, f"“{said.replace(': {what}', '')}”")

    def miss(self, value: float) -> float:
        """How far a value is outside, in widths of the band."""
        width = (self.high - self.low) or abs(self.high) or 1.0
        return max(self.low - value, value - self.high, 0.0) / width


@dataclass(frozen=True)
class Asked:
    """A band and what was measured, in words."""

    what: str
    value: str
    holds: bool


def bands_of(texts: Sequence[str], events: Sequence[str] = ()) -> list[Band]:
    """`median=45..65`; `places=5` is 0 to 5."""
    found = []
    for text in texts:
        match = re.fullmatch(r"(\w+(?:\.\w+)?)=(?:([\d.]+?)\.\.)?(\d+(?:\.\d+)?)", text)
        if match is None or not _known(match[1], events):
            names = [*BANDS, *(f"{kind}.EVENT" for kind in OF_EVENTS)]
            raise BadOptions(
                f"'{text}' is not a band: {', '.join(f'{name}=LOW..HIGH' for name in names)}"
            )
        try:
            low = float(match[2] or 0)
        except ValueError:
            raise BadOptions(f"'{text}': {match[2]} is not a number") from None
        found.append(Band(match[1], low, float(match[3])))
    return found


def _known(name: str, events: Sequence[str]) -> bool:
    kind, _, event = name.partition(".")
    return event in events and kind in OF_EVENTS if event else kind in BANDS


def measure(band: Band, found: Findings) -> float | None:
    """None where there is nothing of the kind."""
    kind, _, event = band.name.partition(".")
    if event:
        return _of_event(kind, event, found)
    middle = len(QUANTILES) // 2
    measures: dict[str, Callable[[], float | None]] = {
        "median": lambda: found.winning[middle],
        "points": lambda: found.scores[middle],
        "low": lambda: found.scores[0],
        "high": lambda: found.scores[-1],
        "places": lambda: max(
            (100 * abs(place.mean - 1 / found.players) for place in found.places), default=None
        ),
        "source": lambda: _least_source(found),
        "decisions": lambda: found.course.decisions.mean,
        "settled": lambda: found.course.settled.mean,
    }
    return measures[kind]()


def _of_event(kind: str, event: str, found: Findings) -> float | None:
    worths = [worth for worth in found.cards if worth.use.event == event]
    times = [worth.times for worth in worths]
    if kind == "used":
        return min((100 * worth.used for worth in worths), default=None)
    if kind == "times":
        return sum(times) / found.players
    return 100 * max(times) / sum(times) if sum(times) else None


def _least_source(found: Findings) -> float | None:
    points = [winners for _, winners in found.sources.values()]
    return 100 * min(points) / sum(points) if sum(points) > 0 else None


def asked(bands: Sequence[Band], found: Sequence[Findings], words: Words = NO_WORDS) -> list[Asked]:
    """Every band with every table size."""
    rows = []
    for band in bands:
        for each in found:
            value = measure(band, each)
            if value is not None:
                limits = f"{band.low:g} to {band.high:g}"
                said = f"{each.players} players: {band.meaning_in(words)}: {limits}"
                rows.append(Asked(said, _words(band, value, each), band.miss(value) == 0))
    return rows


def _words(band: Band, value: float, found: Findings) -> str:
    """With its interval, where it is a single mean or the worst of some places."""
    digits = 2 if value < 10 else 1
    if band.name == "places":
        return f"{value:.1f} (± {100 * max(place.reach for place in found.places):.1f})"
    return f"{value:.{digits}f}".rstrip("0").rstrip(".")
