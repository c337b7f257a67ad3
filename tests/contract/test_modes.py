"""Interpreted and compiled rules are one: the same bytes after every move."""

from typing import Any

import numpy as np
import pytest

from coffret.check.positions import dice, new_game, positions
from coffret.engine.game import Game
from coffret.engine.record import Records
from coffret.engine.state import Dice
from coffret.lab.simulation import simulate
from tests.tables import sizes, table

from . import tracing
from .seeds import some_seeds

GAMES = 80
WITH_FEATURES = 10
STEPS = 400


class Tracer:
    """Memory for a trace in one mode, and the trace played in it."""

    def __init__(self, game: Game, compiled: bool) -> None:
        self.trace = (game.compiled if compiled else game.plain)(tracing).trace
        self.compiled = compiled
        self.game = game
        self.masks = np.zeros((STEPS, len(game.actions)), np.uint8)
        self.numbers = np.zeros((STEPS, len(game.features)), np.float32)
        self.history: Any = np.zeros(STEPS, game.state.dtype)
        self.mask: Any = np.zeros(len(game.actions), np.uint8)
        if not compiled:
            self.history = Records(game.state, STEPS)
            self.mask = bytearray(len(game.actions))

    def begin(self, seats: int, seed: int) -> None:
        self.s = new_game(self.game, seats, seed)
        self.dice = dice(seed)
        if self.compiled:
            self.s = self.game.state.array_of(self.s)[0]
            self.dice = Dice.array_of(self.dice)[0]

    def go_on(self, with_features: bool) -> tuple[int, bytes]:
        self.numbers.fill(0)
        steps = self.trace(
            self.s,
            self.mask,
            self.dice,
            self.history,
            self.masks if self.compiled else _Rows(self.masks),
            self.numbers,
            with_features,
        )
        states = self.history if self.compiled else self.history.array
        return steps, states[:steps].tobytes() + self.masks.tobytes() + self.numbers.tobytes()


class _Rows:
    """A fast stand-in for writing single cells of a NumPy array from interpreted code."""

    def __init__(self, array: Any) -> None:
        self._view = memoryview(array)

    def __setitem__(self, index: tuple[int, int], value: int) -> None:
        self._view[index] = value


@pytest.mark.parametrize(("name", "seats"), sizes())
def test_both_modes_give_the_same_bytes_after_every_move(name: str, seats: int) -> None:
    game = table(name)
    plain, compiled = Tracer(game, False), Tracer(game, True)
    for number, seed in enumerate(some_seeds(seats, GAMES)):
        plain.begin(seats, seed)
        compiled.begin(seats, seed)
        steps = STEPS
        while steps == STEPS:
            steps, ours = plain.go_on(number < WITH_FEATURES)
            theirs_steps, theirs = compiled.go_on(number < WITH_FEATURES)
            assert steps == theirs_steps
            assert ours == theirs, f"seed {seed}"


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_simulation_has_one_digest_in_both_modes(game: Game, bots: str) -> None:
    seats = game.seats[0]
    first = simulate(game, seats, 3, 7, [bots], mode="plain")
    second = simulate(game, seats, 3, 7, [bots], mode="compiled")
    assert first.digest == second.digest
    assert first.decisions == second.decisions
    assert (first.scores == second.scores).all()
    assert (first.keys == second.keys).all()


def test_a_pace_counts_only_where_time_does(game: Game) -> None:
    seats = game.seats[0]
    at_once = simulate(game, seats, 2, 5, mode="plain")
    slowly = simulate(game, seats, 2, 5, mode="plain", paces=[900])
    runs = any(game.rules.due(s) >= 0 for s in positions(game, seats, 5))
    assert (at_once.digest != slowly.digest) == runs


def test_a_pace_per_seat_has_one_digest_in_both_modes(game: Game) -> None:
    seats = game.seats[0]
    paces = [400 * seat for seat in range(seats)]
    first = simulate(game, seats, 3, 7, paces=paces, rotate=True, mode="plain")
    second = simulate(game, seats, 3, 7, paces=paces, rotate=True, mode="compiled")
    assert first.digest == second.digest
