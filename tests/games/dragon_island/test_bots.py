"""The greedy bot beats random players."""

import pytest

from coffret.games.dragon_island import GAME
from coffret.lab.simulation import simulate

GAMES = 150
SHARE = 1.6
"""Times its fair share of victories, at least."""


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_greedy_wizard_wins_far_more_than_its_share(seats: int) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    played = simulate(GAME, seats, GAMES, 3, bots, True)
    wins = sum(
        float(share)
        for number, row in enumerate(played.wins)
        for seat, share in enumerate(row)
        if played.bot_at(number, seat) == "greedy"
    )
    assert wins / GAMES * seats >= SHARE
