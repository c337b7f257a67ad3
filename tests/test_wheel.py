"""A wheel is all that a machine without Node needs: it is built, installed, and serves the app."""

import json
import re
import runpy
import subprocess
import sys
import urllib.request
import venv
from collections.abc import Iterator
from email import message_from_string
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.parse import urljoin
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.xdist_group("wheel")  # one is enough


@pytest.fixture(scope="module")
def nowhere(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Surroundings in which no program is found: no Node, above all."""
    empty = tmp_path_factory.mktemp("empty")
    return {"PATH": str(empty), "HOME": str(empty)}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, nowhere: dict[str, str]) -> Path:
    """By way of the source package, as `python -m build` does; the app in it is built already."""
    if not runpy.run_path(str(ROOT / "hatch_build.py"))["is_built"](ROOT):
        pytest.fail("the app is not built: run `make web`")
    made = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(made), str(ROOT)]
    done = subprocess.run(build, env=nowhere, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    [found] = made.glob("*.whl")
    return found


def needed(wheel: Path) -> list[Requirement]:
    """The dependencies of the wheel, without extras."""
    with ZipFile(wheel) as packed:
        [name] = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = message_from_string(packed.read(name).decode())
    return [one for one in map(Requirement, metadata.get_all("Requires-Dist", [])) if applies(one)]


def applies(one: Requirement, extra: str = "") -> bool:
    return one.marker is None or one.marker.evaluate({"extra": extra})


def all_needed(first: list[Requirement]) -> Iterator[Distribution]:
    """And what that asks for in its turn."""
    seen = set()
    waiting = [(one.name, one.extras) for one in first]
    while waiting:
        name, extras = waiting.pop()
        if canonicalize_name(name) not in seen:
            seen.add(canonicalize_name(name))
            found = distribution(name)
            yield found
            for one in map(Requirement, found.requires or []):
                if any(applies(one, extra) for extra in ("", *extras)):
                    waiting.append((one.name, one.extras))


def test_the_bounds_of_what_it_needs_are_true(wheel: Path) -> None:
    bounds = {one.name: one.specifier for one in needed(wheel)}
    for name, bound in bounds.items():
        assert distribution(name).version in bound, name
    # Parts of these are used that are private to them: a version that nobody has tried may differ.
    for name in ("numba", "uvicorn"):
        assert Version("0.99") not in bounds[name]
    # WebSocketsSansIOProtocol came with 0.35, its `close_timer` with 0.52.1.
    assert Version("0.52.0") not in bounds["uvicorn"]


def test_it_serves_the_app_where_there_is_nothing_else(
    wheel: Path, nowhere: dict[str, str], tmp_path: Path
) -> None:
    venv.create(tmp_path / "env", symlinks=True)
    python = tmp_path / "env" / "bin" / "python"
    [site] = (tmp_path / "env" / "lib").glob("python*/site-packages")
    # What it asks for, as it is here, and nothing else: pip has nowhere to get it from.
    for other in all_needed(needed(wheel)):
        for top in {file.parts[0] for file in other.files or ()} - {"..", "__pycache__"}:
            if not (site / top).exists():
                (site / top).symlink_to(str(other.locate_file(top)))
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    options = ["--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check"]
    subprocess.run([*pip, *options, str(wheel)], check=True, cwd=tmp_path)
    where = "import coffret; print(coffret.__file__)"
    found = subprocess.run([python, "-c", where], env=nowhere, capture_output=True, text=True)
    assert found.stdout.startswith(str(site)), found.stderr
    serve = f"{python.with_name('coffret')} serve --port 0 --db {tmp_path / 'db'}"
    serving = subprocess.Popen(serve.split(), env=nowhere, stderr=subprocess.PIPE, text=True)
    try:
        assert serving.stderr is not None
        address = json.loads(serving.stderr.readline())["address"]
        page = read(address)
        links = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert len([link for link in links if link.startswith("/assets/")]) >= 4
        for link in links:
            assert read(urljoin(address, link)) != page
        assert len(json.loads(read(f"{address}/api/games"))) >= 4
    finally:
        serving.terminate()
        serving.communicate(timeout=20)


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        assert answer.status == 200
        content: bytes = answer.read()
        return content.decode("latin-1")
