"""Notices in the browser: offered once, subscribed, shown by the worker, stopped."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from coffret.server.notices.settings import Notices
from tests.server.post_offices import PushService, Subscribed, mail_server, push, push_service
from tests.server.test_mail import link_in

from .axe import violations
from .house import MANY_TABLES, AtRandom, running
from .player import make_a_move
from .test_offline import opened, phone

__all__ = ["phone"]

SUBSCRIBE = """(subscription) => {
  const found = { toJSON: () => subscription, endpoint: subscription.endpoint,
    unsubscribe: async () => { window.left = true; return true; } };
  PushManager.prototype.subscribe = async (wish) => {
    window.asked = Array.from(wish.applicationServerKey);
    return found;
  };
  PushManager.prototype.getSubscription = async () => found;
  // A browser without windows denies it always.
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
}"""
"""In place of the browser's own push service, which is on the internet."""


@contextmanager
def pushing() -> Iterator[PushService]:
    """A push service in its own thread."""
    loop, up, service = asyncio.new_event_loop(), threading.Event(), []
    closing = asyncio.Event()

    async def serve() -> None:
        async with push_service() as found:
            service.append(found)
            up.set()
            await closing.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    up.wait(60)
    try:
        yield service[0]
    finally:
        loop.call_soon_threadsafe(closing.set)
        thread.join()
        loop.close()


def test_a_notice_is_offered_once_comes_and_opens_its_table(
    phone: BrowserContext, browser: Browser, tmp_path: Path
) -> None:
    with pushing() as service, mail_server() as box:
        wish = Notices(push(), box.settings(), delay=0.3)
        with running(
            tmp_path / "db", bot_pool=AtRandom, limits=MANY_TABLES, notices=wish
        ) as address:
            mine = Subscribed(service, "phone")
            keys = {"p256dh": mine.asked["p256dh"], "auth": mine.asked["auth"]}
            info = json.dumps({"endpoint": mine.endpoint, "keys": keys})
            phone.add_init_script(f"({SUBSCRIBE})({info})")
            page = opened(phone, address)
            path = opened_table_at(page, "me Ada", "me Bo")
            opponent = opened_table_at(page, "me Ada", "link")
            claim = page.evaluate("window.claims")["1"]
            # At a table without other people nothing is offered.
            page.goto(address + path)
            make_a_move(page)
            expect(page.get_by_text("Shall this device tell you")).to_have_count(0)

            friend = browser.new_context()
            bo = friend.new_page()
            bo.goto(address)
            bo.evaluate(JOIN, [opponent.removeprefix("/table/"), claim])
            page.goto(address + opponent)
            one_turn(bo, opponent, 1)  # if it is Bo who begins
            make_a_move(page)
            offer = page.get_by_role("complementary", name="When it is your move")
            expect(offer).to_be_visible()
            assert violations(page, sizes=["phone"]) == []
            offer.get_by_role("button", name="Yes, tell me").click()
            expect(offer.get_by_text("Done.")).to_be_visible()
            key = page.evaluate("window.asked")
            assert len(key) == 65
            finish_turn(page, opponent)
            page.goto("about:blank")
            one_turn(bo, opponent, 1)
            wait_for(lambda: len(mine.heard) == 1)
            said = mine.heard[0].said
            assert said["path"] == opponent
            assert said["title"] == "Your move: Incubation"

            # What has come is shown by the worker, and a press on it opens the table.
            page.goto(f"{address}/me")
            (worker,) = phone.service_workers
            (shown,) = worker.evaluate(SHOWN, json.dumps(said))
            assert (shown["title"], shown["body"]) == (said["title"], said["body"])
            assert (shown["tag"], shown["data"]) == (said["tag"], {"path": opponent})
            assert worker.evaluate(SHOWN, json.dumps(said | {"path": "//evil.example"})) == []
            assert worker.evaluate(PRESSED, opponent) == [f"{address}{opponent}"]

            # The next table of the lobby: one notice, which leads there.
            page.goto(f"{address}/lobby")
            with page.expect_response("**/api/me/notices/lobby"):
                page.locator("label", has_text="Tell me of the next table").click()
            wish_of_tables = page.get_by_role("switch", name="Tell me of the next table")
            expect(wish_of_tables).to_be_checked()
            assert violations(page, sizes=["phone"]) == []
            bo.evaluate(OPEN_LISTED)
            wait_for(lambda: mine.heard[-1].said["path"] == "/lobby")
            (shown,) = worker.evaluate(SHOWN, json.dumps(mine.heard[-1].said))
            assert shown["title"] == "A table is open: Incubation"
            page.reload()
            expect(wish_of_tables).not_to_be_checked()

            # Under one's name it is shown, and stopped with one press.
            page.goto(f"{address}/me")
            section = page.get_by_role("region", name="When it is your move")
            expect(section.get_by_role("switch", name="Notices on this device")).to_be_checked()
            section.get_by_placeholder("Mail address").fill("ada@example.org")
            section.get_by_role("button", name="Send me a link").click()
            expect(section.get_by_text("A link is on its way to ada@example.org")).to_be_visible()
            assert violations(page, sizes=["phone"]) == []
            wait_for(lambda: len(box.mails) == 1)
            token = link_in(box.mails[0][1], "confirm")
            page.goto(f"{address}/confirm#{token}")
            page.get_by_role("button", name="Yes, send them").click()
            expect(page.get_by_text("Done: notices go to this address")).to_be_visible()
            assert violations(page, sizes=["phone"]) == []
            page.goto(f"{address}/me")
            kept = page.get_by_role("region", name="What this server keeps of you")
            expect(kept.get_by_text("ada@example.org")).to_be_visible()
            section.get_by_role("button", name="Stop all notices").click()
            expect(kept.get_by_text("ada@example.org")).to_have_count(0)
            assert page.evaluate("window.left") is True
            expect(section.get_by_role("switch")).not_to_be_checked()
            friend.close()


