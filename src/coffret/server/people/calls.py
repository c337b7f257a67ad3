"""The HTTP calls about people: `/api/me` and what is below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..addresses import asker_of
from ..limits import HourlyLimit
from ..origins import COOKIE
from ..parameters import body_of, language_of
from ..refusals import Refused
from ..responses import plain_json
from ..seats import tag_of
from ..wording import LONGEST_NAME, name_of, sanitize_text
from .codes import LIFETIME
from .games import all_kept, games_of
from .people import People, id_of
from .rating import BOTS
from .rows import Person
from .shapes import (
    Added,
    Challenge,
    Code,
    DeviceNow,
    Kept,
    Known,
    MyGames,
    NewDevice,
    PersonNow,
    Proof,
    Registration,
    Renaming,
    Statistics,
    Words,
)
from .statistics import statistics_of
from .who import Who

if TYPE_CHECKING:
    from ..app import Server

USUAL = 8
"""Finished games of a list that asks for no number."""


class Calls:
    def __init__(self, server: Server) -> None:
        self._server = server
        self._tries = HourlyLimit(server.limits.proofs_per_address, "sign-ins")

    @property
    def _people(self) -> People:
        return self._server.people

    def routes(self) -> list[tuple[str, Callable[[Request], Any], str]]:
        return [
            ("/api/me", self.kept, "GET"),
            ("/api/me", self.register, "POST"),
            ("/api/me/challenge", self.challenge, "POST"),
            ("/api/me/session", self.sign_in, "POST"),
            ("/api/me/name", self.rename, "POST"),
            ("/api/me/games", self.games, "GET"),
            ("/api/me/statistics", self.statistics, "GET"),
            ("/api/me/everything", self.everything, "GET"),
            ("/api/me/code", self.code, "POST"),
            ("/api/me/words", self.words, "POST"),
            ("/api/me/devices", self.add_device, "POST"),
            ("/api/me/devices/{device}/remove", self.remove_device, "POST"),
            ("/api/me/delete", self.delete, "POST"),
        ]

    async def challenge(self, request: Request) -> Response:
        return plain_json(Challenge(self._people.challenges.new()))

    async def register(self, request: Request) -> Response:
        asked = await self._proof(request, Registration, "register")
        who = await self._who(request)
        label, name = sanitize_text(asked.label, LONGEST_NAME), name_of(asked.name, ())
        person, token = await self._people.register(who, asked.key, label, name)
        return self._known(request, person, token)

    async def sign_in(self, request: Request) -> Response:
        asked = await self._proof(request, Proof, "session")
        person, token = await self._people.sign_in(await self._who(request), asked.key)
        return self._known(request, person, token)

    async def rename(self, request: Request) -> Response:
        body = await body_of(request, self._server.limits.body_bytes)
        asked = msgspec.json.decode(body, type=Renaming)
        await self._people.rename(await self._who(request), name_of(asked.name, ()))
        return plain_json({})

    async def games(self, request: Request) -> Response:
        """The asker's tables, known or not: a token is enough."""
        who = await self._who(request)
        number = request.query_params.get("finished", str(USUAL))
        if not (number.isascii() and number.isdecimal() and len(number) < 5):
            raise Refused("malformed", "finished is not a number")
        if not who.holder:
            return plain_json(MyGames(None, [], 0))
        found, over = await games_of(
            self._server.store, self._server.tables, who.holder, int(number)
        )
        kept = await self._people.person(who)
        if kept is not None:
            await self._people.seen.note(kept[0].id)
        return plain_json(MyGames(None if kept is None else _shown(kept[0]), found, over))

    async def statistics(self, request: Request) -> Response:
        return plain_json(await self._statistics(await self._who(request)))

    async def kept(self, request: Request) -> Response:
        return plain_json(await self._kept(await self._who(request)))

    async def everything(self, request: Request) -> Response:
        self._server.calls.count(asker_of(request.scope), self._server.now())
        who = await self._who(request)
        kept = await self._kept(who)
        kept.games = await all_kept(self._server.store, who.holder) if who.holder else []
        kept.statistics = await self._statistics(who)
        return plain_json(kept)

    async def code(self, request: Request) -> Response:
        return plain_json(Code(self._people.new_code(await self._who(request)), LIFETIME))

    async def words(self, request: Request) -> Response:
        self._try(request)
        who, language = await self._who(request), language_of(request) or "en"
        return plain_json(Words(await self._people.new_words(who, language)))

    async def add_device(self, request: Request) -> Response:
        asked = await self._proof(request, NewDevice, "device")
        person, games, token = await self._people.add_device(
            await self._who(request),
            asked.key,
            sanitize_text(asked.label, LONGEST_NAME),
            asked.code,
            asked.words,
            asked.bring,
        )
        added = Added(None if person is None else _shown(person), games)
        return self._with(request, added, token)

    async def remove_device(self, request: Request) -> Response:
        device = request.path_params["device"]
        await self._people.remove_device(await self._who(request), device)
        return plain_json({})

    async def delete(self, request: Request) -> Response:
        self._try(request)
        await self._people.delete(await self._who(request))
        response = plain_json({})
        response.delete_cookie(COOKIE, path=self._server.place.root or "/", samesite="strict")
        return response

    # Helpers

    async def _who(self, request: Request) -> Who:
        return await self._people.known.who(request.scope)

    async def _statistics(self, who: Who) -> Statistics:
        if not who.holder:
            return Statistics([], [], BOTS)
        return await statistics_of(self._server.store, self._server.tables, who.holder)

    async def _kept(self, who: Who) -> Kept:
        running = over = 0
        if who.holder:
            found, over = await games_of(self._server.store, self._server.tables, who.holder, 0)
            running = len(found)
        kept = await self._people.person(who)
        notices = await self._server.notice_calls.of(who)
        if kept is None:
            return Kept(None, None, False, [], running, over, notices)
        person, devices = kept
        shown = [
            DeviceNow(id_of(each.key), each.label, each.since, each.token == who.token, each.key)
            for each in devices
        ]
        words = person.words is not None
        return Kept(_shown(person), person.since, words, shown, running, over, notices)

    def _try(self, request: Request) -> None:
        self._tries.count(asker_of(request.scope), self._server.now())

    async def _proof(self, request: Request, kind: type[Any], purpose: str) -> Any:
        """The request, if its key's owner has signed it."""
        body = await body_of(request, self._server.limits.body_bytes)
        asked = msgspec.json.decode(body, type=kind)
        self._try(request)
        proof = asked.challenge, asked.key, asked.signature
        self._people.challenges.check(purpose, *proof)
        return asked

    def _known(self, request: Request, person: Person, token: str) -> Response:
        return self._with(request, Known(_shown(person)), token)

    def _with(self, request: Request, answer: Known | Added, token: str) -> Response:
        if not token:
            return plain_json(answer)
        body: dict[str, Any] = msgspec.to_builtins(answer)
        return self._server.with_token(request, body, token)


def _shown(person: Person) -> PersonNow:
    return PersonNow(person.name, tag_of(person.holder))
