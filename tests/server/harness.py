"""A real server on a free port, and clients that keep the protocol."""

from __future__ import annotations

import asyncio
import atexit
import json
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
import uvicorn
import websockets
from docs.example_client import patched
from websockets.asyncio.client import ClientConnection

from coffret.server.app import Server, make_app
from coffret.server.http_server import config, listen
from coffret.server.limits import Limits
from coffret.server.nodes.settings import NodeSettings
from coffret.server.replay_pool import ReplayPool
from coffret.server.stores import open_store
from coffret.server.table import Table

QUICK = Limits(
    messages_per_second=10_000,
    burst=10_000,
    talk_per_seat=10**6,
    work_per_second=1e6,
    work_burst=1e6,
)
PATIENCE = 90
"""Seconds: only what hangs takes so long, however busy the machine is."""
REPLAYS = ReplayPool()
"""One for all tests of a process: starting it takes longer than most of them."""
atexit.register(REPLAYS.close)


@asynccontextmanager
async def served(
    db: Path | str,
    limits: Limits = QUICK,
    bot_pause: int = 0,
    compile_rules: bool = False,
    replays: ReplayPool | None = REPLAYS,
    **more: Any,
) -> AsyncIterator[House]:
    node: NodeSettings | None = more.get("node")
    server = Server(
        lambda: open_store(str(db), node is not None),
        compile_rules=compile_rules,
        limits=limits,
        bot_pause=bot_pause,
        replays=replays,
        **more,
    )
    running = uvicorn.Server(config(make_app(server), "127.0.0.1", 0))
    sockets = None
    if node is not None:
        sockets = [listen("127.0.0.1", [0]), listen(node.host, [0])]
        node.port = sockets[1].getsockname()[1]
    task = asyncio.create_task(running._serve(sockets))
    while not running.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    port = running.servers[0].sockets[0].getsockname()[1]
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            yield House(server, http, port)
    finally:
        running.should_exit = True
        await task


@asynccontextmanager
async def playing(
    db: Path | str, game: str, people: int = 2, watching: int = 0, limits: Limits = QUICK
) -> AsyncIterator[tuple[OpenedTable, list[Client]]]:
    """A server with one table, at which everyone sits and has the first state."""
    async with served(db, limits) as house:
        table = await house.open_table(game, people)
        async with table.sitting(*range(people), *[None] * watching) as clients:
            yield table, clients


class House:
    """A server, and what a person does at its door."""

    def __init__(self, server: Server | None, http: httpx.AsyncClient, port: int) -> None:
        self.server = server
        self.http = http
        self.port = port

    async def open_table(
        self, game: str, people: int = 2, bots: int = 0, **more: Any
    ) -> OpenedTable:
        """A table of people who sit at one device, and bots."""
        seats: list[dict[str, Any]] = [{"kind": "me", "name": f"P{i}"} for i in range(people)]
        seats += [{"kind": "bot", "level": "beginner"} for _ in range(bots)]
        self.http.cookies.clear()
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats} | more)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        return OpenedTable(self, told["table"], told["token"], told)


