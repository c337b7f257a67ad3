"""The HTTP calls about the games, which need no table: their options, rules, legends, texts and
lessons."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from .catalogue import catalogue_of, game_named, known_games, legend_of, rulebook
from .lessons import spoken_lesson
from .parameters import language_of
from .responses import cacheable_json


class GameCalls:
    def __init__(self) -> None:
        self._one_lesson = asyncio.Semaphore(1)

    def routes(self) -> list[tuple[str, Callable[[Request], Any], str]]:
        return [
            ("/api/games", self.games, "GET"),
            ("/api/games/{game}/rules", self.rules, "GET"),
            ("/api/games/{game}/legend", self.legend, "GET"),
            ("/api/games/{game}/texts", self.texts, "GET"),
            ("/api/games/{game}/lesson", self.lesson, "GET"),
        ]

    async def games(self, request: Request) -> Response:
        return cacheable_json(request, known_games())

    async def rules(self, request: Request) -> Response:
        game = game_named(request.path_params["game"])
        return cacheable_json(request, rulebook(game, language_of(request) or "en"))

    async def legend(self, request: Request) -> Response:
        return cacheable_json(request, legend_of(game_named(request.path_params["game"])))

    async def texts(self, request: Request) -> Response:
        game = game_named(request.path_params["game"])
        return cacheable_json(request, catalogue_of(game, language_of(request) or "en"))

    async def lesson(self, request: Request) -> Response:
        game, language = game_named(request.path_params["game"]), language_of(request) or "en"
        async with self._one_lesson:
            return cacheable_json(request, await asyncio.to_thread(spoken_lesson, game, language))
