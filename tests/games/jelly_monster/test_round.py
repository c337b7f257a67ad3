"""A round on the clock: throwing, placing, barriers, the timer."""

import pytest

from coffret.engine.errors import IllegalMove
from coffret.engine.match import Match

from .positions import (
    CHARLIE,
    GAME,
    GINA,
    ROLL,
    SAM,
    START,
    TIMER,
    choices,
    city,
    events,
    phase_of,
    play,
    position,
    refusal,
    rolled,
    wait,
)


@pytest.mark.rule("JM-2.1")
def test_a_round_starts_for_all_at_once_after_a_countdown_when_all_are_ready() -> None:
    s = GAME.new(3, {}, (1, 2, 3, 4))
    assert refusal(s, GINA, "roll_again") == "JM-2.1"
    play(s, GINA, "ready")
    assert GAME.acting(s) == [SAM, CHARLIE]
    assert refusal(s, GINA, "ready") == "JM-2.1"
    play(s, SAM, "ready")
    play(s, CHARLIE, "ready")
    assert phase_of(s) == "countdown"
    assert GAME.acting(s) == []
    wait(s, 2_999)
    assert phase_of(s) == "countdown"
    wait(s, 1)
    assert phase_of(s) == "round"
    wait(s, ROLL)
    assert GAME.acting(s) == [SAM, GINA, CHARLIE]
    assert [event["seat"] for event in events(s, "rolled")] == [SAM, GINA, CHARLIE]


@pytest.mark.rule("JM-2.2", "JM-2.9")
def test_after_placing_one_die_all_the_others_are_rolled_again() -> None:
    s = position(dice=("1 2 3 4 5 6 6", "1", "1"))
    play(s, SAM, "place", die="6", district=2)
    assert city(s)[2] == "6 | - | -"
    assert GAME.acting(s) == [GINA, CHARLIE]
    assert GAME.rules.due(s) == START + ROLL
    wait(s, ROLL - 1)
    assert rolled(s, SAM) == "-"
    assert refusal(s, SAM, "place", die="6", district=2) == "JM-2.9"
    wait(s, 1)
    assert len(rolled(s, SAM).split()) == 6
    assert SAM in GAME.acting(s)


@pytest.mark.rule("JM-2.2")
def test_one_may_place_none_and_rolls_all_again() -> None:
    s = position(dice=("1 2 3", "1", "1"))
    play(s, SAM, "roll_again")
    wait(s, ROLL)
    assert len(rolled(s, SAM).split()) == 3
    assert city(s)[0] == "- | - | -"


@pytest.mark.rule("JM-2.2")
def test_only_a_rolled_face_can_be_placed() -> None:
    s = position(dice=("2 5", "1", "1"))
    assert refusal(s, SAM, "place", die="6", district=0) == "JM-2.2"


@pytest.mark.rule("JM-2.2")
def test_dice_fall_evenly() -> None:
    s = position(dice=("1 2 3 4 5 6 6", "1", "1"))
    counts = dict.fromkeys("123456", 0)
    for _ in range(1_000):
        s.placed_at = s.clock  # or the idle timer would stop us
        play(s, SAM, "roll_again")
        wait(s, ROLL)
        for face in rolled(s, SAM).split():
            counts[face] += 1
    assert all(1_000 < count < 1_330 for count in counts.values()), counts


@pytest.mark.rule("JM-2.3")
def test_no_die_at_a_closed_entrance_and_it_is_safe_from_effects() -> None:
    s = position("jelly 1 | 5 | 6 | -", dice=("", "1 3 6", "1"))
    play(s, SAM, "close", district=0)
    assert refusal(s, GINA, "place", die="6", district=0) == "JM-2.3"
    assert refusal(s, GINA, "place_and_aim", die="3", district=0, step="forward") == "JM-2.3"
    expel = {"die": "1", "district": 0, "owner": SAM, "expelled": "5"}
    assert refusal(s, GINA, "place_and_expel", **expel) == "JM-2.3"
    play(s, GINA, "place", die="6", district=1)


@pytest.mark.rule("JM-2.5")
def test_a_placed_die_is_never_taken_back() -> None:
    match = Match(GAME, ["Sam", "Gina", "Charlie"], secret=bytes(32))
    for seat in range(3):
        match.play(seat, {"move": "ready"})
    match.wait(GAME.rules.due(match.state))
    match.wait(GAME.rules.due(match.state))
    action = next(a for a in GAME.legal(match.state, SAM) if GAME.move(a)["move"] == "place")
    match.play(SAM, action)
    assert not match.may_undo(SAM)
    with pytest.raises(IllegalMove):
        match.undo(SAM)


@pytest.mark.rule("JM-2.6")
def test_all_dice_placed_one_may_close_one_district_for_the_round() -> None:
    s = position(dice=("", "1", ""))
    assert refusal(s, GINA, "close", district=0) == "JM-2.6"
    play(s, SAM, "close", district=3)
    assert s.districts[3].closed_by == SAM
    assert refusal(s, SAM, "close", district=1) == "JM-2.6"
    assert refusal(s, CHARLIE, "close", district=3) == "JM-2.6"
    assert s.players[CHARLIE].barrier == 1
    play(s, CHARLIE, "close", district=1)


