"""Objectives: when one is met, and claiming it."""

from typing import Any

import pytest

from coffret.check.positions import positions
from coffret.games.incubation import GAME as PRINTED
from coffret.games.incubation.components import OBJECTIVES
from coffret.games.incubation.objectives import is_met, missing_dragons
from coffret.games.incubation.state import COLOURS, KINDS, MYSTERY, NOTHING
from coffret.games.incubation.view import _filled

from .positions import (
    GAME,
    choices,
    claimable,
    coins,
    dragons,
    keep,
    load,
    play,
    position,
    quiet_turn,
    refusal,
    take,
)

BUSY = "amber-4w4f | azure-4w4f 4 fire"


def end_of_turn(**table: Any) -> Any:
    """A position after the last die of your turn, which brought a single token."""
    return keep(position(you=BUSY, dice="chest fire", **table))


def may_claim(objective: str, dragons: str, coins: int = 0) -> bool:
    s = end_of_turn(objectives=f"{objective} 50-coins", dragons=dragons, coins=coins)
    return claimable(s) == {objective}


def next_turn(s: Any) -> Any:
    """The other player's turn, then yours up to the claim."""
    quiet_turn(s)
    play(load(s, "coin coin"), "roll")
    return keep(s)


# What each kind of objective asks for


@pytest.mark.rule("INC-5.1")
@pytest.mark.parametrize(
    ("objective", "enough", "too_few"),
    [
        ("2-jade", "jade-1w1f jade-1w2f", "jade-1w1f ruby-1w1f ruby-1w2f"),
        ("1-ruby-1-azure", "ruby-1w1f azure-1w1f", "ruby-1w1f ruby-1w2f jade-1w1f"),
        ("3-same", "jade-1w1f jade-1w2f jade-2w1f", "jade-1w1f jade-1w2f ruby-1w1f ruby-1w2f"),
        ("3-different", "jade-1w1f ruby-1w1f amber-1w1f", "jade-1w1f ruby-1w1f ruby-1w2f"),
        (
            "4-different",
            "jade-1w1f ruby-1w1f amber-1w1f azure-1w1f",
            "jade-1w1f ruby-1w1f amber-1w1f amber-1w2f",
        ),
        (
            "4-dragons",
            "jade-1w1f jade-1w2f amber-1w1f amber-1w2f",
            "jade-1w1f jade-1w2f amber-1w1f",
        ),
    ],
)
def test_an_objective_asks_for_dragons(objective: str, enough: str, too_few: str) -> None:
    assert may_claim(objective, enough)
    assert may_claim(objective, f"{enough} jade-4w1f jade-1w4f")
    assert not may_claim(objective, too_few)
    assert not may_claim(objective, "")


@pytest.mark.rule("INC-5.1")
@pytest.mark.parametrize(("have", "met"), [(4, False), (5, True), (6, True)])
def test_an_objective_asks_for_coins(have: int, met: bool) -> None:
    assert may_claim("5-coins", "", coins=have) == met


@pytest.mark.rule("INC-5.1")
@pytest.mark.parametrize(
    ("rubies", "have", "met"), [(3, 10, True), (3, 9, False), (2, 10, False), (4, 11, True)]
)
def test_an_objective_may_ask_for_dragons_and_coins(rubies: int, have: int, met: bool) -> None:
    names = ("ruby-1w1f", "ruby-1w2f", "ruby-2w1f", "ruby-2w2f")[:rubies]
    assert may_claim("3-ruby-10-coins", " ".join(names), coins=have) == met


# Mysteries and hybrids


@pytest.mark.rule("INC-4.7", "INC-5.2")
@pytest.mark.parametrize(
    ("objective", "all_but_one"),
    [
        ("2-jade", "jade-1w1f"),
        ("1-ruby-1-azure", "ruby-1w1f"),
        ("1-ruby-1-azure", "azure-1w1f"),
        ("3-same", "jade-1w1f jade-1w2f"),
        ("3-different", "jade-1w1f ruby-1w1f ruby-1w2f"),
        ("4-different", "jade-1w1f azure-1w1f amber-1w1f"),
        ("4-dragons", "jade-1w1f jade-1w2f amber-1w1f"),
    ],
)
def test_a_mystery_stands_for_one_missing_dragon_of_any_colour(
    objective: str, all_but_one: str
) -> None:
    assert not may_claim(objective, all_but_one)
    assert may_claim(objective, f"{all_but_one} mystery-1w1f")
    assert not may_claim(objective, "mystery-1w1f")


