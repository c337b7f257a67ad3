"""The 20 scrolls, alone and under every mission in which one changes the deal or the hands."""

from typing import Any

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.megalomania import GAME
from coffret.games.megalomania.components import MISSIONS
from coffret.games.megalomania.state import DISCARDED, HELD, PILE, USED

from .positions import (
    before_resources,
    by_assassin,
    choices,
    choosable,
    dealt,
    decline,
    do,
    events,
    face_up,
    fresh,
    hand,
    hold,
    known,
    lay,
    phase_of,
    playable,
    points,
    powers,
    table,
    take,
    takers,
    use,
    with_scroll,
    worth,
)

ALL = range(4)


def use_scroll(s: Any, number: int) -> Any:
    return do(s, "use_scroll", scroll=number - 1)


def usable(s: Any) -> set[int]:
    """Numbers of the scrolls that may be used, repeated or kept now."""
    moves = (GAME.move(action) for action in GAME.legal(s, s.turn))
    return {move["scroll"] + 1 for move in moves if "scroll" in move}


def deal_group(mission: int) -> tuple[int, ...]:
    return tuple(MISSIONS[mission - 1].deal)


# 1 to 3: deal, mission, colour


@pytest.mark.rule("MEG-8.1", "MEG-8.21")
@pytest.mark.parametrize("mission", [1, 12, 13, 14, 15, 18, 19, 20, 21, 22, 24, 25])
def test_1_deals_all_cards_anew_as_the_mission_says(mission: int) -> None:
    s = with_scroll(mission, 1)
    before = [hand(s, seat) | face_up(s, seat) for seat in ALL]
    use_scroll(s, 1)
    assert [hand(s, seat) | face_up(s, seat) for seat in ALL] != before
    for seat in ALL:
        assert len(hand(s, seat)) == deal_group(mission)[0]
        assert len(face_up(s, seat)) == deal_group(mission)[1]
        assert known(s, (seat + 1) % 4, seat) == set()
    assert phase_of(s) == "resources"


@pytest.mark.rule("MEG-8.2", "MEG-8.21")
@pytest.mark.parametrize("mission", range(1, 26))
def test_2_changes_the_mission_and_keeps_cards_only_within_a_group_of_deals(mission: int) -> None:
    s = with_scroll(mission, 2, seed=mission)
    before = [hand(s, seat) | face_up(s, seat) for seat in ALL]
    left = s.missions_left
    use_scroll(s, 2)
    assert s.mission != mission - 1
    assert left >> s.mission & 1
    assert not s.missions_left >> (mission - 1) & 1, "the old one leaves the game"
    after = [hand(s, seat) | face_up(s, seat) for seat in ALL]
    assert (after == before) == (deal_group(s.mission + 1) == deal_group(mission))
    assert (GAME.view(s, 0)["dominant"] is None) == (s.mission == 13)


@pytest.mark.rule("MEG-8.3", "MEG-8.21")
def test_3_chooses_another_dominant_colour_but_not_in_14() -> None:
    s = with_scroll(1, 3)
    use_scroll(s, 3)
    assert "choose_colour(colour=black)" not in choices(s)
    do(s, "choose_colour", colour="blue")
    assert GAME.view(s, 0)["dominant"] == "blue"
    s = with_scroll(14, 3)
    assert usable(s) == set()
    with pytest.raises(IllegalMove, match=r"MEG-8\.3"):
        use_scroll(s, 3)


# 4, 5, 11, 12: points


def round_of(mission: int, scroll: int, tricks: int) -> int:
    """What seat 0, which used the scroll, is given for a round of so many tricks."""
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


# 6: the spy

HANDS = ("red farmer, red dwarf", "blue farmer, blue dwarf", "black farmer, black dwarf",
         "yellow farmer, yellow dwarf")  # fmt: skip


