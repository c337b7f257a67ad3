"""The ASGI app: HTTP routes, the tables' sockets, health and metrics."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from secrets import compare_digest
from time import monotonic, time
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute

from . import openapi, openapi_page
from .bot_pool import BotPool
from .carrying import CarryingCalls
from .catalogue import all_known
from .door import Door
from .error_responses import failed, guarded, wrong_method
from .game_calls import GameCalls
from .limits import HourlyLimit, Limits, Shares
from .lobby import Lobby
from .logs import log
from .nodes.gated import Gated
from .notices.bell import Bell
from .notices.calls import NoticeCalls
from .notices.service import Notifier
from .notices.settings import Notices
from .origins import COOKIE, header, is_browser, token_of
from .past_calls import PastCalls
from .people.calls import Calls
from .people.people import People
from .people.tidying import tidy_people
from .place import Place
from .refusals import Refused
from .replay_pool import ReplayPool
from .responses import plain_json
from .retention import Keep
from .seats import new_secret
from .security_headers import Safe
from .sharing import Connections, Shared
from .socket import TableSocket
from .store import Store
from .table_calls import TableCalls
from .tables import Tables
from .uptime import uptime_of
from .visits import Visits
from .website import BUILT, Website
from .work import Work

if TYPE_CHECKING:
    from .nodes.settings import NodeSettings
    from .nodes.together import Together

YEAR = 365 * 24 * 3600


@dataclass
class Server:
    """Everything the routes need; the store is opened when the server starts."""

    open_store: Callable[[], Awaitable[Store]]
    workers: int = 1
    compile_rules: bool = True
    limits: Limits = field(default_factory=Limits)
    keep: Keep = field(default_factory=Keep)
    place: Place = field(default_factory=Place)
    bot_pause: int | None = None
    website: Path = BUILT
    has_lobby: bool = True
    metrics_token: str | None = None
    """The token for the metrics."""
    visits: Visits = field(default_factory=Visits)
    replays: ReplayPool | None = None
    """Shared by several servers; without it each has its own."""
    bot_pool: Callable[[int, bool], BotPool] = BotPool
    """The pool that decides for the bots."""
    seconds: Callable[[], float] = monotonic
    """By which the tables' clocks run."""
    notices: Notices = field(default_factory=Notices)
    wall: Callable[[], float] | None = None
    """The time of day; None: this machine's, or the database's where nodes must agree."""
    node: NodeSettings | None = None
    """Which of several servers of its store it is; None: the only one."""
    get_to_know: Callable[[], None] = all_known
    """Loaded before the first request."""

    def __post_init__(self) -> None:
        self.opened = HourlyLimit(self.limits.tables_per_address, "tables")
        self.calls = HourlyLimit(self.limits.calls_per_address, "calls")
        self.work = self._new_work() if self.limits.work_per_second else None
        self.uploads = Shares(self.limits.uploads_per_address, self.limits.uploads, "match files")
        self.replay_pool = self.replays or ReplayPool()
        self.tables: Tables
        self.store: Store
        self.people: People
        self.lobby: Lobby
        self.notifier: Notifier
        self.notice_calls = NoticeCalls(self)
        self.gated = Gated()
        self.together: Together | None = None

    def _new_work(self) -> Work:
        if self.node is None:
            return Work(self.limits)
        from .nodes.shared_limits import CountedAccount

        return Work(self.limits, kind=CountedAccount)

    async def _join(self, store: Store) -> Together | None:
        """Be one of several servers, if it is."""
        if self.node is None:
            return None
        from .nodes.store import NodeStore
        from .nodes.together import Together

        assert isinstance(store, NodeStore)
        together = Together(self, store, self.node)
        await together.join()
        return together

    async def drain(self) -> None:
        """Give all tables to other nodes."""
        if self.together is not None:
            await self.together.ownership.drain()

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        store = await self.open_store()
        await asyncio.to_thread(self.get_to_know)  # nobody waits for that later
        try:
            together = self.together = await self._join(store)
        except BaseException:
            await store.close()
            raise
        bot_pool = self.bot_pool(self.workers, self.compile_rules)
        uptime = together.cluster.uptime if together else await uptime_of(store, self.seconds)
        nodes = together.ownership if together else None
        wall = self.wall or (together.cluster.time_of_day if together else time)
        bell = Bell(self.notices.delay, self.notices.live_delay, wall)
        self.tables = Tables(store, bot_pool, self.limits, uptime, self.keep, bell, nodes)
        if self.bot_pause is not None:
            self.tables.bot_pause = self.bot_pause
        self.store = store
        self.people = People(store, self.tables)
        known = self.people.known
        self.tables.chores.append(lambda: tidy_people(store, known, self.keep.people))
        self.lobby = Lobby(store, self.tables, self.has_lobby)
        self.notifier = Notifier(store, self.tables, self.notices)
        await self.notifier.start()
        app.state.socket.tables = self.tables
        app.state.socket.known = self.people.known
        if together:
            together.serve()
        self.tables.start()
        if self.replays is None:
            self.replay_pool.start()
        try:
            yield
        finally:
            await self.notifier.close()
            await self.tables.close()
            if together:
                await together.close()
            await bot_pool.close()
            if self.replays is None:
                await asyncio.to_thread(self.replay_pool.close)
            await store.close()
            log("stopped")

    # Routes

    async def holder(self, request: Request) -> tuple[str, str]:
        """Who is to hold the requested seat, and the token: a new one, if there is none that is
        valid."""
        who = await self.people.known.who(request.scope)
        if who.holder:
            return who.holder, token_of(request.scope) or ""
        token = new_secret()
        return self.people.known.new(token).holder, token

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def with_token(
        self, request: Request, body: dict[str, Any], token: str, status: int = 200
    ) -> Response:
        """A browser gets the token as a cookie that no script or other site can read; other
        programs get it in the response."""
        response = plain_json(
            body if is_browser(request.scope) else body | {"token": token}, status
        )
        return self.keep_token(request, response, token)

    def keep_token(self, request: Request, response: Response, token: str) -> Response:
        response.set_cookie(
            COOKIE,
            token,
            max_age=YEAR,
            path=self.place.root or "/",
            httponly=True,
            samesite="strict",
            secure=request.scope["scheme"] == "https",
        )
        return response

    async def healthz(self, request: Request) -> Response:
        cluster = self.together and self.together.cluster
        if cluster and cluster.draining:
            return plain_json({"status": "draining"}, 503)
        if cluster and not cluster.is_well:
            return plain_json({"status": "degraded", "store": "away"}, 503)
        if await self.tables.is_well():
            return plain_json({"status": "ok"})
        return plain_json({"status": "degraded", "store": "away"}, 503)

    async def metrics(self, request: Request) -> Response:
        """With a token; otherwise at a separate address, or not at all."""
        given = header(request.scope, b"authorization") or ""
        if self.metrics_token is None:
            raise Refused("unknown_call", "metrics are off on this server: see docs/hosting.md")
        if not compare_digest(given.encode(), f"Bearer {self.metrics_token}".encode()):
            raise Refused("not_yours", "the metrics need their token")
        from . import figures  # only who asks for them waits for Prometheus

        content, kind = figures.text(request.headers.get("accept", ""))
        return Response(content, headers={"content-type": kind})

    async def unknown(self, request: Request) -> Response:
        raise Refused("unknown_call", "unknown API call; see /docs")

    async def openapi(self, request: Request) -> Response:
        return plain_json(openapi.document())

    async def docs(self, request: Request) -> Response:
        return HTMLResponse(openapi_page.page())


