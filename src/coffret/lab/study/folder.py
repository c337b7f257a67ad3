"""A study's folder: one command at a time works in it, and it holds one study of each kind."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from coffret.engine.errors import BadOptions, CoffretError

from .kept import DRAFT, cannot_keep

LOCK, STUDIES = ".lock", "studies.json"


@contextmanager
def held(folder: Path, kind: str, facts: Mapping[str, str]) -> Iterator[None]:
    """Have the folder for one study, `facts` say which; what a killed run left half written goes.

    A CoffretError if another command works there, BadOptions if it holds another study of this
    kind.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / LOCK).open("w")
    except OSError as error:
        raise cannot_keep(folder, error) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CoffretError(
                f"another coffret lab works in {folder}: wait until it is done, or name another "
                "folder with --out"
            ) from None
        except OSError as error:
            raise cannot_keep(folder, error) from None
        _is_the_same(folder, kind, dict(facts))
        for draft in folder.rglob(f"*{DRAFT}"):
            with suppress(OSError):
                draft.unlink()
        yield


def _is_the_same(folder: Path, kind: str, facts: dict[str, str]) -> None:
    """Remember the study, or refuse one that would take the place of another."""
    path = folder / STUDIES
    try:
        known = msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, str]])
    except (FileNotFoundError, msgspec.DecodeError):
        known = {}
    before = known.get(kind)
    if before is not None and before != facts:
        apart = "; ".join(
            f"{key}: {before.get(key, 'none')} there, {facts.get(key, 'none')} here"
            for key in dict.fromkeys([*before, *facts])
            if before.get(key) != facts.get(key)
        )
        raise BadOptions(
            f"{folder} holds another study ({kind}; {apart}): name another folder with --out"
        )
    if before is None:
        draft = path.with_suffix(DRAFT)
        try:
            draft.write_bytes(msgspec.json.encode(known | {kind: facts}))
            draft.replace(path)
        except OSError as error:
            raise cannot_keep(folder, error) from None
