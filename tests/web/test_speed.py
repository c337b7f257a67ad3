"""How fast the app is there and how smoothly it moves: measured, and written to a report.

Only what a busy machine cannot spoil is asserted: bytes, layout shifts, that there are figures.
"""

from __future__ import annotations

import fcntl
import json
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visit
from .player import awaited, opened_table, press

REPORT = Path(__file__).parents[2] / "build" / "web-report.json"

KILOBYTE = 1024
MOST_JAVASCRIPT = 60 * KILOBYTE
THROTTLED = 4

WATCH = """(() => {
  const seen = { paint: 0, shift: 0, usable: 0 };
  window.seen = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take))
      .observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { seen.paint = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  new MutationObserver((_, observer) => {
    if (document.querySelector('.lid .primary') === null) return;
    seen.usable = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
})()"""

JAVASCRIPT = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""

DRAWN = "() => window.seen.paint > 0"

FRAMES = """(ms) => new Promise((done) => {
  const times = [];
  const end = performance.now() + ms;
  const next = (now) => {
    times.push(now);
    if (now < end) requestAnimationFrame(next);
    else done(times.slice(1).map((time, i) => time - times[i]));
  };
  requestAnimationFrame(next);
})"""


def report(**figures: Any) -> None:
    """Add figures to the report, for people to read. Several workers do, one at a time."""
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    with REPORT.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        known = json.loads(file.read() or "{}")
        file.truncate(0)
        file.write(json.dumps(known | figures, indent=2, sort_keys=True) + "\n")
    print(figures)


def seen(page: Page) -> dict[str, float]:
    """The page's own measurements, once they are complete."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function(DRAWN)
    page.wait_for_timeout(300)
    found: dict[str, float] = page.evaluate("() => window.seen")
    return found


def measured(visit: Visit, **settings: Any) -> Page:
    """A first page that watches itself from its first line on."""
    page = visit("/nowhere", **settings)
    page.context.add_init_script(WATCH)
    page.goto("/")
    return page


def test_the_first_page_is_light_and_soon_of_use(visit: Visit) -> None:
    page = measured(visit)
    figures = seen(page)
    javascript = page.evaluate(JAVASCRIPT)
    report(
        first_page_javascript_kb=round(javascript / KILOBYTE, 1),
        first_page_usable_ms=round(figures["usable"]),
        first_page_largest_paint_ms=round(figures["paint"]),
        first_page_layout_shift=round(figures["shift"], 4),
    )
    assert 0 < javascript < MOST_JAVASCRIPT
    assert figures["usable"] > 0
    assert figures["paint"] > 0


def test_nothing_moves_by_itself_once_it_is_there(visit: Visit) -> None:
    shifts: dict[str, float] = {}
    for name, size in (("desktop", (1440, 900)), ("phone", (390, 844))):
        page = measured(visit, size={"width": size[0], "height": size[1]})
        shifts[f"first page, {name}"] = seen(page)["shift"]
        for game in ("incubation", "megalomania"):
            host = visit("/")
            page.goto(opened_table(host, game, "me Ada", "me Bo"))
            expect(page.locator(".screen")).to_be_visible()
            shifts[f"{game}, {name}"] = seen(page)["shift"]
    report(layout_shifts={name: round(shift, 4) for name, shift in shifts.items()})
    assert max(shifts.values()) < 0.01, shifts


def test_boards_come_only_when_they_are_asked_for(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_load_state("networkidle")
    files = "() => performance.getEntriesByType('resource').map(({ name }) => name).join(' ')"
    assert "incubation-" not in page.evaluate(files)
    page.goto(opened_table(page, "incubation", "me Ada", "beginner"))
    expect(page.locator(".screen")).to_be_visible()
    assert "incubation-" in page.evaluate(files)


def test_dice_and_tokens_move_smoothly_on_a_slow_machine(visit: Visit) -> None:
    page = visit("/", motion="no-preference")
    page.goto(opened_table(page, "incubation", "me Ada", "me Bo"))
    awaited(page)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    still = page.evaluate(FRAMES, 500)
    moving: list[float] = []
    for _ in range(8):
        press(page)
        moving += page.evaluate(FRAMES, 700)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    report(
        frame_still_median_ms=round(median(still), 1),
        frame_moving_median_ms=round(median(moving), 1),
        frame_moving_p95_ms=round(quantiles(moving, n=20)[-1], 1),
        frames_per_second_moving=round(1000 * len(moving) / sum(moving), 1),
    )
    assert len(moving) > 1
