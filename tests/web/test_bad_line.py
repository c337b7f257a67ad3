"""Parts of the app that do not arrive: they are asked for again, and a person can ask, too."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from .conftest import Visit
from .player import opened_table


def test_a_part_that_was_lost_on_the_way_is_asked_for_again(visit: Visit) -> None:
    page = visit("/nowhere")
    table = opened_table(page, "incubation", "me Ada", "beginner")
    lost: list[str] = []

    def lose_once(route: Route) -> None:
        if route.request.url in lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort("connectionreset")

    page.route("**/assets/Table-*.js", lose_once)
    page.goto(table)
    page.wait_for_selector("main .strip, main .tray")
    assert len(lost) == 1


def test_without_a_server_a_person_is_told_so_and_may_try_again(visit: Visit) -> None:
    page = visit("/nowhere")
    table = opened_table(page, "incubation", "me Ada", "beginner")
    page.route(f"**/api{table.replace('table', 'tables')}*", lambda route: route.abort())
    page.goto(table)
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("main .strip, main .tray")
