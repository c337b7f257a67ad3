"""Alarms: tables that something is due at, each with one time; one timer for all of them.

The store has the time of every table, so a table need not be in memory to wait. The next hour is
read from it and kept in a heap; a table that is due is loaded, and looks for itself what to do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from heapq import heappop, heappush

from .logs import log
from .refusals import Refused
from .store import Rows, Store, Unsaved
from .uptime import Uptime, keep

HORIZON = 3_600_000
"""Milliseconds that are looked ahead."""
AT_ONCE = 1000
"""Tables that are read at once."""
KEEP_EVERY = 15.0
"""Seconds after which the running time is written again: what a crash may give the players."""
AGAIN = 1000
ANY = "SELECT 1 FROM tables WHERE due > 0 AND finished = 0 LIMIT 1"
DUE = "SELECT id, due FROM tables WHERE due <= ? AND finished = 0 ORDER BY due LIMIT ?"


class Alarms:
    def __init__(
        self, store: Store, uptime: Uptime, wake: Callable[[str], Awaitable[None]]
    ) -> None:
        self.uptime = uptime
        self._store = store
        self._wake = wake
        self._loop = asyncio.get_running_loop()
        self._heap: list[tuple[int, str]] = []
        self._due: dict[str, int] = {}
        """The valid ones; the heap may have older times of the same tables."""
        self._known = -1
        """Every time up to this one is in memory."""
        self._timer: asyncio.TimerHandle | None = None
        self._rung = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._kept = self._loop.time()
        self._again = False
        self._any = False
        """Whether a clock runs at some table."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())
        self._rung.set()

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._any:
            with suppress(Unsaved):
                await keep(self._store, self.uptime)

    def set(self, table: str, due: int | None) -> None:
        """A table's next time, in place of the one before; None: nothing is due there."""
        if due is not None and not self._any:
            self._any = True  # from now on the running time is kept
            self._arm()
        if due is None or 0 <= self._known < due:
            self._due.pop(table, None)
        elif self._due.get(table) != due:
            self._due[table] = due
            heappush(self._heap, (due, table))
            if self._heap[0] == (due, table):
                self._arm()

    def look(self) -> None:
        """Look now: the time or the store has changed."""
        self._rung.set()

    def look_again(self) -> None:
        """Read what is due from the store again."""
        self._again = True
        self._rung.set()

    async def _run(self) -> None:
        while True:
            await self._rung.wait()
            self._rung.clear()
            try:
                await self._ring()
            except (Refused, Unsaved):  # the store is away; its return rings, too
                self._loop.call_later(AGAIN / 1000, self._rung.set)
            except Exception:
                log("alarms failed", failed=True)
                await asyncio.sleep(1)
                self._rung.set()

    async def _ring(self) -> None:
        if self.uptime.is_stopped:
            return
        if self._again or self.uptime.now() >= self._known:
            self._again = False
            await self._read()
        while self._heap and self._heap[0][0] <= self.uptime.now():
            due, table = heappop(self._heap)
            if self._due.get(table) == due:
                del self._due[table]
                await self._wake_up(table)
        if self._any and self._loop.time() - self._kept >= KEEP_EVERY:
            self._kept = self._loop.time()
            await keep(self._store, self.uptime)
        self._arm()

    async def _wake_up(self, table: str) -> None:
        try:
            await self._wake(table)
        except Refused as refusal:
            if refusal.code in ("busy", "stopping"):
                now = self._due[table] = self.uptime.now()
                heappush(self._heap, (now, table))
                raise
        except Exception:  # it is read again in an hour
            log("a table could not be woken", failed=True, table=table)

    async def _read(self) -> None:
        until = self.uptime.now() + HORIZON

        def job(rows: Rows) -> tuple[list[tuple[str, int]], bool]:
            return rows(DUE, until, AT_ONCE), bool(rows(ANY))

        found, self._any = await self._store.read(job)
        self._known = until
        if len(found) == AT_ONCE:  # what is past already may be read again, but not at once
            self._known = max(found[-1][1], self.uptime.now() + AGAIN)
        for table, due in found:
            if due < self._due.get(table, due + 1):
                self._due[table] = due
                heappush(self._heap, (due, table))

    def _arm(self) -> None:
        """Set the timer for the first time, and for the next look into the store."""
        if self._timer is not None:
            self._timer.cancel()
        first = min(self._heap[0][0] if self._heap else self._known, self._known)
        seconds = max(0.0, (first - self.uptime.now()) / 1000)
        if self._any:
            seconds = min(seconds, KEEP_EVERY)
        self._timer = self._loop.call_later(seconds, self._rung.set)
