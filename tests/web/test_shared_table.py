"""Several people at one table: by link, watching, cut off and back, and around one screen."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from coffret.server.audiences import Audiences

from .conftest import PATIENCE, Picture, Visit
from .player import (
    awaited,
    is_asked,
    log_of,
    make_a_move,
    opened_table,
    play_out,
    press,
    steps_so_far,
)

LINES = ".log li:not(.round)"
COVERED_OR_ASKED = """() =>
  document.querySelector('main.cover, .screen:not([aria-busy=true]) .moves button')"""


@pytest.fixture
def away_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits until a bot may play for someone who has left."""
    monkeypatch.setattr(Audiences, "bot_in", lambda self, number: 0)


@pytest.fixture
def two(visit: Visit) -> tuple[Page, Page]:
    """Ada has opened a table of Incubation, Bo has come by her link."""
    ada = visit("/new/incubation")
    ada.get_by_role("radio", name="2").check(force=True)
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.get_by_text("One seat is still open")).to_be_visible()
    link = ada.get_by_role("textbox", name="Seat 2").input_value()
    bo = visit(link)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take the seat").click()
    for page in (ada, bo):
        expect(page.locator(".screen")).to_be_visible()
    return ada, bo


def whose_turn(*pages: Page) -> Page:
    """The page that is asked for something."""
    late = monotonic() + PATIENCE / 1000
    while monotonic() < late:
        for page in pages:
            if is_asked(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked for anything")


def same_log(*pages: Page) -> list[str]:
    """The log that all of these pages show, once it is the same."""
    late = monotonic() + PATIENCE / 1000
    while monotonic() < late:
        logs = [log_of(page) for page in pages]
        if logs[0] and all(each == logs[0] for each in logs):
            return logs[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError(logs)


def test_friends_by_link_see_each_others_names_and_moves(two: tuple[Page, Page]) -> None:
    for page, own, friend in zip(two, ("Ada", "Bo"), ("Bo", "Ada"), strict=True):
        expect(page.get_by_role("article", name=own)).to_contain_text(f"{own} (you)")
        expect(page.get_by_role("article", name=friend)).to_be_visible()
        # The log of what was before comes later than the board.
        expect(page.locator(LINES).first).to_contain_text("goes first")
    before = same_log(*two)
    for _ in range(6):  # to keep both dice is told by what follows
        make_a_move(whose_turn(*two))
        whose_turn(*two)
        told = same_log(*two)
    assert told[: len(before)] == before
    assert len(told) > len(before)


def test_after_the_end_all_go_on_to_the_next_table(visit: Visit) -> None:
    ada, bo = visit("/"), visit("/")
    wish = {"game": "incubation", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}]}
    answer = ada.request.post("/api/tables", data=wish).json()
    path = f"/table/{answer['table']}"
    claim = {"claim": answer["claims"]["1"], "name": "Bo"}
    assert bo.request.post(f"/api/tables/{answer['table']}/seats", data=claim).ok
    for seat, page in enumerate((ada, bo)):
        play_out(page, path, seat)
    for page in (ada, bo):
        page.evaluate("() => window.played")
        page.goto(path)
        expect(page.locator(".end")).to_be_visible()
    ada.get_by_role("button", name="Play again").click()
    expect(bo.get_by_role("status").filter(has_text="Ada")).to_be_visible()
    bo.get_by_role("button", name="Join").click()
    for page in (ada, bo):
        expect(page.locator(".end")).to_have_count(0)
        expect(page.locator(".screen")).to_be_visible()
    assert ada.url == bo.url
    press(whose_turn(ada, bo))


def test_a_link_is_good_for_one_seat_once(visit: Visit) -> None:
    ada = visit("/")
    path = opened_table(ada, "incubation", "me Ada", "link")
    ada.goto(path)
    ada.get_by_role("button", name="New link").click()
    expect(ada.get_by_role("textbox", name="Seat 2")).to_have_value(re.compile("/join#"))
    link = ada.get_by_role("textbox", name="Seat 2").input_value()
    bo = visit(link)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take the seat").click()
    expect(bo.locator(".screen")).to_be_visible()
    late = visit(link)
    late.get_by_label("Your name").fill("Cy")
    late.get_by_role("button", name="Take the seat").click()
    expect(late.get_by_role("heading", name="This link has already been used")).to_be_visible()


def test_anybody_else_with_the_tables_link_watches(
    two: tuple[Page, Page], visit: Visit, picture: Picture
) -> None:
    watcher = visit(two[0].url)
    expect(watcher.locator(".screen")).to_be_visible()
    acting = whose_turn(*two)
    make_a_move(acting)  # an egg
    whose_turn(*two)
    expect(watcher.locator(LINES)).to_have_count(2)
    assert same_log(watcher, *two)[0].endswith("goes first.")
    expect(watcher.locator(".moves button, [data-can]")).to_have_count(0)
    expect(watcher.get_by_label("Write a message")).to_have_count(0)
    picture(watcher, "incubation-watched")


