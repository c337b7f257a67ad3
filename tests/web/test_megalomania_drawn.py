"""Megalomania in every moment: nothing is cut, too small or on something else, at any size and in
both languages; nothing is in the way of those who do not see; what is dragged and looked at."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from .axe import violations
from .conftest import Picture, Visit
from .fitting import SIZES, at_every_size, misfits, turn
from .performed import Performed
from .posed import TAKE_BACK, Moment
from .test_speed import FRAMES, THROTTLED, report

FIXTURES = Path(__file__).parents[2] / "web/src/games/megalomania/fixtures"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 360, "height": 640}
LEAST_TARGET = 32
LEAST_TEXT = 12

SETTLED = "() => document.fonts.ready.then(() => true)"
KEPT = "localStorage.coffret = JSON.stringify({ name: 'Ada', others: 'off', ...SETTINGS })"


def moments() -> dict[str, Moment]:
    found: dict[str, Moment] = json.loads((FIXTURES / "moments.json").read_text("utf-8"))
    return found


def kept(page: Page, **settings: Any) -> None:
    """Settings that are there before the page is."""
    page.context.add_init_script(KEPT.replace("SETTINGS", json.dumps(settings)))


FULLEST = (
    "any-power", "card", "explorer", "last-to-play", "mission-14", "mission-18", "resources", "row",
    "scored", "swap",
)  # fmt: skip
"""Moments that need most room, of all kinds of centre; `python -m tests.web.moments` has more."""


RESTING = ("card", "scored")
"""Moments that are looked at while a bot plays for the reader, too."""


def by_seat() -> dict[tuple[int, int], list[str]]:
    """Moments that one page can show, one after the other: of the same seat."""
    found = defaultdict(list)
    for name in FULLEST:
        moment = moments()[name]
        found[len(moment["view"]["players"]), moment["seat"]].append(name)
    return found


@pytest.fixture(scope="module")
def once(house: str, browser: Browser) -> Page:
    """One session for all: pages are reused, windows turned."""
    context = browser.new_context(
        service_workers="block",
        base_url=house,
        viewport=DESKTOP,
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    kept(page)
    page.goto("/nowhere")
    return page


@pytest.mark.parametrize("seat", by_seat(), ids=lambda seat: f"{seat[1]} of {seat[0]}")
def test_the_fullest_moments_fit_every_size(once: Page, seat: tuple[int, int]) -> None:
    known = moments()
    names = by_seat()[seat]
    once.set_viewport_size(DESKTOP)
    posed = Performed(once, "megalomania", known[names[0]])
    found = []
    for language in ("en", "fr"):
        once.set_viewport_size(DESKTOP)
        posed.speak(language)
        for name in names:
            once.set_viewport_size(DESKTOP)
            posed.show(known[name])
            once.evaluate(SETTLED)
            found += [f"{name} {language} {each}" for each in at_every_size(once)]
            if name in RESTING:
                once.set_viewport_size(DESKTOP)
                posed.show(known[name] | {"rests": True})
                expect(once.get_by_role("button", name=TAKE_BACK[language])).to_be_visible()
                found += [f"{name} rests {language} {each}" for each in at_every_size(once)]
    assert not found, "\n".join(found)


SCROLLS = """(selector) => [...document.querySelectorAll(selector)].map(
  (each) => Math.max(0, each.scrollHeight - each.clientHeight - 1))"""


def test_the_score_sheet_is_whole_at_every_size(visit: Visit) -> None:
    page = visit("/nowhere", locale="fr-FR")
    Performed(page, "megalomania", moments()["over"])
    for size in SIZES:
        turn(page, size)
        assert page.evaluate(SCROLLS, ".over .sheet") == [0, 0], size


READABLE = """() => [...document.querySelectorAll('.tray .held')].map((held, i, all) => {
  const box = held.querySelector('.press').getBoundingClientRect();
  const next = all[i + 1]?.querySelector('.card').getBoundingClientRect();
  const sign = held.querySelector('.card [data-corner]').getBoundingClientRect();
  return {
    width: box.width, height: box.height, left: box.left, right: box.right,
    sign: sign.height, covered: next !== undefined && sign.right > next.left + 1,
  };
})"""


def test_a_full_hand_is_read_and_pressed_on_the_smallest_phone(
    visit: Visit, picture: Picture
) -> None:
    page = visit("/nowhere", size=SMALL, has_touch=True, is_mobile=True)
    Performed(page, "megalomania", moments()["give"])
    cards = page.evaluate(READABLE)
    assert len(cards) == 8
    for card in cards:
        assert min(card["width"], card["height"]) >= LEAST_TARGET
        assert card["left"] >= 0
        assert card["right"] <= SMALL["width"]
        assert card["sign"] >= LEAST_TEXT
        assert not card["covered"]
    picture(page, "megalomania-full-hand")


@pytest.mark.parametrize("name", ["pairs", "mission-13"])
def test_a_full_rail_needs_no_scrolling(visit: Visit, name: str) -> None:
    page = visit("/nowhere", locale="fr-FR")
    moment = moments()[name]
    Performed(page, "megalomania", moment)
    assert page.evaluate(SCROLLS, ".screen > .left") == [0]


def test_a_phones_cards_have_what_its_mat_has_no_room_for(visit: Visit, picture: Picture) -> None:
    page = visit("/nowhere", size=PHONE, has_touch=True, is_mobile=True)
    moment = moments()["mission-18"]
    Performed(page, "megalomania", moment)
    expect(page.locator(".tray .mine")).to_have_count(0)  # your points are in the foot
    page.locator(".foot button", has_text="Cards").tap()
    pane = page.locator("dialog[open]")
    expect(pane.locator("ol > li")).to_have_count(len(moment["view"]["history"]))
    expect(pane.locator("tbody tr")).to_have_count(4)
    picture(page, "megalomania-cards-phone")
    assert misfits(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_in_the_way_of_those_who_do_not_see(visit: Visit, scheme: str) -> None:
    page = visit("/nowhere", scheme=scheme)
    kept(page)
    known = moments()
    seat = known["card"]["seat"]
    names = [name for name in by_seat()[4, seat] if name != "card"]
    posed = Performed(page, "megalomania", known["card"])
    for name in ("card", *names):
        posed.show(known[name])
        assert violations(page, themes=[scheme]) == [], name


def test_cards_are_dragged_onto_the_mat(visit: Visit) -> None:
    page = visit("/nowhere")
    moment = moments()["last-to-play"]
    posed = Performed(page, "megalomania", moment)
    card = page.locator(".tray .held.drags [data-piece]").first
    mat = page.locator(".mat").bounding_box()
    assert mat is not None

    def drag(x: float, y: float) -> None:
        card.hover()  # once it rests
        page.mouse.down()
        page.mouse.move(x, y, steps=6)

    drag(mat["x"] + 60, mat["y"] + mat["height"] + 60)
    expect(page.locator(".spot.ghost")).to_have_count(1)  # what it would do is drawn
    page.mouse.up()
    expect(page.locator("[data-dragged]")).to_have_count(0)
    assert posed.sent == [], "let go of beside the mat, it is only chosen"
    drag(mat["x"] + mat["width"] / 2, mat["y"] + mat["height"] / 2)
    page.mouse.up()
    for _ in range(3000):  # it is on its way
        if posed.sent:
            break
        page.wait_for_timeout(20)
    assert len(posed.sent) == 1
    assert posed.sent[0] in moment["legal"]


def test_others_are_looked_at_in_full_with_nothing_that_is_secret(
    visit: Visit, picture: Picture
) -> None:
    page = visit("/nowhere")
    moment = moments()["waiting"]
    Performed(page, "megalomania", moment)
    page.keyboard.press("b")
    theirs = page.locator(".tray .theirs")
    expect(theirs).to_be_visible()
    other = moment["view"]["players"][(moment["seat"] + 1) % 4]
    expect(theirs.locator(".cards > span")).to_have_count(other["hand_count"] + len(other["up"]))
    expect(theirs.locator(".tricks svg")).to_have_count(other["tricks"])
    picture(page, "megalomania-looked-at")
    assert at_every_size(page) == []
    page.set_viewport_size(DESKTOP)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".tray .held").first).to_be_visible()


def test_a_trick_that_is_taken_moves_smoothly(visit: Visit) -> None:
    """Measured for the report: no test asserts a speed."""
    page = visit("/nowhere", motion="no-preference", read=False)
    moment = moments()["taken"]
    posed = Performed(page, "megalomania", moment)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    posed.send_before()
    page.evaluate(FRAMES, 1000)  # the trick lies there, as it does before its last card
    page.evaluate(f"() => {{ window.moving = ({FRAMES})(2600); }}")
    posed.send_step()
    frames = page.evaluate("() => window.moving")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    assert frames
    report(
        megalomania_frame_median_ms=round(median(frames), 1),
        megalomania_frames_per_second=round(1000 * len(frames) / sum(frames), 1),
    )
