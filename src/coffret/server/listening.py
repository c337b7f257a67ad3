"""Incoming messages of a table's socket: each is checked, then put into the table's mailbox."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from .client_messages import decode_request
from .connection import Connection
from .limits import Limits
from .messages import Refusal, encode
from .refusals import Refused
from .table import Table
from .visits import Visit
from .work import MESSAGE

POLICY = 1008


class Listener:
    """Of one socket. Nearly every message is taken as it arrives; one whose address has used up its
    budget waits in the socket's queue, and what comes after it does so, too."""

    __slots__ = ("_connection", "_limits", "_loop", "_table", "_visit", "_waits")

    def __init__(self, table: Table, connection: Connection, visit: Visit, limits: Limits) -> None:
        self._table = table
        self._connection = connection
        self._visit = visit
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._waits = False

    def on_message(self, data: bytes) -> bool:
        """A message as it arrives; False: it must wait until it is received."""
        work = self._connection.work
        if self._waits or (work is not None and not work.is_next()):
            return False
        if work is not None:
            work.spend(MESSAGE)
        self._take(data)
        return True

    async def listen(self, receive: Any) -> None:
        """Take what waits, one after the other, until the client goes."""
        work = self._connection.work
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data = text.encode() if text is not None else message["bytes"]
            if work is not None:
                work.spend(MESSAGE)
                self._waits = True
                try:
                    await work.turn()
                except Refused as refusal:
                    self._refuse(refusal)
                    continue
                finally:
                    self._waits = False
            self._take(data)

    def _take(self, data: bytes) -> None:
        if self._connection.closed:
            return  # it is being closed
        try:
            if not self._connection.pace.allows(self._loop.time()):
                if self._connection.pace.refused > self._limits.excess:
                    self._connection.close(POLICY, "too many messages")
                    return
                raise Refused("too_fast", "too many messages: slow down")
            if len(data) > self._limits.message_bytes:
                raise Refused(
                    "too_large", f"messages are limited to {self._limits.message_bytes} bytes"
                )
            self._table.enqueue(self._connection, decode_request(data))
        except Refused as refusal:
            self._refuse(refusal)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            text = f"not a valid protocol message: {error}"
            self._refuse(Refused("malformed", text))

    def _refuse(self, refusal: Refused) -> None:
        self._visit.refused(refusal.code)
        answer = Refusal(refusal.code, str(refusal), retry=refusal.retry)
        self._connection.push(encode(answer))
