"""A person's rating against bots: OpenSkill (Plackett and Luce's model), one game after the other.

Bots do not change, so their places on the scale are fixed: the medians of the four games' ladders
(docs/bots.md). A person starts in the middle, and not at all certain.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

BOTS = {"beginner": 11.0, "casual": 23.0, "skilled": 30.0, "expert": 35.0}
CERTAIN = 1.0
"""A bot's deviation."""
SURE = 1.96
"""Deviations to each side, of a 95% interval."""


class Rating(NamedTuple):
    """Normally distributed."""

    mean: float = 25.0
    deviation: float = 25 / 3

    def interval(self) -> tuple[float, float, float]:
        """Mean, low and high, as people read them."""
        off = SURE * self.deviation
        return round(self.mean, 1), round(self.mean - off, 1), round(self.mean + off, 1)


@lru_cache(maxsize=1)
def _model() -> Any:
    from openskill.models import PlackettLuce  # only who asks for statistics waits for it

    return PlackettLuce()


def after(before: Rating, rank: int, bots: list[tuple[str, int]]) -> Rating:
    """After a game against bots, each with its level and rank: equal ranks drew."""
    model = _model()
    met = [(BOTS[level], at) for level, at in bots if level in BOTS]
    if not met:
        return before
    sides = [[model.rating(mu=before.mean, sigma=before.deviation)]]
    sides += [[model.rating(mu=mean, sigma=CERTAIN)] for mean, _ in met]
    found = model.rate(sides, ranks=[rank, *(at for _, at in met)])[0][0]
    return Rating(found.mu, found.sigma)
