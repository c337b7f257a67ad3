"""The state of a game: a common header, then the game's own fields."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from .events import Event
from .record import WORD, RecordType, Spec, raw, record

MOST_SEATS = 8
"""No game has more: seats are bits of a byte in the bots' tables."""

HEADER = {
    "rng": (4, int),  # the generator's words
    "draws": int,  # chance used and secrets revealed so far
    "seats": int,  # number of players
    "phase": int,  # the kind of decision; numbered by the game
    "turn": int,  # the seat whose turn it is
    "clock": int,  # milliseconds since the start; only `elapse` moves it
    "event_count": int,
}

# Its field order differs from the header's, or numba would take every state for a longer `Dice`.
Dice = record(draws=int, rng=(4, int))
"""A separate generator, for players who need random numbers without touching the game's."""

BESIDE = ("derived", "past")
"""The last fields of a state: they are not part of the position."""


def state(
    events: int,
    derived: RecordType | None = None,
    past: RecordType | None = None,
    spare: Mapping[str, int] = MappingProxyType({}),
    **fields: Spec,
) -> RecordType:
    """Declare a game's state. `events` is the most events that a single step can emit.

    `derived` keeps what follows from the other fields and would have to be worked out too often.
    `past` keeps what people look back at when it is no longer on the table; no rule reads it.
    Neither is part of the position, so they come last. `spare` names lists of integers with places
    that only larger sets of cards use, and how many places the printed set has: while the others
    are 0, they are no part of the position, so that hashes do not depend on how many there are.
    """
    beside = {"derived": derived, "past": past}
    kept = {name: kind for name, kind in beside.items() if kind is not None}
    kind = record(**HEADER, events=(events, Event), **fields, **kept)
    kind.spare = dict(spare)
    return kind


def position(kind: RecordType, s: Any) -> bytes:
    """The bytes of a state that determine what happens next."""
    beside = sum(kind.fields[name].bytes for name in BESIDE if name in kind.fields)
    found = raw(s)[: kind.bytes - beside]
    for field, used in reversed(kind.spare.items()):  # from the last on: what is before stays put
        words = kind.words_of(field)
        start, stop = WORD * (words.start + used), WORD * words.stop
        if not any(found[start:stop]):
            found = found[:start] + found[stop:]
    return found
