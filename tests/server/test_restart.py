"""A server that stops, gracefully or killed, comes back with everything it had acknowledged."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from coffret import registry
from coffret.engine.fairness import commitment
from coffret.engine.match import replay
from coffret.engine.record import raw
from coffret.server import journal
from coffret.server.journal import Begun, Played
from coffret.server.restoring import rebuild_table
from coffret.server.sqlite import SqliteStore
from coffret.server.store import decode_record, encode_record

from .harness import PATIENCE, Client, House, OpenedTable, catch_up, play_on, playing, run, served
from .ports import free_port


async def start(db: Path | str, port: int) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "coffret", "serve", "--port", str(port), "--db", str(db)),
        stderr=asyncio.subprocess.DEVNULL,
    )
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        while True:
            with suppress(httpx.TransportError):
                if (await http.get("/healthz")).status_code == 200:
                    return process
            await asyncio.sleep(0.05)


async def play_until_killed(
    table: OpenedTable, seats: int, chance: Random, told: dict[str, int]
) -> None:
    """All seats of a table, from one after the other; each acknowledged move is noted."""
    clients: list[Client] = []
    with suppress(websockets.WebSocketException, OSError, TimeoutError):
        for seat in range(seats):
            clients.append(await table.client(seat).__aenter__())
            await clients[-1].until("state")
        while clients[0].result is None:
            acting = [client for client in clients if client.legal]
            if not acting:
                await clients[0].next()
                continue
            client = chance.choice(acting)
            name = f"{chance.random()}"
            answer = await client.ask("move", id=name, move=chance.choice(client.legal))
            if answer["type"] == "ack":
                told[name] = answer["n"]
            await catch_up(clients, max(each.number for each in clients))
    for client in clients:
        with suppress(Exception):
            await client.socket.close()


def test_killed_at_any_moment_no_acknowledged_move_is_missing(tmp_path: Path) -> None:
    async def scenario() -> None:
        chance = Random(11)
        db, port = tmp_path / "db", free_port()
        tables: list[tuple[OpenedTable, int]] = []
        told: dict[str, dict[str, int]] = {}
        for _ in range(3):
            process = await start(db, port)
            async with httpx.AsyncClient(
                base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE
            ) as http:
                house = House(None, http, port)
                if not tables:
                    for name in registry.names():
                        seats = registry.game(name).seats[0]
                        tables.append((await house.open_table(name, seats), seats))
                playing = [
                    asyncio.create_task(
                        play_until_killed(table, seats, chance, told.setdefault(table.name, {}))
                    )
                    for table, seats in tables
                ]
                # At any moment, but not before each round of games has got going.
                known = heard(told)
                while heard(told) < known + 20:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(chance.random())
                process.kill()
                await process.wait()
                await asyncio.gather(*playing)
            await check_store(db, told)
        assert heard(told) >= 60

    run(scenario)


def heard(told: dict[str, dict[str, int]]) -> int:
    """How many moves were acknowledged."""
    return sum(map(len, told.values()))


async def check_store(db: Path, told: dict[str, dict[str, int]]) -> None:
    """Every acknowledged move is in its place, and every table matches its log."""
    store = SqliteStore(db)
    await store.ready()
    for name, acknowledged in told.items():
        saved = await store.load(name)
        assert saved is not None
        lines = [journal.decode(line) for line in saved.lines]
        kept = {line.id: n for n, line in enumerate(lines, 1) if isinstance(line, Played)}
        assert acknowledged.items() <= kept.items()
        table_state = rebuild_table(saved)
        assert table_state.replay_only is None
        game = table_state.game
        names = next(line.names for line in lines if isinstance(line, Begun))
        again = replay(
            game, names, saved.record.options, saved.record.secret, journal.log_of(lines, game)
        )
        assert raw(again.state) == raw(table_state.playing.state)
    await store.close()


def test_a_graceful_stop_tells_the_clients_and_loses_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        port = free_port()
        process = await start(tmp_path / "db", port)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            table = await House(None, http, port).open_table("incubation", 2)
            async with table.sitting(0, 1) as (ada, bo):
                await play_on([ada, bo], 10, Random(1))
                process.send_signal(signal.SIGTERM)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await ada.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                view, number = ada.view, ada.number
            assert await process.wait() == 0
        process = await start(tmp_path / "db", port)
        async with table.client(0) as ada:
            assert (await ada.until("state"))["view"] == view
            assert ada.number == number
        process.send_signal(signal.SIGINT)
        await process.wait()

    run(scenario)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pause=30) as house:
            table = await house.open_table("incubation", 0, 2)
            async with table.sitting(None) as (eve,):
                await catch_up([eve], 12)
        async with served(tmp_path / "db", bot_pause=30) as house:
            table.house = house
            async with table.client() as eve:
                begin = (await eve.until("state"))["n"]
                assert begin >= 12
                await catch_up([eve], begin + 6)

    run(scenario)


def test_a_finished_table_leaves_memory_and_is_loaded_on_demand(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("dragon_island", 2)
            async with table.sitting(0, 1) as (ada, bo):
                await play_on([ada, bo], 5000, Random(2))
                view = ada.view
            assert house.server is not None
            tables = house.server.tables
            await asyncio.sleep(0.1)
            await tables.sweep(0.0)
            assert table.name not in tables._tables
            assert (await table.get()).json()["result"] is not None
            async with table.client(0) as ada:
                assert (await ada.until("state"))["view"] == view
                assert (await ada.ask("move", move={"move": "pass"}))["type"] == "refusal"

    run(scenario)


@pytest.mark.parametrize("change", [{"rules_version": 0}, {"components": "00"}])
def test_a_table_of_other_rules_or_cards_is_for_replay_only(
    change: dict[str, Any], tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation") as (table, (ada, bo)):
            await play_on([ada, bo], 10, Random(1))
        change_record(tmp_path / "db", change)
        async with served(tmp_path / "db") as house:
            table.house = house
            async with table.client(0) as ada:
                state = await ada.until("state")
                assert not state["table"]["playable"]
                refused = await ada.ask("move", move={"move": "roll"})
                assert refused["code"] == "not_playable"
                assert "replayed, not played on" in refused["text"]
            await check_what_is_told_unfinished(table)
        change_record(tmp_path / "db", {}, finished=True)
        async with served(tmp_path / "db") as house:
            table.house = house
            told = (await table.get("/replay", seat=0)).json()
            assert all(frame["move"] for frame in told["frames"][1:])
            file = (await table.get("/match")).json()
            assert len(file["moves"]) == 10
            assert commitment(bytes.fromhex(file["seed"])) == table.told["commitment"]

    run(scenario)


async def check_what_is_told_unfinished(table: OpenedTable) -> None:
    """Each seat with its own eyes; a server of the table's own rules may yet play it on."""
    for seat in (None, 0, 1):
        told = (await table.get("/replay", **({} if seat is None else {"seat": seat}))).json()
        assert len(told["frames"]) == 11
        assert "replayed" in told["note"]
        movers = {frame["seat"] for frame in told["frames"] if "move" in frame}
        assert movers == (set() if seat is None else {seat})
    assert (await table.get("/match")).json()["code"] == "not_over"
    table.house.http.cookies.clear()
    foreign = await table.house.http.get(f"/api/tables/{table.name}/replay?seat=0")
    assert foreign.json()["code"] == "not_yours"
    assert (await table.get()).json()["result"] is None


def change_record(db: Path, change: dict[str, Any], finished: bool = False) -> None:
    import sqlite3

    connection = sqlite3.connect(db)
    ((text,),) = connection.execute("SELECT record FROM tables").fetchall()
    record = decode_record(text)
    for name, value in change.items():
        setattr(record, name, value)
    changed = (encode_record(record).decode(), finished)
    connection.execute("UPDATE tables SET record = ?, finished = ?", changed)
    connection.commit()
    connection.close()


def test_a_second_server_does_not_open_the_same_store(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db"):
            second = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "coffret", "serve", "--port", str(free_port())),
                *("--db", str(tmp_path / "db")),
                stderr=asyncio.subprocess.PIPE,
                env=os.environ | {"PYTHONWARNINGS": "ignore"},
            )
            _, errors = await second.communicate()
            assert second.returncode not in (0, None)
            assert b"another server has it" in errors
            assert b"Traceback" not in errors

    run(scenario)
