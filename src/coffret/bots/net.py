"""A player that learned: a net of three layers, read from a file, by NumPy alone.

`examples/train.py` writes such files. A net belongs to one game: to its features, the version of
its rules and its cards.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from coffret.engine import contract as knowing
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game

from .master import key

LAYERS = 3

Numbers = npt.NDArray[np.float32]


class NetPlayer:
    """Takes the action that the net likes best. It sees what its seat knows, and nothing else."""

    def __init__(self, game: Game, path: Path, compiled: bool = False) -> None:
        found = np.load(path, allow_pickle=False)
        for what, own in key(game).items():
            if what not in found or str(found[what]) != own:
                raise BadOptions(f"{path.name} was not learned for this game: other {what}")
        self._game = game
        self._layers = [
            (found[f"weight{n}"].astype(np.float32), found[f"bias{n}"].astype(np.float32))
            for n in range(LAYERS)
        ]
        self._known = np.zeros(len(game.features), np.float32)
        self._compiled = compiled
        self._features = (game.compiled if compiled else game.plain)(knowing).features

    def choose(self, s: Any, seat: int) -> int:
        legal = self._game.legal(s, seat)
        if len(legal) == 1:
            return legal[0]
        wants = self.preferences(s, seat)
        return max(legal, key=wants.__getitem__)

    def preferences(self, s: Any, seat: int) -> Numbers:
        """How much it likes each action, legal or not."""
        self._known.fill(0)
        given = self._game.state.array_of(s)[0] if self._compiled else s
        self._features(given, seat, self._known)
        x = self._known
        for number, (weights, bias) in enumerate(self._layers):
            x = weights @ x + bias
            if number < LAYERS - 1:
                x = np.maximum(x, 0)
        return x[: len(self._game.actions)]
