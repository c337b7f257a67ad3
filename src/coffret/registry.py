"""The registry: every folder of `coffret.games` is a game.

A game that cannot be loaded says why to those who ask for it, and is left out of the list: the
others can be played, served and tested meanwhile.
"""

import importlib
from functools import cache
from pathlib import Path

import coffret.games
from coffret.engine.errors import BrokenGame, CoffretError, UnknownGame, located
from coffret.engine.game import Game
from coffret.engine.parts import missing_parts
from coffret.engine.rulebook import mistakes


@cache
def folders() -> dict[str, Path]:
    """All games, broken ones included, by their names."""
    found: dict[str, Path] = {}
    for place in map(Path, coffret.games.__path__):
        if not place.is_dir():
            raise CoffretError(f"COFFRET_GAMES: there is no folder {place}")
        for folder in place.iterdir():
            if folder.name.isidentifier() and any(folder.glob("*.py")):
                found.setdefault(folder.name, folder)
    return dict(sorted(found.items()))


def names() -> tuple[str, ...]:
    return tuple(folders())


def folder(name: str) -> Path:
    """Where a game is; UnknownGame if there is none of that name."""
    if name not in folders():
        raise UnknownGame(
            f"there is no game '{name}'{_why_none(name)} (there are: {', '.join(names())})"
        )
    return folders()[name]


def _why_none(name: str) -> str:
    if not name.isidentifier():
        return ": a game's folder is named like a Python module"
    empty = [place / name for place in map(Path, coffret.games.__path__) if (place / name).is_dir()]
    return f": {empty[0]} has no Python file yet" if empty else ""


@cache
def game(name: str) -> Game:
    """The game of that name; BrokenGame lists everything that stops it from being loaded."""
    place = folder(name)
    if problems := missing_parts(place) or mistakes(place / "rules.toml"):
        raise BrokenGame(name, problems)
    try:
        found = importlib.import_module(f"coffret.games.{name}").GAME
    except Exception as error:
        raise BrokenGame(name, [located(error, place)]) from error
    if not isinstance(found, Game):
        raise BrokenGame(name, [f"{place / '__init__.py'}: GAME is not a `Game`"])
    return found


def playable(name: str) -> Game:
    """The same for people who are not its authors: they read nothing of its files."""
    try:
        return game(name)
    except BrokenGame:
        raise UnknownGame(f"the game '{name}' is broken, and cannot be played here") from None


def games() -> list[Game]:
    """All games that can be loaded."""
    unfit = broken()
    return [game(name) for name in names() if name not in unfit]


def broken() -> dict[str, BrokenGame]:
    """The others, and why."""
    found: dict[str, BrokenGame] = {}
    for name in names():
        try:
            game(name)
        except BrokenGame as error:
            found[name] = error
    return found
