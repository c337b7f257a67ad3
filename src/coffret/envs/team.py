"""Threads that work in parallel with their caller, on parts of one call."""

from __future__ import annotations

import os
import weakref
from _thread import allocate_lock
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Any

Call = tuple[Any, ...]
"""The arguments of one part."""


class Team:
    """Helpers that wait for parts of a call; the caller does the first part itself.

    A pool of futures would do, but takes as long as a thousand turns of a game, and leaves the
    caller's core idle until a thread has been woken there.
    """

    def __init__(self, helpers: int) -> None:
        self._count = helpers
        self._gather()

    def do(self, work: Callable[..., int], calls: Sequence[Call]) -> int:
        """The sum of what `work` returns for each call; `calls` has one more than there are
        helpers."""
        if self._home != os.getpid():  # a fork has no threads but its caller's
            self._gather()
        for helper, call in zip(self._helpers, calls[1:], strict=True):
            helper.begin(work, call)
        try:
            total = work(*calls[0])
        finally:
            results = [helper.end() for helper in self._helpers]
        return total + sum(results)

    def close(self) -> None:
        self._dismiss()

    def _gather(self) -> None:
        self._home = os.getpid()
        self._helpers = [_Helper() for _ in range(self._count)]
        self._dismiss = weakref.finalize(self, _dismiss, self._helpers)
        for helper in self._helpers:
            Thread(target=helper.wait_for_work, daemon=True, name="coffret-games").start()


class _Helper:
    """Two locks, to hand work over and to wait for its end."""

    def __init__(self) -> None:
        self._given, self._done = allocate_lock(), allocate_lock()
        self._given.acquire()
        self._done.acquire()
        self._work: Callable[..., int] | None = None
        self._call: Call = ()
        self._result: int | BaseException = 0

    def begin(self, work: Callable[..., int] | None, call: Call = ()) -> None:
        self._work, self._call = work, call
        self._given.release()

    def end(self) -> int:
        self._done.acquire()
        if isinstance(self._result, BaseException):
            raise self._result
        return self._result

    def wait_for_work(self) -> None:
        while True:
            self._given.acquire()
            if self._work is None:
                return
            try:
                self._result = self._work(*self._call)
            except BaseException as error:
                self._result = error
            self._done.release()


def _dismiss(helpers: list[_Helper]) -> None:
    for helper in helpers:
        helper.begin(None)
