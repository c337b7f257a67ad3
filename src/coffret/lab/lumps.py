"""Small tasks in lumps that keep a worker busy for seconds: what it costs to give one out, and to
take back what it found, is small beside that. The last lumps are small, so that all workers end at
about the same time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from time import perf_counter

from . import standstill
from .crowd import Crowd, Result, Task

SECONDS = 3.0
"""Seconds that a lump should take: as many are lost when a run is stopped."""
SHARE = 3
"""A lump is at most this part of what would be each worker's share of the rest."""

Lump = tuple[Callable[[Task], Result], tuple[Task, ...]]


def spread(
    crowd: Crowd, work: Callable[[Task], Result], tasks: Iterable[Task]
) -> Iterator[tuple[Task, Result]]:
    """Each task once with its result, as `crowd.spread` does it."""
    todo = deque(tasks)
    pace = 0.0

    def lumps() -> Iterator[Lump[Task, Result]]:
        while todo:
            size = size_of(len(todo), crowd.workers, pace)
            yield work, tuple(todo.popleft() for _ in range(size))

    for (_, lump), (results, seconds) in crowd.spread(_done, lumps()):
        pace = seconds / len(lump)
        yield from zip(lump, results, strict=True)


def size_of(left: int, workers: int, pace: float) -> int:
    """How many of the tasks that are left make the next lump; `pace`: the seconds that one took
    last, 0 if nobody knows."""
    if not pace:
        return 1
    fair = left // (SHARE * max(1, workers))
    return max(1, min(fair, int(SECONDS / pace)))


def _done(lump: Lump[Task, Result]) -> tuple[list[Result], float]:
    work, tasks = lump
    begin = perf_counter()
    found = standstill.watched(lambda: [work(task) for task in tasks])
    return found, perf_counter() - begin
