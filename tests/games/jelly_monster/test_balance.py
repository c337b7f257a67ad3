"""Bots and balance, scaled down; `docs/games/jelly_monster.md` has the full figures."""

import numpy as np
import pytest

from coffret.bots.player import BotPlayer, TurnScheduler
from coffret.engine.fairness import secret_of
from coffret.engine.match import Match
from coffret.games.jelly_monster import GAME
from coffret.lab.seat_shares import seat_shares
from coffret.lab.simulation import simulate

THINKING = 1000


@pytest.mark.parametrize("options", [{}, {"pace": "relaxed"}])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_random_players_by_far(seats: int, options: dict[str, str]) -> None:
    bots = ["greedy"] + ["random"] * (seats - 1)
    played = simulate(GAME, seats, 60, 1, bots, rotate=True, options=options, paces=[THINKING])
    wins = sum(
        played.wins[number, seat]
        for number in range(60)
        for seat in range(seats)
        if played.bot_at(number, seat) == "greedy"
    )
    assert wins / 60 >= 1.6 / seats


@pytest.mark.parametrize("pace", [0, THINKING])
def test_four_greedy_players_mostly_end_with_25_to_50_jelly(pace: int) -> None:
    scores = simulate(GAME, 4, 200, 2, ["greedy"], paces=[pace]).scores
    assert 34 <= np.median(scores) <= 42
    assert np.mean((scores >= 25) & (scores <= 50)) > 0.7


@pytest.mark.parametrize("options", [{}, {"pace": "relaxed"}])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_seat_is_an_advantage(seats: int, options: dict[str, str]) -> None:
    """3 points in 10,000 games; here a fifth of them, and as much more for chance."""
    assert seat_shares(GAME, seats, 2_000, 3, "random", options=options).worst < 4.5


def test_who_thinks_longer_places_less() -> None:
    """The timer runs out on a slow bot among fast ones."""
    match = Match(GAME, ["fast", "fast", "slow"], secret=secret_of(5))
    bots = [BotPlayer(GAME, "random", seat, pace) for seat, pace in enumerate((500, 500, 8000))]
    order = TurnScheduler(GAME, [bot.pace for bot in bots])
    placed = [0, 0, 0]
    while not match.is_over:
        seat, time = order.next_to_act(match.state)
        if seat is None:
            match.wait(time)
            continue
        match.play(seat, bots[seat].choose(match.state, seat))
        shown = GAME.events.read(match.state, None)
        placed[seat] += sum(event["event"] == "placed" for event in shown)
    assert placed[0] == placed[1] == 4 * 7
    assert 0 < placed[2] < 4 * 7
