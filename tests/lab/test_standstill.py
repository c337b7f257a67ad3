"""A game that never ends stops its series, which says which game it is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from coffret import registry
from coffret.engine.errors import CoffretError
from coffret.lab import standstill
from coffret.lab.contest import Contest
from coffret.lab.crowd import ALONE, Processes
from coffret.lab.lumps import spread
from coffret.lab.simulation import simulate
from coffret.lab.standstill import StandsStill, watched

from . import stuck

GAME = registry.game("incubation")


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standstill, "LOOK", 0.05)


def test_a_game_that_stands_still_at_a_worker_is_named() -> None:
    """Though its rules are compiled."""
    done = spread(Processes(2), stuck.compiled, range(6))
    with pytest.raises(StandsStill, match="game 3 of stuck stands still"):
        list(done)


def test_a_game_that_stands_still_here_is_named_and_results_and_mistakes_come_through() -> None:
    with pytest.raises(StandsStill, match="game 3 of stuck"):
        list(spread(ALONE, stuck.interpreted, range(6)))
    stuck.GO_ON.set()
    assert watched(lambda: 5) == 5
    with pytest.raises(ZeroDivisionError):
        watched(lambda: 1 // 0)


def test_time_in_which_nothing_is_worked_does_not_count() -> None:
    """A series that was stopped, or a machine that slept."""

    def sleep() -> str:
        standstill.begin(lambda: "this", 0.05)
        time.sleep(0.3)
        return "done"

    assert watched(sleep) == "done"


def test_a_contest_says_what_it_plays_and_that_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[str, float]] = []
    decisions: list[int] = []
    begin: Any = standstill.begin

    def heard(what: Callable[[], str], patience: float) -> None:
        begin(what, patience)
        begun.append((what(), patience))

    monkeypatch.setattr(standstill, "begin", heard)
    monkeypatch.setattr(standstill, "moved", lambda: decisions.append(1))
    contest = Contest(GAME, ["beginner", "search-1000"], 7, compiled=False)
    monkeypatch.setattr(contest._players[1], "choose", lambda s, seat: GAME.legal(s, seat)[0])
    _, count = contest.play(12, 1)
    text = "game 12 of incubation, seed 7, bots search-1000 beginner, after 0 decisions,"
    assert begun == [(text, standstill.SECONDS + 1000 * standstill.EACH)]
    assert len(decisions) == count


def test_quick_games_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a batch, the game that has begun last is the one that stands still."""
    named: list[Callable[[], str]] = []
    monkeypatch.setattr(standstill, "begin", lambda what, patience: named.append(what))
    simulate(GAME, 2, 45, 5, mode="plain")
    texts = [each() for each in named]
    assert texts[0] == "game 19 of incubation, seed 5, bots random random,"
    assert texts[-1] == "game 44 of incubation, seed 5, bots random random,"


def test_it_is_an_error_that_commands_print() -> None:
    assert issubclass(StandsStill, CoffretError)
