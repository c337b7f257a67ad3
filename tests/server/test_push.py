"""Push notices: once for each turn, even when the server, its store or the line fails."""

from __future__ import annotations

import asyncio
from pathlib import Path

from coffret.server.store import Health

from .devices import Browser
from .harness import Client, run, served
from .moved import DAY, HOUR
from .noticed import (
    LATER,
    Time,
    ada_to_move,
    asked,
    messages_of,
    play_on,
    play_turn,
    quiet,
    sit_together,
    turn_of,
    two_people,
    until,
    wants_push,
)
from .post_offices import push_service

YOUR_MOVE = "Your move: Incubation"


def test_a_turn_brings_one_notice_to_each_device_in_its_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, bo, table = await two_people(house)
            phone = Browser(house)
            await phone.join(code=await bo.code())
            first = await wants_push(bo, service, "laptop")
            second = await wants_push(phone, service, "phone")
            await phone.post("/api/me/notices/push", **second.asked | {"language": "fr"})
            people = [ada, bo]
            if await turn_of(ada, table) == 1:
                await play_turn(bo, table, 1)
            for turn in range(1, 3):
                await play_turn(ada, table, 0)
                time.move(house, LATER)
                await until(lambda turn=turn: len(second.heard) == len(first.heard) == turn)  # type: ignore[misc]
                for _ in range(3):  # nothing more comes of the same turn
                    time.move(house, HOUR)
                    await quiet(house)
                assert (len(first.heard), len(second.heard)) == (turn, turn)
                await play_turn(people[1], table, 1)
            assert first.heard[0].said == {
                "title": YOUR_MOVE,
                "body": "With Ada.",
                "path": f"/table/{table}",
                "tag": table,
                "lang": "en",
            }
            assert second.heard[0].said["title"] == "À vous de jouer\u00a0: Incubation"
            assert first.heard[0].headers["content-encoding"] == "aes128gcm"
            assert first.heard[0].headers["urgency"] == "high"
            public = (await bo.get("/api/me/notices")).json()["key"]
            assert service.signed_by == {public}

    run(scenario)


