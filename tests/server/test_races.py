"""Races: the first to arrive gets it, at any lag, and the log replays the same game."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import websockets

from coffret.engine.match import Match
from coffret.engine.record import raw
from coffret.server import journal
from coffret.server.journal import Played
from coffret.server.restoring import rebuild_table

from .harness import Client, OpenedTable, catch_up, run, served
from .proxy import Loss
from .rounds import PLACES, placing, round_begun


@pytest.mark.parametrize("far", [0.15, 0.3])
def test_who_arrives_first_has_the_district_and_the_timer(far: float, tmp_path: Path) -> None:
    """Two have placed all their dice, one of them far away; both want the same at once."""

    async def scenario() -> None:
        lags = (far, 0.02, 0.0)
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
    """Three play as fast as they can through a lagging line; the log replays the same game."""

    async def scenario() -> None:
        lags = (0.02, 0.05, 0.0)
        async with served(tmp_path / "db") as house, round_begun(house, lags) as (table, clients):

            async def play(client: Client) -> None:
                for _ in range(6):
                    while not client.legal:
                        await client.next()
                    await client.play()

            await asyncio.gather(*(play(client) for client in clients))
            log = await check_replay(table)
            assert len(log) >= 18

    run(scenario)


async def check_replay(table: OpenedTable) -> list[Played]:
    """The journal replays the same game to the last byte, in the order of time, and no die, pod or
    jelly was lost or made; the moves in it."""
    number, state = await table.here.call(
        lambda now: (now.state.number, raw(now.state.playing.state))
    )
    assert table.house.server is not None
    saved = await table.house.server.tables.saved(table.name)
    saved.lines = saved.lines[:number]
    table_state = rebuild_table(saved)
    played = table_state.playing
    assert raw(played.state) == state
    times = [entry.time for entry in played.log]
    assert times == sorted(times)
    begun = Match(played.game, played.seats, played.options, played.secret)
    assert played.game.stock(played.state) == played.game.stock(begun.state)
    lines = [journal.decode(line) for line in saved.lines]
    return [line for line in lines if isinstance(line, Played)]


class Persistent:
    """A player behind a bad line: comes back when it is cut, and says again what was not
    answered, under the same name."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.told: dict[str, dict[str, Any]] = {}
        """The answer to each command."""

    async def do(self, name: str, move: dict[str, Any]) -> dict[str, Any]:
        while name not in self.told:
            try:
                self.told[name] = await self.client.ask("move", id=name, move=move)
            except LOST:
                await self._come_back()
        return self.told[name]

    async def listen(self) -> None:
        try:
            await self.client.next()
        except LOST:
            await self._come_back()

    async def _come_back(self) -> None:
        while True:
            try:
                self.client = await self.client.again().__aenter__()
                return
            except (*LOST, websockets.InvalidHandshake):
                await asyncio.sleep(0.05)

    async def place_all(self) -> None:
        number = 0
        while not self.client.legal or any(each["move"] in PLACES for each in self.client.legal):
            if self.client.legal:
                number += 1
                await self.do(f"{self.client.seat}-{number}", placing(self.client))
            else:
                await self.listen()


LOST = (websockets.ConnectionClosed, OSError, EOFError)


def test_through_lag_and_loss_a_race_is_fair_conserved_and_replayed(tmp_path: Path) -> None:
    """Lines of up to 300 ms that stall and break: everything acknowledged was done, once; one
    has the district and one the timer: those who were there first."""

    async def scenario() -> None:
        loss = Loss()
        lags = (0.3, 0.15, 0.02)
        async with (
            served(tmp_path / "db") as house,
            round_begun(house, lags, loss) as (table, clients),
        ):
            loss.stall_every, loss.cut_every = 13, 23
            racers = [Persistent(client) for client in clients[:2]]
            await asyncio.gather(*(racer.place_all() for racer in racers))
            winners = []
            for name, move in (
                ("close", {"move": "close", "district": 1}),
                ("timer", {"move": "turn_timer"}),
            ):
                answers = await asyncio.gather(*(racer.do(name, move) for racer in racers))
                assert Counter(each["type"] for each in answers) == {"ack": 1, "refusal": 1}
                winners.append([each["type"] for each in answers].index("ack"))
                assert all(each.get("rule", "JM-2.").startswith("JM-2.") for each in answers)
            assert loss.stalled > 0
            assert loss.cut > 0
            loss.stall_every = loss.cut_every = 0
            log = await check_replay(table)
            done = Counter((line.seat, line.id) for line in log)
            assert set(done.values()) == {1}
            for seat, racer in enumerate(racers):
                acknowledged = {name for name, told in racer.told.items() if told["type"] == "ack"}
                sent = {name for at, name in done if at == seat and name in racer.told}
                assert acknowledged == sent
                await racer.client.socket.close()
            async with table.sitting(2) as (watcher,):
                assert watcher.view is not None
                assert watcher.view["districts"][1]["closed_by"] == winners[0]
                assert watcher.view["timer_ends"] is not None

    run(scenario)
