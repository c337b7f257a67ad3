"""The tables at which the contract is tried: every game, and the terminal's if that is another."""

from functools import lru_cache

from coffret import registry
from coffret.engine.game import Game

TERMINAL = " in the terminal"
TABLES = [
    name + suffix
    for name in registry.names()
    for suffix in ("", *([TERMINAL] if registry.game(name).terminal_options else []))
]


@lru_cache
def table(name: str) -> Game:
    """The game of a table: one at the terminal's has its options by default."""
    game = registry.game(name.removesuffix(TERMINAL))
    return game.with_options(game.terminal_options) if name.endswith(TERMINAL) else game
