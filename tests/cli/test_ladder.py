"""`coffret ladder`, called as a person would."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from .conftest import Coffret

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def cheap(tmp_path: Path) -> list[str]:
    return [
        "ladder", "incubation", "--bots", "random,greedy", "--players", "2", "--games", "20",
        "--cores", "1", "--file", str(tmp_path / "ladder.jsonl"),
    ]  # fmt: skip


def test_a_ladder_in_all_its_forms(coffret: Coffret, cheap: list[str], tmp_path: Path) -> None:
    picture = tmp_path / "ladder.png"
    answer = coffret(*cheap, "--plot", str(picture))
    assert answer.code == 0
    assert "stronger" in answer.out
    assert picture.read_bytes().startswith(PNG)
    page = coffret(*cheap, "--markdown").out
    assert "| bot | rating | 95% |" in page
    assert "| greedy | random | 20 |" in page
    row = coffret(*cheap, "--json").json
    (standing,) = row["standings"]
    assert (row["game"], standing["players"], standing["games"]) == ("incubation", 2, 20)
    assert [rating["bot"] for rating in standing["ratings"]] == ["greedy", "random"]


def test_strength_by_simulations(coffret: Coffret, tmp_path: Path) -> None:
    command = [
        "ladder", "incubation", "--budgets", "1,3", "--players", "2", "--games", "2",
        "--cores", "1", "--file", str(tmp_path / "budgets.jsonl"),
    ]  # fmt: skip
    picture = tmp_path / "budgets.png"
    answer = coffret(*command, "--plot", str(picture))
    assert answer.code == 0
    assert "clairvoyant †" in answer.out
    assert picture.read_bytes().startswith(PNG)
    rows = coffret(*command, "--json").json["strengths"]
    assert [(row["family"], row["simulations"]) for row in rows] == [
        ("search", 1), ("search", 3), ("clairvoyant", 1), ("clairvoyant", 3),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        (["--bots", "random"], ["two bots"]),
        (["--bots", "random,random"], ["named once"]),
        (["--bots", "random,deep"], ["deep", "greedy"]),
        (["--players", "7"], ["2 to 5", "not 7"]),
        (["--games", "0"], ["at least one"]),
        (["--budgets", "10"], ["--bots"]),
        (["--seed", "1", "--file", "no/such/folder.jsonl"], ["folder.jsonl"]),
    ],
)
def test_a_wrong_wish_is_one_sentence(
    coffret: Coffret, cheap: list[str], extra: list[str], words: list[str]
) -> None:
    answer = coffret(*cheap, *extra)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("coffret: ")
    assert answer.err.count("\n") == 1
    assert all(word in answer.err for word in words)


@pytest.mark.parametrize("budgets", ["", "ten", "10,,20", "0", "9999999"])
def test_wrong_budgets_are_one_sentence(coffret: Coffret, budgets: str) -> None:
    answer = coffret("ladder", "incubation", "--budgets", budgets)
    assert answer.code == 2
    assert "10,40,160" in answer.err


@pytest.mark.parametrize(("package", "extra"), [("openskill", []), ("matplotlib", ["--plot", "x"])])
def test_what_is_missing_is_said_before_anything_is_played(
    coffret: Coffret,
    cheap: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    package: str,
    extra: list[str],
) -> None:
    def find(name: str) -> Any:
        return None if name == package else importlib.util.find_spec(name)

    monkeypatch.setattr("coffret.lab.extras.find_spec", find)
    answer = coffret(*cheap, *extra)
    assert answer.code == 2
    assert "coffret[lab]" in answer.err
    assert package in answer.err
    assert list(tmp_path.iterdir()) == []
