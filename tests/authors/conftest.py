"""Games that are not in the box: copies of the tutorial's, each with another mistake."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from coffret import games, registry

from ..cli.conftest import coffret as coffret

EXAMPLES = Path(__file__).parents[2] / "examples"
BOX = list(games.__path__)

Write = Callable[..., Path]
"""`write("sow", {"rules.py": ("old", "new"), "view.py": None})`: a copy of Pig under that name,
with texts replaced and files left out."""


def forget() -> None:
    """Nothing of the games outside the box stays in memory."""
    registry.folders.cache_clear()
    registry.game.cache_clear()
    own = {path.name for path in Path(BOX[0]).iterdir()}
    for name in list(sys.modules):
        if name.startswith("coffret.games.") and name.split(".")[2] not in own:
            del sys.modules[name]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for games, known as COFFRET_GAMES would make it."""
    folder = tmp_path / "games"
    folder.mkdir()
    yield from known(folder, monkeypatch)


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The examples, known as COFFRET_GAMES would make them."""
    yield from known(EXAMPLES, monkeypatch)


def known(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("COFFRET_GAMES", str(folder))  # for processes that a test starts
    monkeypatch.setattr(games, "__path__", [*BOX, str(folder)])
    forget()
    yield folder
    monkeypatch.undo()
    forget()


@pytest.fixture
def write(shelf: Path) -> Write:
    def copy(name: str, changes: dict[str, tuple[str, str] | None] | None = None) -> Path:
        folder = shelf / name
        shutil.copytree(EXAMPLES / "pig", folder, ignore=shutil.ignore_patterns("__pycache__"))
        for file, change in (changes or {}).items():
            path = folder / file
            if change is None:
                path.unlink()
                continue
            text = path.read_text(encoding="utf-8")
            assert text.count(change[0]) == 1, f"{file}: {change[0]}"
            path.write_text(text.replace(*change), encoding="utf-8")
        forget()
        return folder

    return copy


def separate(*command: str) -> list[str]:
    """A command of this Python, in a new process."""
    return [sys.executable, "-m", *command]
