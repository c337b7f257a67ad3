"""A client's socket and its way to another node, joined: bytes go through as they are.

The node in between reads no frames. Who reads slowly is waited for on the whole way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

HEAD = b"\r\n\r\n"
LONGEST_HEAD = 16_384


class Far(asyncio.Protocol):
    """The connection to the owner of the table."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.head: asyncio.Future[bytes] = self._loop.create_future()
        """The head of the answer to the handshake."""
        self.early = b""
        """Bytes that came after it before the two were joined."""
        self.near: asyncio.Transport | None = None
        self.transport: asyncio.Transport
        self.lost = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self.near is not None:
            self.near.write(data)
            return
        self.early += data
        if self.head.done():
            return
        head, found, rest = self.early.partition(HEAD)
        if found:
            self.early = rest
            self.head.set_result(head + HEAD)
            if head.startswith(b"HTTP/1.1 101 "):
                self.transport.pause_reading()  # until someone takes it
        elif len(self.early) > LONGEST_HEAD:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.head.done():
            self.head.set_exception(ConnectionError())
            self.head.exception()
        if self.near is not None:
            self.near.close()

    def pause_writing(self) -> None:
        if self.near is not None:
            self.near.pause_reading()

    def resume_writing(self) -> None:
        if self.near is not None:
            self.near.resume_reading()


class Near(asyncio.Protocol):
    """The connection to the client, once the two are joined."""

    def __init__(self, before: Any, far: Far, heard: Callable[[], None]) -> None:
        self._before = before
        self._far = far
        self._heard = heard
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        self._heard()
        self._far.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._far.transport.close()
        self._before.connection_lost(exc)
        if not self.ended.done():
            self.ended.set_result(None)

    def pause_writing(self) -> None:
        if not self._far.lost:
            self._far.transport.pause_reading()

    def resume_writing(self) -> None:
        if not self._far.lost:
            self._far.transport.resume_reading()


def joined(protocol: Any, far: Far, head: bytes, heard: Callable[[], None]) -> Near:
    """Join a client's connection, whose handshake another node has answered, with that one."""
    transport: asyncio.Transport = protocol.transport
    near = Near(protocol, far, heard)
    protocol.passed_on = transport.close
    protocol.handshake_complete = True
    transport.write(head + far.early)
    far.early = b""
    if far.lost or transport.is_closing():
        transport.close()
        far.transport.close()
    far.near = transport
    transport.set_protocol(near)
    transport.resume_reading()
    if not far.lost:
        far.transport.resume_reading()
    return near
