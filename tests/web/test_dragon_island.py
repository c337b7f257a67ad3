"""The island at the table: whole games by pressing, by keys, by touch; how large its chunk is."""

from __future__ import annotations

import gzip
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from coffret.server.website import BUILT

from .conftest import Picture, Visit
from .fitting import at_every_size, turn
from .island import ASKED, PHONE, play_whole, quick
from .player import opened_table, paint, soon, steps_so_far
from .test_speed import report

KILOBYTE = 1024
MOST_CHUNK = 70 * KILOBYTE

# On a wide stage, too, the crown is not cut, and the island lies below the words.
STAGED = """() => {
  const [mat, crown, words, island] = ['.mat', '.crown', '.words p', '.mat [data-art]'].map(
    (part) => document.querySelector(`.end ${part}`)?.getBoundingClientRect());
  return crown.top >= mat.top && (island === undefined || words.bottom <= island.top);
}"""


def test_a_game_of_three_by_pressing_the_island(visit: Visit, picture: Picture) -> None:
    """On the way, others' turns are summed up."""
    page = visit("/nowhere")
    quick(page)
    page.goto(opened_table(page, "dragon_island", "me Ada", "beginner Otto", "beginner Lin"))
    pressed = play_whole(page, page.mouse.click, enough=lambda: steps_so_far(page) > 45)
    page.keyboard.press("l")
    panel = page.get_by_role("region", name="Since your last turn")
    for name in ("Otto", "Lin"):
        expect(panel).to_contain_text(f"{name} placed")
        expect(panel).to_contain_text(f"{name} went to")
    picture(page, "dragon_island-since")
    page.keyboard.press("Escape")
    pressed |= play_whole(page, page.mouse.click)
    assert {"place", "tile", "face", "map"} <= pressed
    picture(page, "dragon_island-over")
    assert at_every_size(page) == []
    turn(page, "laptop")
    page.wait_for_function(STAGED)


OPTIONS: dict[str, Any] = {
    "dragons": "every_tile",
    "head_start": "gold",
    "screens": "open",
    "extra_turns": 1,
    "first_player": "seat_1",
    "wizards": "lot",
}
"""A table where everything differs from the usual."""


def test_a_game_on_a_phone_by_touch_in_french(visit: Visit, picture: Picture) -> None:
    """With every option of the table: a longer one, dragons of every tile, a head start, and
    screens that all look behind."""
    page = visit("/nowhere", locale="fr-FR", **PHONE)
    quick(page, one_press=False, language="fr")
    page.goto(opened_table(page, "dragon_island", "me Ada", "beginner Otto", **OPTIONS))
    expect(page.locator("[data-place='goods-gold']").first).to_contain_text("2")
    pressed = play_whole(page, page.touchscreen.tap)
    assert {"place", "tile", "primary"} <= pressed
    # One round more than the ten of two players.
    expect(page.locator("header.bar")).to_contain_text("Tour de table 11")
    picture(page, "dragon_island-over-phone")
    assert at_every_size(page, ("lying", "phone", "short")) == []


BUTTONS = {
    "primary": ".strip .primary",
    "pay": ".till .pay:not([aria-disabled=true])",
    "leave": ".strip .outlined:not([aria-disabled=true])",
}
CELL = "() => document.activeElement?.getAttribute('data-cell')"
FOCUSED = "(where) => document.activeElement?.matches(where)"
FOCUS = "(where) => document.querySelector(where)?.focus()"
TABS = 3
"""How often a button of each kind is looked for by Tab: afterwards it has the focus at once."""


def tab_to(page: Page, where: str) -> None:
    for _ in range(60):
        if page.evaluate(FOCUSED, where):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {where}")


def test_a_game_by_keys_only(visit: Visit) -> None:
    """N goes from lit piece to lit piece, arrows walk, Tab leads to buttons, Enter shows and
    plays."""
    page = visit("/nowhere")
    quick(page)
    page.goto(opened_table(page, "dragon_island", "me Ada", "beginner"))
    walked = 0
    tabbed: Counter[str] = Counter()
    paint(page, False)
    for _ in range(900):
        what = soon(page, ASKED)
        if what == "over":
            assert walked > 5
            assert tabbed["primary"] == TABS
            return
        if what == "piece":
            page.keyboard.press("n")
            before = page.evaluate(CELL)
            if before is not None and walked < 12:
                for arrow in ("ArrowRight", "ArrowUp", "ArrowLeft"):
                    page.keyboard.press(arrow)
                    walked += page.evaluate(CELL) != before
                page.keyboard.press("n")
        elif tabbed[what] < TABS:
            tabbed[what] += 1
            tab_to(page, BUTTONS[what])
        else:
            page.evaluate(FOCUS, BUTTONS[what])
        page.keyboard.press("Enter")
    raise AssertionError("the game does not end")


def test_the_board_is_a_small_chunk() -> None:
    chunks = [
        *(BUILT / "assets").glob("dragon_island-*.js"),
        *(BUILT / "assets").glob("dragon_island-*.css"),
    ]
    if not chunks:
        pytest.fail("the app is not built: run `make web`")
    whole = sum(len(gzip.compress(chunk.read_bytes())) for chunk in chunks)
    report(dragon_island_chunk_bytes=whole)
    assert whole <= MOST_CHUNK
