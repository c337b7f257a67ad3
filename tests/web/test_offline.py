"""On the phone: the app can be installed, and what was seen is there without the server."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from coffret.server.origins import COOKIE
from tests.server.harness import Client, catch_up

from .conftest import NAMED, PATIENCE
from .house import MANY_TABLES, AtRandom, running

CONTROLLED = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that lets the app's worker work."""
    size = {"width": 390, "height": 844}
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        locale="en-GB",
        reduced_motion="reduce",
    )
    context.add_init_script(NAMED)
    yield context
    context.close()


def opened(phone: BrowserContext, address: str) -> Page:
    page = phone.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.wait_for_function(CONTROLLED)
    return page


def play_out(address: str, table: str, token: str) -> None:
    """A whole game of two seats, by chance; in a thread, as the browser's driver has this one."""

    async def play() -> None:
        port, chance = urlsplit(address).port or 0, Random(3)
        async with Client(port, table, token, 0) as one, Client(port, table, token, 1) as two:
            for client in (one, two):
                await client.until("state")
            while one.result is None:
                acting = one if one.legal else two
                answer = await acting.play(chance.choice(acting.legal))
                await catch_up([one, two], answer["n"])

    thread = threading.Thread(target=lambda: asyncio.run(play()))
    thread.start()
    thread.join()


def test_the_page_my_games_rules_and_a_replay_load_with_the_server_down(
    phone: BrowserContext, tmp_path: Path
) -> None:
    with running(tmp_path / "db", bot_pool=AtRandom, limits=MANY_TABLES) as address:
        page = opened(phone, address)
        page.goto(f"{address}/rules/incubation")
        path = opened_table_at(page, address)
        cookies = {each.get("name"): each.get("value") for each in phone.cookies()}
        play_out(address, path.removeprefix("/table/"), str(cookies[COOKIE]))
        page.goto(f"{address}{path}")  # from now on this browser knows the table
        expect(page.locator(".screen, .end").first).to_be_visible()
        page.goto(f"{address}{path}/replay")
        expect(page.locator(".screen")).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.goto(address)
        expect(page.get_by_role("region", name="Finished").get_by_role("listitem")).to_have_count(1)
        page.wait_for_load_state("networkidle")

    page.goto(address)
    expect(page.get_by_text("The server is out of reach")).to_be_visible()
    expect(page.get_by_role("region", name="Finished").get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("button", name="Play now: Incubation")).to_be_visible()
    page.goto(f"{address}{path}/replay")
    expect(page.locator(".screen")).to_be_visible()
    page.goto(f"{address}/rules/incubation")
    expect(page.get_by_role("heading", name="Incubation").first).to_be_visible()


def opened_table_at(page: Page, address: str) -> str:
    """Of two people on this device; the page's own requests have no base address here."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    answer = page.request.post(f"{address}/api/tables", data={"game": "incubation", "seats": seats})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['table']}"


def test_the_app_can_be_installed(phone: BrowserContext, house: str) -> None:
    page = opened(phone, house)
    found = phone.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["name"]
    assert manifest["short_name"]
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "./"
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(f"{house}/{icon['src']}")
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width = int.from_bytes(answer.body()[16:20])
            assert icon["sizes"] == f"{width}x{width}"
            sizes.add((width, icon.get("purpose", "any")))
    assert sizes == {(192, "any"), (512, "any"), (512, "maskable")}
    worker = page.request.get(f"{house}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "javascript" in worker.headers["content-type"]
    scope = page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert scope == f"{house}/"
