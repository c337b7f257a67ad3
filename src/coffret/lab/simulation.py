"""Simulation: many games from one seed, the same in both modes."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from coffret.bots.levels import level
from coffret.engine.errors import BadOptions
from coffret.engine.fairness import many_words, secret_of
from coffret.engine.game import Game
from coffret.engine.record import Records
from coffret.engine.state import Dice

from . import lumps, playout, standstill
from .contest import Contest
from .crowd import ALONE, Crowd, Sent, same_game, sent

MODES = ("plain", "compiled")
PLAIN, QUICK, SEARCHED = 20, 2000, 5
"""Games in a worker's task, between two progress updates: interpreted, compiled, of bots that
search."""

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
    """Seconds spent playing, without hashing the results."""
    digest: str
    scores: npt.NDArray[np.int32]
    keys: npt.NDArray[np.int64]
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
    paces: Sequence[int] | None = None,
    crowd: Crowd = ALONE,
) -> Games:
    """Play `games` games. `bots` and their `paces` (thinking time in ms): one for all, or one per
    seat.

    Without paces a bot that searches takes its level's time, and others act at once. The same games
    come back from any crowd.
    """
    game.check_table(seats, options or {})
    if len(bots) not in (1, seats):
        raise BadOptions(f"{len(bots)} bots for {seats} seats: name one, or one per seat")
    searched = any(level(bot).thinks for bot in bots)
    if paces is not None and (len(paces) not in (1, seats) or min(paces) < 0):
        raise BadOptions(f"paces are whole milliseconds: name one, or one per seat ({seats})")
    if mode not in MODES:
        raise BadOptions(f"there is no mode '{mode}' (there are: {', '.join(MODES)})")
    if games < 1:
        raise BadOptions("at least one game must be played")
    everyone = tuple(bots) * (seats // len(bots))
    if paces is None:
        paces = [level(bot).pace for bot in everyone] if searched else (0,)
    thinking = tuple(paces) * (seats // len(paces))
    compiled = mode == "compiled"
    # Complete: what the game has by default here need not be its default at a worker.
    chosen = tuple(game.options.complete(options or {}).items())
    series = _Series(sent(game), everyone, thinking, rotate, seed, chosen, compiled)
    batches = series.play(searched, games, crowd, progress)
    states = batches[0].states
    if len(batches) > 1:  # a copy of many games takes a while
        states = np.concatenate([batch.states for batch in batches])
    digest = hashlib.blake2b(states.view(np.uint8).data, digest_size=16)
    scores, keys = _table(series).tally(states)
    return Games(
        game,
        seats,
        everyone,
        rotate,
        sum(batch.decisions for batch in batches),
        sum(batch.seconds for batch in batches),
        digest.hexdigest(),
        scores,
        keys,
        states,
    )


@dataclass(frozen=True)
class _Batch:
    states: npt.NDArray[Any]
    decisions: int
    seconds: float


class _Table:
    """The memory for a series of games, as the mode needs it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        bots: tuple[str, ...],
        paces: tuple[int, ...],
        rotate: bool,
        mode: str,
        options: Mapping[str, Any],
        seed: int,
    ) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.rotate = int(rotate)
        self.compiled = mode == "compiled"
        numbers = [level(bot).kind for bot in bots]
        self.names = bots
        self.chosen = dict(options)
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
        standstill.begin_quick(
            states,
            lambda at: standstill.named(self.game.name, numbers[at], self.seed, self.names),
            self.compiled,
        )
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
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
        scores = np.zeros((len(states), self.seats), np.int32)
        keys = np.zeros((len(states), self.seats), np.int64)
        given: Any = states
        if not self.compiled:
            given = [self.game.state.over(states, i) for i in range(len(states))]
        self.playout.tally(given, scores, keys)
        return scores, keys


@dataclass(frozen=True)
class _Series:
    """A series of games, as sent to a worker."""

    game: Sent
    bots: tuple[str, ...]
    paces: tuple[int, ...]
    rotate: bool
    seed: int
    options: tuple[tuple[str, Any], ...]
    compiled: bool

    def play(self, searched: bool, games: int, crowd: Crowd, progress: Progress) -> list[_Batch]:
        """All games, batch by batch."""
        size = SEARCHED if searched else QUICK if self.compiled else PLAIN
        tasks = [(self, range(first, min(games, first + size))) for first in range(0, games, size)]
        batches: dict[int, _Batch] = {}
        done = 0
        work = _play_searched if searched else _play_quick
        for (_, played), batch in lumps.spread(crowd, work, tasks):
            batches[played[0]] = batch
            done += len(played)
            progress(done)
        return [batches[first] for first in sorted(batches)]

    def contest(self) -> Contest:
        game = same_game(self.game)
        return Contest(game, self.bots, self.seed, self.paces, dict(self.options), self.compiled)

    def table(self) -> _Table:
        mode = "compiled" if self.compiled else "plain"
        game = same_game(self.game)
        return _Table(
            game,
            len(self.bots),
            self.bots,
            self.paces,
            self.rotate,
            mode,
            dict(self.options),
            self.seed,
        )


_contest = lru_cache(maxsize=1)(_Series.contest)
_table = lru_cache(maxsize=1)(_Series.table)


@lru_cache(maxsize=1)
def _warmed(series: _Series) -> _Table:
    """Its rules are compiled, or loaded, before the watch starts."""
    table = _table(series)
    if series.compiled:
        table.play(secret_of(series.seed), range(1))
    return table


def _play_quick(task: tuple[_Series, range]) -> _Batch:
    series, numbers = task
    table, secret = _warmed(series), secret_of(series.seed)
    begin = perf_counter()
    states, decisions = table.play(secret, numbers)
    return _Batch(states, decisions, perf_counter() - begin)


def _play_searched(task: tuple[_Series, range]) -> _Batch:
    series, numbers = task
    contest = _contest(series)
    begin = perf_counter()
    played = [contest.play(n, n * series.rotate % len(series.bots)) for n in numbers]
    seconds = perf_counter() - begin
    kind = contest.game.state
    states = np.concatenate([kind.array_of(s) for s, _ in played])
    return _Batch(states, sum(decisions for _, decisions in played), seconds)
