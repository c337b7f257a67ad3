"""Options and events: declared once, checked and named everywhere."""

import pytest

from coffret.engine.actions import ActionSpace
from coffret.engine.errors import BadOptions
from coffret.engine.events import NOBODY, PLACE, EventSpace, emit, emit_to, redact_events
from coffret.engine.options import OptionSpace, first_seat, seat_of
from coffret.engine.rng import reseed
from coffret.engine.state import state

OPTIONS = OptionSpace(
    {"roll_ms": 700}, lambda chosen, seats: "too slow" if seats > 3 else None,
    first=("random", "seat_1"), roll_ms=range(300, 2001),
)  # fmt: skip
EVENTS = EventSpace()
EVENTS.add("saw", card=int, where=PLACE)
EVENTS.add("named", face=("water", "fire"))
EVENTS.add("ended")
State = state(events=3, coins=int)


def test_options_have_defaults_and_codes() -> None:
    assert OPTIONS.complete({}) == {"first": "random", "roll_ms": 700}
    encoded = OPTIONS.encode({"first": "seat_1", "roll_ms": 500})
    assert (encoded.first, encoded.roll_ms) == (1, 500)


@pytest.mark.parametrize(
    "wrong", [{"fist": 1}, {"first": "seat_2"}, {"roll_ms": 299}, {"roll_ms": "700"}, {"first": 0}]
)
def test_what_is_not_offered_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as refusal:
        OPTIONS.complete(wrong)
    assert next(iter(wrong)) in str(refusal.value)


def test_options_may_depend_on_the_number_of_seats() -> None:
    OPTIONS.check({}, 3)
    with pytest.raises(BadOptions, match="too slow"):
        OPTIONS.check({}, 4)


def test_who_goes_first_is_a_seat_at_the_table_or_chance() -> None:
    options = OptionSpace(first_player=first_seat(3))
    assert options.defaults == {"first_player": "random"}
    options.check({"first_player": "seat_2"}, 2)
    with pytest.raises(BadOptions, match="there is no seat_3 at a table of 2"):
        options.with_defaults({"first_player": "seat_3"}).check({}, 2)
    s = state(events=1).new()
    s.seats = 3
    reseed(s, (1, 2, 3, 4))
    assert seat_of(s, options.encode({"first_player": "seat_3"}).first_player) == 2
    assert s.draws == 0
    assert {seat_of(s, 0) for _ in range(50)} == {0, 1, 2}


def test_a_move_or_an_event_is_declared_once_and_in_time() -> None:
    actions = ActionSpace()
    assert [actions.add("roll"), actions.add("take", die=2, deck=3), actions.add("end")] == [
        0,
        1,
        7,
    ]
    with pytest.raises(ValueError, match="'roll' is declared twice"):
        actions.add("roll")
    assert actions.table[5].second == 1
    with pytest.raises(ValueError, match="'late' is declared after"):
        actions.add("late")
    with pytest.raises(ValueError, match="'ended' is declared twice"):
        EVENTS.add("ended")


def test_typed_numbers_become_numbers() -> None:
    assert OPTIONS.parse({"roll_ms": "500", "first": "random"}) == {
        "roll_ms": 500,
        "first": "random",
    }
    with pytest.raises(BadOptions):
        OPTIONS.complete(OPTIONS.parse({"roll_ms": "fast"}))


def test_events_are_told_by_name() -> None:
    s = State.new()
    emit(s, EVENTS["named"], 1, 1)
    emit(s, EVENTS["ended"], NOBODY)
    assert EVENTS.read(s, None) == [
        {"event": "named", "seat": 1, "face": "fire"},
        {"event": "ended"},
    ]


def test_a_whisper_reaches_only_those_it_is_for() -> None:
    s = State.new()
    emit_to(s, 0b101, EVENTS["saw"], 0, 12, 3)
    found = [{"event": "saw", "seat": 0, "card": 12, "where": 3}]
    assert EVENTS.read(s, 0) == found
    assert EVENTS.read(s, 1) == []
    assert EVENTS.read(s, 2) == found
    assert EVENTS.read(s, None) == []


def test_hushing_blots_out_what_a_seat_did_not_hear() -> None:
    s = State.new()
    emit_to(s, 0b01, EVENTS["saw"], 0, 12, 3)
    emit(s, EVENTS["saw"], 0, 12, 3)
    redact_events(s, 1)
    assert (s.events[0].a, s.events[0].b) == (0, 0)
    assert (s.events[1].a, s.events[1].b) == (12, 3)


def test_a_full_buffer_counts_on_without_writing_beyond() -> None:
    s = State.new()
    for number in range(5):
        emit(s, EVENTS["saw"], 0, number)
    assert s.event_count == 5
    assert s.coins == 0
