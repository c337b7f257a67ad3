"""The tables at which the contract is tried: every game, and the terminal's if that is another.

A game that cannot be loaded fails its own tests, and nobody else's.
"""

from functools import lru_cache

from coffret import registry
from coffret.engine.game import Game

TERMINAL = " in the terminal"
TABLES = [
    *registry.broken(),
    *(
        game.name + suffix
        for game in registry.games()
        for suffix in ("", *([TERMINAL] if game.terminal_options else []))
    ),
]


@lru_cache
def table(name: str) -> Game:
    """The game of a table: one at the terminal's has its options by default."""
    game = registry.game(name.removesuffix(TERMINAL))
    return game.with_options(game.terminal_options) if name.endswith(TERMINAL) else game


def sizes() -> list[tuple[str, int]]:
    """Every table with every number of players."""
    broken = registry.broken()
    return [(name, seats) for name in TABLES if name not in broken for seats in table(name).seats]
