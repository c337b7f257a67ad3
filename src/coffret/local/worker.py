"""The Python side of the browser's workers (web/src/local): one runs the tables, the other searches
for the bots."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]

import coffret
from coffret import registry

from .bridge import Bridge
from .house import open_house
from .store import Taken
from .thinking import think
from .warm import warmed

TAKEN = "TakenError"
"""The name of the error with which `save` says that another window has the tables."""


class Tables:
    """`hooks` are the page's: save(numbers, pages, count), ask(question), heard(socket, text),
    closed(socket, code); and perhaps a pause, in milliseconds, before a bot acts."""

    def __init__(self, house: Any, bridge: Bridge, hooks: Any) -> None:
        self._house = house
        """Open as long as someone holds it."""
        self._bridge = bridge
        self._hooks = hooks

    async def call(self, method: str, path: str, body: str | None) -> Any:
        return to_js(list(await self._bridge.call(method, path, body)))

    def open(self, socket: int, path: str) -> None:
        self._bridge.open(
            socket,
            path,
            lambda text: self._hooks.heard(socket, text),
            lambda code: self._hooks.closed(socket, code),
        )

    def say(self, socket: int, text: str) -> None:
        self._bridge.say(socket, text)

    def close(self, socket: int) -> None:
        self._bridge.close(socket)


def forgive_the_past(loop: Any) -> None:
    """As elsewhere, what should have happened a moment ago happens now; Pyodide's loop refuses."""
    later = loop.call_later

    def call_later(delay: float, *given: Any, **more: Any) -> Any:
        return later(max(0.0, delay), *given, **more)

    loop.call_later = call_later


async def begin(image: Any, hooks: Any) -> Any:
    """Open the tables that were saved; they stay open as long as the worker lives."""

    async def save(numbers: list[int], pages: bytes, count: int) -> None:
        try:
            await hooks.save(to_js(numbers), to_js(pages), count)
        except Exception as error:
            if getattr(error, "name", "") == TAKEN:
                raise Taken from None
            raise

    async def ask(question: str) -> str:
        return str(await hooks.ask(question))

    forgive_the_past(asyncio.get_running_loop())
    house = open_house(bytes(image.to_py()), save, ask, getattr(hooks, "pause", None))
    bridge = await house.__aenter__()
    return create_proxy(Tables(house, bridge, hooks))


def compiled() -> Any:
    """For the next start: Python's library and Coffret's own modules, those that tables use
    compiled."""
    registry.games()
    library = next(each for each in sys.path if each.endswith(".zip"))
    return to_js(list(warmed(library, str(Path(coffret.__file__).parents[1]))))


__all__ = ["begin", "compiled", "think"]
