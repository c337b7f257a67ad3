"""Work spread over the cores: each task in another process, results as they come."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from coffret import registry
from coffret.engine.game import Game

Task = TypeVar("Task")
Result = TypeVar("Result")


def over_cores(
    work: Callable[[Task], Result], tasks: Iterable[Task], cores: int
) -> Iterator[tuple[Task, Result]]:
    """Each task with its result, in the order of completion; `work` is a module's function.

    Who stops asking, or presses Ctrl-C, waits for no task that has not begun.
    """
    if cores == 1:
        for task in tasks:
            yield task, work(task)
        return
    # A fresh process rather than a fork: threads may run, and the compiled code is cached.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(cores, context, _stop_at_once)
    try:
        waiting = {pool.submit(work, task): task for task in tasks}
        for future in as_completed(waiting):
            yield waiting[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _stop_at_once() -> None:
    """Ctrl-C ends a process in the middle of its task, silently."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@lru_cache(maxsize=2)
def same_game(name: str, components: Path | None) -> Game:
    """A game by what can be sent to another process: its name and its file of cards."""
    game = registry.game(name)
    return game if components is None else game.with_components(components)


def sent(game: Game) -> tuple[str, Path | None]:
    """What `same_game` needs to have this game in another process."""
    return game.name, None if game.cards is None else game.cards.path
