"""The JSON shapes of the HTTP interface for people."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..messages import ClockRule, SeatNow
from ..shapes import Exact, Name

Text = Annotated[str, Meta(max_length=400)]
Language = Literal["en", "fr"]
Label = Annotated[str, Meta(max_length=40)]


class Challenge(Exact):
    challenge: str


class Proof(Struct, forbid_unknown_fields=True):
    """A device proves that it has its key: it signs `coffret PURPOSE CHALLENGE`."""

    key: Text
    """P-256, the uncompressed point, in base64url."""
    challenge: Text
    signature: Text
    """Of the two numbers, 32 bytes each, in base64url."""


class Registration(Proof, forbid_unknown_fields=True):
    """Purpose `register`."""

    label: Label = ""
    """The device's name: `Firefox, Linux`."""
    name: Name = "Player"


class NewDevice(Proof, forbid_unknown_fields=True):
    """Purpose `device`: with a code, or with twelve words."""

    code: Text = ""
    words: Text = ""
    label: Label = ""
    bring: bool = False
    """Whether games that it has played alone come along."""


class Renaming(Exact):
    name: Name


class PersonNow(Struct):
    """Someone, as they are shown."""

    name: str
    tag: int
    """An animal and two words: distinguishes people of the same name."""


class Known(Struct):
    """The person that the asker is; null: this device is not known."""

    person: PersonNow | None
    token: str | UnsetType = UNSET
    """For programs; a browser has it as a cookie."""


class Added(Struct):
    """`person` is null while the device has its own games that it must `bring`."""

    person: PersonNow | None
    games: int
    token: str | UnsetType = UNSET


class Code(Exact):
    code: str
    seconds: int
    """For which it works."""


class Words(Exact):
    words: list[str]


class DeviceNow(Struct):
    id: str
    label: str
    since: int
    here: bool
    """Whether it is the asker's."""
    key: str


class PushNow(Struct):
    """A device that shows notices."""

    device: str
    label: str
    here: bool
    language: str


class MailNow(Struct):
    address: str
    confirmed: bool
    language: str


class NoticesNow(Struct):
    """The notices that this server offers, and where the asker wants them."""

    key: str | None
    """The server's public key, with which a browser subscribes (VAPID); null: it sends none."""
    mails: bool
    """Whether this server can send mails."""
    push: list[PushNow]
    mail: MailNow | None
    lobby: bool
    """Whether a notice comes for the next new table of the lobby."""


class LobbyWish(Exact):
    """A notice for the next new table of the lobby: one, and then no more."""

    on: bool


class Subscribing(Exact):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Text
    auth: Text
    language: Language


class MailWish(Exact):
    """An address for notices: nothing but a link is sent there before it is confirmed."""

    address: Annotated[str, Meta(max_length=254)]
    language: Language


class MailLink(Exact):
    """The part behind # in a link of a mail."""

    token: Text


class Stopping(Exact):
    """Where notices stop: by `push` on a device (the asker's own, if none is named), by `mail`, or
    `all`."""

    what: Literal["push", "mail", "all"]
    device: Text = ""


class Kept(Struct):
    """All that the server keeps of a person."""

    person: PersonNow | None
    since: int | None
    words: bool
    """Whether there are twelve words."""
    devices: list[DeviceNow]
    running: int
    finished: int
    notices: NoticesNow
    games: list[dict[str, Any]] | UnsetType = UNSET
    """With everything: each table's name, the seats and names there, and the chat."""
    statistics: Statistics | UnsetType = UNSET
    """With everything."""


class MyGame(Struct):
    """One of the asker's tables."""

    table: str
    game: str
    options: dict[str, Any]
    hints: bool
    state: str
    """`waiting` for players, `running`, `over`, or `locked`: with other rules."""
    seats: list[SeatNow]
    yours: list[int]
    host: bool
    listed: bool
    acting: list[int]
    changed: int
    """When something last happened, in seconds since 1970."""
    said: dict[str, str]
    """The last event, by language."""
    scores: list[int]
    winners: list[int]
    by: str | None
    """The comparison that decided, if the points alone did not."""
    glance: dict[str, Any] | None
    """Data for a small picture of the board: a few parts of the public view."""
    round: int | None
    rounds: int | None
    """How many there are, if that is certain."""
    clock: ClockRule | None
    left: int | None
    """Seconds that are left for the seat that the game waits for: for yours, if it is one."""


class MyGames(Struct):
    """The asker's tables: all that are not over, and the latest that are."""

    person: PersonNow | None
    games: list[MyGame]
    finished: int
    """How many are over."""


class PlayedGame(Struct):
    """A game that is over, for its person."""

    table: str
    ended: int
    players: int
    points: int
    won: bool
    rating: list[float] | None
    """After it: mean, low and high of the 95% interval; null without bots."""


class GameStatistics(Struct):
    """A person's games of one kind, each played to its end in one seat."""

    game: str
    played: int
    won: int
    """Alone or with others."""
    by_chance: float
    """Games won if everyone won as often."""
    since: int
    best: int
    best_at: int
    best_players: int
    mean: float
    """Of the points."""
    streak: int
    """Won in a row, up to now."""
    longest: int
    by_players: dict[str, list[int]]
    """Played and won, by the number of players."""
    against: dict[str, list[int]]
    """The same by opponents: `people`, or else the level of the strongest bot."""
    rating: list[float] | None
    """Against bots: mean, low and high of the 95% interval."""
    rated: int
    """Games with bots."""
    latest: list[PlayedGame]
    """The last hundred, the oldest first."""


class Company(Struct):
    """Someone with whom games were played to the end."""

    game: str
    name: str
    tag: int
    games: int


class Statistics(Struct):
    games: list[GameStatistics]
    company: list[Company]
    """With whom most games of each kind were played: people of this server, under the names that
    they have now."""
    bots: dict[str, float]
    """The places of the bots' levels on the scale of ratings."""


SHAPES = (
    Challenge, Proof, Registration, NewDevice, Renaming, Known, Added, Code, Words, Kept, MyGames,
    Statistics, NoticesNow, LobbyWish, Subscribing, MailWish, MailLink, Stopping,
)  # fmt: skip