@pytest.mark.rule("MEG-8.6")
def test_6_sees_a_hand_and_exchanges_a_card_with_it_between_the_two() -> None:
    s = before_resources(*HANDS, scroll=6)
    use_scroll(s, 6)
    assert len(choices(s)) == 3
    do(s, "choose_player", player="1")
    assert known(s, 1, 0) == {"red farmer", "red dwarf"}
    assert {event["card"] for event in events(s, "spy_saw", seat=1)} == {"red-farmer", "red-dwarf"}
    assert not events(s, "spy_saw", seat=2)
    do(s, "choose_card", card="red-dwarf")
    assert choosable(s) == {"blue farmer", "blue dwarf"}
    do(s, "choose_card", card="blue-farmer")
    assert hand(s, 1) == {"red dwarf", "blue dwarf"}
    assert hand(s, 0) == {"red farmer", "blue farmer"}
    assert known(s, 1, 0) == {"red farmer", "blue farmer"}
    assert known(s, 0, 1) == {"red dwarf"}
    assert known(s, 2, 0) == set()
    assert events(s, "spy_took", seat=0)
    assert not events(s, "spy_took", seat=2)


@pytest.mark.rule("MEG-8.6")
def test_6_may_decline_the_exchange() -> None:
    s = before_resources(*HANDS, scroll=6)
    use_scroll(s, 6)
    do(s, "choose_player", player="1")
    decline(s)
    assert phase_of(s) == "resources"
    assert hand(s, 1) == {"blue farmer", "blue dwarf"}


@pytest.mark.rule("MEG-8.21", "MEG-8.22")
def test_6_in_13_reaches_hand_and_table_and_cards_take_each_others_place() -> None:
    up = ("red knight", "blue knight", "black knight", "yellow knight")
    s = before_resources(*HANDS, scroll=6, mission=13, up=up)
    use_scroll(s, 6)
    do(s, "choose_player", player="1")
    assert choosable(s) == {"red farmer", "red dwarf", "red knight"}
    do(s, "choose_card", card="red-knight")
    do(s, "choose_card", card="blue-farmer")
    assert face_up(s, 0) == {"blue farmer"}, "it lies where the knight lay"
    assert hand(s, 1) == {"blue dwarf", "red knight"}
    assert known(s, 3, 1) == {"red knight"}, "all saw it go"
    s = before_resources(*HANDS, scroll=6, mission=13, up=up)
    use_scroll(s, 6)
    do(s, "choose_player", player="1")
    do(s, "choose_card", card="red-farmer")
    do(s, "choose_card", card="blue-knight")
    assert face_up(s, 1) == {"red farmer"}
    assert hand(s, 0) == {"red dwarf", "blue knight"}
    s = before_resources(*HANDS, scroll=6, mission=13, up=up)
    use_scroll(s, 6)
    do(s, "choose_player", player="1")
    do(s, "choose_card", card="red-knight")
    do(s, "choose_card", card="blue-knight")
    assert (face_up(s, 0), face_up(s, 1)) == ({"blue knight"}, {"red knight"})


@pytest.mark.rule("MEG-8.21")
def test_6_in_18_reaches_the_four_open_cards() -> None:
    s = with_scroll(18, 6)
    use_scroll(s, 6)
    do(s, "choose_player", player="1")
    assert choosable(s) == face_up(s, 0)
    wanted, given = sorted(face_up(s, 0))[0], sorted(face_up(s, 1))[0]
    do(s, "choose_card", card=wanted.replace(" ", "-"))
    do(s, "choose_card", card=given.replace(" ", "-"))
    assert wanted in face_up(s, 1)
    assert given in face_up(s, 0)


@pytest.mark.rule("MEG-8.21")
@pytest.mark.parametrize("mission", [12, 14, 15, 19, 20, 22, 24, 25])
def test_6_changes_the_hands_with_which_a_mission_is_prepared(mission: int) -> None:
    s = with_scroll(mission, 6)
    use_scroll(s, 6)
    do(s, "choose_player", player="3")
    assert choosable(s) == hand(s, 2)
    wanted, given = sorted(hand(s, 2))[0], sorted(hand(s, 1))[0]
    do(s, "choose_card", card=wanted.replace(" ", "-"))
    do(s, "choose_card", card=given.replace(" ", "-"))
    take(s, *["scroll"] * 4)
    if mission == 20:
        assert wanted in hand(s, 3)
        assert given in hand(s, 0)
    else:
        assert wanted in hand(s, 1)
        assert given in hand(s, 2)


