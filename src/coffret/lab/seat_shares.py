"""The win share of each seat, between identical bots."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from coffret.engine.game import Game

from .simulation import simulate


@dataclass(frozen=True)
class SeatShares:
    """The part of all games that each seat won; shared victories are split."""

    shares: tuple[float, ...]

    @property
    def worst(self) -> float:
        """The greatest distance of a seat from its fair share, in points of a hundred."""
        fair = 1 / len(self.shares)
        return 100 * max(abs(share - fair) for share in self.shares)


def seat_shares(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    bot: str = "greedy",
    pace: int = 0,
    options: Mapping[str, Any] | None = None,
) -> SeatShares:
    """Play with the same bot in every seat."""
    played = simulate(game, seats, games, seed, [bot], options=options, paces=[pace])
    return SeatShares(tuple(played.wins.mean(axis=0).tolist()))
