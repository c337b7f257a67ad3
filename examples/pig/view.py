"""What people see."""

from typing import Any

from .state import OVER, PHASES


def open_view(s: Any) -> dict[str, Any]:
    """Everything is open: all seats see the same."""
    return {
        "phase": PHASES[s.phase],
        "turn": None if s.phase == OVER else s.turn,
        "round": s.rounds,
        "goal": s.goal,
        "die": s.die or None,
        "pot": s.pot,
        "players": [{"points": s.players[each].points} for each in range(s.seats)],
    }


def own_view(s: Any, seat: int | None) -> dict[str, Any]:
    """What only one seat may know goes here."""
    return {"seat": seat}
