"""Ratings: one number for each bot, from all games of a player count.

OpenSkill (Plackett and Luce's model) learns from one game after the other, so the order of the
games would affect the result. A rating is therefore the mean over many random orders; its 95%
interval is a bootstrap: games resampled with replacement, in random order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from .extras import need
from .results import Result

ORDERS = 20
DRAWN = 200
"""How often the games are resampled for the interval."""


@dataclass(frozen=True)
class Rating:
    """OpenSkill's mu; every bot starts with 25."""

    bot: str
    mean: float
    low: float
    high: float


def ratings(results: Sequence[Result], bots: Sequence[str], seed: int = 0) -> list[Rating]:
    """Each bot's rating, the best first. The same results give the same ratings."""
    need("openskill", "ratings")
    chance = Random(seed)
    shuffled = [_learn(chance.sample(results, len(results)), bots) for _ in range(ORDERS)]
    drawn = [_learn(chance.choices(results, k=len(results)), bots) for _ in range(DRAWN)]
    found = []
    for bot in bots:
        mean = sum(table[bot] for table in shuffled) / ORDERS
        spread = sorted(table[bot] for table in drawn)
        off = DRAWN // 40
        found.append(Rating(bot, mean, min(mean, spread[off]), max(mean, spread[-1 - off])))
    return sorted(found, key=lambda rating: -rating.mean)


def _learn(results: Sequence[Result], bots: Sequence[str]) -> dict[str, float]:
    """The ratings after these games.

    Each seat plays for its bot, and what a bot's seats learn adds up: gains in the mean, and
    certainty as a factor of the deviation.
    """
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce(tau=0)  # bots do not learn: old games count as much as new ones
    known: dict[str, Any] = {bot: model.rating() for bot in bots}
    for result in results:
        before = [known[bot] for bot in result.seats]
        after = model.rate([[rating] for rating in before], ranks=list(result.ranks))
        for bot in result.pair:
            mu, sigma = known[bot].mu, known[bot].sigma
            for seat, old in enumerate(before):
                if result.seats[seat] == bot:
                    mu += after[seat][0].mu - old.mu
                    sigma *= after[seat][0].sigma / old.sigma
            known[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: rating.mu for bot, rating in known.items()}
