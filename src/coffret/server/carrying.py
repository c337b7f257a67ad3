"""Carrying a running table: out of a server, into a server, and its end where it was.

A move from one place to another is three calls, so that a line that breaks between them loses
nothing: the table is packed, which marks it for ever; the parcel is opened at the other place; then
the table is deleted where it was. What was done only in part can be done again.
"""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .addresses import asker_of
from .journal import Carried
from .logs import log
from .opening import HERE
from .parameters import body_of
from .parcels import Gone, Packed, parcel_of, playable, read, unpacked
from .refusals import Refused
from .responses import plain_json
from .seats import PERSON, is_held
from .sharing import account_of
from .table import Table
from .table_state import TableState
from .tables import Followed

if TYPE_CHECKING:
    from .app import Server

MOST_SECONDS = 5.0
"""Processor time that a parcel may take to be replayed: it is replayed again whenever
its table is loaded."""


class CarryingCalls:
    def __init__(self, server: Server) -> None:
        self._server = server

    def routes(self) -> list[tuple[str, Callable[[Request], Any], str]]:
        return [
            ("/api/tables/{table}/parcel", self.pack, "POST"),
            ("/api/tables/{table}/gone", self.gone, "POST"),
            ("/api/parcels", self.bring, "POST"),
        ]

    async def pack(self, request: Request) -> Response:
        """The running game, with all that it hides."""
        self._server.calls.count(asker_of(request.scope), self._server.now())
        table, holder = await self._own(request)
        await table.call(lambda here: mark(here, holder))
        # The mark is on the disk before the parcel leaves; and everyone there sees it.
        packed: Packed = await table.call(lambda here: pack(here, holder))
        return plain_json(packed)

    async def gone(self, request: Request) -> Response:
        """Delete a table that continues elsewhere."""
        body = await body_of(request, self._server.limits.body_bytes)
        asked = msgspec.json.decode(body, type=Gone)
        table, holder = await self._own(request)
        await table.call(lambda here: check_gone(here.state, holder, asked.n))
        await self._server.tables.remove(table.id)
        log("table moved away", table=table.id)
        return plain_json({})

    async def bring(self, request: Request) -> Response:
        """Open a parcel: a new table, whose people's seats are all the asker's."""
        server = self._server
        asker = asker_of(request.scope)
        with server.uploads.one_more(asker):
            content = await body_of(request, server.limits.match_bytes)
            brought = read(content)
            playable(brought.parcel.match)
            server.opened.count(asker, server.now())
            holder, token = await server.holder(request)
            name = name_of_parcel(holder, brought.id, server.tables.here)
            answer = await server.replay_pool.run(
                asker, "parcel", lambda: _ready(content), work=account_of(request.scope)
            )
        if answer.milliseconds > 1000 * MOST_SECONDS:
            raise Refused("too_large", f"this game takes more than {MOST_SECONDS:.0f} s to replay")
        record, lines = unpacked(brought.parcel, name, holder)
        table = await server.tables.bring(record, lines)
        own = [seat for seat in range(record.seats) if table.holds_seat(seat, holder)]
        opened = msgspec.to_builtins(Followed(name, own))
        return server.with_token(request, opened, token, 201)

    async def _own(self, request: Request) -> tuple[Table, str]:
        table = await self._server.tables.find(request.path_params["table"])
        who = await self._server.people.known.who(request.scope)
        return table, who.holder


async def _ready(content: bytes) -> bytes:
    await asyncio.sleep(0)
    return content


def name_of_parcel(holder: str, id: str, here: bool) -> str:
    """The same for the same request, and known to nobody else."""
    digest = blake2b(f"{holder} {id}".encode(), digest_size=12, person=b"coffret-parcel")
    return (HERE if here else "") + urlsafe_b64encode(digest.digest()).decode()


def check_owner(table_state: TableState, holder: str) -> None:
    """Only its host may carry a table, and only where no other person sits: a parcel shows every
    hand, and nobody's hand is another's to give."""
    table_state.check_playable()
    if not is_held(holder, table_state.record.host):
        raise Refused("not_yours", "only the host can carry this table")
    for seat in table_state.seats:
        if seat.kind == PERSON and seat.token and not is_held(holder, seat.token):
            raise Refused("not_yours", f"{seat.name} plays here: this table stays")
    if table_state.is_over:
        raise Refused("over", "the game is over: it has a match file")
    if table_state.match is None:
        raise Refused("malformed", "the game has not begun")


def mark(table: Table, holder: str) -> None:
    check_owner(table.state, holder)
    if not table.state.carried:
        table.write(Carried())
        log("table packed", table=table.id)


def pack(table: Table, holder: str) -> Packed:
    check_owner(table.state, holder)
    table.audiences.show_all_again()
    return Packed(table.state.number, parcel_of(table.state))


def check_gone(table_state: TableState, holder: str, number: int) -> None:
    """Whether the parcel has all that its people have done."""
    check_owner(table_state, holder)
    if not table_state.carried:
        raise Refused("malformed", "this table was never packed")
    people = [at for at, seat in enumerate(table_state.seats) if seat.kind == PERSON and seat.token]
    if any(table_state.since[seat] > number for seat in people):
        raise Refused("too_late", "you have moved here since: this table stays")
