"""A posed table whose moments happen: with the events that led there, and previews.

`posed` shows a moment at rest; here the page stays open, and one moment follows another.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from coffret.server.patch import changes

from .player import opened_table
from .posed import TABLES, Moment, foreseen, state_of

SPEAKS = "language => document.documentElement.lang === language"
LOGGED = r"""n => [
  ...(document.querySelector('.right .log')?.textContent ?? '').matchAll(/No\. (\d+)\./g)
].some(([, number]) => Number(number) >= n)"""


class Performed:
    """A page whose table shows the moments that it is given, all of one seat."""

    def __init__(self, page: Page, game: str, moment: Moment) -> None:
        self.page = page
        self.game = game
        self.moment = moment
        self.language = "en"
        self.sent: list[Any] = []
        self.n = 7
        self._socket: WebSocketRoute | None = None
        self._table = self._opened()
        page.goto("/nowhere")
        page.unroute_all()
        page.route_web_socket("**/socket*", self._serve)
        page.route("**/history*", lambda route: route.fulfill(status=404, body="{}"))
        page.goto(self._table)
        page.wait_for_selector("main .strip, main .tray")

    def _opened(self) -> str:
        seats, mine = len(self.moment["view"]["players"]), self.moment["seat"]
        wanted = ["me Ada" if seat == mine else "beginner" for seat in range(seats)]
        known = (id(self.page.context), seats, mine)
        TABLES[known] = TABLES.get(known) or opened_table(self.page, self.game, *wanted)
        return TABLES[known]

    def show(self, moment: Moment) -> None:
        """Another moment of the same seat: at once, or with the step that led to it if it is known.
        The window must be wide enough for the log, in which a line announces the moment."""
        self.moment = moment
        self.send()
        self._wait_for(self.n)

    def speak(self, language: str) -> None:
        """The same table in a language, by the button of the bar: its page opens a new socket."""
        if self.page.evaluate("() => document.documentElement.lang") != language:
            before = self.n
            self.page.locator("header.bar button[lang]").click()
            self.page.wait_for_function(SPEAKS, arg=language)
            self._wait_for(before + 1)

    def _wait_for(self, n: int) -> None:
        """Until the log has the line of this number, or a later one: the page may open its socket
        again at any time, and then receives the moment again."""
        self.page.wait_for_function(LOGGED, arg=n)

    @property
    def _mark(self) -> str:
        return f"No. {self.n}."

    def _serve(self, socket: WebSocketRoute) -> None:
        """The page opens its socket: at first, or again in another language."""
        self._socket = socket
        self.language = "fr" if "lang=fr" in socket.url else "en"
        socket.on_message(self._receive)
        self.send()

    def send(self) -> None:
        """Send the moment, or send it again."""
        self.send_before()
        self.send_step()

    def send_before(self) -> None:
        """Send the view before the moment, or the moment itself if nothing led to it."""
        before = self.moment.get("before")
        self.n += 1
        if before is None:
            self._send(self._state(self.moment["view"], **self._asked()))
        else:
            self._send(self._state(before, acting=[], legal=[], legal_texts=[]))

    def send_step(self) -> None:
        """Send the step that leads to the moment, as a server does."""
        before = self.moment.get("before")
        view = self.moment["view"]
        if before is None:
            texts = self.moment.get("said", {}).get(self.language, [])
            step = {"events": [{"event": "said"} for _ in texts], "event_texts": texts, "set": {}}
        else:
            texts = self.moment["said"][self.language]
            step = {
                "events": self.moment["events"],
                "event_texts": texts if len(texts) == len(self.moment["events"]) else [],
                "set": changes(before, view),
            }
        self.n += 1
        step["events"] = [{"event": "said"}, *step["events"]]
        step["event_texts"] = [self._mark, *step["event_texts"]]
        self._send({"type": "step", "n": self.n, **step, **self._asked()})

    def _asked(self) -> dict[str, Any]:
        acting = self.moment["acting"]
        return {
            "legal": self.moment["legal"],
            "legal_texts": self.moment["texts"][self.language],
            "acting": [] if acting is None else [acting],
        }

    def _state(self, view: Any, **more: Any) -> dict[str, Any]:
        stands = state_of(self.game, self._table, self.moment, self.language, self.n)
        return stands | {"view": view} | more

    def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def _receive(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            self.send()
        elif message["type"] == "move":
            self.sent.append(message["move"])
            self._send({"type": "ack", "id": message["id"], "n": self.n})
        elif message["type"] == "preview" and "previews" in self.moment:
            self._send(foreseen(self.moment, message, self.n))
