"""No two owners: what a node writes after it lost a table is refused, even if it does not know."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from coffret.engine.errors import BadOptions, CoffretError
from coffret.server import journal
from coffret.server.journal import Said
from coffret.server.nodes import leases
from coffret.server.nodes.settings import node_named
from coffret.server.nodes.store import Lost, NodeStore
from coffret.server.opening import SeatRequest, TableRequest, laid_out
from coffret.server.postgres import PostgresStore
from coffret.server.restoring import plays
from coffret.server.store import Rows
from coffret.server.writing import Change

from .databases import EMPTY, Postgres
from .harness import run


@pytest.fixture
def postgres(database: Postgres) -> Postgres:
    database.execute(EMPTY)
    return database


async def node(postgres: Postgres, name: str) -> NodeStore:
    """The store of a node that has joined, and does not say that it lives any more."""
    store = NodeStore(postgres.address)
    await store.ready()
    found = await store.beat(lambda rows: leases.join(rows, name, "nowhere:1", "1", plays()))
    assert found is not None
    store.run = found
    return store


async def table_of(store: NodeStore) -> tuple[str, int]:
    """A new table, and how long its journal is."""
    wish = TableRequest("incubation", [SeatRequest("me", "Ada"), SeatRequest("me", "Bo")])
    table_state, lines, _ = laid_out(wish, "ada")
    await store.create(table_state.record, [journal.encode(line) for line in lines])
    return table_state.record.id, len(lines)


def line(text: str) -> list[bytes]:
    return [journal.encode(Said(0, text))]


def end(postgres: Postgres, store: NodeStore) -> None:
    """Its time runs out, and it is ended."""
    postgres.execute(f"UPDATE nodes SET expires = now() WHERE run = {store.run}")
    postgres.execute(f"UPDATE nodes SET ended = TRUE WHERE run = {store.run}")


async def taken(store: NodeStore, table: str) -> None:
    claimed = await store.quickly(lambda rows: leases.claim(rows, table, store.run))
    assert claimed is not None
    assert claimed.run == store.run
    store.epochs[table] = claimed.epoch


async def texts(store: NodeStore, table: str) -> list[str]:
    saved = await store.load(table)
    assert saved is not None
    lines = [journal.decode(each) for each in saved.lines]
    return [each.text for each in lines if isinstance(each, Said)]


def test_a_line_is_written_only_under_the_present_lease(postgres: Postgres) -> None:
    async def scenario() -> None:
        one, two = await node(postgres, "one"), await node(postgres, "two")
        table, number = await table_of(one)
        await one.append(table, number + 1, line("first"))
        assert (await two.quickly(lambda rows: leases.claim(rows, table, two.run))) == (
            one.run,
            0,
            None,
        )
        end(postgres, one)
        await taken(two, table)
        with pytest.raises(Lost):
            await one.append(table, number + 2, line("too late"))
        await two.append(table, number + 2, line("second"))
        for stale in (number + 2, number + 3):
            with pytest.raises(Lost):
                await one.append(table, stale, line("far too late"))
        assert await texts(two, table) == ["first", "second"]
        await one.close()
        await two.close()

    run(scenario)


def test_a_lease_that_is_lost_in_the_middle_of_a_batch_loses_only_its_table(
    postgres: Postgres,
) -> None:
    """The thread writes all that waits in one statement; the other tables' lines are written."""

    async def scenario() -> None:
        one, two = await node(postgres, "one"), await node(postgres, "two")
        tables = [await table_of(one) for _ in range(4)]
        lost = tables[1][0]
        assert await one.quickly(lambda rows: leases.give(rows, lost, one.run, two.run))
        writing = [one.append(table, number + 1, line("hello")) for table, number in tables]
        done = await asyncio.gather(*writing, return_exceptions=True)
        assert [type(each) for each in done] == [type(None), Lost, type(None), type(None)]
        assert [await texts(one, table) for table, _ in tables] == [
            ["hello"],
            [],
            ["hello"],
            ["hello"],
        ]
        await one.close()
        await two.close()

    run(scenario)


def test_a_node_that_was_ended_changes_nothing_at_all(postgres: Postgres) -> None:
    async def scenario() -> None:
        one = await node(postgres, "one")
        table, _ = await table_of(one)
        end(postgres, one)

        def rename(rows: Rows) -> Any:
            return rows("UPDATE tables SET listed = 1 WHERE id = ?", table)

        with pytest.raises(Lost):
            await one.change(rename)
        with pytest.raises(Lost):
            await table_of(one)
        with pytest.raises(Lost):
            await one.quickly(lambda rows: leases.claim(rows, table, one.run))
        assert await one.beat(lambda rows: leases.beat(rows, one.run, 0, False)) is None
        assert postgres.execute("SELECT count(*), max(listed) FROM tables") == [(1, 0)]
        await one.close()

    run(scenario)


