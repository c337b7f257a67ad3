"""The database's clock is set, by an hour and more, while tables are played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from coffret.server.nodes import leases
from coffret.server.nodes.cluster import Cluster
from coffret.server.nodes.settings import NodeSettings

from .databases import EMPTY, Postgres
from .harness import Client, House, run, served
from .several import nodes_of

CLOCK = """
CREATE TABLE public.clock (ahead interval NOT NULL);
INSERT INTO public.clock VALUES ('0');
CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
  'SELECT pg_catalog.clock_timestamp() + ahead FROM public.clock';
ALTER ROLE coffret SET search_path = public, pg_catalog
"""
"""A clock that can be set, in the place of PostgreSQL's, for every later connection."""


@pytest.fixture
def postgres(database: Postgres) -> Iterator[Postgres]:
    database.execute(EMPTY)
    database.execute(CLOCK)
    yield database
    database.execute("ALTER ROLE coffret RESET search_path")


def set_clock(postgres: Postgres, ahead: str) -> None:
    postgres.execute(f"UPDATE public.clock SET ahead = '{ahead}'")


def cluster_of(house: House) -> Cluster:
    assert house.server is not None
    assert house.server.together is not None
    return house.server.together.cluster


def test_a_jump_of_the_clock_ends_no_node_and_takes_nobodys_time(postgres: Postgres) -> None:
    """Back, and forward again."""

    async def scenario() -> None:
        async with nodes_of(postgres, "one", "two") as houses:
            clusters = [cluster_of(house) for house in houses]
            runs = {each.run for each in clusters}
            table = await houses[0].open_table("incubation")
            async with Client(houses[1].port, table.name, table.token, 0) as ada:
                await ada.until("state")
                loop = asyncio.get_running_loop()
                for ahead in ("-400 days", "1 hour"):
                    before = [each.uptime.now() for each in clusters]
                    begun = loop.time()
                    set_clock(postgres, ahead)
                    # As long as a lease holds: a node that could be ended by mistake is.
                    while loop.time() - begun < leases.LIVES:
                        await asyncio.gather(*(each.next_beat() for each in clusters))
                    passed = 1000 * (loop.time() - begun)
                    assert {each.run for each in clusters} == runs
                    assert all(set(each.nodes) == runs for each in clusters)
                    for cluster, uptime in zip(clusters, before, strict=True):
                        assert abs(cluster.uptime.now() - uptime - passed) < 3000
                    for house in houses:
                        assert (await house.http.get("/api/lobby")).status_code == 200
                    assert (await ada.ask("say", text=ahead))["type"] != "refused"

    run(scenario)


def test_who_is_gone_is_found_though_the_clock_went_back(postgres: Postgres) -> None:
    """By the database's clock the lost node's time runs for another hour."""

    async def scenario() -> None:
        async with nodes_of(postgres, "one") as [house]:
            one = cluster_of(house)
            async with served(postgres.address, node=NodeSettings("two")) as other:
                two = cluster_of(other)
                while len(one.nodes) < 2:
                    await one.next_beat()
                assert two._task is not None
                two._task.cancel()
                set_clock(postgres, "-1 hour")
                while one.others:
                    await one.next_beat()

    run(scenario)


def test_a_name_is_free_again_though_the_clock_went_back(postgres: Postgres) -> None:
    async def scenario() -> None:
        async with served(postgres.address, node=NodeSettings("one")) as lost:
            first = cluster_of(lost)
            assert first._task is not None
            first._task.cancel()
            set_clock(postgres, "-1 hour")
            async with served(postgres.address, node=NodeSettings("one")) as house:
                assert cluster_of(house).run > first.run

    run(scenario)
