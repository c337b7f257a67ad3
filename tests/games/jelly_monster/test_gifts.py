"""Gifts: from everybody to the winner, and from the winner to everybody."""

import pytest

from coffret.games.jelly_monster.components import PRINTED

from .positions import (
    CHARLIE,
    GAME,
    GINA,
    NOTHING_YET,
    SAM,
    choices,
    jelly,
    phase_of,
    play,
    pods,
    scored,
)

PLENTY = (20, 20, 20)


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
