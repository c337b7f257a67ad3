"""How long a press takes to show its piece in a live game of Attack of the Jelly Monster, by touch
on a phone whose processor is four times slower.

python -m tests.web.jelly_presses [--presses 120] [--slow 4] [--trace FILE]

Four players, bots that move at once, whole first rounds, table after table. Two figures at the
50th and 95th percentile, both from the time stamp of the finger's pointerdown:

- `shown`: until the frame that holds the piece is drawn (the app's own measure `coffret:placed`);
- `presented`: until the browser has presented that frame (Event Timing, in steps of 8 ms).

They are added to build/web-report.json. `--trace` writes a trace for Chromium's tools.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import CDPSession, Page

from .browsing import browsing
from .conftest import NAMED
from .house import MANY_TABLES, AtRandom
from .player import opened_table
from .test_jelly_table import GAME, LISTEN, NEXT, PHONE, QUICK
from .test_speed import report

EVENTS = """(() => {
  window.ups = [];
  window.downs = [];
  for (const kind of ['pointerdown', 'pointerup'])
    addEventListener(kind, (event) =>
      window[kind === 'pointerup' ? 'ups' : 'downs'].push(event.timeStamp), true);
  window.timed = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'pointerup') window.timed.push([startTime, duration]);
  }).observe({ type: 'event', durationThreshold: 16 });
})()"""

PRESSES = """() => {
  const presses = performance.getEntriesByName('coffret:placed').map(({ startTime, duration }) => {
    const up = window.ups.find((time) => time >= startTime);
    const timed = window.timed.find(([time]) => Math.abs(time - up) < 0.5);
    return {
      shown: duration,
      presented: timed ? timed[0] + timed[1] - startTime : duration,
      held: up - startTime,
      work: startTime + duration - up,
    };
  });
  return { presses, arrived: window.noted?.shown ?? [] };
}"""

CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-v8.cpu_profiler",
    "blink.user_timing",
    "input",
    "benchmark",
]


def main(asked: list[str] | None = None) -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--presses", type=int, default=120)
    ask.add_argument("--slow", type=float, default=4)
    ask.add_argument("--trace", type=Path)
    wish = ask.parse_args(asked)
    presses: list[dict[str, float]] = []
    arrived: list[float] = []
    with browsing(bot_pool=AtRandom, limits=MANY_TABLES) as (browser, address):
        context = browser.new_context(
            base_url=address,
            viewport={"width": PHONE["width"], "height": PHONE["height"]},
            is_mobile=True,
            has_touch=True,
            locale="en-GB",
            service_workers="block",
        )
        for script in (NAMED, EVENTS, f"{LISTEN}(0)"):
            context.add_init_script(script)
        page = context.new_page()
        page.goto("/nowhere")
        slow = context.new_cdp_session(page)
        if wish.trace:
            browser.start_tracing(page=page, path=wish.trace, categories=CATEGORIES)
        while len(presses) < wish.presses:
            found = one_round(page, slow, wish.slow)
            presses += found["presses"]
            arrived += found["arrived"]
            print(len(presses), len(arrived), flush=True)
        if wish.trace:
            browser.stop_tracing()
    figures = {"presses": len(presses), "messages": len(arrived)}
    for name in ("shown", "presented", "held", "work"):
        figures |= spread(name, [each[name] for each in presses])
    figures |= spread("arrived", arrived)
    report(jelly_presses=figures)


def spread(name: str, times: list[float]) -> dict[str, Any]:
    return {
        f"{name}_p50_ms": round(median(times), 1),
        f"{name}_p95_ms": round(quantiles(times, n=20)[-1], 1),
    }


def one_round(page: Page, slow: CDPSession, rate: float) -> Any:
    """All own dice of a new table's first round by touch; what its presses took."""
    page.goto(opened_table(page, GAME, "me Ada", "casual", "casual", "casual", **QUICK))
    page.wait_for_selector(".district")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    placed = 0
    while True:
        found: Any = page.wait_for_function(NEXT, timeout=120_000, polling=120).json_value()
        if placed > 0 and found.get("what") not in ("die", "spot"):
            break
        placed += found["what"] == "spot"
        page.touchscreen.tap(found["x"], found["y"])
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.wait_for_timeout(300)  # what was measured last comes to the observer
    return page.evaluate(PRESSES)


if __name__ == "__main__":
    main()
