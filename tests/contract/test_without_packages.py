"""Interpreted rules, bots and the server's tables do without NumPy, numba and Rich."""

import subprocess
import sys
from pathlib import Path

from .blocking import BLOCKED

FOLDER = Path(__file__).parent
NOT_WITHOUT = {
    *("test_bots.py", "test_gpu.py", "test_modes.py", "test_search_worlds.py"),
    *("test_check.py", "test_terminal.py"),
    *("test_words_of_the_lab.py", "test_without_packages.py"),
}
"""Compare or search by compiled rules, draw by Rich, or read the lab's tables."""
CONTRACT = [str(path) for path in sorted(FOLDER.glob("test_*.py")) if path.name not in NOT_WITHOUT]
BOTS = """
from tests.contract.blocking import pytest_configure
pytest_configure()
import coffret.server.app
from coffret import registry
from coffret.bots.player import BotPlayer
from coffret.check.positions import new_game
for game in registry.games():
    s = new_game(game, game.seats[0], 1)
    seat = game.acting(s)[0]
    for bot in ("beginner", "search-5"):
        assert BotPlayer(game, bot, 1).choose(s, seat) in game.legal(s, seat)
"""


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True)


def test_the_contract_holds_without_them() -> None:
    run = python("-m", "pytest", "-n", "0", "-p", "tests.contract.blocking", *CONTRACT)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "passed" in run.stdout
    assert "skipped" not in run.stdout


def test_bots_choose_and_the_server_is_imported_without_them() -> None:
    run = python("-c", BOTS)
    assert run.returncode == 0, run.stderr


def test_they_are_not_imported_for_others_either() -> None:
    run = python("-c", "import sys, coffret.registry as r; r.games(); print(*sys.modules)")
    assert run.returncode == 0, run.stderr
    assert not BLOCKED & set(run.stdout.split())
