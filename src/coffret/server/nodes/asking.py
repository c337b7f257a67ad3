"""HTTP between nodes: requests over connections that are kept."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

import h11

from .settings import split

CONNECTING = 1.0
"""Seconds within which a node must take a connection."""
ANSWERING = 30.0
KEPT = 8
"""Idle connections kept to each node."""
PIECE = 65_536


class NotReached(Exception):
    """The node does not answer; `sent`: the request may have been carried out."""

    def __init__(self, sent: bool) -> None:
        super().__init__()
        self.sent = sent


class Answer(NamedTuple):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class _Line:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer
        self._http = h11.Connection(h11.CLIENT)

    async def ask(self, request: h11.Request, body: bytes) -> Answer:
        events = [request, *([h11.Data(data=body)] if body else []), h11.EndOfMessage()]
        self.writer.write(b"".join(self._http.send(each) or b"" for each in events))
        answer: h11.Response | None = None
        parts: list[bytes] = []
        while True:
            event = self._http.next_event()
            if event is h11.NEED_DATA:
                self._http.receive_data(await self._reader.read(PIECE))
            elif isinstance(event, h11.Response):
                answer = event
            elif isinstance(event, h11.Data):
                parts.append(bytes(event.data))
            elif isinstance(event, h11.EndOfMessage) and answer is not None:
                return Answer(answer.status_code, list(answer.headers), b"".join(parts))
            elif isinstance(event, h11.ConnectionClosed):
                raise ConnectionError

    def goes_on(self) -> bool:
        if self._http.our_state is not h11.DONE or self._http.their_state is not h11.DONE:
            return False
        self._http.start_next_cycle()
        return True


class Asking:
    def __init__(self) -> None:
        self._idle: dict[str, list[_Line]] = {}

    async def ask(
        self,
        address: str,
        method: str,
        target: str,
        headers: list[tuple[bytes, bytes]],
        body: bytes = b"",
        seconds: float = ANSWERING,
    ) -> Answer:
        """NotReached if the node does not answer. A kept connection may have ended meanwhile: then
        the request is repeated over a new one, if it changes nothing."""
        request = h11.Request(method=method, target=target, headers=headers)
        idle = self._idle.setdefault(address, [])
        while idle and method == "GET":
            with suppress(NotReached):
                return await self._over(idle.pop(), address, request, body, seconds)
        host, port = split(address)
        try:
            opening = asyncio.open_connection(host, port)
            line = _Line(*await asyncio.wait_for(opening, CONNECTING))
        except (OSError, TimeoutError):
            raise NotReached(sent=False) from None
        return await self._over(line, address, request, body, seconds)

    async def _over(
        self, line: _Line, address: str, request: h11.Request, body: bytes, seconds: float
    ) -> Answer:
        try:
            answer = await asyncio.wait_for(line.ask(request, body), seconds)
        except (OSError, TimeoutError, h11.ProtocolError):
            line.writer.close()
            raise NotReached(sent=True) from None
        except BaseException:
            line.writer.close()
            raise
        idle = self._idle.setdefault(address, [])
        if line.goes_on() and len(idle) < KEPT:
            idle.append(line)
        else:
            line.writer.close()
        return answer

    def close(self) -> None:
        for idle in self._idle.values():
            for line in idle:
                line.writer.close()
        self._idle.clear()
