"""The scrolls: when one is used, and those about points, resources and other scrolls."""

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.megalomania import GAME
from coffret.games.megalomania.state import DISCARDED, HELD, PILE, USED

from .positions import (
    choices,
    dealt,
    decline,
    do,
    events,
    hand,
    hold,
    lay,
    phase_of,
    points,
    table,
    take,
    usable,
    use_scroll,
    with_scroll,
    worth,
)

ALL = range(4)


# The phase


@pytest.mark.rule("MEG-2.1")
def test_the_right_passes_from_the_dealers_left_until_somebody_uses_one() -> None:
    s = with_scroll(1, 12)
    hold(s, 3, 4)
    hold(s, 0, 5)
    decline(s)
    assert (phase_of(s), s.turn) == ("scroll", 3)
    use_scroll(s, 4)
    assert phase_of(s) == "resources", "one at the table in a round"


@pytest.mark.rule("MEG-2.1")
def test_the_dealer_comes_last_and_then_resources_follow() -> None:
    s = with_scroll(1, 12)
    hold(s, 0, 5)
    decline(s)
    assert s.turn == 0
    decline(s)
    assert (phase_of(s), s.turn) == ("resources", 1)


@pytest.mark.rule("MEG-2.2")
def test_a_scroll_cannot_be_used_in_the_round_it_was_collected() -> None:
    s = take(dealt(1), "scroll")
    assert phase_of(s) == "resources"
    while s.rounds == 1:
        assert not any(move.startswith("use_scroll") for move in choices(s))
        GAME.play(s, s.turn, GAME.legal(s, s.turn)[0])
    assert phase_of(s) in ("scroll", "resources")


@pytest.mark.rule("MEG-2.3")
def test_scrolls_are_hidden_until_used_and_then_shown() -> None:
    s = with_scroll(1, 12)
    assert [scroll["number"] for scroll in GAME.view(s, 1)["players"][1]["scrolls"]] == [12]
    assert GAME.view(s, 2)["players"][1]["scrolls"] is None
    assert GAME.view(s, 2)["players"][1]["scroll_count"] == 1
    use_scroll(s, 12)
    assert [scroll["number"] for scroll in GAME.view(s, 2)["scrolls_used"]] == [12]
    assert GAME.view(s, None)["scroll"]["seat"] == 1
    while s.rounds == 1:
        GAME.play(s, s.turn, GAME.legal(s, s.turn)[0])
    assert GAME.view(s, None)["scroll"] is None


# 4, 5, 11, 12: points


def round_of(mission: int, scroll: int, tricks: int) -> int:
    """The points of seat 0, which used the scroll, for a round of this many tricks."""
    s = table(
        "blue emperor", "blue farmer", mission=mission, scroll=scroll, trick=tricks - 1,
        tricks=tricks,
    )  # fmt: skip
    lay(s, "blue emperor")
    lay(s, "blue farmer")
    return int(s.players[0].entries[0])


@pytest.mark.rule("MEG-8.4")
def test_4_doubles_what_a_mission_brings_but_not_what_it_costs() -> None:
    assert round_of(1, 4, 3) == 2 * worth(1)
    assert round_of(25, 4, 3) == -3


@pytest.mark.rule("MEG-8.5")
def test_5_keeps_its_user_from_losing() -> None:
    assert round_of(25, 5, 3) == 0
    assert round_of(1, 5, 3) == worth(1)


@pytest.mark.rule("MEG-8.11")
def test_11_rulebook_example_four_tricks_count_as_three() -> None:
    assert round_of(1, 11, 4) == worth(1)
    assert round_of(1, 11, 3) == 0, "not at will"
    assert points(24, (1, ""), effect=10, scroll_user=0)[0] == worth(24), "never below 0"


@pytest.mark.rule("MEG-8.11")
def test_11_comes_off_the_sum_of_a_pair() -> None:
    even = [(0, ""), (1, ""), (2, ""), (3, "")]
    assert points(20, *even, effect=10, scroll_user=0) == [0, worth(20), 0, worth(20)]


@pytest.mark.rule("MEG-8.11")
@pytest.mark.parametrize("mission", range(1, 26))
def test_11_is_only_for_fixed_missions_that_count_tricks(mission: int) -> None:
    counting = {1, 5, 12, 13, 14, 15, 16, 17, 20, 21, 22, 24}
    assert (usable(with_scroll(mission, 11)) == {11}) == (mission in counting)


@pytest.mark.rule("MEG-8.12")
def test_12_rulebook_example_a_point_for_each_trick() -> None:
    assert round_of(3, 12, 5) == 2 + 5, "two blue cards, five tricks"


# 7 and 8: scrolls about scrolls


@pytest.mark.rule("MEG-8.7")
def test_7_rulebook_example_repeats_a_scroll_that_anybody_has_used() -> None:
    s = with_scroll(1, 7)
    for number in (1, 12, 17):
        s.scrolls[number - 1] = USED
    before = [hand(s, seat) for seat in ALL]
    use_scroll(s, 7)
    assert usable(s) == {1, 12}, "neither 7 nor 17"
    do(s, "choose_scroll", scroll=0)
    assert [hand(s, seat) for seat in ALL] != before
    assert phase_of(s) == "resources"


