"""Every decision of Dragon Island at every size, in both languages: pictures, and what is wrong.

python -m tests.web.island_gallery [--swapped] [size ...] [moment ...]

The pictures are in build/screenshots, for people to look at: English in the light and French in
the dark, or the other way round. Text that is cut, too small or over something else is listed
(`fitting.py`); then the command fails.
"""

from __future__ import annotations

import sys

from playwright.sync_api import Browser

from .browsing import browsing
from .conftest import PICTURES
from .fitting import SIZES, misfits, turn
from .island import moments, stretched
from .posed import Moment, Posed

TOUCHED = ("tablet", "tall", "lying", "phone", "short")
DRESSES = {"en": ("en-GB", "light"), "fr": ("fr-FR", "dark")}
SWAPPED = {"en": ("en-GB", "dark"), "fr": ("fr-FR", "light")}
FORGET = "localStorage.coffret = JSON.stringify({ name: 'Ada', speed: 0 })"
"""A newcomer at each page: then the lines that are said once take their room, too."""


def main(sizes: list[str], names: list[str], dresses: dict[str, tuple[str, str]]) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    every = moments() | {"stretched": stretched()}
    shown = sorted(
        ((name, moment) for name, moment in every.items() if name in names or not names),
        key=lambda named: (len(named[1]["view"]["players"]), named[1]["seat"]),
    )
    found: list[str] = []
    with browsing() as (browser, address):
        for language, dress in dresses.items():
            for touched in (False, True):
                of_kind = [size for size in sizes if (size in TOUCHED) is touched]
                if of_kind:
                    found += look(browser, address, (language, *dress), touched, of_kind, shown)
    print(*found, f"{len(found)} misfits", sep="\n")
    sys.exit(len(found) > 0)


def look(
    browser: Browser,
    address: str,
    dress: tuple[str, str, str],
    touched: bool,
    sizes: list[str],
    shown: list[tuple[str, Moment]],
) -> list[str]:
    """Pictures of the moments in a language, by mouse or by touch; what does not fit."""
    language, locale, scheme = dress
    context = browser.new_context(
        service_workers="block",
        base_url=address,
        is_mobile=touched,
        has_touch=touched,
        locale=locale,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    context.add_init_script(FORGET)
    posed = Posed(context.new_page(), "dragon_island")
    found: list[str] = []
    for name, moment in shown:
        turn(posed.page, "desktop")
        posed.show(moment)
        for size in sizes:
            turn(posed.page, size)
            posed.page.wait_for_timeout(150)
            posed.page.screenshot(path=PICTURES / f"dragon_island-{name}-{size}-{language}.png")
            found += [f"{name} {size} {language} {each}" for each in misfits(posed.page)]
    context.close()
    return found


if __name__ == "__main__":
    asked = sys.argv[1:]
    main(
        [each for each in asked if each in SIZES] or list(SIZES),
        [each for each in asked if each not in SIZES and not each.startswith("--")],
        SWAPPED if "--swapped" in asked else DRESSES,
    )
