"""Replacements for chance and secrets in a preview: they stop it.

The play stops at the first draw, and when something hidden from the asking seat decides or is
revealed.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import Any

from . import rng

asking: ContextVar[int] = ContextVar("asking")
"""The seat whose preview is being made."""


class Unforeseen(Exception):
    """Chance or a secret decides from here on."""


def no_chance(s: Any) -> int:
    raise Unforeseen


def no_secrets(s: Any, known: int = 0) -> None:
    if known >> asking.get() & 1 == 0:
        raise Unforeseen


INSTEAD: tuple[tuple[object, object], ...] = (
    (rng.draw, no_chance),
    (rng.hidden_decides, no_secrets),
)
"""Rules, and their replacements."""
