"""Megalomania at the table: played by pressing cards, by keys, and by touch on a phone; in every
moment drawn without overlap; what it shows comes from the engine."""

from __future__ import annotations

import gzip
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, expect

from coffret.server.website import BUILT

from .axe import violations
from .conftest import Picture, Visit
from .player import awaited, opened_table
from .test_speed import FRAMES, THROTTLED, report

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 640}
MOST_OF_BOARD = 60 * 1024
LEAST_TARGET = 32

# Others' turns are there at once: nobody watches.
AT_ONCE = """() => localStorage.setItem('coffret', JSON.stringify({
  ...JSON.parse(localStorage.getItem('coffret') ?? '{}'), speed: 0, others: 'off' }))"""

ONE_PRESS = "() => localStorage.setItem('coffret', JSON.stringify({ onePress: true }))"

# One thing that the player does next: what is lit, then the same again; else a button.
NEXT = """() => {
  const screen = document.querySelector('.screen');
  if (document.querySelector('.end')) return 'over';
  if (screen === null || screen.getAttribute('aria-busy') === 'true') return null;
  const chosen = document.querySelector('.board [data-piece][aria-pressed=true]');
  if (chosen) return 'chosen';
  if (document.querySelector('.board .over .primary')) return 'go-on';
  if (document.querySelector('.board [data-can]')) return 'piece';
  return document.querySelector('.strip .primary') ? 'button' : null;
}"""

# The same without a driver between the presses: a whole game of four has hundreds.
TO_THE_END = f"""async () => {{
  const next = {NEXT};
  const places = {{
    'go-on': '.board .over .primary', button: '.strip .primary',
    chosen: '.board [data-piece][aria-pressed=true]', piece: '.board [data-can]',
  }};
  let pressed = 0;
  for (;;) {{
    const what = next();
    if (what === 'over') return pressed;
    if (what !== null) document.querySelector(places[what])?.click();
    if (what === 'piece') pressed += 1;
    await new Promise((done) => setTimeout(done, 15));
  }}
}}"""


def table(page: Page, *others: str, **options: Any) -> None:
    page.evaluate(AT_ONCE)
    page.goto(opened_table(page, "megalomania", "me Ada", *others, **options))


def next_thing(page: Page) -> str:
    found: str = page.wait_for_function(NEXT, timeout=60_000).json_value()
    return found


def rounds_played(page: Page) -> int:
    found = "() => document.querySelector('[data-round]')?.dataset.round ?? '0'"
    return int(page.evaluate(found))


def play(page: Page, until_round: int, *, tap: bool = False) -> int:
    """Press cards and other pieces only, each twice: to see it and to play it. How often."""
    pressed = 0
    while True:
        what = next_thing(page)
        if what == "over" or rounds_played(page) >= until_round:
            return pressed
        if what == "go-on":
            target = page.locator(".board .over .primary")
        elif what == "button":
            target = page.locator(".strip .primary").first
        elif what == "chosen":
            target = page.locator(".board [data-piece][aria-pressed=true]").first
        else:
            target = page.locator(".board [data-can]").first
        (target.tap if tap else target.click)()
        pressed += what in ("piece", "chosen")


def test_a_whole_game_of_four_is_played_by_pressing_pieces_only(
    visit: Visit, picture: Picture
) -> None:
    page = visit("/")
    page.evaluate(ONE_PRESS)
    table(page, "beginner Otto", "beginner Lin", "beginner Nadia")
    next_thing(page)
    assert page.evaluate(TO_THE_END) > 100
    expect(page.locator(".end")).to_be_visible()
    picture(page, "megalomania-over")


def test_keys_alone_play_it(visit: Visit) -> None:
    page = visit("/")
    table(page, "beginner Otto")
    played = 0
    while rounds_played(page) < 3:
        what = next_thing(page)
        assert what != "over"
        if what in ("go-on", "button"):
            page.locator(".strip .primary").last.focus()
            page.keyboard.press("Enter")
            continue
        if what == "piece":
            if page.locator(".tray .hand [data-can]").count() > 0:
                number = page.evaluate(
                    "() => [...document.querySelectorAll('.tray .hand [data-piece]')]"
                    ".findIndex((card) => card.hasAttribute('data-can')) + 1"
                )
                page.keyboard.press(str(number))
            else:
                page.keyboard.press("n")  # to what is lit
                page.keyboard.press("Enter")
        expect(page.locator(".board [data-piece][aria-pressed=true]").first).to_be_visible()
        page.keyboard.press("Enter")
        played += 1
        page.wait_for_function(NEXT)
    assert played > 10


def test_on_a_phone_it_is_played_by_touch_in_french_and_in_pairs(
    visit: Visit, picture: Picture
) -> None:
    page = visit("/", size=PHONE, locale="fr-FR", has_touch=True)
    table(page, "beginner Otto", "beginner Lin", "beginner Nadia", pairs="yes")
    play(page, until_round=3, tap=True)
    next_thing(page)
    expect(page.locator(".board .tray")).to_be_visible()
    picture(page, "megalomania-phone-fr")
    assert violations(page) == []


def test_a_full_hand_has_targets_for_fingers_on_the_smallest_phone(visit: Visit) -> None:
    page = visit("/", size=SMALL, has_touch=True)
    table(page, "beginner Otto")
    for _ in range(40):
        next_thing(page)
        cards = page.locator(".tray .held")
        if cards.count() == 8:
            break
        play(page, until_round=rounds_played(page) + 1, tap=True)
    boxes = [card.bounding_box() for card in page.locator(".tray .held").all()]
    assert len(boxes) == 8
    for box in boxes:
        assert box is not None
        assert box["width"] >= LEAST_TARGET
        assert box["height"] >= LEAST_TARGET
        assert box["x"] >= 0
        assert box["x"] + LEAST_TARGET <= SMALL["width"]


def test_the_board_is_light(house: str) -> None:
    sizes = {
        path.name: len(gzip.compress(path.read_bytes()))
        for path in Path(BUILT, "assets").glob("*egalomania*.js")
    }
    report(megalomania_board_kb={name: round(size / 1024, 1) for name, size in sizes.items()})
    assert 0 < sum(sizes.values()) <= MOST_OF_BOARD, sizes


def test_a_trick_that_is_taken_moves_smoothly(visit: Visit) -> None:
    page = visit("/", motion="no-preference")
    page.goto(opened_table(page, "megalomania", "me Ada", "beginner Otto"))
    slow = page.context.new_cdp_session(page)
    frames: list[float] = []
    for _ in range(30):
        awaited(page)
        page.locator(".board [data-can], .strip .primary").first.click()
        if page.locator(".row.held").count() > 0:
            slow.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
            frames += page.evaluate(FRAMES, 1500)
            slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        if len(frames) > 60:
            break
    report(
        megalomania_frame_median_ms=round(median(frames), 1) if frames else None,
        megalomania_frames_per_second=round(1000 * len(frames) / sum(frames), 1)
        if frames
        else None,
    )


def test_a_table_of_megalomania_has_no_serious_fault(visit: Visit) -> None:
    page = visit("/")
    table(page, "beginner Otto", "beginner Lin")
    play(page, until_round=2)
    next_thing(page)
    assert violations(page) == []
