"""The tables at which the contract is tried: every game, the terminal's if that differs, and
those whose options change a rule.

A game that cannot be loaded fails its own tests, and nobody else's.
"""

from functools import lru_cache

from coffret import registry
from coffret.engine.game import Game

TERMINAL = " in the terminal"
VARIANTS = {
    "dragon_island": {"dragons": "every_tile"},
    "incubation": {"surplus": "turn"},
    "megalomania": {"decree": "after_trick"},
}
"""Options by which a table reads a rule otherwise."""


def _suffixes(game: Game) -> list[str]:
    """How the tables of a game are named after it."""
    terminal = [TERMINAL] if game.terminal_options else []
    return ["", *terminal, *(f" with {option}" for option in VARIANTS.get(game.name, {}))]


TABLES = [
    *registry.broken(),
    *(game.name + suffix for game in registry.games() for suffix in _suffixes(game)),
]


@lru_cache
def table(name: str) -> Game:
    """The game of a table, with the table's options by default."""
    title, _, option = name.partition(" with ")
    game = registry.game(title.removesuffix(TERMINAL))
    if option:
        return game.with_options({option: VARIANTS[title][option]})
    return game.with_options(game.terminal_options) if title.endswith(TERMINAL) else game


def sizes() -> list[tuple[str, int]]:
    """Every table with every number of players."""
    broken = registry.broken()
    return [(name, seats) for name in TABLES if name not in broken for seats in table(name).seats]
