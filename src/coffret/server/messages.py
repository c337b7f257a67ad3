"""Server messages on a table's socket: JSON objects that differ in `type`.

docs/protocol.md says when each is sent; `client_messages` has what clients send.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from coffret.engine.ranking import Reason


class ClockRule(Struct):
    """A table's clock: the time of each turn, and what follows when it is over."""

    name: str
    turn: int
    """Seconds for each turn."""
    bank: int
    """Seconds of each seat for the whole game, used when the time of a turn is over."""
    ending: str
    """The bot then plays this `turn`, or takes over the `seat`."""
    live: bool
    """Everyone is there; otherwise it is played over days."""


class SeatClock(Struct):
    """The time left for a seat, in milliseconds: of its turn, and of its bank."""

    turn: int
    bank: int
    runs: bool


class SeatNow(Struct, omit_defaults=True):
    """Public information about a seat."""

    kind: str
    """`open`, `person` or `bot`."""
    name: str = ""
    level: str | None = None
    """The bot that plays: the seat's own, or a substitute for its person."""
    here: bool = False
    """Whether a person is connected to this seat now."""
    tag: int | None = None
    """A number of the person: distinguishes people of the same name."""
    this_turn: bool = False
    """The time of its turn is over: the bot plays this turn only."""


Welcome = Literal["all", "learning", "relaxed", "skilled"]
"""Whom a host wishes to play with, as others read it; nothing checks it."""


class TableNow(Struct, omit_defaults=True):
    """Public information about a table."""

    id: str
    game: str
    rules_version: int
    components: str
    options: dict[str, Any]
    commitment: str
    hints: bool
    stand_in: str
    """The minimum level of a bot that plays for an absent player."""
    bot_after: int
    """Seconds that a player is away before the others may let a bot play."""
    playable: bool = True
    why_not: str | None = None
    """Why it can only be replayed here."""
    clock: ClockRule | None = None
    welcome: str | None = None
    """Whom the host wishes to play with: `learning`, `relaxed` or `skilled`; absent: all."""
    carried: bool = False
    """The running game was carried from or to another place: its carrier could know all that it
    hides. It counts for nobody."""


class Result(Struct):
    """The result: scores, winners and why, and the secret behind the commitment."""

    scores: list[int]
    winners: list[int]
    reason: Reason
    """The comparisons that were needed, the deciding one last."""
    sources: list[dict[str, int]]
    """Each seat's points by where they come from."""
    seed: str
    commitment: str
    state: str
    moves: list[int]
    """Of each seat."""
    seconds: list[float]
    """That each seat took for its moves."""


class NextTable(Struct):
    """The next table of a finished table's players, and who asked for it."""

    seat: int
    table: str


class ChatLine(Struct, omit_defaults=True):
    seat: int
    text: str
    mood: str = ""
    """A face, in place of words."""


class State(Struct, tag="state", omit_defaults=True):
    """All that a seat may know; `n` is the number of the last event in it."""

    n: int
    seat: int | None
    table: TableNow
    seats: list[SeatNow]
    view: msgspec.Raw | None = None
    """None until every seat is taken: then the game begins."""
    legal: list[msgspec.Raw] = msgspec.field(default_factory=list)
    legal_texts: list[str] | UnsetType = UNSET
    undo: bool = False
    acting: list[int] = msgspec.field(default_factory=list)
    """The seats that the game waits for."""
    clock: int = 0
    chat: list[ChatLine] = msgspec.field(default_factory=list)
    bots: str = "ready"
    result: Result | None = None
    next: NextTable | None = None
    """After the end: the table that they play on at."""
    clocks: list[SeatClock] = msgspec.field(default_factory=list)
    """Of each seat, at a table with a clock."""
    paused: bool = False
    """The clocks are paused: the server cannot save anything now."""


class Step(Struct, tag="step", omit_defaults=True):
    """One numbered change of the game: its events, and the changes to the view."""

    n: int
    events: msgspec.Raw | UnsetType = UNSET
    event_texts: list[str] | UnsetType = UNSET
    """The events as sentences, if a language was requested."""
    set: msgspec.Raw | UnsetType = UNSET
    """Paths into the view (`players/0/coins`) and their new values."""
    legal: list[msgspec.Raw] | UnsetType = UNSET
    """Your legal moves; absent: unchanged."""
    legal_texts: list[str] | UnsetType = UNSET
    undo: bool = False
    undone: bool = False
    acting: list[int] | UnsetType = UNSET
    """The seats that the game waits for; absent: unchanged."""
    clock: int | UnsetType = UNSET
    """The table's time, in games with a clock."""
    result: Result | None = None


class Seats(Struct, tag="seats"):
    """A change of the seats: a player joined or left, or a bot plays; numbered."""

    n: int
    seats: list[SeatNow]


class Clocks(Struct, tag="clocks", omit_defaults=True):
    """The clocks at this moment; with a number, because one was started or stopped."""

    clocks: list[SeatClock]
    n: int | None = None
    paused: bool = False


class Chat(Struct, tag="chat", omit_defaults=True):
    n: int
    seat: int
    text: str
    mood: str = ""


class Again(Struct, tag="again"):
    """A player wants to play again: the seats of that table wait for the same players; numbered."""

    n: int
    seat: int
    table: str


class Presence(Struct, tag="presence", omit_defaults=True):
    """Seats with a connected player, and the number of spectators."""

    here: list[int]
    watching: int
    away: dict[int, int] = msgspec.field(default_factory=dict)
    """The seats of a running game whose players are away, and in how many seconds the others may
    let a bot play there."""


class Ack(Struct, tag="ack", omit_defaults=True):
    """The command with this id is on disk, as event `n`."""

    id: str
    n: int
    repeated: bool = False


class Refusal(Struct, tag="refusal", omit_defaults=True):
    """A rejected command and the reason. Nothing was changed."""

    code: str
    text: str
    id: str | None = None
    rule: str | None = None
    rule_text: str | None = None
    retry: int | None = None
    """Seconds after which it may be asked again."""


class HintedMove(Struct):
    move: dict[str, Any]
    chance: float


class Hint(Struct, tag="hint"):
    """The best moves at event `n`, best first, with the chance of winning with each."""

    id: str
    n: int
    moves: list[HintedMove]


class Why(Struct, tag="why", omit_defaults=True):
    """The rule that forbids a move at event `n`; none if it is legal."""

    id: str
    n: int
    rule: str | None = None
    rule_text: str | None = None


class ForeseenMove(Struct):
    """The effect of a move, up to the first thing that chance or a secret decides."""

    move: dict[str, Any]
    events: list[dict[str, Any]]
    set: dict[str, Any]
    """The changes to the view at that point: paths and values, as in a step."""
    open: bool
    """Whether chance or a secret decides the rest."""
    event_texts: list[str] | UnsetType = UNSET


class Preview(Struct, tag="preview"):
    """The effects of the requested moves at event `n`; illegal moves are left out."""

    id: str
    n: int
    moves: list[ForeseenMove]


class Ping(Struct, tag="ping"):
    ping: int


class Time(Struct, tag="time"):
    sent: float
    clock: int


class Bots(Struct, tag="bots"):
    """`compiling` while bots still use interpreted rules, then `ready`."""

    bots: str


Message = (
    State
    | Step
    | Seats
    | Clocks
    | Chat
    | Again
    | Presence
    | Ack
    | Refusal
    | Hint
    | Why
    | Preview
    | Ping
    | Time
    | Bots
)

encode = msgspec.json.Encoder().encode
