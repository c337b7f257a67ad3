"""A player that learned: it plays what is legal, in both modes the same, and only its own game."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from coffret import registry
from coffret.bots.master import key
from coffret.bots.net import NetPlayer
from coffret.check.positions import positions
from coffret.engine.errors import BadOptions

GAME = registry.game("incubation")


def net_file(folder: Path, **changed: Any) -> Path:
    """A net that has learned nothing."""
    chance = np.random.default_rng(1)
    sizes = (len(GAME.features), 8, 8, len(GAME.actions) + 5)
    weights: dict[str, Any] = {}
    for n, (before, after) in enumerate(pairwise(sizes)):
        weights[f"weight{n}"] = chance.normal(size=(after, before)).astype(np.float16)
        weights[f"bias{n}"] = np.zeros(after, np.float16)
    path = folder / "net.npz"
    np.savez_compressed(path, **(key(GAME) | changed), **weights)
    return path


def test_it_takes_the_legal_action_that_it_likes_best(tmp_path: Path) -> None:
    plain = NetPlayer(GAME, net_file(tmp_path))
    compiled = NetPlayer(GAME, net_file(tmp_path), compiled=True)
    chosen = set()
    for s in positions(GAME, 3, 1, every=7):
        for seat in GAME.acting(s):
            legal = GAME.legal(s, seat)
            action = plain.choose(s, seat)
            assert action == compiled.choose(s, seat)
            assert plain.preferences(s, seat)[action] == max(plain.preferences(s, seat)[legal])
            chosen.add(action)
    assert len(chosen) > 3


@pytest.mark.parametrize("what", ["game", "rules", "cards", "features"])
def test_it_plays_nothing_else_than_it_learned(tmp_path: Path, what: str) -> None:
    with pytest.raises(BadOptions, match=f"other {what}"):
        NetPlayer(GAME, net_file(tmp_path, **{what: "another"}))
