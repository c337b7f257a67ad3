"""Running the server: uvicorn with small sockets, and a graceful stop."""

from __future__ import annotations

import gc

import uvicorn
from starlette.applications import Starlette

from coffret.engine.errors import CoffretError

from .logs import log
from .reading import ReadingAhead

LARGEST_FRAME = 65_536
"""A larger frame closes its socket; up to here a message is refused with a sentence."""


def config(app: Starlette, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        ws=ReadingAhead,
        ws_per_message_deflate=False,  # a fifth of the memory
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


COLLECT_AFTER = 50_000
"""New objects before the collector looks for cycles: tables make few, and it makes people wait."""


def run(app: Starlette, host: str, port: int) -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 50)
    log("serving", address=f"http://{host}:{port}")
    server = uvicorn.Server(config(app, host, port))
    server.run()
    if not server.started:
        raise CoffretError(f"the server could not start on {host}:{port}; its log says why")
