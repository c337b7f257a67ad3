"""Security headers: no foreign scripts or frames, no MIME sniffing, no referrer to other sites."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from .messages import Refusal, encode

POLICY = "; ".join(
    (
        "default-src 'self'",  # sockets of the same host included
        "script-src 'self' 'wasm-unsafe-eval'",  # Python for tables in the browser
        "img-src 'self' data:",
        "font-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",  # components set style attributes
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # A table's name is in its URL: other sites must not see it as a referrer.
    "referrer-policy": "same-origin",
}


_RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
STARTS = ("http.response.start", "websocket.http.response.start")
NO_SOCKET = Refusal("unknown_call", "there is no socket here; see /docs")


class Safe:
    """Wraps the app: every response gets the headers."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        accepted = False

        async def send_safely(message: Any) -> None:
            nonlocal accepted
            kind = message["type"]
            if kind in STARTS:
                message["headers"] = [*message.get("headers", ()), *_RAW]
            elif kind == "websocket.accept":
                accepted = True
            elif kind == "websocket.close" and not accepted:
                await self._no_socket(send)
                return
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] != "lifespan" else send)

    async def _no_socket(self, send: Any) -> None:
        headers = [(b"content-type", b"application/json"), *_RAW]
        start = {"type": "websocket.http.response.start", "status": 404, "headers": headers}
        await send(start)
        await send({"type": "websocket.http.response.body", "body": encode(NO_SOCKET)})


def plain_answer(status: int, code: str, text: str, retry: int | None = None) -> bytes:
    """A refusal as raw bytes, for requests that do not reach the app."""
    body = encode(Refusal(code, text, retry=retry))
    headers = HEADERS | {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    if retry is not None:
        headers["retry-after"] = str(retry)
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