# 7 and 8: scrolls about scrolls


@pytest.mark.rule("MEG-8.7")
def test_7_rulebook_example_repeats_a_scroll_that_anybody_has_used() -> None:
    s = with_scroll(1, 7)
    s.scrolls[0] = USED
    s.scrolls[16] = USED
    before = [hand(s, seat) for seat in ALL]
    use_scroll(s, 7)
    assert usable(s) == {1}, "neither 7 nor 17"
    do(s, "choose_scroll", scroll=0)
    assert [hand(s, seat) for seat in ALL] != before
    assert phase_of(s) == "resources"


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
    assert usable(s) == {12}, "what is left of the pile"
    do(s, "choose_scroll", scroll=11)
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
    s.scrolls[11] = PILE
    do(s, "choose_scroll", scroll=6)
    use_scroll(s, 7)
    assert usable(s) == {8}
    do(s, "choose_scroll", scroll=7)
    assert phase_of(s) == "keep"
    assert usable(s) == {12}


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


# 10, 14, 16, 19: tricks


@pytest.mark.rule("MEG-8.10")
def test_10_rulebook_example_steals_a_trick_once_and_leaves_the_lead() -> None:
    s = table("red farmer, blue farmer", "red knight, blue knight", mission=9, scroll=10)
    lay(s, "red farmer")
    lay(s, "red knight")
    assert phase_of(s) == "steal"
    assert s.turn == 0
    do(s, "take_trick")
    assert [s.players[seat].tricks for seat in (0, 1)] == [1, 0]
    assert s.turn == 1
    lay(s, "blue knight")
    lay(s, "blue farmer")
    assert phase_of(s) != "steal"


@pytest.mark.rule("MEG-8.10")
def test_10_may_wait_for_a_better_trick() -> None:
    s = table("red farmer, blue farmer", "red knight, blue knight", scroll=10)
    lay(s, "red farmer")
    lay(s, "red knight")
    decline(s)
    lay(s, "blue knight")
    lay(s, "blue farmer")
    assert phase_of(s) == "steal"


@pytest.mark.rule("MEG-8.25")
def test_10_is_not_asked_for_after_an_own_trick() -> None:
    s = table("red emperor, blue farmer", "red knight, blue knight", scroll=10)
    lay(s, "red emperor")
    lay(s, "red knight")
    assert phase_of(s) == "card"


@pytest.mark.rule("MEG-8.14")
def test_14_rulebook_example_plays_last_instead_of_next() -> None:
    s = table("red farmer", "red knight", "red dwarf", "red oracle", scroll=14, user=1)
    lay(s, "red farmer")
    do(s, "play_later")
    assert s.turn == 2
    lay(s, "red dwarf")
    assert "play_later()" not in choices(s), "only its user may"
    lay(s, "red oracle")
    assert s.turn == 1
    assert choices(s) == {"play_card(card=red-knight)"}, "and only once per trick"
    lay(s, "red knight")
    assert takers(s) == [3]


@pytest.mark.rule("MEG-8.14")
def test_14_is_nothing_for_a_leader_or_who_is_last_anyway() -> None:
    s = table("red farmer", "red knight", "red dwarf", scroll=14, user=0)
    assert "play_later()" not in choices(s)
    s = table("red farmer", "red knight", "red dwarf", scroll=14, user=2)
    lay(s, "red farmer")
    lay(s, "red knight")
    assert "play_later()" not in choices(s)


