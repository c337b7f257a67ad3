"""Attack of the Jelly Monster at its own board: every phase at every size, the guided round, the
pictures of the rules."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from coffret.server.website import BUILT

from .axe import violations
from .conftest import Picture, Visit
from .fitting import DRAWN, at_every_size
from .posed import TAKE_BACK, pose
from .test_speed import report

GAME = "jelly_monster"
FIXTURES = Path(__file__).parents[2] / "web" / "src" / "games" / GAME / "fixtures"
PHONE = {"width": 390, "height": 844}
MOST_CHUNK = 70 * 1024

POSED = {
    "en": ("first-5", "expel-5", "ready-4", "copy-4", "scored-4", "give-4"),
    "fr": ("aim-5", "last-5", "done-5", "copy-5", "discard-4", "over-5"),
}
SHOWN_AT = ("desktop", "tablet", "tall", "lying", "phone", "short")


def moments() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FIXTURES / "moments.json").read_text("utf-8"))
    for moment in found.values():
        moment |= {"seat": 0, "acting": 0 if moment["legal"] else None}
    return found


def shown(page: Page, name: str, moment: dict[str, Any], language: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    pose(page, GAME, moment, language)
    page.wait_for_selector("main .mat")
    # What a die in hand lights is there as well.
    die = page.locator("[data-die][data-can]").first
    if name.startswith(("expel", "aim", "last")) and die.count():
        die.click()
    page.evaluate(DRAWN)


def test_every_phase_fits_every_size(visit: Visit, picture: Picture) -> None:
    found: dict[str, list[str]] = {}
    known = moments()
    for language, locale, scheme in (("en", "en-GB", "light"), ("fr", "fr-FR", "dark")):
        page = visit("/nowhere", locale=locale, scheme=scheme)
        for name in POSED[language]:
            shown(page, name, known[name], language)
            problems = at_every_size(page, SHOWN_AT)
            if problems:
                found[f"{language} {name}"] = problems
        shown(page, "expel-4", known["expel-4"] | {"rests": True}, language)
        page.get_by_role("button", name=TAKE_BACK[language]).wait_for()
        if problems := at_every_size(page, SHOWN_AT):
            found[f"{language} a bot plays"] = problems
        shown(page, "expel-4", known["expel-4"], language)
        assert violations(page) == []
    assert found == {}, json.dumps(found, indent=1)


PRESSED = """() => new Promise((done) => {
  const spot = document.querySelector("[data-district='1'] [data-spot='1']");
  const { x, y, width, height } = spot.getBoundingClientRect();
  const at = { bubbles: true, button: 0, pointerId: 1, pointerType: 'touch', isPrimary: true,
    clientX: x + width / 2, clientY: y + 4 };
  const changed = [];
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      changed.push(element.closest('[data-district]')?.dataset.district ?? element.className);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  spot.dispatchEvent(new PointerEvent('pointerdown', at));
  spot.dispatchEvent(new PointerEvent('pointerup', at));
  requestAnimationFrame(() => {
    const lies = [...document.querySelectorAll("[data-district='1'] .placed")].length;
    const first = new Set(changed.splice(0));
    setTimeout(() => setTimeout(() => done({ lies, first: [...first], then: changed.length }), 50));
  });
})"""


def test_the_frame_after_a_press_shows_the_piece_and_changes_nothing_else(visit: Visit) -> None:
    """The other changes of a move follow after that frame, so a slow phone keeps up."""
    page = visit("/nowhere", size=PHONE, has_touch=True, is_mobile=True)
    pose(page, GAME, moments()["aim-4"])
    page.locator("[data-die][data-face='6']").first.tap()
    page.wait_for_selector("[data-district='1'] [data-spot='1']")
    page.evaluate(DRAWN)
    before = page.locator("[data-district='1'] .placed").count()
    seen: Any = page.evaluate(PRESSED)
    assert seen["lies"] == before + 1
    assert seen["first"] == ["1"]
    assert seen["then"] > 0


TWICE = """() => {
  for (const number of [1, 2]) {
    const spot = document.querySelector(`[data-district='${number}'] [data-spot='${number}']`);
    const { x, y, width } = spot.getBoundingClientRect();
    const at = { bubbles: true, button: 0, pointerId: 1, pointerType: 'touch', isPrimary: true,
      clientX: x + width / 2, clientY: y + 4 };
    spot.dispatchEvent(new PointerEvent('pointerdown', at));
    spot.dispatchEvent(new PointerEvent('pointerup', at));
  }
}"""


def test_a_second_press_before_the_dice_fly_is_too_early_and_sends_nothing(visit: Visit) -> None:
    page = visit("/nowhere", size=PHONE, has_touch=True, is_mobile=True)
    sent = pose(page, GAME, moments()["aim-4"])
    page.locator("[data-die][data-face='6']").first.tap()
    page.wait_for_selector("[data-district='2'] [data-spot='2']")
    page.evaluate(TWICE)
    expect(page.locator("[data-district='2'] .tag")).to_have_text("Your dice are in the air.")
    page.evaluate(DRAWN)
    assert [move["district"] for move in sent] == [1]


def test_a_finger_and_the_mouse_vote_for_the_neighbour_they_press(visit: Visit) -> None:
    moment = moments()["copy-4"]
    for size, touch in ((PHONE, True), ({"width": 1440, "height": 900}, False)):
        page = visit("/nowhere", size=size, has_touch=touch)
        sent = pose(page, GAME, moment)
        spot = page.locator(".district [data-spot]").first
        if touch:
            spot.tap()
        else:
            spot.click()
        for _ in range(1200):
            if sent:
                break
            page.wait_for_timeout(50)
        assert len(sent) == 1
        assert sent[0] in moment["legal"]


def test_the_board_is_a_small_chunk() -> None:
    chunks = [
        each for kind in ("js", "css") for each in (BUILT / "assets").glob(f"{GAME}-*.{kind}")
    ]
    assert chunks
    whole = sum(len(gzip.compress(chunk.read_bytes())) for chunk in chunks)
    report(jelly_monster_chunk_bytes=whole)
    assert whole <= MOST_CHUNK


GUIDED = """() => {
  if (document.querySelector('.coached h2')) return {over: true};
  const at = (e) => { const r = e.getBoundingClientRect();
    return {x: r.x + r.width / 2, y: r.y + r.height / 2}; };
  const button = document.querySelector('.coached .button.primary');
  if (button) return at(button);
  const held = document.querySelector('.tray [aria-pressed=true]');
  const spot = [...document.querySelectorAll('.district [data-spot]')].at(-1);
  if (held && spot) return {...at(spot), slides: spot.matches('.die')};
  const lit = document.querySelector(
    '[data-die][data-can], .tray [data-can]:not([aria-disabled=true])');
  return lit ? at(lit) : null;
}"""


def test_a_newcomer_is_guided_through_a_round(visit: Visit, picture: Picture) -> None:
    """By what the lesson asks for, on a phone: every text gives way to the board, and the die to
    expel is chosen through the lens."""
    page = visit("/learn/jelly_monster", size=PHONE, has_touch=True, is_mobile=True)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    slid = 0
    for count in range(200):
        found: Any = page.wait_for_function(GUIDED, polling=60).json_value()
        if found.get("over"):
            break
        if count == 1:
            picture(page, "jelly-lesson")
        at = {"x": found["x"], "y": found["y"]}
        if found.get("slides"):
            slid += 1
            touch("touchStart", at)
            box = page.locator(".lens .die").first.bounding_box()
            assert box is not None
            picture(page, "jelly-lens")
            touch("touchMove", {"x": box["x"] + 12, "y": box["y"] + box["height"] / 2})
            to = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
            touch("touchMove", to)
            touch("touchEnd")
        else:
            page.touchscreen.tap(**at)
    assert slid > 0
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    picture(page, "jelly-learnt")


def test_the_rules_are_told_in_a_minute_with_pictures(visit: Visit) -> None:
    page = visit("/rules/jelly_monster", locale="fr-FR")
    expect(page.locator(".minute li svg")).to_have_count(5)
    expect(page.locator("#JM-2\\.4 .picture svg")).to_be_visible()
    assert at_every_size(page, ("desktop", "phone")) == []
