"""Messages of a socket: in their order, each checked, whether they wait or not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from coffret.server.connection import Connection
from coffret.server.limits import Limits
from coffret.server.listening import Listener
from coffret.server.protocols import framed
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

    def offer(self, connection: Connection, request: Any) -> None:
        self.offered.append(request.ping)

    def arrives(self, ping: int) -> None:
        data = b'{"type":"pong","ping":%d}' % ping
        if not (self._queue.empty() and self.listener.hear(data)):
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
