"""Replays run in separate processes, a few at a time, and addresses take turns."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock, Timer

from . import replay_process
from .fairqueue import FairQueue
from .logs import log
from .refusals import Refused
from .replay_process import Answer, Bounds, Job
from .store import Saved
from .work import GIVES_WAY, Account

SLOTS = 2
WAITING, WAITING_IN_ALL = 32, 200
"""A class may open replays all at once; a waiting job is small, because it is loaded when its turn
comes."""
SPARE = 5.0
"""Seconds beyond a job's own limit after which its process counts as stuck."""


class ReplayProcess:
    """One process: started when it is first needed, kept, and replaced when it has died."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._asking = Lock()

    def start(self) -> None:
        with self._asking:
            if self._process is None:
                self._start()

    def ask(self, job: Job) -> Answer:
        """In a thread: it waits."""
        with self._asking:
            return self._ask(job)

    def _ask(self, job: Job) -> Answer:
        process = self._process
        if process is None or process.poll() is not None:
            process = self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        watch = Timer(job.bounds.seconds + SPARE, process.kill)
        watch.start()
        try:
            replay_process.write(process.stdin, replay_process.encode(job))
            said = replay_process.read(process.stdout)
        except OSError:
            said = None
        finally:
            watch.cancel()
        if said is None:
            log("a replay process died")
            self.end()
            return Answer(b"replays are not available right now: try again", code="busy")
        return replay_process.decode_answer(said)

    def _start(self) -> subprocess.Popen[bytes]:
        self.end()
        self._process = subprocess.Popen(
            [sys.executable, "-m", replay_process.__name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        return self._process

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


class ReplayPool:
    def __init__(self, bounds: Bounds | None = None, slots: int = SLOTS) -> None:
        self._bounds = bounds or Bounds()
        self._queue = FairQueue(slots, WAITING, WAITING_IN_ALL)
        self._processes = [ReplayProcess() for _ in range(slots)]
        self._free = list(self._processes)
        self._threads = ThreadPoolExecutor(slots, "replays")

    async def run(
        self,
        address: str,
        what: str,
        load: Callable[[], Awaitable[Saved | bytes]],
        seat: int | None = None,
        language: str | None = None,
        pack: bool = False,
        work: Account | None = None,
    ) -> Answer:
        """A response to be sent unchanged; refusals are raised."""
        async with self._queue.turn(address):
            job = Job(what, await load(), seat, language, pack, self._bounds)
            process = self._free.pop()
            try:
                loop = asyncio.get_running_loop()
                answer = await loop.run_in_executor(self._threads, process.ask, job)
            finally:
                self._free.append(process)
        if work is not None:
            work.spend(GIVES_WAY * answer.milliseconds)
        if answer.code == "failed":
            raise RuntimeError(answer.content.decode())
        if answer.code is not None:
            raise Refused(answer.code, answer.content.decode())
        return answer

    def start(self) -> None:
        """Start one process ahead, so that the first table does not wait for it."""
        self._threads.submit(self._processes[-1].start)

    def close(self) -> None:
        for process in self._processes:
            process.kill()
        self._threads.shutdown()  # at once, so that nobody waits for a killed process
        for process in self._processes:
            process.end()
