"""Races: who arrives first has it, whatever the lag, and the log tells the same game."""

import asyncio
from pathlib import Path

from coffret.engine.match import Match
from coffret.engine.record import raw
from coffret.server.tables import brought_back

from .harness import Client, catch_up, run, served
from .rounds import PLACES, placing, round_begun


def test_who_arrives_first_has_the_district_and_the_timer(tmp_path: Path) -> None:
    """Two have placed all their dice, one of them far away; both want the same at once."""

    async def scenario() -> None:
        lags = (0.15, 0.02, 0.0)
        async with served(tmp_path / "db") as house, round_begun(house, lags) as (_, clients):
            racers = clients[:2]
            await asyncio.gather(*(place_all(client) for client in racers))
            for move in ({"move": "close", "district": 1}, {"move": "turn_timer"}):
                for client in racers:
                    assert move in client.legal
                answers = await asyncio.gather(*(each.ask("move", move=move) for each in racers))
                assert [answer["type"] for answer in answers] == ["refusal", "ack"]
                assert answers[0]["rule"].startswith("JM-2.")
                await catch_up(clients, max(client.number for client in clients))
            views = [client.view for client in clients]
            assert [view["districts"][1]["closed_by"] for view in views if view] == [1, 1, 1]
            assert [view["players"][0]["barrier"] for view in views if view] == [True] * 3
            assert len({view["timer_ends"] for view in views if view}) == 1

    run(scenario)


async def place_all(client: Client) -> None:
    while True:
        while not client.legal:
            await client.next()
        if not any(move["move"] in PLACES for move in client.legal):
            return
        await client.play(placing(client))


def test_a_real_time_game_replays_exactly_from_its_log(tmp_path: Path) -> None:
    """Three play as fast as they can through a lagging line; the log tells the same game."""

    async def scenario() -> None:
        lags = (0.02, 0.05, 0.0)
        async with served(tmp_path / "db") as house, round_begun(house, lags) as (table, clients):
            assert house.server is not None

            async def play(client: Client) -> None:
                for _ in range(6):
                    while not client.legal:
                        await client.next()
                    await client.play()

            await asyncio.gather(*(play(client) for client in clients))
            here = house.server.tables._tables[table.name]
            number, state = await here.call(
                lambda now: (now.ledger.number, raw(now.ledger.playing.state))
            )
            saved = await house.server.tables.saved(table.name)
            saved.lines = saved.lines[:number]
            ledger, _ = brought_back(saved)
            assert raw(ledger.playing.state) == state
            times = [entry.time for entry in ledger.playing.log]
            assert times == sorted(times)
            assert len(times) >= 18
            played = ledger.playing
            begun = Match(played.game, played.seats, played.options, played.secret)
            assert played.game.stock(played.state) == played.game.stock(begun.state)

    run(scenario)
