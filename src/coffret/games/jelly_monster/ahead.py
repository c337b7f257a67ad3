"""The race at a district for boards: who leads, which dice cancel, and the effect of one more die.

All of it follows from the open dice. A round is fast, so results are looked up, not added up.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from .dice import number_showing, one
from .district_sums import points
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


def leaders(dice: Sequence[int]) -> list[int]:
    """The seats that would take the targeted reward now, by each seat's dice.  [JM-3.3]"""
    sums = [sum_of(each) for each in dice]
    best = max(sums)
    return [seat for seat, each in enumerate(sums) if each == best > 0]


def placing(dice: Sequence[int], seat: int) -> dict[str, Any]:
    """A seat's sum after one more die of each face, whether it would lead, whether
    level with another, and whether that die would cancel with its like; by each seat's dice at the
    district."""
    sums = [sum_of(each) for each in dice]
    del sums[seat]
    return _placing(dice[seat], max(sums, default=0))


@lru_cache(maxsize=8192)
def _placing(dice: int, best: int) -> dict[str, Any]:
    """The same by the seat's own dice and the best sum of the others; all views share it."""
    sums = [sum_of(dice + one(face)) for face in range(FACE_COUNT)]
    return {
        "sums": sums,
        "leads": [each > 0 and each >= best for each in sums],
        "level": [each == best > 0 for each in sums],
        "cancels": [number_showing(dice, face) > 0 for face in range(FACE_COUNT)],
    }


@lru_cache(maxsize=4096)
def centre_leaders(counts: tuple[int, ...]) -> list[int]:
    """The seats that would take a pod for the city centre now, by each seat's dice there.
    [JM-3.9]"""
    most = max(counts)
    return [seat for seat, each in enumerate(counts) if each == most > 0]
