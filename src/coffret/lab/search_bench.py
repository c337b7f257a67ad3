"""Search speed: simulations per second on one core, next to OpenSpiel's ISMCTS on hearts.

A simulation determinizes, goes down the tree, and plays uniformly at random to the end of the game;
so does the peer's. Both run the same number of simulations from the first decision and from
mid-game positions of random games, in turns, in processor time: other work on the machine does not
count.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, replace
from random import Random
from time import process_time
from typing import Any

from coffret.bots.core_search import CoreSearch
from coffret.bots.levels import SEARCH, Level
from coffret.engine import transitions
from coffret.engine.fairness import secret_of, words
from coffret.engine.game import Game

ROUNDS = 5
"""Peer and game take turns this often; the best of each counts, as other work only slows."""
SIMULATIONS = 1000
GAMES = 2
"""The number of random games that give positions."""
COMPILE = """
from coffret.lab.search_bench import Own
from coffret.registry import game
Own(game({name!r}), {seats}, 1).rates(1)
"""
MIDDLE = (0.25, 0.5, 0.75)
"""Where in a game to search, as a share of its decisions."""


@dataclass(frozen=True)
class Rate:
    """Simulations per second."""

    start: float
    middle: float


@dataclass(frozen=True)
class SearchFigures:
    game: str
    players: int
    simulations: int
    own: Rate
    peer: Rate | None
    """None: OpenSpiel is not installed."""

    @property
    def ratio(self) -> Rate | None:
        if self.peer is None:
            return None
        return Rate(self.own.start / self.peer.start, self.own.middle / self.peer.middle)


class Contender:
    """A search engine and its positions, the first decisions first."""

    def __init__(self, first: list[Any], middle: list[Any]) -> None:
        self._positions = first, middle

    def search(self, position: Any) -> None:
        raise NotImplementedError

    def rates(self, simulations: int) -> tuple[float, float]:
        """Over the first decisions, and over mid-game ones."""
        first, middle = self._positions
        return self._rate(first, simulations), self._rate(middle, simulations)

    def _rate(self, positions: list[Any], simulations: int) -> float:
        begin = process_time()
        for position in positions:
            self.search(position)
        return simulations * len(positions) / (process_time() - begin)


def measure_search(
    game: Game, simulations: int = SIMULATIONS, rounds: int = ROUNDS
) -> SearchFigures:
    """A game's figures, at its largest number of players but one."""
    seats = game.seats[-1] if len(game.seats) == 1 else game.seats[-2]
    # A process that compiles runs slower afterwards: let another do it.
    subprocess.run([sys.executable, "-c", COMPILE.format(name=game.name, seats=seats)], check=True)
    own: Contender = Own(game, seats, simulations)
    hearts = Hearts.found(simulations)
    found: dict[Contender, list[tuple[float, float]]] = {own: []}
    if hearts is not None:
        found[hearts] = []
    own.rates(simulations)  # load what was compiled before the watch starts
    for _ in range(rounds):
        for contender, rates in found.items():
            rates.append(contender.rates(simulations))
    return SearchFigures(
        game.name,
        seats,
        simulations,
        _best(found[own]),
        None if hearts is None else _best(found[hearts]),
    )


def _best(rates: list[tuple[float, float]]) -> Rate:
    return Rate(max(start for start, _ in rates), max(middle for _, middle in rates))


class Own(Contender):
    """Our search, with uniformly random rollouts to the end."""

    def __init__(self, game: Game, seats: int, simulations: int) -> None:
        search = replace(game.search, horizon=game.longest, uniform=True, to_the_end=True)
        blind = replace(game, search=search)
        self._core = CoreSearch(blind, Level("bench", SEARCH, simulations), simulations, True)
        self._core.reseed(words(secret_of(0), "bench", 0))
        self._simulations = simulations
        games = [_decisions(game, seats, number) for number in range(GAMES)]
        super().__init__(*_first_and_middle(games))

    def search(self, position: Any) -> None:
        s, seat = position
        self._core.begin()
        self._core.search(s, seat, self._simulations)


def _decisions(game: Game, seats: int, number: int) -> list[Any]:
    """The positions of a random game at which a seat had a choice, and the seat."""
    chance = Random(number)
    rules = game.plain(transitions)
    s = game.new(seats, {}, words(secret_of(0), game.name, number))
    found = []
    while not game.rules.over(s):
        acting = game.acting(s)
        if not acting:
            rules.wait(s, game.rules.due(s) - s.clock)
            continue
        seat = chance.choice(acting)
        legal = game.legal(s, seat)
        if len(legal) > 1:
            found.append((game.state.copy(s), seat))
        rules.advance(s, seat, chance.choice(legal))
    return found


class Hearts(Contender):
    """OpenSpiel's ISMCTS in C++, playing its hearts."""

    def __init__(self, peer: Any, simulations: int) -> None:
        self._bot = peer.ISMCTSBot(0, peer.RandomRolloutEvaluator(1, 0), 2.0, simulations)
        game = peer.load_game("hearts")
        games = [_hearts_decisions(game, number) for number in range(GAMES)]
        super().__init__(*_first_and_middle(games))

    @classmethod
    def found(cls, simulations: int) -> Hearts | None:
        try:
            import pyspiel
        except ImportError:
            return None
        return cls(pyspiel, simulations)

    def search(self, position: Any) -> None:
        self._bot.step(position)


def _hearts_decisions(game: Any, number: int) -> list[Any]:
    chance = Random(number)
    state = game.new_initial_state()
    found = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, chances)[0])
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            found.append(state.clone())
        state.apply_action(chance.choice(legal))
    return found


def _first_and_middle(games: list[list[Any]]) -> tuple[list[Any], list[Any]]:
    first = [positions[0] for positions in games]
    middle = [positions[int(part * len(positions))] for positions in games for part in MIDDLE]
    return first, middle
