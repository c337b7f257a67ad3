"""Nothing is cut, too small or on something else: every page, at every size, in both languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from .conftest import Visit
from .fitting import SIZES, at_every_size, misfits
from .player import awaited, opened_table, play_by_list

NAMES = ("me Zoé", "beginner Maximilien", "beginner Lin", "beginner Nadia", "beginner Inès")


def ready(page: Page) -> Page:
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return page


def test_what_does_not_fit_would_be_found(visit: Visit) -> None:
    page = ready(visit("/nowhere"))
    page.evaluate(
        """() => {
          const wrong = document.createElement('div');
          wrong.style = 'background: #fff; width: 300px; height: 120px';
          wrong.innerHTML = `
            <p class="a" style="width: 40px; overflow: hidden; white-space: nowrap">Far too long</p>
            <p class="b" style="font-size: 11px">Too small</p>
            <p class="c" style="height: 20px">One line</p>
            <p class="d" style="margin-top: -16px">On the other</p>
            <button class="e">Press</button><button class="f" style="margin-left: -30px">Me</button>
            <svg width="100" height="10" viewBox="0 0 200 20"><text y="16">Shrunk</text></svg>
            <p class="h" style="margin-top: 90px; height: 30px">Below</p>`;
          document.querySelector('main').prepend(wrong);
        }"""
    )
    found = misfits(page)
    for kind, part in [
        ("cut", "p.a"),
        ("small", "p.b"),
        ("over", "p.c"),
        ("over", "button.e"),
        ("small", "text"),
        ("spills", "p.h"),
    ]:
        assert any(line.startswith(kind) and part in line for line in found), (kind, part, found)


def no_more(page: Page) -> None:
    """The page as it opens."""


def settings(page: Page) -> None:
    if page.locator("[popover]:popover-open").count() == 0:
        page.locator("header.bar button:visible").last.click()
    page.locator("[popover]:popover-open").wait_for()


def explained(page: Page) -> None:
    page.locator(".strip").wait_for()
    page.keyboard.press("e")
    page.locator("dialog[open] dl").first.wait_for()


def other_board(page: Page) -> None:
    awaited(page)  # what there is to do closes it
    page.keyboard.press("b")
    page.locator(".slab .tab").wait_for()


Do = Callable[[Page], None]


def at(path: str) -> Do:
    return lambda page: (page.goto(path), None)[1]


def table(game: str, seats: int, moves: int = 3) -> Do:
    def go(page: Page) -> None:
        page.goto(opened_table(page, game, *NAMES[:seats], hints=True))
        play_by_list(page, moves)
        awaited(page)

    return go


def waiting(page: Page) -> None:
    page.goto(opened_table(page, "incubation", "me Ada", "link", "beginner Otto"))


PAGES: dict[str, tuple[Do, Do]] = {
    "home": (at("/"), no_more),
    "settings": (at("/"), settings),
    "new": (at("/new/incubation"), no_more),
    "rules": (at("/rules"), no_more),
    "rulebook": (at("/rules/incubation"), no_more),
    "learn": (at("/learn/incubation"), no_more),
    "lost": (at("/nowhere"), no_more),
    "waiting": (waiting, no_more),
    "explain": (table("incubation", 2, 0), explained),
    "other board": (table("incubation", 3, 6), other_board),
}
"""The boards are looked at by their own tests, decision by decision."""


@pytest.fixture(scope="module")
def once(house: str, browser: Browser) -> Page:
    """One session for all: pages are reused, windows turned."""
    context = browser.new_context(
        service_workers="block",
        base_url=house,
        viewport=desktop(),
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    return page


def desktop() -> ViewportSize:
    width, height = SIZES["desktop"]
    return {"width": width, "height": height}


@pytest.mark.parametrize("name", PAGES)
def test_everything_fits(once: Page, name: str) -> None:
    go, show = PAGES[name]
    once.set_viewport_size(desktop())
    go(once)
    found = []
    for language in ("en", "fr"):
        once.set_viewport_size(desktop())
        speak(once, language)
        show(once)
        found += [f"{language} {each}" for each in at_every_size(once)]
    assert not found, "\n".join(found)


def speak(page: Page, language: str) -> None:
    """The same page in a language: by the button of the bar."""
    ready(page)
    page.evaluate(
        """(language) => {
          if (document.documentElement.lang === language) return;
          document.querySelector('dialog[open]')?.close();
          document.querySelector('header.bar button[lang]').click();
        }""",
        language,
    )
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    ready(page)
