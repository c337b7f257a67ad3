"""Both stores, as fixtures: where they are, and all that is in them as text."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from .databases import EMPTY, Postgres


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with Postgres() as database:
        yield database


class Place:
    """A store, and all that is in it, as text."""

    def __init__(self, address: str, read: Callable[[], str]) -> None:
        self.address = address
        self.read = read


TABLES = (
    *("tables", "journal", "holdings", "people", "devices", "results", "standings"),
    *("subscriptions", "mails", "noticed", "outbox"),
)


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
