"""The store in one SQLite file: WAL mode, every commit synced to disk.

One server at a time: it holds a lock on a second file. Others may read meanwhile, for example for a
backup.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

from coffret.engine.errors import CoffretError

from .batching import BatchingStore
from .schema import SQLITE, check_version, migrate

FAULTS = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH}
"""Errors of the request; all others are errors of the file or disk."""
CHECKPOINT = 8000
"""Pages in the WAL (32 MB) before a checkpoint: moves wait during a checkpoint, and a page of a
busy table is copied once for many moves."""
PATIENCE = 2.0
"""Seconds within which a stopping server releases the file."""
OWN = 0o600
"""Only the owner may read games and chat."""


class SqliteStore(BatchingStore):
    MARK = "?"
    HOLD = "INSERT INTO holdings (holder, id) VALUES (?, ?) ON CONFLICT DO NOTHING"
    LIST = "UPDATE tables SET listed = ? WHERE id = ?"
    DUE = "UPDATE tables SET due = ? WHERE id = ?"
    TELL = "UPDATE tables SET tell = ? WHERE id = ?"
    RECORD = "UPDATE tables SET record = ? WHERE id = ?"
    CREATE = "INSERT INTO tables (id, record, changed) VALUES (?, ?, ?)"
    APPEND = """
        INSERT INTO journal (id, number, line)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), CASE
          WHEN json_extract(value, '$[3]') OR json_extract(value, '$[1]') = 1
          OR EXISTS (
            SELECT 1 FROM journal
            WHERE id = json_extract(value, '$[0]') AND number = json_extract(value, '$[1]') - 1
          ) THEN json_extract(value, '$[2]') END
        FROM json_each(?)
    """
    REPLACE = "UPDATE journal SET line = ? WHERE id = ? AND number = ?"
    FINISH = "UPDATE tables SET finished = 1, due = NULL WHERE id = ?"
    TOUCH = "UPDATE tables SET changed = ? WHERE id = ?"
    TABLE = "SELECT record, finished, changed, card FROM tables WHERE id = ?"
    LINES = "SELECT line FROM journal WHERE id = ? ORDER BY number"
    SOME_LINES = "SELECT line FROM journal WHERE id = ? AND number BETWEEN ? AND ? ORDER BY number"
    OLD = """
        SELECT id, record, finished, changed FROM tables WHERE changed > 0
        AND changed < CASE finished WHEN 1 THEN ? ELSE ? END ORDER BY changed
    """
    DELETE = (
        """DELETE FROM tables WHERE id = ? AND changed > 0
           AND changed < CASE finished WHEN 1 THEN ? ELSE ? END""",
        "DELETE FROM journal WHERE id = ?",
        "DELETE FROM holdings WHERE id = ?",
        "DELETE FROM noticed WHERE id = ?",
        "DELETE FROM outbox WHERE id = ?",
    )
    PROBE = (
        "INSERT INTO journal (id, number, line) VALUES ('', 0, ?)",
        "DELETE FROM journal WHERE id = '' AND number = 0",
    )

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock: int | None = None
        super().__init__()

    def connect(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self._lock is None:
                self._lock = _locked(Path(f"{self._path}.lock"))
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, OWN))
            connection = sqlite3.connect(self._path, isolation_level=None, timeout=2)
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                connection.execute("PRAGMA synchronous = FULL")
                connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
                migrate(connection, SQLITE)
            except BaseException:
                connection.close()
                raise
        except BlockingIOError:
            raise CoffretError(f"{self._path}: another server has it") from None
        except (OSError, sqlite3.Error) as error:
            raise CoffretError(f"{self._path}: cannot be opened as a store ({error})") from None
        return connection

    def let_go(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def is_trouble(self, connection: sqlite3.Connection, error: Exception) -> bool:
        code = getattr(error, "sqlite_errorcode", None)
        return code is not None and code & 0xFF not in FAULTS


def _locked(path: Path) -> int:
    """A file that is locked while it is open; BlockingIOError if another process has it."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWN)
    until = monotonic() + PATIENCE
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return file
        except OSError as error:
            if monotonic() > until or not isinstance(error, BlockingIOError):
                os.close(file)
                raise
            sleep(0.05)


def reading(path: Path) -> sqlite3.Connection:
    """A read-only connection; a server may be running."""
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5)
        try:
            check_version(connection, SQLITE)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise CoffretError(f"{path}: cannot be read as a store ({error})") from None
    return connection


def backup(path: Path, file: Path) -> None:
    """A consistent copy of the store. A server may keep writing meanwhile."""
    part = Path(f"{file}.part")
    if file.exists():
        raise CoffretError(f"{file} is there already: name a new file")
    try:
        with closing(reading(path)) as store:
            os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, OWN))
            with closing(sqlite3.connect(part)) as copy:
                store.backup(copy)  # in one step: a consistent snapshot
                (verdict,) = copy.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok":
            raise CoffretError(f"the copy is damaged, and so may be the store: {verdict}")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise CoffretError(f"{file}: cannot be written as a backup ({error})") from None
    finally:
        part.unlink(missing_ok=True)


def default_path() -> Path:
    """In the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "coffret" / "tables.sqlite"
