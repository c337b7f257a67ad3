"""`coffret backup` and `coffret tidy`: maintenance of a server's store."""

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from coffret.engine.errors import BadOptions

from .common import console
from .sheets import Sheet

Db = Annotated[
    str | None,
    typer.Option(help="A file for SQLite, or postgresql://…; by default in your data folder."),
]
KeepFinished = Annotated[
    float, typer.Option(min=0, help="Days for which finished tables are kept; 0: for ever.")
]
KeepIdle = Annotated[
    float,
    typer.Option(
        min=0,
        help="Days for which unfinished tables are kept after their last change; 0: for ever.",
    ),
]

KeepPeople = Annotated[
    float,
    typer.Option(
        min=0,
        help="Days for which people without any game are known after their last visit; "
        "0: for ever.",
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(help="A new file for the copy.")], db: Db = None
) -> None:
    """Copy the store as it is at this moment; a server may be running."""
    from coffret.server import sqlite
    from coffret.server.stores import path_of

    path = path_of(db)
    if path is None:
        raise BadOptions("PostgreSQL has a tool for this, pg_dump: see docs/hosting.md")
    sqlite.backup(path, file)
    console.print(f"{file}: {file.stat().st_size:,} bytes")


def tidy(
    db: Db = None,
    keep_finished: KeepFinished = 0,
    keep_idle: KeepIdle = 90,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only list them; a server may be running.")
    ] = False,
) -> None:
    """Delete old tables from a store, as the server does every hour."""
    from coffret.server import retention
    from coffret.server.stores import old_in, open_store

    keep = retention.Keep(keep_finished, keep_idle)
    if dry_run:
        old = old_in(db, keep.before())
        rows = [
            [
                each.id,
                each.game,
                "finished" if each.finished else "idle",
                f"{datetime.fromtimestamp(each.changed):%Y-%m-%d}",
            ]
            for each in old
        ]
        heads = ["table", "game", "", "last change"]
        if rows:
            console.print(Sheet("Tables that would be deleted", heads, rows, "").drawn())
        console.print(f"{len(old)} tables would be deleted")
        return

    async def delete() -> int:
        store = await open_store(db)
        try:
            return await retention.tidy(store, keep)
        finally:
            await store.close()

    console.print(f"{asyncio.run(delete())} tables deleted")
