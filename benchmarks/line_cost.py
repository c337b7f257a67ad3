"""The cost of a journal line at a table, without sockets, store and network, and what is sent.

    python -m benchmarks.line_cost GAME [GAMES] [--silent]
    PYTHONPATH=FOLDER/src python benchmarks/line_cost.py GAME [GAMES]     # of another checkout

Games of four are played at random, in a loop whose time jumps to what comes next; three seats
and a spectator ask for a language, or with --silent the four seats are alone and ask for none, as
in `coffret bench race`. Then the same commands come at the same times again, and their
processor time is measured. Two checkouts send the same bytes if the digests are the same.
"""

from __future__ import annotations

import asyncio
import gc
import hashlib
import selectors
import sys
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import thread_time
from typing import Any

import msgspec

from coffret import registry
from coffret.server import journal
from coffret.server.bot_pool import BotPool
from coffret.server.connection import Connection
from coffret.server.limits import Limits
from coffret.server.listening import Listener
from coffret.server.store import Health, TableRecord
from coffret.server.table import Table
from coffret.server.table_state import TableState

SEATS = 4
WATCHERS = [(0, None), (1, "en"), (2, "fr"), (3, "en"), (None, "en")]
SILENT: list[tuple[int | None, str | None]] = [(seat, None) for seat in range(SEATS)]
LIMITS = Limits(messages_per_second=1e6, burst=10**6, mailbox=10**6)
LONGEST = 400.0
"""Seconds of a game, by the loop's time."""
IS_SILENT = "--silent" in sys.argv
OnMessage = Callable[[int, bytes], None]
Command = tuple[float, int, bytes]


class Jumping(selectors.SelectSelector):
    """Nothing ever arrives: waiting moves the time."""

    now = 100.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.now += max(0.0, timeout or 0.0)
        return []


class JumpingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


class Memory:
    """A store that has written everything at once."""

    health = Health.OPEN
    lines = 0

    def append(self, table: str, first: int, lines: list[bytes], *more: Any) -> Any:
        self.lines += len(lines)
        written = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(written.set_result, None)
        return written


def bells() -> list[Any]:
    """A checkout from before notices has none."""
    with suppress(ImportError):
        from coffret.server.notices.bell import Bell

        return [Bell()]
    return []


class Sitting:
    """A table with all its clients."""

    def __init__(self, name: str, number: int, on_message: OnMessage) -> None:
        game = registry.game(name)
        options = game.options.complete({})
        about: list[Any] = [name, game.rules_version, game.components.digest, options, SEATS]
        table_state = TableState(TableRecord("t", *about, bytes([number]) * 32, "h"), game)
        for seat in range(SEATS):
            table_state.apply(journal.SeatTaken(seat, f"P{seat}", "h"))
        self.store: Any = Memory()
        nothing: Any = None
        others = [nothing, *bells()]
        self.table = Table(table_state, self.store, BotPool(1, False), LIMITS, *others)
        self.sent = hashlib.sha256()
        self.listeners = []
        for place, (seat, language) in enumerate(SILENT if IS_SILENT else WATCHERS):

            def put(data: bytes, place: int = place) -> bool:
                self.sent.update(b"%d %b\n" % (place, data))
                on_message(place, data)
                return True

            asked: list[Any] = [nothing, seat, language, "h", False, LIMITS]
            connection = Connection(*asked, put=put, token="t")
            self.table.join(connection, None)
            self.listeners.append(Listener(self.table, connection, nothing, LIMITS))

    async def leave(self) -> None:
        self.table.forget()
        await asyncio.sleep(0)


async def play(name: str, number: int) -> list[Command]:
    """A random game: its commands."""
    loop = asyncio.get_running_loop()
    begin, chance = loop.time(), Random(number)
    commands: list[Command] = []
    legal: dict[int, list[Any]] = {}
    over = False

    def say(place: int, data: bytes) -> None:
        commands.append((loop.time() - begin, place, data))
        sitting.listeners[place]._take(data)

    def on_message(place: int, data: bytes) -> None:
        nonlocal over
        heard = msgspec.json.decode(data)
        if "legal" in heard:
            legal[place] = heard["legal"]
        over = over or bool(heard.get("result"))
        if heard["type"] == "ping":
            loop.call_later(0.02, say, place, b'{"type":"pong","ping":%d}' % heard["ping"])

    async def person(seat: int) -> None:
        while not over and loop.time() - begin < LONGEST:
            await asyncio.sleep(0.5 + chance.random())
            if legal.get(seat):
                id, move = f"{seat} {len(commands)}", chance.choice(legal[seat])
                say(seat, msgspec.json.encode({"type": "move", "id": id, "move": move}))

    sitting = Sitting(name, number, on_message)
    await asyncio.gather(*(person(seat) for seat in range(SEATS)))
    await sitting.leave()
    return commands


async def again(name: str, number: int, commands: list[Command]) -> tuple[float, int, bytes]:
    """Seconds of processor time, lines, and the digest of what was sent."""
    loop = asyncio.get_running_loop()
    begin = loop.time()
    sitting = Sitting(name, number, lambda place, data: None)
    for moment, place, data in commands:
        loop.call_at(begin + moment, sitting.listeners[place]._take, data)
    gc.collect()
    used = thread_time()
    await asyncio.sleep(commands[-1][0] + 1)
    used = thread_time() - used
    await sitting.leave()
    return used, sitting.store.lines, sitting.sent.digest()


def main() -> None:
    name, *more = [each for each in sys.argv[1:] if each != "--silent"]
    games = int(more[0]) if more else 4
    seconds, lines, digest = 0.0, 0, hashlib.sha256()
    for number in range(games + 1):
        commands = JumpingLoop().run_until_complete(play(name, number))
        used, written, sent = JumpingLoop().run_until_complete(again(name, number, commands))
        digest.update(sent)
        if number:  # the first warms up
            seconds, lines = seconds + used, lines + written
    each = 1e6 * seconds / lines
    print(f"{name}: {each:.0f} µs a line, {lines} lines; sent: {digest.hexdigest()[:16]}")


if __name__ == "__main__":
    main()