class OpenedTable:
    def __init__(self, house: House, name: str, token: str, told: dict[str, Any]) -> None:
        self.house = house
        self.name = name
        self.token = token
        self.told = told

    def client(self, seat: int | None = None, **more: Any) -> Client:
        return Client(self.house.port, self.name, self.token, seat, **more)

    @asynccontextmanager
    async def sitting(self, *seats: int | None, **more: Any) -> AsyncIterator[list[Client]]:
        """The clients of some seats (None: who watches), when each has the first state."""
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(self.client(seat, **more)) for seat in seats]
            for client in clients:
                await client.until("state")
            yield clients

    @property
    def here(self) -> Table:
        """The table itself, inside the server."""
        assert self.house.server is not None
        return self.house.server.tables._tables[self.name]

    async def get(self, what: str = "", **query: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        path = f"/api/tables/{self.name}{what}"
        return await self.house.http.get(path, params=query, headers=headers)


class Client:
    """One socket, its view kept up to date; `async with` connects it."""

    def __init__(
        self,
        port: int,
        table: str,
        token: str,
        seat: int | None,
        last: int | None = None,
        lang: str | None = None,
        origin: str | None = None,
    ) -> None:
        self._place = port, table, token, seat
        asked = {"seat": seat, "last": last, "lang": lang}
        query = "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        self._address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?{query}"
        self._headers = {"Authorization": f"Bearer {token}"}
        self._origin = origin
        self._ssl: ssl.SSLContext | None = None
        self.seat = seat
        self.number = -1 if last is None else last
        self.view: dict[str, Any] | None = None
        self.legal: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None
        self.clocks: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.bytes = 0
        self._ids = 0
        self.socket: ClientConnection
        self._inbox: asyncio.Queue[tuple[int, dict[str, Any] | None]] = asyncio.Queue()
        self._pump: asyncio.Task[None]

    def again(self) -> Client:
        """The same player on a new connection, who names the last message received."""
        client = Client(*self._place, last=self.number)
        client.view, client.legal, client.result = self.view, self.legal, self.result
        return client

    async def __aenter__(self) -> Client:
        self.socket = await websockets.connect(
            self._address,
            additional_headers=self._headers,
            compression=None,
            origin=self._origin,  # type: ignore[arg-type]
            ssl=self._ssl,
        )
        self._pump = asyncio.create_task(self._listen())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()
        await self._pump

    async def _listen(self) -> None:
        """Pings are answered at once, even if nobody reads the other messages."""
        try:
            async for data in self.socket:
                message = json.loads(data)
                if message["type"] == "ping":
                    await self.send(type="pong", ping=message["ping"])
                else:
                    self._inbox.put_nowait((len(data), message))
        except websockets.ConnectionClosed:
            pass
        self._inbox.put_nowait((0, None))

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """The next message, taken into account."""
        length, message = await asyncio.wait_for(self._inbox.get(), PATIENCE)
        if message is None:
            self._inbox.put_nowait((0, None))
            raise websockets.ConnectionClosedError(self.socket.protocol.close_rcvd, None)
        self.heard.append(message)
        match message["type"]:
            case "state":
                self.number = message["n"]
                self.view = message.get("view")
                self.legal = message.get("legal", [])
                self.result = message.get("result")
                self.clocks = message.get("clocks", [])
            case "step":
                assert message["n"] == self.number + 1, (message["n"], self.number)
                self.bytes += length
                self.number = message["n"]
                if self.view is not None:
                    self.view = patched(self.view, message.get("set", {}))
                self.legal = message.get("legal", self.legal)
                self.result = message.get("result")
            case "seats" | "chat":
                assert message["n"] == self.number + 1
                self.number = message["n"]
            case "clocks":
                self.clocks = message["clocks"]
                assert message.get("n", self.number + 1) == self.number + 1
                self.number = message.get("n", self.number)
        return message

    async def until(self, wanted: str | Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until a message of a type, or one that fits, has come."""
        while True:
            message = await self.next()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and get its answer."""
        self._ids += 1
        name = fields.pop("id", f"{self.seat}-{id(self)}-{self._ids}")
        await self.send(type=kind, id=name, **fields)
        return await self.until(lambda told: told.get("id") == name)

    async def play(self, move: dict[str, Any] | None = None) -> dict[str, Any]:
        """A move, the first legal one by default, and its answer."""
        return await self.ask("move", move=move or self.legal[0])


async def play_on(clients: list[Client], moves: int, chance: Random) -> None:
    """Random moves by the players who may act; in the end all clients have received them."""
    for _ in range(moves):
        acting = [client for client in clients if client.legal]
        if not acting or clients[0].result is not None:
            return
        client = chance.choice(acting)
        answer = await client.play(chance.choice(client.legal))
        if answer["type"] == "ack":
            await catch_up(clients, answer["n"])


def forget(table: OpenedTable, seat: int, seconds: float) -> Awaitable[None]:
    """As if a player had left that long ago."""

    def leave(here: Table) -> None:
        here.audiences.left[seat] -= seconds

    return table.here.call(leave)


async def catch_up(clients: list[Client], number: int) -> None:
    for client in clients:
        while client.number < number:
            await client.next()


def run(scenario: Callable[[], Any]) -> None:
    """Run an asynchronous test. Only one that hangs takes so long, however busy the machine is."""
    asyncio.run(asyncio.wait_for(scenario(), 240))
