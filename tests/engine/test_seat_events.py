"""Events about seats: a list for clients, names for people."""

from coffret.engine.events import SEAT, SEATS, EventSpace, emit
from coffret.engine.state import state

EVENTS = EventSpace()
GAVE = EVENTS.add("gave", takers=SEATS, count=int, first=SEAT, half=lambda n: n / 2)


def test_a_mask_of_seats_is_read_as_a_list_and_a_function_reads_its_number() -> None:
    s = state(events=2).new()
    emit(s, GAVE, 1, 0b10100, 2, 4, 3)
    assert EVENTS.read(s, None) == [
        {"event": "gave", "seat": 1, "takers": [2, 4], "count": 2, "first": 4, "half": 1.5}
    ]
