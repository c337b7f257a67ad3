"""A push service and a mail server of a test's own, and browsers that subscribe to the one."""

from __future__ import annotations

import asyncio
import email.policy
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from email.message import EmailMessage
from email.parser import BytesParser
from secrets import token_bytes
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from coffret.server.notices.settings import Mail, Push
from coffret.server.people.keys import encoded

CONTACT = "mailto:ops@example.org"


class Pushed:
    """A notice as it has come to its browser."""

    def __init__(self, headers: dict[str, str], said: dict[str, Any]) -> None:
        self.headers = headers
        self.said = said


class Subscribed:
    """A browser's subscription: only it can read what comes."""

    def __init__(self, service: PushService, name: str) -> None:
        self._private = generate_private_key(SECP256R1())
        self._auth = token_bytes(16)
        self.path = f"/{name}"
        self.endpoint = f"http://127.0.0.1:{service.port}{self.path}"
        service.browsers[self.path] = self
        self.heard: list[Pushed] = []

    @property
    def asked(self) -> dict[str, str]:
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": encoded(point), "auth": encoded(self._auth)}
        return {"endpoint": self.endpoint, **keys, "language": "en"}

    def hear(self, headers: dict[str, str], body: bytes) -> None:
        plain = http_ece.decrypt(
            body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        self.heard.append(Pushed(headers, json.loads(plain)))


class PushService:
    """Answers with `status`; keeps what comes in for its browsers, checked and decrypted."""

    def __init__(self) -> None:
        self.browsers: dict[str, Subscribed] = {}
        self.status = 201
        self.slow = 0.0
        self.tries = 0
        self.signed_by: set[str] = set()
        self.port = 0
        self.closed = asyncio.Event()
        self.busy: set[asyncio.Task[None] | None] = set()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        self.busy.add(task)
        try:
            await self._answer(reader, writer)
        finally:
            writer.close()
            self.busy.discard(task)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.split("\r\n")
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in lines)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.tries += 1
        authorization = headers["authorization"]
        assert Vapid02.verify(authorization)
        self.signed_by.add(authorization.rpartition("k=")[2])
        status = self.status
        if 200 <= status < 300:
            self.browsers[first.split()[1]].hear(headers, body)
        if self.slow:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closed.wait(), self.slow)
        writer.write(f"HTTP/1.1 {status} It\r\ncontent-length: 0\r\n\r\n".encode())


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        service.closed.set()
        while service.busy:
            await asyncio.sleep(0.01)


class MailServer:
    """Keeps what comes in; refuses `unknown` addresses for good, and everything while `away`."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, EmailMessage]] = []
        self.unknown: set[str] = set()
        self.away = False
        self.port = 0

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, to: str, options: list[str]
    ) -> str:
        if self.away:
            return "451 later"
        if to in self.unknown:
            return "550 nobody"
        envelope.rcpt_tos.append(to)
        return "250 yes"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        message = BytesParser(policy=email.policy.default).parsebytes(content)
        assert isinstance(message, EmailMessage)
        self.mails += [(to, message) for to in envelope.rcpt_tos]
        return "250 taken"

    def settings(self, site: str = "https://games.example.org") -> Mail:
        return Mail("127.0.0.1", self.port, "Coffret <games@example.org>", site)


class AnyPort(Controller):
    def _trigger_server(self) -> None:
        """The port is known only now."""
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


@contextmanager
def mail_server() -> Iterator[MailServer]:
    handler = MailServer()
    controller = AnyPort(handler, hostname="127.0.0.1", port=0)
    controller.start()
    handler.port = controller.port
    try:
        yield handler
    finally:
        controller.stop()


def push() -> Push:
    """Push notices, also to a test's own service."""
    return Push(CONTACT, private=True)
