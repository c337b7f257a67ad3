"""Codes that add a device: each works once, for five minutes, and a new one ends the one before.

They are kept in memory only: after a restart a new one is asked for.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import monotonic

from ..seats import hashed

LIFETIME = 300
"""Seconds."""


class Codes:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._of: dict[str, tuple[str, float]] = {}
        """By its hash: the person, and when it ends."""

    def new(self, person: str) -> str:
        self.forget(person)
        code = secrets.token_urlsafe(12)
        self._of[hashed(code)] = person, self._clock() + LIFETIME
        return code

    def person(self, code: str) -> str | None:
        """Whose code it is; it stays valid until it is used."""
        found, until = self._of.get(hashed(code), (None, 0.0))
        return found if until > self._clock() else None

    def use(self, code: str) -> str | None:
        """Whose code it was: nobody else can use it."""
        person = self.person(code)
        self._of.pop(hashed(code), None)
        return person

    def forget(self, person: str) -> None:
        now = self._clock()
        self._of = {
            code: (whose, until)
            for code, (whose, until) in self._of.items()
            if whose != person and until > now
        }
