"""Load in real time: all seats of a table act at once, about once a second each.

It measures how long it takes until the last of a table's players has a move, and how late events of
the clock reach the last of them.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from .server_bench import SEATS, post, serving
from .server_load import quantile
from .ws_client import WebSocketClient, dial

SYNCHRONIZATIONS = 5
ROUNDS = 3
"""Races against another checkout."""


class Heard(Struct):
    """The part of a message that the race needs."""

    type: str
    n: int = -1
    id: str = ""
    legal: list[msgspec.Raw] | None = None
    clock: int | None = None
    sent: float = 0.0
    ping: int = 0


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class RaceFigures:
    tables: int
    moves: int
    p50_ms: float
    p99_ms: float
    due: int
    """Times at which something happened by the clock."""
    due_p50_ms: float
    due_p99_ms: float
    due_worst_ms: float
    us_per_line: float
    """Processor time of the server's process, all threads, for a move or something that was due."""


class RaceTable:
    """One table: records for each step when the last player had it."""

    def __init__(self) -> None:
        self.wires: list[WebSocketClient] = []
        self.legal: list[list[msgspec.Raw]] = [[] for _ in range(SEATS)]
        self.sent: dict[str, float] = {}
        self.moves: dict[int, float] = {}
        """When the move was sent that became a step."""
        self.steps: dict[int, tuple[int, float, int | None]] = {}
        """How many have a step, when the last of them got it, and the table's time in it."""
        self.zero = float("-inf")
        """The moment at which the table's clock was zero, from the fastest answer."""

    def on_message(self, seat: int, message: bytes) -> None:
        now = perf_counter()
        heard = decode(message)
        match heard.type:
            case "state" | "step":
                if heard.legal is not None or heard.type == "state":
                    self.legal[seat] = heard.legal or []
                if heard.type == "step":
                    count, _, _ = self.steps.get(heard.n, (0, 0.0, None))
                    self.steps[heard.n] = count + 1, now, heard.clock
            case "ack":
                self.moves[heard.n] = self.sent.pop(heard.id)
            case "refusal":
                self.sent.pop(heard.id, None)
            case "ping":
                self.wires[seat].send(b'{"type":"pong","ping":%d}' % heard.ping)
            case "time":
                # The answer is older than now: the latest possible zero is the nearest one.
                self.zero = max(self.zero, heard.sent - (heard.clock or 0) / 1000)

    def act(self, seat: int, chance: Random) -> None:
        if self.legal[seat]:
            name = f"{seat}-{chance.getrandbits(48)}"
            move = bytes(chance.choice(self.legal[seat]))
            self.sent[name] = perf_counter()
            self.wires[seat].send(b'{"type":"move","id":"%b","move":%b}' % (name.encode(), move))

    def latencies(self) -> list[float]:
        return [
            1000 * (self.steps[number][1] - sent)
            for number, sent in self.moves.items()
            if number in self.steps and self.steps[number][0] == SEATS
        ]

    def lateness(self) -> list[float]:
        """The steps without a move: caused by the clock."""
        return [
            1000 * (last - self.zero) - clock
            for number, (count, last, clock) in self.steps.items()
            if number not in self.moves and count == SEATS and clock is not None
        ]


@dataclass
class Races:
    """This server's races, and those of another checkout, in turns."""

    ours: list[RaceFigures]
    theirs: list[RaceFigures]

    @property
    def cost(self) -> float | None:
        """A line's cost, as part of its cost at the other server: the median of the rounds."""
        if not self.theirs:
            return None
        pairs = zip(self.ours, self.theirs, strict=True)
        return median(our.us_per_line / their.us_per_line for our, their in pairs)


async def measure_races(
    game: str, tables: int, seconds: float, against: Path | None = None, busy: bool = False
) -> Races:
    """`busy`: next to a process that never rests."""
    races = Races([], [])
    with another_busy_process() if busy else nullcontext():
        for _ in range(1 if against is None else ROUNDS):
            races.ours.append(await measure_race(game, tables, seconds))
            if against is not None:
                races.theirs.append(await measure_race(game, tables, seconds, against))
    return races


@contextmanager
def another_busy_process() -> Iterator[None]:
    process = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        process.kill()
        process.wait()


async def measure_race(
    game: str, tables: int, seconds: float, checkout: Path | None = None
) -> RaceFigures:
    async with serving(tables, checkout=checkout) as (port, process):
        chance = Random(0)
        opened = [(await open_race_table(game, port))[0] for _ in range(tables)]
        going = True

        async def play(table: RaceTable, seat: int) -> None:
            await asyncio.sleep(chance.random())
            while going:
                table.act(seat, chance)
                await asyncio.sleep(1)

        players = [asyncio.create_task(play(table, i)) for table in opened for i in range(SEATS)]
        await asyncio.sleep(5)
        for table in opened:
            for _ in range(SYNCHRONIZATIONS):
                table.wires[0].send(msgspec.json.encode({"type": "time", "sent": perf_counter()}))
                await asyncio.sleep(0.002)
            table.moves.clear()
            table.steps.clear()
        used = processor_time(process)
        await asyncio.sleep(seconds)
        used = processor_time(process) - used
        lines = sum(len(table.steps) for table in opened)
        going = False
        await asyncio.gather(*players)
        latencies = sorted(each for table in opened for each in table.latencies())
        late = sorted(each for table in opened for each in table.lateness())
        for table in opened:
            for wire in table.wires:
                wire.transport.close()
    return RaceFigures(
        tables,
        len(latencies),
        quantile(latencies, 0.5),
        quantile(latencies, 0.99),
        len(late),
        quantile(late, 0.5),
        quantile(late, 0.99),
        quantile(late, 1.0),
        1e6 * used / max(1, lines),
    )


def processor_time(process: int) -> float:
    """Seconds that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_race_table(game: str, port: int) -> tuple[RaceTable, str]:
    """A table with its players, and its name."""
    table = RaceTable()
    wish: dict[str, Any] = {"game": game, "seats": [{"kind": "me"}] * SEATS}
    opened = await asyncio.to_thread(post, f"http://127.0.0.1:{port}/api/tables", wish)
    headers = {"Authorization": f"Bearer {opened['token']}"}
    for seat in range(SEATS):
        path = f"/api/tables/{opened['table']}/socket?seat={seat}"

        def on_message(message: bytes, seat: int = seat) -> None:
            table.on_message(seat, message)

        table.wires.append(await dial(port, path, headers, on_message))
    return table, opened["table"]
