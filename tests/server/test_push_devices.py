"""Which devices get push notices: who may subscribe, and how it is stopped."""

from __future__ import annotations

from pathlib import Path

from .devices import Browser
from .harness import run, served
from .noticed import (
    LATER,
    Time,
    asked,
    play_turn,
    quiet,
    settled,
    turn_of,
    two_people,
    until,
    wants_push,
)
from .post_offices import PushService, push_service


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
