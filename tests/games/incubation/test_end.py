"""The end of the game, the score and the tie-breaks."""

from typing import Any

import pytest

from coffret.engine.phrases import result_text
from coffret.engine.ranking import reason

from .positions import (
    GAME,
    choices,
    claimable,
    claimed,
    coins,
    events,
    keep,
    phase_of,
    play,
    position,
    quiet_turn,
    refusal,
    take,
)

THREE = ("empty | empty", "empty | empty")
LAST_TWO_EGGS = ("", "ruby-1w1f", "jade-1w1f jade-1w2f")


def turns_left(s: Any) -> list[int]:
    """The seats that still have a turn, beginning with the one whose turn it is."""
    seats: list[int] = []
    while phase_of(s) != "over":
        assert len(seats) < 20, "the game goes on"
        seats.append(s.turn)
        quiet_turn(s)
    return seats


def is_last_round(s: Any) -> bool:
    return bool(GAME.view(s, None)["last_round"])


# What brings the end


@pytest.mark.rule("INC-6.1")
def test_the_second_empty_deck_makes_the_round_the_last_at_once() -> None:
    s = keep(position(dice="coin fire", decks=LAST_TWO_EGGS))
    assert not is_last_round(s)
    play(s, "take_egg", die=0, deck=1)
    assert is_last_round(s)
    assert events(s, "last_round") == [{"event": "last_round", "why": "decks"}]
    assert phase_of(s) == "dice"


@pytest.mark.rule("INC-6.1")
def test_one_empty_deck_does_not_bring_the_end() -> None:
    s = keep(position(dice="coin chest", decks=("ruby-1w1f", "jade-1w1f", "amber-1w1f")))
    play(s, "take_egg", die=0, deck=1)
    assert s.decks[1].count == 0
    assert not is_last_round(s)


@pytest.mark.rule("INC-6.1")
def test_the_last_objective_makes_the_round_the_last() -> None:
    s = keep(position(dice="coin chest", coins=4, objectives="5-coins"))
    play(s, "use_die", die=0)
    assert not is_last_round(s)
    play(s, "claim", objective=0)
    assert is_last_round(s)
    assert events(s, "last_round") == [{"event": "last_round", "why": "objectives"}]
    assert turns_left(s) == [1]


@pytest.mark.rule("INC-6.1")
def test_an_objective_left_does_not_bring_the_end() -> None:
    s = keep(
        position(
            dice="coin coin", you="ruby-4w4f | jade-4w4f", coins=4, objectives="5-coins 50-coins"
        )
    )
    play(s, "claim", objective=0)
    assert not is_last_round(s)


@pytest.mark.rule("INC-6.1")
def test_an_objective_nobody_claims_does_not_bring_the_end() -> None:
    s = keep(position(dice="coin coin", you="ruby-4w4f | jade-4w4f", coins=4, objectives="5-coins"))
    play(s, "claim_nothing")
    assert not is_last_round(s)


@pytest.mark.rule("INC-6.1")
def test_the_turn_that_brings_the_end_is_finished_objective_included() -> None:
    s = keep(
        position(dice="coin fire", decks=LAST_TWO_EGGS, objectives="5-coins 50-coins", coins=4)
    )
    play(s, "take_egg", die=1, deck=1)
    play(s, "use_die", die=0)
    assert coins(s) == 5
    assert claimable(s) == {"5-coins"}
    play(s, "claim", objective=0)
    assert s.players[0].objectives == 1


@pytest.mark.rule("INC-6.1")
def test_in_the_last_round_eggs_may_still_be_taken() -> None:
    s = keep(position(dice="coin coin", decks=LAST_TWO_EGGS))
    play(s, "take_egg", die=0, deck=1)
    play(s, "take_egg", die=1, deck=2)
    assert s.decks[2].count == 1
    assert is_last_round(s)


# Who still has a turn


@pytest.mark.rule("INC-6.1")
@pytest.mark.parametrize(
    ("first_player", "turn", "left"),
    [(0, 0, [1, 2]), (0, 1, [2]), (0, 2, []), (1, 1, [2, 0]), (1, 2, [0]), (1, 0, []), (2, 0, [1])],
)
def test_the_last_turn_is_that_of_the_player_right_of_the_first(
    first_player: int, turn: int, left: list[int]
) -> None:
    s = position(
        others=THREE, dice="coin chest", decks=LAST_TWO_EGGS, turn=turn, first_player=first_player
    )
    play(keep(s), "take_egg", die=0, deck=1)
    assert turns_left(s) == left


@pytest.mark.rule("INC-6.1")
def test_an_objective_claimed_in_the_last_turn_ends_the_game_with_it() -> None:
    s = position(
        others=("ruby-4w4f | jade-4w4f",),
        turn=1,
        dice="coin chest",
        coins=(0, 4),
        objectives="5-coins",
    )
    play(keep(s), "claim", objective=0)
    assert phase_of(s) == "over"
    assert [event["event"] for event in events(s)] == ["claimed", "last_round", "ended"]


@pytest.mark.rule("INC-6.1")
def test_the_game_goes_on_after_a_round_that_nothing_ended() -> None:
    s = quiet_turn(quiet_turn(position()))
    assert (s.rounds, s.turn, phase_of(s)) == (2, 0, "roll")


@pytest.mark.rule("INC-6.1")
def test_after_the_end_nobody_acts() -> None:
    s = position(dice="coin chest", decks=LAST_TWO_EGGS, turn=1)
    play(keep(s), "take_egg", die=0, deck=1)
    assert phase_of(s) == "over"
    assert GAME.acting(s) == []
    assert choices(s) == set()
    assert refusal(s, "roll", seat=0) == "INC-6.1"


