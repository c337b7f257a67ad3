"""Client messages on a table's socket: JSON objects that differ in `type`.

docs/protocol.md says when each is sent; `messages` has what the server sends.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$(?!\n)")]
"""A client's name for a command: the same id is carried out once, however often it arrives."""

LONGEST_TEXT = 280
MOST_FORESEEN = 40
"""Moves of one preview."""


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """A legal move of your seat, by name."""

    id: Id
    move: dict[str, str | int]
    n: int | None = None
    """The last event that was known when it was chosen."""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Undo your last move."""

    id: Id


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A chat message."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


Mood = Literal["hello", "laugh", "wow", "think", "oops", "grump", "sleep", "thanks"]


class React(Struct, tag="react", forbid_unknown_fields=True):
    """A quick reaction: one of eight faces, as a line of the talk."""

    id: Id
    mood: Mood


class LetBotPlay(Struct, tag="bot", forbid_unknown_fields=True):
    """Let a bot play: for your seat, for an absent player's seat, or in an open seat."""

    id: Id
    level: Annotated[str, Meta(max_length=32)] | None = None
    """None: the table's default level, the only one for an absent player's seat."""
    seat: int | None = None


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Take your seat back from its bot."""

    id: Id


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask for a hint, if the table allows hints."""

    id: Id


class AskWhy(Struct, tag="why", forbid_unknown_fields=True):
    """Ask which rule forbids a move of your seat; changes nothing."""

    id: Id
    move: dict[str, str | int]


class AskPreview(Struct, tag="preview", forbid_unknown_fields=True):
    """Ask what some of your legal moves would do; changes nothing. A newer request replaces a
    waiting one."""

    id: Id
    moves: Annotated[list[dict[str, str | int]], Meta(min_length=1, max_length=MOST_FORESEEN)]


class Cancel(Struct, tag="cancel", forbid_unknown_fields=True):
    """Cancel the preview with this id."""

    id: Id


class AskTime(Struct, tag="time", forbid_unknown_fields=True):
    """Ask for the table's clock; `sent` is returned unchanged."""

    sent: float


class AskState(Struct, tag="state", forbid_unknown_fields=True):
    """Ask for the full state."""


class Pong(Struct, tag="pong", forbid_unknown_fields=True):
    """The answer to a ping, sent at once: it measures the lag."""

    ping: int


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Whether someone sees this table now. A socket that has not said so is taken to be seen."""

    on: bool


Asked = (
    Move
    | Undo
    | Say
    | React
    | LetBotPlay
    | TakeBack
    | AskHint
    | AskWhy
    | AskPreview
    | Cancel
    | AskTime
    | AskState
)
"""The requests that a table handles one after the other."""
Request = Asked | Pong | Look

decode_request = msgspec.json.Decoder(Request).decode
