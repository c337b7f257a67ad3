"""The address for nodes: a request there has a passport and counts as its client's."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import msgspec

from ..logs import log
from ..origins import Scope
from ..refusals import Refused
from ..sharing import RELAYED
from ..store import Unsaved
from . import passport
from .gated import Gated
from .passport import Passport
from .settings import NodeSettings

OWN_CALLS = "/node/"
NOT_HERE = b"x-coffret-elsewhere"
"""On an answer: the table is not at that node any more."""


def target_of(scope: Scope) -> str:
    """A request's path and query, as they are passed on."""
    query = scope["query_string"].decode("latin-1")
    path = quote(scope["path"], safe="/:@!$&'()*+,;=~-._")
    return f"{path}?{query}" if query else path


class Gate:
    """The outermost layer. At the public address it changes nothing."""

    def __init__(self, app: Any, settings: NodeSettings, state: Gated) -> None:
        self._app = app
        self._settings = settings
        self._state = state

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        server = scope.get("server")
        if scope["type"] == "lifespan" or not server or server[1] != self._settings.port:
            await self._app(scope, receive, send)
            return
        shown = self._shown(scope)
        if shown is None:
            log("a stranger at the nodes' address", path=scope["path"][:80])
            await _answer(scope, receive, send, 403, b"")
        elif scope["path"].startswith(OWN_CALLS):
            await self._own(scope, receive, send, shown)
        else:
            scope["client"] = (shown.client, 0)
            scope["scheme"] = shown.scheme
            scope[RELAYED] = shown
            await self._app(scope, receive, send)

    def _shown(self, scope: Scope) -> Passport | None:
        cluster = self._state.cluster
        found = [value for key, value in scope["headers"] if key == passport.HEADER]
        if cluster is None or len(found) != 1:
            return None
        method = scope.get("method", "SOCKET")
        try:
            return passport.read(
                cluster.secret, found[0], cluster.steady(), method, target_of(scope)
            )
        except ValueError:
            return None

    async def _own(self, scope: Scope, receive: Any, send: Any, shown: Passport) -> None:
        call = self._state.calls.get(scope["path"].removeprefix(OWN_CALLS))
        if scope["type"] != "http" or call is None:
            await _answer(scope, receive, send, 404, b"")
            return
        try:
            asked = msgspec.json.decode(await _body(receive) or b"null")
            status, answer = 200, await call(asked, shown)
        except (Refused, Unsaved) as refusal:
            status, answer = 503, str(refusal)
        except Exception:
            log("a call between nodes failed", failed=True, path=scope["path"])
            status, answer = 500, ""
        await _answer(scope, receive, send, status, msgspec.json.encode(answer))


async def _body(receive: Any) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return b"".join(parts)
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


async def _answer(scope: Scope, receive: Any, send: Any, status: int, body: bytes) -> None:
    prefix = "http"
    if scope["type"] == "websocket":
        await receive()
        prefix = "websocket.http"
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": f"{prefix}.response.start", "status": status, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body})
