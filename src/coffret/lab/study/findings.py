"""Findings from the games of one table size: places, points, length, cards, choices."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import nan

import numpy as np
import numpy.typing as npt

from coffret.engine.game import Game

from .columns import Use, uses_of
from .estimates import Estimate, difference, mean_of
from .tally import Tally
from .words import words_of

QUANTILES = (5, 25, 50, 75, 95)
QUARTERS = (0.25, 0.5, 0.75, 0.9)
STEPS = 40


@dataclass(frozen=True)
class Course:
    """How a game goes, on the mean."""

    decisions: Estimate
    branching: float
    """Legal actions at a decision."""
    changes: Estimate
    """How often someone else takes the lead."""
    settled: Estimate
    """After which part of its decisions the lead never changes again."""
    known: tuple[float, ...]
    """Part of the games in which it has been settled by each of the `QUARTERS`."""
    curve: tuple[float, ...]
    """The same by each of `STEPS` equal steps from the beginning to the end."""
    leads: tuple[float, ...]
    """Part of the games with no, one, two … changes of the lead."""
    shared: float
    """Games with more than one winner; allies win together."""


@dataclass(frozen=True)
class CardWorth:
    """A card, or something else that happens, and how those fare who use it."""

    use: Use
    card: int
    """Its number among the names of `use`."""
    used: float
    """Games in which someone uses it."""
    times: float
    """Uses in a game."""
    won_with: float
    won_without: float
    """Win shares of the seats that use it and of the others, in games that have both."""
    gain: Estimate | None
    """The first less the second, game by game."""
    points: Estimate | None
    """Winning points in games with it less those in games without it."""


@dataclass(frozen=True)
class Choice:
    """A kind of move where there was a choice."""

    move: str
    """In words, with what was chosen where there are few possibilities."""
    times: float
    """In a game."""
    taken: float
    """Of the occasions on which one such action was possible."""


@dataclass(frozen=True)
class Findings:
    players: int
    games: int
    course: Course
    places: list[Estimate]
    """Win shares from the seat that begins on; by seat if nobody begins."""
    seats: list[Estimate]
    """Win shares by seat; empty if nobody begins, since the places are the same then."""
    scores: list[float]
    winning: list[float]
    """Points at the `QUANTILES`: of all seats, and of the best."""
    winning_points: Estimate
    sources: dict[str, tuple[float, float]]
    """Mean points by source: of all seats, and of winners."""
    cards: list[CardWorth]
    choices: list[Choice]


def findings_of(game: Game, tally: Tally, sources: list[str]) -> Findings:
    best = tally.points.max(axis=1)
    winning = mean_of(best)
    assert winning is not None
    first = tally.courses["first"]
    return Findings(
        players=tally.points.shape[1],
        games=len(tally),
        course=_course(tally),
        places=_shares(tally.wins, np.maximum(first, 0)),
        seats=_shares(tally.wins, np.zeros_like(first)) if (first >= 0).any() else [],
        scores=np.percentile(tally.points, QUANTILES).tolist(),
        winning=np.percentile(best, QUANTILES).tolist(),
        winning_points=winning,
        sources={
            name: (float(everyone), float(winners))
            for name, everyone, winners in zip(sources, *tally.sources, strict=True)
        },
        cards=[worth for use in uses_of(game) for worth in _cards(use, tally)],
        choices=_choices(game, tally),
    )


def _course(tally: Tally) -> Course:
    courses = tally.courses
    decisions = mean_of(courses["decisions"])
    changes = mean_of(courses["changes"])
    parts = courses["settled"] / courses["decisions"]
    settled = mean_of(parts)
    assert decisions is not None
    assert changes is not None
    assert settled is not None
    return Course(
        decisions=decisions,
        branching=float(courses["branching"].sum() / courses["decisions"].sum()),
        changes=changes,
        settled=settled,
        known=tuple(float((parts <= part).mean()) for part in QUARTERS),
        curve=tuple(float((parts <= step / STEPS).mean()) for step in range(STEPS + 1)),
        leads=tuple((np.bincount(courses["changes"]) / len(courses)).tolist()),
        shared=float((tally.wins.max(axis=1) < 1).mean()),
    )


def _shares(wins: npt.NDArray[np.float64], first: npt.NDArray[np.int32]) -> list[Estimate]:
    """Win shares from the seat `first` of each game on."""
    seats = wins.shape[1]
    turned = np.take_along_axis(wins, (first[:, None] + np.arange(seats)) % seats, axis=1)
    return [share for place in turned.T if (share := mean_of(place)) is not None]


def _cards(use: Use, tally: Tally) -> list[CardWorth]:
    """Cards that seats use, or that are on the table for all."""
    uses, games = tally.uses, len(tally)
    found = []
    for card in range(use.count):
        column = use.start + card
        both = int(uses.gains.counts[column])
        found.append(
            CardWorth(
                use=use,
                card=card,
                used=float(uses.games[column] / games),
                times=float(uses.times[column] / games),
                won_with=float(uses.won_with[column] / both) if both else nan,
                won_without=float(uses.won_without[column] / both) if both else nan,
                gain=uses.gains.mean(column),
                points=_apart(uses.points.mean(column), uses.others.mean(column)),
            )
        )
    return found


def _apart(with_it: Estimate | None, without: Estimate | None) -> Estimate | None:
    if with_it is None or without is None or min(with_it.count, without.count) < 2:
        return None
    return difference(with_it, without)


def _choices(game: Game, tally: Tally) -> list[Choice]:
    taken: defaultdict[str, int] = defaultdict(int)
    offered: defaultdict[str, int] = defaultdict(int)
    named = words_of(game).moves
    for action in np.flatnonzero(tally.offered):
        move = named[action]
        taken[move] += int(tally.taken[action])
        offered[move] += int(tally.offered[action])
    found = [
        Choice(move, taken[move] / len(tally), taken[move] / offered[move]) for move in offered
    ]
    return sorted(found, key=lambda choice: -choice.times)
