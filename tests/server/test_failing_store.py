"""A store that fails: nothing acknowledged is lost, nothing refused is there, and play goes on."""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from coffret.server import journal
from coffret.server.batching import BatchingStore
from coffret.server.journal import Said
from coffret.server.refusals import Refused
from coffret.server.stores import open_store

from .databases import EMPTY, Postgres
from .harness import PATIENCE, House, OpenedTable, run, served
from .ports import free_port
from .rounds import is_end, round_begun, with_timer_turned
from .test_restart import start

TABLES = 6
STOPS = 60.0
"""Seconds in which a server stops though its store hangs; one that waits for it never does."""


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with Postgres() as database:
        yield database


@pytest.fixture
def postgres(database: Postgres) -> Postgres:
    database.execute(EMPTY)
    return database


class Talker:
    """A person who talks and talks at a table, and remembers every answer. After a lost connection
    the line without an answer is said again, with the same id."""

    def __init__(self, table: OpenedTable) -> None:
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self._stop = asyncio.Event()
        self._said = 0

    def stop(self) -> None:
        self._stop.set()

    async def talk(self) -> None:
        unanswered: str | None = None
        while not self._stop.is_set() or unanswered is not None:
            with suppress(websockets.WebSocketException, OSError, TimeoutError):
                async with self.table.client(0) as client:
                    while not self._stop.is_set() or unanswered is not None:
                        if unanswered is None:
                            self._said += 1
                            unanswered = f"line {self._said}"
                        text = unanswered + " " * 40 + "and more" * 20
                        answer = await client.ask("say", id=unanswered, text=text)
                        self._on_message(unanswered, answer)
                        unanswered = None
                        await asyncio.sleep(0.1)  # no faster than is allowed
            await asyncio.sleep(0.05)

    def _on_message(self, name: str, answer: dict[str, Any]) -> None:
        if answer["type"] == "ack":
            self.acknowledged[name] = answer["n"]
        else:
            assert answer["code"] == "not_saved", answer
            self.refused.add(name)

    async def check(self, store: Any) -> None:
        lines = [journal.decode(line) for line in (await store.load(self.table.name)).lines]
        there = {line.id: number for number, line in enumerate(lines, 1) if isinstance(line, Said)}
        assert there == self.acknowledged
        assert not there.keys() & self.refused


async def talked_through(
    house: House, disturb: Callable[[House, list[Talker]], Any]
) -> list[Talker]:
    """People talk at several tables while the store is disturbed, and go on afterwards."""
    talkers = [Talker(await house.open_table("incubation", 2)) for _ in range(TABLES)]
    talking = [asyncio.create_task(each.talk()) for each in talkers]
    await answered(talkers)
    await disturb(house, talkers)
    await answered(talkers)
    for each in talkers:
        each.stop()
    await asyncio.gather(*talking)
    return talkers


async def answered(talkers: list[Talker]) -> None:
    """Until everyone was acknowledged some lines more."""
    before = [len(each.acknowledged) for each in talkers]
    while any(len(each.acknowledged) < had + 5 for each, had in zip(talkers, before, strict=True)):
        await asyncio.sleep(0.02)


def lost(connection: Any = None) -> Any:
    error = sqlite3.OperationalError("the disk is gone")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    raise error


async def health(house: House, wanted: int) -> dict[str, Any]:
    while True:
        answer = await house.http.get("/healthz")
        if answer.status_code == wanted:
            told: dict[str, Any] = answer.json()
            return told
        await asyncio.sleep(0.02)


async def check_all(place: str, talkers: list[Talker]) -> None:
    store = await open_store(place)
    for each in talkers:
        await each.check(store)
    await store.close()


def test_a_database_that_restarts_is_survived(postgres: Postgres) -> None:
    async def restart(house: House, talkers: list[Talker]) -> None:
        for _ in range(2):
            await asyncio.to_thread(postgres.stop)
            assert (await house.http.get("/healthz")).json()["status"] == "degraded"
            refused_table = await house.http.post(
                "/api/tables", json={"game": "incubation", "seats": [{"kind": "me"}] * 2}
            )
            assert refused_table.status_code == 503
            assert refused_table.json()["code"] == "not_saved"
            await asyncio.to_thread(postgres.start)
            await health(house, 200)
            await answered(talkers)

    async def scenario() -> None:
        async with served(postgres.address) as house:
            talkers = await talked_through(house, restart)
        await check_all(postgres.address, talkers)

    run(scenario)


