"""What the games of one table size say: places, points, length, cards, choices."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from coffret.engine.game import Game

from .columns import FEW, Use, uses_of
from .estimates import Estimate, difference, mean_of
from .series import Played

QUANTILES = (5, 25, 50, 75, 95)
QUARTERS = (0.25, 0.5, 0.75, 0.9)


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
    """With what was chosen, where there are few possibilities: "take_resources crystals"."""
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
    scores: list[float]
    winning: list[float]
    """Points at the `QUANTILES`: of all seats, and of the best."""
    winning_points: Estimate
    sources: dict[str, tuple[float, float]]
    """Mean points by source: of all seats, and of winners."""
    cards: list[CardWorth]
    choices: list[Choice]


def findings_of(game: Game, played: Played, sources: list[str]) -> Findings:
    best = played.points.max(axis=1)
    winning = mean_of(best)
    assert winning is not None
    won = played.wins > 0
    means = zip(played.sources.mean(axis=(0, 1)), played.sources[won].mean(axis=0), strict=True)
    return Findings(
        players=played.points.shape[1],
        games=len(played),
        course=_course(played),
        places=_places(played),
        scores=np.percentile(played.points, QUANTILES).tolist(),
        winning=np.percentile(best, QUANTILES).tolist(),
        winning_points=winning,
        sources={
            name: (float(everyone), float(winners))
            for name, (everyone, winners) in zip(sources, means, strict=True)
        },
        cards=[worth for use in uses_of(game) for worth in _cards(use, played)],
        choices=_choices(game, played),
    )


def _course(played: Played) -> Course:
    courses = played.courses
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
        shared=float((played.wins.max(axis=1) < 1).mean()),
    )


def _places(played: Played) -> list[Estimate]:
    first = np.maximum(played.courses["first"], 0)
    seats = played.points.shape[1]
    order = (first[:, None] + np.arange(seats)) % seats
    turned = np.take_along_axis(played.wins, order, axis=1)
    return [share for place in turned.T if (share := mean_of(place)) is not None]


def _cards(use: Use, played: Played) -> list[CardWorth]:
    """Cards that seats use, or that are on the table for all."""
    columns = slice(use.start, use.start + use.count)
    by_seat = played.uses[:, :-1, columns]
    by_table = played.uses[:, -1, columns]
    best = played.points.max(axis=1).astype(np.float64)
    found = []
    for card in range(use.count):
        seats = by_seat[:, :, card]
        times = seats.sum(axis=1) + by_table[:, card]
        shares = _shares(seats > 0, played.wins)
        found.append(
            CardWorth(
                use=use,
                card=card,
                used=float((times > 0).mean()),
                times=float(times.mean()),
                won_with=float(shares[0].mean()) if len(shares[0]) else np.nan,
                won_without=float(shares[1].mean()) if len(shares[1]) else np.nan,
                gain=mean_of(shares[0] - shares[1]),
                points=_apart(best[times > 0], best[times == 0]),
            )
        )
    return found


def _shares(
    uses: npt.NDArray[np.bool_], wins: npt.NDArray[np.float64]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Mean wins of a game's users and of its others, for games that have both."""
    users = uses.sum(axis=1)
    both = (users > 0) & (users < uses.shape[1])
    uses, wins, users = uses[both], wins[both], users[both]
    won = (wins * uses).sum(axis=1)
    return won / users, (wins.sum(axis=1) - won) / (uses.shape[1] - users)


def _apart(one: npt.NDArray[np.float64], other: npt.NDArray[np.float64]) -> Estimate | None:
    with_it, without = mean_of(one), mean_of(other)
    if with_it is None or without is None or min(with_it.count, without.count) < 2:
        return None
    return difference(with_it, without)


def _choices(game: Game, played: Played) -> list[Choice]:
    taken: defaultdict[str, int] = defaultdict(int)
    offered: defaultdict[str, int] = defaultdict(int)
    named = _names_of_moves(game)
    for action in np.flatnonzero(played.offered):
        move = named[action]
        taken[move] += int(played.taken[action])
        offered[move] += int(played.offered[action])
    found = [
        Choice(move, taken[move] / len(played), taken[move] / offered[move]) for move in offered
    ]
    return sorted(found, key=lambda choice: -choice.times)


def _names_of_moves(game: Game) -> list[str]:
    """By action; a move of few possibilities says which."""
    moves = [game.move(action) for action in range(len(game.actions))]
    possible = Counter(move["move"] for move in moves)
    return [
        " ".join(map(str, move.values())) if possible[move["move"]] <= FEW else str(move["move"])
        for move in moves
    ]
