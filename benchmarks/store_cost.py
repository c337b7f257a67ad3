"""The cost of storing a line: processor time of loop and store's thread, lines in a commit, and the
time until a line is on disk.

    python benchmarks/store_cost.py [MILLISECONDS]

200 tables write 1,600 lines a second, as in `coffret bench race`, for four seconds. MILLISECONDS
are those between commits while several lines come at once (`writing.GATHER`); 0: each commit
follows the one before.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from time import process_time

from coffret.server import writing
from coffret.server.metrics import METRICS
from coffret.server.store import TableRecord
from coffret.server.stores import open_store

TABLES, RATE, SECONDS = 200, 1600, 4
LINE = b'["move",2,{"move":"place","die":"6","district":3},12345,"2-123456789012"]'


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(str(Path(folder) / "db"))
        for number in range(TABLES):
            record = TableRecord(f"t{number}", "g", 1, "c", {}, 2, bytes(32), "h")
            await store.create(record, [LINE])
        loop = asyncio.get_running_loop()
        chance, last, times = Random(1), [1] * TABLES, []

        async def one() -> None:
            table = chance.randrange(TABLES)
            last[table] += 1
            begun = loop.time()
            await store.append(f"t{table}", last[table], [LINE])
            times.append(1000 * (loop.time() - begun))

        used, before = process_time(), sum(METRICS.commit.counts)
        moment = begun = loop.time()
        tasks = []
        while moment - begun < SECONDS:
            moment += chance.expovariate(RATE)
            await asyncio.sleep(max(0.0, moment - loop.time()))
            tasks.append(asyncio.create_task(one()))
        await asyncio.gather(*tasks)
        used = process_time() - used
        commits = sum(METRICS.commit.counts) - before
        await store.close()
    times.sort()
    print(
        f"{1e6 * used / len(times):.0f} µs a line, {len(times) / commits:.1f} lines a commit, "
        f"p50 {times[len(times) // 2]:.1f} ms, p99 {times[len(times) * 99 // 100]:.1f} ms"
    )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        writing.GATHER = float(sys.argv[1]) / 1000
    asyncio.run(main())
