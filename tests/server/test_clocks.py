"""Clocks at a table: shown to all; at the end of a time a bot plays. No rule knows of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coffret.server.refusals import Refused
from coffret.server.store import Health
from coffret.server.upkeep import IDLE

from ..programs import postgres
from ..web.house import AtRandom
from .databases import EMPTY, Postgres
from .harness import Client, House, OpenedTable, catch_up, run, served
from .moved import DAY, HOUR, MINUTE, MovedTime


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "db")
    postgres("initdb")
    database: Postgres = request.getfixturevalue("database")
    database.execute(EMPTY)
    return database.address


async def timed(
    house: House, clock: str = "1d", ending: str = "turn", game: str = "incubation", bots: int = 0
) -> OpenedTable:
    return await house.open_table(game, 2, bots, clock=clock, clock_ending=ending)


def ends(table: OpenedTable) -> list[int | None]:
    assert table.here.clockwork is not None
    return table.here.clockwork.ends


def mover(clients: list[Client]) -> Client:
    return next(client for client in clients if client.legal)


def is_awaited(client: Client) -> bool:
    """Whether the game waits for this client's seat again, and the clock runs."""
    assert client.seat is not None
    return bool(client.legal) and client.clocks[client.seat]["runs"]


def test_everybody_sees_the_clock_of_who_is_awaited(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = MovedTime()
        async with served(tmp_path / "db", seconds=time, bot_pool=AtRandom) as house:
            table = await timed(house, "60s")
            async with table.sitting(0, 1, None) as clients:
                for client in clients:
                    while not any(each["runs"] for each in client.clocks):
                        await client.next()
                    assert client.heard[0]["table"]["clock"] == {
                        "name": "60s", "turn": 60, "bank": 300, "ending": "turn", "live": True,
                    }  # fmt: skip
                awaited = mover(clients[:2]).seat
                for client in clients:
                    runs = [seat for seat, each in enumerate(client.clocks) if each["runs"]]
                    assert runs == [awaited]
                time.skip(70)
                async with table.client(None) as late:
                    await late.until("state")
                    now = late.clocks[awaited or 0]
                    assert now["turn"] == 0
                    assert 285_000 < now["bank"] <= 290_000

    run(scenario)


def test_a_bot_plays_the_turn_of_somebody_whose_time_is_over_and_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = MovedTime()
        async with served(tmp_path / "db", seconds=time, bot_pool=AtRandom) as house:
            table = await timed(house)
            async with table.sitting(0, 1) as clients:
                slow = mover(clients)
                other = clients[1 - (slow.seat or 0)]
                time.move(house, DAY + 1)
                late = await slow.until(
                    lambda told: told["type"] == "seats" and told["seats"][slow.seat].get("level")
                )
                assert late["seats"][slow.seat]["this_turn"]
                await other.until(lambda told: is_awaited(other))
                seats = [told for told in other.heard if told["type"] == "seats"][-1]["seats"]
                assert "level" not in seats[slow.seat]
                assert (await other.play())["type"] == "ack"

    run(scenario)


def test_a_bot_takes_the_seat_until_its_person_takes_it_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = MovedTime()
        async with served(tmp_path / "db", seconds=time, bot_pool=AtRandom) as house:
            table = await timed(house, "8h", "seat")
            async with table.sitting(0, 1) as clients:
                slow = mover(clients)
                seat = slow.seat or 0
                other = clients[1 - seat]
                time.move(house, 8 * HOUR)
                await other.until(lambda told: is_awaited(other))
                while other.legal:  # and the bot plays the next turn, too
                    await catch_up([other], (await other.play())["n"])
                await other.until(lambda told: is_awaited(other))
                assert (await slow.ask("move", move={"move": "roll"}))["code"] == "bot_plays"
                assert (await slow.ask("take_back"))["type"] == "ack"
                assert table.here.state.seats[seat].level is None
                time.move(house, 8 * HOUR)  # the other's time: nothing more of the first one
                await slow.until(lambda told: is_awaited(slow))
                assert table.here.state.seats[seat].level is None

    run(scenario)


def test_a_move_after_the_time_is_refused_and_one_just_before_counts(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = MovedTime()
        async with served(tmp_path / "db", bot_pause=60_000, seconds=time) as house:
            table = await timed(house)
            async with table.sitting(0, 1) as clients:
                slow = mover(clients)
                time.skip(DAY - 5)
                answer = await slow.play()
                assert answer["type"] == "ack"
                await catch_up(clients, answer["n"])
                time.skip(DAY + 1)  # nobody has looked yet: the command itself is late
                late = mover(clients)
                assert (await late.play())["code"] == "too_late"
                assert (await late.ask("take_back"))["code"] == "too_late"

    run(scenario)


def test_lag_is_forgiven_as_at_deadlines(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = MovedTime()
        async with served(tmp_path / "db", bot_pause=60_000, seconds=time) as house:
            table = await timed(house, "30s")
            async with table.sitting(0, 1) as clients:
                slow = mover(clients)
                here, seat = table.here, slow.seat or 0
                work = here.clockwork
                assert work is not None
                here.time.lags[seat].measured(0.4)  # 200 ms to the server
                end = work.ends[seat]
                assert end is not None
                now = here._loop.time()
                passed = (end - work.at(now)) / 1000

                def late_by(seconds: float) -> float:
                    return now + passed + seconds

                await here.call(lambda table: work.check(seat, late_by(0.15)))
                with pytest.raises(Refused, match="your time is over"):  # the quota is used up
                    await here.call(lambda table: work.check(seat, late_by(0.19)))

    run(scenario)


def test_no_time_passes_while_the_store_is_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = MovedTime()
        async with served(tmp_path / "db", seconds=time, bot_pool=AtRandom) as house:
            table = await timed(house)
            async with table.sitting(0, 1) as clients:
                slow = mover(clients)
                store: Any = table.here._store
                store._became(Health.AWAY)
                assert (await slow.until("clocks"))["paused"]
                time.move(house, 2 * DAY)
                store._became(Health.OPEN)
                told = await slow.until(lambda told: told["type"] == "clocks" and "n" not in told)
                assert "paused" not in told
                assert slow.clocks[slow.seat or 0]["turn"] > (DAY - MINUTE) * 1000
                assert (await slow.play())["type"] == "ack"

    run(scenario)


def test_no_time_passes_while_the_server_is_down_and_clocks_go_on_after_it(db: str) -> None:
    async def scenario() -> None:
        async with served(db, seconds=(time := MovedTime())) as house:
            table = await timed(house)
            async with table.sitting(0, 1) as clients:
                slow = mover(clients)
                if not slow.clocks[slow.seat or 0]["runs"]:
                    await slow.until("clocks")
                time.move(house, 20 * HOUR)
        time.skip(10 * DAY)
        async with served(db, seconds=time, bot_pool=AtRandom) as house:
            table = OpenedTable(house, table.name, table.token, table.told)
            async with table.sitting(slow.seat) as (same,):
                clock = same.clocks[slow.seat or 0]
                assert clock["runs"]
                assert 3 * HOUR * 1000 < clock["turn"] <= 4 * HOUR * 1000
                time.move(house, 5 * HOUR)
                await same.until(
                    lambda told: told["type"] == "seats" and told["seats"][slow.seat].get("level")
                )

    run(scenario)


def test_a_sleeping_table_is_woken_when_its_time_comes_and_not_before(db: str) -> None:
    async def scenario() -> None:
        time = MovedTime()
        async with served(db, seconds=time, bot_pool=AtRandom) as house:
            tables = [await timed(house) for _ in range(3)]
            server = house.server
            assert server is not None
            for table in tables:
                await table.here.call(lambda here: here.clockwork)  # its clock has begun
            seat = next(each for each, end in enumerate(ends(tables[0])) if end)
            await server.tables.sweep(server.now() + IDLE + 1)
            assert server.tables._tables == {}
            for _ in range(23):
                time.move(house, HOUR)
                await server.tables.alarms._ring()
            assert server.tables._tables == {}
            time.move(house, HOUR)
            async with tables[0].sitting(1 - seat) as (other,):
                if not is_awaited(other):
                    await other.until(lambda told: is_awaited(other))
            for table in tables[1:]:
                while server.tables.loaded(table.name) is None:
                    await asyncio.sleep(0.01)
                await table.here.call(lambda here: None)  # it has looked by now
                lines = (await server.tables.saved(table.name)).lines
                assert any(line.startswith(b'["late"') for line in lines)

    run(scenario)


def test_a_server_that_stopped_while_a_bot_was_to_play_lets_it_play(db: str) -> None:
    async def scenario() -> None:
        async with served(db, bot_pause=60_000) as house:
            table = await house.open_table(
                "incubation", 1, 1, clock="1d", options={"first_player": "seat_1"}
            )
            # The last player takes the first egg: the bot. It never comes to it.
            await table.here.call(lambda here: None)
        async with served(db, bot_pool=AtRandom) as house:
            table = OpenedTable(house, table.name, table.token, table.told)
            server = house.server
            assert server is not None
            while server.tables.loaded(table.name) is None:
                await asyncio.sleep(0.01)
            async with table.sitting(0) as (person,):
                if not person.legal:
                    await person.until(lambda told: bool(person.legal))

    run(scenario)


def test_a_match_file_knows_nothing_of_clocks(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = MovedTime()
        async with served(tmp_path / "db", seconds=time, bot_pool=AtRandom) as house:
            table = await timed(house, "30s", "seat")
            async with table.sitting(0, 1) as clients:
                while clients[0].result is None:  # nobody plays: bots take both seats
                    time.move(house, 10 * MINUTE)
                    await clients[0].next()
                number = clients[0].number
                time.move(house, DAY)  # nothing is due after the end
                assert table.here.state.number == number
                assert ends(table) == [None, None]
            assert house.server is not None
            lines = (await house.server.tables.saved(table.name)).lines
            kinds = {bytes(line)[2:6] for line in lines}
            assert {b"cloc", b"late"} <= kinds
            file = (await table.get("/match")).json()
            assert "clock" not in str(file["moves"])
            replay = await house.http.post("/api/replays", json=file)
            assert replay.json()["verified"], replay.text

    run(scenario)


def test_undo_is_refused_where_no_time_is_left_for_the_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = MovedTime()
        async with served(tmp_path / "db", seconds=time, bot_pool=AtRandom) as house:
            table = await timed(house, "8h", game="megalomania")
            async with table.sitting(0, 1) as clients:
                for _ in range(60):
                    player = mover(clients)
                    answer = await player.play()
                    await catch_up(clients, answer["n"])
                    here = table.here
                    seat = player.seat or 0
                    if here.state.playing.may_undo(seat) and not player.legal:
                        break
                else:
                    pytest.fail("no turn ended with a move that can be undone")
                await clients[1 - seat].until(lambda told: is_awaited(clients[1 - seat]))
                time.skip(8 * HOUR - 60)  # less than the other has
                before = here.state.number
                time.skip(60)
                assert (await player.ask("undo"))["type"] == "refusal"
                assert here.state.number >= before

    run(scenario)


def test_a_game_with_its_own_clock_takes_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            wish: dict[str, Any] = {
                "game": "jelly_monster",
                "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}],
                "clock": "30s",
            }
            answer = await house.http.post("/api/tables", json=wish)
            assert answer.status_code == 400
            assert "own clock" in answer.json()["text"]

    run(scenario)


def test_the_lists_of_tables_know_the_clock_and_the_time_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = MovedTime()
        async with served(tmp_path / "db", seconds=time, bot_pool=AtRandom) as house:
            table = await timed(house, "3d")
            headers = {"Authorization": f"Bearer {table.token}"}
            await table.here.call(lambda here: None)
            server = house.server
            assert server is not None
            for _ in range(2):
                time.move(house, DAY)
                games = await house.http.get("/api/me/games", headers=headers)
                game = games.json()["games"][0]
                assert game["clock"]["name"] == "3d"
                await server.tables.sweep(server.now() + IDLE + 1)  # then it is read from its card
            assert DAY - MINUTE < game["left"] <= DAY
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
            wish = {"game": "incubation", "seats": seats, "listed": True, "clock": "8h"}
            await house.http.post("/api/tables", json=wish)
            (shown,) = (await house.http.get("/api/lobby")).json()
            assert shown["clock"]["turn"] == 8 * HOUR

    run(scenario)
