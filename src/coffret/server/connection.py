"""One socket: ordered sending, and the handling of clients that do not read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any

from .limits import Limits, TokenBucket
from .visits import Visit
from .work import Account

Send = Callable[[dict[str, Any]], Awaitable[None]]
Put = Callable[[bytes], bool]
"""Sends at once, or returns False."""

TOO_SLOW = 1013
AT_ONCE = "coffret.at_once"
"""Where a socket's scope has its protocol, which sends and receives without waiting."""


class Connection:
    """The table pushes and never waits: a slow client delays only itself."""

    __slots__ = (
        "_busy",
        "_loop",
        "_most",
        "_put",
        "_send",
        "_waiting",
        "closed",
        "holder",
        "is_host",
        "language",
        "looks",
        "pace",
        "pinged",
        "seat",
        "token",
        "visit",
        "work",
    )

    def __init__(
        self,
        send: Send,
        seat: int | None,
        language: str | None,
        holder: str,
        is_host: bool,
        limits: Limits,
        visit: Visit | None = None,
        work: Account | None = None,
        put: Put | None = None,
        token: str = "",
    ) -> None:
        self._send = send
        self._put = put
        self._loop = asyncio.get_running_loop()
        self._most = limits.outbox
        self._waiting: list[bytes] = []
        self._busy: asyncio.Task[None] | None = None
        self.seat = seat
        self.language = language
        self.holder = holder
        """The holder of its seat: the hash of its token, or the person whose device it is."""
        self.token = token
        """The hash of the token it came with."""
        self.is_host = is_host
        self.visit = visit
        """The client, for the log of refusals."""
        self.pace = TokenBucket(limits, self._loop.time())
        self.pinged = (0, 0.0)
        """The last ping's number and time; (0, …) once it was answered."""
        self.closed = False
        self.looks = True
        """Whether someone sees the table: not if the page is hidden."""
        self.work = work
        """The account for the work of this socket."""

    def push(self, data: bytes) -> None:
        """Send, after everything pushed before."""
        if self.closed:
            return
        if self._busy is None and self._put is not None and self._put(data):
            return
        if len(self._waiting) >= self._most:
            self.close(TOO_SLOW, "you read too slowly: come back when you can")
            return
        self._waiting.append(data)
        if self._busy is None:
            self._send_at_once()

    def close(self, code: int, reason: str) -> None:
        """Send what is queued, then close."""
        if self.closed:
            return
        self.closed = True
        self._loop.create_task(self._end(code, reason))

    def _send_at_once(self) -> None:
        """Nearly every send completes at once; a task is made only if it must wait."""
        sending = self._drain()
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        self._busy = self._loop.create_task(_go_on(sending, awaited))

    async def _drain(self) -> None:
        try:
            while self._waiting:
                sending, self._waiting = self._waiting, []
                for data in sending:
                    await self._send({"type": "websocket.send", "text": data.decode()})
        except Exception:
            self.closed = True  # the client has gone; its reader will notice
        finally:
            self._busy = None

    async def _end(self, code: int, reason: str) -> None:
        try:
            if self._busy is not None:
                await asyncio.wait({self._busy}, timeout=1)
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except Exception:  # gone already
            return


@coroutine
def _go_on(begun: Coroutine[Any, None, None], awaited: Any) -> Generator[Any, None, None]:
    """Continue a started coroutine from where it waits."""
    yield awaited
    yield from begun
