"""Mistakes in rules are found in the source, with function and line, before numba meets them."""

import sys
from pathlib import Path

import pytest

from coffret import registry
from coffret.check import check
from coffret.engine import contract
from coffret.engine.errors import BrokenGame
from coffret.engine.rulecheck import check_rules

from .conftest import Write

MISTAKES = {
    "a rule of the contract without @rule": (
        "rules.py", "@rule\ndef over(s):", "def over(s):",
        "over", "def over(s):", "`@rule` is missing on `over`",
    ),
    "a rule that another calls without @rule": (
        "rules.py", "@rule\ndef hold(s):", "def hold(s):",
        "roll", "        hold(s)", "`@rule` is missing on `hold`, which it calls",
    ),
    "a function of the engine that is no rule": (
        "rules.py", "    s.goal = options.goal", "    s.goal = describe(options.goal)",
        "setup", "describe(options.goal)", "`@rule` is missing on `describe`, which it calls",
    ),
    "a dict at module level": (
        "rules.py", "    return s.players[seat].points", "    return WORTH[s.players[seat].points]",
        "score", "return WORTH[",
        "`WORTH` is a dict at module level: use a `LookupTable` or a tuple",
    ),
    "a list at module level of another module": (
        "rules.py", "    return s.players[seat].points", "    return state.STEPS[seat]",
        "score", "state.STEPS",
        "`state.STEPS` is a list at module level: use a `LookupTable` or a tuple",
    ),
    "a keyword-only argument": (
        "rules.py", "def hold(s):", "def hold(s, *, twice=False):",
        "hold", "def hold(", "a rule has no keyword-only arguments: `twice`",
    ),
    "any number of arguments": (
        "rules.py", "def hold(s):", "def hold(s, *more):",
        "hold", "def hold(", "a rule has no variable arguments: `more`",
    ),
    "an index from the end": (
        "rules.py", "    s.pot += s.die", "    s.pot += s.players[-1].points",
        "roll", "s.players[-1]", "an index counts from the end: `s.players[-1]`",
    ),
    "an index from the end by its name": (
        "rules.py", "    s.pot += s.die", "    s.pot += s.players[NOBODY].points",
        "roll", "s.players[NOBODY]", "an index counts from the end: `s.players[NOBODY]`",
    ),
    "an index from the end by a name of the game": (
        "rules.py", "    s.pot += s.die", "    s.pot += s.players[state.NOTHING].points",
        "roll", "s.players[state", "an index counts from the end: `s.players[state.NOTHING]`",
    ),
    "a slice from the end": (
        "rules.py", "    s.pot += s.die", "    s.pot += len(s.players[:-1])",
        "roll", "s.players[:-1]", "an index counts from the end: `s.players[:-1]`",
    ),
    "a generator expression": (
        "rules.py", "    s.pot += s.die", "    s.pot += sum(i for i in range(s.die))",
        "roll", "sum(i for", "a rule has no generator expression",
    ),
    "chance from Python": (
        "rules.py", "    s.die = 1 + below(s, SIDES)", "    s.die = random.randint(1, SIDES)",
        "roll", "random.randint",
        "no seed repeats what `random` gives: chance comes from `rng.below`",
    ),
    "a list inside a rule": (
        "rules.py", "    s.pot += s.die", "    s.pot += len([s.die])",
        "roll", "len([", "a rule has no list",
    ),
}  # fmt: skip

MORE = """
import random

from coffret.engine.actions import describe
from . import state

WORTH = {0: 1}
PLAYERS = FEATURES["players"]
"""


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_with_file_function_and_line(write: Write, mistake: str) -> None:
    file, old, new, function, line_of, problem = MISTAKES[mistake]
    folder = write("sow", {file: (old, new)})
    rules, state = folder / "rules.py", folder / "state.py"
    rules.write_text(rules.read_text().replace('\nPLAYERS = FEATURES["players"]\n', MORE))
    state.write_text(state.read_text() + "\nNOTHING = -1\nSTEPS: list[int] = [1, 2, 3]\n")
    lines = rules.read_text().splitlines()
    written = [n for n, line in enumerate(lines, 1) if line_of in line]
    expected = f"{rules}, line %d, in {function}: {problem}"
    found = [str(each) for each in check_rules(folder)]
    assert expected % written[-1] in found
    assert dict(check("sow"))["rules"] == found


def test_all_mistakes_are_named_together(write: Write) -> None:
    folder = write("sow", {"rules.py": ("@rule\ndef over(s):", "def over(s):")})
    rules = folder / "rules.py"
    rules.write_text(rules.read_text().replace("s.pot += s.die", "s.pot += s.players[-1].points"))
    assert [each.function for each in check_rules(folder)] == ["roll", "over"]


def test_compiled_rules_are_checked_before_numba_is_asked(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("sow", {"rules.py": ("@rule\ndef hold(s):", "def hold(s):")})
    game = registry.game("sow")
    monkeypatch.setitem(sys.modules, "coffret.engine.compiler", None)  # importing it would fail
    with pytest.raises(BrokenGame, match="in roll: `@rule` is missing on `hold`"):
        game.compiled(contract)


@pytest.mark.parametrize("name", registry.names())
def test_no_game_of_the_box_makes_any(name: str) -> None:
    assert check_rules(registry.folder(name)) == []


def test_names_that_a_rule_gives_itself_hide_the_modules(write: Write) -> None:
    folder = write(
        "sow", {"rules.py": ("    s.pot += s.die", "    WORTH = s.die\n    s.pot += WORTH")}
    )
    rules = folder / "rules.py"
    rules.write_text(rules.read_text().replace('\nPLAYERS = FEATURES["players"]\n', MORE))
    assert check_rules(folder) == []


def test_two_modules_that_import_from_each_other_do_not_trap_the_check(shelf: Path) -> None:
    folder = shelf / "knot"
    folder.mkdir()
    for here, there in (("rules", "other"), ("other", "rules")):
        (folder / f"{here}.py").write_text(f"from .{there} import step\n")
    assert check_rules(folder) == []


def test_a_file_that_is_no_python_is_a_finding(write: Write) -> None:
    folder = write("sow")
    (folder / "more.py").write_text("def more(:\n")
    assert [str(each) for each in check_rules(folder)] == [
        f"{folder}/more.py, line 1, in the module: invalid syntax"
    ]
