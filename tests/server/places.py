"""A store of either kind: where it is, and all that is in it as text."""

from __future__ import annotations

from collections.abc import Callable


class Place:
    """A store, and all that is in it, as text."""

    def __init__(self, address: str, read: Callable[[], str]) -> None:
        self.address = address
        self.read = read