def test_nobody_hears_who_does_not_want_to_or_who_looks(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, bo, table, browser = await ada_to_move(house, service)
            async with bo.socket(table, 1) as looking:
                await looking.until("state")
                await play_turn(ada, table, 0)
                time.move(house, LATER)
                await quiet(house)
                assert browser.heard == [], "Bo sees it"
                await play_on_until_waiting(looking)
                await play_turn(ada, table, 0)
                await looking.send(type="look", on=False)
                await looking.ask("say", text="the page is hidden now")
                time.move(house, LATER)
                await until(lambda: len(browser.heard) == 1)
            # Ada, who wants none, gets none.
            assert service.tries == 1

    run(scenario)


async def play_on_until_waiting(client: Client) -> None:
    while not client.legal:
        await client.next()
    await play_on(client)


def test_a_notice_survives_a_restart_and_comes_once(tmp_path: Path) -> None:
    """The server stops right after the move, and again right after the notice."""

    async def scenario() -> None:
        time = Time()
        async with push_service() as service:
            async with served(tmp_path / "db", **asked(time)) as house:
                ada, _bo, table, browser = await ada_to_move(house, service)
                await play_turn(ada, table, 0)
            assert browser.heard == []
            async with served(tmp_path / "db", **asked(time)) as house:
                time.move(house, LATER)
                await until(lambda: len(browser.heard) == 1)
                await quiet(house)
            for _ in range(2):
                async with served(tmp_path / "db", **asked(time)) as house:
                    time.move(house, DAY)
                    await quiet(house)
            assert messages_of(browser) == [YOUR_MOVE]

    run(scenario)


def test_what_was_taken_before_a_crash_is_not_sent_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service:
            async with served(tmp_path / "db", **asked(time)) as house:
                ada, _bo, table, browser = await ada_to_move(house, service)
                await play_turn(ada, table, 0)
                service.slow = 30  # it has come, and the server never learns of it
                time.move(house, LATER)
                await until(lambda: len(browser.heard) == 1)
            service.slow = 0
            async with served(tmp_path / "db", **asked(time)) as house:
                time.move(house, DAY)
                await quiet(house)
            assert len(browser.heard) == 1

    run(scenario)


def test_the_store_is_away_when_a_notice_is_due(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, _bo, table, browser = await ada_to_move(house, service)
            await play_turn(ada, table, 0)
            assert house.server is not None
            store = house.server.store
            store._became(Health.AWAY)  # type: ignore[attr-defined]
            time.move(house, LATER)
            await asyncio.sleep(0.05)
            assert browser.heard == []
            await until(lambda: store.health is Health.OPEN)  # it sees by itself that it is back
            await until(lambda: len(browser.heard) == 1)
            time.move(house, HOUR)
            await quiet(house)
            assert messages_of(browser) == [YOUR_MOVE]

    run(scenario)


def test_an_undone_move_that_is_played_again_brings_no_second_notice(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, _bo, table, browser = await ada_to_move(house, service)
            async with ada.socket(table, 0) as client:
                await client.until("state")
                undone = 0
                while undone < 1:
                    await play_on(client)
                    time.move(house, LATER)
                    await until(lambda: len(browser.heard) == 1)
                    answer = await client.ask("undo")
                    undone += 1
                    if answer["type"] == "ack":
                        while client.number < answer["n"] or not client.legal:
                            await client.next()
                        await play_on(client)
            time.move(house, HOUR)
            await quiet(house)
            assert len(browser.heard) == 1

    run(scenario)


def test_the_end_is_told_once_and_after_it_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, bo, table = await two_people(house)
            browsers = [await wants_push(ada, service, "ada"), await wants_push(bo, service, "bo")]
            async with ada.socket(table, 0) as first, bo.socket(table, 1) as second:
                for client in (first, second):
                    await client.until("state")
                    await client.send(type="look", on=False)
                while first.result is None:
                    acting = first if first.legal else second
                    number = (await acting.play())["n"]
                    for client in (first, second):
                        while client.number < number:
                            await client.next()
                await first.send(type="look", on=True)
                await first.ask("say", text="well played")
                before = service.tries
                time.move(house, LATER)
                await until(lambda: service.tries > before)
                await first.ask("say", text="again?")
            time.move(house, DAY)
            await quiet(house)
            titles = [messages_of(each) for each in browsers]
            assert titles[1][-1] == "The game has ended: Incubation"
            assert [each.count(titles[1][-1]) for each in titles] == [0, 1], "Ada was there"
            assert browsers[1].heard[-1].headers["urgency"] == "normal"

    run(scenario)


def test_one_reminder_before_the_clock_is_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, _bo, table, browser = await ada_to_move(house, service, clock="1d")
            await play_turn(ada, table, 0)
            time.move(house, LATER)
            await until(lambda: len(browser.heard) == 1)
            time.move(house, 20 * HOUR)
            await quiet(house)
            assert len(browser.heard) == 1, "four hours are left"
            time.move(house, HOUR + 60)
            await until(lambda: len(browser.heard) == 2)
            for _ in range(3):
                time.move(house, HOUR / 2)
                await quiet(house)
            assert messages_of(browser) == [YOUR_MOVE, "Little time left: Incubation"]
            assert browser.heard[1].said["body"] == "With Ada. 2 hours are left."
            assert 2 * HOUR < int(browser.heard[1].headers["ttl"]) < 3 * HOUR

    run(scenario)


def test_who_asks_in_the_middle_of_a_turn_hears_of_the_clock_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, bo, table = await two_people(house, clock="1d")
            if await turn_of(ada, table) == 0:
                await play_turn(ada, table, 0)
            browser = await wants_push(bo, service, "bo")
            time.move(house, LATER)
            await quiet(house)
            assert browser.heard == []
            time.move(house, 22 * HOUR)
            await until(lambda: len(browser.heard) == 1)
            assert messages_of(browser) == ["Little time left: Incubation"]

    run(scenario)


def test_five_games_at_once_each_bring_their_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, bo, first = await two_people(house)
            tables = [first, *[await sit_together(ada, bo) for _ in range(4)]]
            browser = await wants_push(bo, service, "bo")
            for table in tables:
                if await turn_of(ada, table) == 1:
                    await play_turn(bo, table, 1)
                await play_turn(ada, table, 0)
            time.move(house, LATER)
            await until(lambda: len(browser.heard) == 5)
            time.move(house, HOUR)
            await quiet(house)
            assert sorted(each.said["tag"] for each in browser.heard) == sorted(tables)

    run(scenario)
