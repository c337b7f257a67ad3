"""A server in another thread: the browser's driver has the main one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import choice
from typing import Any

from coffret.engine.game import Game
from coffret.server.bot_pool import BotPool, _state
from tests.server.harness import QUICK, served

MANY_TABLES = replace(QUICK, tables_per_address=10**6, calls_per_address=10**6, head_seconds=90.0)
"""For a server that many tests share: all of them come from one address, and a browser on a busy
machine may take long to send what it has begun."""


class AtRandom(BotPool):
    """Bots that take any legal move at once: for tests of what people do, not of how bots think."""

    async def choose(self, game: Game, bot: str, state: bytes, seat: int) -> int:
        return choice(game.legal(_state(game.name, state), seat))


@contextmanager
def running(db: Path, **more: Any) -> Iterator[str]:
    """The address of a server whose bots do not wait for people to follow."""
    loop = asyncio.new_event_loop()
    up = threading.Event()
    address = ""
    closing = asyncio.Event()
    failed: list[BaseException] = []

    async def serve() -> None:
        nonlocal address
        async with served(db, **more) as house:
            address = f"http://127.0.0.1:{house.port}"
            up.set()
            await closing.wait()

    def work() -> None:
        try:
            loop.run_until_complete(serve())
        except BaseException as error:
            failed.append(error)
        finally:
            up.set()
            loop.close()

    thread = threading.Thread(target=work)
    thread.start()
    up.wait(90)
    try:
        if failed:
            raise failed[0]
        yield address
    finally:
        loop.call_soon_threadsafe(closing.set)
        thread.join(90)
