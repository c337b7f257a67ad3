"""A position as a page gets it: the parts that all recorders of moments share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from coffret.engine.components import LANGUAGES
from coffret.engine.game import Game
from coffret.engine.phrases import event_text, move_text
from coffret.engine.preview import foresee

Moment = dict[str, Any]


def asked(game: Game, s: Any, seat: int, legal: Iterable[int], names: Sequence[str]) -> Moment:
    """The view of a seat, and its legal moves in words."""
    actions = list(legal)
    return {
        "view": game.view(s, seat),
        "legal": [game.move(action) for action in actions],
        "texts": {
            language: [
                move_text(game, s, seat, action, names, game.texts(language)) for action in actions
            ]
            for language in LANGUAGES
        },
    }


def said(game: Game, events: Iterable[dict[str, Any]], names: Sequence[str]) -> Moment:
    """Events as lines of the log, in each language."""
    happened = list(events)
    return {
        language: [event_text(game, event, names, game.texts(language)) for event in happened]
        for language in LANGUAGES
    }


def previews(game: Game, s: Any, seat: int, legal: list[int]) -> list[Moment]:
    """Previews of moves; of the views, the fields that change."""
    view = game.view(s, seat)
    return [
        {
            "events": each.events,
            "view": {key: new for key, new in each.view.items() if view[key] != new},
            "open": each.open,
        }
        for each in foresee(game, s, seat, legal)
    ]
