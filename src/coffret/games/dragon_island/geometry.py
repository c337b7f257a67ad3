"""The hex grid: cells, their neighbours, and a grid that wraps around.

       NW(0,−1)  NE(1,−1)        A cell is a pair (q, r), the Keep's is (0, 0). Tiles stand on
    W(−1,0)  cell  E(1,0)        a corner; q grows eastwards, r south-eastwards. Directions
       SW(−1,1)  SE(0,1)         count from east against the clock; opposites differ by 3.

The record keeps one int for each cell of a square of SPAN × SPAN whose sides are joined. No
island is wide enough to meet itself around it, so it is as good as an endless plane.
"""

from coffret.engine.names import Names
from coffret.engine.record import LookupTable
from coffret.engine.rule import rule

from .state import SPAN

DIRECTIONS = Names(
    "direction", ("east", "north-east", "north-west", "west", "south-west", "south-east")
)
SIDES = len(DIRECTIONS)
STEP_Q = (1, 1, 0, -1, -1, 0)
STEP_R = (0, -1, -1, 0, 1, 1)


@rule
def cell_of(q, r):
    """Where the record keeps the cell (q, r)."""
    return (q % SPAN) * SPAN + r % SPAN


def _cells_beside():
    for cell in range(SPAN * SPAN):
        q, r = divmod(cell, SPAN)
        for side in range(SIDES):
            yield cell_of(q + STEP_Q[side], r + STEP_R[side])


BESIDE = LookupTable(list(_cells_beside()))
"""BESIDE[cell × 6 + direction]: the cell next to a cell."""


def distance(q, r):
    """Steps from the Keep."""
    return max(abs(q), abs(r), abs(q + r))
