"""Requests and sockets of the server's app without a network: they come as texts, from a page.

The page sends what it would send to a server, and gets the same answers (docs/protocol.md).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import unquote

from starlette.types import ASGIApp

from coffret.server.origins import COOKIE

PEER = ("127.0.0.1", 1)
ABNORMAL = 1006
"""How a socket ends that nobody has closed."""


class Answer(NamedTuple):
    status: int
    kind: str
    """Its content type."""
    body: str


class Bridge:
    """`token`: of this device. The user of the page holds its seats."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self._app = app
        self._headers = [
            (b"host", b"localhost"),
            (b"sec-fetch-site", b"same-origin"),  # the answers need no token
            (b"cookie", f"{COOKIE}={token}".encode()),
        ]
        self._sockets: dict[int, Socket] = {}

    async def call(self, method: str, path: str, body: str | None = None) -> Answer:
        """A request, and its answer."""
        status, kind = 500, ""
        parts: list[bytes] = []
        waiting = [{"type": "http.request", "body": (body or "").encode(), "more_body": False}]
        gone = asyncio.Event()

        async def receive() -> dict[str, Any]:
            if waiting:
                return waiting.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status, kind
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = _header(message, b"content-type")
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        scope = self._scope("http", path) | {"method": method, "http_version": "1.1"}
        try:
            await self._app(scope, receive, send)
        finally:
            gone.set()
        return Answer(status, kind, b"".join(parts).decode())

    def open(
        self, number: int, path: str, heard: Callable[[str], None], closed: Callable[[int], None]
    ) -> None:
        """A socket; `heard` gets the empty text when it is open, and then each message."""
        socket = self._sockets[number] = Socket(heard)

        async def live() -> None:
            try:
                await self._app(self._scope("websocket", path), socket.receive, socket.send)
            finally:
                self._sockets.pop(number, None)
                closed(socket.code)

        socket.task = asyncio.create_task(live())

    def say(self, number: int, text: str) -> None:
        socket = self._sockets.get(number)
        if socket is not None:
            socket.put({"type": "websocket.receive", "text": text})

    def close(self, number: int) -> None:
        socket = self._sockets.get(number)
        if socket is not None:
            socket.put({"type": "websocket.disconnect", "code": 1000})

    def _scope(self, kind: str, path: str) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(plain),
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": list(self._headers),
            "client": PEER,
            "server": ("localhost", 80),
            "subprotocols": [],
            "state": {},
        }


class Socket:
    def __init__(self, heard: Callable[[str], None]) -> None:
        self._heard = heard
        self._waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.put({"type": "websocket.connect"})
        self.code = ABNORMAL
        self.task: asyncio.Task[None] | None = None

    def put(self, message: dict[str, Any]) -> None:
        self._waiting.put_nowait(message)

    async def receive(self) -> dict[str, Any]:
        return await self._waiting.get()

    async def send(self, message: Any) -> None:
        match message["type"]:
            case "websocket.accept":
                self._heard("")
            case "websocket.send":
                self._heard(message["text"])
            case "websocket.close":
                self.code = message.get("code", 1000)
                self.put({"type": "websocket.disconnect", "code": self.code})


def _header(message: Any, name: bytes) -> str:
    return next((value.decode() for key, value in message.get("headers", ()) if key == name), "")
