"""The texts that a game needs: which of them its files lack or hold in a broken form."""

from collections.abc import Iterator
from typing import Any

from coffret.engine.components import LANGUAGES
from coffret.engine.game import Game
from coffret.engine.legend import ASIDE, Phrase
from coffret.engine.names import Names
from coffret.engine.phrases import text_key
from coffret.engine.texts import Texts, unreadable

from .positions import new_game
from .views import Found


def missing_texts(game: Game, found: list[Found]) -> list[str]:
    """One line for each text that cannot be read, and for each file that lacks some.

    `found` are the fields of the game's views.
    """
    lines = []
    for language in LANGUAGES:
        texts = game.texts(language)
        missing = [key for key in wanted_keys(game) if key not in texts]
        missing += missing_of_views(found, texts)
        path = game.folder / "texts" / f"{language}.ftl"
        lines += [f"{path}, {problem}" for problem in unreadable(path.parent, language)]
        if missing:
            lines.append(f"{path} lacks {', '.join(f'`{key}`' for key in missing)}")
    return lines


def wanted_keys(game: Game) -> list[str]:
    """The keys that follow from what a game declares, each once."""
    return list(dict.fromkeys(_wanted(game)))


def _wanted(game: Game) -> Iterator[str]:
    yield from ("game-title", "game-sentence")
    yield from (text_key("move", name) for name in game.actions.parameters)
    yield from (text_key("event", name) for name in game.events.names)
    for domain in _domains(game):
        words = domain.words if isinstance(domain, Phrase) else domain
        if isinstance(words, Names):
            yield from (text_key(words.kind, word) for word in words)
    for phase in game.legend.PHASES:
        yield from (text_key(kind, phase) for kind in ("phase", "guide"))
    for option, choices in game.options.domains.items():
        yield text_key("option", option)
        if isinstance(choices, tuple):
            yield from (text_key("option", f"{option}-{choice}") for choice in choices)
    yield from (text_key("source", name) for name in game.sources(_any_position(game))[0])
    for tie_break in game.tie_breaks:
        yield from (text_key(kind, tie_break.name) for kind in ("tie", "decided"))


def _domains(game: Game) -> Iterator[object]:
    for parameters in game.actions.parameters.values():
        yield from parameters.values()
    for arguments in game.events.arguments:
        yield from arguments.values()
    yield from game.legend.FIELDS.values()


def missing_of_views(found: list[Found], texts: Texts) -> list[str]:
    """A field's text is `view-key-field`, or else `view-field`."""
    missing: dict[str, None] = {}
    for inside, field, domain, _ in found:
        own = text_key("view", f"{inside}-{field}") if inside else ""
        if domain != ASIDE and own not in texts and text_key("view", field) not in texts:
            missing[text_key("view", field)] = None
    return list(missing)


def _any_position(game: Game) -> Any:
    return new_game(game, game.seats[0], 1)
