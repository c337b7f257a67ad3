"""People see the same and may do the same at every node."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import replace
from typing import Any

import httpx
import pytest
import websockets

from coffret.server.closing import SEAT_MOVED
from coffret.server.nodes import passport
from coffret.server.nodes.passport import Passport
from coffret.server.nodes.settings import NodeSettings

from .databases import EMPTY, Postgres
from .devices import Browser
from .harness import PATIENCE, QUICK, Client, House, run, served
from .several import knows, nodes_of


@pytest.fixture
def postgres(database: Postgres) -> Postgres:
    database.execute(EMPTY)
    return database


class Roaming(Browser):
    """A device whose every request goes to the next node."""

    def __init__(self, houses: list[House]) -> None:
        super().__init__(houses[0])
        self._turn = itertools.cycle(houses)

    async def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        self.house = next(self._turn)
        return await super().call(method, path, **more)


def owner(postgres: Postgres, table: str) -> str:
    found = postgres.execute(
        f"SELECT n.name FROM leases l JOIN nodes n ON n.run = l.run WHERE l.id = '{table}'"
    )
    return str(found[0][0])


async def until_gone(house: House, name: str) -> None:
    assert house.server is not None
    assert house.server.together is not None
    cluster = house.server.together.cluster
    while any(each.name == name for each in cluster.nodes.values()):
        await cluster.next_beat()


def test_a_person_is_the_same_at_every_node_and_a_removed_device_is_out_everywhere(
    postgres: Postgres,
) -> None:
    async def scenario() -> None:
        async with nodes_of(postgres, "one", "two", "three") as houses:
            ada = Roaming(houses)
            table = (await ada.open_table())["table"]
            await ada.register()
            phone = Roaming(houses)
            assert (await phone.join(code=await ada.code())).status_code == 200
            for _ in houses:
                assert [each["table"] for each in await phone.games()] == [table]
            sockets = [Client(house.port, table, phone.token, 0) for house in houses]
            for each in sockets:
                await each.__aenter__()
                await each.until("state")
            kept = (await ada.get("/api/me")).json()
            [device] = [each["id"] for each in kept["devices"] if not each["here"]]
            assert (await ada.post(f"/api/me/devices/{device}/remove")).status_code == 200
            for each in sockets:
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await each.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == SEAT_MOVED
                await each.__aexit__(None, None, None)
            for house in houses:
                phone.house = house
                while (await Browser.get(phone, "/api/me/games")).json()["games"]:
                    await asyncio.sleep(0.02)  # until the news have come

    run(scenario)


def test_the_lobby_and_presence_are_the_same_at_every_node(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with nodes_of(postgres, "one", "two") as houses:
            host = Roaming(houses)
            seats = {"kind": "me", "name": "Ada"}, {"kind": "link"}, {"kind": "link"}
            wish = {"game": "megalomania", "seats": seats, "listed": True}
            opened = [(await host.post("/api/tables", **wish)).json()["table"] for _ in range(4)]
            assert {owner(postgres, each) for each in opened} == {"one", "two"}
            async with host.socket(opened[0]) as ada:
                await ada.until("state")
                for house in houses:
                    shown = (await house.http.get("/api/lobby")).json()
                    assert {each["table"] for each in shown} == set(opened)
                    [found] = [each for each in shown if each["table"] == opened[0]]
                    assert found["seats"][0]["here"]
                    bo = Browser(house)
                    path = f"/api/tables/{opened[0]}/join"
                    assert (await bo.post(path, name="Bo")).json()["seat"] in (1, 2)
                await ada.until("state")  # it is full: it begins

    run(scenario)


def test_limits_by_address_hold_for_all_nodes_together(postgres: Postgres) -> None:
    async def scenario() -> None:
        limits = replace(QUICK, tables_per_address=6)
        async with nodes_of(postgres, "one", "two", limits=limits) as houses:
            guest = Roaming(houses)
            for _ in range(6):
                await guest.open_table()
            for house in houses:
                assert house.server is not None
                while True:  # what is used is said once a second
                    answer = await house.http.post(
                        "/api/tables", json={"game": "incubation", "seats": [{"kind": "me"}] * 2}
                    )
                    if answer.status_code == 429:
                        break
                    await asyncio.sleep(0.1)
            assert (await guest.get("/api/lobby")).status_code == 200

    run(scenario)


def test_sockets_of_an_address_count_at_all_nodes(postgres: Postgres) -> None:
    async def scenario() -> None:
        limits = replace(QUICK, sockets_per_address=10)
        async with nodes_of(postgres, "one", "two", limits=limits) as houses:
            table = await houses[0].open_table("incubation")
            sockets = [table.client() for _ in range(10)]
            for each in sockets:
                await each.__aenter__()
            assert houses[1].server is not None
            work = houses[1].server.work
            assert work is not None
            while work.account("127.0.0.1").elsewhere < 10:
                await asyncio.sleep(0.02)
            with pytest.raises(websockets.InvalidStatus) as refused:
                await Client(houses[1].port, table.name, table.token, 0).__aenter__()
            assert refused.value.response.status_code == 429
            for each in sockets:
                await each.__aexit__(None, None, None)
            while work.account("127.0.0.1").elsewhere:
                await asyncio.sleep(0.02)

    run(scenario)


def test_the_address_for_nodes_trusts_nobody_else(postgres: Postgres) -> None:
    """Neither without a passport, nor with another secret, for another call, or from yesterday."""

    async def scenario() -> None:
        async with nodes_of(postgres, "one") as [house]:
            assert house.server is not None
            assert house.server.node is not None
            assert house.server.together is not None
            cluster = house.server.together.cluster
            inner = f"http://{house.server.node.address}"
            own = Passport(1, "203.0.113.9", "http")
            call, other = "/api/lobby", "/api/games"
            day = 86_400_000

            def shown(secret: bytes, ago: int, target: str) -> dict[str, str]:
                value = passport.written(secret, own, cluster.steady() - ago, "GET", target)
                return {passport.HEADER.decode(): value.decode()}

            async with httpx.AsyncClient(timeout=PATIENCE) as http:
                for headers in (
                    {},
                    {passport.HEADER.decode(): "1;x;http"},
                    {passport.HEADER.decode(): ";" * 250},
                    shown(b"guessed", 0, call),
                    shown(cluster.secret, 0, other),
                    shown(cluster.secret, day, call),
                ):
                    assert (await http.get(inner + call, headers=headers)).status_code == 403
                good = shown(cluster.secret, 0, call)
                assert (await http.get(inner + call, headers=good)).status_code == 200
                # At the public address a passport is nothing.
                well = shown(cluster.secret, 0, "/node/well")
                assert (await house.http.get("/node/well", headers=well)).text != "true"
                asked = await house.http.get(call, headers=good)
                assert asked.status_code == 200
            work = house.server.work
            assert work is not None
            assert {each.asker for each in work.accounts()} == {"203.0.113.9", "127.0.0.1"}

    run(scenario)


def test_a_line_between_nodes_that_is_cut_refuses_and_moves_no_table(postgres: Postgres) -> None:
    """Both reach the database, so both live; who comes to the right node plays on."""

    async def scenario() -> None:
        async with nodes_of(postgres, "one", "two") as houses:
            table = await houses[0].open_table("incubation")
            at = owner(postgres, table.name)
            near, far = houses if at == "one" else houses[::-1]
            nowhere = "127.0.0.1:1"
            postgres.execute(f"UPDATE nodes SET address = '{nowhere}' WHERE name = '{at}'")
            assert far.server is not None
            assert far.server.together is not None
            cluster = far.server.together.cluster
            while all(each.address != nowhere for each in cluster.others):
                await cluster.next_beat()
            with pytest.raises(websockets.InvalidStatus) as refused:
                await Client(far.port, table.name, table.token, 0).__aenter__()
            assert refused.value.response.status_code == 503
            told = await far.http.get(f"/api/tables/{table.name}")
            assert (told.status_code, told.json()["code"]) == (503, "busy")
            async with Client(near.port, table.name, table.token, 0) as ada:
                await ada.until("state")
                assert (await ada.ask("say", text="hello"))["type"] == "ack"
            assert owner(postgres, table.name) == at

    run(scenario)


def test_two_versions_play_side_by_side_and_each_table_at_one_that_can(postgres: Postgres) -> None:
    """A rolling upgrade to other rules of one game and other cards of another: the old node leaves,
    and its tables go to a node that has theirs."""

    async def scenario() -> None:
        old = NodeSettings("old", version="0.9")
        same = NodeSettings("same", version="1.0")
        new = NodeSettings("new", version="1.0")
        version, cards = new.plays["incubation"]
        new.plays = new.plays | {
            "incubation": (version + 1, cards),
            "megalomania": (new.plays["megalomania"][0], "other cards"),
        }
        async with (
            served(postgres.address, node=same) as there,
            served(postgres.address, node=new) as newest,
        ):
            async with served(postgres.address, node=old) as here:
                for house in (here, there, newest):
                    await knows(house, 3)
                games = ["incubation", "megalomania"] * 6
                tables = [(game, await here.open_table(game)) for game in games]
                mine = [row for row in tables if owner(postgres, row[1].name) == "old"]
                assert {game for game, _ in mine} == set(games)
                played = [table for _, table in mine]
                assert here.server is not None
                await here.server.drain()
                assert {owner(postgres, each.name) for each in played} == {"same"}
            await until_gone(newest, "old")
            for table in played:
                async with Client(newest.port, table.name, table.token, 0) as ada:
                    state = await ada.until("state")
                    assert state["table"].get("playable", True)
                    assert (await ada.ask("say", text="still here"))["type"] == "ack"

    run(scenario)


def test_a_clock_that_runs_out_is_seen_to_by_one_node(postgres: Postgres) -> None:
    """The node that had the table is gone, and nobody is at the table."""

    async def scenario() -> None:
        async with nodes_of(postgres, "one", "two") as houses:
            table = await houses[0].open_table("incubation", clock="30s")
            at = owner(postgres, table.name)
            leaving, staying = houses if at == "one" else houses[::-1]
            assert leaving.server is not None
            assert staying.server is not None
            async with table.sitting(0) as [ada]:
                while not any(each["runs"] for each in ada.clocks):
                    await ada.until("clocks")
            due = postgres.execute(f"SELECT due FROM tables WHERE id = '{table.name}'")[0][0]
            await leaving.server.drain()
            assert owner(postgres, table.name) != at
            here = staying.server.tables._tables[table.name]
            clocks = here.state.clocks
            assert clocks is not None
            left = min(each for each in clocks.ends if each is not None)
            assert abs(left - due) < 1000  # the running time is the same at all nodes
            one, two = (house.server.tables.alarms.uptime.now() for house in houses if house.server)
            assert abs(one - two) < 1000

    run(scenario)


def test_a_client_that_does_not_read_is_cut_off_through_a_relay_too(postgres: Postgres) -> None:
    """The node in between waits with reading, and keeps nothing that grows."""
    limits = replace(QUICK, messages_per_second=1e6, burst=10**6, outbox=8)

    async def scenario() -> None:
        async with nodes_of(postgres, "one", "two", limits=limits) as houses:
            table = await houses[0].open_table("incubation")
            near, far = houses if owner(postgres, table.name) == "one" else houses[::-1]
            assert near.server is not None
            here = near.server.tables._tables[table.name]
            async with (
                Client(near.port, table.name, table.token, 0) as ada,
                Client(far.port, table.name, table.token, None) as deaf,
            ):
                await ada.until("state")
                await deaf.until("state")
                deaf.socket.transport.pause_reading()
                for number in range(200):
                    for _ in range(200):
                        await deaf.send(type="state")
                    assert (await ada.ask("say", text=f"{number}"))["type"] == "ack"
                    if all(each.seat == 0 or each.closed for each in here.audiences.connections):
                        break
                assert [each.seat for each in here.audiences.connections if not each.closed] == [0]
                deaf.socket.transport.resume_reading()

    run(scenario)
