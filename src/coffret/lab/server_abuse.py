"""`coffret bench abuse`: a player's response times while another address floods the server.

All on this machine: attackers and victims use different loopback addresses.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from time import perf_counter

import msgspec

from .requests import Http
from .server_bench import serving
from .server_flood import KINDS
from .server_load import quantile
from .ws_client import WebSocketClient, dial

VICTIM = "127.0.0.2"
ATTACKER = "127.0.0.{}"
TABLES = 4
"""The tables at which the victims play."""
EVERY = 0.03
"""Seconds between two actions of a victim."""
WISH = {"game": "incubation", "seats": [{"kind": "me"}, {"kind": "me"}]}


@dataclass
class AbuseFigures:
    flood: str
    quiet_p50_ms: float
    quiet_p99_ms: float
    flooded_p50_ms: float
    flooded_p99_ms: float
    samples: int
    """Under the flood."""
    attacker: dict[str, int]
    """The attacker's requests that were served, and refused."""

    @property
    def ratio(self) -> float:
        return self.flooded_p99_ms / self.quiet_p99_ms if self.quiet_p99_ms else 0.0


class Heard(msgspec.Struct):
    type: str
    n: int = -1
    legal: list[msgspec.Raw] | None = None


decode = msgspec.json.Decoder(Heard).decode


class Victim:
    """Two people at a table: moves, each timed until both have it; and page loads."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._http = Http(port, VICTIM)
        self._wires: list[WebSocketClient] = []
        self._legal: list[list[msgspec.Raw]] = [[], []]
        self._has = [-1, -1]
        self._heard = asyncio.Event()
        self._acts = 0

    async def sit_down(self) -> None:
        self.leave()
        opened = (await self._http.ask("POST", "/api/tables", WISH)).json()
        self._has, self._legal = [-1, -1], [[], []]
        headers = {"Authorization": f"Bearer {opened['token']}"}
        for seat in range(2):
            path = f"/api/tables/{opened['table']}/socket?seat={seat}&lang=en"

            def on_message(message: bytes, seat: int = seat) -> None:
                self._on_message(seat, message)

            self._wires.append(await dial(self._port, path, headers, on_message, VICTIM))
        while min(self._has) < 0:
            self._heard.clear()
            await self._heard.wait()

    def _on_message(self, seat: int, message: bytes) -> None:
        heard = decode(message)
        if heard.type in ("state", "step"):
            self._has[seat] = heard.n
            if heard.legal is not None or heard.type == "state":
                self._legal[seat] = heard.legal or []
            self._heard.set()

    async def act(self) -> float:
        """Seconds until both had a move; now and then, seconds of a page load."""
        number = self._acts = self._acts + 1
        if number % 4 == 3:
            begin = perf_counter()
            await self._http.ask("GET", "/api/games")
            return perf_counter() - begin
        if not any(self._legal):
            await self.sit_down()
        seat = 0 if self._legal[0] else 1
        wanted = max(self._has) + 1
        move = self._legal[seat][number % len(self._legal[seat])]
        begin = perf_counter()
        self._wires[seat].send(b'{"type":"move","id":"%d","move":%b}' % (number, bytes(move)))
        while min(self._has) < wanted:
            self._heard.clear()
            await asyncio.wait_for(self._heard.wait(), 30)
        return perf_counter() - begin

    def leave(self) -> None:
        for wire in self._wires:
            wire.transport.close()
        self._wires.clear()


async def measure_abuse(seconds: float) -> list[AbuseFigures]:
    """Each flood for some seconds, after as many without; it ends by itself."""
    figures = []
    async with serving(50, limited=True) as (port, _):
        victims = [Victim(port) for _ in range(TABLES)]
        for victim in victims:
            await victim.sit_down()
        await watched(victims, 1.0)
        for number, kind in enumerate(KINDS):
            quiet = await watched(victims, seconds)
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "coffret.lab.server_flood", kind, str(port)),
                *(str(seconds + 2), ATTACKER.format(10 + number)),
                stdout=asyncio.subprocess.PIPE,
            )
            try:
                await asyncio.sleep(1.5)  # until it has begun
                flooded = await watched(victims, seconds)
                said, _ = await process.communicate()
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            figures.append(
                AbuseFigures(
                    kind,
                    1000 * quantile(quiet, 0.5),
                    1000 * quantile(quiet, 0.99),
                    1000 * quantile(flooded, 0.5),
                    1000 * quantile(flooded, 0.99),
                    len(flooded),
                    msgspec.json.decode(said, type=dict[str, int]),
                )
            )
            await asyncio.sleep(1)
        for victim in victims:
            victim.leave()
    return figures


async def watched(victims: list[Victim], seconds: float) -> list[float]:
    """The durations of the victims' actions, sorted."""
    end = perf_counter() + seconds
    taken: list[float] = []

    async def watch(victim: Victim) -> None:
        while perf_counter() < end:
            taken.append(await victim.act())
            await asyncio.sleep(EVERY)

    await asyncio.gather(*map(watch, victims))
    return sorted(taken)
