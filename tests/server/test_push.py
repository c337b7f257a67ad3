"""Push notices: once for each turn, even when the server, its store or the line fails."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from coffret.server.notices.endpoints import check_endpoint, is_public
from coffret.server.notices.push import ON_TRIAL
from coffret.server.refusals import Refused
from coffret.server.store import Health

from .devices import Browser
from .harness import Client, run, served
from .moved import DAY, HOUR
from .noticed import (
    LATER,
    Time,
    asked,
    messages_of,
    play_on,
    play_turn,
    quiet,
    settled,
    sit_together,
    turn_of,
    two_people,
    until,
    wants_push,
)
from .post_offices import PushService, push_service

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
            ada, bo, table = await two_people(house)
            browser = await wants_push(bo, service, "bo")
            if await turn_of(ada, table) == 1:
                await play_turn(bo, table, 1)
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
                ada, bo, table = await two_people(house)
                browser = await wants_push(bo, service, "bo")
                if await turn_of(ada, table) == 1:
                    await play_turn(bo, table, 1)
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
                ada, bo, table = await two_people(house)
                browser = await wants_push(bo, service, "bo")
                if await turn_of(ada, table) == 1:
                    await play_turn(bo, table, 1)
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
            ada, bo, table = await two_people(house)
            browser = await wants_push(bo, service, "bo")
            if await turn_of(ada, table) == 1:
                await play_turn(bo, table, 1)
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
            ada, bo, table = await two_people(house)
            browser = await wants_push(bo, service, "bo")
            if await turn_of(ada, table) == 1:
                await play_turn(bo, table, 1)
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
            ada, bo, table = await two_people(house, clock="1d")
            browser = await wants_push(bo, service, "bo")
            if await turn_of(ada, table) == 1:
                await play_turn(bo, table, 1)
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


# Push services


@pytest.mark.parametrize("status", [404, 410])
def test_an_endpoint_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, bo, table = await two_people(house)
            await wants_push(bo, service, "bo")
            if await turn_of(ada, table) == 1:
                await play_turn(bo, table, 1)
            service.status = status
            for _ in range(2):
                await play_turn(ada, table, 0)
                time.move(house, LATER)
                await until(lambda: service.tries == 1)
                await quiet(house)
                await play_turn(bo, table, 1)
            assert (await bo.get("/api/me/notices")).json()["push"] == []
            assert service.tries == 1

    run(scenario)


def test_a_service_that_cannot_take_it_now_is_asked_again_as_long_as_it_is_true(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, bo, table = await two_people(house)
            browser = await wants_push(bo, service, "bo")
            if await turn_of(ada, table) == 1:
                await play_turn(bo, table, 1)
            await play_turn(ada, table, 0)
            service.status = 503
            time.move(house, LATER)
            await until(lambda: service.tries == 1)
            await quiet(house)
            service.status = 201
            time.move(house, 61)
            await until(lambda: len(browser.heard) == 1)
            # The next one fails, and Bo plays meanwhile: then it is no longer true.
            await play_turn(bo, table, 1)
            await play_turn(ada, table, 0)
            service.status = 429
            time.move(house, LATER)
            await until(lambda: service.tries == 3)
            await quiet(house)
            service.status = 201
            await play_turn(bo, table, 1)
            time.move(house, HOUR)
            await quiet(house)
            assert service.tries == 3

    run(scenario)


def test_a_service_that_hangs_delays_no_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, bo, table = await two_people(house)
            await wants_push(bo, service, "bo")
            if await turn_of(ada, table) == 1:
                await play_turn(bo, table, 1)
            service.slow = 60
            await play_turn(ada, table, 0)
            time.move(house, LATER)
            await until(lambda: service.tries == 1)
            async with asyncio.timeout(5):
                await play_turn(bo, table, 1)
                await play_turn(ada, table, 0)

    run(scenario)


def test_services_that_hang_delay_no_notice_of_others(tmp_path: Path) -> None:
    """Eve names six hosts that take a notice and never answer; Bo's has answered before."""

    async def scenario() -> None:
        time = Time()
        async with (
            AsyncExitStack() as stack,
            push_service() as good,
            served(tmp_path / "db", **asked(time)) as house,
        ):
            ada, bo, table = await two_people(house)
            browser = await wants_push(bo, good, "bo")
            if await turn_of(ada, table) == 1:
                await play_turn(bo, table, 1)
            await play_turn(ada, table, 0)
            time.move(house, LATER)
            await until(lambda: len(browser.heard) == 1)
            await play_turn(bo, table, 1)

            eve = Browser(house)
            await eve.register("Eve")
            other = await sit_together(ada, eve)
            hanging = [await stack.enter_async_context(push_service()) for _ in range(6)]
            for number, each in enumerate(hanging):
                each.slow = 60
                device = Browser(house)
                await device.join(code=await eve.code())
                await wants_push(device, each, f"eve-{number}")
            if await turn_of(ada, other) == 1:
                await play_turn(eve, other, 1)
            await play_turn(ada, other, 0)
            await play_turn(ada, table, 0)
            time.move(house, LATER)
            await until(lambda: len(browser.heard) == 2)
            assert all(each.busy for each in hanging if each.tries), "they hang still"
            assert sum(each.tries for each in hanging) <= ON_TRIAL

    run(scenario)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://10.1.2.3/1",
        "https://169.254.169.254/latest",
        "https://2130706433/",
        "https://0x7f.0.0.1/1",
        "https://127.0.0.0x1/1",
        "https://93.184.216.34/1",
        "https://[::ffff:127.0.0.1%]/1",
        "https://push.example.org\\@127.0.0.1/1",
        "https://127.0.0.1%00.example.org/1",
        "https://metadata.google.internal/1",
        "https://localhost/1",
        "https://printer.local/1",
        "https://push.example.org:8443/1",
        "https://me@push.example.org/1",
        "https:///1",
        "https://push.example.org/\r\nX: 1",
        "ftp://push.example.org/1",
        "https://push.example.org/" + 1000 * "a",
        "",
    ],
)
def test_no_endpoint_leads_into_the_house(endpoint: str) -> None:
    with pytest.raises(Refused):
        check_endpoint(endpoint)


