"""A game's guided first game, step by step as the newcomer's seat sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from coffret.engine import lesson, matchfile
from coffret.engine.game import Game

from .frames import FrameRecorder, with_all_moves, with_legal_moves, with_numbers
from .refusals import Refused


@lru_cache(maxsize=16)
def spoken_lesson(game: Game, language: str) -> dict[str, Any]:
    if not lesson.has_lesson(game):
        raise Refused("unknown_lesson", f"{game.title} has no guided first game")
    found = lesson.read(game)
    legal = with_legal_moves(found.seat, game.texts(language))
    recorder = FrameRecorder(game, found.seat, language, [with_numbers(), with_all_moves, legal])
    path = lesson.path_of(game)
    matchfile.verify(path, found.match, matchfile.open_match(path, found.match, game, recorder))
    return {
        "game": game.name,
        "seat": found.seat,
        "seats": found.match.seats,
        "frames": recorder.frames,
        "comments": {str(step): said[language] for step, said in found.comments.items()},
    }
