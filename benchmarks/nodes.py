"""Several nodes on one PostgreSQL: a relayed move's cost, a lost node, and news between nodes.

    python -m benchmarks.nodes relay [TABLES [SECONDS]]
    python -m benchmarks.nodes kill [TABLES]
    python -m benchmarks.nodes news [PIECES]

Each starts its own PostgreSQL, and the nodes as processes. `relay` plays tables by sockets at
their owner and others at another node, in turns; processor time is that of the processes, by /proc.
`kill` kills one of three nodes while people talk at all tables, then lets another leave by SIGTERM:
the longest pause at any table, and whether something that was acknowledged is missing. `news` sends
the same pieces by NOTIFY and by Redis (`redis-server`, from Debian), to three listeners.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import psycopg
from tests.server.databases import Postgres
from tests.server.several import Fleet, fleet_of
from tests.server.test_failing_store import Talker, check_all
from tests.server.test_restart import free_port

from coffret.lab.server_bench import _listener, post
from coffret.lab.server_load import Load, LoadedTable, Slice, figures_of, quantile
from coffret.lab.ws_client import dial

SEATS = 4
ROUNDS = 4


def spent(pid: int) -> float:
    """Seconds of processor time of a process and what it started and has ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def database_spent(postgres: Postgres) -> float:
    """Of PostgreSQL: its first process and all that serve someone now."""
    first = postgres._server.pid
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return sum(
        spent(int(each)) for each in [str(first), *children] if Path(f"/proc/{each}").exists()
    )


# A relayed move against a direct one


async def opened(fleet: Fleet, load: Load, relayed: bool) -> LoadedTable:
    """A table of four sockets, all at its owner, or all at another node."""
    table = LoadedTable(load)
    first = next(iter(fleet.ports.values()))
    wish = {"game": "incubation", "seats": [{"kind": "me", "name": f"P{i}"} for i in range(SEATS)]}
    told = await asyncio.to_thread(post, f"http://127.0.0.1:{first}/api/tables", wish)
    owner = fleet.owners()[told["table"]]
    at = owner if not relayed else next(name for name in fleet.ports if name != owner)
    headers = {"Authorization": f"Bearer {told['token']}"}
    begun = asyncio.get_running_loop().create_future()
    for seat in range(SEATS):
        path = f"/api/tables/{told['table']}/socket?seat={seat}"
        table.wires.append(
            await dial(fleet.ports[at], path, headers, _listener(table, seat, begun))
        )
    table.begin(await begun)
    return table


async def relay(tables: int = 60, seconds: float = 30) -> None:
    with Postgres() as postgres:
        async with fleet_of(postgres, "one", "two") as fleet:
            loads = {"direct": Load(), "relayed": Load()}
            for name, load in loads.items():
                for _ in range(tables):
                    load.tables.append(await opened(fleet, load, name == "relayed"))
            people: dict[str, list[Slice]] = {name: [] for name in loads}
            full: dict[str, list[Slice]] = {name: [] for name in loads}
            costs: dict[str, list[float]] = {name: [] for name in loads}
            database: dict[str, list[float]] = {name: [] for name in loads}
            pids = [process.pid for process in fleet.processes.values()]
            for _ in range(ROUNDS):
                for name, load in loads.items():
                    before = sum(map(spent, pids)), database_spent(postgres)
                    counted = await load.people(seconds / 2 / ROUNDS, every=1.0)
                    assert counted.latencies, "the games are over: fewer seconds"
                    people[name].append(counted)
                    moves = len(counted.latencies) * (
                        1 + 1 / counted.seconds
                    )  # the first second, too
                    costs[name].append((sum(map(spent, pids)) - before[0]) / moves)
                    database[name].append((database_spent(postgres) - before[1]) / moves)
                for name, load in loads.items():
                    full[name].append(await load.full_speed(seconds / 8 / ROUNDS))
            for name in loads:
                human, most = figures_of(people[name]), figures_of(full[name])
                print(
                    f"{name:8} p50 {human.p50_ms:.2f} ms  p99 {human.p99_ms:.2f} ms  "
                    f"{1000 * median(costs[name]):.2f} ms of the nodes' processors a move, "
                    f"{1000 * median(database[name]):.2f} ms of the database's; "
                    f"at full speed {most.moves_per_second:.0f} moves a second",
                    flush=True,
                )


# A node that is killed, and one that leaves


