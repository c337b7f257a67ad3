"""The store's contract, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

from coffret.engine.errors import CoffretError
from coffret.server import writing
from coffret.server.batching import BatchingStore
from coffret.server.metrics import METRICS
from coffret.server.refusals import Refused
from coffret.server.store import TableRecord
from coffret.server.stores import open_store

from .databases import EMPTY, Postgres
from .harness import PATIENCE, play_on, playing, run, served

LINES = [
    b'["say",0,"one"]',
    '["say",1,"zw\u00f6lf \U0001f409 \\"quoted\\" \\\\ \\u2028"]'.encode(),
    b'["wait",3]',
]


def record(name: str = "t") -> TableRecord:
    return TableRecord(name, "g", 1, "c", {"pace": "live", "roll_ms": 5}, 2, b"\0\xff" * 16, "h")


Opening = Callable[[], Awaitable[Any]]


@pytest.fixture(params=["sqlite", "postgres"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """How the store is opened; each test has an empty one."""
    if request.param == "sqlite":
        return lambda: open_store(str(tmp_path / "db"))
    database: Postgres = request.getfixturevalue("database")
    database.execute(EMPTY)
    return lambda: open_store(database.address)


def test_what_was_appended_is_there_after_opening_again(opening: Opening) -> None:
    async def scenario() -> None:
        store = await opening()
        await store.create(record(), LINES[:1])
        await store.append("t", 2, LINES[1:2])
        await store.append("t", 3, LINES[2:])
        await store.close()
        store = await opening()
        saved = await store.load("t")
        assert (saved.record, saved.lines, saved.finished) == (record(), LINES, False)
        assert await store.load("other") is None
        await store.close()

    run(scenario)


def test_what_comes_at_once_shares_a_commit_and_what_comes_alone_does_not_wait(
    opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    gathered, slept = threading.Event(), []
    monkeypatch.setattr(writing, "GATHER", 60.0)

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        gathered.wait(PATIENCE)

    monkeypatch.setattr(writing, "sleep", sleep)

    async def scenario() -> None:
        store = await opening()
        await store.create(record(), LINES[:1])
        for number in (2, 3):
            await store.append("t", number, LINES[:1])
        assert slept == [], "one after the other: nobody waits"
        reading, held = threading.Event(), threading.Event()

        def hold(rows: object) -> None:
            reading.set()
            held.wait(PATIENCE)

        first = asyncio.ensure_future(store.read(hold))
        await asyncio.to_thread(reading.wait, PATIENCE)  # what is queued from now on is one batch
        crowd = [store.append("t", number, LINES[:1]) for number in (4, 5)]
        held.set()
        await asyncio.gather(first, *crowd)
        begun = METRICS.commit.counts.copy()
        later = [store.append("t", 6, LINES[:1])]
        while not slept:
            await asyncio.sleep(0.001)
        later += [store.append("t", number, LINES[:1]) for number in (7, 8)]
        gathered.set()
        await asyncio.gather(*later)
        assert sum(METRICS.commit.counts) == sum(begun) + 1
        saved = await store.load("t")
        assert len(saved.lines) == 8
        await store.close()

    run(scenario)


def test_a_journal_has_no_gap_and_no_line_twice(opening: Opening) -> None:
    async def scenario() -> None:
        store = await opening()
        await store.create(record(), LINES[:1])
        outcomes = await asyncio.gather(
            store.append("t", 3, LINES[2:]),
            store.append("t", 2, LINES[1:2]),
            store.append("t", 1, LINES[:1]),
            store.append("other", 2, LINES[:1]),
            return_exceptions=True,
        )
        assert [isinstance(each, Exception) for each in outcomes] == [True, False, True, True]
        assert (await store.load("t")).lines == LINES[:2]
        await store.close()

    run(scenario)


def test_many_at_once_are_all_written(opening: Opening) -> None:
    async def scenario() -> None:
        store = await opening()
        for name in range(20):
            await store.create(record(str(name)), LINES[:1])
        await asyncio.gather(
            *(store.append(str(name), n, LINES[:1]) for n in range(2, 30) for name in range(20))
        )
        for name in range(20):
            assert len((await store.load(str(name))).lines) == 29
        await store.close()

    run(scenario)


def test_one_server_at_a_time_uses_a_store(opening: Opening) -> None:
    async def scenario() -> None:
        store = await opening()
        with pytest.raises(CoffretError, match="another server"):
            await opening()
        await store.close()
        await (await opening()).close()

    run(scenario)


def test_a_store_that_cannot_be_opened_says_so_in_a_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        (tmp_path / "folder").mkdir()
        with pytest.raises(CoffretError, match="cannot be opened"):
            await open_store(str(tmp_path / "folder"))
        with pytest.raises(CoffretError, match="cannot be used"):
            await open_store("postgresql://127.0.0.1:1/none")

    run(scenario)


def test_a_game_is_played_and_resumed_on_postgresql(database: Postgres) -> None:
    database.execute(EMPTY)

    async def scenario() -> None:
        async with playing(database.address, "incubation") as (table, (ada, bo)):
            await play_on([ada, bo], 15, Random(1))
            view = ada.view
        async with served(database.address) as house:
            table.house = house
            async with table.client(0) as ada:
                assert (await ada.until("state"))["view"] == view

    run(scenario)


def test_nobody_hears_of_a_move_before_it_is_written(tmp_path: Path) -> None:
    """While the disk is busy, neither the mover nor a watcher gets an answer."""

    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation", watching=1) as (table, (ada, bo, eve)):
            mover = ada if ada.legal else bo
            assert table.house.server is not None
            store = table.house.server.tables._store
            assert isinstance(store, BatchingStore)
            held = threading.Event()
            busy = store._ask(lambda connection: held.wait(PATIENCE))
            hearing = asyncio.create_task(eve.until("step"))
            moving = asyncio.create_task(mover.play())
            await asyncio.sleep(0.3)
            assert not hearing.done()
            assert not moving.done()
            assert "step" not in [told["type"] for told in mover.heard]
            held.set()
            await busy
            await asyncio.gather(hearing, moving)

    run(scenario)


def test_a_table_whose_line_cannot_be_written_comes_back_from_its_journal(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 2)
            async with table.sitting(0, 1) as (ada, bo):
                mover = ada if ada.legal else bo
                view = mover.view
                assert house.server is not None
                store = house.server.tables._store
                assert isinstance(store, BatchingStore)
                statement = store.APPEND
                store.APPEND = "INSERT INTO nowhere VALUES (?, ?, ?, ?, ?, ?)"
                held = threading.Event()
                store._ask(lambda connection: held.wait(PATIENCE))
                await mover.send(type="move", id="lost", move=mover.legal[0])
                while len(store._owed) < 2:  # the move waits behind it
                    await asyncio.sleep(0.01)
                here = table.here
                asked = asyncio.gather(
                    *(here.call(lambda _: None) for _ in range(3)), return_exceptions=True
                )
                await asyncio.sleep(0)
                held.set()
                with pytest.raises(websockets.ConnectionClosed, match="is restarting"):
                    await mover.until("ack")
                assert all(isinstance(each, Refused) for each in await asked)
                with pytest.raises(Refused):
                    await here.call(lambda _: None)
                store.APPEND = statement
            async with table.client(mover.seat) as back:
                assert (await back.until("state"))["view"] == view
                assert (await back.ask("move", id="lost", move=back.legal[0]))["type"] == "ack"

    run(scenario)
