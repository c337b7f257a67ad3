"""The store: everything needed to rebuild a table, and its guarantees.

When `append` is done, its lines are on the disk. No client sees a line before that.
A store may fail (a full disk, a database restart): then it reports so, and recovers by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from coffret.engine.fairness import commitment

from .clocks import rule_of
from .messages import TableNow

T = TypeVar("T")

CASUAL = "casual"
BOT_AFTER = 120


class TableRecord(Struct):
    """The settings of a table, which its host may change before the start (`arranging`); the rest
    is in its journal."""

    id: str
    game: str
    rules_version: int
    components: str
    options: dict[str, Any]
    seats: int
    secret: bytes
    host: str
    """The hash of the host's token."""
    hints: bool = False
    stand_in: str = CASUAL
    """The level of a bot that plays for an absent player."""
    bot_after: int = BOT_AFTER
    """Seconds a player must be absent before the others may let a bot play."""
    clock: str = "none"
    clock_ending: str = "turn"
    welcome: str = "all"
    carried: bool = False
    """Whether it came in a parcel: someone knows its seed."""

    def now(self, replay_only: str | None) -> TableNow:
        """Public information about it."""
        return TableNow(
            self.id,
            self.game,
            self.rules_version,
            self.components,
            self.options,
            commitment(self.secret),
            self.hints,
            self.stand_in,
            self.bot_after,
            replay_only is None,
            replay_only,
            rule_of(self.clock, self.clock_ending),
            None if self.welcome == "all" else self.welcome,
        )


class Saved(Struct):
    """A table as the store has it."""

    record: TableRecord
    lines: list[bytes]
    finished: bool
    changed: int = 0
    """When it last changed, to the hour; 0: unknown."""


class Before(NamedTuple):
    """Tables unchanged since these times (seconds since 1970) are deleted."""

    finished: int
    idle: int


class Old(Struct):
    """A table that is no longer kept."""

    id: str
    game: str
    finished: bool
    changed: int


class Health(Enum):
    """The health of a store."""

    OPEN = "open"
    READING = "reading"
    """Nothing can be written: the disk is full, say."""
    AWAY = "away"


class Unsaved(Exception):
    """Lines were not written; if not `certain`, it is unknown whether they were: the journal will
    show it."""

    def __init__(self, certain: bool) -> None:
        super().__init__("not written" if certain else "nobody knows whether it was written")
        self.certain = certain


class Also(NamedTuple):
    """Changes besides the journal's line, for the lists of tables."""

    holder: str | None = None
    """Holds something at the table from now on."""
    listed: bool | None = None
    """Whether the lobby shows the table from now on."""
    due: int | UnsetType | None = UNSET
    """When the table must be woken: the server's running time; None: never."""
    tell: int | None = None
    """When to look whether someone must be notified of the table: milliseconds since 1970."""
    record: TableRecord | None = None
    """The settings that the table has from now on."""


class Rows(Protocol):
    """The database within a job."""

    def __call__(self, statement: str, *values: Any) -> list[Any]:
        """Carry out a statement, with a `?` for each value; returns its rows."""


class Store(Protocol):
    @property
    def health(self) -> Health:
        """While it is not OPEN, writes fail at once."""

    def on_change(self, listener: Callable[[Health], None]) -> None:
        """Call back in the loop whenever its health changes."""

    async def is_well(self) -> bool:
        """Whether it answers now."""

    async def create(
        self,
        record: TableRecord,
        lines: list[bytes],
        holders: frozenset[str] = frozenset(),
        listed: bool = False,
    ) -> None:
        """Keep a new table and the first lines of its journal, and who holds something there."""

    def append(
        self,
        table: str,
        first: int,
        lines: list[bytes],
        finished: bool = False,
        also: Also | None = None,
    ) -> asyncio.Future[None]:
        """Add lines to a journal, from number `first`; done when they are on disk. Unsaved if the
        store fails."""

    async def load(self, table: str) -> Saved | None:
        """A table with its whole journal; Refused as `busy` while the store is unavailable."""

    async def replace(self, table: str, lines: list[tuple[int, bytes]]) -> None:
        """Rewrite lines of a journal, by number."""

    async def read(self, job: Callable[[Rows], T]) -> T:
        """Run a job that only reads; Refused as `busy` while the store is unavailable."""

    async def change(self, job: Callable[[Rows], T]) -> T:
        """Run a job that writes, in one transaction; it must be idempotent. Unsaved if the store
        fails."""

    async def old(self, before: Before) -> list[Old]:
        """The tables unchanged since then."""

    async def delete(self, names: list[str], before: Before) -> int:
        """Delete the given tables that are unchanged since then; returns how many."""

    async def close(self) -> None:
        """Write what is queued and close; a store that hangs is abandoned."""


encode_record = msgspec.json.Encoder().encode
decode_record = msgspec.json.Decoder(TableRecord).decode
