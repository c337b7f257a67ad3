"""What all tests share."""

import os
from pathlib import Path

import pytest

from coffret import registry
from coffret.engine.game import Game

from .tables import TABLES, table


@pytest.fixture(params=TABLES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each registered game in turn, and once more with the terminal's options if it has any."""
    return table(request.param)


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep a game's tests in one worker: its rules are then compiled once in a run.

    A test is of the game that its path or parameters name; engine and command line are tried on
    Incubation. The server's and the app's tests compile nothing: each file goes wherever there is
    room.
    """
    for item in items:
        if "tests/server/" in item.nodeid or "tests/web/" in item.nodeid:
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
            continue
        named = [name for name in registry.names() if name in item.nodeid]
        item.add_marker(pytest.mark.xdist_group((*named, "incubation")[0]))


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Compiled rules of a test run are kept apart from the user's, and shared by its workers."""
    if "COFFRET_CACHE" not in os.environ:
        base = tmp_path_factory.getbasetemp()
        shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
        os.environ["COFFRET_CACHE"] = str(Path(shared) / "compiled")
