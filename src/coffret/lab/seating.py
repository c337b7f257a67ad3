"""Seating for comparing two bots: each in every seat equally often."""

from collections.abc import Callable

Pair = tuple[str, str]
Seating = Callable[[Pair, int, int], tuple[str, ...]]


def half(pair: Pair, players: int, number: int) -> tuple[str, ...]:
    """Alternating seats. The bots change places every game, and the table rotates every other game.

    So two games give each bot every seat, and the majority where the number of players is odd.
    """
    turned, swapped = divmod(number, 2)
    return tuple(pair[((seat + turned) % players + swapped) % 2] for seat in range(players))


def one(pair: Pair, players: int, number: int) -> tuple[str, ...]:
    """The first bot alone among the second, one seat further every game."""
    alone = number % players
    return tuple(pair[0 if seat == alone else 1] for seat in range(players))


SEATINGS: dict[str, Seating] = {"half": half, "one": one}


def whole_rounds(seating: str, players: int, games: int) -> int:
    """The number of games, rounded up until each bot has had every seat equally often."""
    turn = 2 if seating == "half" else players
    return -(-games // turn) * turn
