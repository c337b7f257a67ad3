"""Counts over the games of a series, part by part: the findings need nothing else.

Sums of whole numbers are exact, and those of win shares are added up in the order of the parts, so
the same games give the same findings wherever they were played.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from .estimates import Estimate, estimate_of
from .kept import Played

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Sums:
    """For each column: how many values there were, their sum, and the sum of their squares."""

    counts: Ints
    sums: Floats
    squares: Floats

    def mean(self, column: int) -> Estimate | None:
        count, total, square = (float(v[column]) for v in (self.counts, self.sums, self.squares))
        return estimate_of(int(count), total, square)

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            self.counts + other.counts, self.sums + other.sums, self.squares + other.squares
        )


@dataclass(frozen=True)
class Uses:
    """By column: cards and what else happens."""

    games: Ints
    """In which it is used."""
    times: Ints
    won_with: Floats
    won_without: Floats
    """Win shares of users and of others, added up over games that have both."""
    gains: Sums
    """The first less the second, game by game."""
    points: Sums
    """Points of the best seat in games with it."""
    others: Sums
    """In games without it."""

    def __add__(self, other: Uses) -> Uses:
        return Uses(*(mine + theirs for mine, theirs in zip(_all(self), _all(other), strict=True)))


@dataclass(frozen=True)
class Tally:
    courses: npt.NDArray[np.void]
    points: npt.NDArray[np.int32]
    wins: Floats
    sources: Floats
    """Mean points of all seats, and of winners, by source."""
    uses: Uses
    offered: Ints
    taken: Ints

    def __len__(self) -> int:
        return len(self.courses)


def tally(parts: Iterable[Played]) -> Tally:
    """One part after the other."""
    courses, points, wins = [], [], []
    uses: Uses | None = None
    offered = taken = np.zeros(0, np.int64)
    every = winners = np.zeros(0, np.int64)
    seats = won = 0
    for part in parts:
        shares = part.wins
        courses.append(part.courses)
        points.append(part.points)
        wins.append(shares)
        mine = _uses(part, shares)
        best = part.sources[shares > 0]
        sums = part.sources.sum(axis=(0, 1), dtype=np.int64), best.sum(axis=0, dtype=np.int64)
        if uses is None:
            uses, offered, taken = mine, part.offered, part.taken
            every, winners = sums
        else:
            uses += mine
            offered, taken = offered + part.offered, taken + part.taken
            every, winners = every + sums[0], winners + sums[1]
        seats += shares.size
        won += len(best)
    assert uses is not None
    return Tally(
        np.concatenate(courses),
        np.concatenate(points),
        np.concatenate(wins),
        np.array([every / seats, winners / won]),
        uses,
        offered,
        taken,
    )


def _uses(part: Played, wins: Floats) -> Uses:
    by_seat, by_table = part.uses[:, :-1], part.uses[:, -1]
    used = by_seat > 0
    times = by_seat.sum(axis=1, dtype=np.int64) + by_table
    users = used.sum(axis=1)
    both = (users > 0) & (users < used.shape[1])
    # The users' part of the victory; in games that do not have both, a nought that nobody counts.
    won = np.einsum("gs,gsc->gc", wins, used)
    with_it = np.where(both, won / np.maximum(users, 1), 0.0)
    left = wins.sum(axis=1)[:, None] - won
    without = np.where(both, left / np.maximum(used.shape[1] - users, 1), 0.0)
    gains = with_it - without
    best = part.points.max(axis=1).astype(np.int64)[:, None]
    return Uses(
        games=(times > 0).sum(axis=0),
        times=times.sum(axis=0),
        won_with=with_it.sum(axis=0),
        won_without=without.sum(axis=0),
        gains=Sums(both.sum(axis=0), gains.sum(axis=0), (gains * gains).sum(axis=0)),
        points=_where(times > 0, best),
        others=_where(times == 0, best),
    )


def _where(here: npt.NDArray[np.bool_], values: Ints) -> Sums:
    chosen = here * values
    square = (chosen * values).sum(axis=0)
    return Sums(here.sum(axis=0), chosen.sum(axis=0).astype(float), square.astype(float))


def _all(uses: Uses) -> list[Any]:
    return [getattr(uses, name) for name in Uses.__dataclass_fields__]
