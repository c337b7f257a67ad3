"""What a seat has seen so far, as a fingerprint: equal exactly when the seat saw the same.

A game's past is a chain of positions. A seat's fingerprint hashes, step by step, its view, the
events it received and its own actions. Fingerprints are computed when asked for: the step is played
again by interpreted rules, which show every event, those of the clock included.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from coffret.engine import transitions
from coffret.engine.game import Game

FINGERPRINT_BYTES = 16


class Moment:
    """A position and how it came about. Never changes, so copies share it."""

    __slots__ = ("_fingerprints", "action", "before", "position", "seat")

    def __init__(self, before: Moment | None, seat: int, action: int, position: bytes) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.position = position
        self._fingerprints: dict[int, bytes] = {}

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> Any:
        """As a flat list: a chain would be pickled by recursion, and games are long."""
        steps = []
        moment: Moment | None = self
        while moment is not None:
            known = moment._fingerprints if moment.before is None else {}
            steps.append((moment.seat, moment.action, moment.position, dict(known)))
            moment = moment.before
        return _chain, (steps[::-1],)

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

    def redrawn(self, game: Game, seat: int, position: bytes) -> Moment:
        """The same moment for `seat` in another position that it cannot tell apart.

        The other seats' past is not known there: theirs begins with this position.
        """
        other = Moment(None, self.seat, self.action, position)
        other._fingerprints[seat] = self.as_seen_by(game, seat)
        return other

    def _fingerprint(self, game: Game, seat: int) -> bytes:
        found = hashlib.blake2b(digest_size=FINGERPRINT_BYTES)
        if self.before is not None:
            found.update(self.before._fingerprints[seat])
            own = self.action if self.seat == seat else -1
            for events in _events(game, self.before.position, self.seat, self.action, seat):
                found.update(msgspec.json.encode((own, events)))
        found.update(observed(game, self.position, seat))
        return found.digest()


def observed(game: Game, position: bytes, seat: int) -> bytes:
    """A seat's view of a position, as JSON."""
    return msgspec.json.encode(game.view(face_of(game, position), seat))


def face_of(game: Game, position: bytes) -> Any:
    """A copy of a position for interpreted rules."""
    return game.state.face(memoryview(bytearray(position)))


def _events(game: Game, position: bytes, mover: int, action: int, seat: int) -> list[Any]:
    """The events that a move and the clock after it bring to a seat."""
    rules, moves = game.rules, game.plain(transitions)
    s = face_of(game, position)
    moves.advance(s, mover, action)
    heard = [game.events.read(s, seat)]
    while not rules.over(s) and not rules.actors(s):
        moves.wait(s, rules.due(s) - s.clock)
        heard.append(game.events.read(s, seat))
    return heard


def _chain(steps: list[tuple[int, int, bytes, dict[int, bytes]]]) -> Moment | None:
    moment: Moment | None = None
    for seat, action, position, known in steps:
        moment = Moment(moment, seat, action, position)
        moment._fingerprints.update(known)
    return moment