@pytest.mark.rule("MEG-8.7")
def test_7_needs_no_choice_where_only_one_can_be_repeated() -> None:
    s = with_scroll(1, 7)
    s.scrolls[11] = USED
    use_scroll(s, 7)
    assert phase_of(s) == "resources"
    assert GAME.view(s, None)["scroll"]["effect"] == "point_per_trick"
    assert [event["scroll"] for event in events(s, "copied_scroll")] == [11]


@pytest.mark.rule("MEG-8.7")
def test_7_cannot_be_used_without_one_that_could_be_used_now() -> None:
    assert usable(with_scroll(1, 7)) == set()
    s = with_scroll(14, 7)
    s.scrolls[2] = USED
    assert usable(s) == set(), "3 cannot be used in 14"
    s.scrolls[11] = USED
    assert usable(s) == {7}


@pytest.mark.rule("MEG-8.8", "MEG-3.3")
def test_8_rulebook_example_keeps_one_of_three_and_may_save_it() -> None:
    s = with_scroll(1, 8)
    use_scroll(s, 8)
    assert phase_of(s) == "keep"
    three = usable(s)
    assert len(three) == 3
    view = GAME.view(s, 1)["players"][1]
    assert {scroll["number"] for scroll in view["looked_at"]} == three
    assert GAME.view(s, 2)["players"][1]["looked_at"] == []
    kept = min(three - {17})
    do(s, "choose_scroll", scroll=kept - 1)
    decline(s)
    assert s.scrolls[kept - 1] == HELD + 1
    assert s.players[1].scrolls == 1
    assert sum(s.scrolls[number - 1] == DISCARDED + 1 for number in three) == 2
    assert phase_of(s) == "resources"


@pytest.mark.rule("MEG-8.8", "MEG-2.2")
def test_8_lets_the_kept_scroll_be_used_at_once() -> None:
    s = with_scroll(1, 8)
    for number in range(20):
        if s.scrolls[number] == PILE and number != 11:
            s.scrolls[number] = DISCARDED
    use_scroll(s, 8)
    assert phase_of(s) == "kept", "what is left of the pile is kept without a choice"
    assert usable(s) == {12}
    use_scroll(s, 12)
    assert s.effect == 11
    assert s.players[1].scrolls == 0
    assert phase_of(s) == "resources"


@pytest.mark.rule("MEG-8.8", "MEG-8.17")
def test_8_shows_a_17_only_if_it_is_kept() -> None:
    s = with_scroll(1, 8)
    for number in range(20):
        if s.scrolls[number] == PILE and number not in (11, 16):
            s.scrolls[number] = DISCARDED
    use_scroll(s, 8)
    assert usable(s) == {12, 17}
    kept = GAME.state.copy(s)
    do(s, "choose_scroll", scroll=11)
    assert s.scrolls[16] == DISCARDED + 1
    assert s.players[1].points == 0
    do(kept, "choose_scroll", scroll=16)
    assert kept.players[1].points == 3
    assert phase_of(kept) == "resources"


@pytest.mark.rule("MEG-8.8")
def test_8_discards_are_out_of_reach_of_7() -> None:
    s = with_scroll(1, 7)
    s.scrolls[0] = DISCARDED
    assert usable(s) == set()


@pytest.mark.rule("MEG-3.3", "MEG-8.8")
def test_8_cannot_be_used_once_the_pile_is_empty() -> None:
    s = with_scroll(1, 8)
    for number in range(20):
        if s.scrolls[number] == PILE:
            s.scrolls[number] = DISCARDED
    assert usable(s) == set()


@pytest.mark.rule("MEG-8.24")
def test_7_kept_through_8_may_repeat_8() -> None:
    s = with_scroll(1, 8)
    for number in range(20):
        if s.scrolls[number] == PILE and number not in (6, 11):
            s.scrolls[number] = DISCARDED
    use_scroll(s, 8)
    s.scrolls[10] = s.scrolls[11] = PILE
    do(s, "choose_scroll", scroll=6)
    use_scroll(s, 7)
    assert [event["scroll"] for event in events(s, "copied_scroll")] == [7]
    assert phase_of(s) == "keep"
    assert usable(s) == {11, 12}


# 9, 15: resources


@pytest.mark.rule("MEG-8.9")
@pytest.mark.parametrize(
    ("first", "second", "crystals", "cubes"),
    [("crystals", "both", 3, 5), ("crystals", "cubes", 2, 10), ("both", "cubes", 1, 15)],
)
def test_9_rulebook_example_two_combinations(
    first: str, second: str, crystals: int, cubes: int
) -> None:
    s = with_scroll(1, 9)
    use_scroll(s, 9)
    assert "take_resources(combination=scroll)" not in choices(s)
    take(s, first)
    assert s.turn == 1
    with pytest.raises(IllegalMove, match=r"MEG-8\.9"):
        take(s, first)
    take(s, second)
    assert (s.players[1].crystals, s.players[1].cubes) == (crystals, cubes)
    assert s.turn == 2


@pytest.mark.rule("MEG-8.15")
def test_15_rulebook_example_also_gets_what_the_others_choose() -> None:
    s = with_scroll(1, 15)
    use_scroll(s, 15)
    take(s, "both", "crystals", "cubes")
    assert s.players[1].crystals == 1, "only once all have chosen"
    take(s, "scroll")
    assert s.players[1].crystals == 1 + 2
    assert s.players[1].cubes == 5 + 10
    assert s.players[1].scrolls == 0
    assert s.players[2].crystals == 2
