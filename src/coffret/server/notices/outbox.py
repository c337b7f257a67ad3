"""The outbox: what was made is delivered, at most once on each way.

A notice is taken in the store before it is sent. One that was certainly not delivered is given back
for a later try; one that is in doubt is not sent twice. Before each try the table is asked
whether the notice is still true. Nobody waits for a slow delivery: each has a task.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from ..logs import log
from ..metrics import METRICS
from ..refusals import Refused
from ..store import Rows, Store
from ..tables import Tables
from . import rows as kept
from .looking import Telling, telling
from .mail import Mailer
from .push import Outcome, Pusher
from .rows import CLOCK, END, MAIL, OPEN, PUSH, MailAddress, Subscription, Waiting
from .secrets import Secrets
from .settings import Notices
from .wording import said

ROOM = {PUSH: 40, MAIL: 4}
"""Deliveries on each way at a time."""
MOST_TRIES = 4
DAY = 86_400
TTL = {"move": DAY, "clock": 3600, "end": 3 * DAY, "open": 900}
"""Seconds for which a push service may try."""

Sent = tuple[Waiting, Outcome]


class Outbox:
    def __init__(self, store: Store, tables: Tables, settings: Notices, own: Secrets) -> None:
        self._store = store
        self._tables = tables
        self._settings = settings
        self._secrets = own
        self._now = tables.bell.now
        self.pusher = None if settings.push is None else Pusher(settings.push, own)
        self.mailer = None if settings.mail is None else Mailer(settings.mail)
        self.rung = asyncio.Event()
        self.on_gone: Callable[[str], Awaitable[None]] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._marks: dict[str, int] = {}
        """By way, the mark of a taking that may not have come to its end."""
        self._busy: dict[asyncio.Task[None], str] = {}
        """The running deliveries, and their ways."""
        self._tried: list[Sent] = []
        """Results of others: stored as soon as the store is back."""

    @property
    def is_busy(self) -> bool:
        return bool(self._busy)

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        if self.pusher is not None:
            await self.pusher.close()

    @property
    def _others(self) -> str:
        """Leaves out what the owners of other tables send."""
        return "" if self._tables.nodes is None else self._tables.nodes.not_of_others("outbox.id")

    def _new_mark(self) -> int:
        nodes = self._tables.nodes
        return secrets.randbits(62) | 1 if nodes is None else nodes.mark()

    def forget_taken(self, rows: Rows) -> None:
        """Notices taken by servers that are gone may have been delivered."""
        nodes = self._tables.nodes
        gone = "" if nodes is None else nodes.marks_of_gone("taken")
        rows(f"DELETE FROM outbox WHERE taken <> 0{gone}")

    async def send_all(self) -> None:
        """Begin to deliver what is due, as far as there is room, and set the timer for the next."""
        await self._note()
        now = self._now()
        for way, most in ROOM.items():
            busy = sum(each == way for each in self._busy.values())
            if busy < most:
                await self._send_some(way, now, most - busy)
        due = await self._store.read(lambda rows: kept.next_due(rows, self._others))
        if due is not None and due > now:  # what is due now waits for room
            if self._timer is not None:
                self._timer.cancel()
            seconds = max(0.0, (due - self._now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(seconds, 3600.0), self.rung.set)

    async def _send_some(self, way: str, now: int, most: int) -> None:
        # What was taken while the store failed is taken again with the same mark.
        mark = self._marks.setdefault(way, self._new_mark())
        others = self._others
        taken = await self._store.change(lambda rows: kept.take(rows, mark, way, now, most, others))
        del self._marks[way]
        for each in taken:
            task = asyncio.create_task(self._work(each))
            self._busy[task] = way
            task.add_done_callback(self._is_done)

    def _is_done(self, task: asyncio.Task[None]) -> None:
        """There is room for another."""
        del self._busy[task]
        self.rung.set()

    async def _note(self) -> None:
        """The result of each."""
        if not self._tried:
            return
        tried = list(self._tried)

        def job(rows: Rows) -> set[str]:
            gone: set[str] = set()
            for waiting, outcome in tried:
                if outcome is Outcome.LATER and waiting.tries + 1 < MOST_TRIES:
                    wait = self._settings.first_retry * 4**waiting.tries
                    kept.give_back(rows, waiting.number, self._now() + int(1000 * wait))
                    continue
                if outcome is Outcome.GONE:
                    gone.add(waiting.person)
                    _drop(rows, waiting)
                kept.done(rows, waiting.number)
            return gone

        gone = await self._store.change(job)
        del self._tried[: len(tried)]
        for person in gone:
            if self.on_gone is not None:
                await self.on_gone(person)

    async def _work(self, waiting: Waiting) -> None:
        try:
            outcome = await self._deliver(waiting)
        except Refused:  # the table or the store is away
            outcome = Outcome.LATER
        except Exception:
            log("a notice failed", failed=True, way=waiting.way)
            outcome = Outcome.LOST
        if outcome is Outcome.DONE:
            METRICS.count("notices", waiting.way)
        self._tried.append((waiting, outcome))

    async def _deliver(self, waiting: Waiting) -> Outcome:
        try:
            table = await self._tables.find(waiting.table)
            told: Telling | None = await table.call(
                lambda here: telling(here, waiting.seat, waiting.turn, waiting.kind)
            )
        except Refused as refusal:
            if refusal.code == "unknown_table":
                return Outcome.LOST
            raise
        to = await self._store.read(lambda rows: _address(rows, waiting))
        if told is None or to is None:
            return Outcome.LOST  # it is no longer true, or no longer wanted
        return await self._send(waiting, told, to)

    async def _send(
        self, waiting: Waiting, told: Telling, to: Subscription | MailAddress
    ) -> Outcome:
        notice = said(waiting.kind, told, to.language)
        path = "/lobby" if waiting.kind == OPEN else f"/table/{waiting.table}"
        if isinstance(to, Subscription):
            if self.pusher is None:
                return Outcome.LOST
            tag = waiting.table
            data = {"title": notice.title, "body": notice.body, "path": path, "tag": tag}
            data |= {"lang": to.language}
            sealed = msgspec.json.encode(data)
            seconds = TTL[waiting.kind]
            if waiting.kind == CLOCK and told.left is not None:
                seconds = max(60, told.left)
            return await self.pusher.send(to, sealed, tag[:32], seconds, urgent=waiting.kind != END)
        if self.mailer is None or self._settings.mail is None:
            return Outcome.LOST
        site = self._settings.mail.site
        token = self._secrets.stop_token(waiting.person, to.address)
        text = notice.mail(site + path, f"{site}/stop#{token}")
        return await self.mailer.send(
            to.address, notice.title, text, f"{site}/api/mail/stop/{token}"
        )


def _address(rows: Rows, waiting: Waiting) -> Subscription | MailAddress | None:
    """Where it goes, if that is still wanted."""
    if waiting.way == PUSH:
        found = kept.subscription(rows, waiting.address)
        return found if found is not None and found.person == waiting.person else None
    mail = kept.mail(rows, waiting.person)
    confirmed = mail is not None and mail.link is None and mail.address == waiting.address
    return mail if confirmed else None


def _drop(rows: Rows, waiting: Waiting) -> None:
    if waiting.way == PUSH:
        kept.drop_subscription(rows, waiting.address)
    else:
        kept.drop_mail(rows, waiting.person)
