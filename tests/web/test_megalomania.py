"""Megalomania at the table: whole games by pressing cards, by keys, and by touch on a phone."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from coffret.server.website import BUILT

from .axe import violations
from .conftest import Picture, Visit
from .player import opened_table, paint, soon
from .test_speed import report

PHONE = {"width": 390, "height": 844}
MOST_OF_BOARD = 60 * 1024
MOST = 3000
"""Presses of a whole game; most take a few hundred."""

# Others' turns are there at once: nobody watches.
AT_ONCE = """(onePress) => localStorage.setItem('coffret', JSON.stringify({
  ...JSON.parse(localStorage.getItem('coffret') ?? '{}'), speed: 0, others: 'off', onePress }))"""

# What the player presses next, and where: what is lit and in sight, the same again, or a button.
NEXT = """() => {
  if (document.querySelector('.end')) return { what: 'over' };
  const screen = document.querySelector('.screen');
  if (screen === null || screen.getAttribute('aria-busy') === 'true') return null;
  const spot = (element) => {
    const box = element.getBoundingClientRect();
    // Of cards that lie over each other, the left edge is in sight.
    for (const part of [0.5, 0.2]) {
      const [x, y] = [box.left + box.width * part, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      if (top && (top === element || element.contains(top))) return { x, y };
    }
    return null;
  };
  const round = Number(document.querySelector('[data-round]')?.dataset.round ?? 0);
  const found = (what, selector) => {
    for (const element of document.querySelectorAll(selector)) {
      const at = spot(element);
      if (at) return { what, round, piece: element.dataset.piece ?? null, ...at };
    }
    return null;
  };
  return found('go-on', '.board .over .primary')
    ?? found('chosen', '.board [data-piece][aria-pressed=true]')
    ?? found('piece', '.board [data-can]')
    ?? found('button', '.strip .primary, .strip .outlined:not([aria-disabled=true])');
}"""


def table(page: Page, *others: str, **options: Any) -> None:
    page.evaluate(AT_ONCE, False)
    page.goto(opened_table(page, "megalomania", "me Ada", *others, **options))


def next_thing(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = soon(page, NEXT)
    return found


def play(page: Page, press: Callable[[float, float], None], until_round: int = 99) -> set[str]:
    """Press what is lit, twice where it is shown first; the kinds of pieces that were played."""
    pressed: set[str] = set()
    paint(page, False)
    for _ in range(MOST):
        thing = next_thing(page)
        if thing["what"] == "over" or thing["round"] >= until_round:
            paint(page, True)
            return pressed
        pressed.add((thing["piece"] or thing["what"]).split("-")[0])
        press(thing["x"], thing["y"])
    raise AssertionError("the game does not end")


def play_whole(page: Page, press: Callable[[float, float], None]) -> set[str]:
    """The first round by two presses each, as it comes; then by one."""
    pressed = play(page, press, until_round=2)
    page.evaluate(AT_ONCE, True)
    page.reload()
    return pressed | play(page, press)


def test_a_whole_game_by_pressing_cards(visit: Visit, picture: Picture) -> None:
    page = visit("/")
    table(page, "beginner Otto", "beginner Lin", "beginner Nadia")
    pressed = play_whole(page, page.mouse.click)
    assert {"card", "power", "resource"} <= pressed
    expect(page.locator(".end")).to_be_visible()
    picture(page, "megalomania-over")
    assert violations(page) == []


def test_a_whole_game_by_touch_on_a_phone_in_french_and_in_pairs(
    visit: Visit, picture: Picture
) -> None:
    page = visit("/", size=PHONE, locale="fr-FR", has_touch=True, is_mobile=True)
    table(page, "beginner Otto", "beginner Lin", "beginner Nadia", pairs="yes")
    pressed = play_whole(page, page.touchscreen.tap)
    assert {"card", "power", "resource"} <= pressed
    expect(page.locator(".end")).to_be_visible()
    picture(page, "megalomania-over-phone-fr")
    assert violations(page) == []


ASKED = """() => {
  const screen = document.querySelector('.screen');
  if (screen === null || screen.getAttribute('aria-busy') === 'true') return null;
  if (document.querySelector("[data-round='5']")) return 'enough';
  if (document.querySelector('.board .over .primary')) return 'go-on';
  const cards = [...document.querySelectorAll('.tray .hand [data-piece]')];
  const card = cards.findIndex((each) => each.dataset.can !== undefined);
  if (card >= 0) return `card ${card + 1}`;
  if (document.querySelector('.ruler [data-can]')) return 'cubes';
  if (document.querySelector('.board [data-can]')) return 'piece';
  return document.querySelector('.strip .primary, .strip .outlined:not([aria-disabled=true])')
    ? 'button' : null;
}"""


def test_four_rounds_by_keys_alone(visit: Visit) -> None:
    """Digits choose cards, + and - cubes, N goes to what is lit, Enter plays or refuses. The table
    is opened where its options are chosen: it decrees after the trick. The other tests play such a
    game to its end."""
    page = visit("/")
    page.evaluate(AT_ONCE, False)
    page.goto("/new/megalomania")
    page.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    for seat in (2, 3, 4):
        page.get_by_label(f"Who sits in seat {seat}").select_option("bot")
        page.get_by_label(f"Bot level, seat {seat}").select_option("beginner")
    page.get_by_label("Scroll 16 is declared").select_option("after_trick")
    with page.expect_request("**/api/tables") as opening:
        page.get_by_role("button", name="Open the table").click()
    wish = opening.value.post_data_json
    assert wish is not None
    assert wish["options"]["decree"] == "after_trick"
    page.locator(".board").wait_for()
    keys = page.keyboard
    pressed: set[str] = set()
    paint(page, False)
    for step in range(MOST):
        asked = soon(page, ASKED)
        what, _, number = asked.partition(" ")
        if what == "enough":
            break
        pressed.add(what)
        if what == "card":
            keys.press(number)
        elif what == "cubes":
            keys.press("+" if step % 3 else "-")
        elif what == "piece":
            keys.press("n")
            keys.press("Enter")
        elif what == "button":
            page.locator(".strip button:not([aria-disabled=true])").last.focus()
        keys.press("Enter")
    assert {"card", "piece"} <= pressed
    assert what == "enough"


def test_the_board_is_light() -> None:
    sizes = {
        path.name: len(gzip.compress(path.read_bytes()))
        for path in Path(BUILT, "assets").glob("*egalomania*.js")
    }
    report(megalomania_board_kb={name: round(size / 1024, 1) for name, size in sizes.items()})
    assert 0 < sum(sizes.values()) <= MOST_OF_BOARD, sizes
