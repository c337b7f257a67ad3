"""The island under a hand: it pans, zooms, pinches; the largest one is pressed on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Picture, Visit
from .fitting import turn
from .island import NEXT, PHONE, moments, stretched
from .posed import Posed
from .test_speed import THROTTLED, report

# How many frames the page has shown since.
COUNTED = """
  window.frames_ = 0;
  window.since_ = performance.now();
  const next = () => { window.frames_ += 1; requestAnimationFrame(next); };
  requestAnimationFrame(next);
"""
PLACE = "() => document.querySelector('.pane').style.transform"
MOVED = f"(was) => ({PLACE})() !== was"
RADIUS = "() => document.querySelector('[data-cell]').getBoundingClientRect().width"


def wider(page: Page, than: float) -> None:
    page.wait_for_function(f"(than) => ({RADIUS})() > than", arg=than)


def test_the_island_pans_and_zooms_by_mouse_and_keys(visit: Visit) -> None:
    page = visit("/nowhere")
    Posed(page, "dragon_island").show(moments()["walk"])
    home, wide = page.evaluate(PLACE), page.evaluate(RADIUS)
    assert page.locator(".miniature").count() == 0
    page.mouse.move(600, 300)
    page.mouse.down()
    page.mouse.move(640, 330, steps=4)
    page.mouse.move(560, 260, steps=4)
    page.mouse.up()
    page.wait_for_function(MOVED, arg=home)
    expect(page.locator(".miniature")).to_be_visible()
    assert page.locator("[data-chosen]").count() == 0, "a pan presses nothing"
    panned = page.evaluate(PLACE)
    page.locator(".miniature").click(position={"x": 14, "y": 14})
    page.wait_for_function(MOVED, arg=panned)
    page.get_by_role("button", name="Show the whole island").click()
    back = "home => document.querySelector('.pane').style.transform === home"
    page.wait_for_function(back, arg=home)
    page.mouse.move(600, 300)
    page.mouse.wheel(0, -300)
    wider(page, wide * 1.2)
    page.mouse.wheel(0, 3000)
    page.wait_for_function(f"(than) => ({RADIUS})() < than", arg=wide * 1.05)
    page.mouse.dblclick(330, 100)  # the open sea
    page.wait_for_function(back, arg=home)
    page.locator("[data-cell][tabindex='0']").focus()
    page.keyboard.press("+")
    wider(page, wide)
    page.keyboard.press("0")
    page.wait_for_function(back, arg=home)
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function(MOVED, arg=home)
    # While Alt is held, tiles wear their numbers.
    numbers = page.locator(".world .number")
    plain, tiles = numbers.count(), len(moments()["walk"]["view"]["island"])
    assert plain < tiles - 1
    page.keyboard.down("Alt")
    page.wait_for_function(
        f"() => document.querySelectorAll('.world .number').length >= {tiles - 1}"
    )
    page.keyboard.up("Alt")
    expect(numbers).to_have_count(plain)


def test_the_island_pans_and_pinches_by_touch(visit: Visit) -> None:
    page = visit("/nowhere", **PHONE)
    turn(page, "tablet")
    Posed(page, "dragon_island").show(moments()["walk"])
    turn(page, "phone")  # a device that is folded: the page must notice
    before = page.evaluate(PLACE)
    hand = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        spots = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", (180, 300))
    for x in range(180, 230, 10):
        touch("touchMove", (x, 300))
    touch("touchEnd")
    page.wait_for_function(MOVED, arg=before)
    wide = page.evaluate(RADIUS)
    touch("touchStart", (160, 300), (220, 300))
    for apart in range(30, 80, 8):
        touch("touchMove", (190 - apart, 300), (190 + apart, 300))
    touch("touchEnd")
    wider(page, wide * 1.3)
    assert page.locator("[data-chosen]").count() == 0
    # A finger that stays shows the tile large, and presses nothing.
    page.get_by_role("button", name="Show the whole island").click()
    touch("touchStart", (190, 300))
    expect(page.locator("dialog[open] .zoom")).to_be_visible()
    touch("touchEnd")
    assert page.locator("[data-chosen]").count() == 0


def test_the_largest_island_is_drawn_and_pressed_on_a_phone(visit: Visit, picture: Picture) -> None:
    largest = stretched()
    assert len(largest["view"]["island"]) == 45
    page = visit("/nowhere", **PHONE)
    sent = Posed(page, "dragon_island").show(largest)
    ways = page.locator(".sea [data-can]")
    expect(ways).to_have_count(len(largest["legal"]))
    picture(page, "dragon_island-stretched")
    pan_under_throttling(page)
    for step in range(1200):
        at = page.evaluate(NEXT, step)
        if sent:
            break
        if at is None:  # the move is on its way
            page.wait_for_timeout(50)
        else:
            page.touchscreen.tap(at["x"], at["y"])
    assert sent[0] in largest["legal"]


def pan_under_throttling(page: Page) -> None:
    """Forty-five tiles while a hand pans them, on a machine four times as slow: for the report.

    The main thread's own time is what a busy machine spoils least.
    """
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})

    def worked() -> float:
        found = session.send("Performance.getMetrics")["metrics"]
        return next(float(each["value"]) for each in found if each["name"] == "TaskDuration")

    page.mouse.move(190, 250)
    page.mouse.down()
    before = worked()
    page.evaluate(f"() => {{ {COUNTED} }}")
    for i in range(90):
        page.mouse.move(190 + abs(i % 40 - 20) * 6 - 60, 250 + abs(i % 28 - 14) * 5 - 35)
    frames, ms = page.evaluate("() => [window.frames_, performance.now() - window.since_]")
    spent = worked() - before
    page.mouse.up()
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    assert frames > 1
    report(
        dragon_island_pan_frames_per_second=round(1000 * frames / ms, 1),
        dragon_island_pan_main_thread_ms_per_frame=round(1000 * spent / frames, 1),
    )
