"""Relaxed play: one after the other, without a timer."""

import pytest

from .positions import (
    CHARLIE,
    GAME,
    GINA,
    NOTHING_YET,
    SAM,
    choices,
    events,
    jelly,
    phase_of,
    play,
    position,
    refusal,
    rolled,
    scored,
    wait,
)


@pytest.mark.rule("JM-2.10")
def test_relaxed_play_goes_round_one_at_a_time_without_a_timer() -> None:
    s = position(dice=("1 2", "3 4", "5 6"), pace="relaxed")
    assert GAME.acting(s) == [SAM]
    assert GAME.rules.due(s) == -1
    assert refusal(s, GINA, "place", die="3", district=0) == "JM-2.10"
    play(s, SAM, "place", die="1", district=0)
    assert len(rolled(s, SAM).split()) == 1
    assert GAME.acting(s) == [GINA]
    play(s, GINA, "roll_again")
    assert GAME.acting(s) == [CHARLIE]
    wait(s, 1_000_000)
    assert GAME.acting(s) == [CHARLIE]


@pytest.mark.rule("JM-2.10", "JM-2.6")
def test_in_relaxed_play_the_barrier_takes_a_turn_and_who_has_nothing_left_is_passed_over() -> None:
    s = position(dice=("", "3 4", "5 6"), pace="relaxed")
    assert choices(s, SAM) == {"hold()", *(f"close(district={n})" for n in range(5))}
    assert refusal(s, SAM, "turn_timer") == "JM-2.10"
    play(s, SAM, "hold")
    play(s, GINA, "roll_again")
    play(s, CHARLIE, "roll_again")
    play(s, SAM, "close", district=0)
    play(s, GINA, "roll_again")
    play(s, CHARLIE, "roll_again")
    assert GAME.acting(s) == [GINA]


@pytest.mark.rule("JM-2.10")
def test_relaxed_play_ends_when_all_place_none_three_times_in_a_row() -> None:
    s = position(dice=("", "3 4", "5 6 6"), pace="relaxed")
    play(s, SAM, "close", district=0)
    for _ in range(2):
        play(s, GINA, "roll_again")
        play(s, CHARLIE, "roll_again")
    play(s, GINA, "roll_again")
    s.players[CHARLIE].dice = 0o3
    play(s, CHARLIE, "place", die="1", district=1)
    for _ in range(3):
        assert phase_of(s) == "round"
        assert s.rounds == 1
        play(s, GINA, "roll_again")
        play(s, CHARLIE, "roll_again")
    assert [event["why"] for event in events(s, "round_ends")] == ["patience"]
    assert s.rounds == 2


@pytest.mark.rule("JM-2.10")
def test_in_relaxed_play_another_begins_each_round() -> None:
    s = position("jelly 1 | 1 | - | -", dice=("", "6", ""), pace="relaxed")
    s.turn = GINA
    play(s, GINA, "place", die="6", district=0)
    assert s.rounds == 2
    assert GAME.acting(s) == [GINA]
    assert len(rolled(s, SAM).split()) == 7


@pytest.mark.rule("JM-3.12", "JM-2.10")
def test_relaxed_play_asks_one_after_the_other_and_waits() -> None:
    s = scored("left 3\nchoice 1 | 6 | 6 | -\njelly 2", jelly=NOTHING_YET, pace="relaxed")
    wait(s, 1_000_000)
    assert GAME.acting(s) == [SAM]
    play(s, SAM, "copy", way="left")
    assert GAME.acting(s) == [GINA]
    play(s, GINA, "copy", way="left")
    assert jelly(s) == [6, 6, 0]
