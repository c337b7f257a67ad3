"""The events of Attack of the Jelly Monster, for the log and the screen."""

from coffret.engine.events import PLACE, SEAT, SEATS, EventSpace
from coffret.engine.names import Names

from .state import CONTENTS, DIGIT, FACE_COUNT, FACES

ENDINGS = Names("ending", ("timer", "placed", "patience"))
TIMER_OUT, ALL_PLACED, NOBODY_PLACES = range(3)


def faces(dice: int) -> list[int]:
    """What these dice show, as people read it: [1, 4, 4, 6]."""
    if dice == 0:
        return []  # most places have none
    return [face + 1 for face in range(FACE_COUNT) for _ in range(dice >> DIGIT * face & 7)]


EVENTS = EventSpace(
    is_ready={},
    countdown={"seconds": int},
    round_begins={"number": int},
    rolled={"dice": faces},
    placed={"die": FACES, "district": PLACE},
    expelled={"owner": SEAT, "die": FACES, "district": PLACE},
    aimed={"district": PLACE, "zone": PLACE},
    closed={"district": PLACE},
    timer_turned={},
    timer_started={},
    round_ends={"why": ENDINGS},
    cancelled={"die": FACES, "district": PLACE, "count": int},
    scored={"district": PLACE, "zone": PLACE, "winners": SEATS, "points": int},
    copied={"district": PLACE, "zone": PLACE},
    copy_lost={},
    disagreed={"winners": SEATS},
    took_jelly={"takers": SEATS, "count": int},
    took_pod={"takers": SEATS},
    looked={"content": CONTENTS},  # for the pod's owner only
    pods_short={"takers": SEATS},
    gave={"takers": SEATS, "count": int},
    discarded={},
    out_of_time={},
    centre={"winners": SEATS, "count": int},
    pod_rolled={"die": FACES},
    opened_pods={"count": int, "total": int},
    ended={},
)

IS_READY = EVENTS["is_ready"]
COUNTDOWN = EVENTS["countdown"]
ROUND_BEGINS = EVENTS["round_begins"]
ROLLED = EVENTS["rolled"]
PLACED = EVENTS["placed"]
EXPELLED = EVENTS["expelled"]
AIMED = EVENTS["aimed"]
CLOSED = EVENTS["closed"]
TIMER_TURNED = EVENTS["timer_turned"]
TIMER_STARTED = EVENTS["timer_started"]
ROUND_ENDS = EVENTS["round_ends"]
CANCELLED = EVENTS["cancelled"]
SCORED = EVENTS["scored"]
COPIED = EVENTS["copied"]
COPY_LOST = EVENTS["copy_lost"]
DISAGREED = EVENTS["disagreed"]
TOOK_JELLY = EVENTS["took_jelly"]
TOOK_POD = EVENTS["took_pod"]
LOOKED = EVENTS["looked"]
PODS_SHORT = EVENTS["pods_short"]
GAVE = EVENTS["gave"]
DISCARDED = EVENTS["discarded"]
OUT_OF_TIME = EVENTS["out_of_time"]
CENTRE = EVENTS["centre"]
POD_ROLLED = EVENTS["pod_rolled"]
OPENED_PODS = EVENTS["opened_pods"]
ENDED = EVENTS["ended"]
