"""Choose a store: a file for SQLite, or a URL for PostgreSQL."""

from contextlib import closing
from pathlib import Path

from coffret.engine.errors import CoffretError

from . import sqlite as files
from .batching import BatchingStore, old_tables
from .schema import NEWEST, POSTGRES, SQLITE, version_of
from .sqlite import SqliteStore, default_path
from .store import Before, Old, Store


def path_of(place: str | None) -> Path | None:
    """The SQLite file; None for a database URL."""
    if place is not None and place.startswith(("postgresql://", "postgres://")):
        return None
    return default_path() if place is None else Path(place)


def old_in(place: str | None, before: Before) -> list[Old]:
    """The tables that would be deleted now; a server may be running."""
    path = path_of(place)
    if path is not None:
        kind: type[BatchingStore] = SqliteStore
        schema, opened = SQLITE, files.reading(path)
    else:
        from . import postgres  # an extra

        kind = postgres.PostgresStore
        schema, opened = POSTGRES, postgres.reading(place or "")
    with closing(opened) as connection:
        if version_of(connection, schema) < NEWEST:
            raise CoffretError("this store is of an older version: start the server with it once")
        return old_tables(kind, connection, before)


async def open_store(place: str | None, shared: bool = False) -> Store:
    """Open it, for this server alone or `shared` with others; a CoffretError says in a sentence why
    it cannot be opened."""
    path = path_of(place)
    if shared:
        from .nodes.store import NodeStore

        node = NodeStore(place or "")
        await node.ready()
        return node
    if path is None:
        from .postgres import PostgresStore  # an extra

        postgres = PostgresStore(place or "")
        await postgres.ready()
        return postgres
    sqlite = SqliteStore(path)
    await sqlite.ready()
    return sqlite
