"""Whole games played before are played the same today."""

import json
from pathlib import Path

import pytest

from coffret import registry
from coffret.engine import matchfile
from coffret.engine.game import Game

from ..golden.make import FOLDER, TREES
from ..golden.trees import tree_counts
from ..tables import TABLES, table

FILES = sorted(path for path in FOLDER.glob("*.json") if path != TREES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_recorded_end(path: Path) -> None:
    content = matchfile.read(path)
    match = matchfile.open_match(path, content, registry.game(content.game))
    assert match.is_over
    matchfile.verify(path, content, match)
    again = matchfile.to_file(match)
    if again.result and content.result and content.result.reason is None:
        again.result.reason = None  # a file from before results had reasons
    assert matchfile.written(again) == path.read_bytes()


def test_golden_games_cover_every_player_count_and_option(game: Game) -> None:
    own = [content for path in FILES if (content := matchfile.read(path)).game == game.name]
    assert len(own) >= 5
    assert {len(content.seats) for content in own} == set(game.seats)
    for option, default in game.options.defaults.items():
        assert any(content.options[option] != default for content in own)


@pytest.mark.parametrize("name", TABLES)
def test_move_trees_have_their_golden_counts(name: str) -> None:
    assert tree_counts(table(name)) == json.loads(TREES.read_text())[name]
