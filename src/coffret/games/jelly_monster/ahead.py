"""What a board shows of the race at a district: who leads, which dice cancel, and what one more die
would make of it. All of it is read from the dice that lie open; a round is fast, so it is looked
up rather than added up."""

from functools import lru_cache
from typing import Any

from .dice import number_showing, one
from .standing import points
from .state import FACE_COUNT


class Entrance:
    """The dice of one player at a district, for the rules that add them up."""

    def __init__(self, dice: int) -> None:
        self.dice = (dice,)


@lru_cache(maxsize=4096)
def sum_of(dice: int) -> int:
    return int(points(Entrance(dice), 0))


@lru_cache(maxsize=4096)
def struck(dice: int) -> list[int]:
    """The faces of a player's dice that cancel each other.  [JM-3.2]"""
    return [face + 1 for face in range(FACE_COUNT) if number_showing(dice, face) > 1]


def leaders(s: Any, district: int) -> list[int]:
    """The seats that would take the targeted reward now.  [JM-3.3]"""
    sums = [sum_of(dice) for dice in s.districts[district].dice[: s.seats]]
    best = max(sums)
    return [seat for seat, each in enumerate(sums) if each == best > 0]


def placing(s: Any, seat: int, district: int) -> dict[str, Any]:
    """The own sum after one more die of each face, and whether it would lead, alone or level."""
    dice = s.districts[district].dice
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, sum_of(dice[other]))
    return _one_more(dice[seat], best)


@lru_cache(maxsize=16384)
def _one_more(dice: int, best: int) -> dict[str, Any]:
    sums = [sum_of(dice + one(face)) for face in range(FACE_COUNT)]
    return {"sums": sums, "leads": [each > 0 and each >= best for each in sums]}
