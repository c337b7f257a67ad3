"""The domains of a view's fields, and the rules that explain phases and moves."""

from coffret.engine.events import PLACE, SEAT
from coffret.engine.legend import ASIDE, DIE, EACH_SEAT, SPAN, TIME, Domain, Phrase
from coffret.engine.names import Names

from . import phase, reward
from .reasons import HOME
from .state import CONTENTS, WAYS

FIELDS: dict[str, Domain] = {
    "seat": ASIDE,
    "clock": ASIDE,
    "phase": phase.NAMES,
    "pace": Names("pace", ("live", "relaxed")),
    "turn": SEAT,
    "roll_ms": SPAN,
    "starts": TIME,
    "timer_ends": TIME,
    "deadline": TIME,
    "ready": TIME,
    "drone": PLACE,
    "pending": SEAT,
    "winners": SEAT,
    "unserved": SEAT,
    "closed_by": SEAT,
    "players": EACH_SEAT,
    "dice": DIE,
    "districts/dice": EACH_SEAT,
    "dice/*": DIE,
    "districts/points": EACH_SEAT,
    "struck": EACH_SEAT,
    "struck/*": DIE,
    "leaders": SEAT,
    "centre_leaders": SEAT,
    "placing": ASIDE,
    "places": ASIDE,
    "id": "district",
    "side": ASIDE,
    "target": PLACE,
    "district": PLACE,
    "source": PLACE,
    "rewards": Phrase(reward.KINDS),
    "pods": CONTENTS,
    "opened_pods": CONTENTS,
    "discarded": CONTENTS,
    "vote": WAYS,
}

PHASES = {
    "ready": "JM-2.1",
    "countdown": "JM-2.1",
    "round": "JM-2.2",
    "copy": "JM-3.5",
    "give": "JM-3.6",
    "discard": "JM-3.11",
    "over": "JM-4.2",
}

MOVES = {kind: rule for kind, (_, rule) in HOME.items()}