@pytest.mark.rule("MEG-8.14", "MEG-5.10")
def test_14_makes_another_the_one_who_is_not_last() -> None:
    s = table("red farmer", "red knight", "red wizard", scroll=14, user=1, crystals=(0, 1, 1))
    lay(s, "red farmer")
    do(s, "play_later")
    do(s, "play_card", card="red-wizard")
    assert powers(s) == {"wizard"}
    use(s, "wizard")
    do(s, "play_card", card="red-knight")
    assert phase_of(s) != "power", "the knight's owner is last now"


@pytest.mark.rule("MEG-8.14")
def test_14_is_left_out_with_two_players() -> None:
    assert all(fresh(2).scrolls[13] != place for place in (PILE, HELD, HELD + 1))
    assert fresh(3).scrolls[13] == PILE


@pytest.mark.rule("MEG-8.16")
def test_16_rulebook_example_takes_a_trick_whatever_is_played() -> None:
    s = table("red knight", "red farmer", "red emperor", scroll=16, user=1, cubes=(0, 0, 5))
    lay(s, "red knight")
    lay(s, "red farmer", claim="take")
    lay(s, "red emperor", cubes=+5)
    assert takers(s) == [1]


@pytest.mark.rule("MEG-8.16")
def test_16_refuses_a_trick_and_the_best_other_card_takes_it() -> None:
    s = table("red knight", "red emperor", "red dwarf", scroll=16, user=1)
    lay(s, "red knight")
    lay(s, "red emperor", claim="refuse")
    lay(s, "red dwarf")
    assert takers(s) == [0]


@pytest.mark.rule("MEG-8.16")
def test_16_a_leader_who_refuses_names_the_lead_colour() -> None:
    s = table("red knight", "yellow farmer, red emperor", "yellow dwarf", scroll=16)
    do(s, "play_card", card="red-knight")
    do(s, "refuse_trick")
    assert len(choices(s)) == 4, "the dominant colour is allowed"
    do(s, "choose_colour", colour="yellow")
    assert playable(s) == {"yellow farmer"}
    lay(s, "yellow farmer")
    lay(s, "yellow dwarf")
    assert takers(s) == [2]


@pytest.mark.rule("MEG-8.16")
def test_16_a_refusing_leader_still_takes_what_nobody_else_can() -> None:
    s = table("red knight", "blue farmer", "blue dwarf", scroll=16)
    lay(s, "red knight", claim="refuse", colour="yellow")
    lay(s, "blue farmer")
    lay(s, "blue dwarf")
    assert takers(s) == [0]


@pytest.mark.rule("MEG-8.16")
def test_16_is_for_one_trick_of_the_round() -> None:
    s = table("red knight, blue farmer", "red farmer, blue dwarf", scroll=16)
    lay(s, "red knight", claim="take")
    lay(s, "red farmer")
    do(s, "play_card", card="blue-farmer")
    assert phase_of(s) == "card"


@pytest.mark.rule("MEG-8.16", "MEG-5.4")
def test_16_refused_under_a_dwarf_goes_to_the_lowest_other_card() -> None:
    s = table("red farmer", "red dwarf", "red emperor", scroll=16, crystals=(0, 1))
    lay(s, "red farmer", claim="refuse", colour="red")
    lay(s, "red dwarf", power="dwarf")
    lay(s, "red emperor")
    assert takers(s) == [1]


@pytest.mark.rule("MEG-8.23")
def test_16_the_named_colour_stays_whatever_an_oracle_becomes() -> None:
    s = table("red oracle", "yellow farmer, blue dwarf", scroll=16, crystals=(1,), cubes=(2,))
    do(s, "play_card", card="red-oracle")
    assert phase_of(s) == "claim", "before cubes and power"
    do(s, "refuse_trick")
    do(s, "choose_colour", colour="yellow")
    decline(s)
    use(s, "oracle", colour="blue")
    assert playable(s) == {"yellow farmer"}


