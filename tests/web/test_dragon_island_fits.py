"""Every decision of Dragon Island at every size, in both languages, light and dark: nothing is
cut, too small or on something else, and nothing is in the way of those who do not see or point."""

from __future__ import annotations

import pytest

from .axe import violations
from .conftest import Visit
from .fitting import SIZES, UNPAINTED, at_every_size, turn
from .island import moments
from .posed import TAKE_BACK, Posed

MOMENTS = sorted(
    moments().items(), key=lambda named: (len(named[1]["view"]["players"]), named[1]["seat"])
)
"""By seat: moments of one seat are shown without opening the page again."""
ONCE = {
    *("walk-2", "walk-3", "over-2", "act-take_gold", "act-draw_maps", "treasure", "maps-first"),
    *("stop", "deal-stop", "maps-3"),
}
"""Like others, but for a few words: in French only, whose words are longer."""
FORGET = "localStorage.coffret = JSON.stringify({ name: 'Ada', speed: 0 })"
"""A newcomer at each page: then the lines that are said once take their room, too."""
CLIPPED = f"""addEventListener('DOMContentLoaded', () => {{
  document.documentElement.style.clipPath = '{UNPAINTED}';
}})"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_decision_fits_every_size(visit: Visit, language: str) -> None:
    """In English, whose words are shorter, each decision at every second size: both halves of the
    sizes in turn."""
    locale = {"en": "en-GB", "fr": "fr-FR"}[language]
    page = visit("/nowhere", locale=locale, scheme="dark" if language == "en" else "light")
    page.context.add_init_script(FORGET)
    page.context.add_init_script(CLIPPED)
    posed = Posed(page, "dragon_island")
    found: list[str] = []
    chosen = [(name, each) for name, each in MOMENTS if language == "fr" or name not in ONCE]
    for number, (name, moment) in enumerate(chosen):
        turn(page, "desktop")
        posed.show(moment)
        sizes = [*SIZES] if language == "fr" else [*SIZES][number % 2 :: 2]
        found += [f"{name} {each}" for each in at_every_size(page, sizes)]
    turn(page, "desktop")
    posed.show(moments()["walk"] | {"rests": True})
    page.get_by_role("button", name=TAKE_BACK[language]).wait_for()
    found += [f"a bot plays: {each}" for each in at_every_size(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_in_the_way_of_those_who_do_not_see_or_point(visit: Visit, scheme: str) -> None:
    posed = Posed(visit("/nowhere", scheme=scheme), "dragon_island")
    for name in ("walk", "pay", "treasure-dig"):
        posed.show(moments()[name])
        assert violations(posed.page, themes=[scheme]) == [], name
