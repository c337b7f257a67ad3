"""Refusals: a code for programs and one sentence for people."""

from __future__ import annotations

from math import ceil

from coffret.engine.errors import CoffretError

STATUS = {
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_lesson": 404,
    "unknown_call": 404,
    "not_yours": 403,
    "foreign_origin": 403,
    "foreign_host": 421,
    "too_large": 413,
    "too_many": 429,
    "busy": 503,
    "stopping": 503,
    "not_saved": 503,
    "not_over": 409,
    "over": 409,
    "not_playable": 409,
    "taken": 409,
    "last_device": 409,
    "too_late": 409,
}

SOON = 5.0
"""Default seconds after which a refused client may ask again."""


NOT_SAVED = "the table cannot be saved just now; your move was not made"


class Refused(CoffretError):
    """A rejected request; nothing was changed."""

    def __init__(self, code: str, sentence: str, retry: float | None = None) -> None:
        """`retry`: seconds after which the client may ask again."""
        super().__init__(sentence)
        self.code = code
        self.retry = None if retry is None else max(1, ceil(retry))

    @property
    def status(self) -> int:
        """For HTTP."""
        return STATUS.get(self.code, 400)


class Elsewhere(Refused):
    """Another node owns the table (nodes)."""

    def __init__(self, run: int) -> None:
        super().__init__("busy", "another server has this table: try again in a moment", 1)
        self.run = run
