"""`coffret check` plays some games and says what breaks the contract, and at which step."""

import re
from pathlib import Path

import pytest

from coffret.check import check

from ..cli.conftest import Coffret
from .conftest import Write

BREACHES = {
    "legal counts wrong": (
        "rules.py", "    count = allow(mask, ROLL)", "    count = 1 + allow(mask, ROLL)",
        "`legal` returns 2 for seat",
    ),
    "legal gives others moves": (
        "rules.py", "    if s.phase == OVER or seat != s.turn:", "    if s.phase == OVER:",
        "and `legal` gives seat",
    ),
    "actors names nobody": (
        "rules.py", "    return 0 if s.phase == OVER else 1 << s.turn", "    return 0",
        "nobody may act, nothing is due, and the game is not over",
    ),
    "actors names a seat too many": (
        "rules.py", "    return 0 if s.phase == OVER else 1 << s.turn",
        "    return 0 if s.phase == OVER else 1 << s.turn | 1 << s.seats",
        "`actors` names a seat that is not there",
    ),
    "a step that does nothing": (
        "rules.py", "    else:\n        hold(s)", "    else:\n        pass",
        "the step changed nothing",
    ),
    "a step that moves the clock": (
        "rules.py", "    s.die = 1 + below(s, SIDES)", "    s.clock += 1\n    s.die = 2",
        "`step` moved the clock",
    ),
    "too many events": (
        "state.py", "events=4", "events=1", "a step emits 2 events",
    ),
    "an endless game": (
        "__init__.py", "    longest=LAST_ROUND * 8 * MOST_POINTS // 2,", "    longest=3,",
        "the game goes on after 3 steps",
    ),
    "a refusal without a rule": (
        "reasons.py", '        return "PIG-1.1"', '        return "PIG-9"',
        "`why_not` answers 'PIG-9'",
    ),
    "a view of what is hidden": (
        "view.py", '        "pot": s.pot,', '        "pot": s.rng[0],', "the view of",
    ),
    "features of what is hidden": (
        "rules.py", "    out[POT] = s.pot / MOST_POINTS", "    out[POT] = s.rng[0] / MOST_POINTS",
        "the features of",
    ),
    "asking that changes something": (
        "view.py", '    """Everything is open: all seats see the same."""', "    s.pot += 1",
        "asking changed the position",
    ),
    "moves that read alike": (
        "texts/fr.ftl", "move-hold = S’arrêter", "move-hold = Lancer le dé",
        "two moves read alike (fr)",
    ),
    "a NumPy number in the view": (
        "view.py", '        "pot": s.pot,', '        "pot": __import__("numpy").int64(s.pot),',
        "the view has a `int64` in `pot`: write a plain value",
    ),
    "a set in the view": (
        "view.py", '        "pot": s.pot,', '        "pot": {s.pot},',
        "the view has a `set` in `pot`: write a list",
    ),
    "an action that is not in the space": (
        "rules.py", "    count = allow(mask, ROLL)", "    count = allow(mask, ROLL + 7)",
        "in legal: an action's number is not in the action space",
    ),
    "a number that fits no field": (
        "rules.py", "    s.pot += s.die", "    s.pot += s.die * 10**12",
        "in roll: a number is too large for a state's field",
    ),
    "a feature that is not in the layout": (
        "rules.py", "    out[POT] = s.pot", "    out[POT + 900] = s.pot",
        "in features: a feature's index is not in the feature layout",
    ),
    "a crash": (
        "rules.py", "    s.pot += s.die", "    s.pot += s.players[seat].points",
        "rules.py, line 74, in roll: NameError",
    ),
    "an index that comes out negative": (
        "rules.py", "    s.players[s.turn].points +=", "    s.players[s.turn - 1].points +=",
        "in hold: IndexError: an index counts from the end (-1)",
    ),
    "a crash in a text": (
        "texts/en.ftl", "event-rolled = { $player } rolls { $die }",
        "event-rolled = { $player } rolls { $pips }", "event-rolled",
    ),
}  # fmt: skip


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_of_the_contract_is_named_with_its_step(write: Write, breach: str) -> None:
    file, old, new, problem = BREACHES[breach]
    write("sow", {file: (old, new)})
    found = dict(check("sow"))["contract"]
    assert any(problem in line for line in found), found
    assert re.match(r"2 players, seed 1, (after )?step \d+: ", found[0])


def test_points_that_do_not_add_up_are_told(write: Write) -> None:
    folder = write("sow")
    (folder / "ending.py").write_text(
        'def sources(s, seat):\n    return {"points": s.players[seat].points + 1}\n'
    )
    assert "do not add up to its `score`" in dict(check("sow"))["contract"][0]


def stock_that_changes(folder: Path) -> None:
    (folder / "stock.py").write_text('def stock(s):\n    return {"dice": s.die}\n')


def test_stock_that_changes_is_told(write: Write) -> None:
    stock_that_changes(write("sow"))
    assert any("`stock` has changed: dice" in line for line in dict(check("sow"))["contract"])


def test_the_command_shows_what_was_checked_and_what_is_wrong(
    write: Write, coffret: Coffret
) -> None:
    write("sow")
    answer = coffret("check", "sow")
    assert answer.code == 0
    stages = ["files", "rules", "loading", "texts", "contract"]
    assert answer.out.split() == [part for stage in stages for part in ("✓", stage)]
    assert coffret("check", "sow", "--json").json == {
        "game": "sow", "problems": {stage: [] for stage in stages},
    }  # fmt: skip
    assert coffret("check", "hog").code == 2
    stock_that_changes(write("boar"))
    answer = coffret("check", "boar")
    assert answer.code == 1
    assert "✗ contract" in answer.out
    assert "`stock` has changed: dice" in answer.out
