"""PostgreSQL, shared by several nodes.

Everything that a node writes is fenced: the statement or transaction holds a lock on the node's
own row and is refused if the node's run was ended meanwhile. A journal's line is written on top of
the line before it and under the table's present lease, all in the same statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from coffret.engine.errors import CoffretError

from ..batching import rows_of
from ..postgres import LOCK, PostgresStore, is_free
from ..schema import NEWEST, POSTGRES, check_version, migrate
from ..store import Also, Rows, TableRecord, Unsaved
from ..writing import Append, Change, Job, writes

T = TypeVar("T")

OWN = "SELECT 1 FROM nodes WHERE run = %s AND NOT ended FOR SHARE"
ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(%s)"
MOST_IDLE = 1500
"""Milliseconds after which the database ends a transaction in which nothing happens: a node that is
stopped or without power in the middle of one must not hold its locks."""
CHANGES, MIGRATION = LOCK + 1, LOCK + 2


class Quick(Change):
    """A change that needs no order among those of other nodes."""

    __slots__ = ()


class Beat(Change):
    """A node's statements about itself: refused only because of what they find in the store."""

    __slots__ = ()


class Lost(Unsaved):
    """Another node owns the table, or this node's run was ended: nothing was written."""

    def __init__(self) -> None:
        super().__init__(certain=True)


class NodeStore(PostgresStore):
    APPEND = f"""
        WITH own AS MATERIALIZED ({OWN})
        INSERT INTO journal (id, number, line) SELECT row ->> 0, (row ->> 1)::integer, CASE
          WHEN EXISTS (SELECT 1 FROM own) AND (
            SELECT TRUE FROM leases
            WHERE id = row ->> 0 AND run = %s AND epoch = (row ->> 4)::bigint
          ) AND ((row ->> 3)::boolean OR (row ->> 1)::integer = 1
          OR (
            SELECT TRUE FROM journal WHERE id = row ->> 0 AND number = (row ->> 1)::integer - 1
          )) THEN row ->> 2 END
        FROM json_array_elements(%s::json) AS rows (row)
    """
    DELETE = (
        f"""{PostgresStore.DELETE[0]}
           AND NOT EXISTS (SELECT 1 FROM leases l JOIN nodes n ON n.run = l.run AND NOT n.ended
                           WHERE l.id = tables.id)""",
        *PostgresStore.DELETE[1:],
        "DELETE FROM leases WHERE id = %s",
    )

    def __init__(self, address: str) -> None:
        self.address = address
        self.run = 0
        """This node's present run; 0: it has none yet."""
        self.epochs: dict[str, int] = {}
        """Of the leases of the tables in memory."""
        super().__init__(address)

    # In the store's thread

    def _enter(self, connection: Any) -> None:
        """Servers without a node's name keep the database for themselves."""
        if not is_free(connection, shared=True):
            raise CoffretError("a server that was started without --node uses this database")
        connection.execute(f"SET idle_in_transaction_session_timeout = {MOST_IDLE}")
        connection.execute("SELECT pg_advisory_lock(%s)", (MIGRATION,))
        try:
            if 0 < check_version(connection, POSTGRES) < NEWEST:
                self._be_alone(connection)
            migrate(connection, POSTGRES)
        finally:
            connection.execute("SELECT pg_advisory_unlock(%s)", (MIGRATION,))

    def _be_alone(self, connection: Any) -> None:
        """Older nodes could not continue with a store that this one has changed."""
        others = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted "
        others += "AND objid = %s AND database = (SELECT oid FROM pg_database "
        others += "WHERE datname = current_database())"
        if connection.execute(others, (LOCK,)).fetchone()[0] > 1:
            raise CoffretError(
                "this version of coffret changes the store: stop all nodes of the one before first"
            )

    def begin(self, connection: Any, jobs: list[Job]) -> None:
        connection.execute("BEGIN")
        fenced = [job for job in jobs if writes(job) and not isinstance(job, Beat)]
        if fenced and connection.execute(OWN, (self.run,)).fetchone() is None:
            raise Lost
        # They read before they write, and were made for one server.
        if any(isinstance(job, Change) and not isinstance(job, Quick) for job in fenced):
            connection.execute(ONE_AT_A_TIME, (CHANGES,))

    def appended(self, jobs: list[Append]) -> tuple[Any, ...]:
        rows: list[tuple[str, int, str, bool, int]] = []
        last: dict[str, int] = {}
        for table, first, lines, *_, epoch in jobs:
            for number, line in enumerate(lines, first):
                rows.append((table, number, line.decode(), last.get(table) == number - 1, epoch))
                last[table] = number
        return self.run, self.run, msgspec.json.encode(rows).decode()

    def created(self, connection: Any, table: str) -> None:
        add = "INSERT INTO leases (id, run, epoch) VALUES (%s, %s, 1)"
        connection.execute(add, (table, self.run))

    def why(self, error: Exception) -> Exception:
        import psycopg

        return Lost() if isinstance(error, psycopg.errors.NotNullViolation) else error

    # In the loop

    async def create(
        self,
        record: TableRecord,
        lines: list[bytes],
        holders: frozenset[str] = frozenset(),
        listed: bool = False,
    ) -> None:
        await super().create(record, lines, holders, listed)
        self.epochs[record.id] = 1

    def append(
        self,
        table: str,
        first: int,
        lines: list[bytes],
        finished: bool = False,
        also: Also | None = None,
    ) -> asyncio.Future[None]:
        epoch = self.epochs.get(table, 0)
        return self._ask(Append(table, first, lines, finished, also, epoch))

    async def quickly(self, job: Callable[[Rows], T]) -> T:
        """A change that needs no order among those of other nodes."""
        done: T = await self._ask(Quick(lambda connection: job(rows_of(connection, self.MARK))))
        return done

    async def beat(self, job: Callable[[Rows], T]) -> T:
        """This node's statements about itself; they are not fenced."""
        done: T = await self._ask(Beat(lambda connection: job(rows_of(connection, self.MARK))))
        return done
