"""A small queue for a waiting socket: a server has thousands of them.

asyncio's `Queue` and `Event` hold five deques, 600 bytes each, nearly always empty.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Inbox:
    """A queue without a limit, for one taker."""

    __slots__ = ("_items", "_taker")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._taker: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    async def get(self) -> Any:
        while not self._items:
            self._taker = asyncio.get_running_loop().create_future()
            try:
                await self._taker
            finally:
                self._taker = None
        return self._items.pop(0)  # there are a handful at most

    def empty(self) -> bool:
        return not self._items

    def qsize(self) -> int:
        return len(self._items)


class Valve:
    """An event that is nearly always set."""

    __slots__ = ("_opened",)

    def __init__(self) -> None:
        self._opened: asyncio.Future[None] | None = None
        """Done when the valve opens; None: it is open."""

    def is_set(self) -> bool:
        return self._opened is None

    def clear(self) -> None:
        if self._opened is None:
            self._opened = asyncio.get_running_loop().create_future()

    def set(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            opened.set_result(None)

    async def wait(self) -> None:
        while self._opened is not None:
            await asyncio.shield(self._opened)  # one who gives up does not end it for the others
