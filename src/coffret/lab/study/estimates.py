"""Means with their intervals, and which of many differences are more than chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, inf, sqrt

import numpy as np
import numpy.typing as npt

from coffret.lab.intervals import SURE

LEAST = 20
"""With fewer observations the normal approximation is too poor for a verdict."""
DOUBT = 0.05


@dataclass(frozen=True)
class Estimate:
    """A mean, and how far chance may have moved it (95%)."""

    mean: float
    reach: float
    count: int

    @property
    def low(self) -> float:
        return self.mean - self.reach

    @property
    def high(self) -> float:
        return self.mean + self.reach

    def chance(self, expected: float = 0.0) -> float:
        """How often chance alone would take it as far from `expected`."""
        if self.count < LEAST:
            return 1.0
        distance = abs(self.mean - expected)
        if self.reach == 0:
            return 1.0 if distance == 0 else 0.0
        return erfc(distance / (self.reach / SURE) / sqrt(2))


def mean_of(values: npt.NDArray[np.float64] | Sequence[float]) -> Estimate | None:
    """None of nothing."""
    found = np.asarray(values, np.float64)
    if not len(found):
        return None
    reach = SURE * float(found.std(ddof=1)) / sqrt(len(found)) if len(found) > 1 else inf
    return Estimate(float(found.mean()), reach, len(found))


def estimate_of(count: int, total: float, squares: float) -> Estimate | None:
    """A mean by how many values there were, their sum and that of their squares."""
    if not count:
        return None
    mean = total / count
    if count == 1:
        return Estimate(mean, inf, 1)
    # What rounding leaves of values that are all the same is nothing.
    spread = max(0.0, squares - total * mean)
    spread = 0.0 if spread <= 1e-12 * squares else spread / (count - 1)
    return Estimate(mean, SURE * sqrt(spread / count), count)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Of the means of two independent samples."""
    return Estimate(
        one.mean - other.mean,
        sqrt(one.reach**2 + other.reach**2),
        min(one.count, other.count),
    )


def beyond_chance(chances: Sequence[float], doubt: float = DOUBT) -> list[bool]:
    """Which of many differences hold together: Holm's correction, from the least likely on.

    One in twenty such lists names a difference that is none.
    """
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found = [False] * len(chances)
    for rank, which in enumerate(order):
        if chances[which] > doubt / (len(chances) - rank):
            break
        found[which] = True
    return found
