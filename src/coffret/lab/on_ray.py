"""A crowd of workers on a Ray cluster: each task is a Ray task of one core.

Only this file imports Ray, when a cluster is asked for. A task that was lost with its worker or its
machine is done again; its result is taken once, whichever of the two comes.
"""

from __future__ import annotations

import logging
import os
import socket
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from coffret.engine import cache
from coffret.engine.errors import BadOptions, CoffretError

from .crowd import Result, Task
from .extras import need

LOST_AT_MOST = 10
"""A task that is lost as often as this kills its workers: memory, or a bug."""
WAIT = 5.0
"""Seconds for a connection to the cluster."""
AHEAD = 2
"""Tasks given to the cluster at a time, for each of its cores: none of them waits for more."""


@dataclass(frozen=True)
class OnRay:
    """All cores of a cluster that runs: `auto` is the one on this machine."""

    address: str

    @property
    def workers(self) -> int:
        """As large as the cluster is now; 1 before this process has joined it."""
        import ray

        return max(1, int(ray.cluster_resources().get("CPU", 0))) if ray.is_initialized() else 1

    @property
    def _room(self) -> int:
        return max(2, AHEAD * self.workers)

    def spread(
        self, work: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Result]]:
        given = enumerate(tasks)
        again: deque[tuple[int, Task]] = deque(islice(given, 1))
        if not again:
            return
        join(self.address)
        import ray

        # What Ray has lost it starts again by itself only where we ask for it: `lost` counts.
        ask: Any = ray.remote(num_cpus=1, max_retries=0)(_done_by_a_worker)
        same = fingerprint()
        waiting: dict[Any, tuple[int, Task]] = {}
        lost: Counter[int] = Counter()
        try:
            while True:
                while len(waiting) < self._room:
                    found = again.popleft() if again else next(given, None)
                    if found is None:
                        break
                    waiting[ask.remote(work, found[1], same)] = found
                if not waiting:
                    return
                for done in ray.wait(list(waiting), num_returns=1)[0]:
                    number, task = waiting.pop(done)
                    try:
                        result = ray.get(done)
                    except ray.exceptions.RayTaskError as error:
                        raise error.cause from None
                    except ray.exceptions.RayError as error:
                        lost[number] += 1
                        if lost[number] >= LOST_AT_MOST:
                            raise CoffretError(
                                f"a task was lost {LOST_AT_MOST} times on the cluster: {error}"
                            ) from None
                        again.append((number, task))
                        continue
                    yield task, result
        finally:
            for left in waiting:
                ray.cancel(left, force=True)


def join(address: str) -> None:
    """Be one of the cluster's clients until this process ends."""
    need("ray", "clusters", "ray")
    # Without this, Ray reports its usage statistics and coming changes on every start.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    if ray.is_initialized():
        return
    _somebody_answers(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        said = str(error).strip().partition("\n")[0]
        raise BadOptions(f"there is no Ray cluster at '{address}': {said}") from None
    # A thread of Ray's prints the last words of lost nodes among what a command prints.
    ray._private.worker._worker_logs_enabled = False


def _somebody_answers(address: str) -> None:
    """At once: Ray itself would try for minutes."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        raise BadOptions(f"'{address}' is no address of a Ray cluster: HOST:PORT, or auto")
    try:
        socket.create_connection((host, int(port)), WAIT).close()
    except (OSError, OverflowError) as error:
        raise BadOptions(f"there is no Ray cluster at '{address}': {error}") from None


def _done_by_a_worker(work: Callable[[Task], Result], task: Task, same: str) -> Result:
    if fingerprint() != same:
        raise CoffretError(
            "the cluster has other rules or other tools than this machine: install the same "
            "Coffret, Python, numba and NumPy on all"
        )
    return work(task)


@lru_cache(maxsize=1)
def fingerprint() -> str:
    """The same where the same task gives the same bytes."""
    import coffret.bots
    import coffret.games
    import coffret.lab

    return cache.key("crowd", [coffret.bots, coffret.games, coffret.lab])
