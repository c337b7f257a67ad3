"""Matches told from their beginning: the log of a running one as a seat heard it, a finished one
as a replay, and a match file of whoever brings one."""

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
from coffret.engine.phrases import event_text
from coffret.engine.texts import Texts

from . import journal
from .journal import Begun, Line
from .patch import changes
from .store import Saved
from .tables import game_of

HERE = Path("the match file")
"""What the engine's sentences call a file that came over the network."""


def told_log(saved: Saved, seat: int | None, language: str | None) -> list[dict[str, Any]]:
    """What a seat (None: a spectator) has heard so far, step by step."""
    game, why_not = game_of(saved.record)
    if why_not is not None:
        raise CoffretError(why_not)
    lines = [journal.decode(line) for line in saved.lines]
    texts = None if language is None else game.texts(language)
    told: list[dict[str, Any]] = []

    def hear(match: Match, entry: Entry | None) -> None:
        events = game.events.read(match.state, seat)
        if events:
            told.append({"time": match.state.clock, **_events(game, match, events, texts)})

    _replayed(saved, game, lines, hear)
    return told


def frames(
    match_of: Any, game: Game, seat: int | None, language: str | None, is_over: bool = True
) -> list[dict[str, Any]]:
    """Every step of a match as one seat sees it: the first with the view, the others with what
    changed in it, and the move, which is another's secret until the match is over. `match_of`
    replays the match for a listener."""
    texts = None if language is None else game.texts(language)
    told: list[dict[str, Any]] = []
    last: dict[str, Any] = {}

    def look(match: Match, entry: Entry | None) -> None:
        nonlocal last
        view = game.view(match.state, seat)
        frame: dict[str, Any] = {"view": view} if entry is None else {"set": changes(last, view)}
        if entry is not None:
            frame["seat"] = entry.seat
            is_known = entry.action is not None and (is_over or entry.seat == seat)
            frame["move"] = game.move(entry.action or 0) if is_known else None
            frame["time"] = entry.time
        frame |= _events(game, match, game.events.read(match.state, seat), texts)
        last = view
        told.append(frame)

    match_of(look)
    return told


def replay_of_table(saved: Saved, seat: int | None, language: str | None) -> dict[str, Any]:
    """A table from its beginning. One of other rules than these is told as far as these agree with
    it, and says so."""
    game, why_not = game_of(saved.record)
    lines = [journal.decode(line) for line in saved.lines]
    broken: str | None = None

    def match_of(listener: Any) -> None:
        nonlocal broken
        try:
            _replayed(saved, game, lines, listener)
        except CoffretError as error:
            if why_not is None:
                raise
            broken = f"{why_not}; from here on these rules do not agree with it: {error}"

    told = frames(match_of, game, seat, language, saved.finished)
    return {"game": game.name, "note": broken or why_not, "frames": told}


def replay_of_file(content: bytes, seat: int | None, language: str | None) -> dict[str, Any]:
    """A match file, checked and told."""
    try:
        file = msgspec.json.decode(content, type=MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CoffretError(f"this is not a match file: {error}") from None
    game = registry.game(file.game)
    if seat is not None and not 0 <= seat < len(file.seats):
        raise CoffretError("there is no such seat")

    def match_of(listener: Any) -> None:
        match = matchfile.open_match(HERE, file, game, listener)
        matchfile.verify(HERE, file, match)

    told = frames(match_of, game, seat, language)
    return {"game": game.name, "seats": file.seats, "verified": True, "frames": told}


def match_file(saved: Saved) -> bytes:
    """The match file of a finished table, by the names it had."""
    game, why_not = game_of(saved.record)
    lines = [journal.decode(line) for line in saved.lines]
    if why_not is None:
        return matchfile.dumps(_replayed(saved, game, lines, lambda match, entry: None))
    moves: list[Any] = []
    for line in lines:
        match line:
            case journal.Played(seat, move, time):
                moves.append((seat, move, time))
            case journal.Waited(time):
                moves.append((None, None, time))
            case journal.Undone():
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


def _replayed(saved: Saved, game: Game, lines: list[Line], listener: Any) -> Match:
    record = saved.record
    log = journal.log_of(lines, game)
    return replay(game, _names(lines), record.options, record.secret, log, listener)


def _names(lines: list[Line]) -> list[str]:
    for line in lines:
        if isinstance(line, Begun):
            return line.names
    raise IllegalMove("the game has not begun")


def _events(
    game: Game, match: Match, events: list[dict[str, Any]], texts: Texts | None
) -> dict[str, Any]:
    told: dict[str, Any] = {"events": events}
    if texts is not None:
        told["event_texts"] = [event_text(game, event, match.seats, texts) for event in events]
    return told
