"""HTTP for load tests: one request after the other on a connection from a chosen address."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec


@dataclass
class Answer:
    status: int
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Http:
    """Connects when it must; `source` is the address it comes from."""

    def __init__(self, port: int, source: str) -> None:
        self._port = port
        self._source = source
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = b"", token: str = "") -> Answer:
        """OSError if the server hangs up; a connection that was idle too long is renewed."""
        if self._streams is not None and self._streams[0].at_eof():
            self.close()
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                "127.0.0.1", self._port, local_addr=(self._source, 0)
            )
        reader, writer = self._streams
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        holder = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"{holder}Content-Length: {len(content)}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        try:
            return await self._answer(reader)
        except (asyncio.IncompleteReadError, OSError) as error:
            self.close()
            raise OSError("the server hung up") from error

    async def _answer(self, reader: asyncio.StreamReader) -> Answer:
        lines = (await reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        length = next((int(line[15:]) for line in lines if line.startswith(b"content-length:")), 0)
        answer = Answer(int(lines[0].split()[1]), await reader.readexactly(length))
        if b"connection: close" in lines:
            self.close()
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
