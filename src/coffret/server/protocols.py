"""The protocols of connections: uvicorn's HTTP and WebSocket, with time limits.

A request's head and body must each arrive within some seconds, and a response must be read in time:
a client that opens connections and sends nothing, or a byte now and then, cannot hold them for
long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from struct import Struct
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request, Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from .connection import AT_ONCE
from .inbox import Inbox, Valve
from .limits import Limits
from .refusals import SOON, Refused
from .security_headers import HEADERS, plain_answer
from .sharing import Connections

OnMessage = Callable[[bytes], bool]
"""Takes a message, or returns that it must wait until it is received."""
_SHORT, _LONG = Struct("!BBH"), Struct("!BBQ")
AHEAD = 8
"""Messages of a socket that may be queued before reading stops."""


ANSWER = object()
TOO_MANY = Refused("too_many", "your address has too many connections: close some", SOON)


class InTime(H11Protocol):
    """HTTP."""

    def __init__(self, limits: Limits, when_lost: Callable[[], None], **named: Any) -> None:
        super().__init__(**named)
        self.limits = limits
        self._when_lost = when_lost
        self._switched = False
        self._awaited: object = None
        """The step that has a deadline: part of a request, or the reading of a response."""
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
        socket = self.transport.get_protocol()
        if isinstance(socket, ReadAheadProtocol):
            socket.when_lost = self._when_lost

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        self._when_lost()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        self.transport.write(plain_answer(400, "malformed", "this is not HTTP as it is written"))
        self.transport.close()

    def _look(self) -> None:
        """Check what the client is doing; between requests it may be idle for a while."""
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
        """The time limit starts when something is first awaited, however much of it has arrived."""
        if what is self._awaited:
            return
        self._awaited = what
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        if otherwise is not None:
            self._watch = self.loop.call_later(seconds, otherwise)

    def _too_slow(self) -> None:
        """A browser opens connections ahead of its requests. One that was never used is closed
        without a word: a 408 would be taken for the answer to a request sent at that moment."""
        cycle: Any = self.cycle  # None before the first request, although its type does not say so
        unused = cycle is None and self.conn.trailing_data[0] == b""
        being_answered = cycle and cycle.response_started and not cycle.response_complete
        if not unused and not being_answered:
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


def framed(data: bytes) -> bytes:
    """A text message as one frame from the server (RFC 6455, 5.2)."""
    length = len(data)
    if length < 126:
        return b"\x81%c" % length + data
    if length < 65_536:
        return _SHORT.pack(0x81, 126, length) + data
    return _LONG.pack(0x81, 127, length) + data


def unframed(data: bytes) -> bytes | None:
    """The text of a client's message, if the bytes are exactly one whole frame of it."""
    if len(data) < 6 or data[0] != 0x81:  # the last frame of a text, without extensions
        return None
    length, start = data[1] - 0x80, 2
    if length == 126:
        length, start = data[2] << 8 | data[3], 4
    if not 0 <= length == len(data) - start - 4 or (length < 126) != (start == 2):
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def awaits_a_frame(parser: Any) -> bool:
    """Whether the parser of a socket has read whole frames so far: it only looks for more data."""
    while getattr(parser, "gi_yieldfrom", None) is not None:
        parser = parser.gi_yieldfrom
    return getattr(parser, "gi_code", None) is StreamReader.at_eof.__code__