def test_a_killed_connection_is_survived(postgres: Postgres) -> None:
    async def kill(house: House, talkers: list[Talker]) -> None:
        chance = Random(5)
        for _ in range(10):
            await asyncio.to_thread(postgres.end_sessions)
            await asyncio.sleep(chance.random() / 5)
        await health(house, 200)

    async def scenario() -> None:
        async with served(postgres.address) as house:
            talkers = await talked_through(house, kill)
        await check_all(postgres.address, talkers)

    run(scenario)


def test_a_full_disk_is_survived(tmp_path: Path) -> None:
    """A limit on the size of files stands for a full disk; the server is a separate process."""

    async def scenario() -> None:
        db, port = tmp_path / "db", free_port()
        process = await start(db, port)
        full = (1000, resource.RLIM_INFINITY)
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

        async def fill(house: House, talkers: list[Talker]) -> None:
            for _ in range(2):
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, full)
                assert (await health(house, 503))["status"] == "degraded"
                before = [len(each.refused) for each in talkers]
                while any(
                    len(each.refused) <= had for each, had in zip(talkers, before, strict=True)
                ):
                    await asyncio.sleep(0.02)
                for each in talkers:  # what was written can be read
                    assert (await each.table.get()).status_code == 200
                    history = await each.table.get("/history", seat=0)
                    assert history.status_code == 200
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, unlimited)
                await health(house, 200)
                await answered(talkers)

        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            talkers = await talked_through(House(None, http, port), fill)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, full)
            async with talkers[0].table.client(0) as late:
                assert (await late.ask("say", text="too late"))["code"] == "not_saved"
            process.terminate()
            await asyncio.wait_for(process.wait(), STOPS)
        await check_all(str(db), talkers)

    run(scenario)


def test_a_database_that_hangs_is_given_up_and_the_server_stops(postgres: Postgres) -> None:
    """Its processes stand still: no answer, and no error either."""

    async def scenario() -> None:
        port = free_port()
        process = await start(postgres.address, port)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            house = House(None, http, port)
            table = await house.open_table("incubation", 2)
            async with table.sitting(0, 1) as (ada, _):
                postgres.signal_sessions(signal.SIGSTOP)
                assert (await http.get("/healthz")).json()["status"] == "degraded"
                await ada.send(type="say", id="hangs", text="does this hang?")
                with pytest.raises(websockets.ConnectionClosed, match="is restarting"):
                    await ada.until("ack")
                process.send_signal(signal.SIGTERM)
                await asyncio.wait_for(process.wait(), STOPS)
            postgres.signal_sessions(signal.SIGCONT)

    run(scenario)


def test_bots_and_clocks_stand_still_while_nothing_can_be_saved(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pause=500) as house:
            assert house.server is not None
            store = house.server.tables._store
            assert isinstance(store, BatchingStore)
            bots = await house.open_table("incubation", 0, 2)
            async with bots.sitting(None) as (eve,), round_begun(house) as (race, (ada, *_)):
                await with_timer_turned(race)
                await eve.until("step")  # the next one is half a second away
                connect = store.connect
                store.connect = lost  # type: ignore[method-assign]
                with pytest.raises(Refused):
                    await store._ask(lost)
                assert (await health(house, 503))["status"] == "degraded"
                refused = await ada.ask("say", text="hello")
                assert refused["code"] == "not_saved"
                await ada.send(type="time", sent=1)
                first = (await ada.until("time"))["clock"]
                numbers = bots.here.state.number, race.here.state.number
                await asyncio.sleep(1.6)  # longer than the timer
                assert numbers == (bots.here.state.number, race.here.state.number)
                await ada.send(type="time", sent=2)
                assert (await ada.until("time"))["clock"] == first
                store.connect = connect  # type: ignore[method-assign]
                assert (await ada.until("state"))["clock"] - first < 1500
                await ada.until(is_end)
                await eve.until("step")

    run(scenario)
