"""Load for a server: tables of four sockets each, at full or human speed.

An `Opening` knows the kind of server: how a table is opened, and where a message has its number and
legal moves. The rest is the same for all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter

from .ws_client import WebSocketClient


class LoadedTable:
    """One table: sends the next move when all four have the last one, and records how long it
    took."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.wires: list[WebSocketClient] = []
        self.moves: list[bytes] = []
        """The messages that may be sent now, with placeholders for `%(number)d` of the last step
        and `next`."""
        self.mover = 0
        self.number = -1
        self.watch: Callable[[], Awaitable[WebSocketClient]]
        """Adds a spectator socket; set by the opening."""
        self._has: list[int] = []
        self._awaited = -1
        self._sent = 0.0
        self.over = False

    def begin(self, number: int) -> None:
        self.number = number
        self._has = [number] * len(self.wires)

    def heard(self, seat: int, number: int) -> None:
        """A seat has a step; when all have it, the move is done."""
        if not self._has:
            return
        self._has[seat] = number
        if 0 <= self._awaited <= number and min(self._has) >= self._awaited:
            self.number = number
            self._awaited = -1
            self.load.done(self, perf_counter() - self._sent)

    def send(self) -> None:
        """A random legal move."""
        if self.over or not self.moves or self._awaited >= 0:
            return
        self._awaited = self.number + 1
        move = self.load.chance.choice(self.moves)
        self._sent = perf_counter()
        self.wires[self.mover].send(move % {b"number": self.number, b"next": self._awaited})


@dataclass
class LoadFigures:
    """The measurements of a load."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    bytes_per_client_and_move: float
    moves: int
    processor_ms_per_move: float
    """Of the server, with all its threads."""


@dataclass
class Slice:
    """A period of load: the duration of each move in seconds, the bytes received, and the
    processor time of the server in seconds."""

    seconds: float
    latencies: list[float]
    bytes: int
    clients: float
    processor: float = 0.0


def figures_of(slices: list[Slice]) -> LoadFigures:
    """Several slices as one."""
    ordered = sorted(latency for each in slices for latency in each.latencies)
    moves = len(ordered)
    received = sum(each.bytes / each.clients for each in slices)
    return LoadFigures(
        moves / sum(each.seconds for each in slices),
        1000 * quantile(ordered, 0.5),
        1000 * quantile(ordered, 0.99),
        received / max(1, moves),
        moves,
        1000 * sum(each.processor for each in slices) / max(1, moves),
    )


def quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Load:
    """All tables, and the moves they make."""

    def __init__(self, seed: int = 0) -> None:
        self.tables: list[LoadedTable] = []
        self.processor: Callable[[], float] = lambda: 0.0
        """The processor time that the server has used, in seconds."""
        self.chance = Random(seed)
        self._latencies: list[float] = []
        self._at_once = False
        self._counting = False

    @property
    def is_ending(self) -> bool:
        """Whether a tenth of the games are over: fewer tables than named would move."""
        return 10 * sum(table.over for table in self.tables) >= len(self.tables)

    def done(self, table: LoadedTable, seconds: float) -> None:
        if self._counting:
            self._latencies.append(seconds)
        if self._at_once:
            table.send()

    async def full_speed(self, seconds: float, warming: float = 1.0) -> Slice:
        """Every table moves as soon as its last move has arrived everywhere."""
        self._at_once = True
        for table in self.tables:
            table.send()
        await asyncio.sleep(warming)
        counted = await self._count(seconds)
        self._at_once = False
        await asyncio.sleep(1)  # for what is under way
        return counted

    async def people(self, seconds: float, every: float = 2.0) -> Slice:
        """Every table moves once in `every` seconds, each at a different moment."""
        going = True

        async def drive(table: LoadedTable, offset: float) -> None:
            await asyncio.sleep(offset)
            while going:
                begin = perf_counter()
                table.send()
                await asyncio.sleep(max(0.0, every - (perf_counter() - begin)))

        drivers = [
            asyncio.create_task(drive(table, every * number / len(self.tables)))
            for number, table in enumerate(self.tables)
        ]
        await asyncio.sleep(every)
        counted = await self._count(seconds)
        going = False
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        return counted

    async def _count(self, seconds: float) -> Slice:
        self._latencies = []
        before, used = self._bytes(), self.processor()
        self._counting = True
        begin = perf_counter()
        await asyncio.sleep(seconds)
        self._counting = False
        spent = perf_counter() - begin
        clients = sum(len(table.wires) for table in self.tables) / len(self.tables)
        used = self.processor() - used
        return Slice(spent, self._latencies, self._bytes() - before, clients, used)

    def _bytes(self) -> int:
        return sum(wire.bytes for table in self.tables for wire in table.wires)


WATCHERS = 5
"""Spectators of each table: the first ones use memory that was free before, more or less of it."""


async def kept_by_watchers(load: Load, kilobytes: Callable[[], float]) -> float:
    """The cost of one more connection: every table gets spectators for a moment."""
    before = kilobytes()
    watchers = [await table.watch() for _ in range(WATCHERS) for table in load.tables]
    await asyncio.sleep(0.5)
    kept = (kilobytes() - before) / len(watchers)
    for wire in watchers:
        wire.transport.close()
    await asyncio.sleep(0.5)
    return kept


Opening = Callable[[Load, int, int], Awaitable[LoadedTable]]
"""Open the table of that number at the server on that port, with all its sockets."""


async def open_tables(load: Load, port: int, count: int, opening: Opening) -> None:
    """Open tables, a few at a time."""
    at_once = asyncio.Semaphore(10)

    async def one(number: int) -> None:
        async with at_once:
            load.tables.append(await opening(load, port, number))

    await asyncio.gather(*(one(number) for number in range(count)))
