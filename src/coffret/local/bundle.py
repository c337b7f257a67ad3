"""The Python of a browser, as one zip: Coffret without what only servers and researchers need, and
the packages that its tables import.

All of them are plain Python and are taken from this installation; only msgspec is compiled, and its
wheel for WebAssembly is next to the built app (hatch_build.py).
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

import coffret
from coffret.engine.components import LANGUAGES
from coffret.engine.errors import CoffretError

OF_NODES = (
    *("asking", "cluster", "gate.", "leases", "news", "ownership", "passport", "relay"),
    *("settings", "shared_limits", "splicing", "store", "together"),
)
NOT_PLAYED = (
    *("check", "cli", "envs", "lab", "web"),
    *("engine/gpu", "server/figures", "server/http_server", "server/postgres", "server/protocols"),
    *(f"server/nodes/{each}" for each in OF_NODES),
)
"""Parts of Coffret that no table in a browser imports: the beginnings of their paths."""
PACKAGES = (
    *("anyio", "attr", "attrs", "babel", "fluent.runtime", "fluent.syntax", "idna"),
    *("openskill", "pytz", "starlette", "typing_extensions"),
)
LEFT_OUT = (
    *("babel/locale-data", "babel/messages", "pytz/zoneinfo"),
    *("anyio/_backends/_trio.py", "anyio/pytest_plugin.py", "starlette/testclient.py"),
)
LOCALES = ("root", *LANGUAGES)
SOURCES = (".py", ".ftl", ".toml", ".json", ".typed", ".dat")
LIKE_NO_OTHER = (1980, 1, 1, 0, 0, 0)
"""The time of each file: the same sources make the same bytes."""


@cache
def bundle(wheel: Path) -> bytes:
    """The zip; `wheel`: msgspec for WebAssembly."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
        for name, content in sorted(_files(wheel)):
            pack.writestr(_entry(name), content)
    return made.getvalue()


def digest(content: bytes) -> str:
    return blake2b(content, digest_size=8).hexdigest()


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, LIKE_NO_OTHER)
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry


def _files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    top = Path(coffret.__file__).parent
    yield from _of_folder(top, "coffret", tuple(f"coffret/{each}" for each in NOT_PLAYED))
    for package in PACKAGES:
        place = _place(package)
        name = package.replace(".", "/")
        if place.is_dir():
            yield from _of_folder(place, name, LEFT_OUT)
        else:
            yield place.name, place.read_bytes()
    for locale in LOCALES:
        path = _place("babel") / "locale-data" / f"{locale}.dat"
        yield f"babel/locale-data/{path.name}", path.read_bytes()
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if name.startswith("msgspec/"):
                yield name, packed.read(name)


def _place(package: str) -> Path:
    """Its folder, or its only file."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise CoffretError(f"the package {package} is not installed here, and a browser needs it")
    path = Path(spec.origin)
    return path.parent if path.name == "__init__.py" else path


def _of_folder(top: Path, name: str, left_out: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    for path in sorted(top.rglob("*")):
        inside = f"{name}/{path.relative_to(top).as_posix()}"
        if path.suffix in SOURCES and path.is_file() and not inside.startswith(left_out):
            yield inside, path.read_bytes()