@pytest.mark.rule("INC-5.2")
@pytest.mark.parametrize(
    ("objective", "all_but_two"),
    [
        ("2-jade", ""),
        ("1-ruby-1-azure", ""),
        ("3-same", "jade-1w1f"),
        ("3-different", "jade-1w1f"),
        ("4-different", "jade-1w1f ruby-1w1f"),
        ("4-dragons", "jade-1w1f jade-1w2f"),
    ],
)
def test_two_mysteries_stand_for_two_missing_dragons(objective: str, all_but_two: str) -> None:
    assert not may_claim(objective, f"{all_but_two} mystery-1w1f")
    assert may_claim(objective, f"{all_but_two} mystery-1w1f mystery-2w2f")


@pytest.mark.rule("INC-5.2")
def test_a_mystery_stands_for_a_dragon_but_not_for_coins() -> None:
    assert not may_claim("5-coins", "mystery-1w1f mystery-2w2f", coins=4)
    assert not may_claim("3-ruby-10-coins", "ruby-1w1f ruby-1w2f mystery-1w1f", coins=9)
    assert may_claim("3-ruby-10-coins", "ruby-1w1f ruby-1w2f mystery-1w1f", coins=10)


@pytest.mark.rule("INC-5.2")
def test_a_mystery_serves_every_time_an_objective_is_checked() -> None:
    s = end_of_turn(objectives="2-jade 1-ruby-1-azure 50-coins", dragons="jade-1w1f ruby-1w1f")
    assert claimable(s) == set()
    s = end_of_turn(
        objectives="2-jade 1-ruby-1-azure 50-coins", dragons="jade-1w1f ruby-1w1f mystery-1w1f"
    )
    assert claimable(s) == {"2-jade", "1-ruby-1-azure"}
    play(s, "claim", objective=0)
    assert dragons(s) == {"jade": 1, "ruby": 1, "mystery": 1}
    next_turn(s)
    assert claimable(s) == {"1-ruby-1-azure"}


@pytest.mark.rule("INC-4.6")
@pytest.mark.parametrize(
    ("objective", "all_but_one"),
    [
        ("2-jade", "jade-1w1f"),
        ("1-ruby-1-azure", "ruby-1w1f"),
        ("3-same", "jade-1w1f jade-1w2f"),
        ("3-different", "ruby-1w1f amber-1w1f"),
        ("4-different", "ruby-1w1f amber-1w1f azure-1w1f"),
        ("4-dragons", "jade-1w1f jade-1w2f amber-1w1f"),
    ],
)
def test_a_hybrid_never_counts_for_an_objective(objective: str, all_but_one: str) -> None:
    hybrids = "azure-jade-2w2f jade-amber-2w2f ruby-jade-2w2f"
    assert not may_claim(objective, f"{all_but_one} {hybrids}")


# Claiming


@pytest.mark.rule("INC-5.1")
def test_one_objective_that_is_met_may_be_claimed_at_the_end_of_the_turn() -> None:
    s = end_of_turn(objectives="2-jade 10-coins 5-coins", coins=10)
    assert choices(s) == {"claim_nothing()", "claim(objective=1)", "claim(objective=2)"}
    play(s, "claim", objective=2)
    assert s.turn == 1
    you, _ = GAME.view(s, None)["players"]
    assert you["objectives"] == ["5-coins"]
    assert you["points"] == 10 + 5


@pytest.mark.rule("INC-5.1")
def test_a_second_objective_has_to_wait_for_the_next_turn() -> None:
    s = end_of_turn(objectives="10-coins 5-coins 50-coins", coins=10)
    play(s, "claim", objective=0)
    assert refusal(s, "claim", seat=0, objective=1) == "INC-1.7"
    next_turn(s)
    assert claimable(s) == {"5-coins"}


@pytest.mark.rule("INC-5.1")
def test_claiming_spends_nothing() -> None:
    rubies = "ruby-1w1f ruby-1w2f ruby-2w1f"
    s = end_of_turn(objectives="3-ruby-10-coins 50-coins", dragons=rubies, coins=12)
    play(s, "claim", objective=0)
    assert (coins(s), dragons(s)) == (12, {"ruby": 3})


@pytest.mark.rule("INC-5.1")
def test_the_same_dragons_and_coins_serve_again_on_a_later_turn() -> None:
    s = end_of_turn(
        objectives="3-same 3-ruby-10-coins 50-coins",
        dragons="ruby-1w1f ruby-1w2f ruby-2w1f",
        coins=12,
    )
    play(s, "claim", objective=0)
    next_turn(s)
    assert claimable(s) == {"3-ruby-10-coins"}


