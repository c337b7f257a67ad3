"""The store of a browser: SQLite in memory, whose pages are in the browser's database.

After each batch the pages that have changed are saved, in one transaction, and only then are the
lines of the batch answered: as on a server, nobody sees what is not kept. If they cannot be saved,
the memory goes back to what was saved last.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from coffret.server.logs import log
from coffret.server.schema import SQLITE, migrate
from coffret.server.sqlite import SqliteStore
from coffret.server.store import Health, Unsaved
from coffret.server.writing import LATEST, SOONEST, Answers, Item, Job, Writer, writes

PAGE = 4096

Save = Callable[[list[int], bytes, int], Awaitable[None]]
"""Saves pages under their numbers, in one transaction, and forgets those from a number on."""


class Taken(Exception):
    """Another window has the tables now."""


class LocalStore(SqliteStore):
    def __init__(self, image: bytes, save: Save) -> None:
        self._image = image
        """The saved pages."""
        self._save = save
        super().__init__(Path(":memory:"))

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(":memory:", isolation_level=None)
        connection.execute(f"PRAGMA page_size = {PAGE}")
        if self._image:
            connection.deserialize(self._image)
        migrate(connection, SQLITE)
        return connection

    def let_go(self) -> None:
        """Nobody else has this memory."""

    async def save(self, connection: sqlite3.Connection) -> None:
        """The pages that differ from what is saved."""
        image = connection.serialize()
        before, count = self._image, len(image) // PAGE
        changed = [
            number
            for number in range(count)
            if image[number * PAGE : (number + 1) * PAGE]
            != before[number * PAGE : (number + 1) * PAGE]
        ]
        if changed or len(before) != len(image):
            pages = b"".join(image[number * PAGE : (number + 1) * PAGE] for number in changed)
            await self._save(changed, pages, count)
            self._image = image

    def _new_writer(self, loop: asyncio.AbstractEventLoop, opened: asyncio.Future[None]) -> Writer:
        return LoopWriter(self, loop, opened, self._answer, self._became)


class LoopWriter(Writer):
    """Works in the loop, between other tasks."""

    _store: LocalStore

    def _begin(self) -> None:
        self._answers: Answers = []
        self._waiting: list[Item] = []
        self._task: asyncio.Task[None] | None = None
        self._again: asyncio.TimerHandle | None = None
        self._connection = self._store.connect()
        self._opened.set_result(None)

    def put(self, job: Job, future: asyncio.Future[Any]) -> None:
        self._waiting.append((job, future))
        if self._task is None:
            self._task = self._loop.create_task(self._work())

    def stop(self) -> None:
        if self._again is not None:
            self._again.cancel()

    def join(self, seconds: float) -> None:
        """There is no thread: all that was asked for has been written, or never will be."""

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                self._serve([item for item in batch if not item[1].done()])
                if any(writes(job) for job, _ in batch):
                    await self._keep(batch)
                answers, self._answers = self._answers, []
                self._answer(answers)
        finally:
            self._task = None

    async def _keep(self, batch: list[Item]) -> None:
        """Save what was written; if that fails, it was not written."""
        try:
            await self._store.save(self._connection)
        except Taken:
            self._undo(batch)
            self._is(Health.AWAY)
        except Exception:
            log("the browser saves nothing", failed=True)
            self._undo(batch)
            self._is(Health.READING)
            self._try_later(SOONEST)

    def _undo(self, batch: list[Item]) -> None:
        self._connection.close()
        self._connection = self._store.connect()
        jobs = {future: job for job, future in batch}
        self._answers = [
            (future, Unsaved(certain=True) if writes(jobs[future]) else value)
            for future, value in self._answers
        ]

    def _try_later(self, wait: float) -> None:
        def look() -> None:
            self._task = self._task or self._loop.create_task(self._come_back_later(wait))

        self._again = self._loop.call_later(wait, look)

    async def _come_back_later(self, wait: float) -> None:
        """Whether pages can be saved again."""
        try:
            self._connection.execute(self._store.PROBE[0], ("",))
            self._connection.execute(self._store.PROBE[1])
            await self._store.save(self._connection)
        except Taken:
            self._is(Health.AWAY)
        except Exception:
            self._try_later(min(LATEST, wait * 2))
        else:
            self._is(Health.OPEN)
        finally:
            self._task = None
            if self._waiting:
                self._task = self._loop.create_task(self._work())

    def _tell(self, what: Callable[[Any], None], value: Any) -> None:
        if what == self._answer:
            self._answers += value
        else:
            what(value)
