"""Tricks: who leads, who must follow, who takes, and what cubes change."""

import pytest

from coffret.check.positions import positions
from coffret.engine.errors import IllegalMove
from coffret.games.megalomania import GAME
from coffret.games.megalomania.state import NOTHING

from .positions import (
    by_assassin,
    choices,
    dealt,
    do,
    events,
    lay,
    phase_of,
    playable,
    points,
    put_cubes,
    table,
    take,
    takers,
)


@pytest.mark.rule("MEG-4.1", "MEG-8.19")
def test_who_will_lead_is_told_from_the_beginning_of_each_round() -> None:
    shown = set()
    for s in positions(GAME, 3, 5):
        if s.trick == 0:
            left = (s.dealer + 1) % s.seats
            assert s.leader == (left if s.fixed_leader == NOTHING else s.fixed_leader)
            shown.add(s.rounds)
    assert len(shown) > 3


@pytest.mark.rule("MEG-4.1")
def test_the_player_left_of_the_dealer_leads_any_card() -> None:
    s = take(dealt(1), *["cubes"] * 4)
    assert s.dealer == 0
    assert s.turn == 1
    assert len(playable(s)) == 8


@pytest.mark.rule("MEG-4.1")
def test_play_goes_clockwise_and_the_taker_leads_the_next_trick() -> None:
    s = table("red farmer, blue knight", "red oracle", "red dwarf", dominant="black")
    order = []
    for text in ("red farmer", "red oracle", "red dwarf"):
        order.append(s.turn)
        lay(s, text)
    assert order == [0, 1, 2]
    assert takers(s) == [1]
    assert s.turn == 1


@pytest.mark.rule("MEG-4.2")
def test_the_lead_colour_must_be_followed() -> None:
    s = table("red farmer", "red oracle, red dwarf, black emperor, blue wizard", dominant="black")
    lay(s, "red farmer")
    assert playable(s) == {"red oracle", "red dwarf"}
    with pytest.raises(IllegalMove, match=r"MEG-4\.2"):
        do(s, "play_card", card="blue-wizard")


@pytest.mark.rule("MEG-4.2")
def test_without_the_lead_colour_the_dominant_one_must_be_played() -> None:
    s = table("red farmer", "black emperor, black farmer, blue wizard", dominant="black")
    lay(s, "red farmer")
    assert playable(s) == {"black emperor", "black farmer"}


@pytest.mark.rule("MEG-4.2")
def test_without_either_any_card_may_be_played() -> None:
    s = table("red farmer", "yellow emperor, blue wizard", dominant="black")
    lay(s, "red farmer")
    assert playable(s) == {"yellow emperor", "blue wizard"}


@pytest.mark.rule("MEG-4.3")
def test_rulebook_example_1_the_highest_dominant_card_takes_the_trick() -> None:
    s = table("blue emperor", "yellow knight", "yellow dwarf", "blue farmer", dominant="yellow")
    for text in ("blue emperor", "yellow knight", "yellow dwarf", "blue farmer"):
        lay(s, text)
    assert takers(s) == [1]


@pytest.mark.rule("MEG-4.3")
def test_rulebook_example_2_without_dominant_cards_the_highest_of_the_lead_takes_it() -> None:
    s = table("blue dwarf", "yellow emperor", "blue oracle", "blue farmer", dominant="red")
    for text in ("blue dwarf", "yellow emperor", "blue oracle", "blue farmer"):
        lay(s, text)
    assert takers(s) == [2]


@pytest.mark.rule("MEG-4.3", "MEG-6.1")
def test_of_equal_values_the_earlier_is_the_higher() -> None:
    s = table("blue dwarf", "blue farmer", cubes=(0, 10))
    lay(s, "blue dwarf")
    lay(s, "blue farmer", cubes=+3)
    assert takers(s) == [0]


@pytest.mark.rule("MEG-4.3", "MEG-5.4")
def test_of_equal_values_under_a_dwarf_the_later_takes_the_trick() -> None:
    s = table("blue dwarf", "blue farmer", cubes=(0, 10), crystals=(1,))
    lay(s, "blue dwarf", power="dwarf")
    lay(s, "blue farmer", cubes=+3)
    assert takers(s) == [1]


@pytest.mark.rule("MEG-4.4")
def test_the_round_ends_when_no_cards_are_left() -> None:
    s = table("blue dwarf", "blue farmer", tricks=1)
    lay(s, "blue dwarf")
    lay(s, "blue farmer")
    assert s.rounds == 2
    assert [event["number"] for event in events(s, "round_begins")] == [2]
    assert phase_of(s) == "resources"


@pytest.mark.rule("MEG-6.1")
def test_a_cube_makes_a_value_one_higher_or_lower_past_all_printed_values() -> None:
    s = table("blue emperor", "blue farmer", cubes=(10, 10))
    lay(s, "blue emperor", cubes=+10)
    assert s.plays[0].value == 20
    lay(s, "blue farmer", cubes=-9)
    assert [event["value"] for event in events(s, "cubes_down")] == [-6]


@pytest.mark.rule("MEG-6.1")
def test_cubes_are_spent_and_may_be_left() -> None:
    s = table("blue emperor", "blue farmer", cubes=(7,))
    do(s, "play_card", card="blue-emperor")
    assert phase_of(s) == "cubes"
    assert len(choices(s)) == 1 + 2 * 7
    put_cubes(s, 3)
    assert s.players[0].cubes == 4
    assert s.turn == 1


@pytest.mark.rule("MEG-6.1")
def test_more_than_ten_cubes_go_on_in_one_direction_only() -> None:
    s = table("blue emperor", "blue farmer", cubes=(13,))
    do(s, "play_card", card="blue-emperor")
    put_cubes(s, 10)
    assert choices(s) == {"decline()"} | {
        f"put_cubes(direction=up, count={count})" for count in range(3)
    }
    put_cubes(s, 3)
    assert s.plays[0].value == 23


@pytest.mark.rule("MEG-6.2")
def test_cubes_do_not_change_what_a_mission_counts() -> None:
    assert points(11, (0, "red emperor, blue emperor"))[0] == 0
    s = table("blue emperor", "blue farmer", mission=7, cubes=(10, 10), tricks=1)
    lay(s, "blue emperor", cubes=+10)
    lay(s, "blue farmer", cubes=+8)
    scored = {event["seat"]: event["points"] for event in events(s, "scored")}
    assert scored == {0: 2, 1: 0}, "13 printed points are 25 or less"


@pytest.mark.rule("MEG-6.2", "MEG-5.7")
def test_an_oracle_counts_in_its_printed_colour_for_missions() -> None:
    s = table("blue oracle", "red farmer", mission=3, dominant="black", crystals=(1,), tricks=1)
    lay(s, "blue oracle", power="oracle", colour="yellow")
    lay(s, "red farmer")
    assert {event["seat"]: event["points"] for event in events(s, "scored")} == {0: 1, 1: 0}


@pytest.mark.rule("MEG-4.5")
def test_swapped_hands_do_not_move_the_lead() -> None:
    s = dealt(20)
    before = [set(s.players[seat].hand) for seat in range(4)]
    take(s, *["cubes"] * 4)
    assert s.turn == 1
    assert [set(s.players[seat].hand) for seat in range(4)] != before


def test_nothing_but_an_assassin_goes_against_the_rule() -> None:
    s = table("red farmer", "red oracle, blue wizard", crystals=(0, 2))
    lay(s, "red farmer")
    assert by_assassin(s) == set()
