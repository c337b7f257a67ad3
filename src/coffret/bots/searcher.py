"""A searching player: trees on one or several cores, a budget, and reuse of the tree between
moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from coffret.engine import transitions
from coffret.engine.game import Game
from coffret.engine.record import raw

from .core_search import CoreSearch
from .levels import Level
from .tree import WHOLE

GENERATOR_BYTES = 16
"""A state begins with its generator's words, which a live table renews before every step."""

LOOKS = 20
"""How often the time is checked within the time limit."""


@dataclass(frozen=True)
class ActionStats:
    """Statistics of one action."""

    action: int
    win_chance: float
    visits: int


class Searcher:
    """`simulations` and `seconds` bound each search, whichever comes first; None: no bound.

    With `cores` several trees grow side by side and their visits are added up (root-parallel).
    """

    def __init__(
        self,
        game: Game,
        level: Level,
        simulations: int | None,
        seconds: float | None,
        compiled: bool,
        cores: int = 1,
        watch: Callable[[], float] = perf_counter,
    ) -> None:
        if simulations is None and seconds is None:
            raise ValueError("a search needs a bound: simulations, seconds, or both")
        self._game = game
        self._seconds = seconds
        self._watch = watch
        self._each = None if simulations is None else -(-simulations // cores)
        self._searches = [CoreSearch(game, level, self._each, compiled) for _ in range(cores)]
        self._pool = ThreadPoolExecutor(cores) if cores > 1 else None
        self._speed = 0.0  # simulations per second, as last seen
        self._kept: bytes | None = None  # the position for which the trees are still good
        self.reseed((1, 2, 3, 4))  # a generator of zeros would only return zeros

    def reseed(self, words: Sequence[int]) -> None:
        """New chance, and nothing remembered: the same words lead to the same decisions."""
        self._kept = None
        for number, core in enumerate(self._searches):
            core.reseed([words[0] ^ number, *words[1:]])

    def choose(self, s: Any, seat: int) -> int:
        """The action most visited."""
        action = self.advise(s, seat)[0].action
        self._keep(s, seat, action)
        return action

    def advise(self, s: Any, seat: int) -> list[ActionStats]:
        """Statistics of each action, best first."""
        if self._kept is None or self._kept != _position(s):
            for core in self._searches:
                core.begin()
        self._kept = None
        if self._pool is None:
            self._search(self._searches[0], s, seat)
        else:
            list(self._pool.map(lambda core: self._search(core, s, seat), self._searches))
        visits, values, wins = self._searches[0].counts()
        for core in self._searches:
            core.collect_stats(seat, visits, values, wins)
        # A reused tree also has actions that are legal only in other determinizations.
        tried = [action for action in self._game.legal(s, seat) if visits[action]]
        tried.sort(key=lambda action: (-visits[action], -values[action], action))
        return [
            ActionStats(action, float(wins[action] / visits[action] / WHOLE), int(visits[action]))
            for action in tried
        ]

    def _search(self, core: CoreSearch, s: Any, seat: int) -> None:
        if self._seconds is None:
            assert self._each is not None
            core.search(s, seat, self._each)
            return
        begin = self._watch()
        done = 0
        portion = 1
        while self._each is None or done < self._each:
            left = self._seconds - (self._watch() - begin)
            if done and left < portion / self._speed:
                break
            if self._each is not None:
                portion = min(portion, self._each - done)
            core.search(s, seat, portion)
            done += portion
            spent = self._watch() - begin
            self._speed = done / max(spent, 1e-6)
            portion = max(1, min(2 * portion, int(self._speed * self._seconds / LOOKS)))

    def _keep(self, s: Any, seat: int, action: int) -> None:
        """Reuse the subtrees below the action, unless it draws or reveals something."""
        after = self._game.state.copy(s)
        self._game.plain(transitions).advance(after, seat, action)
        if after.draws == s.draws:
            kept = [core.follow(seat, action) for core in self._searches]
            if all(kept):
                self._kept = _position(after)


def _position(s: Any) -> bytes:
    return raw(s)[GENERATOR_BYTES:]
