"""Notices: from the events of tables to delivery.

Tables are looked at a while after a turn has begun. What is found is noted once for the turn and
put into the outbox in the same transaction, so no restart makes it twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import time

from ..limits import HourlyLimit
from ..logs import log
from ..people import rows as people
from ..refusals import Elsewhere, Refused
from ..store import Health, Rows, Store, Unsaved
from ..table import Table
from ..tables import Tables
from . import rows as kept
from .bell import Bell
from .looking import Due, Found, look
from .outbox import Outbox
from .rows import CLOCK, END, LOBBY, MOVE, OPEN
from .secrets import Secrets, secrets_of
from .settings import Notices

AT_ONCE = 50
AGAIN = 1000
"""Milliseconds after which something is tried again while the store is away."""
PER_HOUR = 120
"""Notices of one person: nobody plays more turns away from the table."""
MOST_CAUGHT_UP = 60
MOST_OF_LOBBY = 50
"""Notices of one table of the lobby: there are few seats."""
CLOCKED = """
    SELECT t.id FROM holdings h JOIN tables t ON t.id = h.id
    WHERE h.holder = ? AND t.due IS NOT NULL AND t.finished = 0 LIMIT ?
"""
TELLING = "SELECT id, tell FROM tables WHERE tell IS NOT NULL"
TOLD = "UPDATE tables SET tell = ? WHERE id = ? AND (tell = ? OR tell IS NULL)"


class Notifier:
    secrets: Secrets
    outbox: Outbox

    def __init__(self, store: Store, tables: Tables, settings: Notices) -> None:
        self.settings = settings
        self._store = store
        self._tables = tables
        self._bell: Bell = tables.bell
        self._made = HourlyLimit(PER_HOUR, "notices")
        self._tasks: list[asyncio.Task[None]] = []
        self.on_learn: Callable[[str], None] | None = None
        """The other nodes, which must know who wants notices."""

    async def start(self) -> None:
        """Before the tables: they must know who wants notices."""
        self.secrets = await secrets_of(self._store)
        self.outbox = Outbox(self._store, self._tables, self.settings, self.secrets)
        self.outbox.on_gone = self.learn
        if not self.settings.any:
            return

        def job(rows: Rows) -> tuple[set[str], list[tuple[str, int]]]:
            # What the last server took may have been delivered: it is not sent again.
            self.outbox.forget_taken(rows)
            return kept.wishing(rows), rows(TELLING)

        self._bell.lobby = True
        self._bell.wishing, found = await self._store.change(job)
        self._bell.begin(found)
        self._store.on_change(self._store_became)
        self._tasks = [
            asyncio.create_task(self._keep_going(self._watch, self._bell.rung)),
            asyncio.create_task(self._keep_going(self.outbox.send_all, self.outbox.rung)),
        ]
        self.outbox.rung.set()

    async def close(self) -> None:
        self._bell.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.outbox.close()

    async def learn(self, person: str) -> None:
        """Whether someone wants notices may have changed."""
        await self.look_up(person)
        if self.on_learn is not None:
            self.on_learn(person)

    async def look_up_all(self) -> None:
        if self.settings.any:
            self._bell.wishing = await self._store.read(kept.wishing)

    async def take_over(self) -> None:
        """Another node is gone: send the notices that it still had to send."""
        if not self.settings.any:
            return

        def job(rows: Rows) -> list[tuple[str, int]]:
            self.outbox.forget_taken(rows)
            found: list[tuple[str, int]] = rows(TELLING)
            return found

        self._bell.begin(await self._store.change(job))
        self.outbox.rung.set()

    async def look_up(self, person: str) -> None:
        """Whether someone wants notices now."""

        def job(rows: Rows) -> tuple[str, bool] | None:
            found = people.person(rows, "id", person)
            return None if found is None else (found.holder, kept.wishes(rows, person))

        found = await self._store.read(job)
        if found is not None:
            holder, wishes = found
            (self._bell.wishing.add if wishes else self._bell.wishing.discard)(holder)

    def forget(self, holder: str) -> None:
        self._bell.wishing.discard(holder)

    def _store_became(self, health: Health) -> None:
        if health is Health.OPEN:
            self._bell.rung.set()
            self.outbox.rung.set()

    async def _keep_going(self, work: Callable[[], Awaitable[None]], rung: asyncio.Event) -> None:
        while True:
            await rung.wait()
            rung.clear()
            try:
                await work()
            except (Refused, Unsaved):  # the store is away; its return rings, too
                asyncio.get_running_loop().call_later(AGAIN / 1000, rung.set)
            except Exception:
                log("notices failed", failed=True)
                asyncio.get_running_loop().call_later(AGAIN / 1000, rung.set)

    async def _watch(self) -> None:
        while ringing := self._bell.ringing(AT_ONCE):
            for at, (table, noted) in enumerate(ringing):
                try:
                    await self._examine(table, noted)
                except Exception:
                    soon = self._bell.now() + AGAIN
                    for later, when in ringing[at:]:
                        self._bell.later(later, when, soon)
                    raise
        self._bell.arm()

    async def catch_up(self, holder: str) -> None:
        """Someone wants notices from now on: their turns that have begun count as seen, and only
        their clocks are watched."""

        def job(rows: Rows) -> list[str]:
            found = rows(CLOCKED, holder, MOST_CAUGHT_UP)
            return [id for (id,) in found]

        for name in await self._store.read(job):
            await self._examine(name, 0, seen_by=holder)

    async def _examine(self, name: str, noted: int, seen_by: str = "") -> None:
        try:
            table: Table = await self._tables.find(name)
            found: Found = await table.call(look)
        except Elsewhere:
            return  # its owner sees to it
        except Refused as refusal:
            if refusal.code in ("busy", "stopping", "not_saved"):
                raise
            found = Found([], None)  # it is gone, or of a game that this server does not have
        due = [
            each._replace(seen=True) if each.holder == seen_by and each.kind == MOVE else each
            for each in found.due
        ]
        again = None if found.again is None else self._bell.now() + found.again + 1
        here = found.at_open

        def job(rows: Rows) -> int:
            self._make(rows, name, noted, again, due)
            return 0 if here is None else self._post_for_lobby(rows, name, here)

        posted = await self._store.change(job)
        if again is not None:
            self._bell.later(name, again, again)
        if due or posted:
            self.outbox.rung.set()

    def _post_for_lobby(self, rows: Rows, table: str, here: frozenset[str]) -> int:
        """One notice of a new table for those who asked first; returns how many."""
        waiting = kept.waiting_for_lobby(rows, MOST_OF_LOBBY)
        if not waiting or kept.noticed(rows, table, LOBBY).ended:
            return 0
        others = [person for person, holder in waiting if holder not in here]
        kept.put_noticed(rows, table, LOBBY, kept.Noticed(ended=1))
        now = self._bell.now()
        for person in others:
            kept.wish_lobby(rows, person, False, now)
            if self._may(person):
                kept.post(rows, person, table, LOBBY, 0, OPEN, now)
        return len(others)

    def _make(
        self, rows: Rows, table: str, noted: int, again: int | None, found: list[Due]
    ) -> None:
        """Note what is found, and put what is new into the outbox."""
        rows(TOLD, again, table, noted)
        told: set[tuple[str, str]] = set()
        now = self._bell.now()
        for due in found:
            before = kept.noticed(rows, table, due.seat)
            if not _is_new(before, due):
                continue
            kept.put_noticed(rows, table, due.seat, _after(before, due))
            person = people.person(rows, "holder", due.holder)
            # Someone with two seats gets one notice for both.
            if due.seen or person is None or (due.holder, due.kind) in told:
                continue
            told.add((due.holder, due.kind))
            if self._may(person.id):
                kept.post(rows, person.id, table, due.seat, due.turn, due.kind, now)

    def _may(self, person: str) -> bool:
        try:
            self._made.count(person, time())
        except Refused:
            return False
        return True


def _is_new(before: kept.Noticed, due: Due) -> bool:
    if due.kind == END:
        return not before.ended
    if due.kind == CLOCK:
        return due.turn > before.reminded
    return due.turn > before.turn


def _after(before: kept.Noticed, due: Due) -> kept.Noticed:
    if due.kind == END:
        return kept.Noticed(before.turn, before.reminded, 1)
    if due.kind == CLOCK:
        return kept.Noticed(max(before.turn, due.turn), due.turn, before.ended)
    return kept.Noticed(due.turn, before.reminded, before.ended)