# The score


@pytest.mark.rule("INC-6.1", "INC-6.2")
def test_eggs_still_in_incubators_count_nothing() -> None:
    s = position(you="ruby-4w4f 4 water 3 fire | jade-4w4f", dragons="ruby-2w2f", coins=3)
    assert GAME.scores(s) == [4 + 3, 0]


@pytest.mark.rule("INC-6.2")
def test_the_rulebooks_example_38_and_5_and_13_makes_56() -> None:
    eggs = "ruby-4w4f azure-4w4f jade-4w4f amber-4w4f ruby-azure-2w2f mystery-1w1f"
    s = position(
        you="ruby-4w1f | jade-4w1f",
        dragons=eggs,
        coins=12,
        dice="coin chest",
        objectives="5-coins 50-coins",
    )
    play(keep(s), "claim", objective=0)
    assert s.players[0].egg_points == 38
    assert s.players[0].objective_points == 5
    assert coins(s) == 13
    assert GAME.scores(s) == [56, 0]


@pytest.mark.rule("INC-6.2")
def test_a_hatched_egg_brings_its_points_to_its_breeder_only() -> None:
    s = position(you="jade-1w1f 1 fire | empty", dice="water chest", market="jade 1: 2 coins")
    play(keep(s), "use_die", die=0)
    assert GAME.scores(s) == [2, 0]
    take(s, "jade 1")
    assert GAME.scores(s) == [4, 0]


@pytest.mark.rule("INC-6.2")
def test_the_highest_score_wins() -> None:
    s = position(others=THREE, coins=(5, 0, 7), dragons=("", "ruby-4w4f", ""))
    assert GAME.scores(s) == [5, 8, 7]
    assert GAME.winners(s) == [1]


# Ties


@pytest.mark.rule("INC-6.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_a_tie_more_objectives_win_even_against_more_eggs(seat: int) -> None:
    eggs = ("ruby-1w2f", "ruby-1w1f jade-1w1f azure-1w1f amber-1w1f")
    s = position(objectives="5-coins 50-coins", dragons=eggs if seat == 0 else (eggs[1], eggs[0]))
    claimed(s, "5-coins", seat)
    assert GAME.scores(s) == [8, 8]
    assert GAME.winners(s) == [seat]
    assert reason(GAME, s).by == "objectives"
    assert result_text(GAME, s, ["Ann", "Bo"], GAME.texts("en")) == (
        f"{'Ann' if seat == 0 else 'Bo'} wins with 8 points. "
        f"Tied with {'Bo' if seat == 0 else 'Ann'} on points; more objectives: 1 to 0."
    )


@pytest.mark.rule("INC-6.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_as_many_objectives_more_hatched_eggs_win(seat: int) -> None:
    eggs = ("ruby-1w1f jade-1w1f", "ruby-2w2f")
    s = position(dragons=eggs if seat == 0 else (eggs[1], eggs[0]))
    assert GAME.scores(s) == [4, 4]
    assert GAME.winners(s) == [seat]
    assert [rung.name for rung in reason(GAME, s).rungs] == ["points", "objectives", "hatched"]
    assert result_text(GAME, s, ["Ann", "Bo"], GAME.texts("fr")).endswith(
        "(points et objectifs)\u202f; plus d’œufs éclos\u00a0: 2 contre 1."
    )


@pytest.mark.rule("INC-6.3")
@pytest.mark.parametrize("egg", ["mystery-1w1f", "ruby-azure-2w2f", "amber-1w1f"])
def test_every_kind_of_hatched_egg_counts_in_a_tie(egg: str) -> None:
    worth = {"mystery-1w1f": 2, "ruby-azure-2w2f": 4, "amber-1w1f": 2}[egg]
    s = position(dragons=("", egg), coins=(worth, 0))
    assert GAME.scores(s) == [worth, worth]
    assert GAME.winners(s) == [1]


@pytest.mark.rule("INC-6.3")
def test_one_point_more_wins_against_any_number_of_objectives_and_eggs() -> None:
    s = position(
        objectives="5-coins 10-coins 3-same",
        coins=(26, 0),
        dragons=("", "ruby-1w1f jade-1w1f azure-1w1f amber-1w1f"),
    )
    for objective in ("5-coins", "10-coins", "3-same"):
        claimed(s, objective, seat=1)
    assert GAME.scores(s) == [26, 25]
    assert GAME.winners(s) == [0]


@pytest.mark.rule("INC-6.3")
def test_when_all_is_equal_the_victory_is_shared() -> None:
    s = position(others=THREE, dragons=("ruby-1w1f", "", "jade-1w1f"), coins=(3, 4, 3))
    assert GAME.scores(s) == [5, 4, 5]
    assert GAME.winners(s) == [0, 2]
    assert reason(GAME, s).by is None
    assert "nothing breaks the tie" in result_text(GAME, s, ["Ann", "Bo", "Cy"], GAME.texts("en"))


# A game that nobody ends


@pytest.mark.rule("INC-6.4")
def test_round_99_is_the_last() -> None:
    s = quiet_turn(position(rounds=98, turn=1))
    assert s.rounds == 99
    assert is_last_round(s)
    assert events(s, "last_round") == [{"event": "last_round", "why": "rounds"}]
    assert turns_left(s) == [0, 1]


@pytest.mark.rule("INC-6.4")
def test_round_98_is_not_the_last() -> None:
    s = quiet_turn(position(rounds=97, turn=1))
    assert s.rounds == 98
    assert not is_last_round(s)
    quiet_turn(quiet_turn(s))
    assert (s.rounds, phase_of(s)) == (99, "roll")
