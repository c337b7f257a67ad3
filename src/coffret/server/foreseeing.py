"""Previews on request: one move at a time, between the server's other work.

A preview is cheap (docs/design.md has the figures), but a board asks for many at once. So one
worker for the whole server plays one move, then leaves the loop to others for twice as long:
previews take at most a third of a core, and nobody waits for more than one of them. Each socket has
one request, the newest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from coffret.engine.game import Game
from coffret.engine.phrases import event_text
from coffret.engine.preview import Foreseen, foresee

from .audience import texts_of
from .connection import Connection
from .logs import log
from .messages import ForeseenMove, Preview, Refusal, encode
from .patch import changes
from .work import GIVES_WAY, metered

REST = 2.0
"""The pause after each move, as a multiple of its time."""


@dataclass(frozen=True, slots=True, eq=False)
class Wish:
    """A socket's request: moves of a seat in a copy of the position."""

    connection: Connection
    id: str
    number: int
    game: Game
    state: Any
    seat: int
    actions: Sequence[int]
    players: Sequence[str]


class Foresight:
    def __init__(self) -> None:
        self._wishes: dict[Connection, Wish] = {}
        self._worker: asyncio.Task[None] | None = None

    def ask(self, wish: Wish) -> None:
        """Queue it; it replaces the socket's earlier request."""
        self._wishes.pop(wish.connection, None)
        self._wishes[wish.connection] = wish
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    def cancel(self, connection: Connection, id: str) -> None:
        wish = self._wishes.get(connection)
        if wish is not None and wish.id == id:
            del self._wishes[connection]

    async def close(self) -> None:
        self._wishes.clear()
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._wishes:
                wish = next(iter(self._wishes.values()))
                try:
                    await metered(self._fulfil(wish), wish.connection.work, GIVES_WAY)
                except Exception:
                    log("no preview", failed=True, game=wish.game.name)
                    refusal = Refusal("busy", "no preview can be had now", wish.id)
                    wish.connection.push(encode(refusal))
                if self._wants(wish):
                    del self._wishes[wish.connection]
        finally:
            self._worker = None

    def _wants(self, wish: Wish) -> bool:
        return self._wishes.get(wish.connection) is wish

    async def _fulfil(self, wish: Wish) -> None:
        before = wish.game.view(wish.state, wish.seat)
        moves: list[ForeseenMove] = []
        coming = foresee(wish.game, wish.state, wish.seat, wish.actions)
        while True:
            began = perf_counter()
            foreseen = next(coming, None)
            if foreseen is None:
                wish.connection.push(encode(Preview(wish.id, wish.number, moves)))
                return
            moves.append(_answer(wish, before, foreseen))
            await asyncio.sleep((perf_counter() - began) * REST)
            if wish.connection.closed or not self._wants(wish):
                return


def _answer(wish: Wish, before: dict[str, Any], foreseen: Foreseen) -> ForeseenMove:
    game, language = wish.game, wish.connection.language
    answer = ForeseenMove(
        game.move(foreseen.action),
        foreseen.events,
        changes(before, foreseen.view),
        foreseen.open,
    )
    if language is not None:
        texts = texts_of(game, language)
        answer.event_texts = [
            event_text(game, event, wish.players, texts) for event in foreseen.events
        ]
    return answer
