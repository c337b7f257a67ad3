"""Moves that the searching bots find, and the rollouts inside their search."""

from typing import Any

import numpy as np
import pytest

from coffret.bots.player import BotPlayer
from coffret.check.positions import positions
from coffret.engine import contract

from .positions import GAME, GINA, SAM, by_seat, choices, position

LEVELS = ("casual", "skilled", "expert")


def last_die() -> Any:
    """The last round, and no time for another throw: Sam has one die, and Gina is about to win.

    Where both have dice she is ahead even of his 2: he must expel her 6 with it.
    """
    s = position(
        """
        quiet-1 1 | -   | 5 | -
        jelly   1 | 3   | 6 | -
        quiet-2 2 | -   | 4 | -
        quiet-3 1 | -   | - | 6 5
        quiet-4 1 | 1 4 | - | 6
        """,
        dice=("2", "", ""),
        jelly=(21, 20, 9),
        centre=(0, 0, 5),
        rounds=4,
    )
    s.timer_ends = s.clock + 500
    return s


WINNING = {"move": "place_and_expel", "die": "2", "district": 1, "owner": GINA, "expelled": "6"}


def test_only_to_expel_gina_s_six_wins() -> None:
    for action in GAME.legal(last_die(), SAM):
        s = last_die()
        move = by_seat(s, SAM, GAME.move(action))
        GAME.play(s, SAM, action)
        while not GAME.rules.over(s):
            GAME.rules.elapse(s, 500)
        assert (GAME.winners(s) == [SAM]) == (move == WINNING)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(5))
def test_a_search_finds_the_die_that_wins(level: str, seed: int) -> None:
    s = last_die()
    assert len(choices(s, SAM)) > 5
    found = BotPlayer(GAME, level, seed=seed, compiled=True).choose(s, SAM)
    assert found != GAME.legal(s, SAM)[0]
    assert by_seat(s, SAM, GAME.move(found)) == WINNING


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_who_is_done_closes_the_district_that_decides(level: str, seed: int) -> None:
    """Sam is ahead where six jelly lie, and Gina has the dice to change that."""
    s = position(
        """
        quiet-1 1 | -   | -   | 6
        quiet-2 1 | 1   | -   | 5
        jelly   2 | 6 3 | 5   | -
        quiet-3 1 | 1 5 | 6   | -
        quiet-4 1 | 4   | 6 5 | -
        """,
        dice=("", "6 2 3", ""),
        jelly=(20, 20, 9),
        rounds=4,
    )
    found = BotPlayer(GAME, level, seed=seed, compiled=True).choose(s, SAM)
    assert GAME.move(found) == {"move": "close", "district": 2}


@pytest.mark.parametrize("seats", GAME.seats)
def test_light_play_weighs_the_legal_moves_and_no_other(seats: int) -> None:
    """In both modes alike; some weight at every place of a die."""
    untouched = -7
    plain = GAME.rules.rollout_weights
    compiled = GAME.compiled(contract).rollout_weights
    weighed = 0
    for s in positions(GAME, seats, 31):
        for seat in range(seats):
            mask = np.zeros(len(GAME.actions), np.uint8)
            legal = GAME.legal(s, seat)
            if len(legal) < 2:
                continue
            mask[legal] = 1
            weights = [untouched] * len(mask)
            total = plain(s, seat, bytearray(mask), weights)
            others = np.full(len(mask), untouched, np.int32)
            assert compiled(GAME.state.array_of(s)[0], seat, mask, others) == total
            assert others.tolist() == weights
            if total:
                weighed += 1
                assert total == sum(weights[action] for action in legal)
                assert min(weights[action] for action in legal) >= 0
                assert {weights[action] for action in set(range(len(mask))) - set(legal)} == {
                    untouched
                }
    assert weighed > 20
