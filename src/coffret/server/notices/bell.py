"""When to look at which table for notices: in memory, and with every line that changes it in the
store.

A table rings for a seat whose turn begins, and for its end. Only tables are noted where someone
wants notices, so nobody else pays for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from time import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..table_state import TableState

Wall = Callable[[], float]


class Bell:
    def __init__(self, delay: float = 10.0, live_delay: float = 5.0, wall: Wall = time) -> None:
        self.wishing: set[str] = set()
        """The holders who want notices."""
        self._delay = int(1000 * delay)
        self._live_delay = int(1000 * live_delay)
        self._wall = wall
        self._heap: list[tuple[int, str]] = []
        self._due: dict[str, int] = {}
        """The valid times; the heap may have older ones of the same tables."""
        self._timer: asyncio.TimerHandle | None = None
        self.rung = asyncio.Event()
        self.lobby = False
        """Whether someone may have asked for a notice of the lobby's next table."""

    def now(self) -> int:
        return int(1000 * self._wall())

    def after(self, table_state: TableState) -> int | None:
        """When to look at a table after its last line; None: nothing has changed for anyone who
        wants notices."""
        if not self.wishing or not (table_state.turned or table_state.ended == table_state.number):
            return None
        if table_state.game.real_time and not table_state.is_over:
            return None  # everyone is there
        over = table_state.ended == table_state.number
        for number, seat in enumerate(table_state.seats):
            if (over or table_state.turned >> number & 1) and seat.token in self.wishing:
                live = table_state.clocks is not None and table_state.clocks.rule.live
                return self.set(
                    table_state.record.id, self.now() + (self._live_delay if live else self._delay)
                )
        return None

    def listed(self, table: str) -> None:
        """The lobby shows a table from now on."""
        if self.lobby:
            self.set(table, self.now() + self._delay)

    def set(self, table: str, at: int) -> int:
        """A table's next time, in place of the one before; each differs from the last."""
        if at == self._due.get(table):
            at += 1
        self._due[table] = at
        heappush(self._heap, (at, table))
        if self._heap[0] == (at, table):
            self.arm()
        return at

    def begin(self, found: Iterable[tuple[str, int]]) -> None:
        """Take the store's times; everyone may come back before the first table is looked at."""
        soonest = self.now() + self._delay
        for table, at in found:
            self._due[table] = at
            heappush(self._heap, (max(at, soonest), table))
        self.arm()

    def ringing(self, most: int) -> list[tuple[str, int]]:
        """Tables to look at now, and the times that were noted for them."""
        found: list[tuple[str, int]] = []
        now = self.now()
        while self._heap and self._heap[0][0] <= now and len(found) < most:
            at, table = heappop(self._heap)
            noted = self._due.get(table)
            if noted is not None and noted <= at:
                del self._due[table]
                found.append((table, noted))
        return found

    def later(self, table: str, noted: int, at: int) -> None:
        """Look at a table again, under the time that was noted for it, unless a newer one is."""
        if table not in self._due:
            self._due[table] = noted
            heappush(self._heap, (max(at, noted), table))
            self.arm()

    def look(self) -> None:
        self.rung.set()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def arm(self) -> None:
        """Set the timer for the first table."""
        if self._timer is not None:
            self._timer.cancel()
        if self._heap:
            seconds = max(0.0, (self._heap[0][0] - self.now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(seconds, 3600.0), self.rung.set)
