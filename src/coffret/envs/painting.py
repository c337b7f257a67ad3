"""Pictures of a table as the app draws it: its own pages in a browser without a window.

Needs Chromium and `pip install playwright`. Our own `coffret serve` (a free port of this
machine, an empty folder) gives the pages; what comes over a table's socket are the views to be
drawn. Both are started for the first picture and kept for the next; they end with this process.
"""

from __future__ import annotations

import atexit
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

import coffret
from coffret.engine.game import Game

APP = Path(coffret.__file__).parent / "web" / "index.html"
WIDE, HIGH = 1280, 800
PATIENCE = 30_000
"""Milliseconds, for the first page."""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
NAMED = "localStorage.coffret ??= JSON.stringify({ name: 'Coffret' })"
"""A newcomer would be asked for a name."""

BOARD = "main .strip, main .tray, main .end"
"""Present as soon as a board is drawn."""
SERVE = """
import os, signal, sys, threading
def last():
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)
threading.Thread(target=last, daemon=True).start()
from coffret.cli import main
main()
"""
"""`coffret serve`, which ends with the process that holds its input, however that ends."""
SETTLED = """document.fonts.ready.then(() => new Promise(
  (done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""

Image = npt.NDArray[np.uint8]
Message = dict[str, Any]


class NoBrowser(Exception):
    """The app cannot draw here."""


def paint(game: Game, s: Any, seat: int | None) -> Image:
    """The table as `seat` sees it (None: as a spectator does), height × width × 3."""
    return _thread(os.getpid()).submit(_drawn, game, s, seat).result()


# Playwright's objects belong to one thread, and that thread may have no event loop: a notebook's
# has one. Nothing of it works in a fork.


@lru_cache(maxsize=1)
def _thread(process: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "coffret-painter")


def _drawn(game: Game, s: Any, seat: int | None) -> Image:
    if game.cards is not None:
        raise NoBrowser("the app has no texts for cards of a file")
    painter = _painter(os.getpid())
    if isinstance(painter, NoBrowser):
        raise painter
    return painter.paint(game, s, seat)


@lru_cache(maxsize=1)
def _painter(process: int) -> Painter | NoBrowser:
    """The painter, or why there is none: nobody waits for it twice."""
    try:
        return Painter()
    except NoBrowser as reason:
        return reason


class Painter:
    """A server, a browser, and a page for each kind of table that has been drawn."""

    def __init__(self) -> None:
        try:
            from playwright.sync_api import Error, sync_playwright
        except ImportError as missing:
            raise NoBrowser("playwright is missing: pip install playwright") from missing
        if not APP.exists():
            raise NoBrowser("the app is not built: python hatch_build.py")
        self._failed = Error
        self._broken: NoBrowser | None = None
        self._pages: dict[tuple[str, int, int | None], _Page] = {}
        self._folder = tempfile.TemporaryDirectory(prefix="coffret-pictures-")
        folder = Path(self._folder.name)
        self._said = folder / "said.log"
        with self._said.open("wb") as said:
            self._server = subprocess.Popen(
                [
                    *(sys.executable, "-c", SERVE, "serve", "--port", "0"),
                    *("--db", str(folder / "tables.db")),
                ],
                stdin=subprocess.PIPE,
                stdout=said,
                stderr=said,
            )
        atexit.register(self.close)
        self._address = self._heard()
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
        self._driver = sync_playwright().start()
        try:
            browser = self._driver.chromium.launch(executable_path=found, args=list(FLAGS))
        except Error as error:
            self._driver.stop()
            self.close()
            raise NoBrowser(f"no browser: {str(error).splitlines()[0]}") from error
        self._context = browser.new_context(
            base_url=self._address,
            viewport={"width": WIDE, "height": HIGH},
            locale="en-GB",
            color_scheme="light",
            reduced_motion="reduce",
            service_workers="block",
        )
        self._context.add_init_script(NAMED)

    def paint(self, game: Game, s: Any, seat: int | None) -> Image:
        from PIL import Image as Images

        if self._broken is not None:
            raise self._broken
        known = (game.name, s.seats, seat)
        try:
            if known not in self._pages:
                self._pages[known] = _Page(self._context, game, s.seats, seat)
            picture = self._pages[known].shot(_state(game, s, seat))
        except self._failed as error:
            self._broken = NoBrowser(str(error).splitlines()[0])
            raise self._broken from error
        return np.array(Images.open(io.BytesIO(picture)).convert("RGB"))

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()
        if self._server.stdin is not None:
            self._server.stdin.close()
        self._folder.cleanup()

    def _heard(self) -> str:
        """The address that the server reports."""
        patience = monotonic() + PATIENCE / 1000
        while monotonic() < patience and self._server.poll() is None:
            for line in self._said.read_bytes().splitlines():
                if line.endswith(b"}") and b'"address"' in line:
                    address: str = json.loads(line)["address"]
                    return address
            sleep(0.05)
        raise NoBrowser("the server for the app's pages has not started")


class _Page:
    """A table's page. It asks its socket for what it shows, and we answer."""

    def __init__(self, context: Any, game: Game, seats: int, seat: int | None) -> None:
        wishes = [
            {"kind": "me" if number == seat else "link", "name": f"player_{number}"}
            for number in range(seats)
        ]
        wish = {"game": game.name, "seats": wishes, "options": {}, "hints": False}
        answer = context.request.post("/api/tables", data=wish)
        self._table = answer.json()["table"]
        self._number = 1
        self._state: Message = {}
        self._socket: Any = None
        self._page = context.new_page()
        self._page.set_default_timeout(PATIENCE)
        self._page.route("**/history*", lambda route: route.fulfill(status=404, body="{}"))
        self._page.route_web_socket("**/socket*", self._serve)

    def shot(self, state: Message) -> bytes:
        """A picture (PNG) of the page in this state."""
        self._number += 1
        self._state = state | {"n": self._number}
        self._state["table"]["id"] = self._table
        if self._socket is None:
            self._page.goto(f"/table/{self._table}")
        else:
            self._send()
        self._page.wait_for_selector(BOARD)
        # What the page draws after it has read a message is there in the second frame.
        self._page.evaluate(SETTLED)
        picture: bytes = self._page.screenshot(animations="disabled")
        return picture

    def _serve(self, socket: Any) -> None:
        socket.on_message(lambda _: None)
        self._socket = socket
        self._send()

    def _send(self) -> None:
        self._socket.send(msgspec.json.encode(self._state).decode())


def _state(game: Game, s: Any, seat: int | None) -> Message:
    """A table's own description, as in docs/protocol.md."""
    acting = [] if game.rules.over(s) else game.acting(s)
    return {
        "type": "state",
        "seat": seat,
        "table": {
            "id": "",
            "game": game.name,
            "rules_version": game.rules_version,
            "components": "",
            "options": {},
            "commitment": "0" * 64,
            "hints": False,
        },
        "seats": [
            {"kind": "person", "name": f"player_{number}", "here": True}
            for number in range(s.seats)
        ],
        "view": game.view(s, seat),
        "legal": [],
        "legal_texts": [],
        "acting": acting,
        "result": None,
    }
