"""A table that shows a recorded moment: the built page, with messages of the test.

A real table is opened, so that everything around it is there; what comes over its socket is ours.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from .player import opened_table

TAKE_BACK = {"en": "Take my seat back", "fr": "Reprendre ma place"}
"""The button while a bot plays for the reader, at a moment that `rests`."""
NAMES = ("Ada", "Otto", "Lin", "Nadia", "Aurore")

Moment = dict[str, Any]


def state_of(game: str, path: str, moment: Moment, language: str, n: int) -> dict[str, Any]:
    """The state that a table sends at a moment, or at the view before it.

    At a moment that `rests`, a bot plays for the reader.
    """
    seats: list[dict[str, Any]] = [{"kind": "person", "name": name, "here": True} for name in NAMES]
    if moment.get("rests"):
        seats[moment["seat"]]["level"] = "casual"
    return {
        "type": "state",
        "n": n,
        "seat": moment["seat"],
        "table": {
            "id": path.split("/")[-1],
            "game": game,
            "rules_version": 1,
            "components": "",
            "options": {},
            "commitment": "0" * 64,
            "hints": True,
        },
        "seats": seats[: len(moment["view"]["players"])],
        "view": moment.get("before") or moment["view"],
        "legal": moment["legal"],
        "legal_texts": moment["texts"][language],
        "acting": [] if moment["acting"] is None else [moment["acting"]],
        "result": moment.get("result"),
    }


def step_of(moment: Moment, language: str, n: int) -> dict[str, Any]:
    """The step from the view `before` a moment to it."""
    return {
        "type": "step",
        "n": n,
        "set": {"": moment["view"]},
        "events": moment["events"],
        "event_texts": moment["said"][language],
    }


def foreseen(moment: Moment, request: dict[str, Any], n: int) -> dict[str, Any]:
    """A table's answer to a request for previews: those that were recorded."""
    known = zip(moment["legal"], moment.get("previews", []), strict=False)
    moves = [
        {"move": move, "event_texts": [], "set": each["view"], **each}
        for move, each in known
        if move in request["moves"]
    ]
    return {"type": "preview", "id": request["id"], "n": n, "moves": moves}


TABLES: dict[tuple[int, int, int], str] = {}
"""Tables that were opened by a page for n seats and that own seat: they are few an hour."""


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
        def receive(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move":
                sent.append(message["move"])
                socket.send(json.dumps({"type": "ack", "id": message["id"], "n": 7}))

        socket.on_message(receive)
        state = state_of(game, path, moment, language, 7)
        socket.send(json.dumps(state))
        if moment.get("before"):
            socket.send(json.dumps(step_of(moment, language, 8)))

    page.goto("/nowhere")
    page.unroute_all()
    page.route_web_socket("**/socket*", serve)
    page.route("**/history*", lambda route: route.fulfill(status=404, body="{}"))
    page.goto(path)
    page.wait_for_selector("main .strip, main .tray")
    return sent


class Posed:
    """A page at tables of a game, one for each number of seats and own seat; moments change
    without opening the page again, in the language that it speaks."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.sent: list[Any] = []
        """The moves that the page sends."""
        self._tables: dict[tuple[int, int], str] = {}
        self._at: tuple[int, int] | None = None
        self._moment: Moment = {}
        self._socket: WebSocketRoute | None = None
        self._n = 7
        page.route_web_socket("**/socket*", self._serve)
        page.route("**/history*", lambda route: route.fulfill(status=404, body="{}"))

    def show(self, moment: Moment) -> list[Any]:
        seats, mine = len(moment["view"]["players"]), moment["seat"]
        self._moment = moment
        self.sent.clear()
        self._n += 1
        if self._at == (seats, mine) and self._socket is not None:
            self._send_moment(self._socket)
        else:
            if (seats, mine) not in self._tables:
                wanted = ["me Ada" if seat == mine else "beginner" for seat in range(seats)]
                self._tables[seats, mine] = opened_table(self.page, self.game, *wanted)
            self._at = seats, mine
            self.page.goto(self._tables[seats, mine])
        phase = moment["view"]["phase"]
        if moment.get("result"):
            self.page.locator(".end").wait_for()
        else:
            self.page.wait_for_selector(f"[data-phase='{phase}']")
        if moment.get("past"):
            self.page.keyboard.press("ArrowLeft")
            self.page.wait_for_selector(f"[data-phase='{moment['before']['phase']}']")
        return self.sent

    def _serve(self, socket: WebSocketRoute) -> None:
        def receive(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move":
                self.sent.append(message["move"])
                socket.send(json.dumps({"type": "ack", "id": message["id"], "n": self._n}))
            elif message["type"] == "preview":
                socket.send(json.dumps(foreseen(self._moment, message, self._n)))

        socket.on_message(receive)
        self._socket = socket
        self._send_moment(socket)

    def _send_moment(self, socket: WebSocketRoute) -> None:
        assert self._at is not None
        language = "fr" if "lang=fr" in socket.url else "en"
        state = state_of(self.game, self._tables[self._at], self._moment, language, self._n)
        socket.send(json.dumps(state))
        if self._moment.get("before"):
            self._n += 1
            socket.send(json.dumps(step_of(self._moment, language, self._n)))
