"""Take the pictures of the app that the documentation shows, in a real browser.

python -m docs.app_pictures   (in the checkout; the app must be built: `make web`)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page
from tests.web.browsing import browsing
from tests.web.player import awaited, opened_table

IMAGES = Path(__file__).parent / "img"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
COLOURS = 256
REACHED = {
    # Dragons have hatched and objectives are near; the island has grown; missions are behind us.
    "incubation": "Number(document.querySelector('.right input[type=range]').max) > 160",
    "dragon_island": "Number(document.querySelector('.right input[type=range]').max) > 120",
    "megalomania": "Number(document.querySelector('.right input[type=range]').max) > 150",
    "jelly_monster": "document.querySelector('h1')?.parentElement.textContent.includes('2 of 4')",
}
OPTIONS = {"jelly_monster": {"pace": "relaxed"}}


SEATS = ("me Ada", "casual Otto", "casual Lin", "casual Nadia")


def main() -> None:
    table = ""
    with browsing() as (browser, address):
        with visitor(browser, address, viewport=DESKTOP) as page:
            keep(page, "home")
            for game in REACHED:
                path = opened_table(page, game, *SEATS, hints=True, **OPTIONS.get(game, {}))
                page.goto(path)
                let_a_bot_play(page, REACHED[game])
                awaited(page)
                keep(page, game)
                table = table or path
            cookies = page.context.storage_state()
        french_at_night = {"locale": "fr-FR", "color_scheme": "dark", "storage_state": cookies}
        with visitor(
            browser, address, table, viewport=PHONE, device_scale_factor=2, **french_at_night
        ) as page:
            page.evaluate("() => localStorage.removeItem('coffret')")
            page.reload()
            awaited(page)
            keep(page, "incubation-phone")


@contextmanager
def visitor(browser: Browser, address: str, path: str = "/", **settings: Any) -> Iterator[Page]:
    context = browser.new_context(base_url=address, reduced_motion="reduce", **settings)
    page = context.new_page()
    page.goto(path)
    yield page
    context.close()


def let_a_bot_play(page: Page, reached: str) -> None:
    """Someone who knows the game, up to its middle."""
    awaited(page)
    page.get_by_role("button", name="Explain").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_function(f"() => {reached}", timeout=300_000)
    # Megalomania shows each round's result until someone has seen it.
    page.add_locator_handler(
        page.get_by_role("button", name="To round"), lambda button: button.click()
    )
    page.get_by_role("button", name="Take my seat back").click()


def keep(page: Page, name: str) -> None:
    """A picture in few colours: flat art needs no more, and a page has to load them."""
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    taken = Image.open(BytesIO(page.screenshot())).convert("RGB")
    taken.quantize(COLOURS, dither=Image.Dither.NONE).save(
        IMAGES / f"app-{name}.png", optimize=True
    )


if __name__ == "__main__":
    main()
