"""Scoring: who is ahead, and what every kind of reward gives."""

import pytest

from coffret.engine.errors import IllegalMove
from coffret.engine.match import Match
from coffret.engine.phrases import result_text
from coffret.games.jelly_monster.components import PRINTED

from .positions import (
    CHARLIE,
    GAME,
    GINA,
    SAM,
    choices,
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
PLENTY = (20, 20, 20)


# Order and ranking


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


# Pods


@pytest.mark.rule("JM-3.4")
def test_a_pod_is_drawn_and_only_its_owner_sees_it() -> None:
    s = scored("pods 1 | - | 6 | -", pile="4")
    assert pods(s) == [0, 1, 0]
    assert [event["content"] for event in events(s, "looked", GINA)] == ["4"]
    assert events(s, "looked", SAM) == []
    assert events(s, "looked") == []
    assert GAME.view(s, GINA)["own"]["pods"] == ["4"]
    for other in (SAM, None):
        assert "'4'" not in repr(GAME.view(s, other)["own"])
        assert GAME.view(s, other)["players"][GINA]["pods"] == 1
        assert GAME.view(s, other)["players"][GINA]["opened_pods"] is None


@pytest.mark.rule("JM-3.4")
def test_too_few_pods_for_all_tied_winners_and_nobody_takes_one() -> None:
    s = scored("pods 1 | 6 | 6 | -", pile="4")
    assert pods(s) == [0, 0, 0]
    assert sum(s.pile) == 1
    assert pods(scored("pods 1 | 6 | 6 | -", pile="4 5")) == [1, 1, 0]


@pytest.mark.rule("JM-3.3")
def test_two_jelly_for_each_pod_one_owns() -> None:
    s = scored("pods 2 | 6 | 6 | 5", pods=("1 2 roll", "", "3"), jelly=NOTHING_YET)
    assert jelly(s) == [6, 0, 0]


@pytest.mark.rule("JM-3.11")
def test_each_winner_chooses_a_pod_to_discard_and_it_leaves_the_game_unseen() -> None:
    s = scored("pods 3 | 6 | 6 | -", pods=("1 2", "3", ""))
    assert phase_of(s) == "discard"
    assert GAME.acting(s) == [SAM]  # Gina has one pod: no choice
    assert choices(s, SAM) == {"discard(content=1)", "discard(content=2)"}
    pile = sum(s.pile)
    play(s, SAM, "discard", content="1")
    assert pods(s) == [1, 0, 0]
    assert sum(s.pile) == pile
    assert "content" not in events(s, "discarded")[0]
    assert GAME.view(s, SAM)["own"]["discarded"] == ["1"]


@pytest.mark.rule("JM-3.4", "JM-3.11")
def test_nobody_learns_from_a_discard_whether_pods_are_alike() -> None:
    alike, unlike = (scored("pods 3 | 6 | - | -", pods=(own, "", "")) for own in ("3 3", "3 4"))
    assert GAME.view(alike, GINA) == GAME.view(unlike, GINA)
    assert choices(alike, SAM) == {"discard(content=3)"}


@pytest.mark.rule("JM-3.11")
def test_without_a_pod_there_is_nothing_to_discard() -> None:
    s = scored("pods 3 | 6 | - | -")
    assert phase_of(s) == "ready"
    assert events(s, "discarded") == []


@pytest.mark.rule("JM-3.11")
def test_icons_go_from_left_to_right_and_all_winners_finish_one_before_the_next() -> None:
    s = scored("several 1 | 6 | 6 | -", pods=("1 2", "3 4", ""), jelly=NOTHING_YET)
    assert GAME.acting(s) == [SAM, GINA]
    play(s, GINA, "discard", content="3")
    assert jelly(s) == [0, 0, 0]
    play(s, SAM, "discard", content="2")
    assert jelly(s) == [9, 9, 0]
    assert pods(scored("several 2 | 6 | - | -", jelly=NOTHING_YET)) == [1, 0, 0]
    assert pods(scored("several 3 | 6 | - | -", pile="5")) == [0, 0, 0]


# Copies


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


# Gifts


@pytest.mark.rule("JM-3.6")
@pytest.mark.parametrize(("zone", "amount"), [(1, 1), (2, 2)])
def test_everybody_gives_to_the_winner(zone: int, amount: int) -> None:
    s = scored(f"gifts {zone} | 6 | - | 1", jelly=PLENTY)
    assert jelly(s) == [20 + 2 * amount, 20 - amount, 20 - amount]


@pytest.mark.rule("JM-3.6")
def test_the_box_has_gifts_of_one_and_of_two_as_the_rulebook_shows() -> None:
    rows = PRINTED.cards["district"]
    icons = [icon for row in rows for zone in ("first", "middle", "last") for icon in row[zone]]
    assert {numbers[0] for kind, *numbers in icons if kind == "all_give"} == {1, 2}


@pytest.mark.rule("JM-3.6")
def test_tied_winners_do_not_give_each_other() -> None:
    s = scored("gifts 1 | 6 | 6 | -", jelly=PLENTY)
    assert jelly(s) == [21, 21, 18]


@pytest.mark.rule("JM-3.6")
def test_a_giver_with_too_little_gives_all_to_the_only_winner_and_owes_nothing() -> None:
    s = scored("gifts 2 | 6 | - | -", jelly=(0, 1, 0), pods=("", "", "6"))
    assert jelly(s) == [1, 0, 0]
    assert pods(s) == [0, 0, 1]


@pytest.mark.rule("JM-3.6")
def test_a_giver_with_too_little_serves_one_in_full_and_the_last_gets_the_rest() -> None:
    s = scored("gifts 2 | 6 | 6 | -", jelly=(0, 0, 3))
    assert phase_of(s) == "give"
    assert GAME.acting(s) == [CHARLIE]
    assert choices(s, CHARLIE) == {"give(player=0)", "give(player=1)"}
    play(s, CHARLIE, "give", player=GINA)
    assert jelly(s) == [1, 2, 0]


@pytest.mark.rule("JM-3.6")
def test_several_givers_choose_at_the_same_time() -> None:
    s = scored("gifts 1 | 6 | 6 | - | -", dice=("", "", "", ""), jelly=(0, 0, 1, 1))
    assert GAME.acting(s) == [2, 3]
    play(s, 3, "give", player=SAM)
    play(s, 2, "give", player=SAM)
    assert jelly(s) == [2, 0, 0, 0]


@pytest.mark.rule("JM-3.7")
def test_the_winner_gives_one_to_each_other_player() -> None:
    s = scored("gifts 3 | 6 | 1 | -", jelly=PLENTY)
    assert jelly(s) == [18, 21, 21]


@pytest.mark.rule("JM-3.7")
def test_tied_winners_give_to_the_others_only() -> None:
    s = scored("gifts 3 | 6 | 6 | -", jelly=PLENTY)
    assert jelly(s) == [19, 19, 22]


@pytest.mark.rule("JM-3.7")
def test_a_winner_with_too_little_chooses_whom_to_give() -> None:
    s = scored("gifts 3 | 6 | 1 | -", jelly=(1, 0, 0))
    play(s, SAM, "give", player=CHARLIE)
    assert jelly(s) == [0, 0, 1]
    assert jelly(scored("gifts 3 | 6 | 1 | -", jelly=NOTHING_YET)) == [0, 0, 0]


# By number of dice, and podiums


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


# The city centre


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


# Time to choose


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


@pytest.mark.rule("JM-3.12", "JM-2.10")
def test_relaxed_play_asks_one_after_the_other_and_waits() -> None:
    s = scored("left 3\nchoice 1 | 6 | 6 | -\njelly 2", jelly=NOTHING_YET, pace="relaxed")
    wait(s, 1_000_000)
    assert GAME.acting(s) == [SAM]
    play(s, SAM, "copy", way="left")
    assert GAME.acting(s) == [GINA]
    play(s, GINA, "copy", way="left")
    assert jelly(s) == [6, 6, 0]


# The next round, and the end


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
