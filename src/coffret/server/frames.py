"""Frames: a match step by step as one seat sees it, the first with the view, the others with
what changed in it. Histories, replays and lessons are made of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from coffret.engine.game import Game
from coffret.engine.match import Entry, Match
from coffret.engine.phrases import event_text, move_text
from coffret.engine.texts import Texts

from .audience import texts_of
from .patch import changes

Frame = dict[str, Any]
ExtraFields = Callable[[Match, Entry | None], Frame]
"""Extra fields of a frame."""


class FrameRecorder:
    """Records frames while a match is replayed."""

    def __init__(
        self, game: Game, seat: int | None, language: str | None, more: Sequence[ExtraFields]
    ) -> None:
        self.frames: list[Frame] = []
        self._game = game
        self._seat = seat
        self._texts = None if language is None else texts_of(game, language)
        self._more = more
        self._last: dict[str, Any] = {}

    def __call__(self, match: Match, entry: Entry | None) -> None:
        view = self._game.view(match.state, self._seat)
        frame: Frame = {"view": view} if entry is None else {"set": changes(self._last, view)}
        events = self._game.events.read(match.state, self._seat)
        frame |= spoken_events(match, events, self._texts)
        for more in self._more:
            frame |= more(match, entry)
        self.frames.append(frame)
        self._last = view


def spoken_events(match: Match, events: list[dict[str, Any]], texts: Texts | None) -> Frame:
    frame: Frame = {"events": events}
    if texts is not None:
        frame["event_texts"] = [
            event_text(match.game, event, match.seats, texts) for event in events
        ]
    return frame


# Extra fields


def with_numbers(numbers: Sequence[int] | None = None) -> ExtraFields:
    """The number of each step: of its line in a table's journal, or its position; 0 for the
    setup."""
    place = 0

    def number(match: Match, entry: Entry | None) -> Frame:
        nonlocal place
        if entry is None:
            return {"n": 0}
        place += 1
        return {"n": place if numbers is None else numbers[place - 1]}

    return number


def with_all_moves(match: Match, entry: Entry | None) -> Frame:
    """The seat, its move and the time: for matches without secrets."""
    if entry is None:
        return {}
    move = None if entry.action is None else match.game.move(entry.action)
    return {"seat": entry.seat, "move": move, "time": entry.time}


def with_own_moves(seat: int | None) -> ExtraFields:
    """The seat's own moves; for others only who moved, if nobody else could have."""
    acting: list[int] = []

    def moved(match: Match, entry: Entry | None) -> Frame:
        nonlocal acting
        could, acting = acting, match.game.acting(match.state)
        if entry is None:
            return {}
        frame: Frame = {"time": entry.time}
        if entry.seat is None or could == [entry.seat] or entry.seat == seat:
            frame["seat"] = entry.seat
        if entry.seat == seat and entry.action is not None:
            frame["move"] = match.game.move(entry.action)
        return frame

    return moved


def with_scores(match: Match, entry: Entry | None) -> Frame:
    """The points so far and their sources."""
    return {
        "scores": match.game.scores(match.state),
        "sources": match.game.sources(match.state),
    }


def with_legal_moves(seat: int, texts: Texts) -> ExtraFields:
    """The seat's legal moves after each step."""

    def legal(match: Match, entry: Entry | None) -> Frame:
        game, s = match.game, match.state
        actions = game.legal(s, seat)
        lines = [move_text(game, s, seat, action, match.seats, texts) for action in actions]
        return {"legal": [game.move(action) for action in actions], "legal_texts": lines}

    return legal
