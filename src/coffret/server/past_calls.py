"""The HTTP calls about the past of a table: its log, its history, its replay and its match file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from .addresses import asker_of
from .parameters import body_of, language_of, seat_of
from .refusals import Refused
from .responses import packed_json, takes_gzip
from .sharing import account_of
from .store import Saved
from .table import Table

if TYPE_CHECKING:
    from .app import Server

NOT_OVER = "available only when the game is over"


class PastCalls:
    def __init__(self, server: Server) -> None:
        self._server = server

    def routes(self) -> list[tuple[str, Callable[[Request], Any], str]]:
        return [
            ("/api/tables/{table}/log", self.log, "GET"),
            ("/api/tables/{table}/history", self.history, "GET"),
            ("/api/tables/{table}/replay", self.replay, "GET"),
            ("/api/tables/{table}/match", self.match_file, "GET"),
            ("/api/replays", self.replay_file, "POST"),
        ]

    async def log(self, request: Request) -> Response:
        """The events that your seat received; the full replay is for finished tables."""
        return await self._past(request, "log")

    async def history(self, request: Request) -> Response:
        """Everything your seat has seen, step by step."""
        return await self._past(request, "history")

    async def _past(self, request: Request, what: str) -> Response:
        table = await self._server.tables.find(request.path_params["table"])
        seat = await self._own_seat(request, table)
        return await self._replayed(
            request, what, lambda: self._server.tables.saved(table.id), seat
        )

    async def replay(self, request: Request) -> Response:
        """The full replay of a finished table. Of an unfinished one with other rules, only what
        your seat saw: a server with those rules may still continue it."""
        saved, table = await self._saved(request)
        if saved.finished:
            seat = seat_of(request)
        elif table.state.replay_only is not None:
            seat = await self._own_seat(request, table)
        else:
            raise Refused("not_over", NOT_OVER)
        if seat is not None and seat >= saved.record.seats:
            raise Refused("malformed", "there is no such seat")
        return await self._replayed(request, "replay", _ready(saved), seat)

    async def match_file(self, request: Request) -> Response:
        saved, _ = await self._saved(request)
        if not saved.finished:
            raise Refused("not_over", NOT_OVER)
        return await self._replayed(request, "match", _ready(saved))

    async def replay_file(self, request: Request) -> Response:
        seat = seat_of(request)
        with self._server.uploads.one_more(asker_of(request.scope)):
            content = await body_of(request, self._server.limits.match_bytes)
            return await self._replayed(request, "file", _ready(content), seat)

    async def _own_seat(self, request: Request, table: Table) -> int | None:
        who = await self._server.people.known.who(request.scope)
        return _own_seat(request, table, who.holder)

    async def _saved(self, request: Request) -> tuple[Saved, Table]:
        name = request.path_params["table"]
        return await self._server.tables.saved(name), await self._server.tables.find(name)

    async def _replayed(
        self,
        request: Request,
        what: str,
        load: Callable[[], Awaitable[Saved | bytes]],
        seat: int | None = None,
    ) -> Response:
        """Replaying a match takes time, so it runs in another process."""
        asker = asker_of(request.scope)
        self._server.calls.count(asker, self._server.now())
        pack = takes_gzip(request)
        answer = await self._server.replay_pool.run(
            asker, what, load, seat, language_of(request), pack, account_of(request.scope)
        )
        return packed_json(answer.content, answer.packed)


def _ready(of: Saved | bytes) -> Callable[[], Awaitable[Saved | bytes]]:
    async def load() -> Saved | bytes:
        return of

    return load


def _own_seat(request: Request, table: Table, holder: str) -> int | None:
    """The requested seat, if it is the caller's; None: a spectator."""
    seat = seat_of(request)
    if seat is not None and not (seat < len(table.state.seats) and table.holds_seat(seat, holder)):
        raise Refused("not_yours", "this seat is not yours")
    return seat
