"""How connections are read: uvicorn's protocols, bounded in time.

A request's head and its body must each have come within some seconds, an answer must be taken:
who opens connections and then says nothing, or a byte now and then, holds none for long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response
from websockets.server import ServerProtocol

from .limits import Limits
from .safety import HEADERS, plain_answer

AHEAD = 8
"""Messages of a socket that may wait before it is no longer read."""


ANSWER = object()


class InTime(H11Protocol):
    """HTTP; `limits` are set by a subclass for each server."""

    limits = Limits()

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._switched = False
        self._awaited: object = None
        """What must come in time: a state of the client, or the taking of an answer."""
        self._watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._has_untaken():
            self._await(ANSWER, self.limits.answer_seconds, self._not_taken)
        else:
            self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._await(None)
        self._switched = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        self.transport.write(plain_answer(400, "malformed", "this is not HTTP as it is written"))
        self.transport.close()

    def _look(self) -> None:
        """What the client is in the midst of; between requests it may be silent for a while."""
        if self._awaited is ANSWER and self._has_untaken():
            return
        state = self.conn.their_state
        idle = self.timeout_keep_alive_task is not None
        if self.transport.is_closing() or self._switched:
            self._await(None)
        elif state is h11.SEND_BODY:
            self._await(state, self.limits.body_seconds, self._too_slow)
        elif state is h11.IDLE and not idle:
            self._await(state, self.limits.head_seconds, self._too_slow)
        else:
            self._await(None)

    def _await(
        self, what: object, seconds: float = 0.0, otherwise: Callable[[], None] | None = None
    ) -> None:
        """The time runs from when something is first awaited, however much of it has come."""
        if what is self._awaited:
            return
        self._awaited = what
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        if otherwise is not None:
            self._watch = self.loop.call_later(seconds, otherwise)

    def _too_slow(self) -> None:
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(plain_answer(408, "too_late", "this took too long to arrive"))
        self.transport.close()
        self._await(ANSWER, self.limits.answer_seconds, self._not_taken)

    def _has_untaken(self) -> bool:
        return self.transport.get_write_buffer_size() > 0

    def _not_taken(self) -> None:
        if self._has_untaken():
            self.transport.abort()
        else:
            self._await(None)
            self._look()


class Handshake(ServerProtocol):
    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(HEADERS)
        return response


class ReadingAhead(WebSocketsSansIOProtocol):
    """WebSockets, read a little ahead.

    uvicorn stops reading from a socket with every message and goes on when the message is taken:
    two calls to the kernel for each, as much work as the move's rules. Here it stops only for a
    client that sends faster than its messages are taken.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)

    def send_receive_event_to_app(self) -> None:
        # Where reading counts as stopped, it is not stopped again; going on is harmless.
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_timer is not None and message["type"] == "websocket.close":
            # uvicorn would wait for ever for a client that takes nothing.
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def reading(limits: Limits) -> type[InTime]:
    """The protocol of a server's connections."""
    return type("Reading", (InTime,), {"limits": limits})
