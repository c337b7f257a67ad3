"""Does everything on a page fit: at every size of window, in both languages?

`misfits(page)` looks at what is shown now. `at_every_size(page)` asks it at all sizes, by turning
the window of the same page: a board calls it once for each of its phases.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page, TimeoutError

LOOK = (Path(__file__).parent / "fitting.js").read_text("utf-8")

SIZES = {
    "large": (2560, 1440),
    "desktop": (1440, 900),
    "low": (1440, 780),
    "laptop": (1280, 720),
    "tablet": (1024, 768),
    "tall": (820, 1180),
    "lying": (844, 390),
    "phone": (390, 844),
    "short": (360, 640),
}

PATIENCE = 30_000
"""Milliseconds after which a misfit is one."""

DRAWN = """() => new Promise((drawn) => {
  requestAnimationFrame(() => requestAnimationFrame(drawn));
  setTimeout(drawn, 1000);
})"""
"""Two frames; a browser that paints nothing for a while must not keep us waiting for ever."""


UNPAINTED = "inset(50%)"
"""A page that is clipped away is laid out as ever, but nobody waits until it is painted."""

CLIP = """(clip) => {
  const { style } = document.documentElement;
  const before = style.clipPath;
  style.clipPath = clip;
  return before;
}"""

NOTICED = """(size) => {
  const screen = document.querySelector('.screen');
  return screen === null || screen.classList.contains(size);
}"""
CLASSES = {"low": "desktop", "laptop": "tablet", "tall": "tablet", "short": "phone"}
"""The table's own name of a size, where it is not the same."""


def turn(page: Page, size: str) -> None:
    """Give a page's window another size, and wait until everything is drawn for it."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(NOTICED, arg=CLASSES.get(size, size))
    page.evaluate(DRAWN)


def misfits(page: Page) -> list[str]:
    """Parts of the page that are cut, too small, or over something else now."""
    found: list[str] = page.evaluate(LOOK)
    if not found:
        return []
    try:  # on a busy machine a part may notice its new size a moment later
        page.wait_for_function(f"() => ({LOOK})().length === 0", timeout=PATIENCE, polling=200)
    except TimeoutError:
        return list(page.evaluate(LOOK))
    return []


def at_every_size(page: Page, sizes: Iterable[str] = SIZES) -> list[str]:
    """The misfits of a page at every size, each with the size's name before it."""
    found = []
    before = page.evaluate(CLIP, UNPAINTED)
    for size in sizes:
        turn(page, size)
        found += [f"{size}: {each}" for each in misfits(page)]
    page.evaluate(CLIP, before)
    return found
