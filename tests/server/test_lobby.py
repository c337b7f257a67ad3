"""The lobby: tables for everyone, until they are full."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import websockets

from coffret.server.seats import hashed

from .devices import BOT, Browser, refused
from .harness import run, served
from .places import Place

SEATS = ({"kind": "me", "name": "Ada"}, {"kind": "link"}, BOT)


async def shown(browser: Browser) -> list[dict[str, Any]]:
    lobby = browser.house.server
    assert lobby is not None
    lobby.lobby._until = 0.0  # a list is a second old at most: not here
    tables: list[dict[str, Any]] = (await browser.get("/api/lobby")).json()
    return tables


def test_a_listed_table_is_joined_in_one_press_and_begins(place: Place) -> None:
    async def scenario() -> None:
        async with served(place.address) as house:
            ada, bo, eve = Browser(house), Browser(house), Browser(house)
            await ada.open_table(*SEATS)
            assert await shown(bo) == [], "not unless the host says so"
            table = (await ada.open_table(*SEATS, listed=True))["table"]
            (found,) = await shown(bo)
            assert (found["table"], found["game"]) == (table, "incubation")
            assert [each["kind"] for each in found["seats"]] == ["person", "open", "bot"]
        async with served(place.address) as house:  # it is still there
            for each in (ada, bo, eve):
                each.house = house
            assert len(await shown(bo)) == 1
            path = f"/api/tables/{table}/join"
            answers = await asyncio.gather(bo.post(path, name="Ada"), eve.post(path, name="Eve"))
            assert sorted(each.status_code for each in answers) == [200, 409]
            winner = bo if answers[0].status_code == 200 else eve
            assert (await winner.post(path)).json()["seat"] == 1, "twice is once"
            info = (await winner.get(f"/api/tables/{table}")).json()
            assert (info["begun"], info["listed"], info["yours"]) == (True, False, [1])
            assert await shown(ada) == []

    run(scenario)


def test_the_fullest_tables_come_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada = Browser(house)
            me, link = SEATS[0], SEATS[1]
            await ada.open_table(me, link, link, link, listed=True)
            await ada.open_table(me, link, listed=True)
            await ada.open_table(me, link, link, listed=True)
            assert [len(each["seats"]) for each in await shown(ada)] == [2, 3, 4]

    run(scenario)


def test_only_the_host_lists_and_removes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, bo = Browser(house), Browser(house)
            seats = SEATS[0], SEATS[1], SEATS[1]
            opened = await ada.open_table(*seats)
            base = f"/api/tables/{opened['table']}"
            await refused(bo.post(f"{base}/listed", listed=True))
            await refused(bo.post(f"{base}/join", name="Bo"))
            assert (await ada.post(f"{base}/listed", listed=True)).status_code == 200
            assert (await bo.post(f"{base}/join", name="Bo")).json()["seat"] == 1
            await refused(bo.post(f"{base}/seats/0/remove"))
            await refused(ada.post(f"{base}/seats/0/remove"), "malformed")
            await refused(ada.post(f"{base}/seats/2/remove"), "malformed")
            await refused(ada.post(f"{base}/seats/9/remove"), "malformed")
            async with bo.socket(opened["table"], 1) as client:
                await client.until("state")
                assert (await ada.post(f"{base}/seats/1/remove")).status_code == 200
                with pytest.raises(websockets.ConnectionClosed):
                    await client.until("never")
                assert client.socket.close_code == 4001
            await refused(bo.post(f"{base}/join", name="Bo"))
            claim = opened["claims"]["2"]
            await refused(bo.post(f"{base}/seats", claim=claim, name="Bo"))
            assert await bo.games() == []
            eve = Browser(house)
            assert (await eve.post(f"{base}/join", name="Eve")).json()["seat"] == 1
            assert (await ada.post(f"{base}/listed", listed=False)).status_code == 200
            assert await shown(eve) == []
            cid = Browser(house)
            await cid.post(f"{base}/seats", claim=claim, name="Cid")
            await refused(ada.post(f"{base}/seats/1/remove"), "taken")
            await refused(ada.post(f"{base}/listed", listed=True), "taken")

    run(scenario)


def test_who_was_removed_stays_out_with_another_device_and_is_forgotten_when_deleted(
    place: Place,
) -> None:
    async def scenario() -> None:
        async with served(place.address) as house:
            ada, bo, phone = Browser(house), Browser(house), Browser(house)
            table = (await ada.open_table(*SEATS[:2], SEATS[1], listed=True))["table"]
            base = f"/api/tables/{table}"
            await bo.post(f"{base}/join", name="Bo")
            await bo.register("Bo")
            await ada.post(f"{base}/seats/1/remove")
            await phone.join(code=await bo.code())
            await refused(phone.post(f"{base}/join", name="Bo"))
            assert hashed(bo.token) in place.read()
            await bo.post("/api/me/delete")
            assert hashed(bo.token) not in place.read()

    run(scenario)


def test_a_server_without_a_lobby_has_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", has_lobby=False) as house:
            ada = Browser(house)
            table = (await ada.open_table(*SEATS, listed=True))["table"]
            await refused(ada.get("/api/lobby"))
            await refused(ada.post(f"/api/tables/{table}/listed", listed=True))
            await refused(Browser(house).post(f"/api/tables/{table}/join", name="Bo"))

    run(scenario)
