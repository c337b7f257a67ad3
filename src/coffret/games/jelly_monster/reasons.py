"""Why a move is refused."""

from typing import Any

from . import moves, phase
from .clock import has_something_to_do
from .dice import number_showing
from .moves import MOVES
from .state import NOTHING, THREE

# The phase in which each move has its place, and the rule that says so.
HOME = {
    moves.READY: ((phase.READY,), "JM-2.1"),
    moves.ROLL_AGAIN: ((phase.ROUND,), "JM-2.2"),
    moves.PLACE: ((phase.ROUND,), "JM-2.2"),
    moves.PLACE_AND_AIM: ((phase.ROUND,), "JM-2.4"),
    moves.PLACE_AND_EXPEL: ((phase.ROUND,), "JM-2.4"),
    moves.CLOSE: ((phase.ROUND,), "JM-2.6"),
    moves.TURN_TIMER: ((phase.ROUND,), "JM-2.7"),
    moves.HOLD: ((phase.ROUND,), "JM-2.11"),
    moves.COPY: ((phase.COPY,), "JM-3.5"),
    moves.GIVE: ((phase.GIVE,), "JM-3.6"),
    moves.DISCARD: ((phase.DISCARD,), "JM-3.11"),
}
PLACING = (moves.PLACE, moves.PLACE_AND_AIM, moves.PLACE_AND_EXPEL)


def why_not(s: Any, seat: int, action: int) -> str:
    """The rule that forbids an illegal action."""
    if s.phase == phase.OVER:
        return "JM-4.2"
    if s.phase == phase.COUNTDOWN:
        return "JM-2.1"
    move = MOVES[action]
    phases, rule = HOME[move.kind]
    if s.phase in phases:
        return _closer_rule(s, seat, move) or rule
    if phase.ROUND in phases:
        # The round has yet to begin, or it is over and this came too late.
        return "JM-2.1" if s.phase == phase.READY and s.rounds == 1 else "JM-2.8"
    return rule


def _closer_rule(s: Any, seat: int, move: Any) -> str | None:
    """A closer reason, where a move has its phase but not its place."""
    if not 0 <= seat < s.seats or s.phase != phase.ROUND:
        return None
    if s.relaxed and (seat != s.turn or move.kind == moves.TURN_TIMER):
        return "JM-2.10"
    player = s.players[seat]
    if move.kind in PLACING or move.kind == moves.ROLL_AGAIN:
        return _why_not_placed(s, player, move)
    if player.loose == 0 and has_something_to_do(s, seat) and player.ready > s.clock:
        return "JM-2.11"
    return None


def _why_not_placed(s: Any, player: Any, move: Any) -> str | None:
    if player.loose == 0:
        return "JM-2.2"
    if player.flying:
        return "JM-2.9"
    if move.kind == moves.ROLL_AGAIN:
        return None
    if move.second < s.district_count and s.districts[move.second].closed_by != NOTHING:
        return "JM-2.3"
    face = move.first + (THREE if move.kind == moves.PLACE_AND_AIM else 0)
    return "JM-2.2" if number_showing(player.dice, face) == 0 else None
