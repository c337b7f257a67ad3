"""The ladder: bots against each other over all player counts, every game seeded by its number.

A game depends only on the seed, the two bots, the player count and its number: not on the games
before it, the core that plays it, or how often the run was stopped.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from pathlib import Path
from time import perf_counter

from coffret.bots.core_search import WIDENING
from coffret.bots.levels import PEOPLE_MEET, SEARCH, level
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game

from . import lumps
from .contest import Contest
from .crowd import ALONE, Crowd, Sent, same_game, sent
from .results import FORMAT, Bout, Head, Result, ResultFile
from .seating import SEATINGS, Pair, whole_rounds

BOTS = ("random", "beginner", "greedy", "casual", "skilled", "expert", "clairvoyant")
"""The bots to compare, weakest first; the clairvoyant sees hidden information, as an upper
bound."""
FAMILIES = ("search", "clairvoyant")
"""Whose strength is measured by simulations."""
MEASURE = "greedy"
"""The others at the table then."""


@dataclass(frozen=True)
class Plan:
    """Games to play."""

    game: Game
    bots: tuple[str, ...]
    pairs: tuple[Pair, ...]
    seating: str
    counts: tuple[int, ...]
    games: int
    """For each pair and player count."""
    seed: int
    close_games: int = 0
    """The same for neighbours, whose difference needs more games to show."""

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadOptions("at least one game must be played")
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOptions("a ladder needs two bots or more, each named once")
        for players in self.counts:
            self.game.check_table(players, {})

    @property
    def bouts(self) -> list[Bout]:
        return [
            Bout(players, pair, number)
            for players in self.counts
            for pair in self.pairs
            for number in range(whole_rounds(self.seating, players, self._games_of(pair)))
        ]

    def _games_of(self, pair: Pair) -> int:
        levels = [bot for bot in PEOPLE_MEET if bot in self.bots]
        close = pair in pairwise(self.bots) or pair in pairwise(levels)
        return max(self.games, self.close_games) if close else self.games

    @property
    def head(self) -> Head:
        search = self.game.search
        return Head(
            FORMAT,
            self.game.name,
            self.game.rules_version,
            self.game.components.digest,
            self.seed,
            self.seating,
            tuple(asdict(level(bot)) for bot in self.bots),
            {**asdict(search), "widening": WIDENING},
        )


def round_robin(
    game: Game,
    bots: Sequence[str],
    counts: Sequence[int],
    games: int,
    seed: int,
    close_games: int = 0,
) -> Plan:
    """Every bot against every other, each with half of the seats."""
    pairs = tuple(combinations(bots, 2))
    counts = _counts(game, counts)
    return Plan(game, tuple(bots), pairs, "half", counts, games, seed, close_games)


def by_budget(
    game: Game, budgets: Sequence[int], counts: Sequence[int], games: int, seed: int
) -> Plan:
    """The search at each budget, honest and clairvoyant, in one seat among greedy players."""
    bots = tuple(f"{family}-{budget}" for family in FAMILIES for budget in budgets)
    pairs = tuple((bot, MEASURE) for bot in bots)
    return Plan(game, (*bots, MEASURE), pairs, "one", _counts(game, counts), games, seed)


def _counts(game: Game, counts: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(set(counts))) or tuple(game.seats)


def play(
    plan: Plan,
    path: Path,
    crowd: Crowd = ALONE,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Result]:
    """Play what the file lacks, and return all that was planned."""
    file = ResultFile(path, plan.head)
    found = file.read()
    bouts = plan.bouts
    missing = [bout for bout in bouts if bout not in found]
    done = len(bouts) - len(missing)
    progress(done)
    table = _Table(sent(plan.game), plan.seating, plan.seed)

    def played() -> Iterator[Result]:
        tasks = [(table, bout) for bout in missing]
        for count, (_, result) in enumerate(lumps.spread(crowd, _play, tasks), done + 1):
            yield result
            progress(count)

    file.add(played())
    return file.sort(bouts)


@dataclass(frozen=True)
class _Table:
    """Everything another process needs to play any game of a plan."""

    game: Sent
    seating: str
    seed: int

    def seed_of(self, bout: Bout) -> int:
        """Each pairing has its own seeds."""
        text = f"{self.seed} {bout.players} {' '.join(bout.pair)}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest())


def _play(task: tuple[_Table, Bout]) -> Result:
    table, bout = task
    seats = SEATINGS[table.seating](bout.pair, bout.players, bout.number)
    contest = _contest(table.game, seats, table.seed_of(bout))
    game = contest.game
    begin = perf_counter()
    s, decisions = contest.play(bout.number)
    seconds = perf_counter() - begin
    keys = [game.rules.rank_key(s, seat) for seat in range(bout.players)]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Result(
        bout.players,
        bout.pair,
        bout.number,
        seats,
        ranks,
        tuple(game.scores(s)),
        decisions,
        round(seconds, 4),
    )


@lru_cache(maxsize=4)
def _contest(game: Sent, seats: tuple[str, ...], seed: int) -> Contest:
    for kind in {level(bot).kind for bot in seats}:
        _load(game, "search-1" if kind == SEARCH else "random")
    return Contest(same_game(game), seats, seed)


@lru_cache(maxsize=4)
def _load(game: Sent, quick: str) -> None:
    """Compile a kind of bot, or load what was, before the watch starts."""
    found = same_game(game)
    Contest(found, [quick] * found.seats[0], 0).play(0)
