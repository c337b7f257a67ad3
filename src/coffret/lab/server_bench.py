"""`coffret bench server`: this server under load, on one core, with the load on another."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from msgspec import Struct

from .server_load import (
    Load,
    LoadedTable,
    LoadFigures,
    Opening,
    Slice,
    figures_of,
    kept_by_watchers,
    open_tables,
)
from .ws_client import dial

SEATS = 4


class Heard(Struct):
    """The part of a message that the load needs."""

    type: str
    n: int = -1
    legal: list[msgspec.Raw] | None = None
    result: Any = None


decode = msgspec.json.Decoder(Heard).decode
STEP = b'{"type":"step","n":'


@dataclass
class ServerFigures:
    """One server's figures, at both speeds."""

    server: str
    tables: int
    full_speed: LoadFigures
    people: LoadFigures
    kilobytes_per_table: float
    """With its four connections."""
    kilobytes_per_connection: float
    ratio: float
    """This server's moves a second to those of this row: the median of the rounds."""
    processor_ratio: float
    """This row's processor time for a move to this server's, in the same way: it varies less, since
    other work on the machine takes no part of it."""


@dataclass
class Loaded:
    """A server with all its tables open."""

    server: str
    load: Load
    kilobytes_per_table: float
    kilobytes_per_connection: float


ROUNDS = 3
PAIRS = 12
"""Rounds at full speed against another checkout: more, and shorter; the two differ little."""


async def measure_servers(
    game: str, tables: int, seconds: float, against: Path | None = None, clock: str = "none"
) -> list[ServerFigures]:
    """This server next to others: that of another checkout (`against`), or boardgame.io's if it is
    installed. All are up and loaded in turn, so that other work on the machine affects all
    alike."""
    from . import boardgame_io

    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(loaded_server(game, tables, clock=clock))]
        if against is not None:
            other = loaded_server(game, tables, against)
            servers.append(await stack.enter_async_context(other))
        elif boardgame_io.is_installed():
            for storage in ("memory", "FlatFile"):
                peer = boardgame_io.loaded_server(storage, tables)
                servers.append(await stack.enter_async_context(peer))
        people: list[list[Slice]] = [[] for _ in servers]
        full: list[list[Slice]] = [[] for _ in servers]
        for _ in range(ROUNDS):
            for number, each in enumerate(servers):
                people[number].append(await each.load.people(2 * seconds / ROUNDS))
        rounds = ROUNDS if against is None else PAIRS
        for turn in range(rounds):
            if turn and any(server.load.is_ending for server in servers):
                break  # what is left of the games would be measured, not the servers
            # Each is the first of the two as often as the other.
            for number in sorted(range(len(servers)), reverse=turn % 2 == 1):
                load = servers[number].load
                full[number].append(await load.full_speed(seconds / rounds, warming=0.2))
        return [
            ServerFigures(
                each.server,
                tables,
                figures_of(full[number]),
                figures_of(people[number]),
                each.kilobytes_per_table,
                each.kilobytes_per_connection,
                ratio(full[0], full[number], speed),
                ratio(full[0], full[number], moves_per_processor_second),
            )
            for number, each in enumerate(servers)
        ]


def ratio(ours: list[Slice], theirs: list[Slice], rate: Callable[[Slice], float]) -> float:
    """Round by round, so that a slow minute of the machine counts for both."""
    rounds = zip(ours, theirs, strict=True)
    return median(rate(our) / (rate(their) or 1.0) for our, their in rounds)


def speed(part: Slice) -> float:
    return len(part.latencies) / part.seconds


def moves_per_processor_second(part: Slice) -> float:
    return len(part.latencies) / part.processor if part.processor else 0.0


@asynccontextmanager
async def loaded_server(
    game: str, tables: int, checkout: Path | None = None, clock: str = "none"
) -> AsyncIterator[Loaded]:
    name = "coffret" if checkout is None else f"coffret in {checkout.name}"
    async with serving(tables, checkout=checkout) as (port, pid):

        async def opening(load: Load, port: int, number: int) -> LoadedTable:
            return await open_table(game, load, port, number, clock)

        yield await loaded(name, port, pid, tables, opening)


async def loaded(server: str, port: int, pid: int, tables: int, opening: Opening) -> Loaded:
    """Open all tables; the memory for the first table is not counted."""
    load = Load()
    load.processor = lambda: processor_seconds(pid)
    await open_tables(load, port, 1, opening)
    before = resident_kilobytes(pid)
    await open_tables(load, port, tables - 1, opening)
    await load.people(2.0)  # every table has moved
    per_table = (resident_kilobytes(pid) - before) / max(1, tables - 1)
    per_connection = await kept_by_watchers(load, lambda: resident_kilobytes(pid))
    return Loaded(server, load, per_table, per_connection)


