"""The store in PostgreSQL; needs the extra `postgres`."""

from __future__ import annotations

from time import monotonic, sleep
from typing import Any

from coffret.engine.errors import CoffretError

from .batching import BatchingStore
from .schema import POSTGRES, check_version, migrate

LOCK = 0x436F6672
"""An advisory lock: one server at a time uses the database."""
NOTICED_SOON: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
    "application_name": "coffret",
}
"""A lost database is noticed within seconds."""
READ_ONLY = "25006"
END_SESSION = f"""
    SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND pid = %s AND objid = {LOCK} AND database =
      (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""Our previous session, which the database may not know to be lost: its pending writes must finish
before anything is read."""
PATIENCE = 2.0
"""Seconds within which a stopping server releases it."""


class PostgresStore(BatchingStore):
    MARK = "%s"
    HOLD = "INSERT INTO holdings (holder, id) VALUES (%s, %s) ON CONFLICT DO NOTHING"
    LIST = "UPDATE tables SET listed = %s WHERE id = %s"
    DUE = "UPDATE tables SET due = %s WHERE id = %s"
    TELL = "UPDATE tables SET tell = %s WHERE id = %s"
    RECORD = "UPDATE tables SET record = %s WHERE id = %s"
    CREATE = "INSERT INTO tables (id, record, changed) VALUES (%s, %s, %s)"
    # Scalar queries: for `EXISTS` the database would read the whole journal, once for the batch.
    APPEND = """
        INSERT INTO journal (id, number, line) SELECT row ->> 0, (row ->> 1)::integer, CASE
          WHEN (row ->> 3)::boolean OR (row ->> 1)::integer = 1
          OR (
            SELECT TRUE FROM journal WHERE id = row ->> 0 AND number = (row ->> 1)::integer - 1
          ) THEN row ->> 2 END
        FROM json_array_elements(%s::json) AS rows (row)
    """
    REPLACE = "UPDATE journal SET line = %s WHERE id = %s AND number = %s"
    FINISH = "UPDATE tables SET finished = 1, due = NULL WHERE id = %s"
    TOUCH = "UPDATE tables SET changed = %s WHERE id = %s"
    TABLE = "SELECT record, finished, changed, card FROM tables WHERE id = %s"
    LINES = "SELECT line FROM journal WHERE id = %s ORDER BY number"
    SOME_LINES = (
        "SELECT line FROM journal WHERE id = %s AND number BETWEEN %s AND %s ORDER BY number"
    )
    OLD = """
        SELECT id, record, finished, changed FROM tables WHERE changed > 0
        AND changed < CASE finished WHEN 1 THEN %s ELSE %s END ORDER BY changed
    """
    DELETE: tuple[str, ...] = (
        """DELETE FROM tables WHERE id = %s AND changed > 0
           AND changed < CASE finished WHEN 1 THEN %s ELSE %s END""",
        "DELETE FROM journal WHERE id = %s",
        "DELETE FROM holdings WHERE id = %s",
        "DELETE FROM noticed WHERE id = %s",
        "DELETE FROM outbox WHERE id = %s",
    )
    PROBE = (
        "INSERT INTO journal (id, number, line) VALUES ('', 0, %s)",
        "DELETE FROM journal WHERE id = '' AND number = 0",
    )

    def __init__(self, address: str) -> None:
        self._address = address
        self._session: int | None = None
        super().__init__()

    def connect(self) -> Any:
        try:
            import psycopg
        except ImportError:
            raise CoffretError("PostgreSQL needs the extra coffret[postgres]") from None
        try:
            asked: dict[str, Any] = psycopg.conninfo.conninfo_to_dict(self._address)
            connection = psycopg.connect(**(NOTICED_SOON | asked), autocommit=True)
            try:
                self._take(connection)
            except BaseException:
                connection.close()
                raise
        except psycopg.Error as error:
            raise CoffretError(f"the database cannot be used: {error}") from None
        return connection

    def _take(self, connection: Any) -> None:
        if self._session is not None:
            connection.execute(END_SESSION, (self._session,))
        self._enter(connection)
        self._session = connection.info.backend_pid

    def _enter(self, connection: Any) -> None:
        """Be the only server of this database, and bring it up to date."""
        if not is_free(connection):
            raise CoffretError("another server uses this database")
        migrate(connection, POSTGRES)

    def let_go(self) -> None:
        """The lock went with the connection."""

    def is_trouble(self, connection: Any, error: Exception) -> bool:
        import psycopg

        if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
            return True
        return bool(connection.closed) or getattr(error, "sqlstate", None) == READ_ONLY


def is_free(connection: Any, shared: bool = False) -> bool:
    """Take the lock, waiting a little for a stopping server to release it."""
    way = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
    until = monotonic() + PATIENCE
    while True:
        (taken,) = connection.execute(f"SELECT {way}(%s)", (LOCK,)).fetchone()
        if taken or monotonic() > until:
            return bool(taken)
        sleep(0.05)


def reading(address: str) -> Any:
    """A read-only connection; a server may be running."""
    import psycopg

    try:
        connection = psycopg.connect(address, autocommit=True)
        try:
            check_version(connection, POSTGRES)
        except BaseException:
            connection.close()
            raise
    except psycopg.Error as error:
        raise CoffretError(f"the database cannot be used: {error}") from None
    return connection
