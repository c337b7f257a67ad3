"""Tables go from node to node: claimed, asked for, given away."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from ..cards import Card, card_of
from ..logs import log
from ..refusals import Elsewhere, Refused
from ..store import Rows
from ..tables import Tables
from . import leases, passport
from .asking import Answer, Asking, NotReached
from .cluster import Cluster
from .gate import OWN_CALLS
from .leases import Node
from .passport import Passport
from .store import NodeStore

AT_ONCE = 4
"""Tables that a draining node hands over at a time."""
MOST_DRAINING = 90.0
"""Seconds after which a draining node stops, even with tables left."""
ADOPTING = 1.0
"""Seconds within which a table should be up at its next node before its clients go there."""
SOON = 2.0
MARK = 36
"""Bits of a mark below its node's run."""


class Ownership:
    """Calls to the other nodes for this node's tables, and the answers to their calls."""

    def __init__(self, store: NodeStore, cluster: Cluster, asking: Asking) -> None:
        self._store = store
        self._cluster = cluster
        self._asking = asking
        self.tables: Tables

    # For the tables of this node

    async def claimed(self, table: str) -> int | None:
        claimed = await self._cluster.claim(table)
        return None if claimed is None else claimed.tell

    async def is_due(self, table: str, now: int) -> bool:
        try:
            return await self._cluster.claim(table, due=now) is not None
        except Elsewhere:
            return False

    async def fetch(self, table: str) -> None:
        try:
            await self._cluster.claim(table)
        except Elsewhere as error:
            owner = self._cluster.nodes.get(error.run)
            if owner is None or not await self._ask(owner, "release", table):
                raise
            await self._cluster.claim(table)

    async def cards(self, tables: list[str]) -> dict[str, Card]:
        """A node that does not answer has none to give: the lists show what the store has."""
        if not tables:
            return {}
        owners = await self._store.read(lambda rows: leases.owners(rows, tables))
        by_node: dict[int, list[str]] = {}
        for table, run in owners.items():
            if run != self._cluster.run:
                by_node.setdefault(run, []).append(table)

        async def ask(run: int, names: list[str]) -> dict[str, Card]:
            node = self._cluster.nodes.get(run)
            try:
                told = {} if node is None else await self._ask(node, "cards", names)
            except Refused:
                return {}
            return msgspec.convert(told, dict[str, Card])

        found: dict[str, Card] = {}
        for each in await asyncio.gather(*(ask(*one) for one in by_node.items())):
            found |= each
        return found

    def released(self, rows: Rows, tables: list[str]) -> None:
        leases.release(rows, tables, self._cluster.run)

    def dropped(self, table: str) -> None:
        self._store.epochs.pop(table, None)

    def not_of_others(self, column: str) -> str:
        return (
            " AND NOT EXISTS (SELECT 1 FROM leases l JOIN nodes n ON n.run = l.run AND NOT n.ended "
            f"WHERE l.id = {column} AND l.run <> {self._cluster.run})"
        )

    def mark(self) -> int:
        return self._cluster.run << MARK | secrets.randbits(MARK) | 1

    def marks_of_gone(self, column: str) -> str:
        living = "SELECT run FROM nodes WHERE NOT ended"
        return f" AND {column} >> {MARK} NOT IN ({living})"

    async def is_cut_off(self) -> bool:
        """Whether the store is there for another node."""
        for each in self._cluster.others:
            try:
                if await self._ask(each, "well", None):
                    return True
            except Refused:
                continue
        return False

    async def _ask(self, node: Node, what: str, asked: Any) -> Any:
        cluster, target = self._cluster, OWN_CALLS + what
        own = Passport(cluster.run, "", "http")
        body = msgspec.json.encode(asked)
        headers = [
            (b"host", node.address.encode()),
            (b"content-length", str(len(body)).encode()),
            (
                passport.HEADER,
                passport.written(cluster.secret, own, cluster.steady(), "POST", target),
            ),
        ]
        try:
            answer: Answer = await self._asking.ask(
                node.address, "POST", target, headers, body, SOON
            )
        except NotReached:
            raise Refused("busy", "a node does not answer: try again in a moment", 1) from None
        if answer.status != 200:
            raise Refused("busy", f"a node refused: {answer.body[:200].decode()}", 1)
        return msgspec.json.decode(answer.body)

    # For the other nodes

    async def release(self, asked: Any, shown: Passport) -> bool:
        """Another node needs a table: it is handed over at once."""
        table = str(asked)
        if await self.tables.hand_over(table, lambda: self._give(table, shown.run)):
            return True
        run = self._cluster.run
        return await self._store.quickly(lambda rows: leases.give(rows, table, run, shown.run))

    async def adopt(self, asked: Any, shown: Passport) -> bool:
        """A table was given to this node: have it ready when its clients come."""
        await self.tables.find(str(asked))
        return True

    async def cards_here(self, asked: Any, shown: Passport) -> dict[str, Card]:
        found = ((name, self.tables.loaded(str(name))) for name in asked)
        return {name: card_of(table) for name, table in found if table is not None}

    async def well(self, asked: Any, shown: Passport) -> bool:
        return self._cluster.is_well

    async def _give(self, table: str, to: int) -> None:
        run = self._cluster.run
        if not await self._store.quickly(lambda rows: leases.give(rows, table, run, to)):
            raise Refused("busy", "the table could not be given away")
        self._cluster.learn(table, to)

    # Draining

    async def drain(self) -> None:
        """Hand over all tables; without another node they stay until someone comes back."""
        cluster = self._cluster
        cluster.draining = True
        log("draining", tables=len(self.tables.names))
        loop = asyncio.get_running_loop()
        until = loop.time() + MOST_DRAINING
        await cluster.say()
        slots = asyncio.Semaphore(AT_ONCE)
        failed: set[str] = set()

        async def one(name: str) -> None:
            async with slots:
                if loop.time() > until or not await self._move_away(name):
                    failed.add(name)

        while rest := [name for name in self.tables.names if name not in failed]:
            await asyncio.gather(*(one(name) for name in rest))
        log("drained", left=len(self.tables.names))

    async def _move_away(self, name: str) -> bool:
        table = self.tables.loaded(name)
        if table is None:
            return True
        record = table.state.record
        to = self._cluster.best_for(record.game, record.rules_version, record.components)
        if to is None:
            return False
        node = to

        async def give() -> None:
            await self._give(name, node.run)
            try:
                await asyncio.wait_for(self._ask(node, "adopt", name), ADOPTING)
            except (Refused, TimeoutError):
                return  # it is opened when the first client comes

        try:
            return await self.tables.hand_over(name, give)
        except Exception:
            log("a table was not handed over", failed=True, table=name)
            return False
