"""The state of a game: a common header, then the game's own fields."""

from typing import Any

from .events import Event
from .record import RecordType, Spec, raw, record

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
    **fields: Spec,
) -> RecordType:
    """Declare a game's state. `events` is the most events that a single step can emit.

    `derived` keeps what follows from the other fields and would have to be worked out too often.
    `past` keeps what people look back at when it is no longer on the table; no rule reads it.
    Neither is part of the position, so they come last.
    """
    beside = {"derived": derived, "past": past}
    kept = {name: kind for name, kind in beside.items() if kind is not None}
    return record(**HEADER, events=(events, Event), **fields, **kept)


def position(kind: RecordType, s: Any) -> bytes:
    """The bytes of a state that say what happens next."""
    beside = sum(kind.fields[name].bytes for name in BESIDE if name in kind.fields)
    return raw(s)[: kind.bytes - beside]
