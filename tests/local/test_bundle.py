"""The files for a browser: what is in them, and where they may be written."""

from __future__ import annotations

import io
import json
import re
import zipfile
from pathlib import Path

import pytest

from coffret.engine.errors import CoffretError
from coffret.local.bundle import bundle
from coffret.local.folder import write_folder
from coffret.local.parts import WHEEL, local_files
from coffret.local.warm import warmed
from coffret.server.website import BUILT

FOREIGN = re.compile(rb"""(?:src|href|import|fetch\()\s*[=(]?\s*["'`](?:https?:)?//""")


def test_the_zip_is_the_same_each_time_and_has_no_server_of_its_own() -> None:
    wheel = next(BUILT.glob(f"assets/pyodide-*/{WHEEL}"))
    content = bundle(wheel)
    bundle.cache_clear()
    assert bundle(wheel) == content
    with zipfile.ZipFile(io.BytesIO(content)) as pack:
        names = pack.namelist()
    assert "coffret/games/incubation/rules.toml" in names
    assert "coffret/server/table.py" in names
    assert any(name.startswith("msgspec/_core") for name in names)
    assert {"coffret/server/nodes/__init__.py", "coffret/server/nodes/gated.py"} <= set(names)
    heavy = ("numpy", "numba", "uvicorn", "cryptography", "coffret/lab", "coffret/web")
    assert not [name for name in names if name.startswith(heavy)]


def test_a_folder_is_whole_asks_nobody_else_and_can_be_written_again(tmp_path: Path) -> None:
    out = tmp_path / "box"
    write_folder(out)
    size = write_folder(out)
    assert size == sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    page = (out / "index.html").read_text(encoding="utf-8")
    assert '"/' not in re.sub(r"<script type=.*?</script>", "", page)  # relative, wherever it is
    told = re.search(r'id="local">(.*?)</script>', page)
    assert told is not None
    files = json.loads(told[1])
    assert files["alone"] is True
    assert (out / files["python"]).is_file()
    assert {path.name for path in (out / files["pyodide"]).iterdir()} >= {"pyodide.js"}
    for game in json.loads((out / "api/games.json").read_bytes()):
        told_of = {path.name for path in (out / "api/games" / game["game"]).iterdir()}
        assert told_of >= {"rules.en.json", "rules.fr.json", "legend.json"}
        assert ("lesson.fr.json" in told_of) == game["lesson"]
    assert not FOREIGN.search((out / "index.html").read_bytes())


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    mine = tmp_path / "letters.txt"
    mine.write_text("dear")
    with pytest.raises(CoffretError, match="has other files"):
        write_folder(tmp_path)
    assert mine.read_text() == "dear"


def test_an_app_without_python_says_what_is_missing(tmp_path: Path) -> None:
    built = tmp_path / "web"
    built.mkdir()
    (built / "index.html").write_text("<head></head>")
    assert local_files(built) is None
    with pytest.raises(CoffretError, match="without Python"):
        write_folder(tmp_path / "out", built)
    with pytest.raises(CoffretError, match="not built"):
        write_folder(tmp_path / "out", tmp_path / "none")


def test_what_is_compiled_for_the_next_start_belongs_to_what_was_used(tmp_path: Path) -> None:
    library = tmp_path / "library.zip"
    with zipfile.ZipFile(library, "w") as pack:
        pack.writestr("nobody_uses_this.py", "1")
    own = Path(__file__).parents[2] / "src"
    compiled, over = warmed(str(library), str(own))
    with zipfile.ZipFile(io.BytesIO(compiled)) as pack:
        assert pack.namelist() == ["nobody_uses_this.py"]
    with zipfile.ZipFile(io.BytesIO(over)) as pack:
        names = pack.namelist()
    assert any(re.fullmatch(r"coffret/local/__pycache__/warm\.cpython-\d+\.pyc", n) for n in names)
