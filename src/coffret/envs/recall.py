"""A fingerprint of everything a seat has seen: equal exactly when the seat saw the same.

A game's past is a chain of moments. A seat's fingerprint hashes, step by step, its view, the events
it received and its own actions. Nobody keeps that while playing: when it is asked for, the actions
are played again from the last known moment; each step also by interpreted rules, which show every
event, those of the clock included.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from coffret.engine import transitions
from coffret.engine.game import Game

from .cells import Cells

FINGERPRINT_BYTES = 16
DEALER = -1
"""Instead of a seat: the deal."""


class Moment:
    """A cell after `depth` actions, and how it came about. Never changes, so copies share it."""

    __slots__ = ("_fingerprints", "action", "before", "depth", "memory", "seat")

    def __init__(
        self, before: Moment | None, depth: int, seat: int, action: int, memory: bytes
    ) -> None:
        self.before = before
        self.depth = depth
        self.seat = seat
        self.action = action
        self.memory = memory
        self._fingerprints: dict[int, bytes] = {}

    def __reduce__(self) -> Any:
        """Without what was before: only a moment with which a past begins is kept."""
        given = (self.depth, self.seat, self.action, self.memory, self._fingerprints)
        return _beginning, given

    def as_seen_by(self, game: Game, seat: int) -> bytes:
        """The fingerprint of all that `seat` has seen up to here."""
        unknown: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment._fingerprints:
            unknown.append(moment)
            moment = moment.before
        for each in reversed(unknown):
            each._fingerprints[seat] = each._fingerprint(game, seat)
        return self._fingerprints[seat]

    def redrawn(self, game: Game, seat: int, memory: bytes) -> Moment:
        """The same moment for `seat` in another cell that it cannot distinguish.

        The other seats' past is not known there: theirs begins with this cell.
        """
        other = Moment(None, self.depth, self.seat, self.action, memory)
        other._fingerprints[seat] = self.as_seen_by(game, seat)
        return other

    def _fingerprint(self, game: Game, seat: int) -> bytes:
        found = hashlib.blake2b(digest_size=FINGERPRINT_BYTES)
        if self.before is not None:
            found.update(self.before._fingerprints[seat])
            own = self.action if self.seat == seat else -1
            for events in _events(game, self.before.memory, self.seat, self.action, seat):
                found.update(msgspec.json.encode((own, events)))
        found.update(observed(game, self.memory, seat))
        return found.digest()


def played_again(
    cells: Cells, known: Moment | None, history: Sequence[int], secret: bytes
) -> Moment:
    """The moment after all actions of a game; `known` is one of its past. The first is the deal."""
    if known is None:
        memory = bytearray(cells.kind.bytes)
        cells.deal(memory, secret, history[0])
        known = Moment(None, 1, DEALER, history[0], bytes(memory))
    memory = bytearray(known.memory)
    cell, place = cells.over(memory), cells.place(memory)
    for action in history[known.depth :]:
        seat = place.seat
        cells.answer(cell, action, *cells.shared)
        known = Moment(known, known.depth + 1, seat, action, bytes(memory))
    return known


def alone(game: Game, memory: bytes | bytearray, seat: int) -> bytes:
    """The fingerprint of what a seat sees now."""
    return hashlib.blake2b(observed(game, memory, seat), digest_size=FINGERPRINT_BYTES).digest()


def observed(game: Game, memory: bytes | bytearray, seat: int) -> bytes:
    """A seat's view of a cell, as JSON."""
    return msgspec.json.encode(game.view(face_of(game, memory), seat))


def face_of(game: Game, memory: bytes | bytearray) -> Any:
    """A copy of the state in a cell, for interpreted rules."""
    return game.state.proxy(memoryview(bytearray(memory[-game.state.bytes :])))


def _events(game: Game, memory: bytes, mover: int, action: int, seat: int) -> list[Any]:
    """The events that a move and the clock after it bring to a seat."""
    rules, moves = game.rules, game.plain(transitions)
    s = face_of(game, memory)
    moves.advance(s, mover, action)
    heard = [game.events.read(s, seat)]
    while not rules.over(s) and not rules.actors(s):
        moves.wait(s, rules.due(s) - s.clock)
        heard.append(game.events.read(s, seat))
    return heard


def _beginning(
    depth: int, seat: int, action: int, memory: bytes, fingerprints: dict[int, bytes]
) -> Moment:
    moment = Moment(None, depth, seat, action, memory)
    moment._fingerprints.update(fingerprints)
    return moment
