"""Real time: one clock, the order of arrival, deadlines, forgiven lag, lost connections."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coffret.server.lag import QUOTA, REFILL, Lag

from .harness import Client, forget, run, served
from .rounds import is_end, placing, roll_again, round_begun, until_legal, with_timer_turned


def listen(client: Client) -> asyncio.Task[dict[str, Any]]:
    """Keep a client up to date (and its pings answered) until something ends it."""
    return asyncio.create_task(client.until("never"))


def test_the_countdown_ends_at_the_same_moment_for_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house, round_begun(house) as (_, clients):
            loop = asyncio.get_running_loop()
            begun = [
                next(told for told in each.heard if told.get("set", {}).get("phase") == "round")
                for each in clients
            ]
            counted = [
                next(told for told in each.heard if told.get("set", {}).get("phase") == "countdown")
                for each in clients
            ]
            assert {told["clock"] for told in begun} == {counted[0]["set"]["starts"]}
            sent = loop.time()
            await clients[0].send(type="time", sent=sent)
            answer = await clients[0].until("time")
            assert answer["clock"] >= begun[0]["clock"]
            assert answer["sent"] == sent

    run(scenario)


def test_the_timer_ends_the_round_at_its_time_for_all_and_too_late_is_refused(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        async with served(tmp_path / "db") as house, round_begun(house) as (table, clients):
            await with_timer_turned(table)
            deadline = await moment_of_deadline(clients[0])
            due = table.here.state.playing.state.timer_ends
            late_move = placing(clients[1])
            ends = await asyncio.gather(*(client.until(is_end) for client in clients))
            assert loop.time() > deadline - 0.005
            assert len({told["n"] for told in ends}) == 1
            log = table.here.state.playing.log
            assert due in [entry.time for entry in log]  # however late the machine was
            refused = await clients[1].ask("move", move=late_move)
            assert refused["type"] == "refusal"
            assert refused["rule"] == "JM-2.8"

    run(scenario)


async def moment_of_deadline(client: Client) -> float:
    """When, by this loop, the deadline will be: as a client finds out."""
    loop = asyncio.get_running_loop()
    await client.send(type="time", sent=loop.time())
    answer = await client.until("time")
    await client.send(type="state")
    view = (await client.until("state"))["view"]
    at: float = answer["sent"] + (view["timer_ends"] - answer["clock"]) / 1000
    return at


@pytest.mark.parametrize("away", [0.12, 0.3])
def test_lag_is_forgiven_at_the_deadline_only_and_only_so_far(away: float, tmp_path: Path) -> None:
    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        lags = (away, 0.0, 0.0)
        async with served(tmp_path / "db") as house, round_begun(house, lags) as (table, clients):
            far, near, _ = clients
            here = table.here
            for _ in range(2):  # a few pings
                await asyncio.gather(*(roll_again(client) for client in clients))
                await asyncio.sleep(1.05)
            measured = here.time.lags[0].one_way / 1000  # more than the line's on a busy machine
            assert measured > 0.8 * away
            assert here.time.lags[1].one_way < here.time.lags[0].one_way
            await asyncio.gather(*(until_legal(client) for client in clients))
            await with_timer_turned(table)
            deadline = await moment_of_deadline(near)
            listening = [listen(client) for client in (clients[2],)]
            await asyncio.sleep(max(0.0, deadline - 0.9 * away - loop.time()))  # arrives too late
            await far.send(type="move", id="far", move=placing(far))
            own_lag = (
                here.time.lags[1].one_way / 1000
            )  # a busy machine has some, and it is forgiven
            await asyncio.sleep(max(0.0, deadline + own_lag + 0.03 - loop.time()))
            await near.send(type="move", id="near", move=placing(near))
            late = await near.until(lambda told: told.get("id") == "near")
            forgiven = await far.until(lambda told: told.get("id") == "far")
            assert (late["type"], late["rule"]) == ("refusal", "JM-2.8")
            assert forgiven["type"] == "ack"
            await far.until(is_end)
            assert here.time.lags[0].credit(loop.time()) < QUOTA - 20
            for task in listening:
                task.cancel()

    run(scenario)


def test_who_lost_the_connection_keeps_the_dice_and_a_bot_may_take_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house, round_begun(house) as (table, clients):
            ada, bo, _ = clients
            assert ada.view is not None
            dice = ada.view["players"][0]["dice"]
            await ada.socket.close()
            gone = await bo.until("presence")
            assert gone["here"] == [1, 2]
            assert (await bo.ask("bot", seat=0))["code"] == "not_yours"
            async with table.client(0) as back:
                state = await back.until("state")
                assert state["view"]["players"][0]["dice"] == dice
            await forget(table, 0, 500)
            assert (await bo.ask("bot", seat=0))["type"] == "ack"
            acted = await bo.until(
                lambda told: any(event.get("seat") == 0 for event in told.get("events", []))
            )
            assert acted["n"] > gone.get("n", 0)
            async with table.sitting(0):
                given_back = await bo.until("seats")
                assert "level" not in given_back["seats"][0]

    run(scenario)


def test_the_quota_is_capped_and_fills_up_again() -> None:
    lag = Lag(0.0)
    assert lag.credit(0.0) == 0
    for round_trip in (0.2, 0.2, 0.2, 5.0):
        lag.measured(round_trip)
    assert lag.credit(0.0) == pytest.approx(100)  # one late answer earns nothing
    for _ in range(5):
        lag.measured(5.0)
    assert lag.credit(0.0) == QUOTA
    lag.spend(QUOTA, 1.0)
    assert lag.credit(1.0) == 0
    assert lag.credit(3.0) == pytest.approx(2 * REFILL)
    assert lag.credit(1e6) == QUOTA
