"""Searching players: moves that win at once, and the rollouts inside a search."""

from random import Random
from typing import Any

import pytest

from coffret.bots import evaluation
from coffret.bots.player import BotPlayer
from coffret.games.megalomania import GAME
from coffret.games.megalomania.state import ROUNDS

from .positions import do, fresh, lay, phase_of, table

SEARCHING = ("casual", "skilled", "expert")


def last_trick(*hands: str, mission: int, **given: Any) -> Any:
    """The last trick of the game; seat 1 is a point behind."""
    s = table(*hands, mission=mission, trick=7, tricks=8, **given)
    s.rounds = ROUNDS
    s.players[0].points, s.players[1].points = 10, 9
    return s


def cubes_to_put() -> Any:
    """Mission 3, blue cards: three cubes or more take the trick, and with it the game."""
    s = lay(last_trick("blue knight", "blue dwarf", mission=3, cubes=(0, 5)), "blue knight")
    return do(s, "play_card", card="blue-dwarf")


def power_to_use() -> Any:
    """A dwarf's power gives the trick to the lower card, the dwarf itself."""
    s = lay(last_trick("blue knight", "blue dwarf", mission=3, crystals=(0, 1)), "blue knight")
    return do(s, "play_card", card="blue-dwarf")


def trick_to_refuse() -> Any:
    """Mission 9: red cards cost a point each; by scroll 16 the trick can be left to the other."""
    s = lay(last_trick("red farmer", "red dwarf", mission=9, scroll=16, user=1), "red farmer")
    return do(s, "play_card", card="red-dwarf")


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize(
    ("position", "asked"),
    [(cubes_to_put, "cubes"), (power_to_use, "power"), (trick_to_refuse, "claim")],
)
def test_a_move_that_wins_at_once_is_found(level: str, position: Any, asked: str) -> None:
    for seed in range(5):
        s = position()
        assert phase_of(s) == asked
        first = GAME.legal(s, 1)[0]
        action = BotPlayer(GAME, level, seed, compiled=True).choose(s, 1)
        assert action != first
        GAME.play(s, 1, action)
        if not GAME.rules.over(s):
            GAME.play(s, s.turn, GAME.legal(s, s.turn)[0])
        assert GAME.winners(s) == [1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_light_play_weighs_legal_actions_only_and_tells_their_sum(seats: int) -> None:
    s = fresh(seats, seed=seats)
    chance = Random(seats)
    weighed = set()
    untouched = -1
    while not GAME.rules.over(s):
        mask = bytearray(len(GAME.actions))
        GAME.rules.legal(s, s.turn, mask)
        if mask.count(1) > 1 and chance.random() < 0.3:  # as if one had been tried before
            mask[mask.find(1)] = 0
        weights = [untouched] * len(mask)
        total = GAME.rules.rollout_weights(s, s.turn, mask, weights)
        filled = [number for number, weight in enumerate(weights) if weight != untouched]
        assert total == sum(weights[number] for number in filled)
        if total:
            assert filled == [number for number, legal in enumerate(mask) if legal]
            assert min(weights[number] for number in filled) > 0
            weighed.add(phase_of(s))
        GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))
    assert weighed >= {"card", "cubes", "power", "scroll"}


def test_light_play_takes_tricks_that_are_wanted_and_shuns_others() -> None:
    """Mission 5 asks for four tricks or more, mission 16 forbids them."""
    for mission, eager in ((5, True), (16, False)):
        s = table("red knight", "red emperor, red farmer", mission=mission)
        lay(s, "red knight")
        mask = bytearray(len(GAME.actions))
        GAME.rules.legal(s, 1, mask)
        weights = [0] * len(mask)
        GAME.rules.rollout_weights(s, 1, mask, weights)
        high, low = (
            GAME.actions.number({"move": "play_card", "card": f"red-{rank}"})
            for rank in ("emperor", "farmer")
        )
        assert (weights[high] > weights[low]) == eager


@pytest.mark.rule("MEG-1.4")
def test_a_partner_is_no_rival() -> None:
    """However the pair's points lie, partners have the same lead and the same chance."""
    s = GAME.new(4, {"pairs": "yes"}, (1, 2, 3, 4))
    s.players[0].points = 9
    evaluate = GAME.plain(evaluation).evaluate
    points, values, wins = [0] * 4, [0] * 4, [0] * 4
    evaluate(s, 800, points, values, wins)
    assert (values[0], wins[0]) == (values[2], wins[2])
    assert (values[1], wins[1]) == (values[3], wins[3])
    assert values[0] > values[1]
