"""A move that is made while the line is gone is kept, also over a reload of the page."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute

from .conftest import Visit
from .player import opened_table, press

KEPT = "() => localStorage.getItem('coffret-moves') !== null"
SENT = "() => localStorage.getItem('coffret-moves') === null"


def test_a_move_without_a_line_is_sent_once_by_the_page_that_is_loaded_next(visit: Visit) -> None:
    page = visit("/nowhere")
    path = opened_table(page, "incubation", "me Ada", "me Bo")
    lines: list[WebSocketRoute] = []
    cut = [False]

    def through(line: WebSocketRoute) -> None:
        if cut[0]:
            line.close(code=1011)
            return
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/socket?*", through)
    page.goto(path)
    page.wait_for_selector(".strip .primary, [data-can]")
    before = moves_at(page, path)
    cut[0] = True
    for line in lines:
        line.close(code=1011)
    while not page.evaluate(KEPT):  # the first press only shows
        press(page)
        page.wait_for_timeout(200)
    page.reload()
    assert moves_at(page, path) == before
    cut[0] = False
    page.wait_for_function(SENT)
    assert moves_at(page, path) == before + 1
    page.reload()
    page.wait_for_selector(".strip .primary, [data-can]")
    assert moves_at(page, path) == before + 1


def moves_at(page: Page, path: str) -> int:
    call = f"/api{path.replace('table', 'tables')}/history?seat=0"
    return len(page.request.get(call).json()["frames"])
