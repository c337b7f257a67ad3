"""Who wins and why: points first, then the game's tie-breaks, in order.

A game names its tie-breaks (`TIE_BREAKS`) and counts them (the rule `tie_break`). The engine folds
them into one `rank_key`, and `reason` says which of them was needed and which one decided.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from .rule import rule

if TYPE_CHECKING:
    from .game import Game

Kind = Literal["most", "fewest", "whether"]

MOST_TIE_BREAKS = 3
SPAN = 1000
"""Every tie-break counts from 0 to below this."""

POINTS = "points"
"""The first rung of every ladder."""


@rule
def fewest(count: int) -> int:
    """The value of a tie-break that fewest wins."""
    return SPAN - 1 - count


@dataclass(frozen=True)
class TieBreak:
    name: str
    """Its texts are `tie-<name>` and `decided-<name>`."""
    kind: Kind = "most"
    """Which seat wins it: most, fewest (the rule uses `fewest`), or whether it has it (1)."""


class Rung(Struct):
    """One comparison: what was counted, and how much of it each seat has."""

    name: str
    kind: Kind
    amounts: list[int]


class Reason(Struct):
    """The comparisons that were needed to find the winner; the last one decided.

    `by` names it; None: all comparisons were tied, and the winners share the victory.
    """

    by: str | None
    rungs: list[Rung]


def reason(game: Game, s: Any) -> Reason:
    """Why the winners of a finished game have won."""
    level = list(range(s.seats))
    rungs = [Rung(POINTS, "most", game.scores(s))]
    level = _best(level, rungs[0].amounts)
    for number, tie_break in enumerate(game.tie_breaks):
        if _are_one(game, s, level):
            break
        values = [game.rules.tie_break(s, seat, number) for seat in range(s.seats)]
        counted = tie_break.kind == "fewest"
        amounts = [fewest(value) if counted else value for value in values]
        rungs.append(Rung(tie_break.name, tie_break.kind, amounts))
        level = _best(level, values)
    return Reason(rungs[-1].name if _are_one(game, s, level) else None, rungs)


def _best(seats: list[int], values: list[int]) -> list[int]:
    most = max(values[seat] for seat in seats)
    return [seat for seat in seats if values[seat] == most]


def _are_one(game: Game, s: Any, seats: list[int]) -> bool:
    """Whether these seats win and lose together."""
    allies: int = game.rules.allies(s, seats[0])
    return all(allies >> seat & 1 for seat in seats)
