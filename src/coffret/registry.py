"""The registry: every folder of `coffret.games` is a game."""

import importlib
import pkgutil
from functools import lru_cache

import coffret.games
from coffret.engine.errors import UnknownGame
from coffret.engine.game import Game


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    return tuple(sorted(part.name for part in pkgutil.iter_modules(coffret.games.__path__)))


def game(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(f"there is no game '{name}' (there are: {', '.join(names())})")
    found: Game = importlib.import_module(f"coffret.games.{name}").GAME
    return found


def games() -> list[Game]:
    return [game(name) for name in names()]
