"""The JSON shapes of the HTTP interface: their fields, for the interface's document.

Tests read real answers as these types, and compare the app's own types with the document.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .messages import NextTable, Result, SeatNow, TableNow
from .wording import LONGEST_NAME

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Exact(Struct, forbid_unknown_fields=True):
    """Has no other fields."""


# Tables


class SeatClaim(Exact):
    """The body that exchanges a seat's link for a token."""

    claim: str
    name: Name = "Player"


class Joining(Exact):
    """How someone is called who joins a table of the lobby."""

    name: Name = "Player"


class Listing(Exact):
    listed: bool


class Arranged(Exact):
    claims: dict[int, str]
    """Of the seats that are open now and were not before."""


class Seated(Exact):
    seat: int
    token: str | UnsetType = UNSET
    """For programs; a browser has it as a cookie."""


class Claim(Exact):
    claim: str


class Table(Exact):
    """A table at a glance."""

    table: TableNow
    seats: list[SeatNow]
    result: Result | None
    next: NextTable | None
    yours: list[int]
    """The seats that the asker holds."""
    host: bool
    """Whether the asker opened the table."""
    begun: bool
    listed: bool
    """Whether the lobby shows it."""
    acting: list[int]


class LogStep(Exact):
    time: int
    events: list[dict[str, Any]]
    event_texts: list[str] | UnsetType = UNSET


class Log(Exact):
    steps: list[LogStep]


class Frame(Exact):
    """One step of a history or a replay: the first has the view, the others what changed in it."""

    n: int
    """The number of the table's event; 0 at the beginning."""
    events: list[dict[str, Any]]
    event_texts: list[str] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    set: dict[str, Any] | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    move: dict[str, str | int] | UnsetType | None = UNSET
    time: int | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    """In replays: the scores so far, and where they come from."""
    sources: list[dict[str, int]] | UnsetType = UNSET
    legal: list[dict[str, str | int]] | UnsetType = UNSET
    """In lessons: what the learner's seat could do after this step."""
    legal_texts: list[str] | UnsetType = UNSET


class History(Exact):
    n: int
    frames: list[Frame]


class Replay(Exact):
    game: str
    seats: list[str]
    frames: list[Frame]
    verified: bool
    result: Result | None
    note: str | UnsetType | None = UNSET


# Games


class Lesson(Exact):
    """A guided first game: a replay with comments, by their step."""

    game: str
    seat: int
    """The newcomer's."""
    seats: list[str]
    frames: list[Frame]
    comments: dict[str, str]


class RuleText(Exact):
    id: str
    text: str
    ruling: bool | UnsetType = UNSET
    """Whether Coffret decided it: the whole rule, or the part in `decided`."""
    decided: str | UnsetType = UNSET
    """Coffret's own sentence, after the rulebook's."""


class RuleSection(Exact):
    key: str
    title: str
    rules: list[RuleText]


class Explains(Exact):
    """The id of the rule that explains each phase and each kind of move."""

    phases: dict[str, str]
    moves: dict[str, str]


class Rulebook(Exact):
    game: str
    title: str
    sentence: str
    sections: list[RuleSection]
    explains: Explains


class CardEntry(Exact):
    id: str
    kind: str | UnsetType = UNSET
    """By which a board draws it, where a game says so."""


class Legend(Exact):
    fields: dict[str, str | dict[str, str]]
    names: dict[str, dict[str, dict[str, str]]]
    """By section, id and language."""
    lines: dict[str, dict[str, dict[str, str]]]
    cards: dict[str, list[CardEntry]]
    """By section, in the order of their numbers."""
    explains: Explains


class Catalogue(Exact):
    texts: str


class Health(Exact):
    status: Literal["ok", "degraded"]
    store: str | UnsetType = UNSET


SHAPES = (
    SeatClaim, Joining, Listing, Arranged, Seated, Claim, Table, Log, History, Replay, Lesson,
    Rulebook, Legend, Catalogue, Health,
)  # fmt: skip
