"""The store: what a table needs to come back, and the promise it gives.

When `append` is done, its lines are on the disk. A table tells nobody of a line before that.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

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


class Store(Protocol):
    async def create(self, record: TableRecord, lines: list[bytes]) -> None:
        """Keep a new table and the first lines of its journal."""

    def append(
        self, table: str, first: int, lines: list[bytes], finished: bool = False
    ) -> asyncio.Future[None]:
        """Add lines to a journal, from the number `first` on; done when they are on the disk."""

    async def load(self, table: str) -> Saved | None:
        """A table with its whole journal."""

    async def open_tables(self) -> list[str]:
        """The tables that are not finished, the latest first."""

    async def close(self) -> None:
        """Write what waits, and let go of the disk."""


encode_record = msgspec.json.Encoder().encode
decode_record = msgspec.json.Decoder(TableRecord).decode
