"""A store that goes away around the end of a game: it counts for its people, and only once."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from coffret.server.batching import BatchingStore
from coffret.server.refusals import Refused

from .devices import BOT, Browser
from .harness import PATIENCE, House, run, served
from .places import Place
from .ports import free_port
from .test_failing_store import health, lost
from .test_restart import start

ADA = {"kind": "me", "name": "Ada"}


@contextmanager
def store_away(house: House) -> Iterator[BatchingStore]:
    """Nothing can be read or written."""
    assert house.server is not None
    store = house.server.tables._store
    assert isinstance(store, BatchingStore)
    connect, is_trouble = store.connect, store.is_trouble
    store.connect = lost  # type: ignore[method-assign]
    store.is_trouble = lambda connection, error: True  # type: ignore[method-assign]
    try:
        yield store
    finally:
        store.connect, store.is_trouble = connect, is_trouble  # type: ignore[method-assign]


async def goes_away(house: House, store: BatchingStore) -> None:
    with suppress(Refused):
        await store._ask(lost)
    await health(house, 503)


async def play_on(ada: Browser, table: str, moves: int = 10_000) -> bool:
    """Some moves at random, again where the line or the store fails; whether it is over."""
    chance = Random(table)
    while moves:
        with suppress(websockets.WebSocketException, OSError, TimeoutError):
            async with ada.socket(table) as client:
                await client.until("state")
                while moves and client.result is None:
                    if client.legal:
                        await client.ask("move", move=chance.choice(client.legal))
                        moves -= 1
                    else:
                        await client.next()
                if client.result is not None:
                    return True
        await asyncio.sleep(0.05)
    return False


async def played(ada: Browser) -> list[int]:
    games = (await ada.get("/api/me/statistics")).json()["games"]
    return [game["played"] for game in games]


def test_a_game_counts_though_its_store_was_away_when_its_table_was_unloaded(
    place: Place,
) -> None:
    """Its card in the store is of the time before the end, when everyone was away for a while."""

    async def scenario() -> None:
        async with served(place.address) as house:
            assert house.server is not None
            tables = house.server.tables
            ada = Browser(house)
            table = (await ada.open_table(ADA, BOT))["table"]
            await ada.register()
            assert not await play_on(ada, table, 3)
            await until_idle(house, table)
            await tables.sweep(1e12)
            assert tables.loaded(table) is None
            assert await play_on(ada, table)
            await until_idle(house, table)
            with store_away(house) as store:
                await goes_away(house, store)
                await tables.sweep(1e12)
                assert (await ada.get("/api/me/statistics")).status_code == 503
            await health(house, 200)
            assert await played(ada) == [1]
            await tables.sweep(1e12)
            assert await played(ada) == [1]
            assert [game["state"] for game in await ada.games()] == ["over"]

    run(scenario)


def test_a_card_from_before_the_end_is_not_taken_for_the_end(place: Place) -> None:
    """The server is gone before it has noted the result: the journal alone knows of it."""

    async def scenario() -> None:
        async with served(place.address) as house:
            assert house.server is not None
            tables = house.server.tables
            ada = Browser(house)
            table = (await ada.open_table(ADA, BOT))["table"]
            await ada.register()
            assert not await play_on(ada, table, 3)
            await until_idle(house, table)
            await tables.sweep(1e12)
            assert await play_on(ada, table)
            await until_idle(house, table)
            here = tables.loaded(table)
            assert here is not None
            here.forget()  # as if it crashed: nothing is noted
            tables._drop(here)
            assert [game["state"] for game in await ada.games()] == ["over"]
            here = tables.loaded(table)
            assert here is not None
            here.forget()
            tables._drop(here)
            for _ in range(2):
                assert await played(ada) == [1]

    run(scenario)


async def until_idle(house: House, table: str) -> None:
    """Until the server knows that the last socket is gone, and all is written."""
    assert house.server is not None
    here = house.server.tables.loaded(table)
    while here is not None and not here.is_idle:
        await asyncio.sleep(0.01)


def test_a_store_that_fails_while_results_are_noted_fails_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any error there: sweeping goes on, and the game is counted later."""

    async def scenario() -> None:
        monkeypatch.setattr("coffret.server.upkeep.SWEEP_EVERY", 0.05)
        async with served(tmp_path / "db") as house:
            assert house.server is not None
            tables = house.server.tables
            ada = Browser(house)
            await ada.register()
            failing = asyncio.Event()

            def fail(*given: Any) -> None:
                failing.set()
                raise ValueError("these sums cannot be read")

            with monkeypatch.context() as broken:
                broken.setattr("coffret.server.tables.record", fail)
                first = (await ada.open_table(ADA, BOT))["table"]
                assert await play_on(ada, first)
                await failing.wait()
            second = (await ada.open_table(ADA, BOT))["table"]
            assert await play_on(ada, second)
            while tables.loaded(second) is not None:
                await asyncio.sleep(0.02)
            assert await played(ada) == [2]

    run(scenario)


def test_a_game_that_ends_on_a_full_disk_counts_once(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk; the server is a separate process, and is
    killed as soon as the end is known."""

    async def scenario() -> None:
        db, port = tmp_path / "db", free_port()
        full = (1000, resource.RLIM_INFINITY)
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            process = await start(db, port)
            house = House(None, http, port)
            ada = Browser(house)
            people = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
            opened = await ada.open_table(*people)
            await ada.register()
            eve = Browser(house)
            claim = {"claim": opened["claims"]["1"], "name": "Eve"}
            assert (await eve.post(f"/api/tables/{opened['table']}/seats", **claim)).is_success
            playing = asyncio.create_task(both_play(ada, eve, opened["table"]))
            # The store is away as long as moves are made that it cannot keep.
            while not playing.done():
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, full)
                await asyncio.wait(
                    [playing, away := asyncio.create_task(health(house, 503))],
                    return_when=asyncio.FIRST_COMPLETED,
                )
                away.cancel()
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, unlimited)
                await health(house, 200)
                await asyncio.wait([playing], timeout=0.2)
            await playing
            process.kill()
            await process.wait()
            process = await start(db, port)
            try:
                for _ in range(2):
                    assert await played(ada) == [1]
                assert [game["state"] for game in await ada.games()] == ["over"]
            finally:
                process.terminate()
                await process.wait()
        with closing(sqlite3.connect(db)) as connection:
            assert connection.execute("SELECT count(*) FROM results").fetchall()[0][0] >= 1

    run(scenario)


async def both_play(ada: Browser, eve: Browser, table: str) -> None:
    """Both to the end, while lines and store fail."""

    async def one(who: Browser, seat: int) -> None:
        chance = Random(seat)
        while True:
            with suppress(websockets.WebSocketException, OSError, TimeoutError):
                async with who.socket(table, seat) as client:
                    await client.until("state")
                    while client.result is None:
                        if not client.legal:
                            await client.next()
                            continue
                        move = client.ask("move", move=chance.choice(client.legal))
                        answer = await asyncio.wait_for(move, 3)  # then on a new line
                        if answer["type"] != "ack":
                            await asyncio.sleep(0.1)  # no faster than is allowed
                    return
            await asyncio.sleep(0.05)

    await asyncio.gather(one(ada, 0), one(eve, 1))
