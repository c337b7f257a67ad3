"""A server's app for one device: no accounts, no lobby, no limits on work; the tables are all its
own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from coffret.server.app import Server, make_app
from coffret.server.limits import Limits
from coffret.server.seats import new_secret
from coffret.server.store import Rows
from coffret.server.uptime import fact, set_fact

from .bridge import Bridge
from .replays import ReplaysHere
from .store import LocalStore, Save
from .thinking import Ask, BotsElsewhere

TOKEN = "device"
PLENTY = 10**6
LIMITS = replace(
    Limits(),
    tables_per_address=PLENTY,
    calls_per_address=PLENTY,
    work_per_second=0.0,
    messages_per_second=float(PLENTY),
    burst=PLENTY,
)


@asynccontextmanager
async def open_house(
    image: bytes, save: Save, ask: Ask, bot_pause: int | None = None
) -> AsyncIterator[Bridge]:
    """The tables that an image of the store has."""

    async def open_store() -> LocalStore:
        store = LocalStore(image, save)
        await store.ready()
        return store

    server = Server(
        open_store=open_store,
        compile_rules=False,
        limits=LIMITS,
        bot_pause=bot_pause,
        has_lobby=False,
        replays=ReplaysHere(),
        bot_pool=partial(BotsElsewhere, ask=ask),
        get_to_know=lambda: None,  # a game is loaded when it is played
    )
    app = make_app(server)
    async with server.lifespan(app):
        server.tables.here = True
        yield Bridge(app, await server.store.change(_token))


def _token(rows: Rows) -> str:
    known = fact(rows, TOKEN) or new_secret()
    set_fact(rows, TOKEN, known)
    return known
