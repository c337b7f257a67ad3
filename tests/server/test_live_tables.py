"""Live tables when something around them fails: who does not read, the store, a crowd."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets

from coffret.server.batching import BatchingStore
from coffret.server.refusals import Refused
from coffret.server.table import Table

from .harness import QUICK, Client, House, OpenedTable, catch_up, run, served
from .rounds import GAME, is_end, until_legal, with_timer_turned
from .test_failing_store import health, lost

CROWD = 20


@asynccontextmanager
async def sitting(house: House) -> AsyncIterator[tuple[OpenedTable, list[Client]]]:
    """Three people at a live table before its first round."""
    table = await house.open_table(GAME, 3, options={"roll_ms": 300})
    async with table.sitting(0, 1, 2) as clients:
        yield table, clients


def test_a_player_who_stops_reading_is_cut_off_and_the_round_goes_on_for_the_others(
    tmp_path: Path,
) -> None:
    limits = replace(QUICK, outbox=8)

    async def scenario() -> None:
        async with served(tmp_path / "db", limits) as house, sitting(house) as (table, clients):
            ada, bob, deaf = clients
            await begin(table, clients)
            (theirs,) = [each for each in table.here.audiences.connections if each.seat == 2]
            deaf.socket.transport.pause_reading()
            while not theirs.closed:
                for _ in range(200):
                    await deaf.send(type="state")
                assert (await ada.ask("say", text="still here"))["type"] == "ack"
                assert len(theirs._waiting) <= limits.outbox
            await with_timer_turned(table)
            ends = [await client.until(is_end) for client in (ada, bob)]
            assert ends[0]["n"] == ends[1]["n"]
            deaf.socket.transport.resume_reading()
            await deaf.socket.wait_closed()
            # It comes back with the view of all others.
            async with table.client(2) as again:
                await again.until("state")
                await catch_up([ada, bob, again], table.here.state.number)
                for part in ("districts", "players", "phase", "round"):
                    assert again.view is not None
                    assert ada.view is not None
                    assert again.view[part] == ada.view[part]

    run(scenario)


def test_a_crowd_sees_the_same_bytes_and_keeps_no_player_out(tmp_path: Path) -> None:
    limits = replace(QUICK, watchers=CROWD)

    async def scenario() -> None:
        async with (
            served(tmp_path / "db", limits) as house,
            sitting(house) as (table, (ada, bob, cleo)),
            AsyncExitStack() as stack,
        ):
            await begin(table, [ada, bob, cleo])
            crowd = [await stack.enter_async_context(table.client()) for _ in range(CROWD)]
            for eve in crowd:
                await eve.until("state")
            assert await turned_away(table, None)
            await bob.socket.close()
            async with table.client(1) as back:  # a player comes back through the crowd
                await back.until("state")
                assert (await ada.play())["type"] == "ack"
                await with_timer_turned(table)
                ends = [await each.until(is_end) for each in (*crowd, back, ada, cleo)]
            assert len({told["n"] for told in ends}) == 1
            steps = [[told for told in eve.heard if told["type"] == "step"] for eve in crowd]
            assert all(each == steps[0] for each in steps)

    run(scenario)


def test_one_seat_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    limits = replace(QUICK, seat_sockets=2)

    async def scenario() -> None:
        async with served(tmp_path / "db", limits) as house:
            table = await house.open_table(GAME, 3)
            async with table.sitting(0, 0, 1):
                assert await turned_away(table, 0)
                assert not await turned_away(table, 1)

    run(scenario)


async def turned_away(table: OpenedTable, seat: int | None) -> bool:
    try:
        async with table.client(seat) as client:
            await client.until("state")
    except websockets.InvalidStatus as refused:
        return refused.response.status_code == 429
    return False


def test_a_countdown_waits_for_the_store_and_ends_at_its_own_time_for_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            assert house.server is not None
            store = house.server.tables._store
            assert isinstance(store, BatchingStore)
            async with sitting(house) as (table, clients):
                starts = await count_down(table, clients)
                connect = store.connect
                store.connect = lost  # type: ignore[method-assign]
                with pytest.raises(Refused):
                    await store._ask(lost)
                await health(house, 503)
                number = table.here.state.number
                await asyncio.sleep(0.6)  # longer than the countdown still takes
                assert table.here.state.number == number
                assert (await clients[0].ask("say", text="hello"))["code"] == "not_saved"
                store.connect = connect  # type: ignore[method-assign]
                begun = [await client.until(is_begin) for client in clients]
                assert {told["clock"] for told in begun} == {starts}
                assert len({told["n"] for told in begun}) == 1

    run(scenario)


async def count_down(table: OpenedTable, clients: list[Client]) -> int:
    """All are ready; when the countdown will be over, half a second from now."""
    for client in clients:
        await client.play({"move": "ready"})
    await catch_up(clients, clients[-1].number)
    assert all(client.view and client.view["starts"] for client in clients)
    return int(await table.here.call(soon))


async def begin(table: OpenedTable, clients: list[Client]) -> None:
    """All have dice."""
    await count_down(table, clients)
    for client in clients:
        await client.until(is_begin)
        await until_legal(client)


def soon(here: Table) -> int:
    """Let the countdown end in half a second."""
    match = here.state.playing
    match.state.starts = match.state.clock + 500
    match._forget()
    return int(match.state.starts)


def is_begin(told: dict[str, Any]) -> bool:
    return any(event["event"] == "round_begins" for event in told.get("events", []))
