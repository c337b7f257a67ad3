"""The cache of compiled rules: a folder named by a hash of everything they depend on.

numba's own key covers a function's bytecode, but not the constants, tables and other files it uses.
So every set of rules has its own folder, named by a hash of all sources and component files: any
change gives a new folder, so stale code is never loaded. If sources have changed since the process
started, its compiled rules are not shared through the cache.
"""

import hashlib
import os
import platform
import tempfile
import time
from collections.abc import Iterable
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

ENGINE = Path(__file__).parent
SOURCES = ("*.py", "*.toml")
STARTED = time.time()


def root() -> Path:
    """The cache of this user; COFFRET_CACHE moves it."""
    if chosen := os.environ.get("COFFRET_CACHE"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "coffret" / "compiled"


def folder(identity: str, modules: Iterable[ModuleType]) -> Path:
    """The folder for rules of `modules`; `identity` is what else they depend on (a card set)."""
    modules = tuple(modules)
    kept = Path(_own_folder().name) if changed_since(STARTED, modules) else root()
    return kept / key(identity, modules)


def changed_since(moment: float, modules: Iterable[ModuleType]) -> bool:
    """Whether a source was written after that moment: the imported code may differ from it."""
    return any(source.stat().st_mtime > moment for source in _sources(modules))


@lru_cache(maxsize=1)
def _own_folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="coffret-")


def _sources(modules: Iterable[ModuleType]) -> list[Path]:
    return [
        source
        for folder in _folders(modules)
        for pattern in SOURCES
        for source in sorted(folder.rglob(pattern))
    ]


def _folders(modules: Iterable[ModuleType]) -> list[Path]:
    return sorted({Path(each.__file__).parent for each in modules if each.__file__} | {ENGINE})


def key(identity: str, modules: Iterable[ModuleType]) -> str:
    """A hash of the engine, of all sources next to each module, and of the tools."""
    digest = hashlib.blake2b(digest_size=16)
    for part in (
        identity,
        *_tools(),
        *(_folder_digest(path) for path in _folders(modules)),
    ):
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()


def _folder_digest(path: Path) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for pattern in SOURCES:
        for source in sorted(path.rglob(pattern)):
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()


@lru_cache(maxsize=1)
def _tools() -> tuple[str, ...]:
    return (platform.python_version(), platform.machine(), version("numba"), version("numpy"))
