"""A table that shows a recorded moment: the page is the built one, its server says what we want.

A real table is opened, so that everything around it is there; what comes over its socket is ours.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from .player import opened_table

NAMES = ("Ada", "Otto", "Lin", "Nadia", "Aurore")


TABLES: dict[tuple[int, int, int], str] = {}
"""Tables that were opened by a page for so many seats and that own seat: they are few an hour."""


def pose(page: Page, game: str, moment: dict[str, Any], language: str = "en") -> list[Any]:
    """Show a moment; the list that is returned gathers the moves that the page sends.

    A moment with a view `before` it is shown as it happens: first that view, then the step.
    """
    seats = len(moment["view"]["players"])
    mine = moment["seat"]
    wanted = ["me Ada" if seat == mine else "beginner" for seat in range(seats)]
    known = (id(page.context), seats, mine)
    path = TABLES.get(known) or opened_table(page, game, *wanted)
    TABLES[known] = path
    sent: list[Any] = []

    def serve(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "move":
                sent.append(said["move"])
                socket.send(json.dumps({"type": "ack", "id": said["id"], "n": 7}))

        socket.on_message(hear)
        state = {
            "type": "state",
            "n": 7,
            "seat": mine,
            "table": {
                "id": path.split("/")[-1],
                "game": game,
                "rules_version": 1,
                "components": "",
                "options": {},
                "commitment": "0" * 64,
                "hints": True,
            },
            "seats": [{"kind": "person", "name": name, "here": True} for name in NAMES[:seats]],
            "view": moment.get("before") or moment["view"],
            "legal": moment["legal"],
            "legal_texts": moment["texts"][language],
            "acting": [] if moment["acting"] is None else [moment["acting"]],
        }
        socket.send(json.dumps(state))
        if moment.get("before"):
            step = {"n": 8, "set": {"": moment["view"]}, "events": moment["events"]}
            step["event_texts"] = moment["said"][language]
            socket.send(json.dumps({"type": "step", **step}))

    page.goto("/nowhere")
    page.unroute_all()
    page.route_web_socket("**/socket*", serve)
    page.route("**/history*", lambda route: route.fulfill(status=404, body="{}"))
    page.goto(path)
    page.wait_for_selector("main .strip, main .tray")
    return sent
