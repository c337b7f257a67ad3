"""Refusals: a code for programs and one sentence for people."""

from __future__ import annotations

from coffret.engine.errors import CoffretError

STATUS = {
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_lesson": 404,
    "unknown_call": 404,
    "not_yours": 403,
    "foreign_origin": 403,
    "too_large": 413,
    "too_many": 429,
    "busy": 503,
    "stopping": 503,
    "not_over": 409,
    "over": 409,
    "not_playable": 409,
    "taken": 409,
    "too_late": 409,
}


class Refused(CoffretError):
    """Something asked of the server that it does not do; nothing was changed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code

    @property
    def status(self) -> int:
        """For HTTP."""
        return STATUS.get(self.code, 400)
