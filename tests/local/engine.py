"""Python as a browser has it, run under Node."""

from __future__ import annotations

import gzip
import subprocess
from pathlib import Path

import pytest

from coffret.local.parts import WHEEL, local_files
from coffret.server.website import BUILT

from ..programs import node

HERE = Path(__file__).parent
NAMES = {"pyodide.js": "pyodide.mjs", "pyodide.asm.js": "pyodide.asm.mjs"}


class Engine:
    """The built app's files, under Pyodide's own names."""

    def __init__(self, folder: Path) -> None:
        found = local_files(BUILT)
        if found is None:
            pytest.fail("the app was built without Python for the browser")
        files, python = found
        self._pyodide, self._bundle = folder / "pyodide", folder / "coffret.zip"
        self._pyodide.mkdir()
        self._bundle.write_bytes(python)
        for path in (BUILT / files.pyodide).iterdir():
            content = path.read_bytes()
            name = NAMES.get(path.name, path.name)
            if path.suffix == ".packed":
                name, content = path.stem, gzip.decompress(content)
            if name != WHEEL:
                (self._pyodide / name).write_bytes(content)

    def run(self, program: Path, argument: str = "", seconds: int = 600) -> str:
        """The result of the program's `main`."""
        command = [node(), str(HERE / "python.mjs"), str(self._pyodide), str(self._bundle)]
        done = subprocess.run(
            [*command, str(program), argument], capture_output=True, text=True, timeout=seconds
        )
        assert done.returncode == 0, done.stderr[-4000:]
        return done.stdout