def test_nobody_ends_a_run_that_has_said_meanwhile_that_it_lives(postgres: Postgres) -> None:
    async def scenario() -> None:
        one, two = await node(postgres, "one"), await node(postgres, "two")
        seen = await one.beat(lambda rows: leases.beat(rows, one.run, 0, False))
        assert seen is not None
        [beats] = [each.beats for each in seen.nodes if each.run == one.run]
        assert not await two.quickly(lambda rows: leases.end(rows, one.run, beats - 1))
        assert await two.quickly(lambda rows: leases.end(rows, one.run, beats))
        assert not await two.quickly(lambda rows: leases.end(rows, one.run, beats))
        await one.close()
        await two.close()

    run(scenario)


def test_a_node_that_stops_in_the_midst_of_a_transaction_holds_nobody_up(
    postgres: Postgres,
) -> None:
    """Its machine has no power, say, and its connection does not end."""

    async def scenario() -> None:
        one, two = await node(postgres, "one"), await node(postgres, "two")
        table, _ = await table_of(one)
        stopped = one._writer._connection
        one.begin(stopped, [Change(lambda connection: None)])
        postgres.execute(f"UPDATE nodes SET expires = now() WHERE run = {two.run}")  # not locked
        beaten = await two.beat(lambda rows: leases.beat(rows, two.run, 0, False))
        assert beaten is not None
        await two.change(lambda rows: rows("SELECT 1"))  # waits until that transaction is ended
        with pytest.raises(psycopg.Error):
            stopped.execute("COMMIT")
        assert await two.quickly(lambda rows: leases.end(rows, one.run, 0))
        await taken(two, table)
        await one.close()
        await two.close()

    run(scenario)


def test_of_two_nodes_with_one_name_the_second_stays_out(postgres: Postgres) -> None:
    async def scenario() -> None:
        one = await node(postgres, "one")
        second = NodeStore(postgres.address)
        await second.ready()

        def join(rows: Rows) -> int | None:
            return leases.join(rows, "one", "nowhere:1", "1", plays())

        assert await second.beat(join) is None
        postgres.execute("UPDATE nodes SET expires = now()")
        again = await second.beat(join)
        assert again is not None
        assert again > one.run
        assert await one.beat(lambda rows: leases.beat(rows, one.run, 0, False)) is None
        await one.close()
        await second.close()

    run(scenario)


def test_a_server_that_is_alone_and_nodes_keep_each_other_out(postgres: Postgres) -> None:
    async def scenario() -> None:
        alone = PostgresStore(postgres.address)
        await alone.ready()
        with pytest.raises(CoffretError, match="without --node"):
            await NodeStore(postgres.address).ready()
        await alone.close()
        one = await node(postgres, "one")
        with pytest.raises(CoffretError, match="another server"):
            await PostgresStore(postgres.address).ready()
        await one.close()

    run(scenario)


def test_the_running_time_stands_while_no_node_lives(postgres: Postgres) -> None:
    async def scenario() -> None:
        one = await node(postgres, "one")
        seen = await one.beat(lambda rows: leases.beat(rows, one.run, 0, False))
        assert seen is not None
        running = seen.now - seen.zero
        hour = "interval '1 hour'"
        postgres.execute(f"UPDATE nodes SET expires = expires - {hour}")
        moved = (
            f"UPDATE facts SET value = (value::bigint - 3600000)::text WHERE name = '{leases.ZERO}'"
        )
        postgres.execute(moved)  # as if the last beat had been an hour ago
        again = await one.beat(lambda rows: leases.beat(rows, one.run, 0, False))
        assert again is not None
        # It goes on from the last beat, which was a little before what that beat saw.
        assert -500 < again.now - again.zero - running < 60_000
        await one.close()

    run(scenario)


@pytest.mark.parametrize(
    ("name", "address", "db", "why"),
    [
        ("one", None, "tables.db", "PostgreSQL"),
        ("one", None, None, "PostgreSQL"),
        ("no name", None, "postgresql://x", "not a name"),
        ("one", "0.0.0.0:1", "postgresql://x", "cannot reach"),
        ("one", "10.0.0.1:70000", "postgresql://x", "not an address"),
        (None, "10.0.0.1:8100", "postgresql://x", "--node name"),
    ],
)
def test_a_node_is_named_so_that_others_find_it(
    name: str | None, address: str | None, db: str | None, why: str
) -> None:
    with pytest.raises(BadOptions, match=why):
        node_named(name, address, db)


def test_an_address_for_nodes_may_be_of_both_kinds() -> None:
    for address in ("10.0.0.1:8100", "[fd00::5]:8100"):
        found = node_named("one", address, "postgresql://x")
        assert found is not None
        assert found.address == address
