"""Until the game begins, the host changes everything: options, clock, seats, level of play."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from coffret.server.connection import Connection
from coffret.server.writing import Append

from .devices import Browser, refused
from .harness import QUICK, run, served
from .places import Place
from .refusing import refusing
from .test_lobby import shown

ME, LINK, BOT = {"kind": "me", "name": "Ada"}, {"kind": "link"}, {"kind": "bot"}


async def about(browser: Browser, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await browser.get(f"/api/tables/{table}")).json()
    return found


def test_all_of_a_table_is_changed_seen_and_kept(place: Place) -> None:
    async def scenario() -> None:
        wish: dict[str, Any] = {
            "options": {"first_player": "seat_2"},
            "hints": False,
            "clock": "1d",
            "clock_ending": "seat",
            "welcome": "learning",
            "count": 4,
        }
        async with served(place.address) as house:
            ada, bo = Browser(house), Browser(house)
            await ada.register()
            opened = await ada.open_table(ME, LINK, LINK, listed=True)
            table = opened["table"]
            path = f"/api/tables/{table}/arrange"
            async with bo.socket(table, None) as watching:
                await watching.until("state")
                answer = await ada.post(path, **wish)
                assert list(answer.json()["claims"]) == ["3"]
                seen = await watching.until("state")
                assert seen["table"]["clock"]["name"] == "1d"
                assert len(seen["seats"]) == 4
            assert (await ada.post(path, **wish)).json() == {"claims": {}}, "twice is once"
            now = (await about(bo, table))["table"]
            assert (now["welcome"], now["hints"]) == ("learning", False)
            assert now["options"]["first_player"] == "seat_2"
            (row,) = await shown(bo)
            assert (row["welcome"], row["hints"]) == ("learning", False)
            assert row["clock"]["ending"] == "seat"
            (mine,) = await ada.games()
            assert (mine["options"], len(mine["seats"])) == (now["options"], 4)
        async with served(place.address) as house:  # the same after a restart
            ada.house = bo.house = house
            found = await about(bo, table)
            assert found["table"]["welcome"] == "learning"
            for seat, claim in (*opened["claims"].items(), *answer.json()["claims"].items()):
                guest = Browser(house)
                taken = await guest.post(f"/api/tables/{table}/seats", claim=claim, name="Guest")
                assert taken.json()["seat"] == int(seat)
            found = await about(ada, table)
            assert found["begun"], "it begins with the seats that it has now"
            assert house.server is not None
            playing = house.server.tables._tables[table].state.playing
            assert (playing.state.first_player, playing.state.seats) == (1, 4)
            async with ada.socket(table, 0) as client:
                assert len((await client.until("state"))["clocks"]) == 4

    run(scenario)


def test_seats_go_and_come_and_bots_change(place: Place) -> None:
    async def scenario() -> None:
        async with served(place.address) as house:
            ada, bo = Browser(house), Browser(house)
            opened = await ada.open_table(ME, BOT, LINK, LINK)
            table = opened["table"]
            path = f"/api/tables/{table}/arrange"

            async def kinds() -> list[tuple[str, str | None]]:
                seats = (await about(ada, table))["seats"]
                return [(each["kind"], each.get("level")) for each in seats]

            await bo.post(f"/api/tables/{table}/seats", claim=opened["claims"]["3"], name="Bo")
            await refused(ada.post(path, count=3), "taken")
            assert (await ada.post(f"/api/tables/{table}/seats/3/remove")).is_success
            answer = await ada.post(path, count=3, seats={"1": {"kind": "link"}})
            assert list(answer.json()["claims"]) == ["1"]
            assert await kinds() == [("person", None), ("open", None), ("open", None)]
            await ada.post(path, seats={"1": {"kind": "bot", "level": "beginner", "name": "Rex"}})
            await ada.post(path, seats={"1": {"kind": "bot", "level": "skilled"}})
            assert await kinds() == [("person", None), ("bot", "skilled"), ("open", None)]
            assert (await about(ada, table))["seats"][1]["name"] == "Rex"
            claim = answer.json()["claims"]["1"]
            await refused(bo.post(f"/api/tables/{table}/seats", claim=claim, name="Bo"))
        async with served(place.address) as house:
            ada.house = bo.house = house
            assert await kinds() == [("person", None), ("bot", "skilled"), ("open", None)]
            # The last open seat goes: the game begins.
            assert (await ada.post(path, count=2)).is_success
            found = await about(ada, table)
            assert (found["begun"], len(found["seats"])) == (True, 2)
            # Who was there and is deleted now had a seat that is gone.
            await bo.register("Bo")
            assert (await bo.post("/api/me/delete")).is_success

    run(scenario)


def test_only_the_host_and_only_before_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, bo, nobody = Browser(house), Browser(house), Browser(house)
            opened = await ada.open_table(ME, LINK, listed=True)
            table = opened["table"]
            path = f"/api/tables/{table}/arrange"
            for other in (bo, nobody):
                await refused(other.post(path, hints=False))
            # Someone joins at the moment in which the last free seat is to go.
            both = asyncio.gather(
                ada.post(path, clock="30s"), bo.post(f"/api/tables/{table}/join", name="Bo")
            )
            changed, joined = await both
            assert joined.is_success
            assert changed.is_success or changed.json()["code"] == "taken"
            assert (await about(ada, table))["begun"]
            for device in (ada, bo):
                answer = await device.post(path, hints=False)
                assert answer.json()["code"] in ("taken", "not_yours")
            await refused(ada.post(path, count=3), "taken")
            assert (await about(ada, table))["table"]["hints"]

    run(scenario)


def test_a_seat_that_is_gone_troubles_nobody_with_who_sat_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their socket is slow to close, goes on asking, or comes when the seat is gone."""

    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, bo, eve = Browser(house), Browser(house), Browser(house)
            opened = await ada.open_table(ME, LINK, LINK)
            table = opened["table"]
            base = f"/api/tables/{table}"
            await eve.post(f"{base}/seats", claim=opened["claims"]["2"], name="Eve")
            assert house.server is not None
            here = house.server.tables._tables[table]
            async with ada.socket(table, 0) as host, eve.socket(table, 2) as slow:
                await host.until("state")
                await slow.until("state")
                (left,) = [each for each in here.audiences.connections if each.seat == 2]
                monkeypatch.setattr(Connection, "close", lambda *_: None)
                assert (await ada.post(f"{base}/seats/2/remove")).is_success
                assert (await ada.post(f"{base}/arrange", count=2)).is_success
                assert (await slow.ask("say", text="I am still here"))["code"] == "not_yours"
                here.join(left, None)
                await bo.post(f"{base}/seats", claim=opened["claims"]["1"], name="Bo")
                await host.until(lambda said: said["type"] == "state" and "view" in said)
            assert (await about(ada, table))["begun"]
            async with ada.socket(table, 0) as host:
                await host.until("state")
            assert house.server.tables._tables[table] is here, "it did not fail meanwhile"

    run(scenario)


