"""Audiences: clients viewing the same seat in the same language get the same bytes.

For each step a `StepViews` builds each view once, however many clients there are; an audience keeps
the last view and the latest messages for clients that reconnect.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from coffret.engine.events import EVERYBODY, Event, last_events, received_by
from coffret.engine.game import Game
from coffret.engine.match import Match
from coffret.engine.phrases import event_text, move_text
from coffret.engine.record import raw
from coffret.engine.texts import Texts

from .connection import Connection
from .messages import Result, Step, encode
from .patch import WHOLE, changes

REMEMBERED = 16
"""Messages kept for reconnecting clients; a client that missed more gets the full state."""

View = dict[str, Any]


class SentView:
    """The view last sent. Views are never mutated, so games may share parts between steps:
    identical objects are not compared."""

    __slots__ = ("open", "own")

    def __init__(self, open: View, own: View) -> None:
        self.open = open
        self.own = own


class StepViews:
    """One state of a match, as each seat may see it."""

    def __init__(self, match: Match, number: int) -> None:
        self.match = match
        self.number = number
        self.acting: int = match.actors
        self._due: int = match.due
        self._open = match.game.open_view(match.state)
        self._seen: dict[int | None, SentView] = {}
        self._events: dict[int | None, list[dict[str, Any]]] = {}
        self._events_json: dict[int | None, msgspec.Raw | UnsetType] = {}
        self._messages: list[tuple[Step, bytes]] = []
        self.common: dict[tuple[int | None, int, int, bool], bytes] = {}
        """The message for those of whose private part nothing changes: by the private events that
        they receive, the public part they have, who acted then, and whether they may undo."""
        self._open_patches: dict[int, tuple[dict[str, Any], msgspec.Raw | UnsetType]] = {}
        self._last = last_events(match.state)
        self._all_hear = all(event.to == EVERYBODY for event in self._last)

    def seen(self, seat: int | None) -> SentView:
        if seat not in self._seen:
            own = self.match.game.own_view(self.match.state, seat)
            self._seen[seat] = SentView(self._open, own)
        return self._seen[seat]

    def view(self, seat: int | None) -> msgspec.Raw:
        """The full view."""
        return msgspec.Raw(encode(self._open | self.seen(seat).own))

    def ears(self, seat: int | None) -> int | None:
        """Whose events a seat receives: everyone's, unless some are private."""
        return None if self._all_hear else seat

    def events_json(self, seat: int | None) -> msgspec.Raw | UnsetType:
        """The events as JSON, if there are any."""
        ears = self.ears(seat)
        if ears not in self._events_json:
            events = [
                _event_json(self.match.game, raw(event))
                for event in self._last
                if self._all_hear or received_by(event.to, -1 if seat is None else seat)
            ]
            self._events_json[ears] = (
                msgspec.Raw(b"[" + b",".join(events) + b"]") if events else UNSET
            )
        return self._events_json[ears]

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        ears = self.ears(seat)
        if ears not in self._events:
            self._events[ears] = self.match.game.events.read(self.match.state, ears)
        return self._events[ears]

    def legal(self, seat: int | None) -> list[int]:
        if seat is None or self.acting >> seat & 1 == 0:
            return []
        return self.match.legal(seat)

    def legal_texts(self, seat: int | None, legal: list[int], texts: Texts) -> list[str]:
        if seat is None:
            return []
        game, s, players = self.match.game, self.match.state, self.match.seats
        return [move_text(game, s, seat, action, players, texts) for action in legal]

    def may_undo(self, seat: int | None) -> bool:
        return seat is not None and self.match.may_undo(seat)

    @property
    def clock(self) -> int | UnsetType:
        return self.match.state.clock if self._due >= 0 else UNSET

    def patch(self, old: SentView, seat: int | None) -> msgspec.Raw | UnsetType:
        """The changes since `old`; the public part is compared once for all seats."""
        key = id(old.open)
        if key not in self._open_patches:
            shared = changes(old.open, self._open)
            self._open_patches[key] = shared, _json_of(shared)
        found, encoded = self._open_patches[key]
        new = self._seen[seat].own
        if new is old.own:
            return encoded
        own = changes(old.own, new)
        if not own:
            return encoded
        if encoded is UNSET or WHOLE in found or WHOLE in own:
            return _json_of(found | own)
        # The public part is encoded once; what is a seat's own is put behind it.
        return msgspec.Raw(bytes(encoded)[:-1] + b"," + encode(own)[1:])

    def encoded(self, step: Step) -> bytes:
        """A message; clients that get the same message share its bytes."""
        for other, data in self._messages:
            if other == step:
                return data
        data = encode(step)
        self._messages.append((step, data))
        return data


