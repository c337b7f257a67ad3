"""Clocks in the browser: chosen with the table, shown to all, over days that the test moves."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Page, TimeoutError, expect

from tests.server.moved import HOUR, MovedTime

from .axe import violations
from .conftest import Picture, Visit
from .fitting import SIZES, at_every_size, misfits, turn
from .house import MANY_TABLES, AtRandom, running
from .player import PLACES, WHAT_TO_DO, play_out


def test_two_people_play_over_days_from_two_devices_each(
    visit: Visit, picture: Picture, tmp_path: Path
) -> None:
    time = MovedTime()
    with running(tmp_path / "db", bot_pool=AtRandom, limits=MANY_TABLES, seconds=time) as address:
        ada = visit("/")
        ada.goto(f"{address}/new/incubation")
        ada.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
        ada.get_by_role("group", name="Clock").get_by_text("Over days").click()
        ada.get_by_role("group", name="Time for each turn").get_by_text("8 hours").click()
        picture(ada, "new-table-clock")
        assert violations(ada) == []
        assert misfits(ada) == []
        with ada.expect_response(lambda answer: answer.url.endswith("/api/tables")) as opening:
            ada.get_by_role("button", name="Open the table").click()
        opened = opening.value.json()
        bo = visit("/")
        bo.goto(address)
        claim = {"claim": opened["claims"]["1"], "name": "Bo"}
        seats = f"{address}/api/tables/{opened['table']}/seats"
        assert bo.request.post(seats, data=claim).ok
        table = f"{address}/table/{opened['table']}"
        people = [(each, second_device(each, visit, address)) for each in (ada, bo)]

        turns = 0
        while turns < 4:  # each turn comes hours later, and from the person's other device
            devices = [each[turns // 2 % 2] for each in people]
            for page in devices:
                page.goto(table)
                expect(page.locator(".turn-time").get_by_text("7 h")).to_be_visible()
            if turns == 0:
                picture(devices[0], "table-clock")
                assert violations(devices[0]) == []
            time.skip(5 * HOUR)
            for page in devices:
                page.reload()
                expect(page.locator(".turn-time").get_by_text("2 h")).to_be_visible()
            player = acting(table, *devices)
            while acting(table, *devices) is player:
                press_what_is_asked(player)
            turns += 1
        late = acting(table, ada, bo)
        time.skip(8 * HOUR)  # a bot plays this turn: the other one is asked, with all the time
        awaited = bo if late is ada else ada
        awaited.goto(table)
        expect(awaited.locator(".turn-time").get_by_text("7 h")).to_be_visible()

        every_device = [device for person in people for device in person]
        for page in every_device:  # nobody looks on: to draw each move would take a minute
            page.goto(f"{address}/nowhere")
        for seat, page in enumerate((ada, bo)):
            play_out(page, table.removeprefix(address), seat)
        for page in (ada, bo):
            page.evaluate("() => window.played")
        for page in every_device:
            page.goto(table)
            expect(page.locator(".end")).to_be_visible()


def second_device(first: Page, visit: Visit, address: str) -> Page:
    """A phone that plays as the person of `first`, by the link beside the code."""
    with first.expect_response(lambda answer: answer.url.endswith("/api/me")):
        first.goto(f"{address}/me")
    first.get_by_role("button", name="Show the code").click()
    link = first.locator("main input[readonly]").input_value()
    phone = visit("/", size={"width": 390, "height": 844})
    phone.goto(link)
    phone.get_by_role("button", name="Add this device").click()
    expect(phone.get_by_role("button", name="Remove")).to_have_count(2)
    return phone


def press_what_is_asked(page: Page) -> None:
    """One thing, if the table asks for any: the turn may have passed on meanwhile."""
    what = page.evaluate(WHAT_TO_DO)
    if what in PLACES:
        with suppress(TimeoutError):
            page.locator(PLACES[what]).first.click(timeout=2000)
    else:
        page.wait_for_timeout(50)


def acting(table: str, *devices: Page) -> Page:
    """The one of these people's devices whose seat the game waits for."""
    shown = devices[0].request.get(table.replace("/table/", "/api/tables/")).json()
    seat: int = shown["acting"][0]
    return devices[seat]


def test_the_time_of_a_turn_is_in_view_at_every_size(visit: Visit) -> None:
    for game, locale, scheme in (
        ("megalomania", "fr-FR", "dark"),
        ("incubation", "en-GB", "light"),
    ):
        page = visit("/nowhere", locale=locale, scheme=scheme)
        wish = {
            "game": game,
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "beginner"}],
            "clock": "1d",
        }
        opened = page.request.post("/api/tables", data=wish).json()
        page.goto(f"/table/{opened['table']}")
        page.wait_for_selector("[data-clock=runs]")
        for size in SIZES:
            turn(page, size)
            expect(page.locator("[data-clock=runs]").first).to_be_in_viewport()
        assert at_every_size(page) == []
        assert violations(page) == []
