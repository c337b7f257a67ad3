"""Python as a browser has it: the same rules, byte for byte."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coffret import registry
from coffret.lab import playout
from coffret.lab.simulation import simulate

from .engine import Engine

HERE = Path(__file__).parent
GAMES, SEED = 200, 23


@pytest.mark.parametrize("game", registry.names())
def test_interpreted_in_webassembly_and_compiled_here_end_in_the_same_bytes(
    tmp_path: Path, game: str
) -> None:
    found = registry.game(game)
    wish = {
        "playout": Path(playout.__file__).read_text(encoding="utf-8"),
        "games": [(game, found.seats[-1], GAMES, SEED)],
    }
    there = json.loads(Engine(tmp_path).run(HERE / "games.py", json.dumps(wish)))
    assert there == {game: simulate(found, found.seats[-1], GAMES, SEED).digest}
