"""Games that stand still, for workers of other processes."""

from __future__ import annotations

from threading import Event
from typing import Any

import numba
import numpy as np

from coffret.lab import standstill

GO_ON = Event()
"""For a game in the tests' own process, which ends after all."""


@numba.njit(nogil=True)  # as rules are
def spin(flag: Any) -> int:
    turns = 0
    while flag[0] == 0:
        turns += 1
    return turns


def compiled(number: int) -> int:
    """Game 3 stands still."""
    standstill.begin(lambda: f"game {number} of stuck", 0.2)
    if number == 3:
        spin(np.zeros(1))
    standstill.ended()
    return number


def interpreted(number: int) -> int:
    standstill.begin(lambda: f"game {number} of stuck", 0.2)
    while number == 3 and not GO_ON.is_set():
        pass
    return number