def test_endpoints_of_known_services_are_taken() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QGuQ",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d",
    ):
        check_endpoint(endpoint)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("100.64.0.1", False),
        ("192.168.1.1", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:192.168.1.1", False),
        ("2002:0a00:0001::1", False),
        ("64:ff9b::a00:1", False),
        ("nothing", False),
    ],
)
def test_a_name_counts_by_where_it_leads(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_a_name_that_leads_home_is_not_called() -> None:
    """Also if it changes after it was checked: the connection itself asks for its address."""

    async def scenario() -> None:
        from coffret.server.notices.push import _public_only

        resolver = _public_only()
        with pytest.raises(OSError, match="no public address"):
            await resolver.resolve("localhost", 443)
        await resolver.close()

    run(scenario)


# Who may, and who may not


def test_only_a_known_device_subscribes_and_another_cannot_take_its_endpoint(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, eve, nobody = Browser(house), Browser(house), Browser(house)
            browser = await wants_push_of(ada, service)
            await eve.register("Eve")
            stolen = browser | {"auth": "A" * 22}
            for device, body in ((eve, stolen), (nobody, browser)):
                answer = await device.post("/api/me/notices/push", **body)
                assert answer.json()["code"] == "not_yours", answer.text
            for broken in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"endpoint": "file:///x"}):
                answer = await ada.post("/api/me/notices/push", **browser | broken)
                assert answer.json()["code"] == "malformed", answer.text
            kept = (await ada.get("/api/me")).json()["notices"]
            assert [each["here"] for each in kept["push"]] == [True]

    run(scenario)


async def wants_push_of(device: Browser, service: PushService) -> dict[str, str]:
    await device.register()
    return (await wants_push(device, service, "ada")).asked


def test_one_press_stops_it_here_or_everywhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, bo, table = await two_people(house)
            phone = Browser(house)
            await phone.join(code=await bo.code())
            await wants_push(bo, service, "laptop")
            await wants_push(phone, service, "phone")
            if await turn_of(ada, table) == 1:
                await play_turn(bo, table, 1)
            left = (await bo.post("/api/me/notices/stop", what="push")).json()["push"]
            assert [each["here"] for each in left] == [False]
            await play_turn(ada, table, 0)
            time.move(house, LATER)
            await until(lambda: service.tries == 1)
            await play_turn(bo, table, 1)
            assert (await bo.post("/api/me/notices/stop", what="all")).json()["push"] == []
            await play_turn(ada, table, 0)
            time.move(house, LATER)
            await quiet(house)
            assert service.tries == 1

    run(scenario)


def test_a_server_without_push_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with push_service() as service, served(tmp_path / "db") as house:
            ada = Browser(house)
            await ada.register()
            assert (await ada.get("/api/me/notices")).json()["key"] is None
            body = {"endpoint": f"http://127.0.0.1:{service.port}/x", "p256dh": "A", "auth": "A"}
            answer = await ada.post("/api/me/notices/push", **body, language="en")
            assert answer.json()["code"] == "not_yours"
            await settled(house)

    run(scenario)
