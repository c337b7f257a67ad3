"""Fixtures: a server, a browser, and pages whose errors fail the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from coffret.server.website import BUILT

from ..programs import chromium
from .house import MANY_TABLES, AtRandom, running
from .wording import WATCH

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"

PATIENCE = 60_000
"""Milliseconds: only a page that is stuck takes so long, however busy the machine is."""
expect.set_options(timeout=PATIENCE)

NAMED = "localStorage.coffret ??= JSON.stringify({ name: 'Ada' })"
"""A person who has said a name before; a newcomer is asked for it once."""

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of a worker; nobody waits for bots that think."""
    if not (BUILT / "index.html").exists():
        pytest.fail("the app is not built: run `make web`")
    db = tmp_path_factory.mktemp("house") / "tables.db"
    with running(db, bot_pool=AtRandom, limits=MANY_TABLES) as address:
        yield address


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """While it runs, its thread has an event loop: it ends before other packages' tests."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests of a worker; each visitor has a context."""
    one = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield one
    one.close()


@pytest.fixture
def visit(house: str, browser: Browser) -> Iterator[Visit]:
    """Open a page as someone new, or in the browser of someone who is already there."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        path: str = "/",
        *,
        like: Page | None = None,
        newcomer: bool = False,
        read: bool = True,
        **settings: Any,
    ) -> Page:
        """`read`: every word that appears is looked at, which takes time where that is measured."""
        if like is None:
            context = browser.new_context(
                base_url=house,
                viewport=settings.pop("size", {"width": 1440, "height": 900}),
                locale=settings.pop("locale", "en-GB"),
                color_scheme=settings.pop("scheme", "light"),
                reduced_motion=settings.pop("motion", "reduce"),
                # Its own tests are in test_offline.py; elsewhere it would only take time.
                service_workers=settings.pop("workers", "block"),
                **settings,
            )
            if read:
                context.add_init_script(WATCH)
            if not newcomer:
                context.add_init_script(NAMED)
            contexts.append(context)
        else:
            context = like.context
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(f"{error.message}\n{error.stack}"))
        page.on("console", lambda line: _note(line.type, line.text, errors))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def _note(kind: str, text: str, errors: list[str]) -> None:
    # The browser itself reports a connection that a test has cut, and a refusal.
    from_the_browser = ("WebSocket", "ERR_", "Failed to load resource")
    if kind == "error" and not any(part in text for part in from_the_browser):
        errors.append(text)


@pytest.fixture
def picture() -> Picture:
    """Keep a picture of a page, for people to look at."""

    def take(page: Page, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png")

    return take
