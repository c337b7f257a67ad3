"""Pictures of the pages about people, at every size: `python -m tests.web.people_gallery FOLDER`.

Five games of one person. It lists what does not fit, and fails if anything is listed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from ..programs import chromium
from .conftest import FLAGS, NAMED, PATIENCE
from .fitting import misfits
from .house import MANY_TABLES, AtRandom, running
from .player import opened_table

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


def main(folder: Path, only: str = "") -> int:
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
        for path in ("/", "/statistics", "/me", "/lobby", "/new/incubation"):
            if only and path != only:
                continue
            page.goto(path)
            for language in ("en", "fr"):
                for scheme in ("light", "dark"):
                    page.evaluate(
                        "([language, theme]) => { const kept = JSON.parse(localStorage.coffret); "
                        "localStorage.coffret = JSON.stringify({ ...kept, language, theme }) }",
                        [language, scheme],
                    )
                    page.reload()
                    page.wait_for_load_state("networkidle")
                    for width, height in SIZES:
                        page.set_viewport_size({"width": width, "height": height})
                        name = f"{path.strip('/') or 'home'}-{width}-{language}-{scheme}"
                        page.screenshot(path=folder / f"{name.replace('/', '-')}.png")
                        found += [f"{name}: {each}" for each in misfits(page)]
        browser.close()
    print("\n".join(found))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:3]))
