"""A store with a thread of its own: whatever waits is written in one transaction.

The thread commits as soon as it is free, so a lone line waits for nothing, and under load one
commit serves many tables. The loop's side never blocks. The lines of a batch go to the database
in one statement: after each call the thread must wait for the loop to let it go on, up to 5 ms.
"""

from __future__ import annotations

import asyncio
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from queue import SimpleQueue
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from .metrics import METRICS
from .store import Saved, TableRecord, decode_record, encode_record

Job = Callable[[Any], Any]


class Append(NamedTuple):
    """Lines for a table's journal, from the number `first` on."""

    table: str
    first: int
    lines: list[bytes]
    finished: bool


Item = tuple[Job | Append, asyncio.Future[Any]]


class BatchingStore(ABC):
    """What SQLite and PostgreSQL share; they differ in how they connect and spell a parameter."""

    CREATE: str
    APPEND: str
    """Adds rows, told as JSON: table, number, line, and whether the line before it is among them.
    A line without the one before it becomes null, which the table refuses: nothing is added."""
    FINISH: str
    TABLE: str
    LINES: str
    OPEN: str

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Item | None] = SimpleQueue()
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
            connection.execute(self.APPEND, (_rows([Append(record.id, 1, lines, False)]),))

        await self._ask(job)

    def append(
        self, table: str, first: int, lines: list[bytes], finished: bool = False
    ) -> asyncio.Future[None]:
        return self._ask(Append(table, first, lines, finished))

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

    def _ask(self, job: Job | Append) -> asyncio.Future[Any]:
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

    def _gather(self) -> tuple[list[Item], bool]:
        """Wait for one job, then take all that wait."""
        batch: list[Item] = []
        item = self._jobs.get()
        while item is not None:
            batch.append(item)
            if self._jobs.empty():
                return batch, True
            item = self._jobs.get()
        return batch, False

    def _write(self, connection: Any, batch: list[Item]) -> None:
        """All in one transaction; where one job breaks it, each has one of its own."""
        begin = perf_counter()
        appended = [job for job, _ in batch if isinstance(job, Append)]
        lines_alone = len(appended) == len(batch) and not any(each.finished for each in appended)
        try:
            if lines_alone:  # one statement is a transaction by itself
                connection.execute(self.APPEND, (_rows(appended),))
                done = [(future, None) for _, future in batch]
            else:
                connection.execute("BEGIN")
                done = [(future, self._carry_out(connection, job)) for job, future in batch]
                connection.execute("COMMIT")
        except Exception as error:
            if not lines_alone:
                connection.execute("ROLLBACK")
            if len(batch) == 1:
                self._loop.call_soon_threadsafe(_fail, [batch[0][1]], error)
            else:
                for item in batch:
                    self._write(connection, [item])
            return
        METRICS.commits(perf_counter() - begin, len(batch))
        self._loop.call_soon_threadsafe(_settle, done)

    def _carry_out(self, connection: Any, job: Job | Append) -> Any:
        if not isinstance(job, Append):
            return job(connection)
        connection.execute(self.APPEND, (_rows([job]),))
        if job.finished:
            connection.execute(self.FINISH, (job.table,))
        return None


def _rows(appended: list[Append]) -> str:
    """What APPEND adds."""
    rows: list[tuple[str, int, str, bool]] = []
    last: dict[str, int] = {}
    for table, first, lines, _ in appended:
        for number, line in enumerate(lines, first):
            rows.append((table, number, line.decode(), last.get(table) == number - 1))
            last[table] = number
    return msgspec.json.encode(rows).decode()


def _settle(done: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, value in done:
        if not future.done():
            future.set_result(value)


def _fail(futures: list[asyncio.Future[Any]], error: Exception) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(error)
