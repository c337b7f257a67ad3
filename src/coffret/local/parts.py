"""The files of tables in a browser: their places, and their list for the app's page."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from .bundle import bundle, digest

WHEEL = "msgspec.whl"


class LocalFiles(Struct):
    """The files that the page receives (web/src/net/base.ts)."""

    pyodide: str
    python: str
    bytes: int
    alone: bool = False
    """Whether there is no server behind the page."""


def local_files(built: Path, alone: bool = False) -> tuple[LocalFiles, bytes] | None:
    """The list of files for the page, and the zip that it names; None if the app has none."""
    wheel = next(built.glob(f"assets/pyodide-*/{WHEEL}"), None)
    if wheel is None:
        return None
    python = bundle(wheel)
    files = [path for path in wheel.parent.iterdir() if path.name != WHEEL]
    loaded = sum(path.stat().st_size for path in files if path.suffix != ".js") + len(python)
    folder = wheel.parent.relative_to(built).as_posix()
    return LocalFiles(f"{folder}/", f"assets/coffret-{digest(python)}.zip", loaded, alone), python
