"""The terminal draws what a spectator sees, in both languages."""

import pytest

from coffret.check.positions import positions
from coffret.engine.components import LANGUAGES
from coffret.engine.game import Game


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_can_be_drawn(game: Game, language: str) -> None:
    texts = game.texts(language)
    for seats in game.seats:
        names = [f"P{seat}" for seat in range(seats)]
        for s in positions(game, seats, 161, every=2):
            game.terminal.draw(game.view(s, None), texts, names)
