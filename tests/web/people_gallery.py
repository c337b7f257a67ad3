"""Pictures of the pages about people, at every size:
`python -m tests.web.people_gallery FOLDER [PAGE [WIDTH]]`.

Five games of one person, a table that waits, tables of others in the lobby, a game that is over.
It lists what does not fit, and fails if anything is listed.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from coffret.server.origins import COOKIE

from ..programs import chromium
from .conftest import FLAGS, NAMED, PATIENCE
from .fitting import misfits
from .house import MANY_TABLES, AtRandom, running
from .player import opened_table
from .test_offline import play_out
from .test_statistics import SOME

SIZES = ((1440, 900), (1920, 1080), (1024, 768), (820, 1180), (844, 390), (390, 844), (360, 640))
FIVE = (
    ("incubation", "me Ada", "me Bo"),
    ("dragon_island", "me Ada", "beginner", "casual"),
    ("megalomania", "me Ada", "beginner", "casual"),
    ("incubation", "me Ada", "link"),
    ("jelly_monster", "me Ada", "beginner", "link"),
)


def come_back(page: Page) -> None:
    """A person with five games, on the first page."""
    for game, *seats in FIVE:
        page.goto(opened_table(page, game, *seats))
        expect(page.locator(".screen, .waiting, main")).not_to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("region", name="Your move")).to_be_visible()


OTHERS: tuple[tuple[str, str, tuple[str | None, ...], dict[str, Any]], ...] = (
    ("Nadia", "incubation", ("casual", "beginner", None), {"clock": "1d"}),
    ("Lin", "dragon_island", ("beginner", None), {"clock": "3d", "hints": True}),
    ("Inès", "jelly_monster", (None, None, None), {}),
    ("Otto", "megalomania", (None, None, None), {"clock": "60s"}),
)
"""Tables of the lobby: the host, the game, the other seats (None: free)."""
SHARE = re.compile("^(Share|Partager)$")


def fill_lobby(browser: Browser, house: str) -> None:
    for name, game, others, more in OTHERS:
        context = browser.new_context(base_url=house)
        seats = [{"kind": "bot", "level": each} if each else {"kind": "link"} for each in others]
        wish = {"game": game, "seats": [{"kind": "me", "name": name}, *seats], "listed": True}
        answer = context.request.post("/api/tables", data=wish | more)
        assert answer.ok, answer.text()
        context.close()


def over(page: Page, house: str) -> str:
    """The path of a finished game."""
    path = opened_table(page, "incubation", "me Ada", "me Bo")
    cookies = {each.get("name"): each.get("value") for each in page.context.cookies()}
    play_out(house, path.removeprefix("/table/"), str(cookies[COOKIE]))
    return path


def unfold(page: Page, name: str) -> None:
    """Parts of a page that open on request."""
    if name == "me":
        for way in page.locator(".ways > .way").all():
            way.locator(".button").first.click()
        expect(page.locator(".words")).to_be_visible()
    if name == "share":
        page.get_by_role("button", name=SHARE).click()
        page.wait_for_load_state("networkidle")


def main(folder: Path, only: str = "", width_only: str = "") -> int:
    found: list[str] = []
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as store,
        running(Path(store) / "tables.db", bot_pool=AtRandom, limits=MANY_TABLES) as house,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(
            service_workers="block", base_url=house, locale="en-GB", reduced_motion="reduce"
        )
        context.add_init_script(NAMED)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto("/")
        come_back(page)
        fill_lobby(browser, house)
        page.route("**/api/me/statistics", lambda route: route.fulfill(json=SOME))
        waiting = opened_table(page, "incubation", "me Ada", "link Nadia", "link", "casual")
        pages = {
            "home": "/",
            "statistics": "/statistics",
            "me": "/me",
            "lobby": "/lobby",
            "new": "/new/incubation",
            "waiting": waiting,
            "share": "",
        }
        for called, path in pages.items():
            if only and called not in only.split(","):
                continue
            page.goto(path or over(page, house))
            page.wait_for_load_state("networkidle")  # the page keeps its settings as it begins
            for language in ("en", "fr"):
                for scheme in ("light", "dark"):
                    page.evaluate(
                        "([language, theme]) => { const kept = JSON.parse(localStorage.coffret); "
                        "localStorage.coffret = JSON.stringify({ ...kept, language, theme }) }",
                        [language, scheme],
                    )
                    page.set_viewport_size({"width": 1440, "height": 900})
                    page.reload()
                    page.wait_for_load_state("networkidle")
                    unfold(page, called)
                    for width, height in SIZES:
                        if width_only and str(width) not in width_only.split(","):
                            continue
                        page.set_viewport_size({"width": width, "height": height})
                        name = f"{called}-{width}-{language}-{scheme}"
                        page.screenshot(path=folder / f"{name}.png")
                        found += [f"{name}: {each}" for each in misfits(page)]
        browser.close()
    print("\n".join(found))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:4]))
