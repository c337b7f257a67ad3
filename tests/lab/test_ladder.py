"""A ladder's file: resumed, refused, mended; the same games however they were played."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coffret import registry
from coffret.bots.levels import SEARCH, level
from coffret.engine.errors import BadOptions
from coffret.lab.crowd import Processes
from coffret.lab.ladder import Plan, by_budget, play, round_robin
from coffret.lab.results import Result

GAME = registry.game("incubation")
PLAN = round_robin(GAME, ["random", "greedy"], [3, 2], 6, seed=5)


def untimed(path: Path) -> list[Any]:
    """The lines of a file; seconds are never the same twice."""
    lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    return [{name: line[name] for name in line if name != "seconds"} for line in lines]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("ladder") / "whole.jsonl"
    play(PLAN, path)
    return path


def test_every_planned_game_is_in_the_file_once(whole: Path) -> None:
    head, *lines = untimed(whole)
    assert (head["game"], head["seed"]) == ("incubation", 5)
    assert [(line["players"], line["number"]) for line in lines] == [
        (players, number) for players in (2, 3) for number in range(6)
    ]
    assert all(len(line["seats"]) == line["players"] for line in lines)
    assert all(min(line["ranks"]) == 1 for line in lines)


def test_a_stopped_run_goes_on_to_the_same_end(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "stopped.jsonl"
    for last in (4, 9):

        def stop(done: int, last: int = last) -> None:
            if done == last:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            play(PLAN, path, progress=stop)
        assert len(untimed(path)) == 1 + last
        with path.open("ab") as file:
            file.write(b'{"players":2,"pair":["ran')
    found: list[int] = []
    play(PLAN, path, progress=found.append)
    assert found == [9, 10, 11, 12]
    assert untimed(path) == untimed(whole)


def test_a_finished_file_is_read_and_not_played_again(whole: Path) -> None:
    before = whole.read_bytes()
    found: list[int] = []
    results = play(PLAN, whole, progress=found.append)
    assert found == [12]
    assert len(results) == 12
    assert whole.read_bytes() == before


def test_several_cores_play_the_same_games(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "cores.jsonl"
    play(PLAN, path, Processes(2))
    assert untimed(path) == untimed(whole)


def test_more_games_can_be_asked_for_later(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "more.jsonl"
    path.write_bytes(whole.read_bytes())
    results = play(replace(PLAN, games=8), path)
    assert len(results) == 16
    fewer = play(replace(PLAN, games=2, counts=(3,)), path)
    assert [(result.players, result.number) for result in fewer] == [(3, 0), (3, 1)]
    assert len(untimed(path)) == 17


@pytest.mark.parametrize(
    ("other", "word"),
    [
        (replace(PLAN, seed=6), "different seed"),
        (replace(PLAN, bots=("random", "beginner")), "different bots"),
        (replace(PLAN, seating="one"), "different seating"),
        (replace(PLAN, game=registry.game("dragon_island")), "different game"),
        (
            replace(PLAN, game=replace(GAME, search=replace(GAME.search, horizon=3))),
            "different search",
        ),
    ],
)
def test_a_file_of_something_else_is_refused(whole: Path, other: Plan, word: str) -> None:
    before = whole.read_bytes()
    with pytest.raises(BadOptions, match=word):
        play(other, whole)
    assert whole.read_bytes() == before


@pytest.mark.parametrize("text", [b"a diary", b"a diary\n", b"{}\n{}\n"])
def test_a_strange_file_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(text)
    with pytest.raises(BadOptions, match=r"diary\.txt, line 1"):
        play(PLAN, path)
    assert path.read_bytes() == text


def test_a_broken_line_in_the_middle_is_named(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    lines = whole.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3][:20] + b"\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadOptions, match="line 4"):
        play(PLAN, path)


def test_budgets_are_names_of_bots(tmp_path: Path) -> None:
    honest, seeing = level("search-40"), level("clairvoyant-40")
    assert (honest.kind, honest.simulations, honest.sees_all) == (SEARCH, 40, False)
    assert (seeing.simulations, seeing.sees_all) == (40, True)
    for name in ("search", "search-", "search-0", "search-x", "greedy-4", "search-1234567"):
        with pytest.raises(BadOptions, match="search-N"):
            level(name)
    plan = by_budget(GAME, [1, 2], [2], 2, seed=1)
    results: list[Result] = play(plan, tmp_path / "budgets.jsonl")
    assert [result.pair[0] for result in results[::2]] == [
        "search-1", "search-2", "clairvoyant-1", "clairvoyant-2",
    ]  # fmt: skip
    assert all(result.seats.count("greedy") == 1 for result in results)


def test_neighbours_play_more_games() -> None:
    bots = ["beginner", "greedy", "casual", "skilled"]
    plan = round_robin(GAME, bots, [2], 4, seed=5, close_games=10)
    played = {pair: sum(bout.pair == pair for bout in plan.bouts) for pair in plan.pairs}
    assert played == {
        ("beginner", "greedy"): 10,
        ("beginner", "casual"): 10,  # the next level that people meet
        ("beginner", "skilled"): 4,
        ("greedy", "casual"): 10,
        ("greedy", "skilled"): 4,
        ("casual", "skilled"): 10,
    }
