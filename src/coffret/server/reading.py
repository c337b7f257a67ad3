"""uvicorn's WebSocket, reading a little ahead.

uvicorn stops reading from a socket with every message and goes on when the message is taken: two
calls to the kernel for each, as much work as the move's rules. Here it stops only for a client
that sends faster than its messages are taken.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

AHEAD = 8
"""Messages of a socket that may wait before it is no longer read."""


class ReadingAhead(WebSocketsSansIOProtocol):
    def send_receive_event_to_app(self) -> None:
        # Where reading counts as stopped, it is not stopped again; going on is harmless.
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()
