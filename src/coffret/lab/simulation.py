"""Simulation: so many games from one seed, the same in both modes."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from coffret.bots.choosing import bot_number
from coffret.engine.errors import BadOptions
from coffret.engine.fairness import many_words, secret_of
from coffret.engine.game import Game
from coffret.engine.record import Records
from coffret.engine.state import Dice

from . import playout

MODES = ("plain", "compiled")
BATCH = {"plain": 20, "compiled": 250}
"""Games between two signs of life; so many states stay in the processor's cache."""

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Games:
    """Finished games: final states, scores and rank keys, one row per game."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    rotate: bool
    decisions: int
    seconds: float
    """Spent playing; hashing the results is not part of it."""
    digest: str
    scores: npt.NDArray[np.int32]
    keys: npt.NDArray[np.int32]
    states: npt.NDArray[Any]

    @property
    def wins(self) -> npt.NDArray[np.float64]:
        """Each seat's share of each game; a shared victory is split."""
        best = self.keys == self.keys.max(axis=1, keepdims=True)
        shares: npt.NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
        return shares

    def bot_at(self, number: int, seat: int) -> str:
        return self.bots[(seat + number * self.rotate) % self.seats]


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str] = ("random",),
    rotate: bool = False,
    mode: str = "compiled",
    options: Mapping[str, Any] | None = None,
    progress: Progress = lambda done: None,
    paces: Sequence[int] = (0,),
) -> Games:
    """Play `games` games. `bots` and their `paces` (ms to think): one for all, or one per seat."""
    game.check_table(seats, options or {})
    if len(bots) not in (1, seats):
        raise BadOptions(f"{len(bots)} bots for {seats} seats: name one, or one per seat")
    if len(paces) not in (1, seats) or min(paces) < 0:
        raise BadOptions(f"paces are whole milliseconds: name one, or one per seat ({seats})")
    if mode not in MODES:
        raise BadOptions(f"there is no mode '{mode}' (there are: {', '.join(MODES)})")
    if games < 1:
        raise BadOptions("at least one game must be played")
    everyone = tuple(bots) * (seats // len(bots))
    thinking = tuple(paces) * (seats // len(paces))
    table = _Table(game, seats, everyone, thinking, rotate, mode, options or {})
    secret = secret_of(seed)
    if mode == "compiled":
        table.play(secret, range(1))  # compile, or load what was compiled, before the watch starts
    digest = hashlib.blake2b(digest_size=16)
    batches = []
    decisions = 0
    seconds = 0.0
    for first in range(0, games, BATCH[mode]):
        numbers = range(first, min(games, first + BATCH[mode]))
        begin = perf_counter()
        states, played = table.play(secret, numbers)
        seconds += perf_counter() - begin
        digest.update(states.tobytes())
        decisions += played
        batches.append(states)
        progress(numbers[-1] + 1)
    states = np.concatenate(batches)
    scores, keys = table.tally(states)
    return Games(
        game, seats, everyone, rotate, decisions, seconds, digest.hexdigest(), scores, keys, states
    )


class _Table:
    """The memory that a series of games is played in, of the kind that the mode wants."""

    def __init__(
        self,
        game: Game,
        seats: int,
        bots: tuple[str, ...],
        paces: tuple[int, ...],
        rotate: bool,
        mode: str,
        options: Mapping[str, Any],
    ) -> None:
        self.game = game
        self.seats = seats
        self.rotate = int(rotate)
        self.compiled = mode == "compiled"
        numbers = [bot_number(bot) for bot in bots]
        encoded = game.options.encode(options)
        if self.compiled:
            self.playout = game.compiled(playout)
            self.mask: Any = np.zeros(len(game.actions), np.uint8)
            self.scratch: Any = np.zeros(1, game.state.dtype)
            self.dice: Any = np.zeros(1, Dice.dtype)[0]
            self.options: Any = game.options.record.array_of(encoded)[0]
            self.bots: Any = np.array(numbers, np.int32)
            self.paces: Any = np.array(paces, np.int32)
            self.at: Any = np.zeros(seats, np.int32)
        else:
            self.playout = game.plain(playout)
            self.mask = bytearray(len(game.actions))
            self.scratch = Records(game.state, 1)
            self.dice = Dice.new()
            self.options = encoded
            self.bots = tuple(numbers)
            self.paces = paces
            self.at = [0] * seats

    def play(self, secret: bytes, numbers: range) -> tuple[npt.NDArray[Any], int]:
        """The final states of these games, and the number of decisions."""
        dealt: Any = many_words(secret, self.game.name, numbers)
        chosen: Any = many_words(secret, "bots", numbers)
        states: Any = np.zeros(len(numbers), self.game.state.dtype)
        given = states
        if not self.compiled:
            dealt, chosen = dealt.tolist(), chosen.tolist()
            given = Records(self.game.state, len(numbers))
            states = given.array
        decisions = self.playout.play_games(
            given,
            numbers[0],
            dealt,
            chosen,
            self.seats,
            self.options,
            self.bots,
            self.paces,
            self.rotate,
            self.mask,
            self.scratch,
            self.at,
            self.dice,
        )
        return states, decisions

    def tally(
        self, states: npt.NDArray[Any]
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        scores = np.zeros((len(states), self.seats), np.int32)
        keys = np.zeros((len(states), self.seats), np.int32)
        given: Any = states
        if not self.compiled:
            given = [self.game.state.over(states, i) for i in range(len(states))]
        self.playout.tally(given, scores, keys)
        return scores, keys
