"""The events of Attack of the Jelly Monster, for the log and the screen."""

from coffret.engine.events import PLACE, SEAT, SEATS, EventSpace, PlaceOf
from coffret.engine.names import Names

from .state import CONTENTS, DIGIT, FACE_COUNT, FACES

ENDINGS = Names("ending", ("timer", "placed", "patience"))
TIMER_OUT, ALL_PLACED, NOBODY_PLACES = range(3)


def faces(dice: int) -> list[int]:
    """The faces of these dice, as people read them: [1, 4, 4, 6]."""
    if dice == 0:
        return []  # most places have none
    return [face + 1 for face in range(FACE_COUNT) for _ in range(dice >> DIGIT * face & 7)]


DISTRICT = PlaceOf("district")

EVENTS = EventSpace()
IS_READY = EVENTS.add("is_ready")
COUNTDOWN = EVENTS.add("countdown", seconds=int)
ROUND_BEGINS = EVENTS.add("round_begins", number=int)
ROLLED = EVENTS.add("rolled", dice=faces)
PLACED = EVENTS.add("placed", die=FACES, district=DISTRICT)
EXPELLED = EVENTS.add("expelled", owner=SEAT, die=FACES, district=DISTRICT)
AIMED = EVENTS.add("aimed", district=DISTRICT, zone=PLACE)
CLOSED = EVENTS.add("closed", district=DISTRICT)
TIMER_TURNED = EVENTS.add("timer_turned")
TIMER_STARTED = EVENTS.add("timer_started")
ROUND_ENDS = EVENTS.add("round_ends", why=ENDINGS)
CANCELLED = EVENTS.add("cancelled", die=FACES, district=DISTRICT, count=int)
SCORED = EVENTS.add("scored", district=DISTRICT, zone=PLACE, winners=SEATS, points=int)
COPIED = EVENTS.add("copied", district=DISTRICT, zone=PLACE)
COPY_LOST = EVENTS.add("copy_lost")
DISAGREED = EVENTS.add("disagreed", winners=SEATS)
TOOK_JELLY = EVENTS.add("took_jelly", takers=SEATS, count=int)
TOOK_POD = EVENTS.add("took_pod", takers=SEATS)
LOOKED = EVENTS.add("looked", content=CONTENTS)  # for the pod's owner only
PODS_SHORT = EVENTS.add("pods_short", takers=SEATS)
GAVE = EVENTS.add("gave", takers=SEATS, count=int)
DISCARDED = EVENTS.add("discarded")
OUT_OF_TIME = EVENTS.add("out_of_time")
CENTRE = EVENTS.add("centre", winners=SEATS, count=int)
POD_ROLLED = EVENTS.add("pod_rolled", die=FACES)
OPENED_PODS = EVENTS.add("opened_pods", count=int, total=int)
ENDED = EVENTS.add("ended")
