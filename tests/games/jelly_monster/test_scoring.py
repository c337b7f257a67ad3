"""Scoring: who is ahead, what the order and the number of dice give, time to choose, the end."""

import pytest

from coffret.engine.errors import IllegalMove
from coffret.engine.phrases import result_text

from .positions import (
    CHARLIE,
    GAME,
    GINA,
    SAM,
    end_round,
    events,
    jelly,
    phase_of,
    play,
    pods,
    position,
    scored,
    targets,
    wait,
)

NOTHING_YET = (0, 0, 0)


@pytest.mark.rule("JM-1.2", "JM-3.1")
def test_districts_are_scored_clockwise_from_the_drone_and_barriers_go_home() -> None:
    one_each = "\n".join("jelly 1 | 1 | - | -" for _ in range(5))
    s = position(one_each, drone=3)
    play(s, SAM, "close", district=0)
    end_round(s)
    assert [event["district"] for event in events(s, "scored")] == [3, 4, 0, 1, 2]
    assert {place.closed_by for place in s.districts} == {-1}
    assert [s.players[seat].barrier for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("JM-3.3")
def test_gina_has_the_majority_with_7_over_4_and_3() -> None:
    s = scored("by-dice 2 | 4 | 1 6 | 3", jelly=NOTHING_YET)
    assert jelly(s) == [0, 7, 0]


@pytest.mark.rule("JM-3.2")
def test_charlies_sixes_cancel_so_sam_takes_6_with_4_over_3_and_1() -> None:
    s = scored("jelly 2 | 4 | 1 | 6 6 3", jelly=NOTHING_YET)
    assert jelly(s) == [6, 0, 0]
    assert events(s, "cancelled") == [
        {"event": "cancelled", "seat": CHARLIE, "die": "6", "district": 0, "count": 2}
    ]


@pytest.mark.rule("JM-3.2")
def test_three_equal_dice_cancel_all_three_and_equal_dice_of_others_do_not() -> None:
    s = scored("jelly 1 | 5 5 5 1 | 2 | 2", jelly=NOTHING_YET)
    assert jelly(s) == [0, 3, 3]


@pytest.mark.rule("JM-3.3")
def test_tied_players_all_take_the_reward() -> None:
    s = scored("jelly 1 | 1 5 | 6 | 5", jelly=NOTHING_YET)
    assert jelly(s) == [3, 3, 0]


@pytest.mark.rule("JM-3.3")
def test_nobody_there_nobody_takes_it() -> None:
    s = scored("jelly 1 | 4 4 | - | -", jelly=NOTHING_YET)
    assert jelly(s) == [0, 0, 0]
    assert events(s, "scored") == []


@pytest.mark.rule("JM-3.10")
def test_one_or_two_dice_take_7_jelly_and_three_or_more_a_pod() -> None:
    for dice, amount, taken in (("6", 7, 0), ("5 6", 7, 0), ("1 5 6", 0, 1), ("1 2 5 6", 0, 1)):
        s = scored(f"by-dice 1 | {dice} | - | -", jelly=NOTHING_YET)
        assert (jelly(s)[SAM], pods(s)[SAM]) == (amount, taken)


@pytest.mark.rule("JM-3.10")
def test_cancelled_dice_are_not_counted_and_each_tied_winner_goes_by_their_own() -> None:
    s = scored("by-dice 1 | 4 4 6 | 1 2 3 | -", jelly=NOTHING_YET, pile="5")
    assert jelly(s) == [7, 0, 0]
    assert pods(s) == [0, 1, 0]


@pytest.mark.rule("JM-3.8")
def test_on_the_podium_the_first_take_2_and_the_second_4() -> None:
    assert jelly(scored("podium 1 | 6 | 5 | 1", jelly=NOTHING_YET)) == [2, 4, 0]


@pytest.mark.rule("JM-3.8")
def test_second_is_the_second_sum_however_many_are_first() -> None:
    s = scored("podium 1 | 6 | 6 | 5 | 5", dice=("", "", "", ""), jelly=(0, 0, 0, 0))
    assert jelly(s) == [2, 2, 4, 4]


@pytest.mark.rule("JM-3.8")
def test_everybody_else_present_takes_1_whatever_their_dice() -> None:
    s = scored("podium 2 | 6 | 1 | 2 | 3 3", dice=("", "", "", ""), jelly=(0, 0, 0, 0))
    assert jelly(s) == [4, 1, 1, 0]


@pytest.mark.rule("JM-3.9")
def test_gina_with_three_dice_in_the_centre_takes_a_pod_over_charlie_with_two() -> None:
    assert pods(scored(centre=(0, 3, 2))) == [0, 1, 0]


@pytest.mark.rule("JM-3.9")
def test_ties_in_the_centre_all_take_a_pod_unless_there_are_too_few() -> None:
    assert pods(scored(centre=(2, 0, 2))) == [1, 0, 1]
    assert pods(scored(centre=(2, 0, 2), pile="6")) == [0, 0, 0]
    assert pods(scored(centre=(0, 0, 0))) == [0, 0, 0]


@pytest.mark.rule("JM-3.9")
def test_the_centre_comes_after_the_districts() -> None:
    s = scored("pods 1 | 6 | - | -", centre=(0, 1, 0), pile="6")
    assert pods(s) == [1, 0, 0]


@pytest.mark.rule("JM-3.12")
def test_after_15_seconds_chance_chooses_a_pod_a_direction_and_a_taker() -> None:
    s = scored("pods 3 | 6 | - | -", pods=("1 2", "", ""))
    wait(s, 14_999)
    assert phase_of(s) == "discard"
    wait(s, 1)
    assert pods(s) == [1, 0, 0]
    assert events(s, "out_of_time")[0]["seat"] == SAM
    s = scored("left 3\nchoice 1 | 6 | - | -\njelly 2", jelly=NOTHING_YET)
    wait(s, 15_000)
    assert jelly(s)[SAM] in (5, 6)
    s = scored("gifts 2 | 6 | 6 | -", jelly=(0, 0, 3))
    wait(s, 15_000)
    assert sorted(jelly(s)) == [0, 1, 2]


@pytest.mark.rule("JM-3.12")
def test_a_missing_vote_is_no_agreement() -> None:
    s = scored("left 3\nchoice 1 | 6 | 6 | -\njelly 2", jelly=NOTHING_YET)
    play(s, SAM, "copy", way="left")
    wait(s, 15_000)
    assert jelly(s) == [0, 0, 0]


@pytest.mark.rule("JM-4.1")
def test_for_the_next_round_dice_and_targets_go_back_and_the_drone_stays() -> None:
    s = scored("jelly 3 | 1 | 6 6 | -", centre=(1, 0, 0), drone=2)
    assert s.rounds == 2
    assert s.drone == 2
    assert set(targets(s)) == {1}
    assert [s.players[seat].loose for seat in range(3)] == [7, 7, 7]
    assert [s.players[seat].centre for seat in range(3)] == [0, 0, 0]
    assert phase_of(s) == "ready"


@pytest.mark.rule("JM-4.2")
def test_after_the_fourth_round_pods_are_opened_and_some_roll_a_die() -> None:
    s = scored(rounds=4, jelly=(10, 10, 10), pods=("2 5", "roll roll", ""))
    assert GAME.rules.over(s)
    rolls = [int(event["die"]) for event in events(s, "pod_rolled")]
    assert len(rolls) == 2
    assert GAME.scores(s) == [17, 10 + sum(rolls), 10]
    assert GAME.view(s, None)["players"][SAM]["opened_pods"] == ["2", "5"]
    with pytest.raises(IllegalMove) as refused:
        play(s, SAM, "ready")
    assert refused.value.rule == "JM-4.2"


@pytest.mark.rule("JM-4.2")
def test_most_jelly_wins_and_ties_share() -> None:
    s = scored(rounds=4, jelly=(10, 12, 9), pods=("2", "", "1"))
    assert GAME.scores(s) == [12, 12, 10]
    assert GAME.winners(s) == [SAM, GINA]
    names = ["Sam", "Gina", "Charlie"]
    for language, words in (("en", "nothing breaks the tie"), ("fr", "rien ne les départage")):
        assert words in result_text(GAME, s, names, GAME.texts(language))
