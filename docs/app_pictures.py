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
STEPS = 160
"""Until dragons have hatched and objectives are near."""


def main() -> None:
    with browsing() as (browser, address):
        with visitor(browser, address, viewport=DESKTOP) as page:
            keep(page, "home")
            table = opened_table(
                page,
                "incubation",
                "me Ada",
                "casual Otto",
                "casual Lin",
                "casual Nadia",
                hints=True,
            )
            page.goto(table)
            let_a_bot_play(page)
            awaited(page)
            keep(page, "incubation")
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


def let_a_bot_play(page: Page) -> None:
    """Someone who knows the game, up to its middle."""
    awaited(page)
    page.get_by_role("button", name="Explain").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_function(
        f"() => Number(document.querySelector('.right input[type=range]').max) > {STEPS}",
        timeout=120_000,
    )
    page.get_by_role("button", name="Play myself").click()


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
