"""Take a picture of every page and every board: at every size, in both languages, light and dark.

python -m tests.web.gallery [large desktop tablet tall lying phone short]

For people to look at, in build/screenshots. Not a test: nothing here is asserted.
"""

from __future__ import annotations

import sys
from itertools import product

from playwright.sync_api import Browser, StorageState

from coffret import registry

from .browsing import browsing
from .conftest import PICTURES
from .fitting import SIZES
from .player import awaited, opened_table, play_by_list

TOUCHED = ("tablet", "tall", "lying", "phone", "short")
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PLAYED = 20
"""Decisions, until a board has something on it."""

PAGES = {
    "home": "/",
    "new": "/new/incubation",
    "rules": "/rules",
    "rulebook": "/rules/incubation",
    "learn": "/learn/incubation",
    "lost": "/nowhere",
}


def main(sizes: list[str]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, address):
        pages, owner = set_up(browser, address)
        for size, language, theme in product(sizes, LOCALES, ("light", "dark")):
            width, height = SIZES[size]
            context = browser.new_context(
                service_workers="block",
                base_url=address,
                viewport={"width": width, "height": height},
                is_mobile=size in TOUCHED,
                has_touch=size in TOUCHED,
                locale=LOCALES[language],
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
                storage_state=owner,
            )
            # The language and theme are the browser's, not those that the owner's has kept.
            context.add_init_script("localStorage.removeItem('coffret')")
            page = context.new_page()
            for name, path in pages.items():
                if name == "join":  # a guest who follows an invitation is someone else
                    context.clear_cookies()
                page.goto("about:blank")
                page.goto(path)
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(200)
                page.screenshot(path=PICTURES / f"{name}-{size}-{language}-{theme}.png")
            context.close()


def set_up(browser: Browser, address: str) -> tuple[dict[str, str], StorageState]:
    """Tables in every state, and what the browser of their owner knows."""
    context = browser.new_context(
        service_workers="block", base_url=address, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto("/")
    pages = dict(PAGES)
    for game in sorted(registry.names()):
        table = opened_table(page, game, "me Ada", "casual Otto", "casual Lin", hints=True)
        page.goto(table)
        play_by_list(page, PLAYED)
        awaited(page)
        pages[game] = table
    five = opened_table(
        page, "incubation", "me Ada", "casual Otto", "casual Lin", "casual Nadia", "casual Inès"
    )
    page.goto(five)
    play_by_list(page, PLAYED)
    awaited(page)
    pages["incubation-five"] = five
    waiting = opened_table(page, "incubation", "me Ada", "link", "beginner Otto")
    claim = page.request.post(f"/api/tables/{waiting.split('/')[-1]}/seats/1/link").json()
    over = opened_table(page, "incubation", "beginner Otto", "beginner Lin")
    page.goto(over)
    page.locator(".end").wait_for(timeout=120_000)
    state = context.storage_state()
    context.close()
    pages |= {"waiting": waiting, "over": over, "replay": f"{over}/replay"}
    return pages | {"join": f"{waiting}/join#{claim['claim']}"}, state


if __name__ == "__main__":
    main(sys.argv[1:] or list(SIZES))
