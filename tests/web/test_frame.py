"""The frame around every board: other players' boards, pieces shown large, drawers and the foot."""

from playwright.sync_api import Page, expect

from .conftest import Visit
from .fitting import SIZES
from .player import awaited, opened_table


def turned(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def test_a_desktop_looks_at_another_board_and_shows_pieces_large(visit: Visit) -> None:
    page = visit("/")
    page.goto(opened_table(page, "incubation", "me Ada", "beginner Otto", "beginner Lin"))
    awaited(page)
    page.keyboard.press("b")
    strip = page.locator(".strip")
    expect(strip).to_contain_text("Otto’s board")
    expect(page.get_by_role("region", name="Otto: incubators")).to_be_visible()
    expect(page.locator(".slab [role=button]")).to_have_count(0)  # theirs is only looked at
    strip.get_by_role("button", name="Lin").click()
    expect(strip).to_contain_text("Lin’s board")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Ada: incubators")).to_be_visible()
    page.get_by_role("article", name="Otto").get_by_role("button", name="Otto").click()
    expect(strip).to_contain_text("Otto’s board")
    strip.get_by_role("button", name="Back to my board").click()
    expect(strip).not_to_contain_text("board.")

    page.locator("[data-zoom=deck-1]").hover()
    large = page.locator(".rail > .card")
    expect(large).to_contain_text("when it hatches")
    name = page.locator("[data-zoom=deck-1] .words b").inner_text()
    expect(large.get_by_role("heading", name=name)).to_be_visible()
    page.locator(".strip").hover()
    expect(large).to_have_count(0)
    page.locator("[data-piece=objective-0]").focus()
    page.keyboard.press("z")
    expect(large.get_by_role("heading", name="Objective")).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_a_phone_has_its_own_figures_below_and_hears_of_talk(visit: Visit) -> None:
    ada = visit("/", has_touch=True)
    table = opened_table(ada, "incubation", "me Ada", "link", "beginner Lin")
    claim = ada.request.post(f"/api/tables/{table.split('/')[-1]}/seats/1/link").json()["claim"]
    bo = visit(f"{table}/join#{claim}")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take the seat").click()
    bo.get_by_label("Write a message").fill("Hello")
    bo.keyboard.press("Enter")
    turned(ada, "phone")
    ada.goto(table)
    foot = ada.locator("nav.foot")
    expect(foot).to_be_visible()
    talk = foot.get_by_role("button", name="Chat")
    expect(talk.locator(".tally")).to_have_count(0)  # what was said before is no news
    bo.get_by_label("Write a message").fill("Are you there?")
    bo.keyboard.press("Enter")
    expect(talk.locator(".tally")).to_have_text("1")
    turned(ada, "lying")
    expect(ada.get_by_role("button", name="Chat").locator(".tally")).to_have_text("1")
    turned(ada, "phone")
    talk.click()
    expect(ada.get_by_role("dialog")).to_contain_text("Are you there?")
    ada.keyboard.press("Escape")
    expect(talk.locator(".tally")).to_have_count(0)

    expect(foot.locator(".points")).to_have_text("0")
    chips = ada.locator(".chips .chip")
    expect(chips).to_have_count(2)
    expect(chips.last.locator("svg[role=img], svg.none")).to_have_count(2)  # their eggs
    chips.last.tap()
    expect(ada.locator(".strip")).to_contain_text("Lin’s board")
    ada.get_by_role("button", name="Back to my board").tap()

    # A finger that stays shows a piece; it does not press it, too.
    held = ada.locator("[data-zoom=deck-0] .touch")
    box = held.bounding_box()
    assert box is not None
    finger = ada.context.new_cdp_session(ada)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ada.get_by_role("dialog")).to_contain_text("when it hatches")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ada.get_by_role("dialog")).to_be_visible()
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_have_count(0)
