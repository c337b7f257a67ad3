"""A line with lag: bytes travel through it late, in order, as over a distant network."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


@asynccontextmanager
async def delayed(port: int, seconds: float) -> AsyncIterator[int]:
    """A port of its own whose connections lead to `port`, `seconds` away in each direction."""
    tasks: set[asyncio.Task[None]] = set()
    writers: list[asyncio.StreamWriter] = []

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65536):
            loop.call_later(seconds, writer.write, data)
        loop.call_later(seconds, writer.close)

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
        writers.extend((writer, far_writer))
        for one in (carry(reader, far_writer), carry(far_reader, writer)):
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
