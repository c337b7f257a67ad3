"""The cost of many spectators at a live table, and the delay of its players' moves.

    python -m benchmarks.crowd [SPECTATORS]...

One table of Attack of the Jelly Monster, four players placing about once a second, on one core; the
load is on another. A server lets in 100 spectators of a table; this one as many as are named.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from coffret.lab.clock_bench import RaceTable, open_race_table, processor_time
from coffret.lab.server_bench import SEATS, answering, cores, free_port
from coffret.lab.server_load import quantile
from coffret.lab.ws_client import dial
from coffret.server.app import Server, make_app
from coffret.server.http_server import run
from coffret.server.limits import Limits
from coffret.server.stores import open_store

GAME = "jelly_monster"
SECONDS = 15.0
MANY = 10**6


def serve(port: int, place: str) -> None:
    limits = Limits(
        watchers=MANY,
        sockets_per_address=MANY,
        connections_per_address=MANY,
        calls_per_address=MANY,
        work_per_second=0,
    )
    server = Server(lambda: open_store(place), compile_rules=False, limits=limits)
    run(make_app(server), "127.0.0.1", [port])


@contextmanager
def serving() -> Iterator[tuple[int, int]]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        place = str(Path(folder) / "crowd.sqlite")
        command = [sys.executable, "-m", "benchmarks.crowd", "serve", str(port), place]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
            os.sched_setaffinity(process.pid, cores()[:1])
            os.sched_setaffinity(0, cores()[-1:])
            try:
                yield port, process.pid
            finally:
                os.sched_setaffinity(0, cores())
                process.terminate()


async def measure(spectators: int) -> None:
    with serving() as (port, process):
        await answering(port)
        table, name = await open_race_table(GAME, port)
        told = 0

        def on_message(message: bytes) -> None:
            nonlocal told
            told += 1

        path = f"/api/tables/{name}/socket"
        crowd = [await dial(port, path, {}, on_message) for _ in range(spectators)]
        chance, going = Random(0), True

        async def play(seat: int) -> None:
            await asyncio.sleep(chance.random())
            while going:
                table.act(seat, chance)
                await asyncio.sleep(1)

        players = [asyncio.create_task(play(seat)) for seat in range(SEATS)]
        await asyncio.sleep(6)  # the countdown
        table.moves.clear()
        table.steps.clear()
        told, used = 0, processor_time(process)
        await asyncio.sleep(SECONDS)
        used = processor_time(process) - used
        lines, seen = len(table.steps), told
        going = False
        await asyncio.gather(*players)
        report(spectators, table, lines, seen, used)
        for wire in [*table.wires, *crowd]:
            wire.transport.close()


def report(spectators: int, table: RaceTable, lines: int, seen: int, used: float) -> None:
    late = sorted(table.latencies())
    print(
        f"{spectators} spectators: {lines} lines, {1000 * used / max(1, lines):.2f} ms of the "
        f"server a line, {100 * used / SECONDS:.0f}% of a core; players have a move after "
        f"{quantile(late, 0.5):.1f} ms (p99 {quantile(late, 0.99):.1f}); "
        f"messages to spectators: {seen}"
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(int(sys.argv[2]), sys.argv[3])
    else:
        for count in map(int, sys.argv[1:] or ["0", "100", "1000"]):
            asyncio.run(measure(count))
