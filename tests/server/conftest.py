"""Both stores. A worker starts PostgreSQL once, and each test empties it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from .databases import EMPTY, Postgres
from .places import Place

TABLES = (
    *("tables", "journal", "holdings", "people", "devices", "results", "standings"),
    *("subscriptions", "mails", "noticed", "outbox", "lobby_wishes"),
)


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    with Postgres() as database:
        yield database


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        db = tmp_path / "db"

        def read() -> str:
            with closing(sqlite3.connect(db)) as connection:
                each = [connection.execute(f"SELECT * FROM {name}").fetchall() for name in TABLES]
            return str(each)

        return Place(str(db), read)
    database: Postgres = request.getfixturevalue("database")
    database.execute(EMPTY)
    return Place(
        database.address, lambda: str([database.execute(f"SELECT * FROM {t}") for t in TABLES])
    )
