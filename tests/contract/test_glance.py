"""A board at a glance, in lists of games: a few parts of the public view, and few bytes."""

from __future__ import annotations

import json
from random import Random

import pytest

from coffret.engine.fairness import secret_of
from coffret.engine.game import Game
from coffret.engine.match import Match
from coffret.registry import games

MOST = 6_000
"""Bytes: a list has up to sixty of them."""


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_glance_is_small_and_has_nothing_but_the_public_view(game: Game) -> None:
    chance = Random(21)
    match = Match(game, [f"P{seat}" for seat in range(max(game.seats))], {}, secret_of(21))
    longest = 0
    for _ in range(400):
        view = game.open_view(match.state)
        seen = game.glance(view)
        if seen is None:  # it has no picture
            return
        assert leaves(seen) <= leaves(view) | names(view)
        longest = max(longest, len(json.dumps(seen, separators=(",", ":"))))
        acting = game.acting(match.state)
        if match.is_over or not acting:
            break
        seat = chance.choice(acting)
        match.play(seat, game.move(chance.choice(game.legal(match.state, seat))))
    assert longest <= MOST


def leaves(part: object) -> set[str]:
    """All words and figures in a view, without the names of its parts."""
    if isinstance(part, dict):
        return set[str]().union(*map(leaves, part.values()))
    if isinstance(part, list):
        return set[str]().union(*map(leaves, part))
    return {str(part)}


def names(part: object) -> set[str]:
    if isinstance(part, dict):
        return set(part).union(*map(names, part.values()))
    return set[str]().union(*map(names, part)) if isinstance(part, list) else set()
