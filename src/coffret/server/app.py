"""The ASGI app: HTTP routes, the tables' sockets, health and metrics."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from secrets import compare_digest
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute

from coffret.engine.components import LANGUAGES
from coffret.engine.errors import CoffretError

from . import openapi
from .addresses import asker_of
from .answers import kept_json, made_small, takes_gzip, told_json
from .catalogue import all_known, catalogue_of, game_named, known_games, legend_of, rulebook
from .door import Door, Refusing
from .handover import open_again, take_seat
from .lessons import told_lesson
from .limits import Hourly, Limits, Shares
from .logs import log
from .messages import Refusal
from .metrics import METRICS
from .origins import COOKIE, header, is_browser, token_of
from .overview import overview
from .place import Place
from .refusals import Refused
from .retention import Keep
from .safety import HEADERS, Safe
from .seats import new_secret
from .shapes import SeatClaim
from .sharing import Connections, Shared, account_of
from .socket import TableSocket
from .store import Saved, Store
from .table import Table
from .tables import Tables, TableWish
from .tellers import Tellers
from .thinking import Thinkers
from .visits import Visits, shown
from .website import BUILT, Website
from .work import Work

NOT_OVER = "available only when the game is over"
IN_DOUBT = ("busy", "not_saved")
"""The store failed, but the seat may have been taken anyway. A retry with the same token and claim
finds out."""
YEAR = 365 * 24 * 3600


@dataclass
class Server:
    """What the routes need; the store is opened when the server starts."""

    open_store: Callable[[], Awaitable[Store]]
    workers: int = 1
    compile_rules: bool = True
    limits: Limits = field(default_factory=Limits)
    keep: Keep = field(default_factory=Keep)
    place: Place = field(default_factory=Place)
    bot_pause: int | None = None
    website: Path = BUILT
    metrics_token: str | None = None
    """The token for the metrics."""
    visits: Visits = field(default_factory=Visits)
    tellers: Tellers | None = None
    """Shared by several servers; without it each has its own."""
    thinkers: Callable[[int, bool], Thinkers] = Thinkers
    """What decides for the bots."""

    def __post_init__(self) -> None:
        self._opened = Hourly(self.limits.tables_per_address, "tables")
        self._calls = Hourly(self.limits.calls_per_address, "calls")
        self.work = Work(self.limits) if self.limits.work_per_second else None
        self._uploads = Shares(self.limits.uploads_per_address, self.limits.uploads, "match files")
        self._lessons = asyncio.Semaphore(1)
        self._tellers = self.tellers or Tellers()
        self.tables: Tables

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        store = await self.open_store()
        await asyncio.to_thread(all_known)  # nobody waits for that later
        thinkers = self.thinkers(self.workers, self.compile_rules)
        self.tables = Tables(store, thinkers, self.limits, self.keep)
        if self.bot_pause is not None:
            self.tables.bot_pause = self.bot_pause
        app.state.socket.tables = self.tables
        self.tables.start()
        if self.tellers is None:
            self._tellers.start()
        try:
            yield
        finally:
            await self.tables.close()
            await thinkers.close()
            if self.tellers is None:
                await asyncio.to_thread(self._tellers.close)
            await store.close()
            log("stopped")

    # Routes

    async def games(self, request: Request) -> Response:
        return kept_json(request, known_games())

    async def rules(self, request: Request) -> Response:
        game = game_named(request.path_params["game"])
        return kept_json(request, rulebook(game, _language(request) or "en"))

    async def legend(self, request: Request) -> Response:
        return kept_json(request, legend_of(game_named(request.path_params["game"])))

    async def texts(self, request: Request) -> Response:
        game = game_named(request.path_params["game"])
        return kept_json(request, catalogue_of(game, _language(request) or "en"))

    async def lesson(self, request: Request) -> Response:
        game, language = game_named(request.path_params["game"]), _language(request) or "en"
        async with self._lessons:
            return kept_json(request, await asyncio.to_thread(told_lesson, game, language))

    async def create(self, request: Request) -> Response:
        wish = msgspec.json.decode(await _body(request, self.limits.body_bytes), type=TableWish)
        self._opened.count(asker_of(request.scope), _now())
        token = token_of(request.scope) or new_secret()
        opened = await self.tables.create(wish, token)
        return self._with_token(request, msgspec.to_builtins(opened), token, 201)

    async def table(self, request: Request) -> Response:
        table = await self.tables.find(request.path_params["table"])
        return _json(overview(table, token_of(request.scope)))

    async def take_seat(self, request: Request) -> Response:
        asked = msgspec.json.decode(await _body(request, self.limits.body_bytes), type=SeatClaim)
        self._calls.count(asker_of(request.scope), _now())
        table = await self.tables.find(request.path_params["table"])
        token = token_of(request.scope) or new_secret()
        try:
            seat = await table.call(lambda here: take_seat(here, asked.claim, asked.name, token))
        except Refused as refusal:
            if refusal.code not in IN_DOUBT:
                raise
            return self._keep_token(request, refused(refusal), token)
        return self._with_token(request, {"seat": seat}, token)

    async def open_again(self, request: Request) -> Response:
        self._calls.count(asker_of(request.scope), _now())
        table = await self.tables.find(request.path_params["table"])
        number, token = request.path_params["seat"], token_of(request.scope)
        claim = await table.call(lambda here: open_again(here, number, token))
        return _json({"claim": claim})

    async def again(self, request: Request) -> Response:
        """A new game with the same seats, for the players of a finished table."""
        self._opened.count(asker_of(request.scope), _now())
        token = token_of(request.scope) or ""
        followed = await self.tables.play_again(request.path_params["table"], token)
        return _json(followed)

    async def log(self, request: Request) -> Response:
        """The events that your seat received; the full replay is for finished tables."""
        return await self._past(request, "log")

    async def history(self, request: Request) -> Response:
        """What your seat has seen, step by step."""
        return await self._past(request, "history")

    async def _past(self, request: Request, what: str) -> Response:
        table = await self.tables.find(request.path_params["table"])
        seat = _own_seat(request, table)
        return await self._told(request, what, lambda: self.tables.saved(table.id), seat)

    async def replay(self, request: Request) -> Response:
        """The full replay of a finished table. Of an unfinished one with other rules, only what
        your seat saw: a server with those rules may still continue it."""
        saved, table = await self._saved(request)
        if saved.finished:
            seat = _seat(request)
        elif table.why_not is not None:
            seat = _own_seat(request, table)
        else:
            raise Refused("not_over", NOT_OVER)
        if seat is not None and seat >= saved.record.seats:
            raise Refused("malformed", "there is no such seat")
        return await self._told(request, "replay", _ready(saved), seat)

    async def match_file(self, request: Request) -> Response:
        saved, _ = await self._saved(request)
        if not saved.finished:
            raise Refused("not_over", NOT_OVER)
        return await self._told(request, "match", _ready(saved))

    async def replay_file(self, request: Request) -> Response:
        seat = _seat(request)
        with self._uploads.one_more(asker_of(request.scope)):
            content = await _body(request, self.limits.match_bytes)
            return await self._told(request, "file", _ready(content), seat)

    def _with_token(
        self, request: Request, told: dict[str, Any], token: str, status: int = 200
    ) -> Response:
        """A browser gets the token as a cookie that no script or other site can read; other
        programs get it in the response."""
        response = _json(told if is_browser(request.scope) else told | {"token": token}, status)
        return self._keep_token(request, response, token)

    def _keep_token(self, request: Request, response: Response, token: str) -> Response:
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

    async def _saved(self, request: Request) -> tuple[Saved, Table]:
        name = request.path_params["table"]
        return await self.tables.saved(name), await self.tables.find(name)

    async def _told(
        self,
        request: Request,
        what: str,
        load: Callable[[], Awaitable[Saved | bytes]],
        seat: int | None = None,
    ) -> Response:
        """Replaying a match takes time, so it runs in another process."""
        asker = asker_of(request.scope)
        self._calls.count(asker, _now())
        pack = takes_gzip(request)
        answer = await self._tellers.tell(
            asker, what, load, seat, _language(request), pack, account_of(request.scope)
        )
        return told_json(answer.content, answer.packed)

    async def healthz(self, request: Request) -> Response:
        if await self.tables.is_well():
            return _json({"status": "ok"})
        return _json({"status": "degraded", "store": "away"}, 503)

    async def metrics(self, request: Request) -> Response:
        """With a token; otherwise at a separate address, or not at all."""
        given = header(request.scope, b"authorization") or ""
        if self.metrics_token is None:
            raise Refused("unknown_call", "metrics are off on this server: see docs/hosting.md")
        if not compare_digest(given.encode(), f"Bearer {self.metrics_token}".encode()):
            raise Refused("not_yours", "the metrics need their token")
        content, kind = METRICS.text(request.headers.get("accept", ""))
        return Response(content, headers={"content-type": kind})

    async def unknown(self, request: Request) -> Response:
        raise Refused("unknown_call", "unknown API call; see /docs")

    async def openapi(self, request: Request) -> Response:
        return _json(openapi.document())

    async def docs(self, request: Request) -> Response:
        return HTMLResponse(openapi.page())


def make_app(server: Server) -> Starlette:
    socket = TableSocket(server.limits, server.place)
    guarded = [
        ("/api/games", server.games, "GET"),
        ("/api/games/{game}/rules", server.rules, "GET"),
        ("/api/games/{game}/legend", server.legend, "GET"),
        ("/api/games/{game}/texts", server.texts, "GET"),
        ("/api/games/{game}/lesson", server.lesson, "GET"),
        ("/api/tables", server.create, "POST"),
        ("/api/tables/{table}", server.table, "GET"),
        ("/api/tables/{table}/seats", server.take_seat, "POST"),
        ("/api/tables/{table}/seats/{seat:int}/link", server.open_again, "POST"),
        ("/api/tables/{table}/again", server.again, "POST"),
        ("/api/tables/{table}/log", server.log, "GET"),
        ("/api/tables/{table}/history", server.history, "GET"),
        ("/api/tables/{table}/replay", server.replay, "GET"),
        ("/api/tables/{table}/match", server.match_file, "GET"),
        ("/api/replays", server.replay_file, "POST"),
        ("/healthz", server.healthz, "GET"),
        ("/metrics", server.metrics, "GET"),
        ("/openapi.json", server.openapi, "GET"),
        ("/docs", server.docs, "GET"),
        ("/api/{path:path}", server.unknown, None),
        ("/{path:path}", Website(server.website, server.place.root).page, "GET"),
    ]
    routes = [
        Route(path, _guarded(endpoint, server.place), methods=method and [method])
        for path, endpoint, method in guarded
    ]
    app = Starlette(
        routes=[*routes, WebSocketRoute("/api/tables/{table}/socket", socket)],
        lifespan=server.lifespan,
        middleware=[
            Middleware(Safe),
            Middleware(Door, place=server.place, visits=server.visits),
            Middleware(Shared, server.work, server.limits),
        ],
        exception_handlers={405: _wrong_method, 500: _failed},
    )
    app.state.socket = socket
    app.state.limits = server.limits
    app.state.connections = Connections(
        server.work, server.limits.connections_per_address, server.place.proxies.trust
    )
    return app


Endpoint = Callable[[Request], Awaitable[Response]]


async def _wrong_method(request: Request, error: Exception) -> Response:
    headers = getattr(error, "headers", None) or {}
    text = f"{request.method} is not for this call; it takes {headers.get('Allow', 'another')}"
    response = _refused("unknown_call", text, 405)
    response.headers.update(headers)
    return response


async def _failed(request: Request, error: Exception) -> Response:
    """Outside the layer that adds security headers; uvicorn logs the error."""
    response = _refused("failed", "something went wrong here; it is in the server's log", 500)
    response.headers.update(HEADERS)
    return response


def _guarded(endpoint: Endpoint, place: Place) -> Endpoint:
    """Refusals as JSON; other errors are logged, and reported without their traceback."""

    async def guarded(request: Request) -> Response:
        try:
            place.check(request.scope)
            return await endpoint(request)
        except Refused as refusal:
            return refused(refusal)
        except CoffretError as error:
            return _refused("malformed", str(error), 400)
        except ClientDisconnect:
            return Response(status_code=400)  # which nobody awaits any more
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return _refused("malformed", f"invalid request: {error}", 400)
        except Exception:
            log("a call failed", failed=True, path=shown(request.scope["path"]))
            return _refused("failed", "something went wrong here; it is in the server's log", 500)

    async def small_and_guarded(request: Request) -> Response:
        return await made_small(request, await guarded(request))

    return small_and_guarded


def refused(refusal: Refused) -> Response:
    response = _refused(refusal.code, str(refusal), refusal.status, refusal.retry)
    if refusal.retry is not None:
        response.headers["retry-after"] = str(refusal.retry)
    return response


def _refused(code: str, text: str, status: int, retry: int | None = None) -> Response:
    METRICS.count("refusals", code)
    content = msgspec.json.encode(Refusal(code, text, retry=retry))
    response = Refusing(content, status, media_type="application/json")
    response.code = code
    return response


def _ready(of: Saved | bytes) -> Callable[[], Awaitable[Saved | bytes]]:
    async def load() -> Saved | bytes:
        return of

    return load


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _body(request: Request, most: int) -> bytes:
    """Read no more than is allowed, no matter what the client announces."""
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refused("too_large", f"the body is limited to {most} bytes")
        parts.append(part)
    return b"".join(parts)


def _own_seat(request: Request, table: Table) -> int | None:
    """The requested seat, if it is the caller's; None: a spectator."""
    seat = _seat(request)
    if seat is not None and not (
        seat < len(table.ledger.seats) and table.holds_seat(seat, token_of(request.scope))
    ):
        raise Refused("not_yours", "this seat is not yours")
    return seat


def _seat(request: Request) -> int | None:
    text = request.query_params.get("seat")
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Refused("malformed", "seat is not a number")
    return int(text)


def _language(request: Request) -> str | None:
    language = request.query_params.get("lang")
    if language is not None and language not in LANGUAGES:
        raise Refused("malformed", f"there is no such language ({', '.join(LANGUAGES)})")
    return language


def _now() -> float:
    return asyncio.get_running_loop().time()
