"""Wraps the app: requests take turns by address, and their work is counted."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

from .addresses import asker_of, counted_as
from .connection import Send
from .limits import Limits
from .messages import Refusal, encode
from .metrics import METRICS
from .refusals import Refused
from .work import CONNECTION, REQUEST, Account, Work, metered

WORK = "coffret.work"
RELAYED = "coffret.relayed"
"""Where the scope of a request that another node has passed on says so (nodes)."""


class Shared:
    """Puts each request's account into its scope, for work done elsewhere on its behalf."""

    def __init__(self, app: Any, work: Work | None, limits: Limits) -> None:
        self._app = app
        self._work = work
        self._limits = limits

    async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
        if self._work is None or scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        account = scope[WORK] = self._work.account(asker_of(scope))
        account.spend(REQUEST)
        is_socket = scope["type"] == "websocket"
        relayed = RELAYED in scope
        try:
            await account.turn()
            held = account.sockets + account.elsewhere
            # A socket counts at the node that the client has reached.
            if is_socket and not relayed and held >= self._limits.sockets_per_address:
                most = f"{self._limits.sockets_per_address} sockets of one address are the most"
                raise Refused("too_many", f"{most}: close some")
        except Refused as refusal:
            await refuse(scope, send, refusal)
            return
        counted = is_socket and not relayed
        account.sockets += counted
        try:
            await metered(self._app(scope, receive, send), account)
        finally:
            account.sockets -= counted


def account_of(scope: Any) -> Account | None:
    found: Account | None = scope.get(WORK)
    return found


async def refuse(scope: Any, send: Send, refusal: Refused) -> None:
    """A refusal, to a request or before a socket is accepted."""
    METRICS.count("refusals", refusal.code)
    body = encode(Refusal(refusal.code, str(refusal), retry=refusal.retry))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if refusal.retry is not None:
        headers.append((b"retry-after", str(refusal.retry).encode()))
    if scope["type"] == "websocket":
        prefix = "websocket.http"
        scope["visit"].answered(refusal.status, refusal.code)
    else:
        prefix = "http"
        scope["refusal"] = refusal.code  # for the visit that is noted when the answer is sent
    start = {"type": f"{prefix}.response.start", "status": refusal.status, "headers": headers}
    await send(start)
    await send({"type": f"{prefix}.response.body", "body": body})


class Connections:
    """How many connections each peer has; a trusted proxy may have any number."""

    def __init__(
        self, work: Work | None, most: int, is_proxy: Callable[[str], bool] = lambda peer: False
    ) -> None:
        """Without `work` there are no limits."""
        self._work = work
        self._most = most
        self._is_proxy = is_proxy
        self._has: Counter[str] = Counter()

    def enter(self, address: str) -> tuple[str, asyncio.Future[None] | None] | None:
        """The key of a new connection and its place in the queue; None: it is not allowed."""
        peer = counted_as(address)
        place = None
        if self._work is not None and not self._is_proxy(address):
            account = self._work.account(peer)
            account.spend(CONNECTION)
            if self._has[peer] >= self._most or account.is_far_in_debt:
                return None
            place = account.line_up()
        self._has[peer] += 1
        return peer, place

    def still_speak_to(self, address: str) -> bool:
        """Whether a rejected connection gets a reason: not if even the reasons cost too much."""
        return self._work is None or self._work.account(counted_as(address)).left > 0

    def leave(self, peer: str) -> None:
        self._has[peer] -= 1
        if not self._has[peer]:
            del self._has[peer]
