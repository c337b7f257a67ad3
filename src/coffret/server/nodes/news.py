"""News between nodes, by PostgreSQL's LISTEN and NOTIFY.

News may be lost with the connection; then everything that depends on them is looked up again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from ..logs import log
from ..postgres import NOTICED_SOON
from ..refusals import Refused
from ..store import Rows, Unsaved
from .store import NodeStore

CHANNEL = "coffret_news"
LONGEST = 7500
"""Bytes of one piece of news; PostgreSQL takes 8,000."""
AGAIN = 0.5
AT_ONCE = 64

Handler = Callable[[Any], None]


class News:
    def __init__(self, store: NodeStore) -> None:
        self._store = store
        self._waiting: list[str] = []
        self._rung = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._handlers: dict[str, Handler] = {}
        self.on_missed: list[Callable[[], None]] = []
        """Look these up again: news may have been missed."""
        self.listening = asyncio.Event()

    @property
    def run(self) -> int:
        return self._store.run

    def on(self, kind: str, handle: Handler) -> None:
        self._handlers[kind] = handle

    def say(self, kind: str, what: Any) -> None:
        """To all other nodes, soon; in order."""
        self._waiting.append(msgspec.json.encode([self._store.run, kind, what]).decode())
        self._rung.set()

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._speak()),
            asyncio.create_task(self._listen()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _speak(self) -> None:
        while True:
            await self._rung.wait()
            self._rung.clear()
            while self._waiting:
                said = self._waiting[:AT_ONCE]

                def job(rows: Rows, said: list[str] = said) -> None:
                    for each in said:
                        rows("SELECT pg_notify(?, ?)", CHANNEL, each)

                try:
                    await self._store.quickly(job)
                except (Refused, Unsaved):
                    await asyncio.sleep(AGAIN)
                    continue
                del self._waiting[: len(said)]

    async def _listen(self) -> None:
        import psycopg

        first = True
        while True:
            try:
                asked: dict[str, Any] = psycopg.conninfo.conninfo_to_dict(self._store.address)
                connection = await psycopg.AsyncConnection.connect(
                    **(NOTICED_SOON | asked), autocommit=True
                )
                try:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if not first:
                        for look in self.on_missed:
                            look()
                    first = False
                    self.listening.set()
                    async for each in connection.notifies():
                        self._heard(each.payload)
                finally:
                    self.listening.clear()
                    with suppress(Exception):
                        await connection.close()
            except psycopg.Error as error:
                log("news are cut off", error=str(error))
            except OSError as error:
                log("news are cut off", error=str(error))
            await asyncio.sleep(AGAIN)

    def _heard(self, payload: str) -> None:
        try:
            run, kind, what = msgspec.json.decode(payload)
            if run != self._store.run and kind in self._handlers:
                self._handlers[kind](what)
        except Exception:
            log("news were not understood", failed=True)
