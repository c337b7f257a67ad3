"""A store with a thread of its own: whatever waits is written in one transaction.

The thread commits as soon as it is free, so a lone line waits for nothing, and under load one
commit serves many tables. The loop's side never blocks.
"""

from __future__ import annotations

import asyncio
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from queue import SimpleQueue
from time import perf_counter
from typing import Any

from coffret.engine.errors import CoffretError

from .metrics import METRICS
from .store import Saved, TableRecord, decode_record, encode_record

Job = Callable[[Any], Any]


class BatchingStore(ABC):
    """What SQLite and PostgreSQL share; they differ in how they connect and spell a parameter."""

    CREATE: str
    APPEND: str
    FINISH: str
    TABLE: str
    LINES: str
    OPEN: str

    def __init__(self) -> None:
        self._jobs: SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = self._loop.create_future()
        self._opened = opened
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    @abstractmethod
    def _connect(self) -> Any:
        """A connection with the tables made; runs in the store's thread."""

    async def ready(self) -> None:
        """Wait until the store is open; what went wrong is raised here."""
        await self._opened

    async def create(self, record: TableRecord, lines: list[bytes]) -> None:
        def job(connection: Any) -> None:
            connection.execute(self.CREATE, (record.id, encode_record(record).decode()))
            _append(connection, self.APPEND, record.id, 1, lines)

        await self._ask(job)

    def append(
        self, table: str, first: int, lines: list[bytes], finished: bool = False
    ) -> asyncio.Future[None]:
        def job(connection: Any) -> None:
            _append(connection, self.APPEND, table, first, lines)
            if finished:
                connection.execute(self.FINISH, (table,))

        return self._ask(job)

    async def load(self, table: str) -> Saved | None:
        def job(connection: Any) -> Saved | None:
            row = connection.execute(self.TABLE, (table,)).fetchone()
            if row is None:
                return None
            lines = connection.execute(self.LINES, (table,)).fetchall()
            return Saved(decode_record(row[0]), [line.encode() for (line,) in lines], bool(row[1]))

        saved: Saved | None = await self._ask(job)
        return saved

    async def open_tables(self) -> list[str]:
        def job(connection: Any) -> list[str]:
            return [name for (name,) in connection.execute(self.OPEN).fetchall()]

        names: list[str] = await self._ask(job)
        return names

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _ask(self, job: Job) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((job, future))
        return future

    # The thread's side

    def _run(self) -> None:
        try:
            connection = self._connect()
        except Exception as error:
            self._loop.call_soon_threadsafe(_fail, [self._opened], error)
            return
        self._loop.call_soon_threadsafe(_settle, [(self._opened, None)])
        going = True
        while going:
            batch, going = self._gather()
            if batch:
                self._write(connection, batch)
        connection.close()

    def _gather(self) -> tuple[list[tuple[Job, asyncio.Future[Any]]], bool]:
        """Wait for one job, then take all that wait."""
        batch: list[tuple[Job, asyncio.Future[Any]]] = []
        item = self._jobs.get()
        while item is not None:
            batch.append(item)
            if self._jobs.empty():
                return batch, True
            item = self._jobs.get()
        return batch, False

    def _write(self, connection: Any, batch: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        """All in one transaction; where one job breaks it, each has one of its own."""
        begin = perf_counter()
        try:
            connection.execute("BEGIN")
            done = [(future, job(connection)) for job, future in batch]
            connection.execute("COMMIT")
        except Exception as error:
            connection.execute("ROLLBACK")
            if len(batch) == 1:
                self._loop.call_soon_threadsafe(_fail, [batch[0][1]], error)
            else:
                for item in batch:
                    self._write(connection, [item])
            return
        METRICS.commits(perf_counter() - begin, len(batch))
        self._loop.call_soon_threadsafe(_settle, done)


def _append(connection: Any, statement: str, table: str, first: int, lines: list[bytes]) -> None:
    """Each line after the one before it: a journal never has a gap."""
    for number, line in enumerate(lines, first):
        row = (table, number, line.decode(), number, table, number - 1)
        if connection.execute(statement, row).rowcount != 1:
            raise CoffretError(f"the line before {number} of table {table} was not written")


def _settle(done: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, value in done:
        if not future.done():
            future.set_result(value)


def _fail(futures: list[asyncio.Future[Any]], error: Exception) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(error)
