"""Attack of the Jelly Monster at its own board: whole live games by touch and by keys."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Picture, Visit
from .player import opened_table

QUICK: dict[str, Any] = {"roll_ms": 300}
REPORT = Path(__file__).parents[2] / "build" / "web-report.json"
PHONE = {"width": 390, "height": 844}

NEXT = """() => {
  if (document.querySelector('.mat ol.sr, .outcome, .end')) return {over: true};
  const at = (e) => { const r = e.getBoundingClientRect();
    return {x: r.x + r.width / 2, y: r.y + r.height / 2}; };
  const first = (...all) => all.map((s) => document.querySelector(s)).find((e) => e);
  const spots = [...document.querySelectorAll('.district [data-spot]')];
  if (document.querySelector('[aria-pressed=true][data-face], [aria-pressed=true][data-barrier]')) {
    if (!spots.length) return null;
    const k = window.taps = (window.taps ?? 0) + 1;
    return {what: 'spot', ...at(spots[k * 7 % spots.length])};
  }
  if (spots.length) return {what: 'copy', ...at(spots[0])};
  const more = '.acts .primary[data-can]:not([aria-disabled=true]), .answer, .side .primary';
  const dice = [...document.querySelectorAll('[data-die][data-can]')];
  if (dice.length) return {what: 'die', ...at(dice[(window.taps ?? 0) % dice.length])};
  const found = first('[data-barrier]', more);
  return found ? {what: 'act', ...at(found)} : null;
}"""


def play_by_touch(page: Page) -> dict[str, int]:
    """Tap what is lit until the game is over; how often each thing was tapped."""
    tapped: dict[str, int] = {}
    for _ in range(2000):
        found: Any = page.wait_for_function(NEXT, timeout=120_000, polling=40).json_value()
        if found.get("over"):
            return tapped
        tapped[found["what"]] = tapped.get(found["what"], 0) + 1
        page.touchscreen.tap(found["x"], found["y"])
    raise AssertionError(f"no end: {tapped}")


def note(page: Page, name: str) -> None:
    """Keep how long it took from a press to the piece shown; no speed is asserted."""
    times = page.evaluate(
        "() => performance.getEntriesByName('coffret:placed').map((e) => e.duration)"
    )
    report = json.loads(REPORT.read_text()) if REPORT.exists() else {}
    times = sorted(times)
    if times:
        p95 = round(times[int(len(times) * 0.95) - 1], 1)
        report[name] = {"presses": len(times), "p95_ms": p95}
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps(report, indent=2) + "\n")


def test_a_live_game_is_played_by_touch_on_a_phone(visit: Visit, picture: Picture) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    page.goto(opened_table(page, "jelly_monster", "me Ada", "casual", "casual", "casual", **QUICK))
    expect(page.locator(".district")).to_have_count(6, timeout=60_000)
    # All districts, the own tray and the timer's bar are in view at once.
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    for place in page.locator(".district, .tray, .street").all():
        box = place.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"] + 1
    picture(page, "jelly-phone-ready")
    tapped = play_by_touch(page)
    assert min(tapped["die"], tapped["spot"]) > 20, tapped
    picture(page, "jelly-phone-over")
    assert violations(page) == []
    note(page, "jelly_touch_placed")


def test_a_live_game_is_played_by_keys(visit: Visit, picture: Picture) -> None:
    page = visit("/")
    page.goto(opened_table(page, "jelly_monster", "me Ada", "casual", "casual", "casual", **QUICK))
    expect(page.locator(".district")).to_have_count(6, timeout=60_000)
    pressed = play_by_keys(page)
    assert pressed["place"] > 20, pressed
    note(page, "jelly_keys_placed")


def test_a_relaxed_game_is_played_by_keys_in_french(visit: Visit, picture: Picture) -> None:
    page = visit("/", locale="fr-FR")
    table = opened_table(page, "jelly_monster", "me Ada", "casual", "casual", pace="relaxed")
    page.goto(table)
    expect(page.locator(".district")).to_have_count(5, timeout=60_000)
    expect(page.get_by_role("region", name="Votre plateau")).to_be_visible()
    pressed = play_by_keys(page)
    assert pressed["place"] > 10, pressed


ASKED = """() => {
  if (document.querySelector('.mat ol.sr, .outcome, .end')) return {over: true};
  const die = document.querySelector('[data-die][data-can]');
  const held = document.querySelector('.tray [aria-pressed=true]');
  const spots = document.querySelectorAll('.district [data-spot]:not(.die)').length;
  if (held) return spots ? {what: 'place'} : null;
  if (die) return {what: 'pick', face: die.dataset.face};
  if (document.querySelector('[data-barrier]')) return {what: 'barrier'};
  if (spots) return {what: 'copy'};
  const answer = document.querySelector('.answer');
  if (answer) { answer.focus(); return {what: 'answer'}; }
  const act = document.querySelector('.acts [data-can], .side .primary');
  if (act && !act.classList.contains('piece')) { act.focus(); return {what: 'act'}; }
  return null;
}"""


def play_by_keys(page: Page) -> dict[str, int]:
    """Faces by digits, districts by letters, Enter for what has the focus; until the end."""
    pressed: dict[str, int] = {}
    letters = ["q", "w", "e", "a", "s", "d"]
    for count in range(3000):
        found: Any = page.wait_for_function(ASKED, timeout=120_000, polling=40).json_value()
        if found.get("over"):
            return pressed
        what = found["what"]
        pressed[what] = pressed.get(what, 0) + 1
        if what == "pick":
            page.keyboard.press(f"Digit{found['face']}")
        elif what in ("place", "copy"):
            page.keyboard.press(f"Key{letters[count % len(letters)].upper()}")
        elif what == "barrier":
            page.keyboard.press("KeyB")
        else:
            page.keyboard.press("Enter")
    raise AssertionError(f"no end: {pressed}")
