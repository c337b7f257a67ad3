"""Stored data of people: their games, and nothing after they are deleted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import time

import pytest
import websockets

from coffret.server.notices.settings import Mail, Notices
from coffret.server.people.tidying import tidy_people
from coffret.server.seats import hashed
from coffret.server.writing import Change

from .devices import BOT, Browser, refused
from .harness import QUICK, run, served
from .moved import DAY
from .places import Place
from .post_offices import PushService, Subscribed, push
from .refusing import refusing

# My games


def test_the_list_says_what_waits_for_whom(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, bo = Browser(house), Browser(house)
            seats = {"kind": "me", "name": "Ada"}, {"kind": "link"}
            opened = await ada.open_table(*seats, options={"first_player": "seat_2"})
            table = opened["table"]
            (game,) = await ada.games()
            assert (game["state"], game["yours"], game["host"]) == ("waiting", [0], True)
            assert [each["kind"] for each in game["seats"]] == ["person", "open"]
            claim = opened["claims"]["1"]
            await bo.post(f"/api/tables/{table}/seats", claim=claim, name="Bo")
            (game,) = await bo.games()
            assert (game["state"], game["yours"], game["host"]) == ("running", [1], False)
            assert game["acting"] == [0], "the last player takes the first egg"
            async with ada.socket(table) as client:
                await client.until("state")
                await client.play()
            (game,) = await bo.games()
            assert game["acting"] == [1]
            assert set(game["said"]) == {"en", "fr"}
            assert "Ada" in game["said"]["fr"]
            assert "holders" not in game
            opened = await ada.open_table(seats[0], *[BOT] * 2, game="megalomania")
            (game,) = [each for each in await ada.games() if each["game"] == "megalomania"]
            assert (game["round"], game["rounds"]) == (1, 12), "of a game that says how many"
            (game,) = await bo.games()
            assert game["rounds"] is None
        async with served(tmp_path / "db") as house:
            ada.house = house
            again = [each for each in await ada.games() if each["table"] == table]
            assert [each["said"] for each in again] == [game["said"]], "from the store"
            assert house.server is not None
            assert house.server.tables.loaded(table) is None

    run(scenario)


def test_tables_without_a_card_are_loaded(place: Place) -> None:
    async def scenario() -> None:
        async with served(place.address) as house:
            ada = Browser(house)
            table = (await ada.open_table())["table"]
        async with served(place.address) as house:
            assert house.server is not None
            await house.server.store.change(lambda rows: rows("UPDATE tables SET card = NULL"))
            ada.house = house
            assert [each["table"] for each in await ada.games()] == [table]

    run(scenario)


# The end


def test_everything_of_a_person_can_be_deleted(place: Place) -> None:
    """While a game runs, with a friend at the table: then nothing of the person is in the store."""

    async def scenario() -> None:
        wishes = Notices(push(), Mail("127.0.0.1", 9, "games@example.org", "https://x.org"))
        async with served(place.address, notices=wishes) as house:
            ada, phone, bo = Browser(house), Browser(house), Browser(house)
            seats = {"kind": "me", "name": "Adalovelace"}, {"kind": "link"}, BOT
            opened = await ada.open_table(*seats)
            alone = await ada.open_table({"kind": "me", "name": "Adalovelace"}, {"kind": "link"})
            await ada.register("Adalovelace")
            await ada.post("/api/me/words")
            await phone.join(code=await ada.code())
            pushed = Subscribed(PushService(), "endpointofada").asked
            assert (await phone.post("/api/me/notices/push", **pushed)).status_code == 200
            await ada.post("/api/me/notices/mail", address="ada@mail.example", language="en")
            kept = (await ada.get("/api/me")).json()["notices"]
            assert [each["here"] for each in kept["push"]] == [False]
            assert kept["mail"]["address"] == "ada@mail.example"
            table = opened["table"]
            claim = opened["claims"]["1"]
            await bo.post(f"/api/tables/{table}/seats", claim=claim, name="Bo")
            async with ada.socket(table) as client, bo.socket(table, 1) as friend:
                await client.until("state")
                await friend.until("state")
                await client.ask("say", text="analytical engine")
                await friend.ask("say", text="difference engine")
                held = place.read()
                hashes = [hashed(each.token) for each in (ada, phone)]
                places = "endpointofada", pushed["auth"], "ada@mail.example"
                for word in ("Adalovelace", "analytical", ada.key, *hashes, *places):
                    assert word in held
                kept = (await ada.get("/api/me/everything")).json()
                said = {each["table"]: each["said"] for each in kept["games"]}
                assert said == {table: ["analytical engine"], alone["table"]: []}
                assert (await ada.post("/api/me/delete")).status_code == 200
                with pytest.raises(websockets.ConnectionClosed):
                    await client.until("never")
            held = place.read()
            for word in ("Adalovelace", "analytical", ada.key, phone.key, *hashes, *places):
                assert word not in held
            assert "difference engine" in held
            for device in (ada, phone):
                assert await device.games() == []
                with pytest.raises(websockets.InvalidStatus):
                    async with device.socket(table):
                        pass
            async with bo.socket(table, 1) as friend:
                state = await friend.until("state")
                seat = state["seats"][0]
                assert (seat["kind"], seat["name"]) == ("person", "Player 1")
                assert seat["level"] == "casual", "a bot plays on"
                assert [line["text"] for line in state["chat"]] == ["difference engine"]
                while not friend.legal:
                    await friend.next()
            one = (await bo.get(f"/api/tables/{alone['table']}")).json()
            assert [each["kind"] for each in one["seats"]] == ["open", "open"]

    run(scenario)


def test_people_without_a_game_for_long_are_forgotten(place: Place) -> None:
    """But not who has a game or a result, nor who was here in the meantime."""

    async def scenario() -> None:
        async with served(place.address) as house:
            gone, plays, comes = Browser(house), Browser(house), Browser(house)
            for device, name in ((gone, "Gone"), (plays, "Plays"), (comes, "Comes")):
                await device.register(name)
            await plays.open_table()
            assert house.server is not None
            store, known = house.server.store, house.server.people.known
            year_ago = int(time()) - 400 * DAY
            await store.change(lambda rows: rows("UPDATE people SET seen = ?", year_ago))
            await comes.games()
            assert await tidy_people(store, known, 0) == 0, "for ever"
            assert await tidy_people(store, known, 500) == 0
            assert await tidy_people(store, known, 365) == 1
            held = place.read()
            assert "Gone" not in held
            assert gone.key not in held
            assert "Plays" in held
            assert "Comes" in held
            assert (await gone.get("/api/me")).json()["person"] is None
            assert (await gone.register("Again"))["name"] == "Again"

    run(scenario)


def test_deleting_twice_or_as_nobody_does_no_harm(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, bo = Browser(house), Browser(house)
            assert (await ada.post("/api/me/delete")).status_code == 200
            await bo.open_table()
            await ada.open_table()
            await ada.register()
            for _ in range(2):
                assert (await ada.post("/api/me/delete")).status_code == 200
            assert len(await bo.games()) == 1
            await ada.register()
            assert await ada.games() == []

    run(scenario)


def test_while_the_store_fails_nothing_is_promised(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada = Browser(house)
            await ada.open_table()
            proof = await ada.proof("register")
            with refusing(house, Change):
                await refused(ada.post("/api/me", **proof), "not_saved")
                await refused(ada.post("/api/me/delete"), "not_saved")
            await ada.register()
            assert len(await ada.games()) == 1
            assert (await ada.post("/api/me/delete")).status_code == 200
            assert await ada.games() == []

    run(scenario)


def test_keys_and_codes_cannot_be_tried_without_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", replace(QUICK, proofs_per_address=3)) as house:
            eve = Browser(house)
            for _ in range(3):
                await refused(eve.join(code="guess"))
            await refused(eve.join(code="guess"), "too_many")

    run(scenario)
