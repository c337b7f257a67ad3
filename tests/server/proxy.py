"""A line with lag and loss: bytes travel through it late, in order, as over a distant network.

TCP sends lost packets again: the client sees a stall, in which everything after them waits as
well, or a connection that is cut.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

RESENT_AFTER = 0.2
"""Seconds until what was lost is sent again."""


@dataclass
class Loss:
    """Of all that lines carry, each so-many-th is lost, or takes its line with it; 0: none."""

    stall_every: int = 0
    cut_every: int = 0
    stalled: int = 0
    cut: int = 0
    carried: int = 0

    def cuts(self) -> bool:
        self.carried += 1
        found = self.cut_every > 0 and self.carried % self.cut_every == 0
        self.cut += found
        return found

    def stalls(self) -> bool:
        found = self.stall_every > 0 and self.carried % self.stall_every == 0
        self.stalled += found
        return found


@asynccontextmanager
async def delayed(port: int, seconds: float, loss: Loss | None = None) -> AsyncIterator[int]:
    """A port whose connections lead to `port`, `seconds` away in each direction."""
    tasks: set[asyncio.Task[None]] = set()
    writers: list[asyncio.StreamWriter] = []
    lossy = loss or Loss()

    async def carry(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: asyncio.StreamWriter
    ) -> None:
        loop = asyncio.get_running_loop()
        free = 0.0
        while data := await reader.read(65536):
            if lossy.cuts():
                for end in (writer, back):
                    end.transport.abort()
                return
            free = max(free + 1e-6, loop.time() + seconds)  # never two at once: order is kept
            if lossy.stalls():
                free += RESENT_AFTER
            loop.call_at(free, writer.write, data)
        loop.call_at(max(free, loop.time() + seconds), writer.close)

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
        writers.extend((writer, far_writer))
        ways = (carry(reader, far_writer, writer), carry(far_reader, writer, far_writer))
        for one in ways:
            task = asyncio.create_task(one)
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(2 * seconds)
        for writer in writers:
            writer.close()
        await asyncio.gather(*(each.wait_closed() for each in writers), return_exceptions=True)
