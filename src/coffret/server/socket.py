"""The socket of a table: a plain ASGI endpoint, light enough for thousands."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

from coffret.engine.components import LANGUAGES

from .closing import SEAT_MOVED
from .connection import AT_ONCE, Connection, Send
from .limits import Limits
from .listening import Listener
from .metrics import METRICS
from .people.who import Known, Who
from .place import Place
from .refusals import Refused
from .seats import is_held
from .sharing import account_of, refuse
from .table import Table
from .tables import Tables
from .visits import Visit

NOT_ACCEPTED = 4000


class TableSocket:
    def __init__(self, limits: Limits, place: Place) -> None:
        self.tables: Tables  # from the server's start on
        self.known: Known
        self._limits = limits
        self._place = place

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Send) -> None:
        await receive()
        try:
            self._place.check(scope)
            who = await self.known.who(scope)
            table = await self.tables.find(scope["path_params"]["table"])
            seat, language, last = _asked(scope, table, who)
        except Refused as refusal:
            await _turn_away(scope, send, refusal)
            return
        most = self._limits.watchers if seat is None else self._limits.seat_sockets
        if table.sockets[seat] >= most:
            await _turn_away(scope, send, Refused("too_many", "too many connections to this table"))
            return
        table.sockets[seat] += 1
        try:
            await send({"type": "websocket.accept"})
            visit: Visit = scope["visit"]
            visit.answered(101)
            is_host = is_held(who.holder, table.state.record.host)
            work = account_of(scope)
            at_once = scope.get("extensions", {}).get(AT_ONCE)
            connection = Connection(
                *(send, seat, language, who.holder, is_host, self._limits, visit, work),
                put=None if at_once is None else at_once.put,
                token=who.token,
            )
            if not self.known.is_still(who):  # the device was removed meanwhile
                connection.close(SEAT_MOVED, "this device was removed")
            table.join(connection, last)
            listener = Listener(table, connection, visit, self._limits)
            if at_once is not None:
                at_once.on_message = listener.on_message
            scope.clear()  # headers are not needed for the hours of a game
            try:
                await listener.listen(receive)
            finally:
                connection.closed = True
                table.leave(connection)
        finally:
            table.sockets[seat] -= 1


def _asked(
    scope: dict[str, Any], table: Table, who: Who
) -> tuple[int | None, str | None, int | None]:
    """The requested seat, language and last number, validated."""
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    seat = _number(asked, "seat")
    last = _number(asked, "last")
    language = asked.get("lang", [None])[0]
    if language is not None and language not in LANGUAGES:
        raise Refused("malformed", f"there is no such language ({', '.join(LANGUAGES)})")
    if seat is not None and not (
        seat < len(table.state.seats) and table.holds_seat(seat, who.holder)
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
    """Refuse before the socket is accepted, with the reason if the server supports that."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await refuse(scope, send, refusal)
    else:
        METRICS.count("refusals", refusal.code)
        scope["visit"].answered(refusal.status, refusal.code)
        await send({"type": "websocket.close", "code": NOT_ACCEPTED, "reason": str(refusal)})
