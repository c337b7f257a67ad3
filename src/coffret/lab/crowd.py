"""A crowd of workers that tasks are spread over: here the cores of one machine.

`on_ray.py` has the other crowd, a cluster. Results come as they are ready, so who needs an order
puts them into it: then the same tasks give the same whole, whichever worker did them.
"""

from __future__ import annotations

import multiprocessing
import signal
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import chain, islice
from pathlib import Path
from typing import Protocol, TypeVar

from coffret import registry
from coffret.engine.errors import BadComponents
from coffret.engine.game import Game
from coffret.orphans import end_with_parent

Task = TypeVar("Task")
Result = TypeVar("Result")
AHEAD = 2
"""Tasks given to a pool at a time, for each of its processes: none of them waits for more."""


class Crowd(Protocol):
    """Workers; each does one task at a time."""

    @property
    def workers(self) -> int:
        """How many there are now."""
        ...

    def spread(
        self, work: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Result]]:
        """Each task once with its result, in the order of completion.

        `work` is a module's function. Tasks are taken from the iterable a few at a time, as workers
        have room. A caller that stops iterating, or Ctrl-C, cancels the tasks that have not begun.
        """
        ...


@dataclass(frozen=True)
class Processes:
    """Processes of this machine, one for each core."""

    cores: int = 1

    @property
    def workers(self) -> int:
        return self.cores

    def spread(
        self, work: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Result]]:
        given = iter(tasks)
        # A single task is not worth its own process.
        first = list(islice(given, 2)) if self.cores > 1 else []
        given = chain(first, given)
        if len(first) < 2:
            for task in given:
                yield task, work(task)
            return
        # A fresh process rather than a fork: threads may run, and the compiled code is cached.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.cores, context, _begin)
        waiting: dict[Future[Result], Task] = {}
        try:
            while True:
                # No more than are soon begun: the next ones may be cut to another size.
                for task in islice(given, AHEAD * self.cores - len(waiting)):
                    waiting[pool.submit(work, task)] = task
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(future), future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Ctrl-C ends a process in the middle of its task, silently."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


ALONE = Processes()
"""This process does everything itself."""


# Games, as they are sent to a worker


@dataclass(frozen=True)
class Sent:
    """A game by what can be sent to a worker: its name and its file of cards, if it has its own."""

    name: str
    cards: Path | None = None
    text: bytes = b""
    """The file's content: a worker on another machine has no such file."""


def sent(game: Game) -> Sent:
    if game.cards is None:
        return Sent(game.name)
    path = game.cards.path
    try:
        return Sent(game.name, path.resolve(), path.read_bytes())
    except OSError as error:
        raise BadComponents(f"{path}: cannot be read ({error.strerror})") from None


@lru_cache(maxsize=2)
def same_game(given: Sent) -> Game:
    game = registry.game(given.name)
    if given.cards is None:
        return game
    if _holds(given.cards, given.text):
        return game.with_components(given.cards)
    digest = blake2b(given.text, digest_size=8).hexdigest()
    with tempfile.TemporaryDirectory(prefix=f"coffret-cards-{digest}-") as folder:
        copy = Path(folder) / given.cards.name
        copy.write_bytes(given.text)
        return game.with_components(copy)


def _holds(path: Path, text: bytes) -> bool:
    try:
        return path.read_bytes() == text
    except OSError:
        return False
