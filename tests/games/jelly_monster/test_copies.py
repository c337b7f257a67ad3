"""Copies: the reward of a neighbour, by agreement."""

import pytest

from coffret.engine.match import Match

from .positions import (
    GAME,
    GINA,
    NOTHING_YET,
    SAM,
    events,
    jelly,
    phase_of,
    play,
    scored,
)

PLENTY = (20, 20, 20)


@pytest.mark.rule("JM-3.5")
def test_gina_takes_the_6_that_is_targeted_at_the_neighbour() -> None:
    s = scored("left 1 | 1 | 6 | -\njelly 2", jelly=NOTHING_YET)
    assert jelly(s) == [0, 6, 0]


@pytest.mark.rule("JM-3.5")
def test_left_is_clockwise_and_right_is_counter_clockwise() -> None:
    s = scored("jelly 2\nright 1 | 6 | - | -\nquiet-1 1", jelly=NOTHING_YET)
    assert jelly(s) == [6, 0, 0]
    s = scored("right 1 | 6 | - | -\nquiet-1 1\nquiet-2 1\nquiet-3 1\njelly 2", jelly=NOTHING_YET)
    assert jelly(s) == [6, 0, 0]


@pytest.mark.rule("JM-3.5")
def test_a_copy_is_for_the_dice_of_its_own_district() -> None:
    s = scored("left 1 | 6 | 5 | 5\npodium 1 | - | - | 6 5", jelly=NOTHING_YET)
    assert jelly(s) == [2, 4, 4 + 2]


@pytest.mark.rule("JM-3.5")
def test_copied_gifts_come_from_everybody_else() -> None:
    s = scored("left 1 | 6 | - | -\ngifts 2", jelly=PLENTY)
    assert jelly(s) == [24, 18, 18]


@pytest.mark.rule("JM-3.5")
def test_a_copy_of_a_copy_goes_on_from_there() -> None:
    s = scored("left 1 | 6 | - | -\nleft-too 1\njelly 2", jelly=NOTHING_YET)
    assert jelly(s) == [6, 0, 0]


@pytest.mark.rule("JM-3.5")
def test_a_chain_that_comes_back_gives_nothing() -> None:
    s = scored("left 1 | 6 | - | -\nright 1", jelly=NOTHING_YET)
    assert jelly(s) == [0, 0, 0]
    assert len(events(s, "copy_lost")) == 1


@pytest.mark.rule("JM-3.5")
def test_the_winner_chooses_the_direction() -> None:
    for way, amount in (("left", 6), ("right", 5)):
        s = scored("left 3\nchoice 1 | 6 | - | -\njelly 2", jelly=NOTHING_YET)
        assert GAME.acting(s) == [SAM]
        play(s, SAM, "copy", way=way)
        assert jelly(s) == [amount, 0, 0]


@pytest.mark.rule("JM-3.5")
def test_tied_winners_vote_at_the_same_time_and_must_agree() -> None:
    text = "left 3\nchoice 1 | 6 | 6 | -\njelly 2"
    s = scored(text, jelly=NOTHING_YET)
    assert GAME.acting(s) == [SAM, GINA]
    play(s, SAM, "copy", way="left")
    assert GAME.view(s, SAM)["own"]["vote"] == "left"
    assert "vote" not in repr(GAME.view(s, GINA)["players"])
    assert GAME.view(s, GINA)["own"]["vote"] is None
    play(s, GINA, "copy", way="left")
    assert jelly(s) == [6, 6, 0]
    s = scored(text, jelly=NOTHING_YET)
    play(s, GINA, "copy", way="right")
    play(s, SAM, "copy", way="left")
    assert jelly(s) == [0, 0, 0]
    assert events(s, "disagreed")[0]["winners"] == [SAM, GINA]


@pytest.mark.rule("JM-3.5")
def test_a_vote_that_showed_the_others_is_not_taken_back() -> None:
    text = "choice 1 | 6 | 6 | -\nquiet-1 1\nchoice 1 | 6 | - | -"
    match = Match(GAME, ["Sam", "Gina", "Charlie"], {"pace": "relaxed"}, bytes(32))
    match.state = scored(text, jelly=NOTHING_YET, pace="relaxed")
    match.play(SAM, {"move": "copy", "way": "left"})
    assert match.may_undo(SAM)
    match.play(GINA, {"move": "copy", "way": "right"})
    assert events(match.state, "disagreed")
    assert not match.may_undo(GINA)
    match.play(SAM, {"move": "copy", "way": "left"})  # a winner alone has shown nothing
    assert phase_of(match.state) == "round"


@pytest.mark.rule("JM-3.5")
def test_a_vote_on_a_chain_is_the_winners_of_the_district_being_scored() -> None:
    s = scored("left 1 | - | 6 | -\nchoice 1 | 6 | - | -\njelly 2", jelly=NOTHING_YET, drone=0)
    assert GAME.acting(s) == [GINA]
    play(s, GINA, "copy", way="left")
    assert jelly(s) == [0, 6, 0]
