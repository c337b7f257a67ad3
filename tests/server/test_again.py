"""Playing again: the players of a finished table meet at the next one, once and safely."""

import asyncio
from pathlib import Path
from typing import Any

from coffret.server import journal
from coffret.server.journal import Followed

from .harness import House, OpenedTable, run, served
from .test_end import to_the_end


async def finished_table(house: House) -> tuple[OpenedTable, list[str]]:
    """A table of two people and a bot, played to its end; both people's tokens."""
    seats = [
        {"kind": "me", "name": "Ada & Co"},
        {"kind": "link"},
        {"kind": "bot", "level": "beginner", "name": "Otto"},
    ]
    wish = {"game": "incubation", "seats": seats, "options": {"first_player": "seat_3"}}
    opened = (await house.http.post("/api/tables", json=wish)).json()
    house.http.cookies.clear()
    path = f"/api/tables/{opened['table']}"
    claim = {"claim": opened["claims"]["1"], "name": "Bo"}
    taken = (await house.http.post(f"{path}/seats", json=claim)).json()
    house.http.cookies.clear()
    table = OpenedTable(house, opened["table"], opened["token"], opened)
    return table, [opened["token"], taken["token"]]


async def again(house: House, table: str, token: str | None) -> dict[str, Any]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    answer = await house.http.post(f"/api/tables/{table}/again", headers=headers)
    told: dict[str, Any] = answer.json()
    return told


def test_the_same_players_meet_at_one_table_and_the_next_one_begins(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pause=60_000) as house:
            table, (ada, bo) = await finished_table(house)
            assert (await again(house, table.name, ada))["code"] == "not_over"
            async with table.sitting(0, None) as clients:
                await to_the_end(table, clients)
                assert (await again(house, table.name, None))["code"] == "not_yours"
                assert (await again(house, table.name, "guessed"))["code"] == "not_yours"
                first, second = await asyncio.gather(
                    again(house, table.name, bo), again(house, table.name, ada)
                )
                assert first["table"] == second["table"] != table.name
                assert (first["seats"], second["seats"]) == ([1], [0])
                for client in clients:
                    told = await client.until("again")
                    assert told["table"] == first["table"]
                    assert told["seat"] in (0, 1)
                assert await again(house, table.name, bo) == first, "twice is once"
                overview = (await house.http.get(f"/api/tables/{table.name}")).json()
                assert overview["next"]["table"] == first["table"]
            new = (await house.http.get(f"/api/tables/{first['table']}")).json()
            assert new["begun"]
            assert [seat["name"] for seat in new["seats"]] == ["Ada & Co", "Bo", "Otto"]
            assert [seat["kind"] for seat in new["seats"]] == ["person", "person", "bot"]
            assert new["table"]["options"]["first_player"] == "seat_1"
            assert new["table"]["commitment"] != overview["table"]["commitment"]

    run(scenario)


def test_a_server_that_stopped_in_between_opens_the_named_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", bot_pause=60_000) as house:
            table, (ada, bo) = await finished_table(house)
            async with table.sitting(0) as clients:
                await to_the_end(table, clients)
            await table.here.call(lambda here: here.write(Followed(0, "a-name-without-table")))
        async with served(tmp_path / "db", bot_pause=60_000) as house:
            found = await again(house, table.name, bo)
            assert found == {"table": "a-name-without-table", "seats": [1]}
            waiting = (await house.http.get(f"/api/tables/{found['table']}")).json()
            assert [seat["kind"] for seat in waiting["seats"]] == ["open", "person", "bot"]
            assert (await again(house, table.name, ada))["seats"] == [0]
            assert house.server is not None
            saved = await house.server.tables.saved(table.name)
            lines = [journal.decode(line) for line in saved.lines]
            assert sum(isinstance(line, Followed) for line in lines) == 1

    run(scenario)
