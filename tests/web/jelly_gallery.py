"""Every phase of Attack of the Jelly Monster at every size, in both languages: pictures, misfits.

python -m tests.web.jelly_gallery [--swapped] [--unpainted] [size ...] [moment ...]

The pictures are in build/screenshots, for people to look at beside the drawings: English in the
light and French in the dark, or the other way round. Text that is cut, too small or over something
else is listed (`fitting.py`); then the command fails. `--unpainted` only lists, in a third of the
time. `make test` looks at the fullest moments.
"""

from __future__ import annotations

import sys

from playwright.sync_api import Browser

from .browsing import browsing
from .conftest import NAMED, PICTURES
from .fitting import SIZES, at_every_size, misfits, turn
from .island_gallery import DRESSES, SWAPPED, TOUCHED
from .posed import Moment
from .test_jelly_board import GAME, moments, shown


def main(asked: list[str]) -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    sizes = [each for each in asked if each in SIZES] or list(SIZES)
    names = [each for each in asked if each not in SIZES and not each.startswith("--")]
    scenes = {name: moment for name, moment in moments().items() if name in names or not names}
    found: list[str] = []
    with browsing() as (browser, address):
        for language, dress in (SWAPPED if "--swapped" in asked else DRESSES).items():
            for touched in (False, True):
                of_kind = [size for size in sizes if (size in TOUCHED) is touched]
                if of_kind:
                    drawn = "--unpainted" not in asked
                    worn = (language, *dress)
                    found += look(browser, address, worn, touched, of_kind, scenes, drawn)
    print(*found, f"{len(found)} misfits", sep="\n")
    return 1 if found else 0


def look(
    browser: Browser,
    address: str,
    dress: tuple[str, str, str],
    touched: bool,
    sizes: list[str],
    scenes: dict[str, Moment],
    drawn: bool,
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
    context.add_init_script(NAMED)
    page = context.new_page()
    found: list[str] = []
    for name, moment in scenes.items():
        shown(page, name, moment, language)
        here: list[str] = []
        for size in sizes if drawn else ():
            turn(page, size)
            page.screenshot(path=PICTURES / f"{GAME}-{name}-{size}-{language}-{scheme}.png")
            here += [f"{size}: {each}" for each in misfits(page)]
        if not drawn:
            here = at_every_size(page, sizes)
        found += [f"{name} {language} {each}" for each in here]
        print(name, language, *here, sep="\n  ", flush=True)
    context.close()
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
