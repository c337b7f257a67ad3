"""The processes in which bots think: each has one question at a time, and is replaced when it has
died or takes far too long.

A search ends by its own time limit, but looks at the time only between simulations. A mistake in a
rule can make one simulation last for ever, so a process is bounded from outside, too.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any

from coffret.engine.errors import CoffretError
from coffret.orphans import end_with_parent

from .logs import log

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

TRIES = 3
"""How many processes may die of one question."""


@dataclass(frozen=True)
class Patience:
    """How long a process may take for an answer. Processor time is what counts: a busy machine, or
    one that was asleep, ends no search."""

    work: int
    """Seconds of processor time."""
    wait: float
    """Seconds by the clock, for a process that does nothing at all."""


class TookTooLong(CoffretError):
    """The process was ended."""


class Thinkers:
    def __init__(self, workers: int) -> None:
        self._all = [Thinker() for _ in range(workers)]
        self._free = list(self._all)
        self._threads = ThreadPoolExecutor(workers, "bots")

    async def ask(self, patience: Patience, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a module's function in one of the processes. Questions wait for a free one."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, patience, function, arguments)

    def _ask(
        self, patience: Patience, function: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> Any:
        thinker = self._free.pop()
        try:
            return thinker.ask(patience, function, arguments)
        finally:
            self._free.append(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.close()
        self._threads.shutdown(cancel_futures=True)


class Thinker:
    """One process: started when it is first asked, kept, and replaced."""

    def __init__(self) -> None:
        self._process: Any = None
        self._line: Connection | None = None
        self._closed = False
        self._starting = Lock()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def ask(
        self, patience: Patience, function: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> Any:
        """In a thread: it waits."""
        for _ in range(TRIES):
            try:
                line = self._line or self._start()
                line.send((patience.work, function, arguments))
                if not line.poll(patience.wait):
                    self._end()
                    raise TookTooLong(f"no answer in {patience.wait} s")
                answer, error = line.recv()
            except (EOFError, OSError):
                status = self._end(dying=0.5)
                if self._closed:
                    raise CoffretError("the server stops") from None
                if status == -signal.SIGXCPU:
                    raise TookTooLong(f"no answer in {patience.work} s of work") from None
                log("a thinking process died", status=status)
                continue
            if error is not None:
                raise error
            return answer
        raise CoffretError("the bot processes keep crashing")

    def close(self) -> None:
        """Every waiting request gets an error at once."""
        with self._starting:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        with self._starting:
            if self._closed:
                raise CoffretError("the server stops")
            self._line, theirs = context.Pipe()
            self._process = context.Process(target=_think, args=(theirs,), daemon=True)
            self._process.start()
        theirs.close()
        return self._line

    def _end(self, dying: float = 0.0) -> int | None:
        """The status that the process ends with, by itself if it does so in `dying` seconds."""
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line.close()
        if process is None:
            return None
        process.join(dying)
        process.kill()
        process.join()
        status: int | None = process.exitcode
        return status


# In the process


def _think(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the server handles Ctrl-C
    os.nice(5)
    end_with_parent()
    while True:
        try:
            work, function, arguments = line.recv()
        except EOFError:
            return
        _limit(work)
        answer, error = None, None
        try:
            answer = function(*arguments)
        except Exception as failure:
            failure.add_note(traceback.format_exc())
            error = failure
        line.send((answer, error))


def _limit(seconds: int) -> None:
    """More processor time than this from now ends the process by SIGXCPU, without a core file."""
    with suppress(ImportError):  # only Unix has it
        import resource

        most = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + 1 + seconds, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