JOIN = """([table, claim]) => fetch(`/api/tables/${table}/seats`, {method: 'POST',
  headers: {'content-type': 'application/json'}, body: JSON.stringify({claim, name: 'Bo'})})"""
OPEN = """(seats) => fetch('/api/tables', {method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify({game: 'incubation', seats})})
  .then((answer) => answer.json())
  .then((told) => { window.claims = told.claims; return told.table; })"""
OPEN_LISTED = """() => fetch('/api/tables', {method: 'POST',
  headers: {'content-type': 'application/json'}, body: JSON.stringify({game: 'incubation',
  listed: true, seats: [{kind: 'me', name: 'Bo'}, {kind: 'link'}]})})"""
TURN = """([table, seat]) => new Promise((over) => {
  const here = location.origin.replace('http', 'ws');
  const socket = new WebSocket(`${here}/api/tables/${table}/socket?seat=${seat}`);
  let count = 0;
  let legal = [];
  socket.onmessage = ({data}) => {
    const told = JSON.parse(data);
    legal = told.legal ?? legal;
    if (told.type !== 'state' && told.type !== 'step') return;
    if (told.result || !legal.length) { socket.close(); over(count); return; }
    socket.send(JSON.stringify({type: 'move', id: `${seat}-${Math.random()}`, move: legal[0]}));
    count += 1;
  };
})"""
"""A whole turn by the protocol; what is not one's turn is none."""


def opened_table_at(page: Page, *seats: str) -> str:
    wishes = [
        {"kind": kind, **({"name": name} if name else {})}
        for kind, _, name in (each.partition(" ") for each in seats)
    ]
    return f"/table/{page.evaluate(OPEN, wishes)}"


def one_turn(page: Page, path: str, seat: int) -> None:
    page.evaluate(TURN, [path.removeprefix("/table/"), seat])


def finish_turn(page: Page, path: str) -> None:
    one_turn(page, path, 0)


def wait_for(holds: Any) -> None:
    for _ in range(1200):
        if holds():
            return
        threading.Event().wait(0.05)
    raise AssertionError("it has not come")


SHOWN = """async (data) => {
  const shown = [];
  self.registration.showNotification = async (title, how) => { shown.push({ title, ...how }); };
  self.dispatchEvent(new PushEvent('push', { data }));
  await new Promise((later) => setTimeout(later, 100));
  return shown;
}"""
"""The notices that the worker would show: this browser has no place for them."""
PRESSED = """async (path) => {
  const opened = [];
  self.clients.openWindow = async (address) => { opened.push(address); };
  const event = new ExtendableEvent('notificationclick');
  event.notification = { data: { path }, close() {} };
  self.dispatchEvent(event);
  await new Promise((later) => setTimeout(later, 300));
  return opened;
}"""
"""The addresses that the worker opens at a press."""