class ReadAheadProtocol(WebSocketsSansIOProtocol):
    """WebSockets, read a little ahead.

    uvicorn pauses reading with every message and resumes when the message is taken: two system
    calls each, as much work as the move's rules. Here it pauses only for a client that sends faster
    than its messages are handled. And a server has thousands of sockets, most of which wait: what
    uvicorn keeps for each, and does not need after the handshake, is a third of their memory.
    """

    __slots__ = (
        *("app", "app_state", "asgi_version", "client", "close_sent", "close_timeout"),
        *("close_timer", "config", "conn", "connections", "curr_msg_data_type", "default_headers"),
        *("disconnected", "frames", "handshake_complete", "handshake_initiated"),
        *("initial_response", "last_ping_rtt", "logger", "loop", "pending_ping_payload"),
        *("ping_interval", "ping_sent_at", "ping_timeout", "ping_timer", "pong_timer", "queue"),
        *("read_paused", "request", "response", "root_path", "scheme", "scope", "server", "tasks"),
        *("transport", "writable"),
        *("_between", "on_message", "passed_on", "when_lost"),
    )
    """uvicorn's attributes, too: as a dictionary they would take 1,600 bytes."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.parser.close()  # it is replaced; its parser would keep it until a collection
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self.queue: Any = Inbox()
        self.writable: Any = Valve()
        self.when_lost: Callable[[], None] = lambda: None
        self.on_message: OnMessage | None = None
        """Takes a message at once, where someone has asked for that."""
        self._between = False
        """Whether the next byte begins a message."""
        self.passed_on: Callable[[], None] | None = None
        """Ends a socket that goes through to another node (nodes.splicing)."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[AT_ONCE] = self

    def put(self, data: bytes) -> bool:
        """A text message, written at once; False where `send` must wait, or say that nobody is
        there. With four players and an acknowledgement, a move is sent five times: the way through
        the app's layers and the frame's own class took a tenth of the processor."""
        if self.conn.state is not OPEN or self.close_sent or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(framed(data))
        return True

    def data_received(self, data: bytes) -> None:
        """Nearly always the bytes are one small message: it is read here. Everything else, and all
        that is not right, goes through the frame's own class, which takes as long as the rest of
        hearing a message."""
        if (
            self._between
            and self.on_message is not None
            and self.queue.empty()
            and not self.close_sent
            and self.conn.state is OPEN
        ):
            text = unframed(data)
            if text is not None and self.on_message(text):
                return
        super().data_received(data)
        in_parts = getattr(self.conn, "current_size", 0) is not None  # a message, several frames
        self._between = not in_parts and awaits_a_frame(self.conn.parser)

    def send_receive_event_to_app(self) -> None:
        if self.on_message is not None and self.queue.empty() and not self.close_sent:
            data = b"".join(self.frames)
            if self.on_message(data):
                self.frames = []
                return
        # Where reading counts as stopped, it is not stopped again; going on is harmless.
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()

    def shutdown(self) -> None:
        if self.passed_on is not None:
            self.passed_on()
        else:
            super().shutdown()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # their headers
        if self.close_timer is not None and message["type"] == "websocket.close":
            # uvicorn would wait forever for a client that reads nothing.
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        elif self.close_sent and message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # by a refusal; uvicorn would log that as an error

    def connection_lost(self, exc: Exception | None) -> None:
        self.when_lost()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


class Doorkeeper(asyncio.Protocol):
    """Checks a new connection before anything is allocated for it, so that refusing is cheap.

    Each server has a subclass with its limits and connections.
    """

    limits: Limits
    others: Connections
    is_inner: Callable[[int], bool] | None
    """Whether a port is the one for other nodes, which limit what their clients do."""

    def __init__(self, **named: Any) -> None:
        self._named = named
        self._transport: asyncio.Transport
        self._peer: str | None = None
        self._early = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        if self.is_inner is not None and self.is_inner(transport.get_extra_info("sockname")[1]):
            self._let_in(lambda: None)
            return
        client = get_remote_addr(transport)
        address = client[0] if client else "unknown"
        entered = self.others.enter(address)
        if entered is None:
            self._send_away(TOO_MANY if self.others.still_speak_to(address) else None)
            return
        self._peer, place = entered
        if place is None:
            self._let_in()
        else:
            place.add_done_callback(self._was_called)

    def data_received(self, data: bytes) -> None:
        """Data that arrives while it waits is kept, and no more is read."""
        self._early += data
        self._transport.pause_reading()

    def _was_called(self, place: asyncio.Future[None]) -> None:
        refusal = place.exception()
        if self._peer is None or self._transport.is_closing():
            return
        if isinstance(refusal, Refused):
            self._send_away(refusal)
        else:
            self._let_in()
            self._transport.resume_reading()
            if self._early:
                self._transport.get_protocol().data_received(self._early)  # type: ignore[attr-defined]

    def _let_in(self, leave: Callable[[], None] | None = None) -> None:
        if leave is None:
            assert self._peer is not None
            leave = partial(self.others.leave, self._peer)
        protocol = InTime(self.limits, leave, **self._named)
        self._transport.set_protocol(protocol)
        protocol.connection_made(self._transport)

    def _send_away(self, refusal: Refused | None) -> None:
        """`None`: silently."""
        if refusal is not None:
            self._transport.write(
                plain_answer(refusal.status, refusal.code, str(refusal), refusal.retry)
            )
            self._transport.close()
        else:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._peer is not None:
            self.others.leave(self._peer)
            self._peer = None


def http_protocol(
    limits: Limits, others: Connections, is_inner: Callable[[int], bool] | None = None
) -> type[Doorkeeper]:
    """The protocol of a server's connections."""
    own = None if is_inner is None else staticmethod(is_inner)
    return type(
        "HttpProtocol", (Doorkeeper,), {"limits": limits, "others": others, "is_inner": own}
    )
