"""The kinds of a view's fields: from this the browser draws a game that has no board yet."""

from coffret.engine.events import SEAT
from coffret.engine.legend import ASIDE, DIE, EACH_SEAT, Domain

from . import state
from .state import HOLD, ROLL

FIELDS: dict[str, Domain] = {
    "seat": ASIDE,
    "phase": state.PHASES,
    "turn": SEAT,
    "die": DIE,
    "players": EACH_SEAT,
}

# The rule that explains each phase, and each move.
PHASES = {"turn": "PIG-2.1", "over": "PIG-3.2"}
MOVES = {ROLL: "PIG-2.2", HOLD: "PIG-2.3"}
