"""How soon a server is there whose store holds very many unfinished tables, and what it takes.

    python -m benchmarks.many_tables [TABLES]

A store is filled with copies of a table in mid-game, each under another name. Measured are the
seconds from the start of `coffret serve` to its first healthy answer, its memory then and after
some of the tables were asked for, and how long those took; and the same with an empty store.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep

import httpx

from coffret import registry
from coffret.engine.match import Match
from coffret.server import journal
from coffret.server.journal import Begun, Played, SeatTaken
from coffret.server.store import TableRecord
from coffret.server.stores import open_store

GAME = "incubation"
MOVES = 40
ASKED = 200
PORT = 18_731


def lines_of_a_game() -> list[bytes]:
    game = registry.game(GAME)
    match = Match(game, ["Ada", "Bo"], {}, bytes(32))
    chance = Random(1)
    lines: list[journal.Line] = [SeatTaken(0, "Ada", "0"), SeatTaken(1, "Bo", "1")]
    lines.append(Begun(["Ada", "Bo"]))
    for _ in range(MOVES):
        seat = match.game.acting(match.state)[0]
        move = game.move(chance.choice(game.legal(match.state, seat)))
        match.play(seat, move, match.state.clock)
        lines.append(Played(seat, move, match.state.clock))
    return [journal.encode(line) for line in lines]


async def fill(place: str, count: int) -> None:
    game = registry.game(GAME)
    lines = lines_of_a_game()
    options = game.options.complete({})
    store = await open_store(place)
    for first in range(0, count, 1000):
        await asyncio.gather(
            *(
                store.create(_record(number, options), lines)
                for number in range(first, min(first + 1000, count))
            )
        )
    await store.close()


def _record(number: int, options: dict[str, object]) -> TableRecord:
    game = registry.game(GAME)
    version, digest = game.rules_version, game.components.digest
    return TableRecord(f"t{number}", GAME, version, digest, options, 2, bytes(32), "h")


def measure(place: str, count: int) -> None:
    begin = monotonic()
    command = [sys.executable, "-m", "coffret", "serve", "--port", str(PORT), "--db", place]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=30) as http:
            while True:
                with suppress(httpx.TransportError):
                    if http.get("/healthz").status_code == 200:
                        break
                sleep(0.02)
            print(f"{count:,} tables: served after {monotonic() - begin:.2f} s, {_memory(server)}")
            asked = range(0, count, max(1, count // ASKED))
            begin = monotonic()
            for number in asked:
                assert http.get(f"/api/tables/t{number}").json()["begun"]
            if count:
                each = (monotonic() - begin) / len(asked) * 1000
                print(f"  {len(asked)} of them asked for: {each:.1f} ms each, {_memory(server)}")
    finally:
        server.terminate()
        server.wait()


def _memory(server: subprocess.Popen[bytes]) -> str:
    status = Path(f"/proc/{server.pid}/status").read_text()
    resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return f"{int(resident.split()[1]) / 1024:.0f} MB"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        measure(f"{folder}/empty", 0)
        begin = monotonic()
        asyncio.run(fill(f"{folder}/full", count))
        print(f"filled in {monotonic() - begin:.0f} s")
        measure(f"{folder}/full", count)


if __name__ == "__main__":
    main()
