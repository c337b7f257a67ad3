"""The server's running time, by which clocks run. It stands while the server is down or its store
is unavailable, so nobody loses a game by that.

The store keeps it: it is written now and then, and a server continues from the last value.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from .store import Rows, Store

NAME = "uptime"


class Uptime:
    def __init__(self, begin: int = 0, source: Callable[[], float] = monotonic) -> None:
        self._source = source
        self._zero = source() - begin / 1000
        self._stopped: float | None = None

    def now(self, ago: float = 0.0) -> int:
        """In milliseconds; `ago`: as many seconds ago."""
        moment = self._source() if self._stopped is None else self._stopped
        return int((moment - ago - self._zero) * 1000)

    @property
    def is_stopped(self) -> bool:
        return self._stopped is not None

    def stop(self) -> None:
        if self._stopped is None:
            self._stopped = self._source()

    def set(self, now: int) -> None:
        """It is what it is for all servers of a store (nodes)."""
        self._zero = self._source() - now / 1000

    def go_on(self) -> None:
        if self._stopped is not None:
            self._zero += self._source() - self._stopped
            self._stopped = None


def fact(rows: Rows, name: str) -> str | None:
    """One of the things that a store keeps about its server."""
    found = rows("SELECT value FROM facts WHERE name = ?", name)
    return str(found[0][0]) if found else None


def set_fact(rows: Rows, name: str, value: str) -> None:
    rows(
        "INSERT INTO facts (name, value) VALUES (?, ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        *(name, value),
    )


async def uptime_of(store: Store, source: Callable[[], float] = monotonic) -> Uptime:
    """It continues from the value that was last written."""
    kept = await store.read(lambda rows: fact(rows, NAME))
    return Uptime(int(kept or 0), source)


async def keep(store: Store, uptime: Uptime) -> None:
    now = str(uptime.now())
    await store.change(lambda rows: set_fact(rows, NAME, now))
