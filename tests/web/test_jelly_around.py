"""Attack of the Jelly Monster around one tablet: a tray at each edge, many fingers at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Picture, Visit
from .fitting import misfits
from .player import opened_table
from .test_jelly_table import GAME

LYING = {"width": 1180, "height": 820}
STANDING = {"width": 820, "height": 1180}
LEAST_PLAYERS = 3

MIDDLE = """(query) => [...document.querySelectorAll(query)].map((e) => {
  const r = e.getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2];
})"""

LOOSE = """([seat, count]) => document.querySelectorAll(
  `[data-tray='${seat}'] [data-die][data-can]`).length === count"""

Point = tuple[float, float]


class Around:
    """Several people with their fingers on one tablet."""

    def __init__(self, page: Page, hands: int) -> None:
        self.page = page
        self.hands = hands
        self.finger = page.context.new_cdp_session(page)
        people = [f"me {name}" for name in ("Ada", "Bo", "Cy", "Di", "Eve")[:hands]]
        bots = ["casual"] * (LEAST_PLAYERS - hands)
        page.goto(opened_table(page, GAME, *people, *bots, roll_ms=300))
        expect(page.locator("[data-tray]")).to_have_count(hands, timeout=60_000)
        expect(page.locator("main.cover")).to_have_count(0)

    def touch(self, kind: str, *points: Point) -> None:
        spots = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    def middles(self, query: str) -> list[Point]:
        self.page.wait_for_selector(query)
        return [(x, y) for x, y in self.page.evaluate(MIDDLE, query)]

    def of_each(self, query: str) -> list[Point]:
        """The first such thing in each tray."""
        trays = [f"[data-tray='{seat}'] {query}" for seat in range(self.hands)]
        return [self.middles(tray)[0] for tray in trays]

    def loose(self, seat: int) -> int:
        return self.page.locator(f"[data-tray='{seat}'] [data-die][data-can]").count()

    def rolled(self, seat: int, count: int) -> None:
        self.page.wait_for_function(LOOSE, arg=[seat, count])

    def all_rolled(self, count: int) -> None:
        for seat in range(self.hands):
            self.rolled(seat, count)

    def say_ready(self) -> None:
        """All of them, at the same moment."""
        self.touch("touchStart", *self.of_each("[data-act]"))
        self.touch("touchEnd")
        self.all_rolled(7)

    def drag(self) -> None:
        """A die of each at once, each into a different district. A die rides above its finger, as
        its player sees it."""
        starts = self.of_each("[data-die][data-can]")
        districts = self.middles(".district")[: self.hands]
        lifts = {0: (0, 40), 90: (-40, 0), 180: (0, -40), 270: (40, 0)}
        turns = [self._turn(seat) for seat in range(self.hands)]
        goals = [
            (x + lifts[turn][0], y + lifts[turn][1])
            for (x, y), turn in zip(districts, turns, strict=True)
        ]
        self.touch("touchStart", *starts)
        for step in range(1, 7):
            self.touch(
                "touchMove",
                *(
                    (x + (gx - x) * step / 6, y + (gy - y) * step / 6)
                    for (x, y), (gx, gy) in zip(starts, goals, strict=True)
                ),
            )

    def _turn(self, seat: int) -> int:
        style = self.page.locator(f"[data-tray='{seat}']").get_attribute("style") or ""
        return int(style.split("rotate(")[1].split("deg")[0])


def test_four_play_around_one_tablet_at_once(visit: Visit, picture: Picture) -> None:
    page = visit("/", size=LYING, has_touch=True)
    table = Around(page, 4)
    picture(page, "jelly-around-ready")
    table.say_ready()
    table.drag()
    picture(page, "jelly-around-drag")
    table.touch("touchEnd")
    table.all_rolled(6)
    # Two hold a die: a tap beside the lanes asks whose, a tap on a lane is that player's.
    for seat in (0, 2):
        page.touchscreen.tap(*table.middles(f"[data-tray='{seat}'] [data-die][data-can]")[0])
    expect(page.locator("[data-lane]").first).to_be_attached()
    head = page.locator("[data-district='1']").bounding_box()
    assert head is not None
    page.touchscreen.tap(head["x"] + head["width"] * 0.4, head["y"] + 8)
    expect(page.locator(".tag")).to_contain_text("Whose die?")
    assert (table.loose(0), table.loose(2)) == (6, 6)
    page.touchscreen.tap(*table.middles("[data-district='1'] [data-lane='2']")[0])
    table.rolled(2, 5)
    assert table.loose(0) == 6
    picture(page, "jelly-around")
    assert violations(page) == []


@pytest.mark.parametrize(("hands", "size"), [(2, LYING), (3, STANDING), (5, LYING)])
def test_others_play_around_one_tablet_too(
    visit: Visit, picture: Picture, hands: int, size: dict[str, int]
) -> None:
    """Two with a bot, three on a tablet that stands, five with two trays on a long edge."""
    page = visit("/", size=size, has_touch=True, scheme="dark" if hands == 3 else "light")
    table = Around(page, hands)
    table.say_ready()
    assert misfits(page) == []
    table.drag()
    picture(page, f"jelly-around-{hands}")
    table.touch("touchEnd")
    table.all_rolled(6)
