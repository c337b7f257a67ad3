"""Clocks in the browser: chosen with the table, shown to all, over days that the test moves."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.server.moved import HOUR, MovedTime

from .axe import violations
from .conftest import Picture, Visit
from .fitting import SIZES, at_every_size, misfits, turn
from .house import MANY_TABLES, AtRandom, running
from .player import play_by_hand


def test_two_people_play_over_days(visit: Visit, picture: Picture, tmp_path: Path) -> None:
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
        told = opening.value.json()
        bo = visit("/")
        bo.goto(address)
        claim = {"claim": told["claims"]["1"], "name": "Bo"}
        seats = f"{address}/api/tables/{told['table']}/seats"
        assert bo.request.post(seats, data=claim).ok
        table = f"{address}/table/{told['table']}"
        bo.goto(table)
        for page in (ada, bo):
            expect(page.locator(".screen")).to_be_visible()
            expect(page.locator(".turn-time").get_by_text("7 h")).to_be_visible()
        acting = ada if ada.locator("[data-can]").count() > 0 else bo
        play_by_hand(acting, 2)
        picture(acting, "table-clock")
        assert violations(acting) == []
        time.skip(5 * HOUR)
        for page in (ada, bo):
            page.reload()
            expect(page.locator(".turn-time").get_by_text("2 h")).to_be_visible()
        time.skip(4 * HOUR)  # a bot plays the turn: the other one is asked, with all the time
        for page in (ada, bo):
            expect(page.locator(".turn-time").get_by_text("7 h")).to_be_visible()


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
        told = page.request.post("/api/tables", data=wish).json()
        page.goto(f"/table/{told['table']}")
        page.wait_for_selector("[data-clock=runs]")
        for size in SIZES:
            turn(page, size)
            expect(page.locator("[data-clock=runs]").first).to_be_in_viewport()
        assert at_every_size(page) == []
        assert violations(page) == []
