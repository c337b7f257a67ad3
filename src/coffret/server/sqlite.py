"""The store in one file: SQLite, written ahead, every commit on the disk."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from coffret.engine.errors import CoffretError

from .batching import BatchingStore

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, record TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS journal (
  id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS open_tables ON tables (finished) WHERE finished = 0;
"""

FAULTS = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH}
"""Errors of what was asked; all others are the file's or the disk's."""
CHECKPOINT = 8000
"""Pages written ahead (32 MB) before they are laid in their places: while that is done, moves wait,
and the pages of busy tables are laid once for many moves."""


class SqliteStore(BatchingStore):
    """One server at a time: the file is locked."""

    CREATE = "INSERT INTO tables (id, record) VALUES (?, ?)"
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
    FINISH = "UPDATE tables SET finished = 1 WHERE id = ?"
    TABLE = "SELECT record, finished FROM tables WHERE id = ?"
    LINES = "SELECT line FROM journal WHERE id = ? ORDER BY number"
    SOME_LINES = "SELECT line FROM journal WHERE id = ? AND number BETWEEN ? AND ? ORDER BY number"
    OPEN = "SELECT id FROM tables WHERE finished = 0"
    PROBE = (
        "INSERT INTO journal (id, number, line) VALUES ('', 0, ?)",
        "DELETE FROM journal WHERE id = '' AND number = 0",
    )

    def __init__(self, path: Path) -> None:
        self._path = path
        super().__init__()

    def connect(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self._path, isolation_level=None, timeout=2)
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
            connection.executescript(SCHEMA)
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("COMMIT")
        except (OSError, sqlite3.Error) as error:
            raise CoffretError(
                f"{self._path}: cannot be opened as a store, or another server has it ({error})"
            ) from None
        return connection

    def is_trouble(self, connection: sqlite3.Connection, error: Exception) -> bool:
        code = getattr(error, "sqlite_errorcode", None)
        return code is not None and code & 0xFF not in FAULTS


def default_path() -> Path:
    """In the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "coffret" / "tables.sqlite"
