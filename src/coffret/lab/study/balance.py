"""A study of one card set: games, findings, report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from coffret.engine.game import Game
from coffret.lab.crowd import ALONE, Crowd

from .columns import sources_of
from .findings import Findings, findings_of
from .kept import Kept
from .series import Progress, Series, check_bots, play, series_of
from .tally import tally


@dataclass(frozen=True)
class Plan:
    """The games to be played."""

    game: Game
    players: tuple[int, ...]
    games: int
    """For each number of players."""
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    compiled: bool = True

    def series(self, players: int) -> Series:
        bots = check_bots(self.game, list(self.bots), players)
        return series_of(self.game, bots, self.seed, self.options, self.compiled)

    def with_cards(self, path: Path) -> Plan:
        """The same games with another card set."""
        return replace(self, game=self.game.with_components(path))

    @property
    def identity(self) -> dict[str, str]:
        """The facts by which two studies are the same: more games only add to one."""
        return {key: fact for key, fact in self.facts.items() if key not in ("games", "cards")}

    @property
    def facts(self) -> dict[str, str]:
        """Everything a reader needs to play the same games again."""
        cards = self.game.cards
        return {
            "game": self.game.name,
            "rules version": str(self.game.rules_version),
            "cards": "printed" if cards is None else cards.path.name,
            "digest of the cards": self.game.components.digest,
            "bots": ", ".join(self.bots),
            "games": f"{self.games} for each number of players",
            "seed": str(self.seed),
            "options": ", ".join(f"{k}={v}" for k, v in sorted(self.options.items())) or "none",
        }


@dataclass(frozen=True)
class Study:
    plan: Plan
    tables: list[tuple[Series, Kept, list[str]]]
    """Each with the names of its sources of points."""

    @cached_property
    def findings(self) -> list[Findings]:
        game = self.plan.game
        return [findings_of(game, tally(games), sources) for _, games, sources in self.tables]


def study(
    plan: Plan,
    folder: Path,
    crowd: Crowd = ALONE,
    bar: Callable[[int], AbstractContextManager[Progress]] = lambda players: nullcontext(_unseen),
) -> Study:
    """Play what is not yet in `folder`; the same plan gives the same study in any crowd."""
    tables = []
    for players in plan.players:
        plan.game.check_table(players, plan.options)
        series = plan.series(players)
        with bar(players) as progress:
            played = play(series, plan.games, folder, crowd, progress)
        tables.append((series, played, sources_of(plan.game, players, plan.options)))
    return Study(plan, tables)


def _unseen(done: int) -> None:
    pass


def sizes(game: Game, asked: Sequence[int]) -> tuple[int, ...]:
    return tuple(asked) or tuple(game.seats)
