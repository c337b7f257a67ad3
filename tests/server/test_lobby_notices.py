"""A notice for the next new table of the lobby: one, to those who asked, and to nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from .devices import Browser, refused
from .harness import House, run, served
from .noticed import LATER, Time, asked, messages_of, quiet, until, wants_push
from .places import Place
from .post_offices import PushService, Subscribed, push_service

ME, LINK = {"kind": "me", "name": "Ada"}, {"kind": "link"}


async def wishes(device: Browser, service: PushService, name: str) -> Subscribed:
    await device.register(name)
    found = await wants_push(device, service, name)
    answer = await device.post("/api/me/notices/lobby", on=True)
    assert answer.json()["lobby"], answer.text
    return found


async def later(time: Time, house: House) -> None:
    time.move(house, LATER)
    await quiet(house)


def test_the_next_table_is_told_once(place: Place) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(place.address, **asked(time)) as house:
            ada, bo = Browser(house), Browser(house)
            own, told = await wishes(ada, service, "Ada"), await wishes(bo, service, "Bo")
            await ada.open_table(ME, LINK)
            await later(time, house)
            assert (own.heard, told.heard) == ([], []), "it is not open to everyone"
        # The wish is still there after a restart.
        async with push_service() as service, served(place.address, **asked(time)) as house:
            ada.house = bo.house = house
            own, told = await wants_push(ada, service, "Ada"), await wants_push(bo, service, "Bo")
            table = (await ada.open_table(ME, LINK, listed=True))["table"]
            await later(time, house)
            await until(lambda: len(told.heard) == 1)
            assert told.heard[0].said["title"] == "A table is open: Incubation"
            assert told.heard[0].said["path"] == "/lobby"
            assert own.heard == [], "one's own table is no news"
            assert not (await bo.get("/api/me/notices")).json()["lobby"]
            assert (await ada.get("/api/me/notices")).json()["lobby"]
            # Listed again, or another one: Bo has asked for one notice.
            for on in (False, True):
                await ada.post(f"/api/tables/{table}/listed", listed=on)
                await later(time, house)
            await Browser(house).open_table(ME, LINK, listed=True)
            await later(time, house)
            await until(lambda: len(own.heard) == 1)
            assert len(told.heard) == 1
            await bo.post("/api/me/notices/lobby", on=True)
            await bo.post("/api/me/delete")
            assert house.server is not None
            asked_for = "SELECT person FROM lobby_wishes"
            assert await house.server.store.read(lambda rows: rows(asked_for)) == []
            await Browser(house).open_table(ME, LINK, listed=True)
            await later(time, house)
            assert (len(own.heard), len(told.heard)) == (1, 1)

    run(scenario)


def test_a_table_that_is_full_or_hidden_at_once_is_no_news(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            ada, bo, eve = Browser(house), Browser(house), Browser(house)
            told = await wishes(bo, service, "Bo")
            table = (await ada.open_table(ME, LINK, listed=True))["table"]
            await eve.post(f"/api/tables/{table}/join", name="Eve")
            table = (await ada.open_table(ME, LINK, listed=True))["table"]
            await ada.post(f"/api/tables/{table}/listed", listed=False)
            await later(time, house)
            assert told.heard == []
            # Who was removed from a table gets no notice of it.
            table = (await ada.open_table(ME, LINK, LINK))["table"]
            await ada.post(f"/api/tables/{table}/listed", listed=True)
            await bo.post(f"/api/tables/{table}/join", name="Bo")
            await ada.post(f"/api/tables/{table}/seats/1/remove")
            await later(time, house)
            assert told.heard == []
            assert (await bo.get("/api/me/notices")).json()["lobby"]
            await ada.open_table(ME, LINK, listed=True)
            await later(time, house)
            await until(lambda: messages_of(told) == ["A table is open: Incubation"])

    run(scenario)


def test_only_who_can_be_told_may_wish_and_no_more_notices_is_no_wish(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            nobody, ada = Browser(house), Browser(house)
            await refused(nobody.post("/api/me/notices/lobby", on=True))
            await ada.register()
            await refused(ada.post("/api/me/notices/lobby", on=True), "malformed")
            told = await wishes(ada, service, "Ada")
            assert not (await ada.post("/api/me/notices/stop", what="all")).json()["lobby"]
            await wants_push(ada, service, "again")
            await Browser(house).open_table(ME, LINK, listed=True)
            await later(time, house)
            assert told.heard == []
        async with served(tmp_path / "db", has_lobby=False, **asked(time)) as house:
            ada.house = house
            await refused(ada.post("/api/me/notices/lobby", on=True))

    run(scenario)


HUGE = b"HTTP/1.1 201 It\r\ncontent-length: 1000000000000\r\n\r\n"
ENDLESS_HEAD = b"HTTP/1.1 201 It\r\nx: "


@pytest.mark.parametrize("answer", [HUGE, ENDLESS_HEAD, b"", b"\x00" * 100, b"redirect"])
def test_a_hostile_endpoint_leads_nowhere_and_delays_nobody(answer: bytes, tmp_path: Path) -> None:
    """It answers without end, with nonsense, or sends the server to another address."""
    sent = 0
    asked_for: list[str] = []
    place: list[int] = []

    async def hostile(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        first = (await reader.readuntil(b"\r\n\r\n")).decode()
        asked_for.append(first.split()[1])
        try:
            if answer == b"redirect":
                inner = f"http://127.0.0.1:{place[0]}/inner"
                head = f"HTTP/1.1 307 It\r\nlocation: {inner}\r\ncontent-length: 0\r\n\r\n"
                writer.write(head.encode())
                return
            writer.write(answer)
            while answer and not writer.is_closing() and sent < 200_000_000:
                writer.write(b"x" * 65_536)
                sent += 65_536
                await writer.drain()
        except ConnectionError:
            return
        finally:
            writer.close()

    async def scenario() -> None:
        server = await asyncio.start_server(hostile, "127.0.0.1", 0)
        place.append(server.sockets[0].getsockname()[1])
        time = Time()
        async with push_service() as service, served(tmp_path / "db", **asked(time)) as house:
            eve, bo = Browser(house), Browser(house)
            told = await wishes(bo, service, "Bo")
            await eve.register("Eve")
            bad: dict[str, Any] = Subscribed(service, "eve").asked
            bad["endpoint"] = f"http://127.0.0.1:{place[0]}/eve"
            assert (await eve.post("/api/me/notices/push", **bad)).is_success
            await eve.post("/api/me/notices/lobby", on=True)
            await Browser(house).open_table(ME, LINK, listed=True)
            time.move(house, LATER)
            await until(lambda: len(told.heard) == 1 and len(asked_for) >= 1)
            await quiet(house)
            assert asked_for == ["/eve"], "no other address, and not twice"
            assert sent < 20_000_000, "no more is taken than the line holds"
        server.close()

    run(scenario)
