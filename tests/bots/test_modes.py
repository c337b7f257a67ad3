"""The search finds out the same in both modes, visit for visit."""

from random import Random
from typing import Any

import pytest

from coffret.bots.levels import level
from coffret.bots.searcher import ActionStats, Searcher
from coffret.check.positions import go_on, new_game
from coffret.engine.fairness import secret_of, words
from coffret.engine.game import Game

SIMULATIONS = 12
SEARCHES = 4
APART = 15
"""Moves between two searches."""


@pytest.mark.parametrize("bot", ["expert", "clairvoyant"])
def test_both_modes_search_alike(game: Game, bot: str) -> None:
    plain, compiled = (
        Searcher(game, level(bot), SIMULATIONS, None, compiled) for compiled in (False, True)
    )
    chance = Random(2)
    s = new_game(game, game.seats[-1], seed=2)
    searched = 0
    while searched < SEARCHES:
        for _ in range(APART):
            go_on(game, s, chance)
        seat = choosing(game, s)
        if seat is None:
            continue
        searched += 1
        found: list[list[ActionStats]] = []
        for searcher in (plain, compiled):
            searcher.reseed(words(secret_of(searched), "search", seat))
            found.append(searcher.advise(s, seat))
        assert found[0] == found[1]
        assert sum(advice.visits for advice in found[0]) == SIMULATIONS


def choosing(game: Game, s: Any) -> int | None:
    """A seat that has more than one move."""
    assert not game.rules.over(s), "over before enough was searched"
    return next((seat for seat in game.acting(s) if len(game.legal(s, seat)) > 1), None)
