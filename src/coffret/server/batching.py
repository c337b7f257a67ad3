"""A store with its own thread: all waiting jobs are written in one transaction.

The thread (writing.py) commits as soon as it is free, so a single line is committed at once, and
under load one commit serves many tables. This side, in the event loop, never blocks. It tracks
every pending answer, so nobody waits forever if the thread hangs.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from .logs import log
from .refusals import Refused
from .store import Also, Before, Health, Old, Rows, Saved, TableRecord, Unsaved, decode_record
from .writing import Append, Change, Create, Job, Writer, away, writes

T = TypeVar("T")


class Changed(Struct):
    """Of a table's card (cards.py): when something last happened there."""

    changed: int


decode_changed = msgspec.json.Decoder(Changed).decode

HANGS = 3.0
"""Seconds without an answer after which a store counts as unavailable."""
LOOK = 0.5
LAST_WORDS = 1.5
"""Seconds that a stopping server gives its store."""


class BatchingStore(ABC):
    """Shared by SQLite and PostgreSQL, which differ in connecting and in parameter syntax."""

    HOLD: str
    """Notes who holds something at a table."""
    LIST: str
    """Notes whether the lobby shows a table."""
    DUE: str
    """Notes when a table must be woken."""
    TELL: str
    """Notes when to look whether someone must be notified of a table."""
    RECORD: str
    """Replaces what a table was opened with."""
    MARK: str
    """Stands for a value in a statement."""
    CREATE: str
    APPEND: str
    """Adds rows, given as JSON: table, number, line, and whether the line before it is among them.
    A line without a predecessor becomes null, which the table rejects: nothing is added."""
    REPLACE: str
    FINISH: str
    TOUCH: str
    """Writes the time of a table's last change."""
    TABLE: str
    LINES: str
    SOME_LINES: str
    """The lines from one number to another."""
    OLD: str
    """Finished tables that have not changed since a time, and others since another, the oldest
    first. If the time is unknown (0), a table is never old."""
    DELETE: tuple[str, ...]
    """A table, if it is old, its journal, who held something there, and its notices."""
    PROBE: tuple[str, str]
    """Writes a text and deletes it, to check that the store is writable."""

    def __init__(self) -> None:
        self.health = Health.OPEN
        self._loop = asyncio.get_running_loop()
        self._listeners: list[Callable[[Health], None]] = []
        self._owed: set[asyncio.Future[Any]] = set()
        self._watch: asyncio.TimerHandle | None = None
        self._opened: asyncio.Future[None] = self._loop.create_future()
        self._writer = self._new_writer(self._loop, self._opened)

    def _new_writer(self, loop: asyncio.AbstractEventLoop, opened: asyncio.Future[None]) -> Writer:
        return Writer(self, loop, opened, self._answer, self._became)

    @abstractmethod
    def connect(self) -> Any:
        """Connect and create the tables; runs in the store's thread."""

    @abstractmethod
    def let_go(self) -> None:
        """Release the store for other servers."""

    @abstractmethod
    def is_trouble(self, connection: Any, error: Exception) -> bool:
        """Whether the store failed, and not the request."""

    # What a store that several servers share does besides (nodes)

    def begin(self, connection: Any, jobs: list[Job]) -> None:
        """Begin the transaction of a batch."""
        connection.execute("BEGIN")

    def appended(self, jobs: list[Append]) -> tuple[Any, ...]:
        """The values of APPEND."""
        return (rows_of_lines(jobs),)

    def created(self, connection: Any, table: str) -> None:
        """A table was created, in the same transaction."""
        return

    def why(self, error: Exception) -> Exception:
        """Why a request was not carried out, as its asker learns of it."""
        return error

    async def ready(self) -> None:
        """Wait until the store is open; errors are raised here."""
        await self._opened
        self._watch = self._loop.call_later(LOOK, self._look)

    def on_change(self, listener: Callable[[Health], None]) -> None:
        self._listeners.append(listener)

    async def create(
        self,
        record: TableRecord,
        lines: list[bytes],
        holders: frozenset[str] = frozenset(),
        listed: bool = False,
    ) -> None:
        await self._ask(Create(record, lines, holders, listed))

    def append(
        self,
        table: str,
        first: int,
        lines: list[bytes],
        finished: bool = False,
        also: Also | None = None,
    ) -> asyncio.Future[None]:
        return self._ask(Append(table, first, lines, finished, also))

    async def load(self, table: str) -> Saved | None:
        def job(connection: Any) -> Saved | None:
            row = connection.execute(self.TABLE, (table,)).fetchone()
            if row is None:
                return None
            lines = connection.execute(self.LINES, (table,)).fetchall()
            record, finished, changed, card = row
            moment = changed if card is None else decode_changed(card).changed
            journal = [line.encode() for (line,) in lines]
            return Saved(decode_record(record), journal, bool(finished), moment)

        saved: Saved | None = await self._ask(job)
        return saved

    async def replace(self, table: str, lines: list[tuple[int, bytes]]) -> None:
        def action(connection: Any) -> None:
            for number, line in lines:
                connection.execute(self.REPLACE, (line.decode(), table, number))

        await self._ask(Change(action))

    async def old(self, before: Before) -> list[Old]:
        found: list[Old] = await self._ask(lambda connection: old_tables(self, connection, before))
        return found

    async def delete(self, names: list[str], before: Before) -> int:
        def action(connection: Any) -> int:
            table, *others = self.DELETE
            deleted = 0
            for name in names:
                if connection.execute(table, (name, *before)).rowcount == 1:
                    for rows in others:
                        connection.execute(rows, (name,))
                    deleted += 1
            return deleted

        deleted: int = await self._ask(Change(action))
        return deleted

    async def read(self, job: Callable[[Rows], T]) -> T:
        found: T = await self._ask(lambda connection: job(rows_of(connection, self.MARK)))
        return found

    async def change(self, job: Callable[[Rows], T]) -> T:
        done: T = await self._ask(Change(lambda connection: job(rows_of(connection, self.MARK))))
        return done

    async def is_well(self) -> bool:
        if self.health is not Health.OPEN:
            return False
        try:
            await asyncio.wait_for(self.load(""), 1)
        except (Refused, TimeoutError):
            return False
        return self.health is Health.OPEN

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        self._writer.stop()
        await asyncio.to_thread(self._writer.join, LAST_WORDS)
        self._give_up()

    # Pending answers

    def _ask(self, job: Job) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        if self.health is Health.OPEN or (self.health is Health.READING and not writes(job)):
            self._owed.add(future)
            self._writer.put(job, future)
        else:
            future.set_exception(away(job))
        return future

    def _answer(self, answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
        for future, value in answers:
            self._owed.discard(future)
            if future.done():
                continue
            if isinstance(value, Exception):
                future.set_exception(value)
            else:
                future.set_result(value)

    def _became(self, health: Health) -> None:
        if health is self.health:
            return
        log("the store is " + ("back" if health is Health.OPEN else health.value))
        self.health = health
        for listener in self._listeners:
            listener(health)

    def _look(self) -> None:
        """Whether the thread still answers; if not, what it has written is unknown."""
        self._watch = self._loop.call_later(LOOK, self._look)
        if self._writer.busy_for() > HANGS:
            self._became(Health.AWAY)
            self._give_up()
        elif self._writer.health is not self.health:
            self._became(self._writer.health)

    def _give_up(self) -> None:
        owed, self._owed = self._owed, set()
        for future in owed:
            if not future.done():
                future.set_exception(Unsaved(certain=False))
                future.exception()  # the waiting task may be gone


def rows_of_lines(appended: list[Append]) -> str:
    """The rows that APPEND adds."""
    rows: list[tuple[str, int, str, bool]] = []
    last: dict[str, int] = {}
    for table, first, lines, *_ in appended:
        for number, line in enumerate(lines, first):
            rows.append((table, number, line.decode(), last.get(table) == number - 1))
            last[table] = number
    return msgspec.json.encode(rows).decode()


def rows_of(connection: Any, mark: str) -> Rows:
    def rows(statement: str, *values: Any) -> list[Any]:
        done = connection.execute(statement.replace("?", mark), values)
        return done.fetchall() if done.description else []

    return rows


def old_tables(
    store: type[BatchingStore] | BatchingStore, connection: Any, before: Before
) -> list[Old]:
    """The tables that would be deleted now."""
    found = connection.execute(store.OLD, tuple(before)).fetchall()
    return [
        Old(name, decode_record(record).game, bool(finished), changed)
        for name, record, finished, changed in found
    ]
