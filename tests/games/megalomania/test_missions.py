"""The 25 missions: what each brings."""

import pytest

from coffret.games.megalomania import GAME
from coffret.games.megalomania.components import MISSIONS

from .positions import (
    dealt,
    events,
    points,
    tricks,
    worth,
)

RED = "red farmer, red dwarf, red knight, red oracle"
MIXED = "black farmer, red assassin, yellow knight, blue dwarf"


@pytest.mark.rule("MEG-7.1")
def test_1_exactly_three_tricks() -> None:
    assert points(1, *tricks(0, 0, 0, 1, 1, 2, 2, 2)) == [worth(1), 0, worth(1), 0]


@pytest.mark.rule("MEG-7.2")
def test_2_all_four_colours_in_all_tricks_together_lose() -> None:
    apart = [(0, "black farmer, red wizard"), (0, "yellow farmer, blue farmer"), (1, RED)]
    assert points(2, *apart) == [worth(2), 0, 0, 0]
    assert worth(2) < 0


@pytest.mark.rule("MEG-7.3")
def test_3_a_point_for_each_blue_card() -> None:
    assert points(3, (0, "blue farmer, blue dwarf, red farmer"), (1, "blue oracle")) == [2, 1, 0, 0]


@pytest.mark.rule("MEG-7.4")
def test_4_a_point_for_each_yellow_card() -> None:
    assert points(4, (2, "yellow farmer, yellow dwarf"), (2, "yellow oracle")) == [0, 0, 3, 0]


@pytest.mark.rule("MEG-7.5")
def test_5_four_or_more_tricks() -> None:
    assert points(5, *tricks(0, 0, 0, 0, 1, 1, 1, 0)) == [worth(5), 0, 0, 0]


@pytest.mark.rule("MEG-7.6")
def test_6_no_dwarf_and_no_wizard() -> None:
    taken = [(0, "red dwarf"), (1, "blue wizard"), (2, "blue farmer, red knight")]
    assert points(6, *taken) == [0, 0, worth(6), worth(6)], "no trick at all fulfils it"


@pytest.mark.rule("MEG-7.7")
def test_7_two_points_for_each_trick_of_at_most_25() -> None:
    at_25 = "red farmer, red assassin, red knight, red emperor"  # 3 + 4 + 8 + 10
    at_26 = "blue farmer, blue explorer, blue knight, blue emperor"
    assert points(7, (0, at_25), (1, at_26)) == [2, 0, 0, 0]


@pytest.mark.rule("MEG-7.8")
def test_8_all_four_colours_gain() -> None:
    assert points(8, (0, MIXED), (1, RED)) == [worth(8), 0, 0, 0]
    assert worth(8) > 0


@pytest.mark.rule("MEG-7.9")
def test_9_a_point_off_for_each_red_card() -> None:
    assert points(9, (0, MIXED), (1, RED)) == [-1, -4, 0, 0]


@pytest.mark.rule("MEG-7.10")
def test_10_a_point_off_for_each_black_card() -> None:
    assert points(10, (0, MIXED), (1, RED)) == [-1, 0, 0, 0]


@pytest.mark.rule("MEG-7.11")
def test_11_cards_worth_80_or_more() -> None:
    eighty = "red emperor, blue emperor, black emperor, yellow emperor"
    more = "red oracle, blue oracle, black oracle, red knight, blue farmer"  # 9 + 9 + 9 + 8 + 3
    almost = "red farmer"
    assert points(11, (0, eighty), (0, more))[0] == 0  # 78
    assert points(11, (0, eighty), (0, more), (0, almost))[0] == worth(11)  # 81


@pytest.mark.rule("MEG-7.12")
def test_12_an_odd_number_of_tricks_loses() -> None:
    assert points(12, *tricks(0, 0, 0, 1, 1, 2, 3)) == [worth(12), 0, worth(12), worth(12)]
    assert worth(12) < 0


@pytest.mark.rule("MEG-7.16")
def test_16_four_or_more_tricks_lose() -> None:
    assert points(16, *tricks(0, 0, 0, 0, 1, 1, 1, 2)) == [worth(16), 0, 0, 0]
    assert worth(16) < 0


@pytest.mark.rule("MEG-7.17")
def test_17_exactly_two_tricks_lose() -> None:
    assert points(17, *tricks(0, 0, 1, 1, 1, 2, 2)) == [worth(17), 0, worth(17), 0]
    assert worth(17) < 0


@pytest.mark.rule("MEG-7.23")
def test_23_two_points_for_each_colour_of_which_one_alone_has_most() -> None:
    taken = [(0, RED), (1, "blue farmer, yellow farmer"), (2, "blue dwarf, black farmer")]
    assert points(23, *taken) == [2, 2, 2, 0], "blue is tied"


@pytest.mark.rule("MEG-7.26")
def test_ties_for_most_tricks_bring_nothing() -> None:
    assert points(15, *tricks(0, 0, 1, 1, 2, 3)) == [0, 0, 0, 0]
    assert points(22, *tricks(0, 0, 1, 1, 2, 3)) == [0, 0, 0, 0]
    assert points(20, *tricks(0, 0, 1, 1, 2, 2, 3, 3)) == [0, 0, 0, 0]
    assert points(21, *tricks(0, 0, 1, 1, 2, 2, 3, 3)) == [0, 0, 0, 0]


@pytest.mark.rule("MEG-7.26")
def test_fixed_points_are_three_to_five() -> None:
    fixed = (1, 2, 5, 6, 8, 11, 12, 13, 14, 15, 16, 17, 20, 21, 22, 24)
    for mission in fixed:
        assert 3 <= abs(worth(mission)) <= 5
    assert len(MISSIONS) == 25


@pytest.mark.rule("MEG-7.27")
def test_undealt_cards_are_unknown() -> None:
    s = dealt(17, seats=2)
    view = GAME.view(s, 0)
    assert view["undealt"] == 32 - 14
    assert view["turned_up"] == []


@pytest.mark.parametrize("mission", range(1, 26))
def test_every_mission_can_be_played_out_by_those_it_is_for(mission: int) -> None:
    """From the deal to the score, with every resource, by the first choice each time."""
    for seats in (2, 3, 4):
        if MISSIONS[mission - 1].players >> seats & 1:
            s = dealt(mission, seats)
            moves = 0
            while s.rounds == 1:
                legal = GAME.legal(s, s.turn)
                GAME.play(s, s.turn, legal[moves % len(legal)])
                moves += 1
            assert len(events(s, "scored")) == seats
