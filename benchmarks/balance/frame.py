"""The frame of a calibration: many games watched by an observer, spread over the cores.

A game's module here gives a class `Observer`, a function `report`, and its default `COUNTS`.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol

from coffret.engine.game import Game
from coffret.lab.contest import Contest
from coffret.lab.crowd import Processes, Sent, same_game, sent

Note = dict[str, Any]
"""The observations of one game: plain numbers, lists and dicts."""


class Observer(Protocol):
    """Watches one game. Called after the setup (None, None), each action and each wait."""

    def __init__(self, game: Game) -> None: ...
    def __call__(self, s: Any, seat: int | None, action: int | None) -> None: ...
    def note(self, s: Any) -> Note: ...


@dataclass(frozen=True)
class Finding:
    """One thing asked of the cards, and whether it holds."""

    asked: str
    measured: str
    holds: bool


@dataclass
class Report:
    """A game's section of docs/balance.md: findings, further tables, pictures by name."""

    findings: list[Finding] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    figures: dict[str, Any] = field(default_factory=dict)
    """matplotlib figures, saved as docs/img/balance-GAME-NAME.png"""


@dataclass(frozen=True)
class Series:
    """Games of one kind, as another process must know them."""

    game: Sent
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, Any], ...] = ()


def watch(
    game: Game,
    seats: int,
    games: int,
    bot: str = "skilled",
    seed: int = 1,
    cores: int = 2,
    options: Mapping[str, Any] | None = None,
) -> list[Note]:
    """The notes of games between equal bots; each note has `wins` and `scores` by seat."""
    series = Series(sent(game), (bot,) * seats, seed, tuple((options or {}).items()))
    step = 4
    tasks = [(series, range(n, min(games, n + step))) for n in range(0, games, step)]
    found = {task[1][0]: notes for task, notes in Processes(cores).spread(_watch, tasks)}
    return [note for first in sorted(found) for note in found[first]]


@lru_cache(maxsize=1)
def _contest(series: Series) -> Contest:
    game = same_game(series.game)
    return Contest(game, series.bots, series.seed, options=dict(series.options))


def _watch(task: tuple[Series, range]) -> list[Note]:
    series, numbers = task
    contest = _contest(series)
    game = contest.game
    kind = importlib.import_module(f"benchmarks.balance.{game.name}").Observer
    notes = []
    for number in numbers:
        observer: Observer = kind(game)
        s, _ = contest.play(number, 0, observer)
        winners = game.winners(s)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
        notes.append({"wins": shares, "scores": game.scores(s), **observer.note(s)})
    return notes


def markdown(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines) + "\n"
