"""Hints: a search over a person's moves, using only what that person may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coffret.engine import fairness
from coffret.engine.game import Game

from .levels import level
from .searcher import ActionStats, Searcher

BEST = 3
SIMULATIONS = 4000
SECONDS = 1.0


@dataclass(frozen=True)
class Hint:
    """The best moves, best first, and the number of simulations; none if there is no choice."""

    moves: tuple[ActionStats, ...]
    simulations: int


class Adviser:
    """Searches like an Expert, for any seat."""

    def __init__(self, game: Game, compiled: bool = True) -> None:
        self._game = game
        self._searcher = Searcher(game, level("expert"), SIMULATIONS, SECONDS, compiled)

    def hint(self, s: Any, seat: int) -> Hint:
        if len(self._game.legal(s, seat)) < 2:
            return Hint((), 0)
        self._searcher.reseed(fairness.words(fairness.secret_of(0), "hint", 0))
        found = self._searcher.advise(s, seat)
        # The estimate of a move that was hardly tried is unreliable.
        trusted = [advice for advice in found if advice.visits >= 10] or found
        return Hint(tuple(trusted[:BEST]), sum(advice.visits for advice in found))
