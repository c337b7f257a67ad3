"""Bots run in separate processes, never in the event loop.

Compiled rules take a while to make on a first start. Another process compiles them into the cache;
until then bots use interpreted rules and search less, so nobody waits.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from typing import Any

from coffret import registry
from coffret.bots.hints import Adviser
from coffret.bots.levels import INTERPRETED_AT_MOST, MASTER, PEOPLE_MEET, level
from coffret.bots.master import has_master
from coffret.bots.player import BotPlayer
from coffret.engine import fairness
from coffret.engine.errors import CoffretError
from coffret.engine.game import Game
from coffret.orphans import end_with_parent

from .fairqueue import FairQueue
from .foreseeing import Foresight
from .logs import log

HINTS_WAITING, HINTS_WAITING_IN_ALL = 8, 64

READY, COMPILING = "ready", "compiling"


class BotPool:
    """The pool of processes, and which games' rules are compiled."""

    def __init__(self, workers: int, compile_rules: bool = True) -> None:
        self._workers = workers
        self._compile = compile_rules
        self._pool: ProcessPoolExecutor | None = None
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
        compiled = game.name in self._compiled
        return int(await self._run(_choose, game.name, bot, state, seat, words, compiled))

    async def advise(self, game: Game, state: bytes, seat: int) -> list[tuple[int, float]]:
        """The best actions and their chances of winning."""
        found: list[tuple[int, float]] = await self._run(
            _advise, game.name, state, seat, game.name in self._compiled
        )
        return found

    async def close(self) -> None:
        await self.foresight.close()
        for task in self._compiling.values():
            task.cancel()
        await asyncio.gather(*self._compiling.values(), return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        for _ in range(3):
            pool = self._pool or self._new_pool()
            try:
                return await loop.run_in_executor(pool, function, *arguments)
            except BrokenExecutor:
                log("a thinking process died")
                if self._pool is pool:
                    self._pool = None
        raise CoffretError("the bot processes keep crashing")

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._workers, context, initializer=_begin)
        return self._pool

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


def _begin() -> None:
    """Worker setup: ignore Ctrl-C, which the server handles, and lower the priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    end_with_parent()


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
    name: str, bot: str, state: bytes, seat: int, words: tuple[int, ...], compiled: bool
) -> int:
    player = _bot(name, bot, compiled)
    player.reseed(words)
    return player.choose(_state(name, state), seat)


def _advise(name: str, state: bytes, seat: int, compiled: bool) -> list[tuple[int, float]]:
    hint = _adviser(name, compiled).hint(_state(name, state), seat)
    return [(advice.action, round(advice.win_chance, 3)) for advice in hint.moves]


def _state(name: str, state: bytes) -> Any:
    s = registry.game(name).state.new()
    s._words[:] = memoryview(state).cast("i")
    return s
