"""The island at the table: whole games by pressing it, by keys and by touch; the camera; the
largest island on a phone; what a newcomer is shown, undo, and pieces shown large."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from coffret.server.website import BUILT

from .conftest import Picture, Visit
from .fitting import at_every_size, turn
from .player import opened_table, paint, soon, steps_so_far
from .posed import Posed
from .test_speed import THROTTLED, report

FIXTURES = Path(__file__).parents[2] / "web/src/games/dragon_island/fixtures"
KILOBYTE = 1024
MOST_CHUNK = 70 * KILOBYTE
PATIENCE = 240_000
"""Milliseconds: only a table that is stuck takes so long, however busy the machine is."""
WHOLE = 1200
"""No game takes so many presses."""
PHONE: dict[str, Any] = {
    "size": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
QUICK = """localStorage.coffret = JSON.stringify({
  ...JSON.parse(localStorage.coffret ?? '{}'), speed: 0, onePress: ONE, language: 'LANG' })"""

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
    const all = [...document.querySelectorAll(selector)];
    for (let i = 0; i < all.length; i += 1) {
      const element = all[(step + i) % all.length];
      const at = spot(element);
      if (at) return { what, ...at, piece: element.getAttribute('data-piece') };
    }
    return null;
  };
  return found('primary', '.strip .primary') ?? found('pay', '.till .pay:not([aria-disabled=true])')
    ?? found('piece', '.sea [data-can], .tray [data-can], .open [data-can]')
    ?? found('edge', '.edge') ?? found('leave', '.strip .outlined:not([aria-disabled=true])');
}"""

# How many frames the page has shown since.
COUNTED = """
  window.frames_ = 0;
  window.since_ = performance.now();
  const next = () => { window.frames_ += 1; requestAnimationFrame(next); };
  requestAnimationFrame(next);
"""

# How many things have flown over the board.
FLOWN = """
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node instanceof Element && node.matches('.flyer')) window.flown += 1;
    }
  }).observe(document, { subtree: true, childList: true });
"""


def moments() -> dict[str, Any]:
    """The recorded ones, and one that is looked back at."""
    found: dict[str, Any] = json.loads((FIXTURES / "moments.json").read_text("utf-8"))
    return found | {"past": found["storm"] | {"past": True}}


def quick(page: Page, one_press: bool = True, language: str = "en") -> None:
    """No motion; the first press plays, where that is asked for."""
    page.set_default_timeout(PATIENCE)
    page.context.add_init_script(
        QUICK.replace("ONE", str(one_press).lower()).replace("LANG", language)
    )


def play_whole(
    page: Page, press: Callable[[float, float], None], enough: Callable[[], bool] = lambda: False
) -> set[str]:
    """Press what is lit until the game is over, or it is enough; the kinds of things that were
    pressed."""
    pressed: set[str] = set()
    paint(page, False)
    for step in range(WHOLE):
        found = soon(page, NEXT, step)
        if found["what"] == "over" or enough():
            paint(page, True)
            return pressed
        pressed.add(found["what"] if found["what"] != "piece" else found["piece"].split("-")[0])
        press(found["x"], found["y"])
    raise AssertionError(f"the game does not end: {pressed}")


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
}
"""A table where everything is another than usual."""


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


ASKED = """() => document.querySelector('.end') ? 'over'
  : document.querySelector('.screen')?.getAttribute('aria-busy') !== 'false' ? null
  : document.querySelector('.strip .primary') ? 'primary'
  : document.querySelector('.till .pay:not([aria-disabled=true])') ? 'pay'
  : document.querySelector('.till') ? null
  : document.querySelector('main [data-can]') ? 'piece'
  : document.querySelector('.strip .outlined:not([aria-disabled=true])') ? 'leave' : null"""
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


PLACE = "() => document.querySelector('.pane').style.transform"
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
    assert page.evaluate(PLACE) != home
    expect(page.locator(".miniature")).to_be_visible()
    assert page.locator("[data-chosen]").count() == 0, "a pan presses nothing"
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
    page.keyboard.press("Shift+ArrowLeft")
    assert page.evaluate(PLACE) != home


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
    assert page.evaluate(PLACE) != before
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
    stretched = json.loads((FIXTURES / "stretched.json").read_text("utf-8"))
    assert len(stretched["view"]["island"]) == 45
    page = visit("/nowhere", **PHONE)
    sent = Posed(page, "dragon_island").show(stretched)
    ways = page.locator(".sea [data-can]")
    expect(ways).to_have_count(len(stretched["legal"]))
    picture(page, "dragon_island-stretched")
    pan_under_throttling(page)
    for step in range(12):
        at = page.evaluate(NEXT, step)
        page.touchscreen.tap(at["x"], at["y"])
        if sent:
            break
    assert sent[0] in stretched["legal"]


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


