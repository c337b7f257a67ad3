"""The store: what a table needs to come back, and the promise it gives.

When `append` is done, its lines are on the disk. A table tells nobody of a line before that.
A store may fail (a full disk, a database that restarts): then it says so, and comes back by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from coffret.engine.fairness import commitment

from .messages import TableNow

CASUAL = "casual"
BOT_AFTER = 120


class TableRecord(Struct):
    """What a table was opened with; the rest is in its journal."""

    id: str
    game: str
    rules_version: int
    components: str
    options: dict[str, Any]
    seats: int
    secret: bytes
    host: str
    """The hash of the token of whoever opened it."""
    hints: bool = False
    stand_in: str = CASUAL
    """The level of a bot that plays for somebody who is away."""
    bot_after: int = BOT_AFTER
    """Seconds that a player is away before the others may let a bot play."""

    def now(self, why_not: str | None) -> TableNow:
        """What everybody may know of it."""
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
            why_not is None,
            why_not,
        )


class Saved(Struct):
    """A table as the store has it."""

    record: TableRecord
    lines: list[bytes]
    finished: bool


class Before(NamedTuple):
    """Times, in seconds since 1970, since which a table must have changed to be kept."""

    finished: int
    idle: int


class Old(Struct):
    """A table that is no longer kept."""

    id: str
    game: str
    finished: bool
    changed: int


class Health(Enum):
    """What a store can do now."""

    OPEN = "open"
    READING = "reading"
    """Nothing can be written: the disk is full, say."""
    AWAY = "away"


class Unsaved(Exception):
    """Lines were not written; or, where that is not `certain`, nobody knows yet whether they were:
    the journal will say so."""

    def __init__(self, certain: bool) -> None:
        super().__init__("not written" if certain else "nobody knows whether it was written")
        self.certain = certain


class Store(Protocol):
    @property
    def health(self) -> Health:
        """While it is not OPEN, what is to be written fails at once."""

    def on_change(self, listener: Callable[[Health], None]) -> None:
        """Hear of its health, in the loop, whenever that changes."""

    async def is_well(self) -> bool:
        """Whether it answers now."""

    async def create(self, record: TableRecord, lines: list[bytes]) -> None:
        """Keep a new table and the first lines of its journal."""

    def append(
        self, table: str, first: int, lines: list[bytes], finished: bool = False
    ) -> asyncio.Future[None]:
        """Add lines to a journal, from the number `first` on; done when they are on the disk.
        Unsaved where the store fails."""

    async def load(self, table: str) -> Saved | None:
        """A table with its whole journal; Refused as `busy` while the store is away."""

    async def replace(self, table: str, lines: list[tuple[int, bytes]]) -> None:
        """Write lines of a journal in another way, by their numbers."""

    async def old(self, before: Before) -> list[Old]:
        """The tables that have not changed since then."""

    async def delete(self, names: list[str], before: Before) -> int:
        """Delete those of the tables that have not changed since then; how many they were."""

    async def close(self) -> None:
        """Write what waits, and let go of the disk; a store that hangs is left to itself."""


encode_record = msgspec.json.Encoder().encode
decode_record = msgspec.json.Decoder(TableRecord).decode
