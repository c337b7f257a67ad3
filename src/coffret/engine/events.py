"""Events: what happened in a step, as emitted by the rules.

    EVENTS = EventSpace()
    ROLLED = EVENTS.add("rolled", first=FACES, second=FACES)
    emit(s, ROLLED, seat, first, second)

The buffer in the state holds the events of the last step. Log, animations and statistics
come from it, never from comparing states. An event is public unless it is whispered to some seats.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from .record import record
from .rule import rule

EVERYBODY = 0
NOBODY = -1
"""The seat of an event that no seat caused."""

UNHEARD = 1 << 24
"""More events than any step emits."""

Event = record(kind=int, to=int, seat=int, a=int, b=int, c=int, d=int)

PLACE = "place"
"""The domain of an argument that is a position: people count it from one."""


class PlaceOf(str):
    """A `PLACE` where a card of the named section is; the game's rule `card_at` says which card."""

    __slots__ = ("section",)
    section: str

    def __new__(cls, section: str) -> "PlaceOf":
        place = super().__new__(cls, PLACE)
        place.section = section
        return place


SEAT = "seat"
"""The domain of an argument that is a seat: people read its player's name.
A move's parameter is one where its names are of this kind."""

NEIGHBOUR = "neighbour"
"""Names of seats clockwise, starting with the player's own: for a move's
parameter. People read the player's name."""

SEATS = "seats"
"""The domain of a bit mask of seats: clients get their list, people the names."""

Domain = type[int] | tuple[str, ...] | str | Callable[[int], Any]
"""A number (`int`), one of some names, a `PLACE`, a `SEAT`, `SEATS`, a card of the named component
section, or a function that reads the number for people."""


class EventSpace:
    """The events of one game: name, and up to four arguments."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.arguments: list[dict[str, Domain]] = []
        self._numbers: dict[str, int] = {}

    def add(self, name: str, /, **arguments: Domain) -> int:
        """Declare an event; returns its number."""
        if name in self._numbers:
            raise ValueError(f"the event '{name}' is declared twice")
        self._numbers[name] = len(self.names)
        self.names.append(name)
        self.arguments.append(arguments)
        return self._numbers[name]

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]

    def read(self, s: Any, seat: int | None) -> list[dict[str, Any]]:
        """The events of the last step that `seat` (None: a spectator) may know, by name."""
        ears = -1 if seat is None else seat
        return [self.named(event) for event in last_events(s) if received_by(event.to, ears)]

    def named(self, event: Any) -> dict[str, Any]:
        """One event by name."""
        named: dict[str, Any] = {"event": self.names[event.kind]}
        if event.seat != NOBODY:
            named["seat"] = event.seat
        values = (event.a, event.b, event.c, event.d)
        for (name, domain), value in zip(self.arguments[event.kind].items(), values, strict=False):
            named[name] = _read_as(domain, value)
        return named


def last_events(s: Any) -> list[Any]:
    """The events of the last step, private ones included."""
    return [s.events[i] for i in range(s.event_count)]


def _read_as(domain: Domain, value: int) -> Any:
    if isinstance(domain, tuple):
        return domain[value]
    if isinstance(domain, FunctionType):
        return domain(value)
    if domain == SEATS:
        return [seat for seat in range(value.bit_length()) if value >> seat & 1]
    return value


@rule
def emit(s, kind, seat, a=0, b=0, c=0, d=0):
    """Emit an event to everyone."""
    emit_to(s, EVERYBODY, kind, seat, a, b, c, d)


@rule
def emit_to(s, to, kind, seat, a=0, b=0, c=0, d=0):
    """Emit an event to the seats in the bit mask `to` only."""
    if s.event_count < len(s.events):
        event = s.events[s.event_count]
        event.kind = kind
        event.to = to
        event.seat = seat
        event.a = a
        event.b = b
        event.c = c
        event.d = d
    s.event_count += 1


@rule
def leave_unheard(s):
    """From now on nothing is recorded: for simulations, whose events nobody reads."""
    s.event_count = UNHEARD


@rule
def is_heard(s):
    """Whether someone may ask what happened here, or what a seat knows of it.

    If not, a game need not keep what only its view, its features or its `redraw_hidden` read.
    """
    return s.event_count < UNHEARD


@rule
def received_by(to, seat):
    """Whether an event sent to the seats `to` reaches `seat` (−1: a spectator)."""
    return to == EVERYBODY or (seat >= 0 and to >> seat & 1 == 1)


@rule
def redact_events(s, seat):
    """Remove the events of the last step that `seat` did not receive."""
    for i in range(s.event_count):
        event = s.events[i]
        if not received_by(event.to, seat):
            event.a = 0
            event.b = 0
            event.c = 0
            event.d = 0
