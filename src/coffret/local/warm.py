"""The compiled modules that a browser keeps for its next start.

Most of a start is compiling Python's library and Coffret from their sources. The files that come
over the network are sources, as those are smaller; compiled ones are made once on the device, and
belong to these very files (web/src/local/python.ts).
"""

from __future__ import annotations

import io
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from pathlib import Path
from types import CodeType
from typing import Any

UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
"""Belongs to its source by its place: nobody compares times or hashes."""


def warmed(library: str, own: str) -> tuple[bytes, bytes]:
    """Python's library, with the used modules compiled; and the same of Coffret's own files, to be
    unpacked over them. `library`: its zip; `own`: the folder of the other."""
    used = dict(_used())
    made = io.BytesIO()
    with zipfile.ZipFile(library) as plain, zipfile.ZipFile(made, "w") as compiled:
        for name in plain.namelist():
            code = used.get(f"{library}/{name}")
            if code is None:
                compiled.writestr(name, plain.read(name))
            else:
                compiled.writestr(f"{name}c", code)
    over = io.BytesIO()
    with zipfile.ZipFile(over, "w") as compiled:
        for origin, code in sorted(used.items()):
            path = Path(origin)
            if path.is_relative_to(own):
                name = f"__pycache__/{path.stem}.{sys.implementation.cache_tag}.pyc"
                compiled.writestr(str(path.parent.relative_to(own) / name), code)
    return made.getvalue(), over.getvalue()


def _used() -> Iterator[tuple[str, bytes]]:
    """The modules that were imported, by their sources' paths."""
    for module in list(sys.modules.values()):
        spec: Any = getattr(module, "__spec__", None)
        compiles = getattr(getattr(spec, "loader", None), "get_code", None)
        origin = getattr(spec, "origin", None)
        if origin is None or not origin.endswith(".py") or compiles is None:
            continue
        try:
            code = compiles(spec.name)
        except ImportError:
            continue  # a module that only pretends to have come from there
        if isinstance(code, CodeType):
            yield str(Path(origin).resolve()), MAGIC_NUMBER + UNCHECKED + dumps(code)
