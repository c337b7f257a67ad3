"""Puts Python for the browser beside the built app: Pyodide from its npm package, and msgspec.

Everything is under a name of its content, so it may be cached for ever. WebAssembly is packed here,
so that every host sends as few bytes, and scripts end in .js, which every host knows.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"
"""Of this version of Pyodide (package-lock.json): msgspec must be built for it."""
NAMES = {"pyodide.mjs": "pyodide.js", "pyodide.asm.mjs": "pyodide.asm.js"}
WASM, LIBRARY, WHEEL = "pyodide.asm.wasm", "python_stdlib.zip", "msgspec.whl"
LOCK = "pyodide-lock.json"
UNUSED = (
    *("_pyrepl/", "ensurepip/", "idlelib/", "pydoc_data/", "turtledemo/", "unittest/", "venv/"),
    *("wsgiref/", "xmlrpc/", "dbm/", "curses/", "tkinter/", "lib2to3/", "xml/"),
    *("cProfile.py", "doctest.py", "ftplib.py", "imaplib.py", "mailbox.py", "modulefinder.py"),
    *("optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "profile.py"),
    *("pstats.py", "pydoc.py", "sched.py", "trace.py", "turtle.py", "zipapp.py"),
)
"""Of Python's library: what no table imports."""


class Missing(Exception):
    """Says in a sentence what could not be had."""


def pack(web: Path, built: Path) -> None:
    source = web / "node_modules" / "pyodide"
    if not source.is_dir():
        raise Missing("the npm package pyodide is not installed")
    files = {renamed: _script(source / name) for name, renamed in NAMES.items()}
    files[f"{WASM}.packed"] = gzip.compress((source / WASM).read_bytes(), 9, mtime=0)
    # No package comes from anywhere else: of the list only what it is for is kept.
    listed = json.loads((source / LOCK).read_bytes())
    files[LOCK] = json.dumps({"info": listed["info"], "packages": {}}).encode()
    files[LIBRARY] = slimmed((source / LIBRARY).read_bytes())
    files[WHEEL] = msgspec(web)
    named = hashlib.blake2b(digest_size=8)
    for name in sorted(files):
        named.update(name.encode() + files[name])
    folder = built / "assets" / f"pyodide-{named.hexdigest()}"
    folder.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)


def _script(path: Path) -> bytes:
    """Without the line that names its map, which is not here."""
    return path.read_bytes().split(b"\n//# sourceMappingURL=")[0]


def slimmed(library: bytes) -> bytes:
    made = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(library)) as whole,
        zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as part,
    ):
        for entry in whole.infolist():
            if not entry.filename.startswith(UNUSED):
                slim = zipfile.ZipInfo(entry.filename, (1980, 1, 1, 0, 0, 0))
                slim.compress_type = zipfile.ZIP_DEFLATED
                part.writestr(slim, whole.read(entry))
    return made.getvalue()


def msgspec(web: Path) -> bytes:
    """Its wheel, fetched once; requirements/wasm.txt has its hash."""
    lock = web.parent / "requirements" / "wasm.txt"
    kept = web / "node_modules" / ".coffret" / hashlib.sha256(lock.read_bytes()).hexdigest()
    if not any(kept.glob("*.whl")):
        part = kept.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        asked = [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--only-binary=:all:", "--implementation=cp", "--require-hashes"),
            *(f"--platform={PLATFORM}", f"--python-version={PYTHON}"),
            *("--dest", str(part), "-r", str(lock)),
        ]
        done = subprocess.run(asked, capture_output=True, text=True)
        if done.returncode:
            raise Missing(f"msgspec for WebAssembly could not be fetched: {done.stderr.strip()}")
        part.rename(kept)
    return next(kept.glob("*.whl")).read_bytes()
