"""No page has a serious accessibility fault: axe-core looks at each of
them; and players who use keys always know where they are."""

import pytest
from playwright.sync_api import Page, expect

from coffret import registry

from .axe import SIZES, violations
from .conftest import Picture, Visit
from .player import (
    IN_THE_LIST,
    awaited,
    is_asked,
    opened_table,
    play_by_hand,
    play_by_list,
    play_out,
    press,
)

GAMES = sorted(registry.names())
PLAIN = {
    "home": "/",
    "new": "/new/incubation",
    "new-jelly_monster": "/new/jelly_monster",
    "rules": "/rules",
    "rulebook": "/rules/megalomania",
    "lost": "/nowhere",
}


def ready(page: Page) -> Page:
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("name", PLAIN)
def test_pages_before_a_table(visit: Visit, picture: Picture, name: str) -> None:
    page = ready(visit(PLAIN[name]))
    assert violations(page) == []
    picture(page, name)


def test_what_is_wrong_would_be_found(visit: Visit) -> None:
    page = ready(visit("/nowhere"))
    wrong = "<button></button><p style='color: #888; background: #777'>Grey on grey</p>"
    page.locator("main").evaluate("(main, html) => { main.innerHTML += html; }", wrong)
    assert {each.split(": ")[1] for each in violations(page)} == {"button-name", "color-contrast"}


def test_the_settings(visit: Visit, picture: Picture) -> None:
    page = ready(visit("/"))
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert violations(page) == []
    picture(page, "settings")


def test_an_invitation_and_who_follows_it(visit: Visit, picture: Picture) -> None:
    page = visit("/new/incubation")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("seats are still open")).to_be_visible()
    assert violations(page) == []
    picture(page, "waiting")
    friend = ready(visit(page.get_by_role("textbox", name="Seat 2").input_value()))
    assert violations(friend) == []
    picture(friend, "join")
    assert violations(ready(visit(page.url + "/join"))) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_the_own_turn_and_in_that_of_others(visit: Visit, game: str) -> None:
    page = visit("/")
    page.goto(opened_table(page, game, "me Ada", "beginner", "beginner", hints=True))
    play_by_list(page, 3)  # so that there is something on the board
    awaited(page)
    assert violations(ready(page)) == []
    other = visit(page.url)  # who watches is never asked
    expect(other.locator(".screen")).to_be_visible()
    assert violations(ready(other)) == []


def test_the_cover_between_two_players(visit: Visit) -> None:
    page = visit("/")
    page.goto(opened_table(page, "megalomania", "me Ada", "me Bo"))
    expect(page.locator("main.cover")).to_be_visible()
    assert violations(page) == []


def test_the_past_the_explanations_and_the_fair_dice(visit: Visit, picture: Picture) -> None:
    page = visit("/")
    page.goto(opened_table(page, "incubation", "me Ada", "me Bo", hints=True))
    play_by_hand(page, most=8)
    awaited(page)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    expect(page.get_by_role("dialog", name="Explain")).to_be_visible()
    expect(page.get_by_role("link", name="All rules")).to_be_visible()
    assert violations(page) == []
    picture(page, "explain")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Fair dice").click()
    assert violations(page) == []


def test_a_result_its_replay_and_a_lesson(visit: Visit) -> None:
    page = visit("/")
    path = opened_table(page, "incubation", "me Ada", "me Bo")
    play_out(page, path, 0, 1)
    page.evaluate("() => window.played")
    page.goto(path)
    expect(page.locator(".end")).to_be_visible()
    assert violations(page, ["desktop"]) == []
    page.set_viewport_size(SIZES["phone"])
    expect(page.locator(".end.small")).to_be_visible()
    assert violations(page, ["phone"]) == []
    # What to do next is in view beside the podium, too, without scrolling.
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator(".end.lying")).to_be_visible()
    for name in ("Play again", "Review", "Share"):
        expect(page.locator(".end").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    page.goto(page.url + "/replay")
    expect(page.get_by_role("heading", name="Points over time")).to_be_visible()
    assert violations(page) == []
    page.goto("/learn/incubation")  # or that there is none
    page.locator("main").first.wait_for()
    assert violations(ready(page)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_is_a_named_button_in_a_list(visit: Visit, game: str) -> None:
    page = visit("/")
    page.goto(opened_table(page, game, "me Ada", "beginner", "beginner"))
    awaited(page)
    page.keyboard.press("m")
    page.wait_for_function(IN_THE_LIST)
    moves = page.get_by_role("list", name="All moves").get_by_role("button")
    names = [text.strip() for text in moves.all_inner_texts()]
    assert all(names)
    assert len(names) == len(set(names))
    expect(page.locator("summary .tally")).to_have_text(str(len(names)))


def test_the_focus_is_seen_and_stays_near_when_its_move_is_made(visit: Visit) -> None:
    page = visit("/")
    page.goto(opened_table(page, "incubation", "me Ada", "beginner", "beginner"))
    for _ in range(12):
        awaited(page)
        page.keyboard.press("m")
        page.wait_for_function(IN_THE_LIST)
        width = page.evaluate("() => getComputedStyle(document.activeElement).outlineWidth")
        assert width == "3px"
        page.keyboard.press("Enter")
        page.wait_for_function(
            "() => document.querySelector('.screen').getAttribute('aria-busy') !== 'true'"
        )
        # In the list of moves, or where it was: never back at the top of the page.
        assert page.evaluate(IN_THE_LIST)


def test_what_happens_is_announced(visit: Visit) -> None:
    page = visit("/")
    page.goto(opened_table(page, "incubation", "me Ada", "me Bo"))
    live = page.locator(".strip [aria-live=polite]")
    expect(live).to_have_count(1)
    before = live.inner_text()
    press(page)
    assert before != ""
    if not is_asked(page):
        awaited(page)
    press(page)
    expect(live).not_to_have_text(before)
