"""A posed table whose moments come about: with the events that led there, and previews.

`posed` shows how a moment stands; here the page stays open, and one moment follows the other.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from coffret.server.patch import changes

from .player import opened_table
from .posed import TABLES, Moment, foreseen, state_of

SPEAKS = "language => document.documentElement.lang === language"
SAID = r"""n => [
  ...(document.querySelector('.right .log')?.textContent ?? '').matchAll(/No\. (\d+)\./g)
].some(([, said]) => Number(said) >= n)"""


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
        """Another moment of the same seat: at once, or as it came about where that is known. The
        window is wide enough for the log, of which a line says that it is there."""
        self.moment = moment
        self.tell()
        self._wait_for(self.n)

    def speak(self, language: str) -> None:
        """The same table in a language, by the button of the bar: its page opens a new socket."""
        if self.page.evaluate("() => document.documentElement.lang") != language:
            before = self.n
            self.page.locator("header.bar button[lang]").click()
            self.page.wait_for_function(SPEAKS, arg=language)
            self._wait_for(before + 1)

    def _wait_for(self, n: int) -> None:
        """Until the log has what was said under this number, or later: the page may open its socket
        again at any time, and is then told the moment once more."""
        self.page.wait_for_function(SAID, arg=n)

    @property
    def _mark(self) -> str:
        return f"No. {self.n}."

    def _serve(self, socket: WebSocketRoute) -> None:
        """The page has come, or come back in another language."""
        self._socket = socket
        self.language = "fr" if "lang=fr" in socket.url else "en"
        socket.on_message(self._hear)
        self.tell()

    def tell(self) -> None:
        """Let the moment come about, once more."""
        self.stand()
        self.come_about()

    def stand(self) -> None:
        """Show what was there before it."""
        before = self.moment.get("before")
        self.n += 1
        if before is None:
            self._say(self._state(self.moment["view"], **self._asked()))
        else:
            self._say(self._state(before, acting=[], legal=[], legal_texts=[]))

    def come_about(self) -> None:
        """Let it happen: with what changes, as a server says it."""
        before = self.moment.get("before")
        view = self.moment["view"]
        if before is None:
            said = self.moment.get("said", {}).get(self.language, [])
            step = {"events": [{"event": "said"} for _ in said], "event_texts": said, "set": {}}
        else:
            said = self.moment["said"][self.language]
            heard = said if len(said) == len(self.moment["events"]) else []
            step = {
                "events": self.moment["events"],
                "event_texts": heard,
                "set": changes(before, view),
            }
        self.n += 1
        step["events"] = [{"event": "said"}, *step["events"]]
        step["event_texts"] = [self._mark, *step["event_texts"]]
        self._say({"type": "step", "n": self.n, **step, **self._asked()})

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

    def _say(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "state":
            self.tell()
        elif said["type"] == "move":
            self.sent.append(said["move"])
            self._say({"type": "ack", "id": said["id"], "n": self.n})
        elif said["type"] == "preview" and "previews" in self.moment:
            self._say(foreseen(self.moment, said, self.n))
