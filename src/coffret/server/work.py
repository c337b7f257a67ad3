"""Work: how much of the processor each address may use, and how addresses share the event loop.

Every address has a budget of milliseconds that refills over time. All work for it is measured and
taken off. When the budget is used up, requests wait, first come, first served, and are refused only
if waiting does not help. The loop handles one request of an address at a time, so that all others
get their turn in between, however many it sends at once.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

from .limits import MOST_ADDRESSES, Limits
from .refusals import Refused

CONNECTION = 0.1
"""Milliseconds charged for a connection."""
REQUEST = 0.3
"""For a request outside the app: its parsing."""
MESSAGE = 0.03
"""For a socket's message."""
GIVES_WAY = 0.25
"""The share counted of low-priority work: other processes, previews."""
HINT = 50.0
"""For a hint: another, low-priority process computes it, one at a time."""

thread_time = getattr(time, "thread_time", time.process_time)
"""In a browser there is one thread, and no clock per thread."""

T = TypeVar("T")


class Account:
    """One address's budget and its waiting requests."""

    __slots__ = (
        "_left",
        "_limits",
        "_passed",
        "_since",
        "_time",
        "_timer",
        "_waiting",
        "asker",
        "elsewhere",
        "sockets",
    )

    def __init__(self, asker: str, limits: Limits, time: Callable[[], float]) -> None:
        self.asker = asker
        self._limits = limits
        self._time = time
        self._left = limits.work_burst
        self._since = time()
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._passed = False
        """Whether the loop has handled a request of this address in the current round."""
        self._timer: asyncio.TimerHandle | None = None
        self.sockets = 0
        self.elsewhere = 0
        """Sockets at other nodes."""

    @property
    def left(self) -> float:
        """Milliseconds; negative if something took longer than was left."""
        now = self._time()
        gained = self._limits.work_per_second * (now - self._since)
        self._left = min(self._limits.work_burst, self._left + gained)
        self._since = now
        return self._left

    @property
    def is_far_in_debt(self) -> bool:
        """Whether refusals alone have cost so much that further ones are silent."""
        return self.left < -self._limits.work_burst / 2

    @property
    def is_idle(self) -> bool:
        return not (self.sockets or self._waiting) and self.left >= self._limits.work_burst

    def spend(self, milliseconds: float) -> None:
        """Take work off the budget, up to a debt as large as the budget."""
        self._left = max(self.left - milliseconds, -self._limits.work_burst)

    def is_next(self) -> bool:
        """Whether a request of this address may run at once; if so, it takes its turn."""
        if self._passed or self._waiting or self.left <= 0:
            return False
        self._pass()
        return True

    async def turn(self) -> None:
        """Wait until a request of this address may run; Refused if that takes too long."""
        place = self.line_up()
        if place is not None:
            await place

    def line_up(self) -> asyncio.Future[None] | None:
        """A place in the queue, done when it is its turn; None: at once."""
        if self.is_next():
            return None
        loop = asyncio.get_running_loop()
        place: asyncio.Future[None] = loop.create_future()
        patience = loop.call_later(self._limits.work_wait, self._refuse, place)
        place.add_done_callback(lambda place: patience.cancel())
        self._waiting.append(place)
        if not self._passed:
            self._next()
        return place

    def _pass(self) -> None:
        self._passed = True
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        """A new round of the loop: the next request may run, if there is budget left."""
        self._passed = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._waiting and self._waiting[0].done():
            self._waiting.popleft()
        if not self._waiting:
            return
        if self.left > 0:
            self._waiting.popleft().set_result(None)
            self._pass()
        else:
            seconds = 0.001 - self._left / self._limits.work_per_second
            self._timer = asyncio.get_running_loop().call_later(seconds, self._next)

    def _refuse(self, place: asyncio.Future[None]) -> None:
        if not place.done():
            seconds = -self.left / self._limits.work_per_second + self._limits.work_wait
            place.set_exception(
                Refused("too_many", "too many requests from your address: wait a moment", seconds)
            )


class Work:
    """All accounts; unused ones are forgotten after a while."""

    def __init__(
        self,
        limits: Limits,
        time: Callable[[], float] | None = None,
        kind: type[Account] = Account,
    ) -> None:
        self._limits = limits
        self._time = time
        self._kind = kind
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def account(self, asker: str) -> Account:
        account = self._accounts.get(asker)
        if account is None:
            time = self._time or asyncio.get_running_loop().time
            account = self._accounts[asker] = self._kind(asker, self._limits, time)
            self._forget()
        else:
            self._accounts.move_to_end(asker)
        return account

    def accounts(self) -> list[Account]:
        return list(self._accounts.values())

    def _forget(self) -> None:
        """Drop the longest unused, except those in debt or in use."""
        for asker in list(self._accounts)[:8] if len(self._accounts) > MOST_ADDRESSES else ():
            if self._accounts[asker].is_idle:
                del self._accounts[asker]
            else:
                self._accounts.move_to_end(asker)


@coroutine
def metered(
    work: Coroutine[Any, Any, T], account: Account | None, share: float = 1.0
) -> Generator[Any, Any, T]:
    """Run a coroutine and charge its own processor time, not that of others while it waits."""
    step: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        begin = thread_time()
        try:
            awaited = step(given)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        finally:
            if account is not None:
                account.spend(share * 1000 * (thread_time() - begin))
        try:
            given = yield awaited
            step = work.send
        except BaseException as error:
            step, given = work.throw, error


def measured(account: Account | None, function: Callable[..., T], *given: Any) -> T:
    """The same of a function."""
    begin = thread_time()
    try:
        return function(*given)
    finally:
        if account is not None:
            account.spend(1000 * (thread_time() - begin))


async def in_thread(account: Account | None, function: Callable[..., T], *given: Any) -> T:
    """The same of a function in another thread."""

    def timed() -> tuple[T, float]:
        begin = thread_time()
        return function(*given), thread_time() - begin

    value, seconds = await asyncio.to_thread(timed)
    if account is not None:
        account.spend(1000 * seconds)
    return value
