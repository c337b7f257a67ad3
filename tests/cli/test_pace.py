"""Paces and the terminal's own options on the command line."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from coffret.cli import app
from coffret.engine.errors import BadOptions

runner = CliRunner()


def simulate(*arguments: str) -> dict[str, object]:
    command = ["simulate", "jelly_monster", "--players", "3", "--games", "2", "--mode", "plain"]
    done = runner.invoke(app, [*command, "--json", *arguments], catch_exceptions=False)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_a_pace_changes_a_game_on_the_clock_and_is_in_the_report() -> None:
    slow = simulate("--pace", "1200")
    assert slow["pace"] == [1200]
    assert slow["digest"] != simulate()["digest"]
    assert simulate("--pace", "0,700,700")["digest"] != slow["digest"]


@pytest.mark.parametrize("pace", ["fast", "-1", "1,2", "", "99999999"])
def test_a_wrong_pace_is_one_sentence(pace: str) -> None:
    with pytest.raises(BadOptions, match="pace"):
        simulate("--pace", pace)


def test_the_terminal_plays_relaxed_unless_told_otherwise(tmp_path: Path) -> None:
    for extra, pace in (([], "relaxed"), (["--option", "pace=live"], "live")):
        path = tmp_path / f"{pace}.json"
        command = ["play", "jelly_monster", "--seats", "random,random,random", "--seed", "1"]
        runner.invoke(app, [*command, "--save", str(path), *extra], catch_exceptions=False)
        saved = json.loads(path.read_text())
        assert saved["options"]["pace"] == pace
        assert saved["result"] is not None
        assert any(time > 0 for _, _, time in saved["moves"]) == (pace == "live")
        again = runner.invoke(app, ["replay", str(path), "--verify"], catch_exceptions=False)
        assert "verified" in again.stdout


def test_a_person_is_told_that_the_clock_stands_still() -> None:
    for extra, answer in (([], False), (["--option", "pace=live"], True)):
        command = ["play", "jelly_monster", "--seats", "human,random,random", "--seed", "1", *extra]
        done = runner.invoke(app, command, input="1\n1\nq\n", catch_exceptions=False)
        assert ("The clock stops while you think." in done.stdout) == answer