@pytest.mark.rule("MEG-8.19")
def test_19_rulebook_example_one_player_leads_every_trick() -> None:
    s = with_scroll(1, 19)
    use_scroll(s, 19)
    assert len(choices(s)) == 4, "oneself included"
    do(s, "choose_player", player="4")
    take(s, *["crystals"] * 4)
    assert s.turn == 3, "from the first trick on"
    for _ in ALL:
        lay(s, sorted(playable(s))[0])
    assert s.turn == 3


@pytest.mark.rule("MEG-8.19", "MEG-5.10")
def test_19_leaves_farmers_without_effect() -> None:
    s = table("red farmer", "red knight", scroll=19, crystals=(1,))
    s.fixed_leader = 1
    do(s, "play_card", card="red-farmer")
    assert phase_of(s) == "card"


# 13: swapped hands


@pytest.mark.rule("MEG-8.13", "MEG-8.21")
@pytest.mark.parametrize("mission", [1, 12, 13, 14, 15, 18, 19, 20, 21, 22, 24, 25])
def test_13_rulebook_example_swaps_all_cards_dealt_to_the_two(mission: int) -> None:
    s = with_scroll(mission, 13)
    hands = [hand(s, seat) for seat in ALL]
    tables = [face_up(s, seat) for seat in ALL]
    use_scroll(s, 13)
    assert len(choices(s)) == 3
    do(s, "choose_player", player="3")
    assert (hand(s, 1), hand(s, 2)) == (hands[2], hands[1])
    assert (face_up(s, 1), face_up(s, 2)) == (tables[2], tables[1])
    assert hand(s, 3) == hands[3]
    assert known(s, 1, 2) == hands[1]
    assert known(s, 0, 2) == set()


@pytest.mark.rule("MEG-8.21", "MEG-7.18", "MEG-7.19")
@pytest.mark.parametrize("mission", [18, 19])
def test_13_face_down_cards_change_owner_unseen(mission: int) -> None:
    s = with_scroll(mission, 13)
    below = {seat: [card for card in range(32) if 3 + 6 * seat <= s.label[card] < 7 + 6 * seat]
             for seat in ALL}  # fmt: skip
    use_scroll(s, 13)
    do(s, "choose_player", player="3")
    take(s, *["scroll"] * 4)
    before = hand(s, 1)
    text = sorted(playable(s))[0]
    lay(s, text)
    (drawn,) = hand(s, 1) - (before - {text})
    assert drawn.replace(" ", "-") in {GAME.move(card)["card"] for card in below[2]}


@pytest.mark.rule("MEG-8.13")
def test_13_with_two_players_needs_no_choice() -> None:
    s = with_scroll(1, 13, seats=2)
    hands = [hand(s, seat) for seat in range(2)]
    use_scroll(s, 13)
    assert [hand(s, seat) for seat in range(2)] == hands[::-1]
    assert phase_of(s) == "resources"


# 17, 18, 20


@pytest.mark.rule("MEG-8.17", "MEG-2.2", "MEG-9.3")
def test_17_rulebook_example_is_shown_when_drawn_and_brings_three_points() -> None:
    s = dealt(1)
    for number in range(20):
        s.scrolls[number] = PILE if number == 16 else DISCARDED
    take(s, "scroll")
    assert s.players[1].points == 3
    assert s.players[1].scrolls == 0, "so no two points at the end"
    assert s.scrolls[16] == USED
    assert s.players[1].entries[0] == 0


@pytest.mark.rule("MEG-8.18")
def test_18_rulebook_example_puts_crystals_on_others_cards() -> None:
    s = with_scroll(1, 18)
    use_scroll(s, 18)
    assert s.players[1].crystals == 1
    s = table("red emperor", "red farmer", "red dwarf", scroll=18, user=1, crystals=(0, 2, 0))
    do(s, "play_card", card="red-emperor")
    assert (phase_of(s), s.turn) == ("other-power", 1)
    assert powers(s) == {"emperor"}
    decline(s)
    lay(s, "red farmer")
    do(s, "play_card", card="red-dwarf")
    assert s.turn == 1
    use(s, "dwarf")
    assert takers(s) == [1], "the lowest card takes it"
    assert s.players[1].crystals == 1


