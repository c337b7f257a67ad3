"""Scrolls 1, 2, 3, 6 and 13 under every mission in which one changes the deal or the hands."""

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.megalomania import GAME
from coffret.games.megalomania.components import MISSIONS

from .positions import (
    before_resources,
    choices,
    choosable,
    decline,
    do,
    events,
    face_up,
    hand,
    known,
    lay,
    phase_of,
    playable,
    take,
    usable,
    use_scroll,
    with_scroll,
)

ALL = range(4)


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