def test_a_newcomer_is_told_once_and_undo_shows_where_it_leads(visit: Visit) -> None:
    """At a real table: lines for newcomers, the station that undo leads to, undo to the placed
    tile, pieces shown large."""
    page = visit("/nowhere")
    quick(page)
    page.goto(opened_table(page, "dragon_island", "me Ada", "beginner", first_player="seat_1"))
    lines: list[str] = []
    undo = page.get_by_role("button", name="Undo", exact=True)
    phase = "() => document.querySelector('[data-phase]').dataset.phase"
    for step in range(60):
        found = soon(page, NEXT, step)
        lines.append(page.locator(".strip .words span").inner_text())
        at = page.evaluate(phase)
        # The first tile is the tower: everybody knew it, and its placing can be undone.
        later = "Round 1" not in page.locator("header.bar").inner_text()
        if later and at in ("act", "treasure") and undo.is_enabled():
            break
        page.mouse.click(found["x"], found["y"])
    assert lines.count("Every tile that touches yours produces for you.") == 1
    # The animals wear the wizards' colours.
    assert page.locator("aside.left [data-seat-face='0'] circle[fill='#f1e9db']").count() > 0
    undo.hover()
    marked = page.locator(".track [data-back]")
    expect(marked).to_have_count(1)
    while undo.is_enabled():
        step_back = page.evaluate(phase)
        undo.click()
        page.wait_for_function(f"(was) => ({phase})() !== was", arg=step_back)
        soon(page, ASKED)
    # The tile stays where it was placed: everybody has seen it.
    assert page.evaluate(phase) in ("fill", "lift", "walk")
    page.locator("[data-tile='0']").hover()
    card = page.locator(".rail section.card")
    expect(card).to_contain_text("Wizard’s Keep")
    page.locator("[data-zoom^='map-']").first.focus()
    page.keyboard.press("z")
    expect(card).to_contain_text("around it")


def test_a_storm_shows_whom_it_hits_before_and_as_it_breaks(visit: Visit, picture: Picture) -> None:
    """Pointed at, a place says what the pets of each would lose; as it breaks, coins drop."""
    page = visit("/nowhere", motion="no-preference")
    page.context.add_init_script(FLOWN)
    posed = Posed(page, "dragon_island")
    threat = moments()["place-storm"]
    posed.show(threat)
    assert page.locator("[data-loses]").count() == 0
    first, foreseen = threat["legal"][0], threat["previews"][0]
    [place] = [
        each
        for each in threat["view"]["places"]
        if (each["beside"], each["direction"]) == (first["beside"], first["direction"])
    ]
    there = page.locator(f"[data-cell='{place['q']}_{place['r']}']")
    there.hover()
    shaken = [event for event in foreseen["events"] if event["event"] == "pets_shaken"]
    assert shaken
    for event in shaken:
        seat = event["seat"]
        losses = page.locator(f"[data-seat-place='{seat}-pets'] [data-loses]")
        expect(losses.first).to_be_visible()
        assert (
            sum(int(each.get_attribute("data-loses") or 0) for each in losses.all())
            == (event["count"])
        )
    there.click()
    gold = sum(event["count"] for event in shaken)
    expect(page.locator(".strip")).to_contain_text(f"the other players’ pets lose {gold} gold")
    picture(page, "dragon_island-storm-threatens")
    storm = moments()["storm"]
    posed.show(storm | {"view": storm["before"], "before": None})
    posed.show(storm)
    pets = [
        [each["players"][seat]["pets"] for each in (storm["before"], storm["view"])]
        for seat in range(4)
    ]
    hit = [
        (seat, colour)
        for seat, (had, has) in enumerate(pets)
        for colour in had
        if has.get(colour, 0) < had[colour]
    ]
    names = [event["event"] for event in storm["events"]]
    goods = sum(min(4, each["count"]) for each in storm["events"] if each["event"] == "gained")
    # The cloud, a coin off each pet, what is blown away, and what the tile brings.
    flown = 1 + len(hit) + names.count("blown_away") + goods
    page.wait_for_function("flown => window.flown >= flown", arg=flown)
    assert page.evaluate("() => window.flown") == flown
    for seat, colour in hit:
        chip = page.locator(f"[data-pet='{seat}-{colour}']")
        expect(chip).to_contain_text(str(pets[seat][1][colour]))


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
