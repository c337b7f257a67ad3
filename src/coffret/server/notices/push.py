"""Web Push: a notice is encrypted for its browser (RFC 8291) and given to the push service.

Needs the extra `push`. Nothing of it is loaded before the first notice.

Anyone may name an endpoint that never answers. So only hosts that have answered get many notices
at a time; of the others a few are tried, one notice each, and what finds no place comes later.
"""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ..logs import log
from ..refusals import Refused
from .endpoints import check_endpoint, is_public
from .secrets import Secrets
from .settings import Push

if TYPE_CHECKING:
    from .rows import Subscription

SECONDS = 10.0
CONNECT = 5.0
GONE = (404, 410)
FOR_NOW = (429, 500, 503)
"""The service has not taken it."""
AT_ONCE = 8
"""Notices at a time to hosts that have answered."""
ON_TRIAL, PATIENT = 4, 8
"""Other hosts at a time, and notices that wait for what such a host answers."""
LOOKUPS = 16
"""Names that are looked up at a time: a slow one may take longer than its notice waits."""
MOST_HOSTS = 1000


class Outcome(Enum):
    DONE = "done"
    LATER = "later"
    """Certainly not delivered: it may be sent again."""
    GONE = "gone"
    """Nobody is at this address any more."""
    LOST = "lost"
    """Refused for good, or nobody knows: it is not sent again."""


class Pusher:
    def __init__(self, settings: Push, secrets: Secrets) -> None:
        self._settings = settings
        self._secrets = secrets
        self._session: Any = None
        self._room = asyncio.Semaphore(AT_ONCE)
        self._answered: set[str] = set()
        """Hosts that answered the last time."""
        self._trials: dict[str, asyncio.Event] = {}
        """The other hosts that have a notice just now, and its end."""
        self._patient = 0

    async def send(
        self, to: Subscription, data: bytes, topic: str, seconds: int, urgent: bool
    ) -> Outcome:
        """`topic`: a newer notice of the same topic takes the place of one that still waits;
        `seconds`: how long the service may try."""
        host = urlsplit(to.endpoint).netloc.lower()
        if host not in self._answered:
            if host not in self._trials:
                return await self._try(host, to, data, topic, seconds, urgent)
            if self._patient == PATIENT:
                return Outcome.LATER
            self._patient += 1
            try:
                await self._trials[host].wait()
            finally:
                self._patient -= 1
            if host not in self._answered:
                return Outcome.LATER
        async with self._room:
            return await self._post(host, to, data, topic, seconds, urgent)

    async def _try(self, host: str, *notice: Any) -> Outcome:
        if len(self._trials) == ON_TRIAL:
            return Outcome.LATER
        over = self._trials[host] = asyncio.Event()
        try:
            return await self._post(host, *notice)
        finally:
            del self._trials[host]
            over.set()

    async def _post(
        self, host: str, to: Subscription, data: bytes, topic: str, seconds: int, urgent: bool
    ) -> Outcome:
        import aiohttp

        try:
            check_endpoint(to.endpoint, self._settings.private)
            body, headers = await asyncio.to_thread(self._sealed, to, data)
        except Exception as error:  # from a store of another server, or keys that do not fit
            log("a push subscription cannot be used", error=type(error).__name__)
            return Outcome.GONE if isinstance(error, Refused | ValueError) else Outcome.LOST
        headers |= {
            "TTL": str(seconds),
            "Topic": topic,
            "Urgency": "high" if urgent else "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        try:
            async with self._opened().post(
                to.endpoint, data=body, headers=headers, allow_redirects=False
            ) as answer:
                if len(self._answered) < MOST_HOSTS:
                    self._answered.add(host)
                return _outcome(answer.status)
        except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError):
            self._answered.discard(host)
            return Outcome.LATER
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError):
            self._answered.discard(host)
            return Outcome.LOST

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    def _sealed(self, to: Subscription, data: bytes) -> tuple[bytes, dict[str, str]]:
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        keys = {"p256dh": to.p256dh, "auth": to.auth}
        body = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(data)["body"]
        parts = urlsplit(to.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._settings.contact}
        headers: dict[str, str] = dict(Vapid02(self._secrets.vapid).sign(claims))
        return body, headers

    def _opened(self) -> Any:
        import aiohttp

        if self._session is None:
            resolver = None if self._settings.private else _public_only()
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=resolver, limit=AT_ONCE + ON_TRIAL),
                timeout=aiohttp.ClientTimeout(total=SECONDS, sock_connect=CONNECT),
                cookie_jar=aiohttp.DummyCookieJar(),
            )
        return self._session


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome.DONE
    if status in GONE:
        return Outcome.GONE
    return Outcome.LATER if status in FOR_NOW else Outcome.LOST


def _public_only() -> Any:
    """A resolver that knows no private address, with its own threads: names that take long to
    be found delay nobody else."""
    from aiohttp.abc import AbstractResolver, ResolveResult

    class PublicOnly(AbstractResolver):
        def __init__(self) -> None:
            self._threads = ThreadPoolExecutor(LOOKUPS, "lookup")

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
        ) -> list[ResolveResult]:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._threads, _addresses, host, port, family)
            public = [
                ResolveResult(
                    hostname=host,
                    host=address,
                    port=port,
                    family=kind,
                    proto=socket.IPPROTO_TCP,
                    flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
                )
                for kind, address in found
                if is_public(address)
            ]
            if not public:
                raise OSError(None, f"{host} has no public address")
            return public

        async def close(self) -> None:
            self._threads.shutdown(wait=False, cancel_futures=True)

    return PublicOnly()


def _addresses(host: str, port: int, family: socket.AddressFamily) -> list[tuple[int, str]]:
    found = socket.getaddrinfo(
        host, port, family=family, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG
    )
    return [(kind, str(place[0])) for kind, _, _, _, place in found]
