"""The HTTP server: uvicorn with small sockets, and a graceful stop."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette

from coffret.engine.errors import CoffretError

from .logs import log
from .protocols import ReadAheadProtocol, http_protocol

if TYPE_CHECKING:
    from .nodes.settings import NodeSettings

LARGEST_FRAME = 65_536
"""A larger frame closes its socket; up to this size a message is refused with a reason."""
BACKLOG = 128
"""The accept backlog: waiting connections are all accepted at once."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}
"""The address at which a local browser finds a server listening there."""


def config(app: Starlette, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=http_protocol(app.state.limits, app.state.connections, app.state.is_inner),
        ws=ReadAheadProtocol,
        backlog=BACKLOG,
        ws_per_message_deflate=False,  # a fifth of the memory
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=False,  # the door handles them, for trusted proxies only
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
        server_header=False,
    )


COLLECT_AFTER = 50_000
"""New objects before the garbage collector runs: tables make few cycles, and collecting delays
moves."""


class NodeServer(uvicorn.Server):
    """A uvicorn server that reports when it is up, drains a node, and exits with 0 when asked to.

    uvicorn raises a stopping signal again at its end, so that the process would die of it (-15),
    and a service manager or `make` would report a failure. Only a forced or failed stop does so.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        when_up: Callable[[], None],
        drain: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        super().__init__(config)
        self._when_up = when_up
        self._drain = drain
        self._draining: asyncio.Task[None] | None = None
        self._failed = False

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            if self.started and not (self.force_exit or self._failed):
                self._captured_signals.clear()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal drains a node; a second one stops it at once."""
        if self._drain is None or self._draining is not None or not self.started:
            super().handle_exit(sig, frame)
            return
        self._draining = asyncio.get_event_loop().create_task(self._drain_and_stop(sig))

    async def _drain_and_stop(self, sig: int) -> None:
        assert self._drain is not None
        try:
            await self._drain()
        except Exception:
            self._failed = True
            log("draining failed", failed=True)
        super().handle_exit(sig, None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_up()


def run(
    app: Starlette,
    host: str,
    ports: Iterable[int],
    when_up: Callable[[str], None] = lambda address: None,
    root: str = "",
    node: NodeSettings | None = None,
    drain: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Serve on the first free port; `when_up` gets the address."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 50)
    listening = listen(host, ports)
    port = listening.getsockname()[1]
    address = f"http://{EVERYWHERE.get(host, host)}:{port}{root}"
    sockets = [listening]
    if node is not None:
        sockets.append(listen(node.host, [node.port]))
        node.port = sockets[1].getsockname()[1]
    log("serving", address=address)
    server = NodeServer(config(app, host, port), lambda: when_up(address), drain)
    server.run(sockets)
    if not server.started:
        raise CoffretError(f"the server could not start on {host}:{port}; its log says why")


def listen(host: str, ports: Iterable[int]) -> socket.socket:
    """A socket on the first of the ports that is free."""
    why = "no port was named"
    for port in ports:
        try:
            family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
            listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
        except OSError as error:
            why = f"{host}:{port}: {error.strerror}"
            continue
        # Its connections inherit this. A small message must not wait until the one before it is
        # acknowledged, up to 40 ms; asyncio sees to that only where it opened the socket itself.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listening
    raise CoffretError(f"the server cannot listen there: {why}")
