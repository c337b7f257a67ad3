"""Benchmarks: ratios to a peer measured in the same run."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from coffret.engine import cache
from coffret.engine.game import Game

from . import copy_bench
from .simulation import simulate

ROUNDS = 5
"""Peer and game take turns this often; the best of each counts, as other work only slows."""

START = """
from time import perf_counter
from coffret.registry import game
from coffret.lab.simulation import simulate
begin = perf_counter()
simulate(game({name!r}), {seats}, 1, 0, ["greedy"])
print(perf_counter() - begin)
"""


@dataclass(frozen=True)
class Figures:
    """One game's figures; None if the peer is not installed."""

    game: str
    players: int
    compiled_per_second: float
    hearts_per_second: float | None
    plain_per_second: float
    state_bytes: int
    copy_nanoseconds: float
    cold_compile_seconds: float
    warm_start_seconds: float

    @property
    def against_hearts(self) -> float | None:
        if self.hearts_per_second is None:
            return None
        return self.compiled_per_second / self.hearts_per_second


def measure(game: Game, say: Callable[[str], None] = lambda text: None) -> Figures:
    """All figures of a game, at its largest number of players but one."""
    seats = game.seats[-1] if len(game.seats) == 1 else game.seats[-2]
    say("cold compile")
    with tempfile.TemporaryDirectory() as folder:
        cold = start_seconds(game, seats, folder)
        say("start with a filled cache")
        warm = min(start_seconds(game, seats, folder) for _ in range(3))
    say("random play")
    start_seconds(game, seats, str(cache.root()))  # a process that compiles runs slower afterwards
    hearts: list[float] = []
    compiled: list[float] = []
    for _ in range(ROUNDS):
        peer = hearts_per_second(0.5)
        if peer is not None:
            hearts.append(peer)
        compiled.append(decisions_per_second(game, seats, 2000, "compiled"))
    say("interpreted play")
    plain = max(decisions_per_second(game, seats, 20, "plain") for _ in range(3))
    say("state copy")
    return Figures(
        game=game.name,
        players=seats,
        compiled_per_second=max(compiled),
        hearts_per_second=max(hearts, default=None),
        plain_per_second=plain,
        state_bytes=game.state.bytes,
        copy_nanoseconds=copy_nanoseconds(game),
        cold_compile_seconds=cold,
        warm_start_seconds=warm,
    )


def decisions_per_second(game: Game, seats: int, games: int, mode: str) -> float:
    played = simulate(game, seats, games, 0, ["random"], mode=mode)
    return played.decisions / played.seconds


def copy_nanoseconds(game: Game, times: int = 2_000_000) -> float:
    states = np.zeros(16, game.state.dtype)
    copy_around = game.compiled(copy_bench).copy_around
    copy_around(states, 16)
    best = float("inf")
    for _ in range(ROUNDS):
        begin = perf_counter()
        copy_around(states, times)
        best = min(best, perf_counter() - begin)
    return best / times * 1e9


def start_seconds(game: Game, seats: int, cache: str) -> float:
    """The time from asking for compiled play to having it, in a fresh process."""
    done = subprocess.run(
        [sys.executable, "-c", START.format(name=game.name, seats=seats)],
        env={**os.environ, "COFFRET_CACHE": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def hearts_per_second(seconds: float) -> float | None:
    """OpenSpiel's C++ hearts between uniform random bots: decisions, without the dealer's."""
    try:
        import pyspiel
    except ImportError:
        return None
    peer: Any = pyspiel
    game = peer.load_game("hearts")
    bots = [peer.make_uniform_random_bot(seat, seat) for seat in range(4)]
    decisions = 0
    number = 0
    begin = perf_counter()
    while perf_counter() - begin < seconds:
        for _ in range(100):
            state = game.new_initial_state()
            peer.evaluate_bots(state, bots, number)
            decisions += len(state.history())
            number += 1
    elapsed = perf_counter() - begin
    return (decisions - number * _chance_moves(peer, game)) / elapsed


def _chance_moves(peer: Any, game: Any) -> int:
    """How many moves of a game of hearts are the dealer's: the pass direction and 52 cards."""
    state = game.new_initial_state()
    moves = 0
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
        moves += 1
    return moves