@lru_cache(maxsize=4096)
def _event_json(game: Game, memory: bytes) -> bytes:
    """An event by the bytes of its record: most of them happen again and again."""
    return encode(game.events.named(Event.proxy(memoryview(memory))))


def _json_of(patch: dict[str, Any]) -> msgspec.Raw | UnsetType:
    return msgspec.Raw(encode(patch)) if patch else UNSET


@lru_cache(maxsize=1024)
def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


class Audience:
    __slots__ = (
        "_acting",
        "_language",
        "_legal",
        "_seen",
        "_texts",
        "connections",
        "recent",
        "seat",
        "unsent",
    )

    def __init__(self, seat: int | None, language: str | None, showing: StepViews | None) -> None:
        self.seat = seat
        self._language = language
        self.connections: list[Connection] = []
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self.unsent: list[bytes] = []
        self._seen = SentView({}, {})
        self._legal: list[int] = []
        self._acting = 0
        self._texts: list[str] | UnsetType = UNSET
        if showing is not None:
            self.begin(showing)

    def begin(self, showing: StepViews) -> None:
        """Send a full state."""
        self._seen = showing.seen(self.seat)
        self._legal = showing.legal(self.seat)
        self._acting = showing.acting
        self._texts = self._in_words(showing)

    def shown_legal(self, game: Game) -> tuple[list[msgspec.Raw], list[str] | UnsetType]:
        """The legal moves last sent."""
        return [named_moves(game)[action] for action in self._legal], self._texts

    def shown_acting(self) -> list[int]:
        """The seats that the game waits for, as last sent."""
        return _seats(self._acting)

    def step(self, showing: StepViews, undone: bool, result: Result | None) -> None:
        """A step: the changes of the state; sent once it is written."""
        old, legal, texts, acting = self._seen, self._legal, self._texts, self._acting
        self.begin(showing)
        same = legal == self._legal and texts == self._texts
        if same and self._language is None and self._seen.own is old.own:
            # Nothing but what everyone sees: at most tables that is so for most of a table.
            key = showing.ears(self.seat), id(old.open), acting, showing.may_undo(self.seat)
            data = showing.common.get(key)
            if data is None:
                message = self._message(showing, old, same, undone, result)
                data = showing.common[key] = self._encoded(showing, message, acting)
        else:
            message = self._message(showing, old, same, undone, result)
            data = self._encoded(showing, message, acting)
        self.note(showing.number, data)

    def _encoded(self, showing: StepViews, message: Step, acting: int) -> bytes:
        if acting != self._acting:
            message.acting = _seats(self._acting)
        return showing.encoded(message)

    def _message(
        self,
        showing: StepViews,
        old: SentView,
        same: bool,
        undone: bool,
        result: Result | None,
    ) -> Step:
        game = showing.match.game
        texts: list[str] | UnsetType = UNSET
        if self._language is not None:
            words = texts_of(game, self._language)
            events = [] if undone else showing.events(self.seat)
            texts = [event_text(game, event, showing.match.seats, words) for event in events]
        moves = named_moves(game)
        return Step(
            showing.number,
            UNSET if undone else showing.events_json(self.seat),
            texts,
            showing.patch(old, self.seat),
            UNSET if same else [moves[action] for action in self._legal],
            UNSET if same else self._texts,
            showing.may_undo(self.seat),
            undone,
            UNSET,
            showing.clock,
            result,
        )

    def _in_words(self, showing: StepViews) -> list[str] | UnsetType:
        if self._language is None:
            return UNSET
        texts = texts_of(showing.match.game, self._language)
        return showing.legal_texts(self.seat, self._legal, texts)

    # Sending

    def note(self, number: int, data: bytes) -> None:
        """A numbered message, sent once it is written."""
        self.recent.append((number, data))
        self.unsent.append(data)

    def send_unsent(self) -> None:
        for data in self.unsent:
            self.push(data)
        self.unsent.clear()

    def push(self, data: bytes) -> None:
        for connection in self.connections:
            connection.push(data)

    def since(self, last: int, number: int) -> list[bytes] | None:
        """The messages after `last`, if all of them are still kept."""
        kept = [data for n, data in self.recent if n > last]
        return kept if len(kept) == number - last else None


@lru_cache(maxsize=64)
def named_moves(game: Game) -> list[msgspec.Raw]:
    """Every action of a game as the JSON of its named move."""
    return [msgspec.Raw(encode(move)) for move in game.actions]


@lru_cache(maxsize=64)
def texts_of(game: Game, language: str) -> Texts:
    return game.texts(language)
