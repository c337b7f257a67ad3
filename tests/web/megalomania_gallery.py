"""Look at every recorded moment of Megalomania, at every size and in both languages: does it fit?

python -m tests.web.megalomania_gallery [--pictures] [--dark] [size ...] [moment ...]

Prints what is cut, under 12 pixels or on something else, and ends with 1 if there is anything.
`make test` asks the same of the fullest moments only. With --pictures each is kept in
build/screenshots, for people to look at.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable

from playwright.sync_api import Browser, Page

from .browsing import browsing
from .conftest import PICTURES
from .fitting import DRAWN, SIZES, misfits
from .performed import Performed
from .posed import Moment
from .test_fitting import speak
from .test_megalomania_drawn import DESKTOP, SETTLED, kept, moments

LANGUAGES = ("en", "fr")

Do = Callable[[Page], None]

DOMINATES = {"en": "dominates", "fr": "domine"}
SPOKEN = "word => document.querySelector('.garland')?.textContent.includes(` ${word}`)"
"""The texts of a lesson's game have come, too."""

COVERED = """() => {
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const names = boxes('.board .place .who').filter(({ width }) => width > 0);
  return boxes('.board .pick .disc').flatMap((disc) => names.filter((name) =>
    disc.left < name.right && name.left < disc.right &&
    disc.top < name.bottom && name.top < disc.bottom)).length;
}"""
"""How many names of the trick lie below a disc to choose: `fitting` knows nothing of drawings."""

GUIDED = ".coach button, .board [data-can]"
"""The pieces and buttons that a lesson asks for."""


def chosen(page: Page) -> None:
    """Press the first lit piece, so that its effect is drawn."""
    page.locator(".board [data-piece][data-can]").first.click(force=True)
    page.wait_for_timeout(100)


def sheet(page: Page) -> None:
    page.keyboard.press("s")
    page.locator("dialog[open]").wait_for()


def looked(page: Page) -> None:
    page.keyboard.press("b")
    page.locator(".low .tricks, .theirs").first.wait_for()


MORE: dict[str, tuple[str, Do]] = {
    "chosen-card": ("last-to-play", chosen),
    "chosen-cubes": ("many-cubes", chosen),
    "chosen-power": ("power", chosen),
    "chosen-scroll": ("many-scrolls", chosen),
    "chosen-colour": ("oracle", chosen),
    "chosen-seat": ("swap", chosen),
    "chosen-resources": ("resources", chosen),
    "sheet": ("mission-23", sheet),
    "looked-at": ("mission-18", looked),
}
"""The part that is opened or chosen first, by moment."""


def main(asked: list[str]) -> int:
    sizes = [each for each in asked if each in SIZES] or list(SIZES)
    names = [each for each in asked if each not in SIZES and not each.startswith("--")]
    found: list[str] = []
    with browsing() as (browser, address):
        scheme = "dark" if "--dark" in asked else "light"
        page = opened(browser, address, scheme)
        keep = scheme if "--pictures" in asked else None
        for scenes in by_seat(names).values():
            for name in look_at(page, scenes, sizes, keep):
                print(name, flush=True)
                found.append(name)
        if not names or "lesson" in names:
            for name in look_at_lesson(page, sizes, keep):
                print(name, flush=True)
                found.append(name)
    print(f"{len(found)} misfits")
    return 1 if found else 0


def opened(browser: Browser, address: str, scheme: str) -> Page:
    context = browser.new_context(
        service_workers="block",
        base_url=address,
        viewport=DESKTOP,
        locale="en-GB",
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    kept(page)
    page.goto("/nowhere")
    return page


def by_seat(names: list[str]) -> dict[tuple[int, int], dict[str, tuple[Moment, Do | None]]]:
    """Scenes of the same seat, which one page can show one after the other."""
    known = moments()
    scenes: dict[str, tuple[Moment, Do | None]] = {n: (known[n], None) for n in known}
    scenes |= {name: (known[moment], do) for name, (moment, do) in MORE.items()}
    found: dict[tuple[int, int], dict[str, tuple[Moment, Do | None]]] = defaultdict(dict)
    for name, (moment, do) in scenes.items():
        if name in names or not names:
            found[len(moment["view"]["players"]), moment["seat"]][name] = (moment, do)
    return found


def look_at(
    page: Page, scenes: dict[str, tuple[Moment, Do | None]], sizes: list[str], keep: str | None
) -> list[str]:
    """The misfits; pictures are taken of the scheme to `keep`."""
    page.set_viewport_size(DESKTOP)
    posed = Performed(page, "megalomania", next(iter(scenes.values()))[0])
    found = []
    for language in LANGUAGES:
        page.set_viewport_size(DESKTOP)
        posed.speak(language)
        for name, (moment, do) in scenes.items():
            page.set_viewport_size(DESKTOP)
            posed.show(moment)
            page.evaluate(SETTLED)
            if do is not None:
                do(page)
            for size in sizes:
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(DRAWN)
                found += [f"{name} {language} {size}: {each}" for each in misfits(page)]
                if covered := page.evaluate(COVERED):
                    found.append(f"{name} {language} {size}: {covered} names below discs")
                if keep is not None:
                    take(page, f"{name}-{size}-{language}-{keep}")
            if do is not None:
                page.keyboard.press("Escape")
    return found


def take(page: Page, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"megalomania-{name}.png")


def look_at_lesson(page: Page, sizes: list[str], keep: str | None) -> list[str]:
    """The guided first game: what it says first, and its first card to play."""
    found = []
    page.unroute_all()
    for language in LANGUAGES:
        page.set_viewport_size(DESKTOP)
        page.goto("/learn/megalomania")
        page.locator(".coach").first.wait_for()
        speak(page, language)
        page.wait_for_function(SPOKEN, arg=DOMINATES[language])
        for name, presses in (("lesson", 0), ("lesson-card", 3)):
            page.set_viewport_size(DESKTOP)
            for _ in range(presses):
                page.locator(GUIDED).first.click()
            page.evaluate(SETTLED)
            for size in sizes:
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(DRAWN)
                if presses and page.locator(".coach button").count() > 0:
                    page.locator(".coach button").click()  # on a phone, words make room
                found += [f"{name} {language} {size}: {each}" for each in misfits(page)]
                if keep is not None:
                    take(page, f"{name}-{size}-{language}-{keep}")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
