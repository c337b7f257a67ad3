"""A seat is taken back from its bot once, by its own person, and at any moment."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets

from coffret.engine.game import Game
from coffret.server import journal
from coffret.server.bot_pool import BotPool
from coffret.server.client_messages import TakeBack
from coffret.server.connection import Connection
from coffret.server.journal import BotSeated, Played, SeatTaken, SeatTakenBack
from coffret.server.seat_sockets import let_in
from coffret.server.table import Table
from coffret.server.writing import Append

from .harness import QUICK, Client, OpenedTable, catch_up, forget, playing, run, served
from .refusing import refusing
from .test_end import to_the_end
from .test_handover import friends

DEVICES = 20
PRESSES = 10


class Held(BotPool):
    """Searches that last until they are let go."""

    def __init__(self, workers: int, compile_rules: bool) -> None:
        super().__init__(workers, compile_rules)
        self.asked = asyncio.Event()
        self.let_go = asyncio.Event()

    async def choose(self, game: Game, bot: str, state: bytes, seat: int) -> int:
        self.asked.set()
        await self.let_go.wait()
        s = game.state.new()
        s._words[:] = memoryview(state).cast("i")
        return game.legal(s, seat)[0]


async def lines_of(table: OpenedTable) -> list[journal.Line]:
    assert table.house.server is not None
    saved = await table.house.server.tables.saved(table.name)
    return [journal.decode(each) for each in saved.lines]


def times_back(lines: list[journal.Line]) -> int:
    return sum(isinstance(each, SeatTakenBack) for each in lines)


def test_many_devices_press_at_once_and_one_takes_the_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pool=Held) as house, AsyncExitStack() as stack:
            table = await house.open_table("incubation", 2)
            devices = [await stack.enter_async_context(table.client(0)) for _ in range(DEVICES)]
            for each in devices:
                await each.until("state")
            assert (await devices[0].ask("bot", level="beginner"))["type"] == "ack"

            async def press(device: Client) -> list[dict[str, Any]]:
                return [await device.ask("take_back") for _ in range(PRESSES)]

            answers = [each for told in await asyncio.gather(*map(press, devices)) for each in told]
            assert [each["type"] for each in answers].count("ack") == 1
            assert {each.get("code") for each in answers} == {None, "not_yours"}
            for each in devices:
                await each.send(type="state")
                assert "level" not in (await each.until("state"))["seats"][0]
            assert times_back(await lines_of(table)) == 1

    run(scenario)


def test_nobody_else_takes_a_seat_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pool=Held) as house:
            table, bo = await friends(house, "incubation")
            async with table.client(0) as ada, Client(house.port, table.name, bo, 1) as own:
                await own.until("state")
                assert (await own.ask("bot", level="beginner"))["type"] == "ack"
                assert (await ada.ask("take_back"))["code"] == "not_yours"
                async with table.client(None) as watching:
                    assert (await watching.ask("take_back"))["code"] == "not_yours"
                await own.send(type="take_back", id="x", seat=0)
                assert (await own.until("refusal"))["code"] == "malformed"
            assert times_back(await lines_of(table)) == 0

    run(scenario)


def test_a_device_that_gave_its_seat_away_takes_nothing_back(tmp_path: Path) -> None:
    """It asks, or comes back, at the very moment at which the seat changes hands."""

    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation") as (table, (_, bo)):

            def give_away(here: Table) -> Connection:
                old = next(each for each in here.audiences.connections if each.seat == 1)
                here.enqueue(old, TakeBack("late"))
                here.write(SeatTaken(1, "Elsewhere", "0" * 48))
                here.write(BotSeated(1, "beginner", "", by=0))  # a bot stands in for the new one
                return old

            old = await table.here.call(give_away)
            with pytest.raises(websockets.ConnectionClosed):
                await bo.until("ack")
            await table.here.call(lambda here: let_in(here, old, None))
            seat = await table.here.call(lambda here: here.state.seats[1])
            assert (seat.level, seat.stands_in) == ("beginner", True)
            here = await table.here.call(lambda here: list(here.audiences.connections))
            assert old not in here

    run(scenario)


def test_a_search_that_ends_after_the_seat_was_taken_back_plays_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pool=Held) as house:
            table = await house.open_table("incubation", 2)
            async with table.sitting(0, 1) as clients:
                mover = next(each for each in clients if each.legal)
                pool: Any = table.here.bot_pool
                assert (await mover.ask("bot", level="beginner"))["type"] == "ack"
                await pool.asked.wait()
                assert (await mover.ask("take_back"))["type"] == "ack"
                pool.let_go.set()
                while await table.here.call(lambda here: here.bots._thinking):
                    await asyncio.sleep(0.01)
                assert not [each for each in await lines_of(table) if isinstance(each, Played)]
                assert (await mover.play())["type"] == "ack"

    run(scenario)


@pytest.mark.parametrize("again", [False, True])
def test_the_store_goes_away_between_the_press_and_its_line(again: bool, tmp_path: Path) -> None:
    """The bot keeps the seat, nobody hears otherwise, and the same press counts later: on the
    same socket, or on the next one of a client that had no answer."""

    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pool=Held) as house:
            table = await house.open_table("incubation", 2)
            async with table.client(0) as ada:
                await ada.until("state")
                assert (await ada.ask("bot", level="beginner"))["type"] == "ack"
                with refusing(house, Append):
                    await ada.send(type="take_back", id="press")
                    with pytest.raises(websockets.ConnectionClosed):
                        await ada.until("ack")
                assert all(
                    "level" in told["seats"][0] for told in ada.heard if told["type"] == "seats"
                )
            assert times_back(await lines_of(table)) == 0
            async with ada.again() if again else table.client(0) as back:
                answer = await back.ask("take_back", id="press")
                assert (answer["type"], answer.get("repeated", False)) == ("ack", False)
            assert times_back(await lines_of(table)) == 1

    run(scenario)


def test_a_seat_is_not_taken_back_after_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pool=Held) as house:
            table, bo = await friends(house, "incubation")
            async with table.client(0) as ada:
                await ada.until("state")
                async with Client(house.port, table.name, bo, 1) as own:
                    await own.until("state")
                    assert (await own.ask("bot", level="beginner"))["type"] == "ack"
                    await to_the_end(table, [ada, own])
                    assert (await own.ask("take_back"))["code"] == "over"
                    number = ada.number
            async with Client(house.port, table.name, bo, 1) as later:
                assert (await later.until("state"))["n"] == number
                assert (await later.ask("take_back"))["code"] == "over"
            assert times_back(await lines_of(table)) == 0

    run(scenario)


def test_a_stand_in_gives_way_only_once_however_many_devices_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pool=Held) as house, AsyncExitStack() as stack:
            table, bo = await friends(house, "incubation")
            ada = await stack.enter_async_context(table.client(0))
            await ada.until("state")
            await forget(table, 1, 500)
            assert (await ada.ask("bot", seat=1))["type"] == "ack"
            devices = [Client(house.port, table.name, bo, 1) for _ in range(5)]
            for each in await asyncio.gather(*(stack.enter_async_context(d) for d in devices)):
                await each.until("state")
            assert times_back(await lines_of(table)) == 1

    run(scenario)


def test_a_table_does_not_grow_without_end(tmp_path: Path) -> None:
    """A bot that comes and goes, or a move and its undo, could fill the disk; a seat can always be
    taken back."""

    async def scenario() -> None:
        few = replace(QUICK, journal_lines=20)
        async with served(tmp_path / "db", few, bot_pool=Held) as house:
            house_table = await house.open_table("incubation", 2)
            async with house_table.sitting(0, 1) as (ada, bo):
                while (await ada.ask("bot", level="beginner"))["type"] == "ack":
                    assert (await ada.ask("take_back"))["type"] == "ack"
                refused = ada.heard[-1]
                assert refused["code"] == "too_many"
                assert (await ada.ask("undo"))["code"] == "too_many"
                mover = ada if ada.legal else bo
                assert (await mover.play())["type"] == "ack"
                await catch_up([ada, bo], mover.number)
            assert len(await lines_of(house_table)) <= 24

    run(scenario)
