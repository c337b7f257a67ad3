"""Why a move of Incubation is refused."""

from typing import Any

from . import moves, phase
from .dice import is_pair
from .incubators import missing
from .moves import MOVES
from .state import CHEST, FIRE, WATER

# The phases in which each move has its place, and the rule that says so.
HOME = {
    moves.CHOOSE_EGG: ((phase.FIRST_EGG,), "INC-1.6"),
    moves.ROLL: ((phase.ROLL,), "INC-2.1"),
    moves.KEEP: ((phase.REROLL,), "INC-2.1"),
    moves.REROLL: ((phase.REROLL,), "INC-2.1"),
    moves.USE_DIE: ((phase.DICE,), "INC-3.4"),
    moves.USE_PAIR: ((phase.DICE,), "INC-3.4"),
    moves.TAKE_EGG: ((phase.DICE,), "INC-3.5"),
    moves.PLACE: ((phase.PLACE,), "INC-3.8"),
    moves.LEAVE_EXCESS: ((phase.EXCESS,), "INC-3.6"),
    moves.HATCH: ((phase.HATCH,), "INC-4.1"),
    moves.TAKE_TREASURE: ((phase.TREASURE,), "INC-4.2"),
    moves.CLAIM: ((phase.CLAIM,), "INC-5.1"),
    moves.CLAIM_NOTHING: ((phase.CLAIM,), "INC-5.1"),
}


def why_not(s: Any, seat: int, action: int) -> str:
    """The rule that forbids an illegal action."""
    if s.phase == phase.OVER:
        return "INC-6.1"
    if seat != s.turn:
        return "INC-1.6" if s.phase == phase.FIRST_EGG else "INC-1.7"
    move = MOVES[action]
    phases, rule = HOME[move.kind]
    return _closer_rule(s, seat, move) or rule if s.phase in phases else rule


def _closer_rule(s: Any, seat: int, move: Any) -> str | None:
    """A closer reason, where a move has its phase but not its place."""
    match move.kind:
        case moves.TAKE_EGG if is_pair(s) and move.first == 1:
            return "INC-3.4"
        case moves.USE_DIE if s.dice[move.first] == CHEST:
            return "INC-2.2"
        case moves.PLACE:
            if s.hand[move.first] == 0 or (move.first == FIRE and s.hand[WATER] > 0):
                return "INC-3.8"
            if missing(s.players[seat].incubators[move.second], move.first) > 0:
                return "INC-3.5"  # the other die of the pair needs room for its egg
            return "INC-3.2" if move.first == WATER else "INC-3.3"
    return None
