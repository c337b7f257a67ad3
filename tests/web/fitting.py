"""Does everything on a page fit: at every size of window, in both languages?

`misfits(page)` looks at what is shown now. `at_every_size(page)` asks it at all sizes, by turning
the window of the same page: a board calls it once for each of its phases.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

LOOK = (Path(__file__).parent / "fitting.js").read_text("utf-8")

SIZES = {
    "large": (2560, 1440),
    "desktop": (1440, 900),
    "tablet": (1024, 768),
    "tall": (820, 1180),
    "lying": (844, 390),
    "phone": (390, 844),
    "short": (360, 640),
}

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def misfits(page: Page) -> list[str]:
    """What is cut, too small, or on something else, on the page as it stands."""
    found: list[str] = page.evaluate(LOOK)
    return found


def at_every_size(page: Page, sizes: Iterable[str] = SIZES) -> list[str]:
    """The misfits of a page at every size, each with the size's name before it."""
    found = []
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found += [f"{size}: {each}" for each in misfits(page)]
    return found
