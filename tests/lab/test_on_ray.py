"""Games on a Ray cluster of two nodes: those of one machine, though a node is killed half-way."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Thread

import msgspec
import numpy as np
import pytest

from coffret import registry
from coffret.cli.workers import everybody
from coffret.engine.errors import BadOptions, CoffretError
from coffret.lab import ladder, lumps, on_ray
from coffret.lab.crowd import ALONE, Crowd, same_game, sent
from coffret.lab.on_ray import OnRay
from coffret.lab.simulation import simulate
from coffret.lab.standstill import StandsStill
from coffret.lab.study import series as series_module
from coffret.lab.study.kept import Played
from coffret.lab.study.series import play, series_of

from . import stuck

GAME = registry.game("incubation")
pytestmark = [
    pytest.mark.xdist_group("ray"),
    # Sockets and files that Ray leaves to the end of the process.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@dataclass
class Two:
    """Two nodes of one core, and how to lose one."""

    process: subprocess.Popen[str]
    address: str
    crowd: Crowd

    def command(self, what: str) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(what + "\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "done\n"


@pytest.fixture(scope="module")
def two() -> Iterator[Two]:
    command = [sys.executable, "-m", "tests.lab.ray_cluster"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        try:
            yield Two(process, address, OnRay(address))
        finally:
            import ray

            ray.shutdown()
            process.stdin.close()


def held(task: tuple[Path, int]) -> int:
    """Says that it begins, and waits until it may end."""
    folder, number = task
    (folder / f"{number} {os.getpid()}").touch()
    while not (folder / "go").exists():
        time.sleep(0.01)
    return number * number


def refused(number: int) -> int:
    raise BadOptions(f"nobody plays {number}")


def test_a_lost_nodes_tasks_are_done_again_and_counted_once(two: Two, tmp_path: Path) -> None:
    def lose() -> None:
        while len(begun := list(tmp_path.iterdir())) < 2:
            time.sleep(0.01)
        workers = {int(path.name.split()[1]) for path in begun}
        two.command("kill")
        while all(Path(f"/proc/{pid}").exists() for pid in workers):
            time.sleep(0.01)
        (tmp_path / "go").touch()

    losing = Thread(target=lose)
    losing.start()
    found = list(two.crowd.spread(held, [(tmp_path, number) for number in range(8)]))
    losing.join()
    assert sorted((number, result) for (_, number), result in found) == [
        (number, number * number) for number in range(8)
    ]
    begun = [int(path.name.split()[0]) for path in tmp_path.iterdir() if path.name != "go"]
    assert len(begun) == 9
    assert set(begun) == set(range(8))
    two.command("add")


def test_a_study_with_a_node_killed_half_way_is_that_of_one_machine(
    two: Two,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(series_module, "QUICK_PART", 2)
    series = series_of(GAME, ["random", "greedy"], 5, {}, compiled=False)
    known = play(series, 24, tmp_path / "here")
    seen: list[int] = []

    def lose(done: int) -> None:
        if done >= 12 > max(seen, default=0):
            two.command("kill")
        seen.append(done)

    played = play(series, 24, tmp_path / "there", two.crowd, lose)
    assert seen == list(range(0, 25, 2))
    for name in Played.__dataclass_fields__:
        assert np.array_equal(getattr(played.whole(), name), getattr(known.whole(), name))
    parts = [sorted((tmp_path / where).rglob("*.npz")) for where in ("here", "there")]
    assert [each.name for each in parts[0]] == [each.name for each in parts[1]]
    assert [each.read_bytes() for each in parts[0]] == [each.read_bytes() for each in parts[1]]
    assert capsys.readouterr().out == ""


def test_a_simulation_has_the_same_digest(two: Two) -> None:
    bots = ["search-2", "random"]
    here, there = (
        simulate(GAME, 2, 6, 5, bots, mode="plain", crowd=crowd) for crowd in (ALONE, two.crowd)
    )
    assert here.digest == there.digest


def test_a_command_plays_on_a_cluster(two: Two) -> None:
    command = "simulate incubation --players 2 --games 24 --seed 5 --mode plain --json --ray"
    arguments = [sys.executable, "-m", "coffret", *command.split(), two.address]
    answer = subprocess.run(arguments, capture_output=True, text=True)
    known = simulate(GAME, 2, 24, 5, mode="plain")
    assert msgspec.json.decode(answer.stdout)["digest"] == known.digest


def test_a_ladders_games_are_the_same(two: Two, tmp_path: Path) -> None:
    plan = ladder.round_robin(GAME, ["random", "greedy"], [2], 4, seed=5)
    here = ladder.play(plan, tmp_path / "here.jsonl")
    there = ladder.play(plan, tmp_path / "there.jsonl", two.crowd)
    assert [(each.ranks, each.scores, each.decisions) for each in here] == [
        (each.ranks, each.scores, each.decisions) for each in there
    ]


def test_what_a_task_refuses_is_refused_here(two: Two) -> None:
    with pytest.raises(BadOptions, match="nobody plays 3"):
        list(two.crowd.spread(refused, [3]))


def test_a_cluster_with_other_rules_is_refused(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "fingerprint", lambda: "other")
    with pytest.raises(CoffretError, match="other rules"):
        list(two.crowd.spread(abs, [-1]))


# Without a cluster


def test_cards_travel_with_their_game(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(GAME.components.path.read_text().replace("points = 5", "points = 6"))
    game = GAME.with_components(mine)
    elsewhere = replace(sent(game), cards=tmp_path / "elsewhere" / "mine.toml")
    assert same_game(elsewhere).components.digest == game.components.digest
    assert game.components.digest != GAME.components.digest


def test_a_cluster_is_used_as_a_whole() -> None:
    with pytest.raises(BadOptions, match="--cores"):
        everybody(2, "auto")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nobody", "127.0.0.1:99999"])
def test_an_address_without_a_cluster_is_named(address: str) -> None:
    with pytest.raises(BadOptions, match=address):
        on_ray._somebody_answers(address)


def test_only_who_asks_for_a_cluster_imports_ray() -> None:
    names = "coffret.cli.lab, coffret.cli.simulate, coffret.cli.ladder, coffret.server.app"
    program = f"import sys, {names}; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0


def test_a_game_that_stands_still_at_a_worker_is_named_here(two: Two) -> None:
    """The last test: that worker is busy until the cluster ends."""
    with pytest.raises(StandsStill, match="game 3 of stuck stands still"):
        list(lumps.spread(two.crowd, stuck.compiled, range(6)))