@pytest.mark.rule("MEG-8.18")
def test_18_not_on_a_card_that_has_a_crystal_and_no_assassins() -> None:
    s = table("red dwarf", "red assassin", "red farmer", scroll=18, user=2, crystals=(1, 0, 2))
    do(s, "play_card", card="red-dwarf")
    use(s, "dwarf")
    assert s.turn == 1
    do(s, "play_card", card="red-assassin")
    assert (phase_of(s), s.turn) == ("card", 2)


@pytest.mark.rule("MEG-8.18", "MEG-5.3")
def test_18_an_explorer_uses_the_hand_of_who_pays() -> None:
    s = table(
        "red explorer, red knight",
        "blue farmer, blue knight",
        scroll=18,
        user=1,
        crystals=(0, 1),
        trick=1,
        previous="yellow oracle, yellow dwarf",
    )
    do(s, "play_card", card="red-explorer")
    do(s, "use_power", power="explorer")
    assert {"blue farmer", "blue knight"} < choosable(s)
    do(s, "choose_card", card="blue-knight")
    assert len(hand(s, 1)) == 2
    assert hand(s, 0) == {"red knight"}
    assert s.turn == 1


@pytest.mark.rule("MEG-8.18", "MEG-5.9")
def test_18_the_limits_per_trick_hold() -> None:
    s = table("red dwarf", "blue dwarf", "red farmer", scroll=18, user=2, crystals=(0, 0, 2))
    do(s, "play_card", card="red-dwarf")
    use(s, "dwarf")
    do(s, "play_card", card="blue-dwarf")
    assert (phase_of(s), s.turn) == ("card", 2)


@pytest.mark.rule("MEG-8.20")
def test_20_rulebook_example_a_dwarfs_power_on_an_emperor() -> None:
    s = table("red emperor", "red farmer", "red knight", scroll=20, crystals=(1,))
    do(s, "play_card", card="red-emperor")
    assert powers(s) == {"farmer", "dwarf", "wizard", "knight", "oracle", "emperor"}
    use(s, "dwarf")
    lay(s, "red farmer")
    lay(s, "red knight")
    assert takers(s) == [1]


@pytest.mark.rule("MEG-8.20", "MEG-5.9")
def test_20_the_limits_per_trick_hold() -> None:
    s = table("red dwarf", "red farmer", "red knight", scroll=20, user=1, crystals=(1, 1))
    lay(s, "red dwarf", power="dwarf")
    do(s, "play_card", card="red-farmer")
    assert powers(s) == {"farmer", "wizard", "knight", "oracle", "emperor"}


@pytest.mark.rule("MEG-8.20", "MEG-5.2")
def test_20_as_an_assassin_any_card_may_be_played() -> None:
    s = table("red dwarf", "red farmer, blue emperor, black knight", scroll=20, user=1,
              crystals=(0, 1))  # fmt: skip
    lay(s, "red dwarf")
    assert playable(s) == {"red farmer"}
    assert by_assassin(s) == {"blue emperor", "black knight"}
    do(s, "assassinate", card="black-knight")
    assert takers(s) == [1], "one power per card: the knight's is not offered"


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


# Scrolls 7, 14, 16, 18 and 20 beside the powers

ACTIVE_RANK = {
    "farmer": 0,
    "explorer": 2,
    "dwarf": 3,
    "wizard": 4,
    "knight": 5,
    "oracle": 6,
    "emperor": 7,
}
ACTIVE = list(ACTIVE_RANK)


