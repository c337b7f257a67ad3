"""The cost of ten thousand games over days: to start, to sleep, and when many end at once.

    python -m benchmarks.sleeping_tables [TABLES] [DUE]

A store is filled with copies of a game between two people, each with a clock of a day. All sleep;
`DUE` of them are out of time a few seconds after the start, and a bot plays one turn for each.
Measured are the start, memory and processor time while all sleep, then the time until the last bot
has played, how soon the server answers meanwhile, and memory when the tables sleep again.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic, sleep

import httpx

from coffret import registry
from coffret.lab.clock_bench import processor_time
from coffret.lab.server_load import quantile
from coffret.server import journal
from coffret.server.journal import Clocked
from coffret.server.store import TableRecord
from coffret.server.stores import open_store
from coffret.server.upkeep import NAP, SWEEP_EVERY

from .many_tables import GAME, PORT, lines_of_a_game

DAY = 86_400_000
FIRST = 30_000
"""When the first are due, in milliseconds of the server's running time."""
WATCHED = 10.0
LATE = "SELECT count(*) FROM journal WHERE line LIKE '[\"late\"%'"
BACK = "SELECT count(*) FROM journal WHERE line LIKE '[\"back\"%'"


async def fill(place: str, count: int, due: int) -> None:
    """The clocks of those that are due began to run a day before."""
    game = registry.game(GAME)
    version, digest = game.rules_version, game.components.digest
    options = game.options.complete({})
    store = await open_store(place)
    lines = lines_of_a_game()

    async def one(number: int) -> None:
        name, ends = f"t{number}", FIRST + number if number < due else DAY + number
        named: list[object] = [name, GAME, version, digest, options, 2, bytes(32), "h"]
        record = TableRecord(*named, clock="1d")  # type: ignore[arg-type]
        await store.create(record, [*lines, journal.encode(Clocked(ends - DAY))])
        await store.change(lambda rows: rows("UPDATE tables SET due = ? WHERE id = ?", ends, name))

    for first in range(0, count, 1000):
        await asyncio.gather(*(one(number) for number in range(first, min(first + 1000, count))))
    await store.close()


def counted(place: str, what: str) -> int:
    with closing(sqlite3.connect(place)) as connection:
        return int(connection.execute(what).fetchone()[0])


def measure(place: str, count: int, due: int) -> None:
    begin = monotonic()
    command = [sys.executable, "-m", "coffret", "serve", "--port", str(PORT), "--db", place]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=60) as http:
            while True:
                with suppress(httpx.TransportError):
                    if http.get("/healthz").status_code == 200:
                        break
                sleep(0.02)
            started = monotonic()
            print(f"{count:,} tables: served after {started - begin:.2f} s, {memory(server)}")
            used = processor_time(server.pid)
            sleep(WATCHED)
            used = 1000 * (processor_time(server.pid) - used) / WATCHED
            print(f"  asleep: {used:.1f} ms of processor time a second, {memory(server)}")
            used, waits, most = processor_time(server.pid), [], 0
            while counted(place, BACK) < due:
                asked = monotonic()
                http.get("/healthz")
                waits.append(1000 * (monotonic() - asked))
                most = max(most, resident(server))
                sleep(0.1)
            used = processor_time(server.pid) - used
            print(
                f"  {due:,} out of time: a bot has played for the last of them after "
                f"{monotonic() - started - FIRST / 1000:.0f} s, {1000 * used / max(1, due):.1f} ms "
                f"each; meanwhile an answer takes {quantile(sorted(waits), 0.5):.1f} ms (p99 "
                f"{quantile(sorted(waits), 0.99):.1f}), at most {most} MB"
            )
            sleep(NAP + 2 * SWEEP_EVERY)
            print(f"  asleep again: {memory(server)}")
    finally:
        server.terminate()
        server.wait()
    assert counted(place, LATE) == due, "each was out of time once"


def resident(server: subprocess.Popen[bytes]) -> int:
    """MB."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) // 1024


def memory(server: subprocess.Popen[bytes]) -> str:
    return f"{resident(server)} MB"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    due = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(f"{folder}/full", count, due))
        measure(f"{folder}/full", count, due)


if __name__ == "__main__":
    main()
