"""People in the browser: games to come back to, a second device, and the end of it all."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Picture, Visit
from .fitting import at_every_size, misfits
from .people_gallery import come_back
from .player import opened_table, play_by_hand, soon


def at_a_table(visit: Visit, *seats: str) -> Page:
    """Someone who has been at a table and is back on the first page."""
    page = visit("/")
    page.goto(opened_table(page, "incubation", *seats))
    expect(page.locator(".screen")).to_be_visible()
    with page.expect_response(lambda answer: answer.url.endswith("/api/me")):  # becomes known
        page.goto("/")
    return page


def overview(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{table.removeprefix('/table/')}").json()
    return found


def test_my_games_lead_back_to_the_table(visit: Visit, picture: Picture) -> None:
    page = at_a_table(visit, "me Ada", "me Bo")
    waiting = page.get_by_role("region", name="Your move")
    expect(waiting.get_by_role("listitem")).to_have_count(1)
    assert violations(page) == []
    picture(page, "my-games")
    assert misfits(page) == []
    # A new name reaches the server, from the next look at the list on.
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Adele")
    page.keyboard.press("Escape")
    expect(page.locator("header").get_by_role("link", name="Adele")).to_be_visible()
    waiting.get_by_role("link", name="Play: Incubation").click()
    expect(page.locator(".screen")).to_be_visible()


def test_five_games_at_once_each_with_its_board(visit: Visit, picture: Picture) -> None:
    page = visit("/")
    come_back(page)
    waiting = page.get_by_role("region", name="Your move").get_by_role("listitem")
    expect(waiting).to_have_count(3)
    expect(page.get_by_role("region", name="Running").get_by_role("listitem")).to_have_count(2)
    # A drawn board, not the cover.
    expect(waiting.locator(".thumb > svg:not([data-art])")).to_have_count(3)
    expect(page.locator("header").get_by_role("link", name="Ada")).to_be_visible()
    lid = page.get_by_role("button", name="Play now: Incubation")
    box = lid.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 900, "the lids are above the fold"
    picture(page, "five-games")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []
    assert at_every_size(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    # A move in one of them: the others wait as before, and this one comes last.
    first = waiting.first.get_by_role("link")
    table = first.get_attribute("href")
    first.click()
    play_by_hand(page, 6)
    page.goto("/")
    expect(waiting).to_have_count(3)
    expect(waiting.last.get_by_role("link")).to_have_attribute("href", str(table))


def test_a_second_device_plays_the_same_games_until_all_is_deleted(
    visit: Visit, picture: Picture
) -> None:
    laptop = at_a_table(visit, "me Ada", "me Bo")
    table = laptop.get_by_role("link", name="Play: Incubation").get_attribute("href")
    laptop.goto("/me")
    laptop.get_by_role("button", name="Show the code").click()
    expect(laptop.get_by_role("img", name="The link below as a QR code")).to_be_visible()
    link = laptop.locator("main input[readonly]").input_value()
    laptop.get_by_role("button", name="Show twelve words").click()
    words = laptop.locator("ol.words")
    expect(words.get_by_role("listitem")).to_have_count(12)
    expect(words).to_be_focused()
    shown = words.get_by_role("listitem").all_inner_texts()
    laptop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    laptop.locator(".tools").get_by_role("button", name="Copy").click()
    expect(laptop.get_by_role("button", name="Copied")).to_be_visible()
    assert laptop.evaluate("navigator.clipboard.readText()").split(" ") == shown
    laptop.emulate_media(media="print")
    expect(words).to_be_visible()
    expect(laptop.get_by_role("button", name="Delete me here")).not_to_be_visible()
    laptop.emulate_media(media="screen")
    laptop.get_by_role("button", name="Hide").click()
    expect(words).not_to_be_visible()
    expect(laptop.get_by_role("button", name="Show twelve words")).to_be_focused()
    laptop.keyboard.press("Enter")
    assert words.get_by_role("listitem").all_inner_texts() == shown, "the same, not new ones"
    expect(laptop.get_by_text("Then, on the other device")).to_be_visible()
    assert violations(laptop) == []
    picture(laptop, "me")
    assert misfits(laptop) == []

    phone = visit(link)
    phone.get_by_role("button", name="Add this device").click()
    expect(phone.get_by_text("this device plays as Ada")).to_be_visible()
    expect(phone.get_by_role("button", name="Remove")).to_have_count(2)
    assert table is not None
    phone.goto(table)
    expect(phone.locator(".screen")).to_be_visible()
    assert overview(phone, table)["yours"] == [0, 1]

    laptop.get_by_role("button", name="Delete me here").click()
    laptop.get_by_role("button", name="Yes, delete everything").click()
    expect(laptop.get_by_text("Everything was deleted.")).to_be_visible()
    expect(laptop.get_by_text("Nothing yet")).to_be_visible()
    expect(phone.locator(".lost")).to_be_visible()
    names = [each["name"] for each in overview(laptop, table)["seats"]]
    assert names == ["Player 1", "Player 2"]


WATCH_ROWS = """() => {
  window.grey = null;
  new MutationObserver(() => {
    const row = document.querySelector('li.gone');
    if (row === null || window.grey !== null) return;
    const join = row.querySelector('[aria-disabled]');
    window.grey = { text: row.innerText, disabled: join.getAttribute('aria-disabled') };
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""Keeps what a row of the lobby said as it became grey: it is so for a few seconds only."""


def test_an_open_table_is_joined_by_somebody_new(visit: Visit, picture: Picture) -> None:
    host = visit("/")
    host.goto(opened_table(host, "incubation", "me Ada", "link"))
    host.get_by_role("button", name="New link").click()
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
    with host.expect_response(lambda answer: answer.url.endswith("/listed")):
        host.locator("label", has_text="Open table").click()
    # All of it can be changed, and what was changed is what the lobby shows.
    with host.expect_response(lambda answer: answer.url.endswith("/arrange")):
        host.locator("label", has_text="Beginners").click()
    with host.expect_response(lambda answer: answer.url.endswith("/arrange")):
        host.get_by_role("group", name="Players").locator("label", has_text="3").click()
    expect(host.get_by_role("combobox", name="Who sits in seat 3")).to_be_visible()
    with host.expect_response(lambda answer: answer.url.endswith("/arrange")):
        host.get_by_role("combobox", name="First player").select_option("seat_2")
    picture(host, "waiting-host")
    guest = visit("/lobby")
    row = guest.get_by_role("listitem").filter(
        has=guest.get_by_role("button", name="Join: Incubation")
    )
    expect(row).to_contain_text("Beginners")
    expect(row).to_contain_text("First player: seat 2")
    picture(guest, "lobby")
    for page in (host, guest):
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert violations(page) == []
        assert at_every_size(page) == []
    # A bot on the last seat but one: one seat is left. On the last one, the game would begin.
    with host.expect_response(lambda answer: answer.url.endswith("/arrange")):
        host.get_by_role("combobox", name="Who sits in seat 3").select_option("casual")
    host.get_by_role("combobox", name="Who sits in seat 2").select_option("casual")
    expect(host.get_by_role("button", name="Begin")).to_be_focused()
    host.get_by_role("button", name="Not yet").click()
    expect(host.get_by_role("combobox", name="Who sits in seat 2")).to_have_value("link")

    late = visit("/lobby")
    expect(late.get_by_role("button", name="Join: Incubation")).to_be_visible()
    late.evaluate(WATCH_ROWS)
    guest.get_by_role("button", name="Join: Incubation").click()
    expect(guest.locator(".screen")).to_be_visible()
    expect(host.locator(".screen")).to_be_visible()
    # Who only looked sees it grey for a while; then it is gone.
    grey = soon(late, "() => window.grey")
    assert "Just filled" in grey["text"]
    assert grey["disabled"] == "true"
    expect(late.get_by_role("button", name="Join: Incubation")).to_have_count(0)
