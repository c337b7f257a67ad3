"""Messages of a socket: in their order, each checked, whether they wait or not."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from coffret.server.connection import Connection
from coffret.server.limits import Limits
from coffret.server.listening import Listener
from coffret.server.protocols import ReadAheadProtocol, framed, unframed
from coffret.server.visits import Visit, Visits
from coffret.server.work import Account

SCOPE = {"client": ("192.0.2.1", 1), "path": "/", "headers": []}


class Socket:
    """Gives a message to its listener at once, or keeps it until it is received."""

    def __init__(self, work_per_second: float) -> None:
        limits = Limits(work_per_second=work_per_second, work_burst=0.2, burst=1000)
        self.offered: list[Any] = []
        self.waited = 0
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        visit = Visit(Visits(), SCOPE)
        work = Account("192.0.2.1", limits, asyncio.get_running_loop().time)
        connection = Connection(self._send, 0, None, "", False, limits, visit, work)
        self.listener = Listener(self, connection, visit, limits)  # type: ignore[arg-type]

    def enqueue(self, connection: Connection, request: Any) -> None:
        self.offered.append(request.ping)

    def arrives(self, ping: int) -> None:
        data = b'{"type":"pong","ping":%d}' % ping
        if not (self._queue.empty() and self.listener.on_message(data)):
            self.waited += 1
            self._queue.put_nowait({"type": "websocket.receive", "bytes": data})

    async def receive(self) -> dict[str, Any]:
        return await self._queue.get()

    async def _send(self, message: dict[str, Any]) -> None:
        raise AssertionError(message)


def test_messages_keep_their_order_when_some_of_them_wait() -> None:
    """The budget is a few messages: some are taken as they arrive, others when there is room."""

    async def scenario() -> None:
        socket = Socket(work_per_second=20)
        listening = asyncio.create_task(socket.listener.listen(socket.receive))
        for ping in range(60):
            socket.arrives(ping)
            if ping % 3 == 0:
                await asyncio.sleep(0.0005 * (ping % 4))
        async with asyncio.timeout(30):
            while len(socket.offered) < 60:
                await asyncio.sleep(0.01)
        listening.cancel()
        assert socket.offered == list(range(60))
        assert 0 < socket.waited < 60

    asyncio.run(scenario())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_the_protocol_has_it(length: int) -> None:
    data = b"x" * length
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 4000, 65_535])
def test_a_whole_message_is_read_as_the_protocol_has_it(length: int) -> None:
    data = Random(length).randbytes(length)
    frame = Frame(Opcode.TEXT, data).serialize(mask=True)
    assert unframed(frame) == data
    assert unframed(frame[:-1]) is None
    assert unframed(frame + b"\x81") is None
    assert unframed(Frame(Opcode.TEXT, data).serialize(mask=False)) is None
    assert unframed(Frame(Opcode.TEXT, data, fin=False).serialize(mask=True)) is None
    assert unframed(Frame(Opcode.BINARY, data).serialize(mask=True)) is None


class Line(asyncio.Transport):
    """A connection whose other end is the test."""

    def __init__(self) -> None:
        super().__init__()
        self.closing = False

    def write(self, data: Any) -> None:
        pass

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def heard_of(pieces: list[bytes]) -> list[bytes]:
    """The messages that a socket makes of a client's bytes, in the pieces in which they arrive."""
    heard: list[bytes] = []

    async def accept(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    config = uvicorn.Config(accept, log_config=None, ws_per_message_deflate=False)
    socket = ReadAheadProtocol(config, ServerState(), {})
    socket.connection_made(Line())
    socket.data_received(UPGRADE)
    while not socket.handshake_complete:
        await asyncio.sleep(0)

    def on_message(data: bytes) -> bool:
        heard.append(bytes(data))
        return True

    socket.on_message = on_message
    for piece in pieces:
        socket.data_received(piece)
    socket.stop_keepalive()
    return heard


def test_messages_are_the_same_in_whatever_pieces_they_arrive() -> None:
    """Also a piece that looks like a whole message and is the middle of another."""

    async def scenario() -> None:
        chance = Random(3)
        sent = [b'{"type":"pong","ping":%d}' % number for number in range(6)]
        frames = [Frame(Opcode.TEXT, text).serialize(mask=True) for text in sent]
        assert await heard_of(frames) == sent
        stream = b"".join(frames)
        for _ in range(40):
            cuts = sorted({0, len(stream), *chance.sample(range(len(stream)), 9)})
            pieces = [stream[begin:end] for begin, end in pairwise(cuts)]
            assert await heard_of(pieces) == sent
        text = b'{"type":"pong","ping":12345678}'
        mask = bytes([text[0] ^ 0x81, text[1] ^ 0x80 ^ (len(text) - 6), 0, 0])
        body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
        assert unframed(body) is not None
        head = bytes([0x81, 0x80 | len(text)]) + mask
        assert await heard_of([*frames[:2], head, body, *frames[2:]]) == [
            *sent[:2],
            text,
            *sent[2:],
        ]
        first = Frame(Opcode.TEXT, sent[0][:9], fin=False).serialize(mask=True)
        rest = Frame(Opcode.CONT, sent[0][9:]).serialize(mask=True)
        assert await heard_of([first, rest, frames[1]]) == sent[:2]

    asyncio.run(scenario())
