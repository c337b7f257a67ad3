"""The games, their options, and their rulebooks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from coffret import registry
from coffret.bots.master import levels_of
from coffret.engine.components import LANGUAGES
from coffret.engine.errors import UnknownGame
from coffret.engine.game import Game
from coffret.engine.legend import explains, legend
from coffret.engine.lesson import has_lesson
from coffret.engine.texts import catalogue

from .audience import texts_of
from .refusals import Refused


class GameTexts(Struct):
    """A game's texts on the shelf, in one language."""

    title: str
    name: str
    """Short: the last words of the title, or all of it."""
    sentence: str


class OptionDomain(Struct, omit_defaults=True):
    """The values of an option: one of the choices, or a number from the least to the most."""

    default: str | int
    choices: list[str] | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET


class GameInfo(Struct):
    """A game and its table options."""

    game: str
    texts: dict[str, GameTexts]
    """By language."""
    seats: list[int]
    minutes: tuple[int, int]
    age: int
    rules_version: int
    components: str
    levels: list[str]
    options: dict[str, OptionDomain]
    first_options: dict[str, Any]
    """Options for someone who has not played it yet, where they differ from the defaults."""
    hidden: bool
    """Whether seats see different things."""
    real_time: bool
    """Whether a clock runs."""
    lesson: bool
    """Whether there is a guided first game."""


def known_games() -> list[GameInfo]:
    """Every game, in the order of the box: those for newcomers first."""
    return [
        GameInfo(
            game=game.name,
            texts={language: _lid(game, language) for language in LANGUAGES},
            seats=list(game.seats),
            minutes=game.minutes,
            age=game.age,
            rules_version=game.rules_version,
            components=game.components.digest,
            levels=levels_of(game),
            options={name: _option(game, name) for name in game.options.domains},
            first_options=dict(game.first_options),
            hidden=game.hidden,
            real_time=game.real_time,
            lesson=has_lesson(game),
        )
        for game in sorted(registry.games(), key=lambda game: not game.for_newcomers)
    ]


def _lid(game: Game, language: str) -> GameTexts:
    texts = texts_of(game, language)
    title = texts("game-title")
    name = texts("game-name") if "game-name" in texts else title
    return GameTexts(title, name, texts("game-sentence"))


def catalogue_of(game: Game, language: str) -> dict[str, str]:
    """A game's texts as they are written, for an app that was built without them."""
    return {"texts": catalogue(game.folder / "texts", language)}


def all_known() -> None:
    """Load every game with its texts."""
    known_games()
    for game in registry.games():
        for language in LANGUAGES:
            texts_of(game, language)


def _option(game: Game, name: str) -> OptionDomain:
    domain = game.options.domains[name]
    default = game.options.defaults[name]
    if isinstance(domain, range):
        return OptionDomain(default, least=domain[0], most=domain[-1])
    return OptionDomain(default, choices=list(domain))


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
        row: dict[str, Any] = {"id": rule.id, "text": rule.text[language]}
        if rule.ruling:
            row["ruling"] = True
        if rule.decided is not None:
            row["decided"] = rule.decided[language]
        rules[rule.section].append(row)
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
    """The meaning of the fields of a game's views, and the names of its cards."""
    return legend(game)
