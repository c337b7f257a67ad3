"""With motion on, all parts of the table show one moment, frame by frame; and the end is one."""

import re

from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Picture, Visit
from .player import awaited, opened_table, play_by_hand

# In each frame: the strip and the log show the same step, and nothing of a later one.
SAMPLE = """() => {
  window.samples = { frames: 0, wrong: [] };
  const look = () => {
    const lines = [...document.querySelectorAll('.right .log li:not(.round)')];
    const last = lines.at(-1)?.querySelector('span:last-child')?.firstChild?.textContent?.trim();
    const strip = document.querySelector('.strip .words b')?.textContent?.trim();
    const index = Number(document.querySelector('.right input[type=range]')?.value);
    const newest = Number(document.querySelector('.right input[type=range]')?.max);
    window.samples.frames += 1;
    const own = document.querySelector('.strip [data-seat-face]') === null;
    if (strip && last && strip !== last && !own) window.samples.wrong.push([strip, last]);
    if (index < newest && document.querySelector('.board [data-can]'))
      window.samples.wrong.push(['asked too early', `${index} of ${newest}`]);
    window.sampling = requestAnimationFrame(look);
  };
  look();
}"""


def test_all_parts_show_one_moment_while_others_play(visit: Visit, picture: Picture) -> None:
    page = visit("/", motion="no-preference")
    page.goto(opened_table(page, "incubation", "me Ada", "beginner Otto", "beginner Nadia"))
    awaited(page)
    page.evaluate(SAMPLE)
    play_by_hand(page, most=8)
    awaited(page)
    samples = page.evaluate("() => window.samples")
    assert samples["frames"] > 20
    assert samples["wrong"] == []
    page.keyboard.press("l")
    panel = page.get_by_role("region", name="Since your last turn")
    expect(panel.get_by_text(re.compile("Otto|Nadia")).first).to_be_visible()
    strip, box = page.locator(".strip").bounding_box(), panel.bounding_box()
    assert strip is not None
    assert box is not None
    assert box["y"] >= strip["y"] + strip["height"]  # in the slab's place, and the mat in sight
    expect(page.locator("[data-since]")).to_have_count(page.locator(".marks > span").count())
    assert violations(page) == []
    picture(page, "since")
    panel.get_by_role("button", name="Watch").click()
    expect(panel).to_have_count(0)
    page.locator(".board").click(position={"x": 3, "y": 3})  # a click finishes everything
    awaited(page)
    one_stop(page)


def one_stop(page: Page) -> None:
    """The log is one stop of the Tab key, with arrows inside."""
    stops = page.locator(".right .log button[tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    before = page.evaluate("() => document.activeElement.textContent")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.textContent") != before
    expect(stops).to_have_count(1)
