"""The socket of a table: a plain ASGI endpoint, light enough for thousands."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import parse_qs

import msgspec

from coffret.engine.components import LANGUAGES

from .connection import Connection, Send
from .limits import Limits
from .messages import Refusal, decode_request, encode
from .metrics import METRICS
from .origins import token_of
from .place import Place
from .refusals import Refused
from .seats import hashed
from .sharing import account_of, refuse
from .table import Table
from .tables import Tables
from .visits import Visit
from .work import MESSAGE

POLICY = 1008
NOT_ACCEPTED = 4000


class TableSocket:
    def __init__(self, limits: Limits, place: Place) -> None:
        self.tables: Tables  # from the server's start on
        self._limits = limits
        self._place = place

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Send) -> None:
        await receive()
        try:
            self._place.check(scope)
            table = await self.tables.find(scope["path_params"]["table"])
            seat, language, last = _asked(scope, table)
        except Refused as refusal:
            await _turn_away(scope, send, refusal)
            return
        if table.holds >= self._limits.watchers:
            await _turn_away(scope, send, Refused("too_many", "too many look at this table"))
            return
        table.holds += 1
        try:
            await send({"type": "websocket.accept"})
            visit: Visit = scope["visit"]
            visit.answered(101)
            holder = hashed(token_of(scope) or "")
            is_host = holder == table.ledger.record.host
            work = account_of(scope)
            connection = Connection(
                send, seat, language, holder, is_host, self._limits, visit, work
            )
            table.join(connection, last)
            scope.clear()  # headers and the like are not needed for hours to come
            try:
                await self._listen(table, connection, visit, receive)
            finally:
                connection.closed = True
                table.leave(connection)
        finally:
            table.holds -= 1

    async def _listen(
        self, table: Table, connection: Connection, visit: Visit, receive: Any
    ) -> None:
        loop = asyncio.get_running_loop()
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if connection.closed:
                continue  # it is being closed: nothing counts any more
            text = message.get("text")
            data = text.encode() if text is not None else message["bytes"]
            try:
                if connection.work is not None:
                    connection.work.spend(MESSAGE)
                    await connection.work.turn()
                if not connection.pace.allows(loop.time()):
                    if connection.pace.refused > self._limits.excess:
                        connection.close(POLICY, "too many messages")
                        continue
                    raise Refused("too_fast", "too many messages: slow down")
                if len(data) > self._limits.message_bytes:
                    raise Refused(
                        "too_large", f"a message has {self._limits.message_bytes} bytes at the most"
                    )
                table.offer(connection, decode_request(data))
            except Refused as refusal:
                visit.refused(refusal.code)
                connection.push(encode(Refusal(refusal.code, str(refusal), retry=refusal.retry)))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                visit.refused("malformed")
                text = f"this is no message of the protocol: {error}"
                connection.push(encode(Refusal("malformed", text)))


def _asked(scope: dict[str, Any], table: Table) -> tuple[int | None, str | None, int | None]:
    """The seat, language and last number that the address asks for, checked."""
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    seat = _number(asked, "seat")
    last = _number(asked, "last")
    language = asked.get("lang", [None])[0]
    if language is not None and language not in LANGUAGES:
        raise Refused("malformed", f"there is no such language ({', '.join(LANGUAGES)})")
    if seat is not None and not (
        seat < len(table.ledger.seats) and table.holds_seat(seat, token_of(scope))
    ):
        raise Refused("not_yours", "this seat is not yours")
    return seat, language, last


def _number(asked: dict[str, list[str]], name: str) -> int | None:
    text = asked.get(name, [""])[0]
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Refused("malformed", f"{name} is not a number")
    return int(text)


async def _turn_away(scope: dict[str, Any], send: Send, refusal: Refused) -> None:
    """Refuse before the socket is accepted, with the reason where the server can give one."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await refuse(scope, send, refusal)
    else:
        METRICS.count("refusals", refusal.code)
        scope["visit"].answered(refusal.status, refusal.code)
        await send({"type": "websocket.close", "code": NOT_ACCEPTED, "reason": str(refusal)})