def _layers(server: Server) -> list[Middleware]:
    layers = [
        Middleware(Safe),
        Middleware(Door, place=server.place, visits=server.visits),
        Middleware(Shared, server.work, server.limits),
    ]
    if server.node is None:
        return layers
    from .nodes.gate import Gate
    from .nodes.relay import Relay

    return [Middleware(Gate, server.node, server.gated), *layers, Middleware(Relay, server)]


def make_app(server: Server) -> Starlette:
    socket = TableSocket(server.limits, server.place)
    calls = [
        *GameCalls().routes(),
        *TableCalls(server).routes(),
        *PastCalls(server).routes(),
        *CarryingCalls(server).routes(),
        *Calls(server).routes(),
        *server.notice_calls.routes(),
        ("/healthz", server.healthz, "GET"),
        ("/metrics", server.metrics, "GET"),
        ("/openapi.json", server.openapi, "GET"),
        ("/docs", server.docs, "GET"),
        ("/api/{path:path}", server.unknown, None),
        ("/{path:path}", Website(server.website, server.place.root).page, "GET"),
    ]
    routes = [
        Route(path, guarded(endpoint, server.place), methods=method and [method])
        for path, endpoint, method in calls
    ]
    app = Starlette(
        routes=[*routes, WebSocketRoute("/api/tables/{table}/socket", socket)],
        lifespan=server.lifespan,
        middleware=_layers(server),
        exception_handlers={405: wrong_method, 500: failed},
    )
    node = server.node
    app.state.is_inner = None if node is None else lambda port: port == node.port
    app.state.socket = socket
    app.state.limits = server.limits
    app.state.connections = Connections(
        server.work, server.limits.connections_per_address, server.place.proxies.trust
    )
    return app
