"""Bad input: one clear sentence with its place, exit code 2, nothing written."""

from pathlib import Path

import pytest

from ..golden.make import FOLDER
from .conftest import Coffret

GOLDEN = (FOLDER / "incubation-2-greedy.json").read_text()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], ["chess", "incubation"]),
        (["simulate", "chess"], ["chess"]),
        (["rules", "chess"], ["chess"]),
        (["bench", "chess"], ["chess"]),
        (["simulate", "incubation", "--players", "1"], ["2 to 5", "not 1"]),
        (["simulate", "incubation", "--players", "6"], ["2 to 5", "not 6"]),
        (["simulate", "incubation", "--bots", "deep"], ["deep", "greedy"]),
        (["simulate", "incubation", "--bots", "random,random"], ["2 bots", "4 seats"]),
        (["simulate", "incubation", "--mode", "fast"], ["fast", "compiled"]),
        (["simulate", "incubation", "--games", "0"], ["at least one"]),
        (["simulate", "incubation", "--option", "first_player"], ["name=value"]),
        (["simulate", "incubation", "--option", "colour=red"], ["colour"]),
        (["simulate", "incubation", "--option", "first_player=me"], ["first_player", "me"]),
        (
            ["simulate", "incubation", "--players", "2", "--option", "first_player=seat_3"],
            ["seat_3", "2"],
        ),
        (["play", "incubation", "--seats", "human"], ["2 to 5", "not 1"]),
        (["play", "incubation", "--seats", "human,deep"], ["deep"]),
        (["play", "incubation", "--lang", "de"], ["de", "fr"]),
        (["play", "incubation", "--components", "none.toml"], ["none.toml", "cannot be read"]),
        (["replay", "none.json"], ["none.json", "cannot be read"]),
        (["rules", "--lang", "de", "incubation"], ["de"]),
    ],
)
def test_one_sentence_and_exit_code_two(
    coffret: Coffret, arguments: list[str], words: list[str]
) -> None:
    answer = coffret(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("coffret: ")
    assert answer.err.count("\n") == 1
    for word in words:
        assert word in answer.err


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("}\n", "", ["not a match file"]),
        ('"format": "coffret-match"', '"format": "chess"', ["format"]),
        ('"version": 1', '"version": 2', ["version"]),
        ('"rules_version": 1', '"rules_version": 99', ["99", "version 1"]),
        ('"seed": "', '"seed": "zz', ["seed"]),
        ('"game": "incubation"', '"game": "chess"', ["chess"]),
        ('"move":"roll"', '"move":"fly"', ["move 3", "fly"]),
        ("[0,{", "[7,{", ["move", "seat 7"]),
        ('{"move":"roll"}', "null", ["move 3"]),
        ('"seats": ["greedy","greedy"]', '"seats": ["greedy"]', ["set-up", "not 1"]),
        ('"first_player":"random"', '"first_player":"nobody"', ["set-up", "nobody"]),
        ('"first_player":"random"', '"second_player":"random"', ["set-up", "second_player"]),
        ('"result": {', '"result": {"extra": 1,', ["extra"]),
        ('"scores":[', '"scores":[99,', ["ends differently"]),
        ('"commitment": "', '"commitment": "0', ["committed"]),
    ],
)
def test_a_corrupt_match_file_is_refused_with_its_place(
    coffret: Coffret, tmp_path: Path, old: str, new: str, words: list[str]
) -> None:
    if old not in GOLDEN:
        pytest.fail(f"the golden file has no {old}")
    path = tmp_path / "match.json"
    path.write_text(GOLDEN.replace(old, new, 1))
    answer = coffret("replay", str(path), "--verify")
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    for word in words:
        assert word in answer.err
    if "chess" not in words:
        assert str(path) in answer.err


@pytest.mark.parametrize("length", [0, 1, 50, 400, 2000])
def test_a_truncated_match_file_is_refused(coffret: Coffret, tmp_path: Path, length: int) -> None:
    path = tmp_path / "match.json"
    path.write_text(GOLDEN[:length])
    answer = coffret("replay", str(path))
    assert answer.code == 2
    assert "not a match file" in answer.err


def test_nothing_is_written_after_a_refusal(coffret: Coffret, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    for arguments in (["--seats", "human"], ["--option", "x=1"], ["--components", "none.toml"]):
        assert coffret("play", "incubation", "--save", str(path), *arguments).code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_said_so(coffret: Coffret, tmp_path: Path) -> None:
    path = tmp_path / "no" / "match.json"
    answer = coffret("play", "incubation", "--seats", "random,random", "--save", str(path))
    assert answer.code == 2
    assert "cannot be written" in answer.err
