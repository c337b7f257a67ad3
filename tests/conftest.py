"""What all tests share."""

import os
from pathlib import Path

import pytest

from coffret.engine.game import Game

from .tables import TABLES, table


@pytest.fixture(params=TABLES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each registered game in turn, and once more with the terminal's options if it has any."""
    return table(request.param)


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Compiled rules of a test run are kept apart from the user's, and shared by its workers."""
    if "COFFRET_CACHE" not in os.environ:
        base = tmp_path_factory.getbasetemp()
        shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
        os.environ["COFFRET_CACHE"] = str(Path(shared) / "compiled")
