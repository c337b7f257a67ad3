"""Reports of `coffret lab` call every event and move of a game by words, not by names of code."""

import tomllib

from coffret.engine.game import Game
from coffret.lab.study.columns import uses_of
from coffret.lab.study.words import FILE, words_of


def test_every_event_and_move_has_words(game: Game) -> None:
    words = tomllib.loads((game.folder / FILE).read_text())
    moves = {game.move(action)["move"] for action in range(len(game.actions))}
    assert set(words["events"]) == set(game.events.names)
    assert set(words["moves"]) == moves


def test_no_placeholder_is_left(game: Game) -> None:
    words = words_of(game)
    uses = uses_of(game)
    said = [words.event(use, n) for use in uses if not use.section for n in range(use.count)]
    for text in [*said, *map(words.heading, uses), *words.moves]:
        assert "_" not in text
    assert not any("{" in text for text in [*said, *words.moves])