def test_a_browser_that_is_killed_in_its_turn_comes_back_and_plays_on(
    two: tuple[Page, Page], visit: Visit
) -> None:
    # Both eggs are chosen: the next player has a turn of several decisions.
    for _ in range(4):
        press(whose_turn(*two))
    killed = whose_turn(*two)
    other = two[1] if killed is two[0] else two[0]
    lines, address = log_of(killed), killed.url
    cookies = killed.context.storage_state()
    killed.context.close()
    expect(other.get_by_text("Their turn · away")).to_be_visible()
    back = visit(address, storage_state=cookies)
    assert awaited(back) is not None
    expect(back.locator(LINES)).to_have_count(len(lines))
    assert log_of(back) == lines
    expect(other.get_by_text("Their turn · away")).to_have_count(0)
    before = steps_so_far(other)
    for _ in range(6):
        press(whose_turn(back, other))
    awaited(whose_turn(back, other))
    assert steps_so_far(other) > before


def test_a_lost_connection_is_told_and_what_was_missed_comes_after(visit: Visit) -> None:
    sockets: list[WebSocketRoute] = []
    cut = False

    def route(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if cut:
            socket.close()
        else:
            socket.connect_to_server()

    page = visit("/")
    page.context.route_web_socket("**/socket?*", route)
    path = opened_table(page, "incubation", "me Ada", "me Bo", first_player="seat_1")
    page.goto(path)
    awaited(page)
    # Ada alone is looked at; what Bo decides elsewhere is what she misses.
    elsewhere = visit(path, storage_state=page.context.storage_state())
    cut = True
    for socket in sockets:
        socket.close()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    press(elsewhere)
    awaited(elsewhere)
    missed = elsewhere.locator(LINES).last.inner_text()
    cut = False
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.locator(LINES).last).to_have_text(missed)
    press(page)


def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back(
    two: tuple[Page, Page], visit: Visit, away_at_once: None
) -> None:
    ada, bo = two
    address, cookies = bo.url, bo.context.storage_state()
    bo.context.close()
    ada.get_by_role("button", name="Let a bot play").click()
    expect(ada.get_by_role("article", name="Bo")).to_contain_text("Bot")
    before = steps_so_far(ada)
    for _ in range(3):  # Ada is asked again and again: the bot has played in between
        press(ada)
        awaited(ada)
    assert steps_so_far(ada) > before
    back = visit(address, storage_state=cookies)  # who returns has the seat again
    expect(back.locator(".screen")).to_be_visible()
    expect(ada.get_by_role("article", name="Bo")).not_to_contain_text("Bot")
    for _ in range(20):
        if is_asked(back):
            break
        press(whose_turn(ada, back))
    press(back)


def test_table_talk_is_text_whatever_is_said(two: tuple[Page, Page]) -> None:
    said = """<b>Bold</b> & "quoted" 'twice' &amp; <img src=x onerror=alert(1)>"""
    two[0].get_by_label("Write a message").fill(said)
    two[0].keyboard.press("Enter")
    for page in two:
        lines = page.get_by_role("log", name="Chat")
        expect(lines).to_contain_text(f"Ada {said}")
        assert lines.locator("p b").all_inner_texts() == ["Ada"]
        expect(lines.locator("img")).to_have_count(0)
    expect(two[0].get_by_label("Write a message")).to_have_value("")


def test_a_cover_stands_between_the_turns_where_hands_are_hidden(
    visit: Visit, picture: Picture
) -> None:
    page = visit("/new/megalomania")
    page.get_by_role("radio", name="2").check(force=True)
    page.get_by_label("Who sits in seat 2").select_option("here")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Name, seat 2").fill("Bo")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_load_state("networkidle")  # until both seats know whose turn it is
    covers = 0
    for _ in range(12):
        page.locator("main.cover, .screen").first.wait_for()
        if page.locator("main.cover").count():
            covers += 1
            words = page.locator("body").inner_text().split("\n")  # all of one moment
            name = "Ada" if "Pass the device to Ada" in words else "Bo"
            away = "Everyone else, please look away."
            kept = {f"Pass the device to {name}", away, f"I am {name}"}
            assert {line for line in words if line.strip()} == kept
            expect(page.locator(".screen, .moves, dialog")).to_have_count(0)
            if covers == 1:
                picture(page, "pass-the-device")
            page.keyboard.press("Enter")  # the only button has the focus
            expect(page.get_by_role("article", name=name)).to_contain_text(f"{name} (you)")
        page.locator(".screen").wait_for()
        page.locator(".right details.all").evaluate("all => { all.open = true; }")
        page.locator(".right .moves button").first.click()
        page.wait_for_function(COVERED_OR_ASKED)
    assert covers > 2


def test_whoever_watches_sees_no_hand(visit: Visit) -> None:
    page = visit("/")
    page.goto(opened_table(page, "megalomania", "me Ada", "casual"))
    awaited(page)
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    assert hand.count() > 1
    watcher = visit(page.url)
    expect(watcher.locator(".screen")).to_be_visible()
    expect(watcher.locator(".tray [data-piece^=card-]")).to_have_count(0)
    expect(watcher.get_by_role("group", name="Your hand")).to_have_count(0)


def test_no_cover_stands_between_turns_where_nothing_is_hidden(visit: Visit) -> None:
    page = visit("/")
    page.goto(opened_table(page, "incubation", "me Ada", "me Bo"))
    played: set[str] = set()
    for _ in range(12):
        press(page)
        awaited(page)
        expect(page.locator("main.cover")).to_have_count(0)
        played.add(page.locator(".left article header b").first.inner_text())
    assert played == {"Ada (you)", "Bo (you)"}
