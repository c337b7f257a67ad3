"""Bots run in separate processes, never in the event loop.

Compiled rules take a while to make on a first start. Another process compiles them into the cache;
until then bots use interpreted rules and search less, so nobody waits. An answer that takes far too
long is given up (`thinkers`).
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from coffret import registry
from coffret.bots.hints import Adviser
from coffret.bots.levels import INTERPRETED_AT_MOST, MASTER, PEOPLE_MEET, level
from coffret.bots.master import has_master
from coffret.bots.player import BotPlayer
from coffret.engine import fairness
from coffret.engine.game import Game

from .fairqueue import FairQueue
from .foreseeing import Foresight
from .logs import log
from .metrics import METRICS
from .thinkers import Patience, Thinkers, TookTooLong

USUAL = Patience(30, 120.0)
"""A search is limited to 2 seconds; a process that was just started also loads its rules."""
FIRST = Patience(300, 1200.0)
"""The first answer under compiled rules: where their cache cannot be written, they are compiled
once more."""

HINTS_WAITING, HINTS_WAITING_IN_ALL = 8, 64

READY, COMPILING = "ready", "compiling"


class BotPool:
    """The pool of processes, and which games' rules are compiled."""

    def __init__(self, workers: int, compile_rules: bool = True) -> None:
        self._compile = compile_rules
        self._thinkers = Thinkers(workers)
        self._answered: set[tuple[str, str]] = set()
        """The games and levels that have answered under compiled rules."""
        self._compiled: set[str] = set()
        self._compiling: dict[str, asyncio.Task[None]] = {}
        self._listeners: list[Callable[[str], None]] = []
        self.foresight = Foresight()
        self.hints = FairQueue(workers, HINTS_WAITING, HINTS_WAITING_IN_ALL)
        """Limits hints to one at a time, so that bots never wait for more than one."""

    def status(self, game: Game) -> str:
        return COMPILING if game.name in self._compiling else READY

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call back when compiling a game's rules starts and ends."""
        self._listeners.append(listener)

    def prepare(self, game: Game) -> None:
        """Start compiling the rules, unless that is done."""
        if self._compile and game.name not in self._compiled | self._compiling.keys():
            self._compiling[game.name] = asyncio.create_task(self._precompile(game.name))
            self._tell(game.name)

    async def choose(self, game: Game, bot: str, state: bytes, seat: int) -> int:
        """The action that a bot of that level takes."""
        words = fairness.words(fairness.new_secret(), "bot", 0)
        return int(await self._think(game, bot, _choose, bot, state, seat, words))

    async def advise(self, game: Game, state: bytes, seat: int) -> list[tuple[int, float]]:
        """The best actions and their chances of winning."""
        found: list[tuple[int, float]] = await self._think(game, "hint", _advise, state, seat)
        return found

    async def close(self) -> None:
        await self.foresight.close()
        for task in self._compiling.values():
            task.cancel()
        await asyncio.gather(*self._compiling.values(), return_exceptions=True)
        self._thinkers.close()

    async def _think(
        self, game: Game, what: str, function: Callable[..., Any], *arguments: Any
    ) -> Any:
        """TookTooLong if the answer was given up."""
        compiled = game.name in self._compiled
        is_first = compiled and (game.name, what) not in self._answered
        patience = FIRST if is_first else USUAL
        try:
            answer = await self._thinkers.ask(patience, function, game.name, compiled, *arguments)
        except TookTooLong:
            METRICS.count("searches_ended")
            raise
        if compiled:
            self._answered.add((game.name, what))
        return answer

    async def _precompile(self, name: str) -> None:
        log("compiling", game=name)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "coffret.server.precompile", name
        )
        try:
            done = await process.wait() == 0
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
        finally:
            del self._compiling[name]
        if done:
            self._compiled.add(name)
        else:
            self._compile = False  # interpreted rules are good enough; do not retry
        log("compiled" if done else "compiling failed", game=name)
        self._tell(name)

    def _tell(self, name: str) -> None:
        for listener in self._listeners:
            listener(name)


# In the processes


@lru_cache(maxsize=32)
def _bot(name: str, bot: str, compiled: bool) -> BotPlayer:
    game = registry.game(name)
    if bot == MASTER and not has_master(game):  # a running table's, after a change of the game
        bot = PEOPLE_MEET[-1]
    simulations = None if compiled else min(level(bot).simulations, INTERPRETED_AT_MOST)
    return BotPlayer(game, bot, 0, compiled=compiled, hurry=True, simulations=simulations)


@lru_cache(maxsize=8)
def _adviser(name: str, compiled: bool) -> Adviser:
    return Adviser(registry.game(name), compiled)


def _choose(
    name: str, compiled: bool, bot: str, state: bytes, seat: int, words: tuple[int, ...]
) -> int:
    player = _bot(name, bot, compiled)
    player.reseed(words)
    return player.choose(_state(name, state), seat)


def _advise(name: str, compiled: bool, state: bytes, seat: int) -> list[tuple[int, float]]:
    hint = _adviser(name, compiled).hint(_state(name, state), seat)
    return [(advice.action, round(advice.win_chance, 3)) for advice in hint.moves]


def _state(name: str, state: bytes) -> Any:
    s = registry.game(name).state.new()
    s._words[:] = memoryview(state).cast("i")
    return s
