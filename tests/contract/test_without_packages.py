"""Interpreted rules, bots and the server's tables do without NumPy, numba and Rich."""

import subprocess
import sys

from .blocking import BLOCKED

CONTRACT = [
    "tests/contract/test_actions.py",
    "tests/contract/test_ending.py",
    "tests/contract/test_match.py",
]
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
