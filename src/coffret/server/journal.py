"""A table's journal: every line that ever changed it, numbered from 1.

A table is its journal: replaying the lines in order rebuilds it. The match's log is its lines
without undone moves.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from coffret.engine.game import Game
from coffret.engine.match import Entry

WATCHING = -1
"""The sender of a command who has no seat."""


class SeatOpened(Struct, tag="open", array_like=True):
    """The claim is valid for this seat; only its hash is kept. A taken seat keeps its holder until
    the claim is used."""

    seat: int
    claim: str
    name: str = ""
    """Of the friend whom it is for."""


class SeatTaken(Struct, tag="take", array_like=True):
    """By the holder of a token, of which only the hash is kept."""

    seat: int
    name: str
    token: str


class BotSeated(Struct, tag="bot", array_like=True):
    """A bot plays from now on; one without a name is called by its level."""

    seat: int
    level: str
    id: str = ""
    name: str = ""
    by: int | None = None
    """The seat that asked for it; WATCHING: the host, who has no seat. None: the seat itself."""


class SeatTakenBack(Struct, tag="back", array_like=True):
    seat: int
    id: str = ""


class Begun(Struct, tag="begin", array_like=True):
    """Every seat is taken: the match begins, with these names."""

    names: list[str]


class Played(Struct, tag="play", array_like=True):
    seat: int
    move: dict[str, Any]
    time: int
    id: str = ""


class Waited(Struct, tag="wait", array_like=True):
    time: int


class Undone(Struct, tag="undo", array_like=True):
    seat: int
    id: str = ""


class Followed(Struct, tag="again", array_like=True):
    """A finished table has a next one: the same seats, opened by this seat's player."""

    seat: int
    table: str


class SeatLeft(Struct, tag="left", array_like=True):
    """Its player has gone for good. Without a name the seat is open again; with one, it keeps that
    name, and a bot plays."""

    seat: int
    name: str = ""
    level: str | None = None
    out: str = ""
    """A holder who may not take a seat at this table again: the host has removed them."""


class Listed(Struct, tag="list", array_like=True):
    """Whether the lobby shows the table, until it begins."""

    on: bool


class Arranged(Struct, tag="arrange", array_like=True):
    """The host has changed what the table was opened with: all of it as it is now."""

    options: dict[str, Any]
    hints: bool
    clock: str
    ending: str
    welcome: str
    seats: int
    """How many there are; those that go are open or a bot's."""


class Clocked(Struct, tag="clock", array_like=True):
    """The clocks of the seats follow the table, at this running time of the server (uptime.py).
    Matches do not know of it."""

    at: int


class TimedOut(Struct, tag="late", array_like=True):
    """A seat's time is over: a bot plays this turn, or the seat."""

    seat: int
    level: str
    whole: bool
    """The seat, until its person takes it back."""


class Carried(Struct, tag="carried", array_like=True):
    """The running game was given away with its seed (parcels.py)."""


class Said(Struct, tag="say", array_like=True):
    """A line of talk: words, or a face."""

    seat: int
    text: str
    id: str = ""
    mood: str = ""


Line = (
    SeatOpened
    | SeatTaken
    | BotSeated
    | SeatTakenBack
    | Begun
    | Played
    | Waited
    | Undone
    | Said
    | Followed
    | SeatLeft
    | Listed
    | Arranged
    | Carried
    | Clocked
    | TimedOut
)
AFTER_THE_END = Said | Followed | SeatLeft
"""The only lines written after the result and the secret are published."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Line).decode


def log_of(lines: Iterable[Line], game: Game) -> list[Entry]:
    """The match's log, without undone moves."""
    log: list[Entry] = []
    for line in lines:
        match line:
            case Played(seat, move, time):
                log.append(Entry(seat, game.actions.number(move), time))
            case Waited(time):
                log.append(Entry(None, None, time))
            case Undone():
                log.pop()
    return log


def numbers_of(lines: Iterable[Line]) -> list[int]:
    """The numbers of the lines that the log is made of."""
    numbers: list[int] = []
    for number, line in enumerate(lines, 1):
        match line:
            case Played() | Waited():
                numbers.append(number)
            case Undone():
                numbers.pop()
    return numbers
