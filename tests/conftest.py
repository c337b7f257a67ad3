"""Shared by all tests."""

import os
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import pytest

from coffret import registry
from coffret.engine.game import Game

from .programs import lines_of_skipped
from .tables import TABLES, VARIANTS, table


@pytest.fixture(params=TABLES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each registered game in turn, and once more with the terminal's options if it has any."""
    return table(request.param)


QUICK = (
    "tests/authors/",
    "tests/cli/",
    "tests/contract/",
    "tests/engine/",
    "tests/games/",
    "tests/server/test_documents.py",
    "tests/server/test_overview.py",
    "tests/server/test_tables.py",
    "tests/server/test_types_of_the_app.py",
    "tests/server/test_website.py",
)
"""Where the tests of `make test-quick` are: no browser, no databases, no compiler."""

SLOW = (
    "tests/authors/test_files.py::test_the_tests_of_other_games",
    "tests/cli/test_bench.py",
    "tests/contract/test_bots.py",
    "tests/contract/test_clock.py",
    "tests/contract/test_golden.py::test_move_trees",
    "tests/contract/test_information.py",
    "tests/contract/test_modes.py",
    "tests/contract/test_previews.py",
    "tests/contract/test_rules.py",
    "tests/contract/test_texts.py::test_every_legal_move",
    "tests/contract/test_words_of_the_view.py",
    "tests/engine/test_binding.py",
    "tests/engine/test_gpu.py::test_the_kernels",
    "tests/games/dragon_island/test_referee.py",
    "tests/games/jelly_monster/test_races.py",
    "tests/games/jelly_monster/test_second_opinion.py",
)
"""Among them, and yet not for a loop: many long games, whole trees, both modes. `test_check.py`
tries the contract in one game for each number of players."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--quick", action="store_true", help="Run what needs no browser and compiles no rules."
    )


def is_left_out(item: pytest.Item) -> bool:
    """A loop tries each game with its usual options alone."""
    return (
        not item.nodeid.startswith(QUICK)
        or item.nodeid.startswith(SLOW)
        or any(f"{name} with " in item.nodeid for name in VARIANTS)
    )


@pytest.fixture(autouse=True)
def interpreted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With --quick, a test that would compile rules is skipped where it does."""
    if request.config.getoption("quick"):
        monkeypatch.setattr(Game, "compiled", _skip_compiling)


def _skip_compiling(game: Game, module: ModuleType) -> NoReturn:
    pytest.skip("compiles rules: `make test` has it")


LONGEST = (
    "tests/web/test_alone.py",
    "tests/web/test_megalomania.py",
    "tests/web/test_jelly_table.py",
    "tests/web/test_components.py",
    "tests/web/test_newcomer.py",
    "tests/web/test_dragon_island_fits.py",
    "tests/web/test_accessibility.py",
    "tests/web/test_every_game.py",
    "tests/web/test_dragon_island.py",
    "tests/web/test_incubation_fits.py",
    "tests/web/test_megalomania_drawn.py",
    "tests/web/test_jelly_board.py",
    "tests/web/test_jelly_around.py",
    "tests/web/test_dragon_island_camera.py",
    "tests/web/test_dragon_island_told.py",
    "tests/web/test_shared_table.py",
    "tests/web/test_clocks.py",
)
"""Files of the app that take longest, from the longest on."""


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort tests into groups that one worker runs, long groups first: no worker ends much later.

    A game's tests are in one group, so that its rules are compiled once in a run. A test belongs
    to the game that its path or parameters name; engine and command line are tested with
    Incubation. The server's and the app's tests compile nothing: each file is a group. The server's
    mostly wait, so they run beside the games, which keep a processor busy. The app's files follow
    each other, because they share a browser and a server.
    """
    if config.getoption("quick"):
        left_out = [item for item in items if is_left_out(item)]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)
    groups = {item: group_of(item) for item in items}
    order = {group: at for at, group in enumerate(in_order(Counter(groups.values())))}
    items.sort(key=lambda item: order[groups[item]])
    for item in items:
        item.add_marker(pytest.mark.xdist_group(groups[item]))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    for line in lines_of_skipped(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line, yellow=True)


def in_order(counts: Counter[str]) -> list[str]:
    """The groups, given the number of tests in each: two games, the server's files with the other
    games among them, and the app's files from the longest on."""
    games = sorted((each for each in counts if "/" not in each), key=lambda each: -counts[each])
    server = [each for each in counts if each.startswith("tests/server/")]
    app = [each for each in counts if each.startswith("tests/web/")]
    begun, later = games[:2], games[2:]
    share = -(-len(server) // (len(later) + 1))
    among: list[str] = []
    for at in range(len(later) + 1):
        among += server[at * share : (at + 1) * share] + later[at : at + 1]
    longest = [each for each in LONGEST if each in app]
    return begun + among + longest + [each for each in app if each not in longest]


def group_of(item: pytest.Item) -> str:
    if "tests/server/" in item.nodeid or "tests/web/" in item.nodeid:
        return item.nodeid.partition("::")[0]
    named = [name for name in registry.names() if name in item.nodeid]
    return (*named, "incubation")[0]


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Compiled rules of a test run are kept apart from the user's, and shared by its workers."""
    if "COFFRET_CACHE" not in os.environ:
        base = tmp_path_factory.getbasetemp()
        shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
        os.environ["COFFRET_CACHE"] = str(Path(shared) / "compiled")
