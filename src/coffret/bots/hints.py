"""Hints: what a search thinks of a person's moves, from what that person may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from coffret.engine import fairness
from coffret.engine.game import Game

from .levels import level
from .searcher import Advice, Searcher

BEST = 3
SIMULATIONS = 4000
SECONDS = 1.0


@dataclass(frozen=True)
class Hint:
    """The best moves, the best first, and what they rest on; none where there is no choice."""

    moves: tuple[Advice, ...]
    simulations: int


class Adviser:
    """Searches as an Expert does, for whoever asks."""

    def __init__(self, game: Game, compiled: bool = True) -> None:
        self._game = game
        self._searcher = Searcher(game, level("expert"), SIMULATIONS, SECONDS, compiled)

    def hint(self, s: Any, seat: int) -> Hint:
        if len(self._game.legal(s, seat)) < 2:
            return Hint((), 0)
        self._searcher.reseed(fairness.words(fairness.secret_of(0), "hint", 0))
        found = self._searcher.advise(s, seat)
        # A move that was hardly tried has a chance that nobody should trust.
        trusted = [advice for advice in found if advice.visits >= 10] or found
        return Hint(tuple(trusted[:BEST]), sum(advice.visits for advice in found))
