"""The island at the table: whole games by pressing it, by keys and by touch; the camera; the
largest island on a phone; every decision at every size."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from coffret.server.website import BUILT

from .axe import violations
from .conftest import Picture, Visit
from .player import opened_table
from .posed import pose
from .test_speed import FRAMES, THROTTLED, report

FIXTURES = Path(__file__).parents[2] / "web/src/games/dragon_island/fixtures"
KILOBYTE = 1024
MOST_CHUNK = 70 * KILOBYTE
SIZES = {
    "desktop": (1440, 900),
    "narrow": (1200, 800),
    "large": (1920, 1080),
    "tablet": (820, 1180),
    "lying": (844, 390),
    "phone": (390, 844),
    "short": (360, 640),
}
FULLEST = ("tile", "walk", "pay", "act-build", "treasure-dig", "maps")
"""Decisions that need most room: drawn at every size."""
ROOMY = (*FULLEST, "place-3", "walk-2", "fill", "drop", "deal", "act-telekinesis", "waiting")
TOUCHED = ("tablet", "lying", "phone", "short")
QUICK = (
    "localStorage.setItem('coffret', JSON.stringify({speed: 0, onePress: ONE, language: 'LANG'}))"
)

# What one may press now, and where: a lit piece that nothing covers, else a button. A lit piece
# outside the window is brought in by the chip on the edge.
NEXT = """(step) => {
  if (document.querySelector('.end')) return { what: 'over' };
  const screen = document.querySelector('.screen');
  if (!screen || screen.getAttribute('aria-busy') === 'true') return null;
  const spot = (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (top === element || element.contains(top)) ? { x, y } : null;
  };
  const found = (what, selector) => {
    const all = [...document.querySelectorAll(selector)]
      .map((element) => ({ element, at: spot(element) }))
      .filter(({ at }) => at);
    const one = all[step % Math.max(1, all.length)];
    return one ? { what, ...one.at, piece: one.element.getAttribute('data-piece') } : null;
  };
  return found('primary', '.strip .primary') ?? found('pay', '.till .pay:not([aria-disabled=true])')
    ?? found('piece', '.sea [data-can], .tray [data-can], .open [data-can]')
    ?? found('edge', '.edge') ?? found('leave', '.strip .outlined:not([aria-disabled=true])');
}"""


def moments() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FIXTURES / "moments.json").read_text("utf-8"))
    return found


def quick(page: Page, one_press: bool = True, language: str = "en") -> None:
    """No motion; the first press plays, where that is asked for."""
    script = QUICK.replace("ONE", str(one_press).lower()).replace("LANG", language)
    page.context.add_init_script(script)


def play_whole(page: Page, press: Any, most: int = 600) -> set[str]:
    """Press what is lit until the game is over; the kinds of things that were pressed."""
    pressed: set[str] = set()
    for step in range(most):
        found = page.wait_for_function(NEXT, arg=step, timeout=90_000).json_value()
        if found["what"] == "over":
            return pressed
        pressed.add(found["what"] if found["what"] != "piece" else found["piece"].split("-")[0])
        press(found["x"], found["y"])
    raise AssertionError("the game does not end")


def test_a_game_of_three_by_pressing_the_island(visit: Visit, picture: Picture) -> None:
    page = visit("/nowhere")
    quick(page)
    page.goto(opened_table(page, "dragon_island", "me Ada", "beginner", "beginner"))
    pressed = play_whole(page, page.mouse.click)
    assert {"place", "tile", "face", "map"} <= pressed
    picture(page, "dragon_island-over")


def test_a_game_on_a_phone_by_touch_in_french(visit: Visit, picture: Picture) -> None:
    page = visit(
        "/nowhere",
        size={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale="fr-FR",
    )
    quick(page, one_press=False, language="fr")
    page.goto(opened_table(page, "dragon_island", "me Ada", "beginner"))
    pressed = play_whole(page, page.touchscreen.tap, most=1200)
    assert {"place", "tile", "primary"} <= pressed
    picture(page, "dragon_island-over-phone")


def test_a_game_by_keys_only(visit: Visit) -> None:
    """N goes from lit piece to lit piece, arrows walk, Enter shows and plays."""
    page = visit("/nowhere")
    quick(page)
    page.goto(opened_table(page, "dragon_island", "me Ada", "beginner"))
    walked = 0
    asked = """() => document.querySelector('.end') ? 'over'
      : document.querySelector('.screen')?.getAttribute('aria-busy') !== 'false' ? null
      : document.querySelector('.strip .primary') ? 'primary'
      : document.querySelector('.till .pay:not([aria-disabled=true])') ? 'pay'
      : document.querySelector('main [data-can]') ? 'piece'
      : document.querySelector('.strip .outlined:not([aria-disabled=true])') ? 'leave' : null"""
    cell = "() => document.activeElement?.getAttribute('data-cell')"
    for _ in range(600):
        what = page.wait_for_function(asked, timeout=90_000).json_value()
        if what == "over":
            assert walked > 5
            return
        if what == "piece":
            page.keyboard.press("n")
            before = page.evaluate(cell)
            if before is not None and walked < 12:
                for arrow in ("ArrowRight", "ArrowUp", "ArrowLeft"):
                    page.keyboard.press(arrow)
                    walked += page.evaluate(cell) != before
                page.keyboard.press("n")
            page.keyboard.press("Enter")
        else:
            where = {"primary": ".strip .primary", "pay": ".till .pay"}
            page.locator(
                where.get(what, ".strip .outlined:not([aria-disabled=true])")
            ).first.focus()
            page.keyboard.press("Enter")
    raise AssertionError("the game does not end")


PLACE = "() => document.querySelector('.pane').style.transform"
RADIUS = "() => document.querySelector('[data-cell]').getBoundingClientRect().width"


def test_the_island_pans_and_zooms_by_mouse_and_keys(visit: Visit) -> None:
    page = visit("/nowhere")
    pose(page, "dragon_island", moments()["walk"])
    home, wide = page.evaluate(PLACE), page.evaluate(RADIUS)
    assert page.locator(".miniature").count() == 0
    page.mouse.move(600, 300)
    page.mouse.down()
    page.mouse.move(640, 330, steps=4)
    page.mouse.move(560, 260, steps=4)
    page.mouse.up()
    assert page.evaluate(PLACE) != home
    expect(page.locator(".miniature")).to_be_visible()
    assert page.locator("[data-chosen]").count() == 0, "a pan presses nothing"
    page.get_by_role("button", name="Show the whole island").click()
    page.wait_for_function(
        "home => document.querySelector('.pane').style.transform === home", arg=home
    )
    page.mouse.move(600, 300)
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "wide => RADIUS() > wide * 1.2".replace("RADIUS", f"({RADIUS})"), arg=wide
    )
    page.mouse.wheel(0, 3000)
    page.wait_for_function(
        "wide => RADIUS() < wide * 1.05".replace("RADIUS", f"({RADIUS})"), arg=wide
    )
    page.locator("[data-cell][tabindex='0']").focus()
    page.keyboard.press("+")
    assert page.evaluate(RADIUS) > wide
    page.keyboard.press("0")
    page.keyboard.press("Shift+ArrowLeft")
    assert page.evaluate(PLACE) != home


def test_the_island_pans_and_pinches_by_touch(visit: Visit) -> None:
    page = visit("/nowhere", size={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    pose(page, "dragon_island", moments()["walk"])
    before, wide = page.evaluate(PLACE), page.evaluate(RADIUS)
    hand = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        spots = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", (180, 300))
    for x in range(180, 230, 10):
        touch("touchMove", (x, 300))
    touch("touchEnd")
    assert page.evaluate(PLACE) != before
    touch("touchStart", (160, 300), (220, 300))
    for apart in range(30, 80, 8):
        touch("touchMove", (190 - apart, 300), (190 + apart, 300))
    touch("touchEnd")
    page.wait_for_function(
        "wide => RADIUS() > wide * 1.3".replace("RADIUS", f"({RADIUS})"), arg=wide
    )
    assert page.locator("[data-chosen]").count() == 0


def test_the_largest_island_is_drawn_and_pressed_on_a_phone(visit: Visit, picture: Picture) -> None:
    stretched = json.loads((FIXTURES / "stretched.json").read_text("utf-8"))
    assert len(stretched["view"]["island"]) == 45
    page = visit("/nowhere", size={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sent = pose(page, "dragon_island", stretched)
    picture(page, "dragon_island-stretched")
    ways = page.locator(".sea [data-can]")
    assert ways.count() == len(stretched["legal"])
    for _ in range(12):
        at = page.evaluate(NEXT, 3)
        page.touchscreen.tap(at["x"], at["y"])
        if sent:
            break
    assert sent[0] in stretched["legal"]
    # Forty-five tiles while a hand pans them, on a machine four times as slow.
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    page.evaluate(f"() => {{ window.frames_ = ({FRAMES})(1500); }}")
    page.mouse.move(190, 250)
    page.mouse.down()
    for i in range(40):
        page.mouse.move(190 + (i % 20) * 6 - 60, 250 + (i % 14) * 5 - 35)
    page.mouse.up()
    frames = page.evaluate("() => window.frames_")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    assert len(frames) > 1
    report(dragon_island_pan_frames_per_second=round(1000 * len(frames) / sum(frames), 1))


CROWDED = """() => {
  const problems = [];
  const said = (element) =>
    element.className + ' ' + (element.textContent ?? '').trim().slice(0, 30);
  for (const element of document.querySelectorAll('.island-board *')) {
    if (element.closest('svg, .sea, .unseen, .scrolls') || element.children.length > 0) continue;
    if ((element.textContent ?? '').trim() === '') continue;
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || element.getClientRects().length === 0) continue;
    const box = element.getBoundingClientRect();
    if (element.scrollWidth > element.clientWidth + 1 && style.overflow !== 'visible')
      problems.push('clipped: ' + said(element));
    if (parseFloat(style.fontSize) < 12) problems.push('small: ' + said(element));
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1)
      problems.push('outside: ' + said(element));
  }
  for (const part of document.querySelectorAll('.slab, .tray, .strip, .sea-frame')) {
    const box = part.getBoundingClientRect();
    if (box.height === 0 || part.matches('.tray .strip')) continue;
    for (const inner of part.querySelectorAll('button, .well, b, .power, .name')) {
      if (inner.closest('.sea, .scrolls, .controls')) continue;
      if (inner.getClientRects().length === 0) continue;
      const own = inner.getBoundingClientRect();
      if (own.right > box.right + 8 || own.bottom > box.bottom + 4 || own.left < box.left - 8)
        problems.push('beyond its part: ' + said(inner));
    }
  }
  if (document.documentElement.scrollHeight > innerHeight + 1) problems.push('the page scrolls');
  return [...new Set(problems)];
}"""


@pytest.mark.parametrize("size", SIZES)
def test_every_decision_fits_every_size(visit: Visit, picture: Picture, size: str) -> None:
    """In turn in French and English, light and dark: nothing is clipped, small or outside."""
    width, height = SIZES[size]
    touched = size in TOUCHED
    found: dict[str, list[str]] = {}
    page = visit(
        "/nowhere",
        size={"width": width, "height": height},
        has_touch=touched,
        is_mobile=touched,
        scheme="dark" if size in ("desktop", "phone", "tablet") else "light",
        locale="fr-FR",
    )
    for name, moment in moments().items():
        if name not in (ROOMY if size in ("desktop", "phone") else FULLEST):
            continue
        pose(page, "dragon_island", moment, "fr")
        page.wait_for_selector(".island-board [data-cell]")
        problems = page.evaluate(CROWDED)
        if problems:
            found[name] = problems
        picture(page, f"dragon_island-{name}-{size}")
    assert found == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_in_the_way_of_those_who_do_not_see_or_point(visit: Visit, scheme: str) -> None:
    page = visit("/nowhere", scheme=scheme)
    for name in ("place", "tile", "pay", "act-build", "treasure-dig"):
        pose(page, "dragon_island", moments()[name])
        page.wait_for_selector(".island-board [data-cell]")
        assert violations(page) == [], name


def test_the_board_is_a_small_chunk() -> None:
    chunks = [
        *(BUILT / "assets").glob("dragon_island-*.js"),
        *(BUILT / "assets").glob("dragon_island-*.css"),
    ]
    assert chunks
    whole = sum(len(gzip.compress(chunk.read_bytes())) for chunk in chunks)
    report(dragon_island_chunk_bytes=whole)
    assert whole <= MOST_CHUNK