@pytest.mark.rule("JM-2.7")
def test_the_timer_is_turned_once_and_gives_the_others_ten_seconds() -> None:
    s = position(dice=("", "1", ""))
    assert refusal(s, GINA, "turn_timer") == "JM-2.7"
    play(s, SAM, "turn_timer")
    assert s.timer_ends == START + TIMER
    assert refusal(s, CHARLIE, "turn_timer") == "JM-2.7"
    wait(s, TIMER - 1)
    assert phase_of(s) == "round"
    play(s, GINA, "roll_again")
    wait(s, 1)
    assert [event["why"] for event in events(s, "round_ends")] == ["timer"]


@pytest.mark.rule("JM-2.7")
def test_barrier_and_timer_come_in_either_order_and_while_the_timer_runs() -> None:
    s = position(dice=("", "1 1", ""))
    play(s, SAM, "turn_timer")
    wait(s, 5_000)
    play(s, SAM, "close", district=0)
    assert GAME.acting(s) == [GINA, CHARLIE]
    other = position(dice=("", "1 1", ""))
    play(other, SAM, "close", district=0)
    play(other, SAM, "turn_timer")
    assert choices(other, CHARLIE) == {"hold()", *(f"close(district={n})" for n in range(1, 5))}


@pytest.mark.rule("JM-2.8")
def test_dice_not_placed_in_time_do_not_count() -> None:
    s = position("jelly 1 | 1 | - | -", dice=("", "6 6", ""))
    play(s, SAM, "turn_timer")
    wait(s, TIMER)
    assert [event["winners"] for event in events(s, "scored")] == [[SAM]]
    assert phase_of(s) == "ready"
    assert refusal(s, GINA, "place", die="6", district=0) == "JM-2.8"
    assert refusal(s, SAM, "close", district=0) == "JM-2.8"


@pytest.mark.rule("JM-2.8")
def test_what_arrives_at_the_very_end_of_the_timer_is_too_late() -> None:
    match = Match(GAME, ["Sam", "Gina", "Charlie"], secret=bytes(32))
    match.state = position(dice=("", "6 6", ""))
    match.play(SAM, {"move": "turn_timer"})
    last = {"move": "place", "die": "6", "district": 0}
    with pytest.raises(IllegalMove) as refused:
        match.play(GINA, last, START + TIMER)
    assert refused.value.rule == "JM-2.8"
    match.play(GINA, last, START + TIMER - 1)
    assert city(match.state)[0] == "- | 6 | -"


@pytest.mark.rule("JM-2.8")
def test_the_round_ends_with_the_last_die_of_all() -> None:
    s = position("jelly 1 | 1 | - | -", dice=("", "6", ""))
    play(s, GINA, "place", die="6", district=0)
    assert [event["why"] for event in events(s, "round_ends")] == ["placed"]
    assert [event["winners"] for event in events(s, "scored")] == [[GINA]]


@pytest.mark.rule("JM-2.8")
def test_a_minute_without_a_placement_starts_the_timer_unless_the_table_says_no() -> None:
    s = position(dice=("1 1", "1 1", "1 1"))
    wait(s, 59_999)
    assert s.timer_ends == -1
    wait(s, 1)
    assert len(events(s, "timer_started")) == 1
    assert s.timer_ends == s.clock + TIMER
    wait(s, TIMER)
    assert phase_of(s) == "ready"
    s = position(dice=("1 1", "1 1", "1 1"), idle_timer="off")
    wait(s, 600_000)
    assert phase_of(s) == "round"


@pytest.mark.rule("JM-2.8")
def test_every_placement_starts_the_minute_anew() -> None:
    s = position(dice=("1 1 1", "1 1", "1 1"))
    wait(s, 50_000)
    play(s, SAM, "place", die="1", district=0)
    wait(s, 59_999)
    assert s.timer_ends == -1


@pytest.mark.rule("JM-2.9")
def test_a_placement_that_comes_too_late_is_refused_and_the_die_stays_rolled() -> None:
    s = position("jelly 1 | 5 | - | -", dice=("", "1 1", "1 6"))
    play(s, SAM, "close", district=1)
    assert refusal(s, GINA, "place", die="1", district=1) == "JM-2.3"
    expel = {"die": "1", "district": 0, "owner": SAM, "expelled": "5"}
    play(s, CHARLIE, "place_and_expel", **expel)
    assert refusal(s, GINA, "place_and_expel", **expel) == "JM-2.4"
    assert rolled(s, GINA) == "1 1"


@pytest.mark.rule("JM-2.9")
def test_the_time_of_a_roll_is_an_option() -> None:
    s = position(dice=("1 2", "1", "1"), roll_ms=1_500)
    play(s, SAM, "roll_again")
    assert GAME.rules.due(s) == START + 1_500


@pytest.mark.rule("JM-2.11")
def test_one_who_has_placed_all_may_hold_for_the_time_of_a_roll() -> None:
    s = position(dice=("", "1", "1"))
    play(s, SAM, "hold")
    assert SAM not in GAME.acting(s)
    assert refusal(s, SAM, "turn_timer") == "JM-2.11"
    assert refusal(s, GINA, "hold") == "JM-2.11"
    wait(s, ROLL)
    assert "turn_timer()" in choices(s, SAM)
