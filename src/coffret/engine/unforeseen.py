"""What the rules of a preview find in place of chance and of secrets: the end of the preview.

At the first draw, and where something that is hidden from the seat that asks decides or comes to
light, the play stops.
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
"""Rules, and what stands in their place."""
