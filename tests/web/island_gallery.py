"""Take a picture of every decision of Dragon Island: at every size, in both languages.

python -m tests.web.island_gallery [size ...] [moment ...]

For people to look at, in build/screenshots: English in the light, French in the dark. Not a test:
nothing here is asserted.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from .conftest import FLAGS, PICTURES, chromium
from .fitting import DRAWN, SIZES
from .house import running
from .posed import Posed
from .test_dragon_island import moments

TOUCHED = ("tablet", "tall", "lying", "phone", "short")
DRESSES = {"en": ("en-GB", "light"), "fr": ("fr-FR", "dark")}


def main(sizes: list[str], names: list[str]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    shown = sorted(
        ((name, moment) for name, moment in moments().items() if name in names or not names),
        key=lambda named: (len(named[1]["view"]["players"]), named[1]["seat"]),
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.db") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for language, (locale, scheme) in DRESSES.items():
            for touched in (False, True):
                context = browser.new_context(
                    base_url=address,
                    is_mobile=touched,
                    has_touch=touched,
                    locale=locale,
                    color_scheme="dark" if scheme == "dark" else "light",
                    reduced_motion="reduce",
                )
                posed = Posed(context.new_page(), "dragon_island")
                for name, moment in shown:
                    posed.show(moment)
                    for size in [each for each in sizes if (each in TOUCHED) is touched]:
                        width, height = SIZES[size]
                        posed.page.set_viewport_size({"width": width, "height": height})
                        posed.page.evaluate(DRAWN)
                        posed.page.wait_for_timeout(150)
                        path = PICTURES / f"dragon_island-{name}-{size}-{language}.png"
                        posed.page.screenshot(path=path)
                context.close()
        browser.close()


if __name__ == "__main__":
    asked = sys.argv[1:]
    main(
        [each for each in asked if each in SIZES] or list(SIZES),
        [each for each in asked if each not in SIZES],
    )
