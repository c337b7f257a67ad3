"""Several nodes on one PostgreSQL: in this process, or as processes that can be killed."""

from __future__ import annotations

import asyncio
import itertools
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
import websockets

from coffret.server.nodes.settings import NodeSettings

from .databases import Postgres
from .harness import PATIENCE, Client, House, OpenedTable, served
from .ports import free_port


class Fleet:
    """Nodes as processes, by name."""

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres
        self.ports: dict[str, int] = {}
        self.processes: dict[str, asyncio.subprocess.Process] = {}
        self._http: dict[str, httpx.AsyncClient] = {}

    async def start(self, *names: str, program: tuple[str, ...] = ("-m", "coffret")) -> None:
        """Start nodes and wait until they answer."""
        for name in names:
            port = self.ports[name] = free_port()
            self.processes[name] = await asyncio.create_subprocess_exec(
                *(sys.executable, *program, "serve", "--port", str(port)),
                *("--store", self.postgres.address, "--node", name, "--work-per-address", "0"),
                *("--tables-per-address", "1000", "--messages-per-second", "1000"),
                stderr=asyncio.subprocess.DEVNULL,
            )
            self._http[name] = httpx.AsyncClient(
                base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE
            )
        for name in names:
            while True:
                assert self.processes[name].returncode is None, f"{name} has stopped"
                with suppress(httpx.TransportError):
                    if (await self._http[name].get("/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.05)

    def house(self, name: str) -> House:
        return House(None, self._http[name], self.ports[name])

    async def open_tables(self, at: str, number: int, game: str = "incubation") -> list[Roaming]:
        """Tables whose clients come to one node after the other."""
        opened = [await self.house(at).open_table(game, 2) for _ in range(number)]
        return [Roaming(each, self) for each in opened]

    async def spread(self, at: str, over: tuple[str, ...], least: int) -> list[Roaming]:
        """Tables opened at one node until each of the others has some: it knows of them then."""
        opened: list[Roaming] = []
        while True:
            opened += await self.open_tables(at, 2)
            owners = self.owners()
            counts = Counter(owners.get(each.name) for each in opened)
            if all(counts[name] >= least for name in over):
                return opened

    def owners(self) -> dict[str, str]:
        """By table, the name of the node that has it."""
        found = self.postgres.execute(
            "SELECT l.id, n.name FROM leases l JOIN nodes n ON n.run = l.run AND NOT n.ended"
        )
        return dict(found)

    async def close(self) -> None:
        for http in self._http.values():
            await http.aclose()
        for process in self.processes.values():
            if process.returncode is None:
                process.kill()
                await process.wait()


class Roaming(OpenedTable):
    """A table whose every client goes to the next node, as behind a round robin."""

    def __init__(self, table: OpenedTable, fleet: Fleet) -> None:
        super().__init__(table.house, table.name, table.token, table.told)
        self._fleet = fleet
        self._turn = itertools.count(len(table.name) + ord(table.name[0]))

    def client(self, seat: int | None = None, **more: Any) -> Client:
        living = [
            port
            for name, port in self._fleet.ports.items()
            if self._fleet.processes[name].returncode is None
        ]
        port = living[next(self._turn) % len(living)]
        return Client(port, self.name, self.token, seat, **more)


@asynccontextmanager
async def patient(client: Client) -> AsyncIterator[Client]:
    """Come again while the table's owner is away, as every client does that is asked to."""
    while True:
        try:
            await client.__aenter__()
            break
        except websockets.InvalidStatus as error:
            if error.response.status_code != 503:
                raise
            await asyncio.sleep(float(error.response.headers["Retry-After"]))
    try:
        yield client
    finally:
        await client.__aexit__(None, None, None)


@asynccontextmanager
async def fleet_of(postgres: Postgres, *names: str) -> AsyncIterator[Fleet]:
    fleet = Fleet(postgres)
    try:
        await fleet.start(*names)
        yield fleet
    finally:
        await fleet.close()


@asynccontextmanager
async def nodes_of(postgres: Postgres, *names: str, **more: Any) -> AsyncIterator[list[House]]:
    """Nodes in this process, which know of each other."""
    async with AsyncExitStack() as stack:
        houses = [
            await stack.enter_async_context(
                served(postgres.address, node=NodeSettings(name), **more)
            )
            for name in names
        ]
        for house in houses:
            await knows(house, len(names))
        yield houses


async def knows(house: House, number: int) -> None:
    """Until a node has seen this many live nodes, and receives their news."""
    assert house.server is not None
    assert house.server.together is not None
    together = house.server.together
    while len(together.cluster.nodes) != number:
        await together.cluster.next_beat()
    await together.news.listening.wait()