@pytest.mark.rule("INC-5.1")
def test_an_objective_may_be_left_lying() -> None:
    s = play(end_of_turn(objectives="5-coins 50-coins", coins=5), "claim_nothing")
    assert s.turn == 1
    assert GAME.view(s, None)["players"][0]["objectives"] == []
    assert GAME.view(s, None)["objectives"][0]["claimed_by"] is None


@pytest.mark.rule("INC-5.1")
def test_a_claimed_objective_is_not_replaced_and_nobody_claims_it_again() -> None:
    s = end_of_turn(objectives="5-coins 50-coins", coins=(5, 9))
    play(s, "claim", objective=0)
    table = [(card["id"], card["claimed_by"]) for card in GAME.view(s, None)["objectives"]]
    assert table == [("5-coins", 0), ("50-coins", None)]
    quiet_turn(s)
    assert s.turn == 0


@pytest.mark.rule("INC-5.1")
def test_nothing_is_asked_when_no_objective_is_met() -> None:
    s = end_of_turn(objectives="5-coins 2-jade", coins=4, dragons="jade-1w1f")
    assert s.turn == 1


@pytest.mark.rule("INC-5.1")
def test_an_objective_that_is_not_met_is_refused() -> None:
    s = end_of_turn(objectives="5-coins 2-jade", coins=5, dragons="jade-1w1f")
    assert refusal(s, "claim", objective=1) == "INC-5.1"
    assert refusal(s, "claim", objective=2) == "INC-5.1"


@pytest.mark.rule("INC-5.1")
def test_no_objective_is_claimed_before_all_dice_are_used() -> None:
    s = keep(position(dice="coin fire", coins=5, objectives="5-coins 50-coins"))
    assert refusal(s, "claim", objective=0) == "INC-5.1"
    play(s, "use_die", die=0)
    assert refusal(s, "claim", objective=0) == "INC-5.1"


@pytest.mark.rule("INC-5.1")
def test_what_the_turn_itself_brought_counts() -> None:
    s = position(
        you="jade-1w1f 1 fire | empty",
        dice="water coin",
        market="jade 1: 4 coins",
        dragons="jade-1w2f",
        objectives="2-jade 5-coins",
        decks=("", "", ""),
    )
    play(keep(s), "use_die", die=0)
    take(s, "jade 1")
    assert claimable(s) == {"2-jade", "5-coins"}


@pytest.mark.rule("INC-4.6", "INC-4.7", "INC-5.1", "INC-5.2")
def test_the_view_says_how_far_everybody_is_with_every_objective_as_the_rules_do() -> None:
    met = filled_by_mysteries = 0
    for seats in PRINTED.seats:
        for s in positions(PRINTED, seats, 77, every=4):
            laid_out = [card for card in s.objectives if card != NOTHING]
            for seat, shown in enumerate(PRINTED.view(s, None)["players"]):
                player = s.players[seat]
                assert len(shown["progress"]) == len(laid_out)
                for card, progress in zip(laid_out, shown["progress"], strict=True):
                    objective = OBJECTIVES[card]
                    lacking = missing_dragons(player, objective)
                    mysteries = progress["filled"].count("mystery")
                    assert progress["met"] == is_met(player, objective)
                    assert mysteries == min(max(lacking, 0), player.dragons[MYSTERY])
                    assert progress["filled"].count(None) == max(lacking, 0) - mysteries
                    for colour, count in enumerate(objective.dragons):
                        given = progress["filled"].count(COLOURS[colour])
                        assert count == 0 or given == min(count, player.dragons[colour])
                    met += progress["met"]
                    filled_by_mysteries += mysteries > 0
    assert met > 0
    assert filled_by_mysteries > 0


def test_how_far_somebody_is_stands_in_the_order_of_the_card() -> None:
    for objective, card in enumerate(OBJECTIVES):
        nobody = _filled(OBJECTIVES, objective, (0,) * len(KINDS))
        asked = card.same or card.different or card.total or sum(card.dragons)
        assert nobody == [None] * asked
        if card.same:
            many = (0, 1, card.same, 1, 5, 0)
            assert _filled(OBJECTIVES, objective, many) == [COLOURS[2]] * card.same
        if card.different:
            several = (3, 0, 1, 0, 2, 1)
            expected = [COLOURS[0], COLOURS[2], "mystery", None]
            assert _filled(OBJECTIVES, objective, several) == expected[: card.different]
