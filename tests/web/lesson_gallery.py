"""Go through a game's guided first game as a newcomer does: pictures of all it says, and misfits.

python -m tests.web.lesson_gallery GAME [size ...]

In both languages, by what the lesson lights up. The pictures are in build/screenshots; text that is
cut, too small or over something else is listed (`fitting.py`), and then the command fails.
"""

from __future__ import annotations

import sys

from playwright.sync_api import Browser, Page

from .browsing import browsing
from .conftest import PICTURES
from .fitting import SIZES, misfits
from .island_gallery import DRESSES, TOUCHED

MOST_LOOKS = 3000
MOST_IDLE = 400
"""Looks without anything to press, 60 ms apart: others' turns take their time."""

FORGET = "localStorage.coffret = JSON.stringify({ name: 'Ada', speed: 0 })"
SAID = "() => document.querySelector('.coach p:not(.do, .quietly)')?.textContent ?? ''"
PRESS = """() => {
  // With a die in hand, an equal one beside it would only take its place.
  const held = document.querySelector('[data-die][aria-pressed=true]') !== null;
  const isShown = (each) =>
    each.checkVisibility() && !each.disabled && !(held && each.matches('[data-die]'));
  const coach = document.querySelector('.coach');
  if (coach?.querySelector('.button.outlined')) return 'over';
  const buttons = [
    ...document.querySelectorAll('.coach .button.primary'),
    ...document.querySelectorAll('.till .pay:not([aria-disabled=true])'),
    ...document.querySelectorAll('.strip .button.primary:not([disabled], [aria-disabled=true])'),
    ...document.querySelectorAll('[data-can]:not([aria-disabled=true]):not([aria-pressed=true])'),
    ...document.querySelectorAll('.strip .button:not([disabled], [aria-disabled=true])'),
    ...document.querySelectorAll('[data-can][aria-pressed=true]'),
  ].filter(isShown);
  if (buttons.length === 0) return '';
  const [first] = buttons;
  const named = first.getAttribute('aria-label') ?? first.textContent.trim();
  if (first instanceof HTMLElement) first.click();
  else first.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return named || first.dataset.piece || 'pressed';
}"""


def main(game: str, sizes: list[str]) -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    found: list[str] = []
    with browsing() as (browser, address):
        for language in DRESSES:
            for size in sizes:
                found += walk(browser, address, game, size, language)
    print(*found, f"{len(found)} misfits", sep="\n")
    return 1 if found else 0


def walk(browser: Browser, address: str, game: str, size: str, language: str) -> list[str]:
    """One lesson from its first word to its last."""
    locale, scheme = DRESSES[language]
    width, height = SIZES[size]
    context = browser.new_context(
        service_workers="block",
        base_url=address,
        viewport={"width": width, "height": height},
        is_mobile=size in TOUCHED,
        has_touch=size in TOUCHED,
        locale=locale,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    context.add_init_script(FORGET)
    page = context.new_page()
    page.goto(f"/learn/{game}")
    page.locator(".coach").first.wait_for()
    found = looked_at(page, f"{game}-lesson-{size}-{language}")
    context.close()
    return found


def looked_at(page: Page, name: str) -> list[str]:
    found: list[str] = []
    said = ""
    count = 0
    idle = 0
    for _ in range(MOST_LOOKS):
        page.wait_for_timeout(60)
        now = page.evaluate(SAID)
        if now and now != said:
            said = now
            count += 1
            page.wait_for_timeout(150)
            page.screenshot(path=PICTURES / f"{name}-{count:02}.png")
            found += [f"{name} {count} {each}" for each in misfits(page)]
        pressed = page.evaluate(PRESS)
        if pressed == "over":
            page.screenshot(path=PICTURES / f"{name}-over.png")
            print(f"{name}: {count} texts")
            return found
        idle = 0 if pressed else idle + 1
        if idle > MOST_IDLE:
            break
    page.screenshot(path=PICTURES / f"{name}-stuck.png")
    return [*found, f"{name}: stuck after {count} texts"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:] or ["desktop", "phone"]))
