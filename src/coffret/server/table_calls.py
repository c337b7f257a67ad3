"""The HTTP calls about tables: open one, take a seat, join from the lobby, change it before the
start, play again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from . import lobby
from .addresses import asker_of
from .arranging import Arrangement, arrange
from .error_responses import refused
from .handover import renew_link, take_seat
from .opening import TableRequest
from .overview import overview
from .parameters import body_of
from .refusals import Refused
from .responses import plain_json
from .shapes import Joining, Listing, SeatClaim

if TYPE_CHECKING:
    from .app import Server

IN_DOUBT = ("busy", "not_saved")
"""The store failed, but the seat may have been taken anyway. A retry with the same token and claim
finds out."""


class TableCalls:
    def __init__(self, server: Server) -> None:
        self._server = server

    def routes(self) -> list[tuple[str, Callable[[Request], Any], str]]:
        return [
            ("/api/tables", self.create, "POST"),
            ("/api/tables/{table}", self.table, "GET"),
            ("/api/tables/{table}/seats", self.take_seat, "POST"),
            ("/api/tables/{table}/seats/{seat:int}/link", self.renew_link, "POST"),
            ("/api/tables/{table}/again", self.again, "POST"),
            ("/api/lobby", self.lobby_tables, "GET"),
            ("/api/tables/{table}/join", self.join, "POST"),
            ("/api/tables/{table}/listed", self.list_table, "POST"),
            ("/api/tables/{table}/arrange", self.arrange, "POST"),
            ("/api/tables/{table}/seats/{seat:int}/remove", self.remove, "POST"),
        ]

    async def create(self, request: Request) -> Response:
        body = await body_of(request, self._server.limits.body_bytes)
        wish = msgspec.json.decode(body, type=TableRequest)
        self._server.opened.count(asker_of(request.scope), self._server.now())
        holder, token = await self._server.holder(request)
        opened = await self._server.tables.create(wish, holder)
        return self._server.with_token(request, msgspec.to_builtins(opened), token, 201)

    async def table(self, request: Request) -> Response:
        table = await self._server.tables.find(request.path_params["table"])
        who = await self._server.people.known.who(request.scope)
        return plain_json(overview(table, who.holder))

    async def take_seat(self, request: Request) -> Response:
        body = await body_of(request, self._server.limits.body_bytes)
        asked = msgspec.json.decode(body, type=SeatClaim)
        self._server.calls.count(asker_of(request.scope), self._server.now())
        table = await self._server.tables.find(request.path_params["table"])
        holder, token = await self._server.holder(request)
        try:
            seat = await table.call(lambda here: take_seat(here, asked.claim, asked.name, holder))
        except Refused as refusal:
            if refusal.code not in IN_DOUBT:
                raise
            return self._server.keep_token(request, refused(refusal), token)
        return self._server.with_token(request, {"seat": seat}, token)

    async def lobby_tables(self, request: Request) -> Response:
        return plain_json(await self._server.lobby.tables(self._server.now()))

    async def join(self, request: Request) -> Response:
        """Take a seat of a table that the lobby shows."""
        body = await body_of(request, self._server.limits.body_bytes)
        asked = msgspec.json.decode(body, type=Joining)
        self._server.calls.count(asker_of(request.scope), self._server.now())
        self._server.lobby.check()
        table = await self._server.tables.find(request.path_params["table"])
        holder, token = await self._server.holder(request)
        try:
            seat = await table.call(lambda here: lobby.join(here, asked.name, holder))
        except Refused as refusal:
            if refusal.code not in IN_DOUBT:
                raise
            return self._server.keep_token(request, refused(refusal), token)
        return self._server.with_token(request, {"seat": seat}, token)

    async def list_table(self, request: Request) -> Response:
        """Show a table in the lobby, or no longer."""
        body = await body_of(request, self._server.limits.body_bytes)
        asked = msgspec.json.decode(body, type=Listing)
        self._server.lobby.check()
        table = await self._server.tables.find(request.path_params["table"])
        who = await self._server.people.known.who(request.scope)
        await table.call(lambda here: lobby.show(here, asked.listed, who.holder))
        return plain_json({})

    async def arrange(self, request: Request) -> Response:
        """Change the table before the start."""
        body = await body_of(request, self._server.limits.body_bytes)
        asked = msgspec.json.decode(body, type=Arrangement)
        self._server.calls.count(asker_of(request.scope), self._server.now())
        table = await self._server.tables.find(request.path_params["table"])
        who = await self._server.people.known.who(request.scope)
        claims = await table.call(lambda here: arrange(here, asked, who.holder))
        return plain_json({"claims": claims})

    async def remove(self, request: Request) -> Response:
        """Remove someone before the start."""
        table = await self._server.tables.find(request.path_params["table"])
        number = request.path_params["seat"]
        who = await self._server.people.known.who(request.scope)
        await table.call(lambda here: lobby.remove(here, number, who.holder))
        return plain_json({})

    async def renew_link(self, request: Request) -> Response:
        self._server.calls.count(asker_of(request.scope), self._server.now())
        table = await self._server.tables.find(request.path_params["table"])
        number = request.path_params["seat"]
        who = await self._server.people.known.who(request.scope)
        claim = await table.call(lambda here: renew_link(here, number, who.holder))
        return plain_json({"claim": claim})

    async def again(self, request: Request) -> Response:
        """A new game with the same seats, for the players of a finished table."""
        self._server.opened.count(asker_of(request.scope), self._server.now())
        who = await self._server.people.known.who(request.scope)
        followed = await self._server.tables.play_again(request.path_params["table"], who.holder)
        return plain_json(followed)
