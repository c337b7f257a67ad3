"""The tables of a browser, without the browser: the same app, and a store that it saves."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from coffret.local.bridge import Bridge
from coffret.local.house import open_house
from coffret.local.store import PAGE, Taken
from coffret.local.thinking import think
from coffret.server.closing import FAILED
from coffret.server.opening import HERE

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "beginner"}]
SECONDS = 60
SCHEMA = Path(__file__).parents[1] / "server" / "schemas" / "version_1_sqlite.sql"


class Kept:
    """The pages that a browser's database has."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.fails: Exception | None = None
        self.saved = asyncio.Event()

    @property
    def image(self) -> bytes:
        return b"".join(self.pages[number] for number in sorted(self.pages))

    async def save(self, numbers: list[int], pages: bytes, count: int) -> None:
        await asyncio.sleep(0)
        if self.fails is not None:
            raise self.fails
        for at, number in enumerate(numbers):
            self.pages[number] = pages[at * PAGE : (at + 1) * PAGE]
        for number in [each for each in self.pages if each >= count]:
            del self.pages[number]
        self.saved.set()


async def ask(question: str) -> str:
    return think(question)


class Player:
    """A page at a table, in the words of docs/protocol.md."""

    def __init__(self, bridge: Bridge, table: str, number: int = 1) -> None:
        self._bridge, self._number = bridge, number
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.legal: list[Any] = []
        self.n = 0
        self.result: Any = None
        bridge.open(
            number,
            f"/api/tables/{table}/socket?lang=en&seat=0",
            self._heard.put_nowait,
            self.closed.set_result,
        )

    async def hear(self) -> dict[str, Any]:
        while not (text := await asyncio.wait_for(self._heard.get(), SECONDS)):
            pass  # it is open
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("state", "step"):
            self.n = message["n"]
            self.result = message.get("result") or self.result
            self.legal = message.get("legal", self.legal)  # left out where it is as before
        return message

    async def until(self, kind: str, never: str = "") -> dict[str, Any]:
        while (message := await self.hear())["type"] != kind:
            assert message["type"] != never
        return message

    def move(self, id: str) -> None:
        move = {"type": "move", "id": id, "move": self.legal[0], "n": self.n}
        self._bridge.say(self._number, json.dumps(move))

    async def play(self, moves: int) -> None:
        """As many moves, or to the end."""
        told = {"type": "step"}
        while self.result is None and moves:
            if self.legal and told["type"] in ("state", "step"):
                self.move(f"{self.n}")
                moves -= 1
            told = await self.hear()


async def opened(bridge: Bridge, game: str = "incubation") -> str:
    wish = json.dumps({"game": game, "seats": SEATS})
    answer = await bridge.call("POST", "/api/tables", wish)
    assert answer.status == 201, answer.body
    assert "token" not in json.loads(answer.body)
    assert json.loads(answer.body)["table"].startswith(HERE)
    return str(json.loads(answer.body)["table"])


def run(test: Callable[[Kept], Coroutine[Any, Any, None]]) -> None:
    async def with_kept() -> None:
        await test(Kept())

    asyncio.run(with_kept())


def test_a_game_goes_on_in_the_next_page_and_its_file_is_verified() -> None:
    async def test(kept: Kept) -> None:
        async with open_house(b"", kept.save, ask, 0) as bridge:
            table = await opened(bridge)
            player = Player(bridge, table)
            await player.play(12)
            seen = player.n
        # Nothing but the saved pages is left, as after a crash.
        async with open_house(kept.image, kept.save, ask, 0) as bridge:
            player = Player(bridge, table)
            assert (await player.until("state"))["n"] >= seen
            await player.play(10_000)
            assert player.result is not None
            file = await bridge.call("GET", f"/api/tables/{table}/match")
            replay = await bridge.call("POST", "/api/replays?lang=fr", file.body)
            assert json.loads(replay.body)["verified"]
            again = await bridge.call("POST", f"/api/tables/{table}/again")
            assert json.loads(again.body)["table"].startswith(HERE)
            games = await bridge.call("GET", "/api/me/games")
            assert table in [each["table"] for each in json.loads(games.body)["games"]]

    run(test)


def test_what_cannot_be_saved_is_not_shown_and_play_goes_on_when_it_can() -> None:
    async def test(kept: Kept) -> None:
        async with open_house(b"", kept.save, ask, 0) as bridge:
            table = await opened(bridge)
            player = Player(bridge, table)
            while not player.legal:
                await player.hear()
            before = kept.image
            kept.fails = OSError("the disk is full")
            player.move("unsaved")
            assert (await player.until("refusal", never="step"))["code"] == "not_saved"
            assert await asyncio.wait_for(player.closed, SECONDS) == FAILED
            assert kept.image == before
            kept.fails = None
            kept.saved.clear()
            await asyncio.wait_for(kept.saved.wait(), SECONDS)
            player = Player(bridge, table, 2)
            await player.until("state")
            await player.play(3)

    run(test)


def test_a_window_that_has_lost_the_tables_writes_nothing_more() -> None:
    async def test(kept: Kept) -> None:
        async with open_house(b"", kept.save, ask, 0) as bridge:
            table = await opened(bridge)
            kept.fails = Taken()
            before = kept.image
            await bridge.call(
                "POST", "/api/tables", json.dumps({"game": "incubation", "seats": SEATS})
            )
            kept.fails = None
            again = json.dumps({"game": "incubation", "seats": SEATS})
            assert (await bridge.call("POST", "/api/tables", again)).status == 503
            assert kept.image == before
            assert table

    run(test)


def test_there_is_no_lobby_and_nobody_else() -> None:
    async def test(kept: Kept) -> None:
        async with open_house(b"", kept.save, ask, 0) as bridge:
            assert (await bridge.call("GET", "/api/lobby")).status == 403
            assert json.loads((await bridge.call("GET", "/api/me/games")).body)["person"] is None

    run(test)


def test_a_broken_store_is_not_opened_and_stays_as_it_is() -> None:
    async def test(kept: Kept) -> None:
        async with open_house(b"", kept.save, ask, 0) as bridge:
            await opened(bridge)
        whole = kept.image
        broken = whole[:PAGE] + b"\xff" * (len(whole) - PAGE)
        kept.pages = {}
        with pytest.raises(sqlite3.DatabaseError):
            async with open_house(broken, kept.save, ask, 0):
                pass
        assert kept.pages == {}, "nothing is written over what is there"

    run(test)


def test_an_older_store_is_brought_up_to_date_and_kept() -> None:
    async def test(kept: Kept) -> None:
        older = sqlite3.connect(":memory:")
        older.execute(f"PRAGMA page_size = {PAGE}")
        older.executescript(SCHEMA.read_text(encoding="utf-8"))
        async with open_house(older.serialize(), kept.save, ask, 0) as bridge:
            table = await opened(bridge)
        async with open_house(kept.image, kept.save, ask, 0) as bridge:
            assert (await bridge.call("GET", f"/api/tables/{table}")).status == 200

    run(test)
