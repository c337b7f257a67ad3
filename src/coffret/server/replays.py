"""Matches from the start: a running one's log as one seat saw it, a finished one's replay, or an
uploaded match file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from coffret import registry
from coffret.engine import matchfile
from coffret.engine.errors import CoffretError, IllegalMove
from coffret.engine.fairness import commitment
from coffret.engine.game import Game
from coffret.engine.match import Entry, Match, replay
from coffret.engine.matchfile import MatchFile

from . import journal
from .audience import texts_of
from .frames import (
    FrameRecorder,
    spoken_events,
    with_all_moves,
    with_numbers,
    with_own_moves,
    with_scores,
)
from .journal import Begun, Line, Undone
from .refusals import Refused
from .restoring import game_of, rebuild_table
from .results import result_of
from .store import Saved

HERE = Path("the match file")
"""The name of an uploaded file in the engine's error messages."""


def spoken_log(saved: Saved, seat: int | None, language: str | None) -> list[dict[str, Any]]:
    """The events that a seat (None: a spectator) has received so far, step by step."""
    game, replay_only = game_of(saved.record)
    if replay_only is not None:
        raise CoffretError(replay_only)
    lines = _lines(saved)
    texts = None if language is None else texts_of(game, language)
    frames: list[dict[str, Any]] = []

    def record_events(match: Match, entry: Entry | None) -> None:
        events = game.events.read(match.state, seat)
        if events:
            frames.append({"time": match.state.clock} | spoken_events(match, events, texts))

    _replayed(saved, game, lines, record_events)
    return frames


def history(saved: Saved, seat: int | None, language: str | None) -> dict[str, Any]:
    """All steps so far as a seat (None: a spectator) saw them; while the game runs, nothing else
    is given."""
    game, replay_only = game_of(saved.record)
    if replay_only is not None:
        raise Refused("not_playable", replay_only)
    lines = _lines(saved)
    moves = with_all_moves if saved.finished else with_own_moves(seat)
    recorder = FrameRecorder(game, seat, language, [with_numbers(journal.numbers_of(lines)), moves])
    if any(isinstance(line, Begun) for line in lines):
        _replayed(saved, game, lines, recorder)
    return {"n": len(lines), "frames": recorder.frames}


def replay_of_table(saved: Saved, seat: int | None, language: str | None) -> dict[str, Any]:
    """A table's replay. A table with other rules is replayed as far as these rules agree with it,
    with a note."""
    game, replay_only = game_of(saved.record)
    lines = _lines(saved)
    note, result = replay_only, None
    extra = [with_all_moves, with_scores] if saved.finished else [with_own_moves(seat)]
    recorder = FrameRecorder(
        game, seat, language, [with_numbers(journal.numbers_of(lines)), *extra]
    )
    try:
        match = _replayed(saved, game, lines, recorder)
        result = result_of(match) if saved.finished else None
    except CoffretError as error:
        if replay_only is None:
            raise
        note = f"{replay_only}; from here on these rules do not agree with it: {error}"
    return {
        "game": game.name,
        "seats": next((line.names for line in lines if isinstance(line, Begun)), []),
        "note": note,
        "verified": replay_only is None,
        "frames": recorder.frames,
        "result": result,
    }


def replay_of_file(
    content: bytes, seat: int | None, language: str | None, most_lines: int
) -> dict[str, Any]:
    """Verify a match file and build its replay."""
    try:
        file = msgspec.json.decode(content, type=MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CoffretError(f"this is not a match file: {error}") from None
    if len(file.moves) > most_lines:
        raise Refused("too_large", f"a match file may have at most {most_lines} moves")
    game = registry.playable(file.game)
    if seat is not None and not 0 <= seat < len(file.seats):
        raise CoffretError("there is no such seat")
    recorder = FrameRecorder(game, seat, language, [with_numbers(), with_all_moves, with_scores])
    match = matchfile.open_match(HERE, file, game, recorder)
    matchfile.verify(HERE, file, match)
    return {
        "game": game.name,
        "seats": file.seats,
        "verified": True,
        "frames": recorder.frames,
        "result": result_of(match),
    }


def match_file(saved: Saved) -> bytes:
    """The match file of a finished table, with its players' names."""
    game, replay_only = game_of(saved.record)
    lines = _lines(saved)
    if replay_only is None:
        return matchfile.dumps(_replayed(saved, game, lines, lambda match, entry: None))
    moves: list[Any] = []
    for line in lines:
        match line:
            case journal.Played(seat, move, time):
                moves.append((seat, move, time))
            case journal.Waited(time):
                moves.append((None, None, time))
            case Undone():
                moves.pop()
    record = saved.record
    return msgspec.json.encode(
        MatchFile(
            "coffret-match",
            1,
            record.game,
            record.rules_version,
            record.components,
            record.options,
            _names(lines),
            commitment(record.secret),
            record.secret.hex(),
            moves,
        )
    )


def _lines(saved: Saved) -> list[Line]:
    """The journal; of a finished match, up to its end (an older server let it be undone)."""
    lines = [journal.decode(line) for line in saved.lines]
    if saved.finished and any(isinstance(line, Undone) for line in lines):
        lines = lines[: rebuild_table(saved).ended]
    return lines


def _replayed(saved: Saved, game: Game, lines: list[Line], listener: Any) -> Match:
    record = saved.record
    log = journal.log_of(lines, game)
    return replay(game, _names(lines), record.options, record.secret, log, listener)


def _names(lines: list[Line]) -> list[str]:
    for line in lines:
        if isinstance(line, Begun):
            return line.names
    raise IllegalMove("the game has not begun")
