"""A queue with a few slots in which addresses take turns, so that heavy users wait behind light
ones."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .refusals import SOON, Refused


class FairQueue:
    def __init__(self, slots: int, per_address: int, in_all: int) -> None:
        """At most `per_address` and `in_all` may wait; one address never has all slots."""
        self._slots = slots
        self._own = max(1, slots - 1)
        self._per_address = per_address
        self._in_all = in_all
        self._busy: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a slot; Refused if too many are waiting."""
        if self._may_go(address) and address not in self._waiting:
            self._busy[address] += 1
        else:
            await self._wait(address)
        try:
            yield
        finally:
            self._leave(address)

    async def _wait(self, address: str) -> None:
        own = self._waiting.get(address, ())
        if len(own) >= self._per_address:
            raise Refused("too_many", f"{len(own)} of your requests are already waiting", SOON)
        if sum(map(len, self._waiting.values())) >= self._in_all:
            raise Refused("busy", "too many requests are waiting: try again in a moment", SOON)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave(address)
            else:
                self._forget(address, place)
            raise

    def _may_go(self, address: str) -> bool:
        return self._busy.total() < self._slots and self._busy[address] < self._own

    def _leave(self, address: str) -> None:
        self._busy[address] -= 1
        if not self._busy[address]:
            del self._busy[address]
        for other, waiting in self._waiting.items():
            if self._may_go(other):
                place = waiting[0]
                self._forget(other, place)
                if other in self._waiting:
                    self._waiting.move_to_end(other)  # its next one, when all others had a turn
                self._busy[other] += 1
                place.set_result(None)
                return

    def _forget(self, address: str, place: asyncio.Future[None]) -> None:
        self._waiting[address].remove(place)
        if not self._waiting[address]:
            del self._waiting[address]