def test_a_table_is_not_changed_without_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", replace(QUICK, calls_per_address=3)) as house:
            ada = Browser(house)
            table = (await ada.open_table(ME, LINK))["table"]
            for hints in (False, True, False):
                assert (await ada.post(f"/api/tables/{table}/arrange", hints=hints)).is_success
            await refused(ada.post(f"/api/tables/{table}/arrange", hints=True), "too_many")

    run(scenario)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"count": 1}, "malformed"),
        ({"count": 9}, "malformed"),
        ({"count": 0}, "malformed"),
        ({"count": 10**12}, "malformed"),
        ({"clock": "1 minute"}, "malformed"),
        ({"welcome": "experts only"}, "malformed"),
        ({"options": {"nonsense": 1}}, "malformed"),
        ({"options": {"first_player": "seat_5"}}, "malformed"),
        ({"seats": {"0": {"kind": "bot"}}}, "taken"),
        ({"seats": {"0": {"kind": "link"}}}, "taken"),
        ({"seats": {"7": {"kind": "bot"}}}, "malformed"),
        ({"seats": {"-1": {"kind": "bot"}}}, "malformed"),
        ({"seats": {"1": {"kind": "me"}}}, "malformed"),
        ({"seats": {"1": {"kind": "bot", "level": "god"}}}, "malformed"),
        ({"secret": "mine"}, "malformed"),
    ],
)
def test_what_cannot_be_changes_nothing(wish: dict[str, Any], code: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada = Browser(house)
            table = (await ada.open_table(ME, LINK, LINK))["table"]
            before = await about(ada, table)
            answer = await ada.post(f"/api/tables/{table}/arrange", **wish)
            assert 400 <= answer.status_code < 500
            assert answer.json()["code"] == code, answer.text
            assert await about(ada, table) == before

    run(scenario)


def test_a_game_with_its_own_clock_gets_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada = Browser(house)
            wish = {"game": "jelly_monster", "seats": [ME, LINK, LINK]}
            table = (await ada.post("/api/tables", **wish)).json()["table"]
            path = f"/api/tables/{table}/arrange"
            await refused(ada.post(path, clock="1d"), "malformed")
            assert (await ada.post(path, welcome="relaxed", count=4)).is_success

    run(scenario)


def test_a_store_that_is_full_keeps_the_table_as_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada = Browser(house)
            table = (await ada.open_table(ME, LINK, LINK))["table"]
            path = f"/api/tables/{table}/arrange"
            before = await about(ada, table)
            with refusing(house, Append):
                await refused(ada.post(path, count=5, clock="1d"), "not_saved")
            assert await about(ada, table) == before
            assert list((await ada.post(path, count=5)).json()["claims"]) == ["3", "4"]
            assert len((await about(ada, table))["seats"]) == 5

    run(scenario)
