"""Which store: a file for SQLite, or an address for PostgreSQL."""

from pathlib import Path

from .sqlite import SqliteStore, default_path
from .store import Store


async def open_store(place: str | None) -> Store:
    """Open it; a CoffretError says in a sentence why it cannot be opened."""
    if place is not None and place.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgresStore  # an extra

        postgres = PostgresStore(place)
        await postgres.ready()
        return postgres
    sqlite = SqliteStore(default_path() if place is None else Path(place))
    await sqlite.ready()
    return sqlite
