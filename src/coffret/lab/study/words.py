"""Names of a game's events and moves in reports: `lab.toml` in its folder has the words.

    [events]
    took_egg = "Eggs taken"            # of cards: a heading above their names
    rolled = "Rolled: {what}"          # of other things: `what` distinguishes them

    [moves]
    take_egg = "Take an egg from deck {deck}"

Numbers are counted from one. A game without the file, or without a word in it, has its own names
with spaces.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from coffret.engine.game import Game

from .columns import FEW, Use

FILE = "lab.toml"


@dataclass(frozen=True)
class Words:
    events: dict[str, str]
    moves: tuple[str, ...]
    """By action."""

    def heading(self, use: Use) -> str:
        """Above a table of cards."""
        return self.events.get(use.event) or _spaced(use.event)

    def event(self, use: Use, number: int) -> str:
        """Something that names no card."""
        what = use.names[number].replace("_", " ")
        text = self.events.get(use.event)
        if text is None:
            return f"{_spaced(use.event)}: {what}" if what else _spaced(use.event)
        return text.replace("{what}", what)

    def card(self, use: Use, name: str) -> str:
        """A card and what was done with it, in a line."""
        return f"{name} ({self.heading(use).lower()})"


NO_WORDS = Words({}, ())


@lru_cache(maxsize=8)
def _file(path: Path) -> dict[str, dict[str, str]]:
    try:
        with path.open("rb") as file:
            found: dict[str, dict[str, str]] = tomllib.load(file)
    except FileNotFoundError:
        return {}
    return found


def words_of(game: Game) -> Words:
    found = _file(game.folder / FILE)
    moves = [game.move(action) for action in range(len(game.actions))]
    possible = Counter(move["move"] for move in moves)
    texts = found.get("moves", {})
    return Words(
        found.get("events", {}),
        tuple(_move(move, texts.get(move["move"]), possible[move["move"]]) for move in moves),
    )


def _move(move: dict[str, Any], text: str | None, possible: int) -> str:
    arguments = {key: value for key, value in move.items() if key != "move"}
    if text is None:
        kind = _spaced(str(move["move"]))
        return (
            f"{kind} {' '.join(map(_shown, arguments.values()))}".strip()
            if possible <= FEW
            else kind
        )
    for name, value in arguments.items():
        text = text.replace("{" + name + "}", _shown(value))
    return text


def _shown(value: Any) -> str:
    return str(value + 1) if isinstance(value, int) else str(value).replace("_", " ")


def _spaced(name: str) -> str:
    return name.replace("_", " ").capitalize()
