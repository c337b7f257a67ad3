"""The island's texts and previews: a newcomer's lines, undo, pieces shown large, a storm."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Picture, Visit
from .island import ASKED, NEXT, moments, quick
from .player import opened_table, soon, steps_so_far
from .posed import Posed

# How many things have flown over the board.
FLOWN = """
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node instanceof Element && node.matches('.flyer')) window.flown += 1;
    }
  }).observe(document, { subtree: true, childList: true });
"""

HAND = """() => [...document.querySelectorAll('.hand [aria-label]')]
  .map((each) => each.getAttribute('aria-label')).join()"""
TURNED = """(was) => document.querySelector('.discs') !== null
  || (document.querySelector('[data-phase=place]') !== null && (HAND)() !== was)"""


def test_a_newcomer_is_told_once_and_undo_shows_where_it_leads(visit: Visit) -> None:
    """At a real table: lines for newcomers, the station that undo leads to, undo to the placed
    tile, pieces shown large."""
    page = visit("/nowhere")
    quick(page)
    page.goto(opened_table(page, "dragon_island", "me Ada", "beginner", first_player="seat_1"))
    lines: list[str] = []
    undo = page.get_by_role("button", name="Undo", exact=True)
    phase = "() => document.querySelector('[data-phase]').dataset.phase"
    other = page.get_by_role("button", name="Other side")
    turned = False
    for step in range(60):
        found = soon(page, NEXT, step)
        if not turned and other.count() > 0:
            was = page.evaluate(HAND)
            other.click()
            # Its other side lies up, or is a joker that asks for its colour.
            page.wait_for_function(TURNED.replace("HAND", HAND), arg=was)
            turned = True
            continue
        lines.append(page.locator(".strip .words span").inner_text())
        at = page.evaluate(phase)
        # The first tile is the tower: everyone knew it, and its placing can be undone.
        later = "Round 1" not in page.locator("header.bar").inner_text()
        if later and at in ("act", "treasure") and undo.is_enabled():
            break
        page.mouse.click(found["x"], found["y"])
    assert turned
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
    # The tile stays where it was placed: everyone has seen it.
    assert page.evaluate(phase) in ("fill", "lift", "walk")
    page.locator("[data-tile='0']").hover()
    card = page.locator(".rail section.card")
    expect(card).to_contain_text("Wizard’s Keep")
    page.locator("[data-zoom^='map-']").first.focus()
    page.keyboard.press("z")
    expect(card).to_contain_text("around it")
    page.keyboard.press("Escape")
    # The turn goes on from where undo led.
    steps = steps_so_far(page)
    found = soon(page, NEXT, 0)
    page.mouse.click(found["x"], found["y"])
    page.wait_for_function(f"() => document.querySelector('.screen').dataset.steps > {steps}")


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
