"""What people see, and why a move is refused."""

from typing import Any

from .state import HOLD, OVER, PHASES


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """Everything is open: all seats see the same."""
    return {
        "seat": seat,
        "phase": PHASES[s.phase],
        "turn": None if s.phase == OVER else s.turn,
        "round": s.rounds,
        "goal": s.goal,
        "die": s.die or None,
        "pot": s.pot,
        "players": [{"points": s.players[each].points} for each in range(s.seats)],
    }


def why_not(s: Any, seat: int, action: int) -> str:
    """The id of the rule that stands against an illegal action."""
    if s.phase == OVER:
        return "PIG-3.1"
    if seat != s.turn:
        return "PIG-1.1"
    return "PIG-2.3" if action == HOLD else "PIG-2.1"