@asynccontextmanager
async def serving(
    tables: int, limited: bool = False, checkout: Path | None = None
) -> AsyncIterator[tuple[int, int]]:
    """`coffret serve` on its own core, with this process on another: its port and id.

    Load comes from one address and at full speed: without `limited` that is allowed.
    """
    environment = dict(os.environ)
    if checkout is not None:
        environment["PYTHONPATH"] = str(checkout / "src")
    allowed = [] if limited else await _unlimited(environment)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "coffret", "serve", "--port", str(port)),
            *("--db", str(Path(folder) / "bench.sqlite"), "--tables-per-address", str(10 * tables)),
            *allowed,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment,
        )
        os.sched_setaffinity(process.pid, cores()[:1])
        os.sched_setaffinity(0, cores()[-1:])
        try:
            await answering(port)
            yield port, process.pid
        finally:
            os.sched_setaffinity(0, cores())
            process.terminate()
            await process.wait()


async def _unlimited(environment: dict[str, str]) -> list[str]:
    """The options that let one address do as much as it can; an older server has fewer limits."""
    asking = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "coffret", "serve", "--help"),
        stdout=asyncio.subprocess.PIPE,
        env=environment,
    )
    options = (await asking.communicate())[0].decode()
    wanted = {"--messages-per-second": "100000", "--work-per-address": "0"}
    return [part for name, value in wanted.items() if name in options for part in (name, value)]


async def open_table(
    game: str, load: Load, port: int, number: int, clock: str = "none"
) -> LoadedTable:
    """A table of four people on one device."""
    table = LoadedTable(load)
    wish = {"game": game, "seats": [{"kind": "me", "name": f"P{i}"} for i in range(SEATS)]}
    if clock != "none":  # an older server knows no clocks
        wish |= {"clock": clock}
    opened = await asyncio.to_thread(post, f"http://127.0.0.1:{port}/api/tables", wish)
    headers = {"Authorization": f"Bearer {opened['token']}"}
    begun = asyncio.get_running_loop().create_future()
    for seat in range(SEATS):
        path = f"/api/tables/{opened['table']}/socket?seat={seat}"
        listener = _listener(table, seat, begun)
        table.wires.append(await dial(port, path, headers, listener))
    path = f"/api/tables/{opened['table']}/socket"
    table.watch = lambda: dial(port, path, {}, lambda message: None)
    table.begin(await begun)
    return table


def _listener(table: LoadedTable, seat: int, begun: asyncio.Future[int]) -> Any:
    def on_message(message: bytes) -> None:
        if message.startswith(STEP):
            if b'"legal":' in message or b'"result":' in message:
                heard = decode(message)
                _choices(table, seat, heard)
                number = heard.n
            else:
                number = int(message[len(STEP) : message.find(b",", len(STEP))].rstrip(b"}"))
            table.heard(seat, number)
        elif message.startswith(b'{"type":"state"'):
            heard = decode(message)
            _choices(table, seat, heard)
            if heard.legal and not begun.done():
                begun.set_result(heard.n)

    return on_message


def _choices(table: LoadedTable, seat: int, heard: Heard) -> None:
    if heard.result is not None:
        table.over = True
    if heard.legal:
        table.mover = seat
        table.moves = [
            b'{"type":"move","id":"%%(next)d","move":%b}' % bytes(move) for move in heard.legal
        ]


def post(address: str, body: Any) -> Any:
    request = urllib.request.Request(address, msgspec.json.encode(body))
    with urllib.request.urlopen(request) as answer:
        return msgspec.json.decode(answer.read())


def resident_kilobytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def processor_seconds(pid: int) -> float:
    """Processor time of a process's threads, by the scheduler's own clock (to the nanosecond)."""
    used = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # it has ended
            used += int((thread / "schedstat").read_text().split()[0])
    return used / 1e9


@lru_cache(maxsize=1)
def cores() -> list[int]:
    """The cores of this process when it began: servers get the first, their load the last."""
    return sorted(os.sched_getaffinity(0))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def answering(port: int) -> None:
    """Wait until a server listens."""
    for _ in range(2400):  # a busy machine takes its time
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            await writer.wait_closed()
            return
        await asyncio.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port}")
