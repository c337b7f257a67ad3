"""Nodes that sleep, die, leave and come: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator

import httpx
import pytest
import websockets

from coffret.server import journal
from coffret.server.journal import Said, SeatTakenBack
from coffret.server.stores import open_store

from .databases import EMPTY, Postgres
from .harness import PATIENCE, Client, run
from .several import Fleet, Roaming, fleet_of, patient
from .test_failing_store import Talker, answered, check_all


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with Postgres() as database:
        yield database


@pytest.fixture
def postgres(database: Postgres) -> Postgres:
    database.execute(EMPTY)
    return database


async def owned_by(fleet: Fleet, name: str, tables: list[Roaming]) -> list[Roaming]:
    owners = fleet.owners()
    return [each for each in tables if owners.get(each.name) == name]


def test_a_node_that_slept_past_its_lease_has_lost_its_tables(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with fleet_of(postgres, "one", "two") as fleet:
            tables = await fleet.open_tables("one", 6)
            [table, *_] = await owned_by(fleet, "one", tables)
            at_one = Client(fleet.ports["one"], table.name, table.token, 0)
            async with at_one as sleeping:
                await sleeping.until("state")
                assert (await sleeping.ask("say", text="before"))["type"] == "ack"
                assert (await sleeping.ask("bot", level="beginner"))["type"] == "ack"
                fleet.processes["one"].send_signal(signal.SIGSTOP)
                await sleeping.send(type="say", id="late", text="too late")  # it is in its socket
                await sleeping.send(type="take_back", id="back")
                at_two = Client(fleet.ports["two"], table.name, table.token, 1)
                async with patient(at_two) as awake:
                    told = await awake.until("state")  # it has waited until the lease was over
                    assert told["seats"][0]["level"] == "beginner"
                    for text in ("first", "second"):
                        assert (await awake.ask("say", text=text))["type"] == "ack"
                    fleet.processes["one"].send_signal(signal.SIGCONT)
                    with pytest.raises(websockets.ConnectionClosed, match="is restarting"):
                        await sleeping.until("ack")
                    # To the same node, which passes it on.
                    async with patient(sleeping.again()) as moved:
                        assert (await moved.ask("say", id="late", text="too late"))["type"] == "ack"
                        answer = await moved.ask("take_back", id="back")
                        assert (answer["type"], answer.get("repeated", False)) == ("ack", False)
                    assert (await awake.until(lambda told: told.get("text") == "too late"))["n"]
                assert fleet.owners()[table.name] == "two"
            await fleet.close()
        store = await open_store(postgres.address)
        saved = await store.load(table.name)
        assert saved is not None
        lines = [journal.decode(each) for each in saved.lines]
        said = [each.text for each in lines if isinstance(each, Said)]
        assert said == ["before", "first", "second", "too late"]
        assert sum(isinstance(each, SeatTakenBack) for each in lines) == 1
        await store.close()

    run(scenario)


def test_a_node_is_killed_another_leaves_and_a_new_one_comes(postgres: Postgres) -> None:
    """People talk at tables of all three, and come to any node."""

    async def scenario() -> None:
        async with fleet_of(postgres, "one", "two", "three") as fleet:
            # A table is opened where fewest are.
            tables = await fleet.spread("one", ("one", "two", "three"), least=2)
            talkers = [Talker(each) for each in tables]
            talking = [asyncio.create_task(each.talk()) for each in talkers]
            await answered(talkers)
            fleet.processes["three"].kill()
            await fleet.processes["three"].wait()
            await answered(talkers)
            assert set(fleet.owners().values()) == {"one", "two"}

            await fleet.start("four")
            for name in ("one", "two"):
                await fleet.spread(name, ("four",), least=1)
            fleet.processes["two"].terminate()
            await answered(talkers)
            assert await fleet.processes["two"].wait() == 0
            await answered(talkers)
            owners = fleet.owners()
            assert {owners[each.name] for each in tables} == {"one", "four"}
            new = await fleet.open_tables("one", 2)
            assert set(fleet.owners().values()) == {"one", "four"}
            assert len(new) == 2
            for each in talkers:
                each.stop()
            await asyncio.gather(*talking)
            assert not any(each.refused for each in talkers)
        await check_all(postgres.address, talkers)

    run(scenario)


def test_a_table_that_moves_shows_its_clients_where_they_were(postgres: Postgres) -> None:
    """A node hands its tables over when it is asked to stop: the players there continue."""

    async def scenario() -> None:
        async with fleet_of(postgres, "one", "two") as fleet:
            [table] = await fleet.open_tables("one", 1)
            [owner] = set(fleet.owners().values())
            [other] = {"one", "two"} - {owner}
            direct = Client(fleet.ports[owner], table.name, table.token, 0)
            relayed = Client(fleet.ports[other], table.name, table.token, 1)
            async with direct as ada, relayed as bo:
                await ada.until("state")
                await bo.until("state")
                await (ada if ada.legal else bo).play()  # who begins is drawn
                assert (await bo.ask("bot", level="beginner"))["type"] == "ack"
                fleet.processes[owner].terminate()
                await bo.send(type="take_back", id="back")
                for each in (ada, bo):
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await each.until("never")
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012
                async with patient(bo.again()) as again:
                    assert (await again.ask("take_back", id="back"))["type"] == "ack"
                    assert (await again.ask("say", text="I am still here"))["type"] == "ack"
                    await again.send(type="state")
                    assert "level" not in (await again.until("state"))["seats"][1]
                    assert not any(
                        each["type"] == "state" and each["n"] < bo.number for each in again.heard
                    )
            assert fleet.owners()[table.name] == other

    run(scenario)


def test_a_database_that_restarts_ends_no_node(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with fleet_of(postgres, "one", "two") as fleet:
            tables = await fleet.open_tables("one", 6)
            before = fleet.owners()
            talkers = [Talker(each) for each in tables]
            talking = [asyncio.create_task(each.talk()) for each in talkers]
            await answered(talkers)
            await asyncio.to_thread(postgres.stop)
            async with httpx.AsyncClient(timeout=PATIENCE) as http:
                while (await http.get(f"http://127.0.0.1:{fleet.ports['one']}/healthz")).is_success:
                    await asyncio.sleep(0.02)
            await asyncio.to_thread(postgres.start)
            await answered(talkers)
            assert fleet.owners() == before
            for each in talkers:
                each.stop()
            await asyncio.gather(*talking)
        await check_all(postgres.address, talkers)

    run(scenario)
