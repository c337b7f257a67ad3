"""The peer of `coffret bench server`: boardgame.io's server, if `npm install` was run for it."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from .server_bench import SEATS, Loaded, answering, cores, free_port, loaded
from .server_load import Load, LoadedTable
from .ws_client import WebSocketClient, dial

FOLDER = Path(__file__).parents[3] / "benchmarks" / "boardgame_io"
SPACES, HAND = 60, 12
SOCKET = "/socket.io/?EIO=4&transport=websocket"


def is_installed() -> bool:
    return shutil.which("node") is not None and (FOLDER / "node_modules").is_dir()


@asynccontextmanager
async def loaded_server(storage: str, tables: int) -> AsyncIterator[Loaded]:
    """`storage` is memory or FlatFile. On the core that `coffret serve` has in its turn."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = await asyncio.create_subprocess_exec(
            *("node", str(FOLDER / "server.js"), str(port)),
            "memory" if storage == "memory" else folder,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        os.sched_setaffinity(process.pid, cores()[:1])
        try:
            await answering(port)
            name = f"boardgame.io, {storage}"
            yield await loaded(name, port, process.pid, tables, open_table)
        finally:
            with suppress(ProcessLookupError):  # it may have died by itself
                process.kill()
            await process.wait()


async def open_table(load: Load, port: int, number: int) -> LoadedTable:
    """A match of four, each synchronized over its own socket."""
    table = LoadedTable(load)
    match = secrets.token_hex(6)  # made when first asked for

    async def join(seat: int | None) -> WebSocketClient:
        synced = asyncio.get_running_loop().create_future()
        hear = Player(table, seat, match, synced)
        hear.wire = wire = await dial(port, SOCKET, {}, hear)
        wire.send(b"40/hands,")
        await asyncio.wait_for(synced, 20)
        return wire

    for seat in range(SEATS):
        table.wires.append(await join(seat))
    table.watch = lambda: join(None)
    table.begin(0)
    return table


class Player:
    """The messages of one seat (None: a spectator), in engine.io and socket.io format."""

    def __init__(
        self,
        table: LoadedTable,
        seat: int | None,
        match: str,
        synced: asyncio.Future[None],
    ) -> None:
        self._table = table
        self._seat = seat
        self._match = match
        self._synced = synced
        self.wire: WebSocketClient

    def __call__(self, message: bytes) -> None:
        if message == b"2":
            self.wire.send(b"3")
        elif message.startswith(b"40/hands"):
            player = "null" if self._seat is None else f'"{self._seat}"'
            self.wire.send(f'42/hands,["sync","{self._match}",{player},null,4]'.encode())
        elif message.startswith((b'42/hands,["sync"', b'42/hands,["update"')):
            if not self._synced.done():
                self._synced.set_result(None)
            if self._seat is None:
                return
            if _after(message, b'"currentPlayer":"') == str(self._seat):
                self._table.mover = self._seat
                self._table.moves = [self._move(choice) for choice in range(8)]
            self._table.heard(self._seat, int(_after(message, b'"_stateID":')))

    def _move(self, choice: int) -> bytes:
        payload = (
            f'{{"type":"play","args":[{choice % HAND},{7 * choice % SPACES}],'
            f'"playerID":"{self._seat}"}}'
        )
        return (
            f'42/hands,["update",{{"type":"MAKE_MOVE","payload":{payload}}},'.encode()
            + b"%(number)d"
            + f',"{self._match}","{self._seat}"]'.encode()
        )


def _after(message: bytes, key: bytes) -> Any:
    start = message.find(key) + len(key)
    end = start
    while message[end : end + 1].isdigit():
        end += 1
    return message[start:end].decode()
