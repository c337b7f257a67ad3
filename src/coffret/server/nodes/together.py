"""All that makes a server one of several."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from ..closing import SEAT_MOVED
from ..logs import log
from ..refusals import Refused
from ..store import Unsaved
from ..uptime import Uptime
from .asking import Asking
from .cluster import Cluster
from .leases import Node
from .news import News
from .ownership import Ownership
from .settings import NodeSettings
from .shared_limits import SharedLimits
from .store import NodeStore

if TYPE_CHECKING:
    from ..app import Server

TOKEN, WISH, REMOVED = "token", "wish", "removed"


class Together:
    def __init__(self, server: Server, store: NodeStore, settings: NodeSettings) -> None:
        self._server = server
        self.cluster = Cluster(store, settings)
        self.cluster.uptime = Uptime(source=server.seconds)
        self.asking = Asking()
        self.ownership = Ownership(store, self.cluster, self.asking)
        self.news = News(store)
        self.limits = SharedLimits(self.news, server.work, [server.opened, server.calls])
        self._later: set[asyncio.Task[Any]] = set()

    async def join(self) -> None:
        """Before there are tables."""
        await self.cluster.start()

    def serve(self) -> None:
        """When there are tables, people and notices."""
        server, cluster = self._server, self.cluster
        self.ownership.tables = server.tables
        cluster.count = lambda: len(server.tables.names)
        cluster.on_ended = server.tables.abandon
        cluster.is_cut_off = self.ownership.is_cut_off
        cluster.on_gone.append(self._gone)
        server.gated.cluster = cluster
        server.gated.calls = {
            "release": self.ownership.release,
            "adopt": self.ownership.adopt,
            "cards": self.ownership.cards_here,
            "well": self.ownership.well,
        }
        server.people.known.on_change = lambda token: self.news.say(TOKEN, token)
        server.people.on_end = lambda *ended: self.news.say(REMOVED, ended)
        server.notifier.on_learn = lambda person: self.news.say(WISH, person)
        self.news.on(TOKEN, server.people.known.forget)
        self.news.on(REMOVED, self._removed)
        self.news.on(WISH, lambda person: self._soon(server.notifier.look_up(person)))
        self.news.on_missed.append(self._missed)
        self.news.start()
        self.limits.start()

    async def close(self) -> None:
        for task in self._later:
            task.cancel()
        await self.limits.close()
        await self.news.close()
        self.asking.close()
        await self.cluster.close()

    # What the others have done

    def _removed(self, ended: tuple[str, int, str]) -> None:
        self._server.people.known.forget(ended[0])
        self._server.tables.drop_device(*ended)

    def _gone(self, node: Node) -> None:
        """Its tables are free: those at which something is due are woken, here or elsewhere. What
        it had still to say is looked up."""
        self.limits.gone(node.run)
        self._server.tables.alarms.look_again()
        self._soon(self._server.notifier.take_over())
        self._missed()

    def _missed(self) -> None:
        self._server.people.known.forget_all()
        self._soon(self._server.notifier.look_up_all())
        self._soon(self._check_sockets())

    async def _check_sockets(self) -> None:
        """Close those whose device was removed while no news could be sent."""
        known = self._server.people.known
        for token in self._server.tables.tokens():
            if not (await known.of(token)).holder:
                self._server.tables.drop_device(token, SEAT_MOVED, "this device was removed")

    def _soon(self, work: Coroutine[Any, Any, Any]) -> None:
        async def safely() -> None:
            try:
                await work
            except (Refused, Unsaved):
                return  # the store is away: it is looked up when it is back
            except Exception:
                log("news failed", failed=True)

        task = asyncio.create_task(safely())
        self._later.add(task)
        task.add_done_callback(self._later.discard)
