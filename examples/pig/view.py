"""The view: what people see of a state."""

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
    """Information for one seat only goes here."""
    return {"seat": seat}
