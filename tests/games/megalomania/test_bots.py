"""Simulations: greedy players beat random ones, and missions are worth alike."""

import numpy as np
import pytest

from coffret.games.megalomania import GAME
from coffret.games.megalomania.components import MISSIONS
from coffret.lab.simulation import simulate

from . import chronicle
from .test_chronicle import compiled_game

FIXED = (1, 2, 5, 6, 8, 11, 12, 13, 14, 15, 16, 17, 20, 21, 22, 24)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_greedy_player_wins_1_6_times_its_fair_share_among_random_ones(seats: int) -> None:
    games = 400
    played = simulate(GAME, seats, games, 5, ["greedy", *["random"] * (seats - 1)], rotate=True)
    won = sum(
        played.wins[number, seat]
        for number in range(games)
        for seat in range(seats)
        if played.bot_at(number, seat) == "greedy"
    )
    assert won / games >= 1.6 / seats


@pytest.mark.rule("MEG-7.26")
def test_missions_with_fixed_points_are_worth_alike_within_a_point() -> None:
    """Among greedy players, over all numbers of players for whom a mission is in the pile."""
    account = GAME.compiled(chronicle).account
    mask = np.zeros(len(GAME.actions), np.uint8)
    scratch = np.zeros(1, GAME.state.dtype)
    worth: dict[int, list[float]] = {number: [] for number in FIXED}
    for seats in (2, 3, 4):
        counts = np.zeros(len(MISSIONS), np.int64)
        sums = np.zeros(len(MISSIONS), np.int64)
        for number in range(150):
            s, dice = compiled_game(seats, 50_000 + number)
            account(s, mask, dice, scratch, counts, sums)
        for mission in FIXED:
            if counts[mission - 1]:
                worth[mission].append(abs(sums[mission - 1]) / counts[mission - 1])
    means = [sum(each) / len(each) for each in worth.values()]
    assert max(means) - min(means) <= 1.0
