"""Why a move is refused."""

from typing import Any

from .state import HOLD, OVER


def why_not(s: Any, seat: int, action: int) -> str:
    """The id of the rule that forbids an action."""
    if s.phase == OVER:
        return "PIG-3.1"
    if seat != s.turn:
        return "PIG-1.1"
    return "PIG-2.3" if action == HOLD else "PIG-2.1"
