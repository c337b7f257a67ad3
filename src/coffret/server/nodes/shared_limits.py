"""Limits by address that hold for all nodes together.

Each node keeps its own accounts and reports their use once a second; the others take that
off theirs. So an address may use too much for a second, and no longer.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import msgspec

from ..limits import HourlyLimit, Limits
from ..work import Account, Work
from .news import LONGEST, News

EVERY = 1.0
LEAST = 20.0
"""Milliseconds of work that are worth a word: a tenth of what an address gains in a second."""
FEW = 8
"""Sockets of an address that are not worth one."""
KIND = "used"
AGAIN = "used_again"


class CountedAccount(Account):
    """Counts the use since the last report."""

    __slots__ = ("used",)

    def __init__(self, asker: str, limits: Limits, time: Callable[[], float]) -> None:
        super().__init__(asker, limits, time)
        self.used = 0.0

    def spend(self, milliseconds: float) -> None:
        self.used += milliseconds
        super().spend(milliseconds)

    def spent_elsewhere(self, milliseconds: float) -> None:
        super().spend(milliseconds)


class SharedLimits:
    def __init__(self, news: News, work: Work | None, hourly: list[HourlyLimit]) -> None:
        self._news = news
        self._work = work
        self._hourly = hourly
        self._loop = asyncio.get_running_loop()
        self._counts: list[Counter[str]] = [Counter() for _ in hourly]
        self._said: dict[str, int] = {}
        """Sockets that the others know of."""
        self._elsewhere: dict[int, dict[str, int]] = {}
        """Sockets at the others, by run and address."""
        self._task: asyncio.Task[None] | None = None
        for each, counts in zip(hourly, self._counts, strict=True):
            each.on_count = counts.update
        news.on(KIND, self._heard)
        news.on(AGAIN, lambda what: self._said.clear())
        news.on_missed.append(self._missed)

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())
        self._missed()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def gone(self, run: int) -> None:
        """A node is gone, and its sockets with it."""
        before = self._elsewhere.pop(run, {})
        for asker in before:
            self._add_up(asker)

    def _missed(self) -> None:
        self._said.clear()
        self._news.say(AGAIN, None)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.say()

    def say(self) -> None:
        """Send what was used since the last time."""
        said: list[tuple[str, float, int, list[int]]] = []
        for account in [] if self._work is None else self._work.accounts():
            assert isinstance(account, CountedAccount)
            counts = [each.pop(account.asker, 0) for each in self._counts]
            sockets = account.sockets if account.sockets >= FEW else 0
            known = self._said.get(account.asker, 0)
            if account.used < LEAST and sockets == known and not any(counts):
                continue
            said.append((account.asker, round(account.used, 1), sockets, counts))
            account.used = 0.0
            if sockets:
                self._said[account.asker] = sockets
            else:
                self._said.pop(account.asker, None)
        for each in self._counts:
            each.clear()
        piece: list[object] = []
        size = 0
        for one in said:
            length = len(msgspec.json.encode(one)) + 1
            if size + length > LONGEST - 64:
                self._news.say(KIND, [self._news.run, piece])
                piece, size = [], 0
            piece.append(one)
            size += length
        if piece:
            self._news.say(KIND, [self._news.run, piece])

    def _heard(self, what: tuple[int, list[tuple[str, float, int, list[int]]]]) -> None:
        run, used = what
        moment = self._loop.time()
        for asker, work, sockets, counts in used:
            if self._work is not None:
                account = self._work.account(asker)
                assert isinstance(account, CountedAccount)
                account.spent_elsewhere(work)
            for hourly, number in zip(self._hourly, counts, strict=False):
                if number:
                    hourly.take(asker, moment, number)
            at_node = self._elsewhere.setdefault(run, {})
            if sockets:
                at_node[asker] = sockets
            else:
                at_node.pop(asker, None)
            self._add_up(asker)

    def _add_up(self, asker: str) -> None:
        if self._work is not None:
            total = sum(each.get(asker, 0) for each in self._elsewhere.values())
            self._work.account(asker).elsewhere = total
