"""The first layer of every request: finds the client, strips the root path, logs the visit."""

from __future__ import annotations

import sys
from typing import Any

from starlette.responses import Response

from coffret.engine.errors import CoffretError

from .origins import Scope
from .place import Place
from .visits import Visit, Visits


class Refusing(Response):
    """An error response, with the reason for the log."""

    code: str

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        scope["refusal"] = self.code
        await super().__call__(scope, receive, send)


class Door:
    def __init__(self, app: Any, place: Place, visits: Visits) -> None:
        self._app = app
        self._place = place
        self._visits = visits

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, _without_trace(send))
            return
        self._place.enter(scope)
        visit = scope["visit"] = Visit(self._visits, scope)
        if scope["type"] == "websocket":
            # A table's socket notes itself when it is accepted: nothing here is in the way of
            # the thousands of messages that follow.
            await self._app(scope, receive, send)
            return
        status = 500

        async def noted(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            visit.answered(status, scope.get("refusal"))


def _without_trace(send: Any) -> Any:
    """A start that fails by an error of ours, as a store that another server has, says so in one
    line: what to do is in its text."""

    async def said(message: Any) -> None:
        error = sys.exc_info()[1]  # the app sends this while it handles the error
        if message["type"] == "lifespan.startup.failed" and isinstance(error, CoffretError):
            message["message"] = str(error)
        await send(message)

    return said
