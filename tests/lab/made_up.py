"""Results that nobody played."""

from coffret.lab.results import Result
from coffret.lab.seating import Pair, half


def game(pair: Pair, players: int, number: int, winner: str | None) -> Result:
    """A game whose winner's seats share the victory; None: all do."""
    seats = half(pair, players, number)
    ranks = tuple(1 if winner in (bot, None) else 2 for bot in seats)
    return Result(players, pair, number, seats, ranks, (0,) * players, 10, 0.5)
