"""A node among others: it sends heartbeats, sees the others', and owns tables.

A node is ended when its beats have not changed for as long as a lease holds, by the looking node's
own clock, which nobody can set. A node that was away itself judges nobody until it has been back
for that long, so a database that restarts ends no node.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import random

from coffret.engine.errors import CoffretError

from ..logs import log
from ..refusals import Elsewhere, Refused
from ..restoring import Plays
from ..store import Health, Rows, Unsaved
from ..uptime import Uptime
from . import leases
from .leases import BEAT, LIVES, Claimed, Node, Seen
from .settings import NodeSettings
from .store import NodeStore

PATIENCE = LIVES + 3.0
"""Seconds for which a starting node waits for the one of its name to be gone."""
SILENT = LIVES + BEAT
"""Seconds after which a node without a heartbeat is gone, even if the database's clock jumps."""
DRIFT = 50
"""Milliseconds by which the running time may differ before it is set: an answer takes some."""
MOST_KNOWN = 100_000


class Cluster:
    def __init__(self, store: NodeStore, settings: NodeSettings) -> None:
        self._store = store
        self.settings = settings
        self.secret = b""
        self.nodes: dict[int, Node] = {}
        """By run: those that live, this one among them."""
        self.uptime = Uptime()
        self.draining = False
        self.count: Callable[[], int] = lambda: 0
        """The tables in memory."""
        self.on_gone: list[Callable[[Node], None]] = []
        """Called when another node is gone."""
        self.on_ended: Callable[[], Awaitable[None]] | None = None
        """Called when others have ended this node."""
        self.is_cut_off: Callable[[], Awaitable[bool]] | None = None
        """Whether the store is there for the other nodes, and not for this one."""
        self._in_doubt: dict[int, int] = {}
        """The beats of nodes that did not answer."""
        self._sent: dict[int, int] = {}
        """Tables opened at other nodes that their figures do not have yet."""
        self._known: dict[str, int] = {}
        """The owners of tables, as far as they are known; a wrong one is found out."""
        self._loop = asyncio.get_running_loop()
        self._well_since = self._last = self._loop.time()
        self._ahead = self._steady = 0.0
        """The database's clock, and the running time, ahead of the loop's, in milliseconds."""
        self._heard: dict[int, tuple[int, float]] = {}
        """By run: its beats, and when they were first seen, by the loop's clock."""
        self._beats: asyncio.Future[None] = self._loop.create_future()
        self._task: asyncio.Task[None] | None = None

    @property
    def run(self) -> int:
        return self._store.run

    def now(self) -> int:
        """Milliseconds of the database's clock."""
        return int(self._loop.time() * 1000 + self._ahead)

    def steady(self) -> int:
        """Milliseconds on which the nodes agree though the database's clock jumps."""
        return int(self._loop.time() * 1000 + self._steady)

    def time_of_day(self) -> float:
        return self.now() / 1000

    # Coming and going

    async def start(self) -> None:
        """Join the others; a CoffretError if a server of this name lives."""
        own = self.settings
        new = secrets.token_urlsafe(32)
        self.secret = (await self._store.beat(lambda rows: leases.secret(rows, new))).encode()
        await self._join(own, patiently=True)
        await self._beat()
        self._task = asyncio.create_task(self._go_on())

    async def _join(self, own: NodeSettings, patiently: bool = False) -> None:
        until = self._loop.time() + PATIENCE
        seen: tuple[int, int] | None = None
        since = 0.0
        while True:
            run = await self._store.beat(
                lambda rows: leases.join(rows, own.name, own.address, own.version, own.plays)
            )
            if run is not None:
                break
            log("another node has this name", name=own.name)
            if patiently and self._loop.time() > until:
                raise CoffretError(f"another node is called {own.name}: it lives")
            before = seen
            seen = await self._store.beat(lambda rows: leases.namesake(rows, own.name))
            if seen != before:
                since = self._loop.time()
            elif seen is not None and self._loop.time() - since > SILENT:
                await self._store.beat(partial(_end, seen))
            await asyncio.sleep(BEAT / 2)
        self._store.run = run
        self._store.epochs.clear()
        self._well_since = self._last = self._loop.time()
        log("node", name=own.name, run=run, address=own.address)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            run = self.run
            await asyncio.wait_for(self._store.beat(lambda rows: leases.leave(rows, run)), 1)
        except (Refused, Unsaved, TimeoutError):
            return  # its time runs out by itself

    # Beating

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT * (0.9 + random() / 5))
            try:
                await self._beat()
            except (Refused, Unsaved):
                await self._is_away()
            except Exception:
                log("a node's beat failed", failed=True)

    async def _beat(self) -> None:
        begun = self._loop.time()
        run, tables = self.run, self.count()
        seen = await self._store.beat(lambda rows: leases.beat(rows, run, tables, self.draining))
        now = self._loop.time()
        if now - self._last > LIVES / 2:
            self._well_since = now
        self._last = begun
        if seen is None:
            log("this node was ended: its time was over", name=self.settings.name, run=run)
            if self.on_ended is not None:
                await self.on_ended()
            await self._join(self.settings)
            return
        self._take_in(seen, (begun + now) / 2)
        for each in self.others:
            if self._is_silent(each, now) and now - self._well_since > LIVES:
                await self._end(each)
        beaten, self._beats = self._beats, self._loop.create_future()
        beaten.set_result(None)

    def _take_in(self, seen: Seen, moment: float) -> None:
        self._ahead = seen.now - moment * 1000
        running = self.now() - seen.zero
        if abs(self.uptime.now() - running) > DRIFT and not self.uptime.is_stopped:
            self.uptime.set(running)
        self._steady = running - self._loop.time() * 1000
        before = self.nodes
        self.nodes = {each.run: each for each in seen.nodes}
        self._heard = {
            run: self._heard[run]
            if run in self._heard and self._heard[run][0] == each.beats
            else (each.beats, self._loop.time())
            for run, each in self.nodes.items()
        }
        for run, old in before.items():
            new = self.nodes.get(run)
            if new is None or new.beats != old.beats:
                self._sent.pop(run, None)
            if new is None and run != self.run:
                self._in_doubt.pop(run, None)
                self._forget(old)

    def _is_silent(self, node: Node, now: float) -> bool:
        """For as long as a lease holds: a beat is seen up to a beat late. A time left that the
        database's clock cannot have given says nothing."""
        silent = now - self._heard[node.run][1]
        return silent > SILENT or (silent > LIVES - BEAT and node.left < 0)

    async def _end(self, node: Node) -> None:
        run, beats = node.run, node.beats
        if await self._store.quickly(lambda rows: leases.end(rows, run, beats)):
            log("a node is gone", name=node.name, run=run)
            if self.nodes.pop(run, None) is not None:
                self._forget(node)

    def _forget(self, node: Node) -> None:
        self._known = {table: run for table, run in self._known.items() if run != node.run}
        for each in self.on_gone:
            each(node)

    async def _is_away(self) -> None:
        """Nothing can be written here. If the others can, they take over soon: the clients go."""
        if self._loop.time() - self._last < LIVES or not self.count() or self.is_cut_off is None:
            return
        if await self.is_cut_off() and self.on_ended is not None:
            log("the store is away for this node only", name=self.settings.name)
            await self.on_ended()

    async def say(self) -> None:
        """Send a heartbeat with the changes at once."""
        with suppress(Refused, Unsaved):
            await self._beat()

    async def next_beat(self) -> None:
        """Wait until this node has looked who lives."""
        await asyncio.shield(self._beats)

    # The others

    @property
    def others(self) -> list[Node]:
        return [each for run, each in self.nodes.items() if run != self.run]

    @property
    def eldest(self) -> Node | None:
        """The node at which everything runs that must be at one place; None: this one."""
        first = next((each for each in self.nodes.values() if not each.draining), None)
        return None if first is None or first.run == self.run else first

    def least(self, game: str | None = None, not_here: bool = False) -> Node | None:
        """The node with the fewest tables, for a new one; None: this one."""
        able = [
            each
            for each in self.others
            if not each.draining and each.left > 0 and (game is None or game in each.plays)
        ]
        best = min(able, key=self._tables_of, default=None)
        here = not (not_here or self.draining)
        if best is None or (here and self.count() <= self._tables_of(best)):
            return None
        self._sent[best.run] = self._sent.get(best.run, 0) + 1
        return best

    def best_for(self, game: str, version: int, cards: str) -> Node | None:
        """The node that a table should go to."""
        best = self._able((game, version, cards)) or self.least(game, not_here=True)
        if best is not None:
            self._sent[best.run] = self._sent.get(best.run, 0) + 1
        return best

    def _tables_of(self, node: Node) -> int:
        return node.tables + self._sent.get(node.run, 0)

    def doubt(self, node: Node) -> None:
        """It does not answer: whether it lives shows when it beats again."""
        self._in_doubt[node.run] = node.beats

    def is_in_doubt(self, node: Node) -> bool:
        return self._in_doubt.get(node.run) == node.beats

    # Tables

    async def place_of(self, table: str) -> Node | None:
        """The node that owns a table, or should; None: this one, or there is no such table."""
        known = self.nodes.get(self._known.get(table, 0))
        if known is not None and known.run != self.run:
            return known
        found = await self._store.read(lambda rows: leases.owner(rows, table))
        if found is None:
            return None
        run, needs = found
        if run == self.run:
            return None
        if not run:
            return None if self._suits(needs) else self._able(needs)
        if run not in self.nodes:  # it has just come
            await self.next_beat()
        self.learn(table, run)
        return self.nodes.get(run)

    def _suits(self, needs: tuple[str, int, str]) -> bool:
        return not self.draining and _has(self.settings.plays, needs)

    def _able(self, needs: tuple[str, int, str]) -> Node | None:
        """A node that can play what this one cannot, or should not any more."""
        able = [
            each
            for each in self.others
            if not each.draining and each.left > 0 and _has(each.plays, needs)
        ]
        return min(able, key=self._tables_of, default=None)

    def learn(self, table: str, run: int) -> None:
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        self._known[table] = run

    def unlearn(self, table: str) -> None:
        self._known.pop(table, None)

    async def claim(self, table: str, due: int | None = None) -> Claimed | None:
        """Own a table from now on; Elsewhere if another does. None: there is no such table, or
        (with `due`) nothing to be done there."""
        run = self.run
        try:
            claimed = await self._store.quickly(lambda rows: leases.claim(rows, table, run, due))
        except Unsaved:
            raise Refused("busy", "the table cannot be opened just now: try again", 1) from None
        if claimed is None:
            return None
        if claimed.run != run:
            self.learn(table, claimed.run)
            raise Elsewhere(claimed.run)
        self.unlearn(table)
        self._store.epochs[table] = claimed.epoch
        return claimed

    @property
    def is_well(self) -> bool:
        return self._store.health is Health.OPEN and self._loop.time() - self._last < LIVES


def _end(seen: tuple[int, int], rows: Rows) -> bool:
    return leases.end(rows, *seen)


def _has(plays: Plays, needs: tuple[str, int, str]) -> bool:
    game, version, cards = needs
    return plays.get(game) == (version, cards)