class Timed(Talker):
    """Notes when each line was acknowledged."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.moments: list[float] = []

    def _on_message(self, name: str, answer: dict[str, Any]) -> None:
        if answer["type"] == "ack":
            self.moments.append(perf_counter())
        super()._on_message(name, answer)


async def kill(tables: int = 60) -> None:
    with Postgres() as postgres:
        async with fleet_of(postgres, "one", "two", "three") as fleet:
            talkers = [Timed(each) for each in await fleet.open_tables("one", tables)]
            talking = [asyncio.create_task(each.talk()) for each in talkers]

            async def all_go_on(what: str, disturb: Callable[[], Awaitable[object]]) -> None:
                """The longest time without an acknowledged line, over all tables."""
                await asyncio.sleep(2)
                begin = perf_counter()
                await disturb()
                while any(each.moments[-1] < begin + 1 for each in talkers):
                    await asyncio.sleep(0.05)
                await asyncio.sleep(1)
                pauses = sorted(longest_pause(each.moments, begin) for each in talkers)
                print(
                    f"{what}: pause p50 {quantile(pauses, 0.5):.2f} s, longest {pauses[-1]:.2f} s",
                    flush=True,
                )

            async def stop(name: str, number: signal.Signals) -> None:
                fleet.processes[name].send_signal(number)
                await fleet.processes[name].wait()

            await all_go_on("undisturbed", lambda: asyncio.sleep(0))
            await all_go_on("kill -9 of one of three", lambda: stop("three", signal.SIGKILL))
            await all_go_on("SIGTERM of one of two", lambda: stop("two", signal.SIGTERM))
            for each in talkers:
                each.stop()
            await asyncio.gather(*talking)
        await check_all(postgres.address, list(talkers))
        print(f"{sum(len(each.acknowledged) for each in talkers)} lines acknowledged, none missing")


def longest_pause(moments: list[float], begin: float) -> float:
    late = [each for each in moments if each > begin - 1]
    return max(after - before for before, after in pairwise(late))


# News


async def news(pieces: int = 2000) -> None:
    payload = json.dumps([1, "token", "x" * 40])
    with Postgres() as postgres:
        await measured("NOTIFY", postgres_news(postgres), payload, pieces)
    async with Redis() as redis:
        await measured("Redis", redis_news(redis), payload, pieces)


Ends = tuple[Callable[[str], Awaitable[object]], Callable[[Callable[[str], None]], Awaitable[None]]]


async def measured(name: str, ends: Awaitable[Ends], payload: str, pieces: int) -> None:
    """One piece after the other, each to three listeners; then all at once."""
    say, listen = await ends
    heard: asyncio.Queue[str] = asyncio.Queue()
    listeners = [asyncio.create_task(listen(heard.put_nowait)) for _ in range(3)]  # type: ignore[arg-type]
    await asyncio.sleep(0.5)
    took: list[float] = []
    before = spent(os.getpid())
    for _ in range(pieces):
        begin = perf_counter()
        await say(payload)
        for _ in range(3):
            await heard.get()
        took.append(perf_counter() - begin)
    ordered = sorted(took)
    own = 1000 * (spent(os.getpid()) - before) / pieces
    print(
        f"{name:7} to three listeners: p50 {1000 * quantile(ordered, 0.5):.2f} ms, "
        f"p99 {1000 * quantile(ordered, 0.99):.2f} ms, {own:.2f} ms of this process a piece",
        flush=True,
    )
    for each in listeners:
        each.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)


async def postgres_news(postgres: Postgres) -> Ends:
    speaker = await psycopg.AsyncConnection.connect(postgres.address, autocommit=True)

    async def say(payload: str) -> object:
        return await speaker.execute("SELECT pg_notify('news', %s)", (payload,))

    async def listen(on_message: Callable[[str], None]) -> None:
        connection = await psycopg.AsyncConnection.connect(postgres.address, autocommit=True)
        await connection.execute("LISTEN news")
        async for each in connection.notifies():
            on_message(each.payload)

    return say, listen


class Redis:
    """A separate Redis, which keeps nothing."""

    async def __aenter__(self) -> int:
        program = shutil.which("redis-server")
        if program is None:
            sys.exit("no redis-server: `apt install redis-server` gets it")
        self._folder = tempfile.TemporaryDirectory()
        port = free_port()
        self._process = await asyncio.create_subprocess_exec(
            *(program, "--port", str(port), "--save", "", "--dir", self._folder.name),
            stdout=asyncio.subprocess.DEVNULL,
        )
        while True:
            try:
                (await asyncio.open_connection("127.0.0.1", port))[1].close()
            except OSError:
                await asyncio.sleep(0.05)
            else:
                return port

    async def __aexit__(self, *given: object) -> None:
        self._process.terminate()
        await self._process.wait()
        self._folder.cleanup()


async def redis_news(port: int) -> Ends:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)

    async def say(payload: str) -> object:
        writer.write(command("PUBLISH", "news", payload))
        return await reader.readline()

    async def listen(on_message: Callable[[str], None]) -> None:
        inbox, outbox = await asyncio.open_connection("127.0.0.1", port)
        outbox.write(command("SUBSCRIBE", "news"))
        while True:
            assert (await inbox.readline()).startswith(b"*3")
            parts = []
            for _ in range(3):
                head = await inbox.readline()
                if head.startswith(b"$"):
                    parts.append((await inbox.readexactly(int(head[1:]) + 2))[:-2])
            if parts[0] == b"message":
                on_message(parts[-1].decode())

    return say, listen


def command(*words: str) -> bytes:
    said = b"".join(b"$%d\r\n%s\r\n" % (len(each.encode()), each.encode()) for each in words)
    return b"*%d\r\n" % len(words) + said


if __name__ == "__main__":
    what, *numbers = sys.argv[1:] or ["relay"]
    asyncio.run({"relay": relay, "kill": kill, "news": news}[what](*map(int, numbers)))
