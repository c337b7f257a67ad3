"""The HTTP calls about notices: where someone wants them, and where they stop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from secrets import compare_digest
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..addresses import asker_of
from ..limits import HourlyLimit
from ..logs import log
from ..parameters import body_of
from ..people import rows as people
from ..people.people import NO_PERSON, id_of
from ..people.shapes import (
    LobbyWish,
    MailLink,
    MailNow,
    MailWish,
    NoticesNow,
    PushNow,
    Stopping,
    Subscribing,
)
from ..people.who import Who
from ..refusals import Refused
from ..responses import plain_json
from ..seats import hashed, new_secret
from ..store import Rows, Unsaved
from . import rows as kept
from .endpoints import check_endpoint, check_keys
from .push import Outcome
from .rows import MailAddress, Subscription
from .settings import is_address
from .wording import confirmation

if TYPE_CHECKING:
    from ..app import Server

LINK_LIVES = 86_400
MAILS_ASKED = 5
"""Links that one person, or one address, may ask for in an hour."""
NO_PUSH = "this server sends no push notices"
NO_MAIL = "this server sends no mails"
NO_WAY = "ask for notices on a device or by mail first"
NO_LINK = "this link is no longer valid"


class NoticeCalls:
    def __init__(self, server: Server) -> None:
        self._server = server
        self._asked = HourlyLimit(MAILS_ASKED, "links")
        self._tries = HourlyLimit(server.limits.proofs_per_address, "links")
        self._sending: set[asyncio.Task[None]] = set()

    def routes(self) -> list[tuple[str, Callable[[Request], Any], str]]:
        return [
            ("/api/me/notices", self.now, "GET"),
            ("/api/me/notices/push", self.subscribe, "POST"),
            ("/api/me/notices/mail", self.mail, "POST"),
            ("/api/me/notices/lobby", self.lobby, "POST"),
            ("/api/me/notices/stop", self.stop, "POST"),
            ("/api/mail/confirm", self.confirm, "POST"),
            ("/api/mail/stop", self.stop_by_link, "POST"),
            ("/api/mail/stop/{token}", self.stop_at_once, "POST"),
        ]

    async def now(self, request: Request) -> Response:
        return plain_json(await self.of(await self._server.people.known.who(request.scope)))

    async def of(self, who: Who) -> NoticesNow:
        offered = self._server.notices
        key = None if offered.push is None else self._server.notifier.secrets.public

        def job(rows: Rows) -> NoticesNow:
            devices = {each.key: each for each in people.devices(rows, who.person)}
            pushed = [
                PushNow(
                    id_of(each.device),
                    devices[each.device].label if each.device in devices else "",
                    each.device in devices and devices[each.device].token == who.token,
                    each.language,
                )
                for each in kept.subscriptions(rows, who.person)
            ]
            mail = kept.mail(rows, who.person)
            now = None
            if mail is not None:
                now = MailNow(mail.address, mail.link is None, mail.language)
            lobby = kept.wishes_lobby(rows, who.person)
            return NoticesNow(key, offered.mail is not None, pushed, now, lobby)

        if not who.person:
            return NoticesNow(key, offered.mail is not None, [], None, False)
        return await self._server.store.read(job)

    async def subscribe(self, request: Request) -> Response:
        asked = await self._asked_for(request, Subscribing)
        offered = self._server.notices.push
        if offered is None:
            raise Refused("not_yours", NO_PUSH)
        check_endpoint(asked.endpoint, offered.private)
        check_keys(asked.p256dh, asked.auth)
        who = await self._who(request)

        def job(rows: Rows) -> None:
            device = people.device(rows, "token", who.token)
            if device is None or device.person != who.person:
                raise Refused("not_yours", NO_PERSON)
            before = kept.subscription(rows, asked.endpoint)
            if before is not None and before.device != device.key:
                # One browser has one endpoint: it has another key now, and the old one is gone.
                if not compare_digest(before.auth, asked.auth):
                    raise Refused("not_yours", "this endpoint belongs to someone else")
                kept.drop_subscription(rows, asked.endpoint)
            if len(kept.subscriptions(rows, who.person)) >= kept.MOST_SUBSCRIPTIONS:
                raise Refused("too_many", "too many devices show notices: stop them on one")
            kept.put_subscription(
                rows,
                Subscription(
                    asked.endpoint,
                    who.person,
                    device.key,
                    asked.p256dh,
                    asked.auth,
                    asked.language,
                    int(time()),
                ),
            )

        await self._change(job)
        await self._wished(who)
        return plain_json(await self.of(who))

    async def mail(self, request: Request) -> Response:
        """Ask for mails: a link goes to the address, which confirms it. A change of language needs
        no new link."""
        asked = await self._asked_for(request, MailWish)
        mailer = self._server.notifier.outbox.mailer
        settings = self._server.notices.mail
        if mailer is None or settings is None:
            raise Refused("not_yours", NO_MAIL)
        if not is_address(asked.address):
            raise Refused("malformed", "this is no mail address")
        who, link = await self._who(request), new_secret()
        before = await self._server.store.read(lambda rows: kept.mail(rows, who.person))
        same = before is not None and before.link is None and before.address == asked.address
        new = MailAddress(
            who.person, asked.address, asked.language, None if same else hashed(link), int(time())
        )
        if not same:
            now = self._server.now()
            self._asked.count(who.person, now)
            self._asked.count(_name_of(asked.address), now)
        await self._change(lambda rows: kept.put_mail(rows, new))
        await self._server.notifier.learn(who.person)
        if not same:
            texts = confirmation(asked.language, f"{settings.site}/confirm#{link}")
            self._later(self._send_link(asked.address, *texts))
        return plain_json(await self.of(who))

    async def _send_link(self, address: str, subject: str, text: str) -> None:
        mailer = self._server.notifier.outbox.mailer
        outcome = Outcome.LOST if mailer is None else await mailer.send(address, subject, text)
        if outcome is not Outcome.DONE:
            log("a link was not sent", outcome=outcome.value)

    async def lobby(self, request: Request) -> Response:
        """A notice for the next new table of the lobby, or none."""
        asked = await self._asked_for(request, LobbyWish)
        who = await self._who(request)
        self._server.lobby.check()

        def job(rows: Rows) -> None:
            if asked.on and not kept.wishes(rows, who.person):
                raise Refused("malformed", NO_WAY)
            kept.wish_lobby(rows, who.person, asked.on, int(time()))

        await self._change(job)
        return plain_json(await self.of(who))

    async def confirm(self, request: Request) -> Response:
        asked = await self._asked_for(request, MailLink)

        def job(rows: Rows) -> str | None:
            found = kept.mail_of_link(rows, hashed(asked.token))
            if found is None or time() - found.asked > LINK_LIVES:
                return None
            rows("UPDATE mails SET link = NULL WHERE person = ?", found.person)
            return found.person

        person = await self._change(job)
        if person is None:
            raise Refused("not_yours", NO_LINK)
        await self._server.notifier.learn(person)
        return plain_json({})

    async def stop(self, request: Request) -> Response:
        asked = await self._asked_for(request, Stopping)
        who = await self._who(request)

        def job(rows: Rows) -> None:
            if asked.what in ("mail", "all"):
                kept.drop_mail(rows, who.person)
            others = [] if asked.what == "mail" else people.devices(rows, who.person)
            for device in others:
                named = id_of(device.key) == asked.device
                own = not asked.device and device.token == who.token
                if asked.what == "all" or named or own:
                    kept.drop_device(rows, device.key)
            if not kept.wishes(rows, who.person):
                kept.wish_lobby(rows, who.person, False, 0)

        await self._change(job)
        await self._server.notifier.learn(who.person)
        return plain_json(await self.of(who))

    async def stop_by_link(self, request: Request) -> Response:
        """By the link in a mail, through the app's page."""
        return await self._stop_mails(request, (await self._asked_for(request, MailLink)).token)

    async def stop_at_once(self, request: Request) -> Response:
        """By a mail program's own button (RFC 8058)."""
        return await self._stop_mails(request, request.path_params["token"])

    async def _stop_mails(self, request: Request, token: str) -> Response:
        self._try(request)
        person = token.rpartition(".")[0]
        own = self._server.notifier.secrets

        def job(rows: Rows) -> bool:
            mail = kept.mail(rows, person)
            if mail is None:
                return True  # it has stopped already
            if not compare_digest(own.stop_token(person, mail.address).encode(), token.encode()):
                return False
            kept.drop_mail(rows, person)
            return True

        if not await self._change(job):
            raise Refused("not_yours", NO_LINK)
        await self._server.notifier.learn(person)
        return plain_json({})

    # Helpers

    async def _wished(self, who: Who) -> None:
        notifier = self._server.notifier
        await notifier.learn(who.person)
        self._later(notifier.catch_up(who.holder))

    def _later(self, work: Any) -> None:
        async def safely() -> None:
            try:
                await work
            except (Refused, Unsaved):
                return
            except Exception:
                log("notices failed", failed=True)

        task = asyncio.create_task(safely())
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _who(self, request: Request) -> Who:
        who = await self._server.people.known.who(request.scope)
        if not who.person:
            raise Refused("not_yours", NO_PERSON)
        return who

    async def _asked_for(self, request: Request, kind: type[Any]) -> Any:
        body = await body_of(request, self._server.limits.body_bytes)
        asked = msgspec.json.decode(body, type=kind)
        self._try(request)
        return asked

    def _try(self, request: Request) -> None:
        self._tries.count(asker_of(request.scope), self._server.now())

    async def _change(self, job: Callable[[Rows], Any]) -> Any:
        try:
            return await self._server.store.change(job)
        except Unsaved:
            raise Refused("not_saved", "this cannot be saved just now: try again") from None


def _name_of(address: str) -> str:
    """An address for the count, which is not kept as it is."""
    return blake2b(address.lower().encode(), digest_size=12).hexdigest()
