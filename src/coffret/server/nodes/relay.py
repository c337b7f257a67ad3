"""Requests for a table go to the node that owns it; so does what must be at one place.

Innermost but for the app itself: limits by address have been kept here before. The owner keeps
them again, for the same client.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec

from ..connection import AT_ONCE
from ..origins import Scope, header
from ..refusals import Elsewhere, Refused
from ..security_headers import HEADERS
from ..sharing import RELAYED, account_of, refuse
from ..tables import Tables
from ..work import MESSAGE
from . import passport
from .asking import CONNECTING, Answer, Asking, NotReached
from .cluster import Cluster
from .gate import NOT_HERE, target_of
from .leases import BEAT, LIVES, Node
from .passport import Passport
from .settings import split
from .splicing import Far, joined

TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})(?:/.*)?")
AT_THE_ELDEST = re.compile(r"/api/(?:me|mail)(?:/.*)?")
"""Keys, codes, names, addresses: what is posted there is remembered in one memory."""
NEW_TABLE = "/api/tables"
PATIENCE = LIVES + 6 * BEAT
"""Seconds for which a request waits for a table whose owner may be gone: until its silence is seen,
and some beats more on a busy machine."""
TRIES = 16
HANDSHAKE = 3.0
"""Seconds within which an owner must answer one."""
NOT_PASSED_ON = {
    b"connection",
    b"content-length",
    b"expect",
    b"forwarded",
    b"keep-alive",
    b"sec-websocket-extensions",
    b"te",
    b"trailer",
    b"transfer-encoding",
    b"upgrade",
    b"x-forwarded-for",
    b"x-forwarded-proto",
    passport.HEADER,
}
NOT_PASSED_BACK = {
    b"connection",
    b"content-length",
    b"date",
    b"keep-alive",
    b"transfer-encoding",
    *(name.encode() for name in HEADERS),
}
AWAY = "the table's server does not answer: try again in a moment"


class Relay:
    def __init__(self, app: Any, server: Any) -> None:
        self._app = app
        self._server = server

    @property
    def _cluster(self) -> Cluster:
        found: Cluster = self._server.together.cluster
        return found

    @property
    def _tables(self) -> Tables:
        found: Tables = self._server.tables
        return found

    @property
    def _asking(self) -> Asking:
        found: Asking = self._server.together.asking
        return found

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        found = TABLE.fullmatch(scope["path"])
        try:
            if found is not None:
                await self._at_its_owner(found[1], scope, receive, send)
                return
            there = None if RELAYED in scope else self._place(scope)
            body = b"" if there is None else await self._body(receive)
        except Refused as refusal:
            if scope["type"] == "websocket":
                await receive()
            await refuse(scope, send, refusal)
            return
        if there is None:
            await self._app(scope, receive, send)
            return
        answer = await self._elsewhere(there, scope, body)
        if answer is None:
            await self._app(scope, _again(body), send)
        else:
            await _give_back(send, answer)

    def _place(self, scope: Scope) -> Node | None:
        """Where a request goes that is about no table that there is."""
        if scope.get("method") != "POST":
            return None
        if scope["path"] == NEW_TABLE:
            return self._cluster.least()
        return self._cluster.eldest if AT_THE_ELDEST.fullmatch(scope["path"]) else None

    async def _elsewhere(self, there: Node, scope: Scope, body: bytes) -> Answer | None:
        """None: it was not asked, and a new table can just as well be opened here."""
        try:
            if self._cluster.is_in_doubt(there):
                raise NotReached(sent=False)
            return await self._ask(there, scope, body)
        except NotReached as error:
            self._cluster.doubt(there)
            if scope["path"] == NEW_TABLE and not error.sent:
                return None
        return _refusal(Refused("busy", AWAY, 1))

    # A table

    async def _at_its_owner(self, table: str, scope: Scope, receive: Any, send: Any) -> None:
        """Pass a request on, as often as the table moves meanwhile, or answer it here."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        body: bytes | None = None
        relayed, beats = RELAYED in scope, -1
        for _ in range(TRIES):
            if self._tables.loaded(table) is not None:
                break
            if relayed:
                try:
                    await self._tables.find(table)
                except Elsewhere:
                    await self._not_here(scope, receive, send)
                    return
                except Refused:
                    if self._cluster.is_well:
                        break  # the app says why
                    await self._not_here(scope, receive, send)
                    return
                break
            there = await self._cluster.place_of(table)
            if there is None:
                try:
                    await self._tables.find(table)
                except Elsewhere:
                    continue  # another was faster
                except Refused:
                    break
                break
            if scope["type"] == "http" and body is None:
                body = await self._body(receive)
            try:
                if self._cluster.is_in_doubt(there):  # thousands may be waiting for it
                    raise NotReached(sent=False)
                if scope["type"] == "http":
                    answer = await self._ask(there, scope, body or b"")
                    if not _is_elsewhere(answer.headers):
                        await _give_back(send, answer)
                        return
                elif await self._splice(there, scope):
                    return
                self._cluster.unlearn(table)
            except NotReached as error:
                self._cluster.doubt(there)
                if error.sent and scope["type"] == "http" and scope["method"] != "GET":
                    raise Refused("busy", AWAY, 1) from None
                # It sends heartbeats, but does not answer: a line between nodes is cut.
                if loop.time() > until or (beats >= 0 and there.beats > beats + 1):
                    raise Refused("busy", AWAY, 1) from None
                beats = there.beats if beats < 0 else beats
            await self._moved(until - loop.time())
        else:
            raise Refused("busy", AWAY, 1)
        await self._app(scope, receive if body is None else _again(body), send)

    async def _moved(self, seconds: float) -> None:
        """Wait until it may be known who owns a table now."""
        try:
            await asyncio.wait_for(self._cluster.next_beat(), max(0.05, min(seconds, 2 * BEAT)))
        except TimeoutError:
            return

    async def _not_here(self, scope: Scope, receive: Any, send: Any) -> None:
        prefix = "http"
        if scope["type"] == "websocket":
            await receive()
            prefix = "websocket.http"
        headers = [(NOT_HERE, b"1"), (b"content-length", b"0")]
        await send({"type": f"{prefix}.response.start", "status": 503, "headers": headers})
        await send({"type": f"{prefix}.response.body", "body": b""})

    # HTTP

    async def _body(self, receive: Any) -> bytes:
        """No more than the app will read."""
        parts: list[bytes] = []
        size, most = 0, self._server.limits.body_bytes
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return b"".join(parts)
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > most:
                raise Refused("too_large", f"the body is limited to {most} bytes")
            if not message.get("more_body"):
                return b"".join(parts)

    async def _ask(self, there: Node, scope: Scope, body: bytes) -> Answer:
        method, target = scope["method"], target_of(scope)
        headers = self._headers(scope, method, target)
        if body or method == "POST":
            headers.append((b"content-length", str(len(body)).encode()))
        return await self._asking.ask(there.address, method, target, headers, body)

    def _headers(self, scope: Scope, method: str, target: str) -> list[tuple[bytes, bytes]]:
        """The client's own, and the passport."""
        cluster = self._cluster
        client = scope["client"][0] if scope.get("client") else "unknown"
        own = Passport(cluster.run, client, scope["scheme"])
        shown = passport.written(cluster.secret, own, cluster.steady(), method, target)
        kept = [(key, value) for key, value in scope["headers"] if key not in NOT_PASSED_ON]
        return [*kept, (passport.HEADER, shown)]

    # Sockets

    async def _splice(self, there: Node, scope: Scope) -> bool:
        """Join the client's socket with its way to the owner until either ends; False: the table is
        not there any more."""
        protocol = scope["extensions"][AT_ONCE]
        host, port = split(there.address)
        loop = asyncio.get_running_loop()
        try:
            opening = loop.create_connection(Far, host, port)
            _, far = await asyncio.wait_for(opening, CONNECTING)
        except (OSError, TimeoutError):
            raise NotReached(sent=False) from None
        try:
            far.transport.write(self._handshake(there, scope))
            head = await asyncio.wait_for(asyncio.shield(far.head), HANDSHAKE)
        except (OSError, TimeoutError):
            far.transport.abort()
            raise NotReached(sent=True) from None
        except BaseException:
            far.transport.abort()
            raise
        if not head.startswith(b"HTTP/1.1 101 ") and NOT_HERE in head.lower():
            far.transport.close()
            return False
        account = account_of(scope)

        def heard() -> None:
            if account is not None:
                account.spend(MESSAGE)

        near = joined(protocol, far, head, heard)
        scope["visit"].answered(int(head.split(b" ", 2)[1]))
        scope.clear()
        await near.ended
        return True

    def _handshake(self, there: Node, scope: Scope) -> bytes:
        target = target_of(scope)
        lines = [f"GET {target} HTTP/1.1".encode()]
        headers = self._headers(scope, "SOCKET", target)
        headers += [(b"connection", b"Upgrade"), (b"upgrade", b"websocket")]
        if header(scope, b"host") is None:
            headers.append((b"host", there.address.encode()))
        lines += [key + b": " + value for key, value in headers]
        return b"\r\n".join(lines) + b"\r\n\r\n"


def _is_elsewhere(headers: list[tuple[bytes, bytes]]) -> bool:
    return any(key == NOT_HERE for key, _ in headers)


def _refusal(refusal: Refused) -> Answer:
    from ..messages import Refusal

    body = msgspec.json.encode(Refusal(refusal.code, str(refusal), retry=refusal.retry))
    headers = [(b"content-type", b"application/json")]
    if refusal.retry is not None:
        headers.append((b"retry-after", str(refusal.retry).encode()))
    return Answer(refusal.status, headers, body)


async def _give_back(send: Any, answer: Answer) -> None:
    headers = [(key, value) for key, value in answer.headers if key not in NOT_PASSED_BACK]
    if answer.status not in (204, 304):
        headers.append((b"content-length", str(len(answer.body)).encode()))
    start = {"type": "http.response.start", "status": answer.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": answer.body})


def _again(body: bytes) -> Any:
    """A request's body that was read, to be read again."""
    given = False

    async def receive() -> Any:
        nonlocal given
        if given:
            await asyncio.Event().wait()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
