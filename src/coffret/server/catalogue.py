"""What can be played: the games, their options, and their rules as a book."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from coffret import registry
from coffret.bots.levels import PEOPLE_MEET
from coffret.engine.components import LANGUAGES
from coffret.engine.errors import UnknownGame
from coffret.engine.game import Game
from coffret.engine.legend import explains, legend
from coffret.engine.lesson import has_lesson

from .audience import texts_of
from .refusals import Refused


def known_games() -> list[dict[str, Any]]:
    """Every game, and what may be chosen for a table of it."""
    return [
        {
            "game": game.name,
            "title": game.title,
            "seats": list(game.seats),
            "rules_version": game.rules_version,
            "components": game.components.digest,
            "levels": list(PEOPLE_MEET),
            "options": {name: _option(game, name) for name in game.options.domains},
            "hidden": game.hidden,
            "real_time": game.real_time,
            "lesson": has_lesson(game),
        }
        for game in registry.games()
    ]


def all_known() -> None:
    """Load every game with its texts."""
    known_games()
    for game in registry.games():
        for language in LANGUAGES:
            texts_of(game, language)


def _option(game: Game, name: str) -> dict[str, Any]:
    domain = game.options.domains[name]
    told: dict[str, Any] = {"default": game.options.defaults[name]}
    if isinstance(domain, range):
        return told | {"least": domain[0], "most": domain[-1]}
    return told | {"choices": list(domain)}


def game_named(name: str) -> Game:
    try:
        return registry.playable(name)
    except UnknownGame as error:
        raise Refused("unknown_game", str(error)) from None


@lru_cache(maxsize=64)
def rulebook(game: Game, language: str) -> dict[str, Any]:
    """A game's rules in one language, section by section."""
    book, texts = game.rulebook, game.texts(language)
    rules: dict[str, list[dict[str, Any]]] = {key: [] for key in book.sections}
    for rule in book.rules.values():
        told: dict[str, Any] = {"id": rule.id, "text": rule.text[language]}
        rules[rule.section].append(told | {"ruling": True} if rule.ruling else told)
    return {
        "game": game.name,
        "title": texts("game-title"),
        "sentence": texts("game-sentence"),
        "sections": [
            {"key": key, "title": titles[language], "rules": rules[key]}
            for key, titles in book.sections.items()
        ],
        "explains": explains(game),
    }


@lru_cache(maxsize=16)
def legend_of(game: Game) -> dict[str, Any]:
    """What the fields of a game's views are, and the names of its cards."""
    return legend(game)