@pytest.mark.rule("MEG-8.18")
@pytest.mark.parametrize("rank", ACTIVE)
def test_18_uses_every_power_of_anothers_card_but_the_assassins(rank: str) -> None:
    s = table(
        f"yellow {rank}, red farmer",
        "yellow assassin, blue emperor",
        "black emperor, black farmer",
        dominant="black",
        scroll=18,
        user=2,
        crystals=(0, 0, 1),
        trick=1,
        previous="red oracle, red knight, red dwarf",
    )
    do(s, "play_card", card=f"yellow-{rank}")
    assert (phase_of(s), s.turn) == ("other-power", 2)
    use(s, rank, player=2, colour="blue")
    assert s.plays[0].power == ACTIVE_RANK[rank]
    assert s.players[2].crystals == 0
    assert s.turn == 1, "then the next card comes"
    assert playable(s) == ({"blue emperor"} if rank == "oracle" else {"yellow assassin"})
    lay(s, next(iter(playable(s))))
    lay(s, "black farmer")
    takes = {"knight": 0}.get(rank, 2)
    assert takers(s) == [takes]
    assert s.turn == takes


@pytest.mark.rule("MEG-8.20")
@pytest.mark.parametrize("power", ACTIVE)
def test_20_uses_every_power_on_a_card_of_another_rank(power: str) -> None:
    s = table(
        "yellow assassin, red farmer",
        "yellow emperor, blue emperor",
        "black emperor, black farmer",
        dominant="black",
        scroll=20,
        user=0,
        crystals=(1,),
        trick=1,
        previous="red oracle, red knight, red dwarf",
    )
    do(s, "play_card", card="yellow-assassin")
    assert powers(s) == set(ACTIVE)
    use(s, power, player=2, colour="blue")
    assert s.plays[0].power == ACTIVE_RANK[power]
    assert s.turn == 1
    assert playable(s) == ({"blue emperor"} if power == "oracle" else {"yellow emperor"})


@pytest.mark.rule("MEG-8.14", "MEG-5.5", "MEG-5.6", "MEG-5.8")
@pytest.mark.parametrize("power", ["wizard", "knight", "emperor", "dwarf"])
def test_14_who_plays_last_is_under_every_power_of_the_trick(power: str) -> None:
    s = table(
        "yellow farmer",
        "black emperor, black farmer",
        f"yellow {power}",
        dominant="black",
        scroll=14,
        user=1,
        crystals=(0, 0, 1),
        cubes=(0, 3, 0),
    )
    lay(s, "yellow farmer")
    do(s, "play_later")
    lay(s, f"yellow {power}", power=power)
    assert playable(s) == (
        {"black farmer"} if power == "wizard" else {"black farmer", "black emperor"}
    )
    do(s, "play_card", card="black-farmer")
    assert (phase_of(s) == "cubes") == (power != "emperor")
    if phase_of(s) == "cubes":
        decline(s)
    assert takers(s) == [2 if power == "knight" else 1]


@pytest.mark.rule("MEG-8.16", "MEG-8.23")
@pytest.mark.parametrize("power", ["dwarf", "knight", "oracle", "emperor"])
def test_16_takes_the_trick_under_every_power(power: str) -> None:
    s = table(
        f"yellow {power}",
        "yellow assassin",
        "black emperor",
        dominant="black",
        scroll=16,
        user=1,
        crystals=(1,),
    )
    lay(s, f"yellow {power}", power=power, colour="red")
    lay(s, "yellow assassin", claim="take")
    lay(s, "black emperor")
    assert takers(s) == [1]


@pytest.mark.rule("MEG-8.7")
@pytest.mark.parametrize("number", [4, 5, 9, 10, 11, 12, 14, 15, 16, 18, 20])
def test_7_gives_its_user_the_effect_for_the_whole_round(number: int) -> None:
    s = with_scroll(1, 7)
    s.scrolls[number - 1] = USED
    use_scroll(s, 7)
    do(s, "choose_scroll", scroll=number - 1)
    view = GAME.view(s, None)["scroll"]
    assert (view["seat"], view["effect"]) == (
        1,
        GAME.components.cards["scroll"][number - 1]["effect"],
    )
    assert s.players[1].crystals == (1 if number == 18 else 0)
    while s.rounds == 1:
        legal = GAME.legal(s, s.turn)
        GAME.play(s, s.turn, legal[len(legal) // 2])
    assert len(events(s, "scored")) == 4
