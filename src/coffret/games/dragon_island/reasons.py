"""Why a move of Dragon Island is refused."""

from typing import Any

from . import moves, phase
from .buildings import may_build_here
from .island import dragons_on
from .maps import may_dig
from .moves import MOVES
from .state import NOTHING, PEN
from .wizards import is_on_its_way, reach_past, steps_on

# The phases in which each move has its place, and the rule that says so.
HOME = {
    moves.PUT_UNDER: ((phase.MAPS,), "DI-7.7"),
    moves.CHOOSE_TILE: ((phase.TILE,), "DI-2.1"),
    moves.CHOOSE_JOKER: ((phase.TILE,), "DI-2.5"),
    moves.PLACE: ((phase.PLACE,), "DI-2.2"),
    moves.FILL_TILE: ((phase.FILL,), "DI-3.2"),
    moves.LIFT: ((phase.LIFT,), "DI-4.1"),
    moves.LEAVE_DRAGONS: ((phase.LIFT,), "DI-4.1"),
    moves.DROP: ((phase.DROP,), "DI-4.1"),
    moves.CARRY: ((phase.CARRY,), "DI-4.1"),
    moves.ENOUGH: ((phase.CARRY,), "DI-4.1"),
    moves.GO: ((phase.WALK,), "DI-5.2"),
    moves.TAME: ((phase.DEAL,), "DI-6.1"),
    moves.CAPTURE: ((phase.DEAL,), "DI-6.3"),
    moves.PAY: ((phase.PAY,), "DI-6.6"),
    moves.TAKE_GOLD: ((phase.ACT,), "DI-7.1"),
    moves.BUILD_PEN: ((phase.ACT,), "DI-7.3"),
    moves.BUILD_SPIRE: ((phase.ACT,), "DI-7.4"),
    moves.BUILD_LAIR: ((phase.ACT,), "DI-7.5"),
    moves.DRAW_MAPS: ((phase.ACT,), "DI-7.7"),
    moves.TELEKINESIS: ((phase.ACT,), "DI-7.8"),
    moves.NO_ACTION: ((phase.ACT,), "DI-7.9"),
    moves.PLAY_MAP: ((phase.TREASURE,), "DI-8.2"),
    moves.END_TURN: ((phase.TREASURE,), "DI-9.1"),
}


def why_not(s: Any, seat: int, action: int) -> str:
    """The rule that forbids an illegal action."""
    if s.phase == phase.OVER:
        return "DI-11.1"
    if seat != s.turn:
        return "DI-1.1"
    move = MOVES[action]
    phases, rule = HOME[move.kind]
    return _closer_rule(s, seat, move) or rule if s.phase in phases else rule


def _closer_rule(s: Any, seat: int, move: Any) -> str | None:
    """A closer reason, where a move has its phase but not its place."""
    number = s.players[seat].wizard
    match move.kind:
        case moves.PUT_UNDER if s.rounds == 0:
            return "DI-1.4"
        case moves.LIFT if move.first < s.tile_count:
            penned = s.tiles[move.first].building == PEN
            return "DI-4.3" if penned and dragons_on(s.tiles[move.first]) else None
        case moves.DROP if move.first == 0:
            return "DI-4.2"
        case moves.GO if move.first < s.tile_count:
            if number == NOTHING:
                return "DI-5.1"
            if is_on_its_way(s):
                return "DI-5.3" if steps_on(s, seat) >> move.first & 1 else None
            return "DI-5.3" if reach_past(s, seat, True) >> move.first & 1 else None
        case moves.PAY if s.active >> move.first & 1 == 0:
            return "DI-6.4"
        case moves.BUILD_PEN | moves.BUILD_SPIRE | moves.BUILD_LAIR:
            return None if may_build_here(s, seat, number) else "DI-7.2"
        case moves.PLAY_MAP if s.charts[move.first].holder == seat:
            return None if may_dig(s, number) else "DI-8.1"
    return None
