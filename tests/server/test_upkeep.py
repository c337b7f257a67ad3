"""The store over the years: its versions, its old tables, its copies, and what stays in memory."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest

from coffret.engine.errors import CoffretError
from coffret.server import journal
from coffret.server.journal import Said
from coffret.server.limits import Limits
from coffret.server.retention import DAY, Keep, tidy
from coffret.server.schema import NEWEST
from coffret.server.sqlite import SqliteStore, backup
from coffret.server.store import TableRecord, encode_record
from coffret.server.stores import old_in, open_store
from coffret.server.table_state import CHAT_KEPT
from coffret.server.talk import LONG
from coffret.server.upkeep import IDLE

from ..programs import postgres
from .databases import EMPTY, Postgres
from .harness import play_on, playing, run, served

SCHEMAS = Path(__file__).parent / "schemas"
LINE = b'["say",0,"one"]'


def record(name: str) -> TableRecord:
    return TableRecord(name, "incubation", 1, "c", {}, 2, b"\0\xff" * 16, "h")


class Place:
    """A store, and a way to change it while no server has it."""

    def __init__(self, address: str, execute: Callable[[str], Any], kind: str) -> None:
        self.address = address
        self.execute = execute
        self.kind = kind


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        db = tmp_path / "db"

        def execute(statements: str) -> None:
            with closing(sqlite3.connect(db)) as connection:
                connection.executescript(statements)

        return Place(str(db), execute, "sqlite")
    database: Postgres = request.getfixturevalue("database")
    database.execute(EMPTY)
    return Place(database.address, database.execute, "postgres")


# Versions


def test_a_store_of_the_first_version_is_led_to_the_newest(place: Place) -> None:
    async def scenario() -> None:
        place.execute((SCHEMAS / f"version_1_{place.kind}.sql").read_text())
        told = encode_record(record("old")).decode()
        place.execute(f"INSERT INTO tables (id, record) VALUES ('old', '{told}')")
        place.execute(f"INSERT INTO journal VALUES ('old', 1, '{LINE.decode()}')")
        for _ in range(2):  # and a second time there is nothing to do
            store: Any = await open_store(place.address)
            await store.append("old", len((await store.load("old")).lines) + 1, [LINE])
            saved = await store.load("old")
            assert saved.record == record("old")
            await store.close()
        assert saved.lines == [LINE] * 3
        # Nobody knows when it changed last: it is kept as if that had been today.
        assert old_in(place.address, Keep(1, 1).before()) == []
        tomorrow = Keep(1, 1).before(time() + 1.1 * DAY)
        assert [each.id for each in old_in(place.address, tomorrow)] == ["old"]

    run(scenario)


def test_a_store_of_a_newer_version_is_left_alone(place: Place) -> None:
    async def scenario() -> None:
        await (await open_store(place.address)).close()
        place.execute(f"UPDATE coffret_schema SET version = {NEWEST + 1}")
        with pytest.raises(CoffretError, match="use a newer coffret") as refused:
            await open_store(place.address)
        assert "\n" not in str(refused.value)
        place.execute(f"UPDATE coffret_schema SET version = {NEWEST}")
        await (await open_store(place.address)).close()

    run(scenario)


# Retention


def test_old_tables_are_deleted_and_no_others(place: Place) -> None:
    async def scenario() -> None:
        store: Any = await open_store(place.address)
        days = {"done long ago": 200, "done": 20, "idle long ago": 100, "idle": 80, "in use": 100}
        for name in days:
            await store.create(record(name), [LINE])
            if name.startswith("done"):
                await store.append(name, 2, [LINE], True)
        await store.close()
        for name, ago in days.items():
            then = int(time() - ago * DAY)
            place.execute(f"UPDATE tables SET changed = {then} WHERE id = '{name}'")

        dry = [each.id for each in old_in(place.address, Keep().before())]
        assert dry == ["idle long ago", "in use"]
        store = await open_store(place.address)
        await store.append("in use", 2, [LINE])  # it changed just now
        assert await tidy(store, Keep()) == 1
        assert await store.load("idle long ago") is None
        assert await tidy(store, Keep(finished=100), in_use={"done"}) == 1
        assert await tidy(store, Keep(finished=10, idle=0), in_use={"done"}) == 0
        kept = [name for name in days if await store.load(name) is not None]
        assert kept == ["done", "idle", "in use"]
        # The journal went with its table: the same name may be used again.
        await store.create(record("idle long ago"), [LINE])
        assert (await store.load("idle long ago")).lines == [LINE]
        await store.close()

    run(scenario)


def test_the_commands_tell_and_tidy(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(str(tmp_path / "db"))
        await store.create(record("forgotten"), [LINE])
        await store.close()

    run(scenario)
    with closing(sqlite3.connect(tmp_path / "db")) as connection:
        connection.execute("UPDATE tables SET changed = 1")
        connection.commit()
    for more, told in ((["--dry-run"], "1 tables would be"), ([], "1 tables deleted")):
        command = [sys.executable, "-m", "coffret", "tidy", "--db", str(tmp_path / "db"), *more]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        assert told in done.stdout
        assert ("forgotten" in done.stdout) == bool(more)


# Backup


def test_a_backup_under_load_is_of_one_moment_and_can_be_served(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation") as (table, (ada, bo)):
            playing_on = asyncio.create_task(play_on([ada, bo], 60, Random(3)))
            copies = [tmp_path / f"copy{number}" for number in range(3)]
            for copy in copies:
                before = table.here.state.number
                await asyncio.to_thread(backup, tmp_path / "db", copy)
                assert stat.S_IMODE(copy.stat().st_mode) == 0o600
                async with served(copy) as house:
                    told = await house.http.get(f"/api/tables/{table.name}")
                    assert told.status_code == 200
                with closing(sqlite3.connect(copy)) as connection:
                    ((count,),) = connection.execute("SELECT max(number) FROM journal").fetchall()
                assert before - 1 <= count <= table.here.state.number
            await playing_on
            with pytest.raises(CoffretError, match="there already"):
                backup(tmp_path / "db", copies[0])
        # Restored: the file takes the store's place.
        lines, number = ada.view, ada.number
        backup(tmp_path / "db", tmp_path / "last")
        (tmp_path / "db").unlink()
        (tmp_path / "last").rename(tmp_path / "db")
        async with served(tmp_path / "db") as house:
            table.house = house
            async with table.client(0) as ada:
                state = await ada.until("state")
                assert (state["view"], state["n"]) == (lines, number)

    run(scenario)


def test_a_dump_of_postgresql_brings_a_store_back(database: Postgres, tmp_path: Path) -> None:
    dump = tmp_path / "coffret.dump"

    async def scenario() -> None:
        database.execute(EMPTY)
        store: Any = await open_store(database.address)
        await store.create(record("kept"), [LINE])
        command = [postgres("pg_dump"), "--format=custom", f"--file={dump}", database.address]
        await asyncio.to_thread(subprocess.run, command, check=True)  # while the store is open
        await store.append("kept", 2, [LINE])
        await store.create(record("later"), [LINE])
        await store.close()
        restore = [postgres("pg_restore"), "--clean", "--if-exists", f"--dbname={database.address}"]
        await asyncio.to_thread(subprocess.run, [*restore, str(dump)], check=True)
        store = await open_store(database.address)
        assert (await store.load("kept")).lines == [LINE]
        assert await store.load("later") is None
        await store.append("kept", 2, [LINE])
        await store.close()

    run(scenario)


def test_the_files_of_a_store_are_its_owners_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "db")
        await store.ready()
        await store.create(record("t"), [LINE])
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert modes == dict.fromkeys(("db", "db-wal", "db-shm", "db.lock"), 0o600)
        await store.close()

    run(scenario)


# Memory


def test_tables_load_when_asked_for_and_leave_memory_when_nobody_looks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pause=30) as house:
            bots = [await house.open_table("incubation", 0, 2) for _ in range(3)]
            race = await house.open_table("jelly_monster", 3)
        async with served(tmp_path / "db", bot_pause=30) as house:
            assert house.server is not None
            tables = house.server.tables
            assert not tables._tables
            bots[0].house = race.house = house
            async with bots[0].sitting(None) as (eve,), race.sitting(0):
                await eve.until("step")
                assert tables._tables.keys() == {bots[0].name, race.name}
                soon = asyncio.get_running_loop().time() + IDLE + 60
                await tables.sweep(soon)  # someone looks
                assert tables._tables.keys() == {bots[0].name, race.name}
            while tables._tables:
                await tables.sweep(soon)
                await asyncio.sleep(0.02)
            async with bots[0].sitting(None) as (eve,):
                await eve.until("step")  # the bots go on

    run(scenario)


# Talk


def test_talk_is_limited_per_seat_and_hour(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=1e6, burst=10**6, talk_per_seat=3)

    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation", limits=limits) as (_, (ada, bo)):
            answers = [await ada.ask("say", text="hello") for _ in range(4)]
            assert [each["type"] for each in answers] == ["ack"] * 3 + ["refusal"]
            assert answers[-1]["code"] == "too_many"
            assert (await bo.ask("say", text="hello"))["type"] == "ack"

    run(scenario)


def test_old_talk_loses_its_words_and_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation") as (table, (ada, bo)):
            first = await ada.ask("say", id="first", text="the first line")
            for number in range(LONG + 10):
                await ada.ask("say", text=f"line {number}")
            await play_on([ada, bo], 4, Random(1))
            view, number = ada.view, ada.number
        async with served(tmp_path / "db") as house:
            table.house = house
            async with table.client(0) as ada:
                state = await ada.until("state")
                assert (state["view"], state["n"]) == (view, number)
                assert [each["text"] for each in state["chat"]] == [
                    f"line {n}" for n in range(LONG + 10 - CHAT_KEPT, LONG + 10)
                ]
                again = await ada.ask("say", id="first", text="the first line")
                assert (again["n"], again["repeated"]) == (first["n"], True)
                assert (await table.get("/history", seat=0)).json()["n"] == number
            assert house.server is not None
            saved = await house.server.tables.saved(table.name)
            lines = [journal.decode(line) for line in saved.lines]
            said = [line for line in lines if isinstance(line, Said)]
            assert len(said) == LONG + 11
            assert len([line for line in said if line.text]) == CHAT_KEPT

    run(scenario)
