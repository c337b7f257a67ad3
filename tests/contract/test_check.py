"""Every game passes the check that its authors run: files, rules, texts, and the contract in random
games. The other tests here go further: more games, compiled rules, bots."""

from coffret import registry
from coffret.check import check
from coffret.check.trial import problems
from coffret.engine.game import Game


def test_a_game_passes_its_check(game: Game) -> None:
    """With the terminal's options the files are the same: only the game played differs."""
    if game is registry.game(game.name):
        assert {what: wrong for what, wrong in check(game.name) if wrong} == {}
    else:
        assert problems(game) == []
