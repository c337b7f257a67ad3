"""Carrying running games: there and back, once, by their owner, and only what the rules allow."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from coffret import registry
from coffret.local.house import open_house
from coffret.local.thinking import think
from coffret.server.parcels import LATEST, MOST_LINES

from .harness import QUICK, House, OpenedTable, play_on, run, served
from .test_end import to_the_end
from .test_results_and_store import goes_away, store_away

GAMES = sorted(registry.names())
SEATS = [
    {"kind": "me", "name": "Ada"},
    {"kind": "bot", "level": "beginner", "name": "Otto"},
    {"kind": "me", "name": "Bo"},
]


async def call(house: House, path: str, token: str | None = None, body: Any = None) -> Any:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    house.http.cookies.clear()
    answer = await house.http.post(path, json=body, headers=headers)
    house.http.cookies.clear()
    return answer.json()


async def begun(house: House, game: str = "incubation", moves: int = 9, **more: Any) -> OpenedTable:
    """A table of two seats of one device and a bot, a few moves old."""
    house.http.cookies.clear()
    answer = await house.http.post("/api/tables", json={"game": game, "seats": SEATS} | more)
    house.http.cookies.clear()
    told = answer.json()
    table = OpenedTable(house, told["table"], told["token"], told)
    async with table.sitting(0, 2) as clients:
        await play_on(clients, moves, Random(1))
    return table


async def packed(table: OpenedTable) -> dict[str, Any]:
    told = await call(table.house, f"/api/tables/{table.name}/parcel", table.token)
    assert told["parcel"]["format"] == "coffret-running", told
    return dict(told)


async def brought(
    house: House, parcel: dict[str, Any], token: str | None = None, id: str = "one"
) -> OpenedTable:
    told = await call(house, "/api/parcels", token, {"id": id, "parcel": parcel})
    assert told["seats"] == [0, 2], told
    return OpenedTable(house, told["table"], told["token"], told)


async def seen(table: OpenedTable) -> list[Any]:
    """The view and legal moves of each seat; the bot waits."""
    async with table.sitting(0, 2, None) as clients:
        return [[client.view, client.legal, client.heard[0]["acting"]] for client in clients]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_to_a_device_and_back_and_is_the_same(game: str, tmp_path: Path) -> None:
    async def ask(question: str) -> str:
        return think(question)

    async def save(numbers: list[int], pages: bytes, count: int) -> None: ...

    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pause=10**7) as house:
            table = await begun(house, game)
            first = await packed(table)
            before = await seen(table)
            async with open_house(b"", save, ask, 10**7) as bridge:
                wish = json.dumps({"id": "1", "parcel": first["parcel"]})
                opened = json.loads((await bridge.call("POST", "/api/parcels", wish)).body)
                here = f"/api/tables/{opened['table']}"
                told = json.loads((await bridge.call("POST", f"{here}/parcel")).body)
                second = told["parcel"]
                gone = await bridge.call("POST", f"{here}/gone", json.dumps({"n": told["n"]}))
                assert gone.status == 200
                assert (await bridge.call("GET", here)).status == 404
            assert second["match"]["commitment"] == first["parcel"]["match"]["commitment"]
            again = await brought(house, second)
            assert again.name != table.name
            after = await seen(again)
            if registry.game(game).real_time:  # its clock went on meanwhile
                before, after = [[each[2] for each in one] for one in (before, after)]
            assert after == before
            gone = await call(
                house, f"/api/tables/{table.name}/gone", table.token, {"n": first["n"]}
            )
            assert gone == {}
            assert (await house.http.get(f"/api/tables/{table.name}")).status_code == 404
            async with again.sitting(0, 2) as clients:
                await play_on(clients, 2, Random(2))

    run(scenario)


def test_a_carried_game_says_so_and_counts_for_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 1, 1)
            async with table.client(None) as watching:
                assert "carried" not in (await watching.until("state"))["table"]
                await packed(table)
                told = await watching.until("state")
                assert told["table"]["carried"], "also to those who were there"
            parcel = (await packed(table))["parcel"]
            told = await call(house, "/api/parcels", table.token, {"id": "x", "parcel": parcel})
            carried = OpenedTable(house, told["table"], table.token, told)
            for each in (table, carried):
                async with each.sitting(0) as clients:
                    assert clients[0].heard[0]["table"]["carried"]
                    await to_the_end(each, clients)
            again = await call(house, f"/api/tables/{carried.name}/again", table.token)
            fresh = OpenedTable(house, again["table"], table.token, again)
            async with fresh.sitting(0) as clients:
                assert "carried" not in clients[0].heard[0]["table"]
                await to_the_end(fresh, clients)
            headers = {"Authorization": f"Bearer {table.token}"}
            told = (await house.http.get("/api/me/statistics", headers=headers)).json()
            assert [each["played"] for each in told["games"]] == [1]
            checked = (await carried.get("/match")).content
            replay = await house.http.post("/api/replays", content=checked)
            assert replay.json()["verified"]

    run(scenario)


def test_twice_is_once_and_only_the_owner_carries(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pause=10**7) as house:
            table = await begun(house, moves=0, options={"first_player": "seat_1"})
            path = f"/api/tables/{table.name}"
            for stranger in (None, "guessed"):
                assert (await call(house, f"{path}/parcel", stranger))["code"] == "not_yours"
                assert (await call(house, f"{path}/gone", stranger, {"n": 1}))[
                    "code"
                ] == "not_yours"
            never = await call(house, f"{path}/gone", table.token, {"n": 10**6})
            assert never["code"] == "malformed", "who never packed it would lose it"
            told = await packed(table)
            ids = {"id": "same", "parcel": told["parcel"]}
            both = await asyncio.gather(
                *(call(house, "/api/parcels", table.token, ids) for _ in range(2))
            )
            assert both[0]["table"] == both[1]["table"]
            assert (await brought(house, told["parcel"], "of another", "same")).name not in {
                both[0]["table"]
            }
            async with table.sitting(0, 2) as clients:
                await play_on(clients, 1, Random(3))
            late = await call(house, f"{path}/gone", table.token, {"n": told["n"]})
            assert late["code"] == "too_late", "what was played since would be lost"
            told = await packed(table)
            assert await call(house, f"{path}/gone", table.token, {"n": told["n"]}) == {}
            once = await call(house, f"{path}/gone", table.token, {"n": told["n"]})
            assert once["code"] == "unknown_table"

    run(scenario)


def test_nobody_carries_away_the_hands_of_others_or_a_game_that_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
            wish = {"game": "incubation", "seats": seats}
            opened = await call(house, "/api/tables", "ada", wish)
            path = f"/api/tables/{opened['table']}"
            assert (await call(house, f"{path}/parcel", "ada"))["code"] == "malformed"
            claim = {"claim": opened["claims"]["1"], "name": "Bo"}
            await call(house, f"{path}/seats", "bo", claim)
            for token in ("ada", "bo"):
                assert (await call(house, f"{path}/parcel", token))["code"] == "not_yours"

            table = await house.open_table("incubation", 2)
            parcel = (await packed(table))["parcel"]
            async with table.sitting(0, 1) as clients:
                await to_the_end(table, clients)
            over = await call(house, f"/api/tables/{table.name}/parcel", table.token)
            assert over["code"] == "over"
            file = (await table.get("/match")).json()
            for match in (file, {key: file[key] for key in file if key != "result"}):
                told = {"id": "1", "parcel": parcel | {"match": match}}
                assert (await call(house, "/api/parcels", None, told))["code"] == "over"

    run(scenario)


def _moved(file: dict[str, Any], **changed: Any) -> dict[str, Any]:
    return {**file, "match": {**file["match"], **changed}}


FORGED: dict[str, Callable[[dict[str, Any]], Any]] = {
    "another seed": lambda it: _moved(it, seed="ab" * 32),
    "another seed with its commitment": lambda it: _moved(it, seed="ab" * 32, commitment="cd" * 32),
    "a move that there is not": lambda it: _moved(it, moves=[[0, {"move": "fly"}, 1]]),
    "another's move": lambda it: _moved(
        it, moves=[[1, *rest] for _, *rest in it["match"]["moves"]]
    ),
    "time that passes": lambda it: _moved(it, moves=[*it["match"]["moves"], [None, None, 10**6]]),
    "too late": lambda it: _moved(
        it, moves=[*it["match"]["moves"][:-1], [*it["match"]["moves"][-1][:2], LATEST + 1]]
    ),
    "a seat more": lambda it: {**it, "levels": [*it["levels"], None]},
    "no seat of their own": lambda it: {**it, "levels": ["beginner"] * 3},
    "a level that there is not": lambda it: {**it, "levels": [None, "wizard", None]},
    "a stand-in that there is not": lambda it: {**it, "stand_in": "wizard"},
    "a name that cannot be seen": lambda it: _moved(it, seats=["Ada", "\u200b", "Bo"]),
    "an option that there is not": lambda it: _moved(it, options={"first_player": "seat_9"}),
    "too many seats": lambda it: _moved({**it, "levels": [None] * 9}, seats=list("abcdefghi")),
    "a field more": lambda it: {**it, "rated": True},
    "no game at all": lambda it: [it],
}


def test_what_the_rules_forbid_is_no_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = replace(QUICK, match_bytes=400_000)
        async with served(tmp_path / "db", limits, bot_pause=10**7) as house:
            table = await begun(house, options={"first_player": "seat_1"})
            parcel = (await packed(table))["parcel"]
            assert house.server is not None
            tables = set(house.server.tables.names)
            for what, forge in FORGED.items():
                told = await call(
                    house, "/api/parcels", None, {"id": what, "parcel": forge(parcel)}
                )
                assert told["code"] in ("malformed", "illegal"), (what, told)
            others = {"rules_version": 999, "components": "ab" * 16}
            for name, value in others.items():
                sent = {"id": name, "parcel": _moved(parcel, **{name: value})}
                assert (await call(house, "/api/parcels", None, sent))["code"] == "not_playable"
            unknown = {"id": "1", "parcel": _moved(parcel, game="chess")}
            assert (await call(house, "/api/parcels", None, unknown))["code"] == "unknown_game"
            for most in (MOST_LINES + 1, 40_000):
                long = _moved(parcel, moves=[[None, None, 1]] * most)
                told = await call(house, "/api/parcels", None, {"id": "1", "parcel": long})
                assert told["code"] == "too_large"
            deep = await house.http.post("/api/parcels", content=b"[" * 100_000)
            assert deep.json()["code"] == "malformed"
            assert set(house.server.tables.names) == tables

    run(scenario)


def test_while_the_store_is_away_nothing_is_carried_and_then_all_of_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pause=10**7) as house:
            table = await begun(house)
            told = await packed(table)
            gone = f"/api/tables/{table.name}/gone"
            sent = {"id": "1", "parcel": told["parcel"]}
            with store_away(house) as store:
                await goes_away(house, store)
                for path, body in (("/api/parcels", sent), (gone, {"n": told["n"]})):
                    refused = await call(house, path, table.token, body)
                    assert refused["code"] in ("busy", "not_saved"), refused
            while (await house.http.get("/healthz")).status_code != 200:
                await asyncio.sleep(0.05)
            there = await brought(house, told["parcel"], table.token, "1")
            assert await seen(there) == await seen(table)
            assert await call(house, gone, table.token, {"n": told["n"]}) == {}

    run(scenario)
