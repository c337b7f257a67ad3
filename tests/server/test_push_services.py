"""Push services: gone, busy or hanging ones, and endpoints that lead where they should not."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from coffret.server.notices.endpoints import check_endpoint, is_public
from coffret.server.notices.push import ON_TRIAL
from coffret.server.refusals import Refused

from .devices import Browser
from .harness import run, served
from .moved import HOUR
from .noticed import (
    LATER,
    Time,
    ada_to_move,
    asked,
    play_turn,
    quiet,
    sit_together,
    turn_of,
    until,
    wants_push,
)
from .post_offices import push_service


@pytest.mark.parametrize("status", [404, 410])
def test_an_endpoint_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, bo, table, _ = await ada_to_move(house, service)
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
            ada, bo, table, browser = await ada_to_move(house, service)
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
            ada, bo, table, _ = await ada_to_move(house, service)
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
            ada, bo, table, browser = await ada_to_move(house, good)
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
