"""The store's thread: it writes what is queued, and reconnects after the database failed.

The lines of a batch go to the database in one statement: after each call the thread must wait up to
5 ms for Python's lock. While several jobs come at once, a batch waits a little for more. When the
database fails under a batch, the thread reconnects at once and reads back what was written; the
rest is written again. While it cannot reconnect, requests fail at once, and it retries after a
while.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic, perf_counter, sleep, time
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET, UnsetType

from .logs import log
from .metrics import METRICS
from .refusals import Refused
from .store import Also, Health, TableRecord, Unsaved, encode_record

if TYPE_CHECKING:
    from .batching import BatchingStore

SOONEST, LATEST = 0.1, 2.0
"""Seconds before the next try."""
PROBE_BYTES = 32_768
GATHER = 0.005
"""Seconds between commits while several jobs come at once: a commit costs a sync of the disk and
wakes the loop, however many lines it holds. A job that comes alone is done at once."""
TOUCH_EVERY = 3600
"""Seconds after which a table's time of change is written again."""
MOST_TOUCHED = 100_000


class Append(NamedTuple):
    """Lines for a table's journal, from number `first`."""

    table: str
    first: int
    lines: list[bytes]
    finished: bool
    also: Also | None = None
    epoch: int = 1
    """Of the table's lease, where several servers share a store (nodes)."""


class Create(NamedTuple):
    record: TableRecord
    lines: list[bytes]
    holders: frozenset[str] = frozenset()
    listed: bool = False


class Change(NamedTuple):
    """Any other write; it must be idempotent."""

    action: Callable[[Any], Any]


Job = Append | Create | Change | Callable[[Any], Any]
"""A function that only reads."""
Item = tuple[Job, asyncio.Future[Any]]
Answers = list[tuple[asyncio.Future[Any], Any]]


class Trouble(Exception):
    """The database failed; the jobs in `left` have no answer."""

    def __init__(self, left: list[Item]) -> None:
        super().__init__()
        self.left = left


