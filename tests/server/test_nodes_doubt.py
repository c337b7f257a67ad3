"""A node that is up and cannot write, or does not say that it lives; news that are lost."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest
import websockets

from coffret.server.closing import FAILED, SEAT_MOVED
from coffret.server.nodes.store import NodeStore
from coffret.server.nodes.together import Together

from .databases import EMPTY, Postgres
from .devices import Browser
from .harness import Client, House, OpenedTable, run
from .noticed import LATER, Time, asked, messages_of, play_turn, turn_of, until, wants_push
from .post_offices import push_service
from .several import nodes_of


@pytest.fixture
def postgres(database: Postgres) -> Postgres:
    database.execute(EMPTY)
    return database


def together(house: House) -> Together:
    assert house.server is not None
    assert house.server.together is not None
    return house.server.together


def owner(houses: list[House], table: str) -> tuple[House, House]:
    """The node that has a table in memory, and the other."""
    first, second = houses
    assert first.server is not None
    return (first, second) if table in first.server.tables.names else (second, first)


def fall_silent(house: House) -> None:
    """It does not say that it lives any more, and does not know what others find."""
    task = together(house).cluster._task
    assert task is not None
    task.cancel()


def cut_off(house: House) -> None:
    """Its database is gone; that of the others is not."""
    assert house.server is not None
    store = house.server.store
    assert isinstance(store, NodeStore)

    def lost(connection: Any = None) -> Any:
        raise psycopg.OperationalError("the line to the database is cut")

    store.connect = lost  # type: ignore[method-assign]
    store._ask(lost).add_done_callback(lambda asked: asked.exception())


async def until_alone(house: House) -> None:
    cluster = together(house).cluster
    while cluster.others:
        await cluster.next_beat()


async def restarted(client: Client) -> None:
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await client.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FAILED


async def open_at_either(houses: list[House]) -> OpenedTable:
    return await houses[0].open_table("incubation")


def test_a_node_that_cannot_write_sends_its_clients_to_one_that_can(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with nodes_of(postgres, "one", "two") as houses:
            table = await open_at_either(houses)
            here, there = owner(houses, table.name)
            async with Client(here.port, table.name, table.token, 0) as ada:
                await ada.until("state")
                cut_off(here)
                await restarted(ada)
            assert (await here.http.get("/healthz")).status_code == 503
            async with Client(there.port, table.name, table.token, 0) as ada:
                await ada.until("state")
                assert (await ada.ask("say", text="hello"))["type"] == "ack"

    run(scenario)


def test_a_node_that_falls_silent_is_ended_and_writes_nothing_more(postgres: Postgres) -> None:
    """It is up, and its clients are still there: they are refused, and go."""

    async def scenario() -> None:
        async with nodes_of(postgres, "one", "two") as houses:
            table = await open_at_either(houses)
            here, there = owner(houses, table.name)
            async with Client(here.port, table.name, table.token, 0) as ada:
                await ada.until("state")
                fall_silent(here)
                await until_alone(there)
                refused = await ada.ask("say", text="I am late")
                assert (refused["type"], refused["code"]) == ("refusal", "not_saved")
                await restarted(ada)
            async with Client(there.port, table.name, table.token, 1) as bo:
                state = await bo.until("state")
                assert not state.get("chat")

    run(scenario)


def test_what_was_said_while_nobody_listened_is_looked_up(postgres: Postgres) -> None:
    """A device is removed at one node while the other's news are lost."""

    async def scenario() -> None:
        async with nodes_of(postgres, "one", "two") as houses:
            one, two = houses
            ada = Browser(one)
            table = (await ada.open_table())["table"]
            await ada.register()
            phone = Browser(one)
            await phone.join(code=await ada.code())
            phone.house = two
            async with phone.socket(table) as socket:
                await socket.until("state")
                for house in houses:
                    together(house).news._handlers.clear()
                kept = (await ada.get("/api/me")).json()
                [device] = [each["id"] for each in kept["devices"] if not each["here"]]
                # The table may be at either node: the socket is closed where it is.
                await ada.post(f"/api/me/devices/{device}/remove")
                postgres.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
                )
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await socket.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == SEAT_MOVED
            while (await phone.get("/api/me/games")).json()["games"]:
                await asyncio.sleep(0.02)

    run(scenario)


def test_a_notice_of_a_node_that_is_gone_comes_once_from_another(postgres: Postgres) -> None:
    async def scenario() -> None:
        time = Time()
        async with (
            push_service() as service,
            nodes_of(postgres, "one", "two", **asked(time)) as houses,
        ):
            ada, bo = Browser(houses[0]), Browser(houses[1])
            await ada.register("Ada")
            await bo.register("Bo")
            seats = {"kind": "me", "name": "Ada"}, {"kind": "link"}
            opened = await ada.open_table(*seats)
            table = opened["table"]
            path = f"/api/tables/{table}/seats"
            assert (await bo.post(path, claim=opened["claims"]["1"], name="Bo")).is_success
            eldest = houses[0] if together(houses[0]).cluster.eldest is None else houses[1]
            bo.house = eldest
            browser = await wants_push(bo, service, "bo")
            for house in houses:
                assert house.server is not None
                bell = house.server.tables.bell
                await until(lambda bell=bell: len(bell.wishing) == 1)  # type: ignore[misc]
            if await turn_of(ada, table) == 1:
                await play_turn(bo, table, 1)
            await play_turn(ada, table, 0)
            here, there = owner(houses, table)
            fall_silent(here)
            await until_alone(there)
            assert there.server is not None
            bell = there.server.tables.bell
            await until(lambda: table in bell._due)
            for _ in range(3):
                for house in (there, here):
                    time.move(house, LATER)
                await until(lambda: len(browser.heard) == 1)
            assert messages_of(browser) == ["Your move: Incubation"]

    run(scenario)
