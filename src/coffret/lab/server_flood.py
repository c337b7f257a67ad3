"""Floods for `coffret bench abuse`: attacks from one address on a local server.

Each ends by itself: `python -m coffret.lab.server_flood KIND PORT SECONDS SOURCE`.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from time import perf_counter

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from coffret import registry
from coffret.engine import matchfile
from coffret.engine.match import Match
from coffret.server.people.keys import encoded

from .requests import Answer, Http
from .ws_client import WebSocketClient, dial

SOCKETS = 1500
ASKING = 60
PRESSING, EACH = 1000, 10
"""Sockets at seats, and how many of them at each."""
TABLES = 20
TABLE = {"game": "incubation", "seats": [{"kind": "me"}, {"kind": "me"}]}
LISTED = {"game": "incubation", "seats": [{"kind": "me"}, {"kind": "link"}], "listed": True}

CHANGES = (
    {"count": 4, "seats": {2: {"kind": "bot", "level": "casual"}}},
    {"clock": "1d"},
    {"seats": {2: {"kind": "link"}}},
    {"count": 2, "clock": "none"},
)


class Flood:
    def __init__(self, port: int, seconds: float, source: str) -> None:
        self.port = port
        self.source = source
        self.end = perf_counter() + seconds
        self.done: Counter[str] = Counter()
        """How many requests were served and refused."""

    @property
    def goes_on(self) -> bool:
        return perf_counter() < self.end

    async def tables(self, count: int) -> list[tuple[str, str]]:
        """Names and tokens."""
        http = Http(self.port, self.source)
        opened: list[tuple[str, str]] = []
        while len(opened) < count and self.goes_on:
            with suppress(OSError):
                answer = await http.ask("POST", "/api/tables", TABLE)
                if answer.status == 201:
                    opened.append((answer.json()["table"], answer.json()["token"]))
        http.close()
        return opened

    async def many(self, number: int, one: Callable[[int], Awaitable[None]]) -> None:
        """Many at once, each in a loop; after a refusal it retries at once."""

        async def again(place: int) -> None:
            while self.goes_on:
                try:
                    await one(place)
                except OSError:
                    self.done["refused"] += 1
                    await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(again(place)) for place in range(number)]
        await asyncio.sleep(max(0.0, self.end - perf_counter()))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # The floods

    async def sockets(self) -> None:
        """1,500 sockets at twenty tables."""
        opened = await self.tables(TABLES)

        async def one(place: int) -> None:
            name, _ = opened[place % len(opened)]
            await self._socket(name, "", lambda message: None)
            await asyncio.sleep(max(0.0, self.end - perf_counter()))

        await self.many(SOCKETS, one)

    async def states(self) -> None:
        """60 sockets that ask for the state, each eight times at once."""
        opened = await self.tables(TABLES)

        async def one(place: int) -> None:
            name, token = opened[place % len(opened)]
            wire: WebSocketClient | None = None

            def on_message(message: bytes) -> None:
                refused = message.startswith(b'{"type":"refusal"')
                if wire is not None and (refused or message.startswith(b'{"type":"state"')):
                    self.done["refused" if refused else "answered"] += 1
                    wire.send(b'{"type":"state"}')

            wire = await self._socket(name, f"?seat={place % 2}&lang=en", on_message, token)
            for _ in range(8):
                wire.send(b'{"type":"state"}')
            while not wire.transport.is_closing():
                await asyncio.sleep(0.05)
            raise OSError

        await self.many(ASKING, one)

    async def seats(self) -> None:
        """1,000 sockets at own seats: each asks for a bot and takes its seat back."""
        opened = await self.tables(-(-PRESSING // (2 * EACH)))

        async def one(place: int) -> None:
            name, token = opened[place % len(opened)]
            wire: WebSocketClient | None = None
            begun = 0

            def press() -> None:
                nonlocal begun
                begun += 1
                kind = b"bot" if begun % 2 else b"take_back"
                if wire is not None:
                    wire.send(b'{"type":"%b","id":"%d-%d"}' % (kind, place, begun))

            def on_message(message: bytes) -> None:
                refused = message.startswith(b'{"type":"refusal"')
                if refused or message.startswith(b'{"type":"ack"'):
                    self.done["refused" if refused else "answered"] += 1
                    press()

            wire = await self._socket(name, f"?seat={place // len(opened) % 2}", on_message, token)
            press()
            while not wire.transport.is_closing():
                await asyncio.sleep(0.05)
            raise OSError

        await self.many(PRESSING, one)

    async def replays(self) -> None:
        """60 at once that upload a long match for replay."""
        game = registry.game("megalomania")
        match = Match(game, ["A", "B", "C"])
        chance = Random(1)
        while not match.is_over:
            seat = chance.choice(game.acting(match.state))
            match.play(seat, chance.choice(game.legal(match.state, seat)))
        content = msgspec.json.encode(matchfile.to_file(match))
        await self._asking("POST", "/api/replays?lang=en", content)

    async def halves(self) -> None:
        """1,500 connections that begin a request and never end it."""

        async def one(place: int) -> None:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.source, 0)
            )
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
            self.done["begun"] += 1
            await reader.read()
            writer.close()
            raise OSError

        await self.many(SOCKETS, one)

    async def people(self) -> None:
        """60 at once that register one key again and again, and ask for lists and statistics."""
        http = Http(self.port, self.source)
        proof = await _proof(http)
        http.close()
        begun = Counter[str]()

        async def one(lines: Http) -> Answer:
            begun["asked"] += 1
            match begun["asked"] % 4:
                case 0:
                    return await lines.ask("POST", "/api/me", proof)
                case 1:
                    return await lines.ask("POST", "/api/me/challenge")
                case 2:
                    return await lines.ask("GET", "/api/me/games")
                case _:
                    return await lines.ask("GET", "/api/me/statistics")

        await self._each(one)

    async def lobby(self) -> None:
        """60 at once that open listed tables, read the lobby and join what is open there."""
        opened: list[str] = []
        begun = Counter[str]()

        async def one(lines: Http) -> Answer:
            begun["asked"] += 1
            if begun["asked"] % 3 == 0:
                answer = await lines.ask("POST", "/api/tables", LISTED)
                if answer.status == 201:
                    opened.append(answer.json()["table"])
                return answer
            if begun["asked"] % 3 == 1 and opened:
                path = f"/api/tables/{opened[begun['asked'] % len(opened)]}/join"
                return await lines.ask("POST", path, {"name": "Eve"})
            return await lines.ask("GET", "/api/lobby")

        await self._each(one)

    async def arranging(self) -> None:
        """60 at once that change a table of theirs: its seats, its clock, its bots."""
        http = Http(self.port, self.source)
        opened = (await http.ask("POST", "/api/tables", LISTED)).json()
        http.close()
        path, token = f"/api/tables/{opened['table']}/arrange", opened["token"]
        begun = Counter[str]()

        async def one(lines: Http) -> Answer:
            begun["asked"] += 1
            return await lines.ask("POST", path, CHANGES[begun["asked"] % len(CHANGES)], token)

        await self._each(one)

    async def _asking(self, method: str, path: str, body: bytes) -> None:
        await self._each(lambda lines: lines.ask(method, path, body))

    async def _each(self, one: Callable[[Http], Awaitable[Answer]]) -> None:
        lines = [Http(self.port, self.source) for _ in range(ASKING)]

        async def counted(place: int) -> None:
            answer = await one(lines[place])
            self.done["answered" if answer.status < 300 else "refused"] += 1

        await self.many(ASKING, counted)

    async def _socket(
        self, table: str, query: str, on_message: Callable[[bytes], None], token: str = ""
    ) -> WebSocketClient:
        path = f"/api/tables/{table}/socket{query}"
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        wire = await dial(self.port, path, headers, on_message, self.source)
        self.done["opened"] += 1
        return wire


async def _proof(http: Http) -> dict[str, str]:
    """A registration that is right; it can be sent again for some minutes."""
    private = generate_private_key(SECP256R1())
    challenge = (await http.ask("POST", "/api/me/challenge")).json()["challenge"]
    signed = private.sign(f"coffret register {challenge}".encode(), ECDSA(SHA256()))
    r, s = decode_dss_signature(signed)
    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {
        "key": encoded(point),
        "challenge": challenge,
        "signature": encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big")),
        "name": "Eve",
        "label": "it",
    }


KINDS = ("sockets", "states", "seats", "replays", "halves", "people", "lobby", "arranging")


def main() -> None:
    kind, port, seconds, source = sys.argv[1:]
    os.setpriority(os.PRIO_PROCESS, 0, 19)  # the victims are measured on the same core
    flood = Flood(int(port), float(seconds), source)
    asyncio.run(getattr(flood, kind)())
    sys.stdout.buffer.write(msgspec.json.encode(flood.done))


if __name__ == "__main__":
    main()