class Writer:
    def __init__(
        self,
        store: BatchingStore,
        loop: asyncio.AbstractEventLoop,
        opened: asyncio.Future[None],
        answer: Callable[[Answers], None],
        became: Callable[[Health], None],
    ) -> None:
        self._store = store
        self._loop = loop
        self._opened = opened
        self._answer = answer
        self._became = became
        self._jobs: SimpleQueue[Item | None] = SimpleQueue()
        self._connection: Any = None
        self.health = Health.OPEN
        self._wait = SOONEST
        self._next_try = 0.0
        self._since: float | None = None
        self._next_commit = 0.0
        """The moment before which a batch waits for more jobs."""
        self._touched: dict[str, int] = {}
        """When a table's time of change was last written."""
        self._begin()

    def _begin(self) -> None:
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    # From the loop

    def put(self, job: Job, future: asyncio.Future[Any]) -> None:
        self._jobs.put((job, future))

    def stop(self) -> None:
        self._jobs.put(None)

    def join(self, seconds: float) -> None:
        self._thread.join(seconds)

    def busy_for(self) -> float:
        """Seconds since it began what it does."""
        since = self._since
        return 0.0 if since is None else monotonic() - since

    # The thread

    def _run(self) -> None:
        try:
            self._connection = self._store.connect()
        except Exception as error:
            self._store.let_go()
            self._tell(self._answer, [(self._opened, error)])
            return
        self._tell(self._answer, [(self._opened, None)])
        going = True
        while going:
            batch, going = self._gather()
            self._since = monotonic()
            if self.health is not Health.OPEN and going and monotonic() >= self._next_try:
                self._come_back()
            if batch:
                self._serve([item for item in batch if not item[1].done()])
            self._since = None
        self._let_go()
        self._store.let_go()

    def _gather(self) -> tuple[list[Item], bool]:
        """Wait for one job, then take all that are queued; none if it is time to retry."""
        batch: list[Item] = []
        try:
            if self.health is Health.OPEN:
                item = self._jobs.get()
            else:
                item = self._jobs.get(timeout=max(0.001, self._next_try - monotonic()))
        except Empty:
            return batch, True
        early = self._next_commit - monotonic()
        if early > 0:
            sleep(early)
        while item is not None:
            batch.append(item)
            if self._jobs.empty():
                self._next_commit = monotonic() + GATHER if len(batch) > 1 else 0.0
                return batch, True
            item = self._jobs.get()
        return batch, False

    def _serve(self, batch: list[Item], again: bool = True) -> None:
        """Do what can be done of a batch now; refuse the rest."""
        try:
            if self.health is not Health.OPEN:
                cannot = [item for item in batch if self._connection is None or writes(item[0])]
                self._refuse(cannot, certain=True)
                batch = [item for item in batch if item not in cannot]
            self._write(batch)
            if batch and self.health is Health.OPEN:
                self._wait = SOONEST
        except Trouble as trouble:
            log("the store failed", error=str(trouble.__cause__))
            self._is(Health.READING)  # questions wait for the next connection, if there is one
            self._come_back()
            left = self._read_back(trouble.left)
            if self.health is Health.OPEN and again:
                self._serve(left, again=False)
            else:
                self._refuse(left, certain=self._connection is not None)

    def _refuse(self, batch: list[Item], certain: bool) -> None:
        self._tell(self._answer, [(future, away(job, certain)) for job, future in batch])

    # Reconnecting

    def _come_back(self) -> None:
        """Reconnect, and check that the store is writable."""
        before, self._connection = self._connection, None
        if before is not None:
            with suppress(Exception):
                before.execute("ROLLBACK")
        try:
            # Before the old one is closed: on a full disk, the files that it shares cannot be made.
            self._connection = self._store.connect()
        except Exception as error:
            log("the store is still away", error=str(error))
            self._go_away(Health.AWAY)
            return
        finally:
            if before is not None:
                with suppress(Exception):
                    before.close()
        try:
            insert, delete = self._store.PROBE
            self._connection.execute("BEGIN")
            self._connection.execute(insert, (secrets.token_hex(PROBE_BYTES),))
            self._connection.execute(delete)
            self._connection.execute("COMMIT")
        except Exception as error:
            log("the store cannot be written to", error=str(error))
            with suppress(Exception):
                self._connection.execute("ROLLBACK")
            self._go_away(Health.READING)
            return
        self._is(Health.OPEN)

    def _go_away(self, health: Health) -> None:
        self._is(health)
        self._next_try = monotonic() + self._wait
        self._wait = min(LATEST, self._wait * 2)

    def _is(self, health: Health) -> None:
        self.health = health
        self._tell(self._became, health)

    def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.close()
            self._connection = None

    def _read_back(self, batch: list[Item]) -> list[Item]:
        """Answer what was written, and return the rest."""
        if self._connection is None:
            return batch
        left: list[Item] = []
        for at, (job, future) in enumerate(batch):
            try:
                there = self._is_there(job)
            except Exception as error:
                log("the store is away again", error=str(error))
                self._let_go()
                self._go_away(Health.AWAY)
                return left + batch[at:]
            if there:
                self._tell(self._answer, [(future, None)])
            else:
                left.append((job, future))
        return left

    def _is_there(self, job: Job) -> bool:
        match job:
            case Append(table, first, lines):
                asked = (table, first, first + len(lines) - 1)
                found = self._connection.execute(self._store.SOME_LINES, asked).fetchall()
                return [line.encode() for (line,) in found] == lines
            case Create(record):
                asked_for = self._connection.execute(self._store.TABLE, (record.id,))
                return asked_for.fetchone() is not None
        return False

    # Writing

    def _write(self, batch: list[Item]) -> None:
        """All in one transaction; if one job breaks it, each gets its own. Trouble if the database
        fails."""
        if not batch:
            return
        begin = perf_counter()
        appended = [job for job, _ in batch if isinstance(job, Append)]
        touched = self._to_touch(batch)
        lines_alone = (
            len(appended) == len(batch)
            and not touched
            and not any(each.finished or each.also is not None for each in appended)
        )
        try:
            if lines_alone:  # one statement is a transaction by itself
                self._connection.execute(self._store.APPEND, self._store.appended(appended))
                done = [(future, None) for _, future in batch]
            else:
                self._store.begin(self._connection, [job for job, _ in batch])
                done = [(future, self._carry_out(job)) for job, future in batch]
                for table, moment in touched.items():
                    self._connection.execute(self._store.TOUCH, (moment, table))
                self._connection.execute("COMMIT")
        except Exception as error:
            self._roll_back(batch, error, begun=not lines_alone)
            if len(batch) == 1:
                self._tell(self._answer, [(batch[0][1], self._store.why(error))])
            else:
                self._write_each(batch)
            return
        self._touched |= touched
        METRICS.commits(perf_counter() - begin, len(batch))
        self._tell(self._answer, done)

    def _to_touch(self, batch: list[Item]) -> dict[str, int]:
        """The tables whose time of change is due to be written: now and then, not each time."""
        moment = int(time())
        if len(self._touched) > MOST_TOUCHED:
            self._touched.clear()
        return {
            job.table: moment
            for job, _ in batch
            if isinstance(job, Append)
            and (job.finished or moment - self._touched.get(job.table, 0) > TOUCH_EVERY)
        }

    def _write_each(self, batch: list[Item]) -> None:
        for at, item in enumerate(batch):
            try:
                self._write([item])
            except Trouble as trouble:
                raise Trouble(batch[at:]) from trouble.__cause__

    def _roll_back(self, batch: list[Item], error: Exception, begun: bool) -> None:
        if self._store.is_trouble(self._connection, error):
            raise Trouble(batch) from error
        if begun:
            try:
                self._connection.execute("ROLLBACK")
            except Exception as second:
                raise Trouble(batch) from second

    def _carry_out(self, job: Job) -> Any:
        match job:
            case Append():
                self._connection.execute(self._store.APPEND, self._store.appended([job]))
                if job.finished:
                    self._connection.execute(self._store.FINISH, (job.table,))
                if job.also is not None:
                    self._note(job.table, *job.also)
            case Create(record, lines, holders, listed):
                row = (record.id, encode_record(record).decode(), int(time()))
                self._connection.execute(self._store.CREATE, row)
                self._store.created(self._connection, record.id)
                rows = self._store.appended([Append(record.id, 1, lines, False)])
                self._connection.execute(self._store.APPEND, rows)
                for holder in holders:
                    self._note(record.id, holder)
                if listed:
                    self._note(record.id, listed=True)
            case Change(action):
                return action(self._connection)
            case _:
                return job(self._connection)
        return None

    def _note(
        self,
        table: str,
        holder: str | None = None,
        listed: bool | None = None,
        due: int | UnsetType | None = UNSET,
        tell: int | None = None,
        record: TableRecord | None = None,
    ) -> None:
        """Changes of the lists of tables: see `Also`."""
        if holder:
            self._connection.execute(self._store.HOLD, (holder, table))
        if listed is not None:
            self._connection.execute(self._store.LIST, (int(listed), table))
        if due is not UNSET:
            self._connection.execute(self._store.DUE, (due, table))
        if tell is not None:
            self._connection.execute(self._store.TELL, (tell, table))
        if record is not None:
            self._connection.execute(self._store.RECORD, (encode_record(record).decode(), table))

    def _tell(self, what: Callable[[Any], None], value: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended: nobody listens any more
            self._loop.call_soon_threadsafe(what, value)


def writes(job: Job) -> bool:
    return isinstance(job, Append | Create | Change)


def away(job: Job, certain: bool = True) -> Exception:
    """The refusal while the store is unavailable."""
    if writes(job):
        return Unsaved(certain)
    return Refused("busy", "the store is not responding: try again in a moment")
