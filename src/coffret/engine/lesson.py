"""A guided first game: a match with comments, in which the newcomer makes one seat's moves.

    games/<game>/lesson.json:
    {"match": {a match file}, "seat": 0, "comments": {"0": {"en": "…", "fr": "…"}, …}}

A comment belongs after the step of its number; 0 is the setup. Its lines are shown one at a time.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from .components import LANGUAGES
from .errors import BadMatchFile
from .game import Game
from .matchfile import MatchFile


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    match: MatchFile
    seat: int
    comments: dict[int, dict[str, str]]


def has_lesson(game: Game) -> bool:
    return path_of(game).is_file()


def read(game: Game) -> Lesson:
    """The lesson of a game that has one, validated without replaying it."""
    path = path_of(game)
    try:
        lesson = msgspec.json.decode(path.read_bytes(), type=Lesson)
    except OSError as error:
        raise BadMatchFile(f"{path}: cannot be read ({error.strerror})") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadMatchFile(f"{path}: is not a lesson: {error}") from None
    if not 0 <= lesson.seat < len(lesson.match.seats):
        raise BadMatchFile(f"{path}: there is no seat {lesson.seat}")
    for step, comment in lesson.comments.items():
        if not 0 <= step <= len(lesson.match.moves):
            raise BadMatchFile(f"{path}: there is a comment for step {step}, which does not exist")
        if set(comment) != set(LANGUAGES):
            raise BadMatchFile(f"{path}: the comment on step {step} is not in {LANGUAGES}")
    return lesson


def path_of(game: Game) -> Path:
    return game.folder / "lesson.json"
