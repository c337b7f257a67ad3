"""A moment of a game as a seat sees it: what `posed` shows to a page."""

from __future__ import annotations

from typing import Any

from coffret.engine.game import Game
from coffret.engine.phrases import event_text, move_text
from coffret.engine.preview import foresee

NAMES = ("Ada", "Otto", "Lin", "Nadia", "Aurore")

Moment = dict[str, Any]


def recorded(game: Game, s: Any, seat: int, legal: list[int], before: Any = None) -> Moment:
    """The position of `s`; with a view `before` it, also what happened in between."""
    events = game.events.read(s, seat)
    words = {language: game.texts(language) for language in ("en", "fr")}
    return {
        "before": before,
        "view": game.view(s, seat),
        "events": events if before is not None else [],
        "said": {
            language: [event_text(game, event, NAMES, texts) for event in events[-1:]]
            for language, texts in words.items()
        },
        "acting": None if game.rules.over(s) else int(s.turn),
        "seat": seat,
        "legal": [game.move(action) for action in legal],
        "texts": {
            language: [move_text(game, s, seat, action, NAMES, texts) for action in legal]
            for language, texts in words.items()
        },
        "previews": [
            {
                "events": each.events,
                "view": changes(game.view(s, seat), each.view),
                "open": each.open,
            }
            for each in foresee(game, s, seat, legal[:24])
        ],
    }


def changes(view: Any, then: Any) -> Any:
    """The fields that a preview changes: the others are those of the view."""
    return {key: value for key, value in then.items() if view[key] != value}
