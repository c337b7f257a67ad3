"""A WebSocket client for load tests, with minimal work per message.

A load generator in the same language as the server must cost much less than it, or it measures
itself. This one speaks just enough of RFC 6455 for text frames of well-behaved servers.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
Listener = Callable[[bytes], None]


class WebSocketClient(asyncio.Protocol):
    """One socket; `listener` gets every text message."""

    def __init__(self, path: str, headers: dict[str, str], listener: Listener) -> None:
        self._path = path
        self._headers = headers
        self._listener = listener
        self._buffer = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.opened.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.transport: asyncio.Transport
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in self._headers.items()),
        ]
        transport.write("\r\n".join(lines).encode() + b"\r\n\r\n")

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:20]:
                if not self.opened.done():
                    self.opened.set_exception(OSError(bytes(self._buffer[:200]).decode()))
                return
            del self._buffer[: end + 4]
            self._open = True
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        kind = buffer[0] & 15
        payload = bytes(buffer[start : start + length])
        del buffer[: start + length]
        self.bytes += start + length
        if kind == TEXT:
            self._listener(payload)
        elif kind == PING:
            self._frame(PONG, payload)
        return True

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or OSError("the connection was lost"))

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        """Masked with zeros: allowed, and free."""
        length = len(payload)
        if length < 126:
            head = bytes((128 | kind, 128 | length))
        else:
            head = bytes((128 | kind, 128 | 126)) + length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


async def dial(
    port: int, path: str, headers: dict[str, str], listener: Listener, source: str | None = None
) -> WebSocketClient:
    """A socket that is open, from an address of this machine."""
    loop = asyncio.get_running_loop()
    here = None if source is None else (source, 0)
    _, wire = await loop.create_connection(
        lambda: WebSocketClient(path, headers, listener), "127.0.0.1", port, local_addr=here
    )
    await wire.opened
    return wire
