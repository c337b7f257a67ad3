"""Friends at a table: faces beside the talk, seats kept by name, the next game, kept moves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from coffret.server.client_messages import LONGEST_TEXT

from .devices import BOT, Browser, refused
from .harness import Client, House, OpenedTable, catch_up, playing, run, served
from .places import Place
from .test_end import to_the_end

ADA = {"kind": "me", "name": "Adalovelace"}
MOODS = ("hello", "laugh", "wow", "think", "oops", "grump", "sleep", "thanks")


# Faces


def test_each_of_the_eight_faces_is_seen_by_all_and_is_there_for_who_comes_later(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation", watching=1) as (table, clients):
            ada, bo, eve = clients
            for mood in MOODS:
                assert (await ada.ask("react", mood=mood))["type"] == "ack"
                for other in (bo, eve):
                    shown = await other.until("chat")
                    assert (shown["seat"], shown["mood"], shown["text"]) == (0, mood, "")
            async with table.client(1) as later:
                chat = (await later.until("state"))["chat"]
                assert [line["mood"] for line in chat] == list(MOODS)

    run(scenario)


def test_other_faces_and_faces_of_those_who_only_watch_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation", watching=1) as (_, clients):
            ada, _, eve = clients
            for mood in ("", "angry", "HELLO", "x" * LONGEST_TEXT, 3, None):
                await ada.send(type="react", id="wrong", mood=mood)
                assert (await ada.until("refusal"))["code"] == "malformed"
            await ada.send(type="react", id="wrong", mood="hello", seat=1)
            assert (await ada.until("refusal"))["code"] == "malformed"
            assert (await eve.ask("react", mood="hello"))["code"] == "not_yours"
            assert (await ada.ask("react", mood="hello", id="once"))["type"] == "ack"
            assert (await ada.ask("react", mood="laugh", id="once"))["repeated"]
            await eve.send(type="state")
            chat = (await eve.until("state"))["chat"]
            assert [line["mood"] for line in chat] == ["hello"]

    run(scenario)


def test_the_faces_of_a_person_go_with_the_person(place: Place) -> None:
    async def scenario() -> None:
        async with served(place.address) as house:
            ada, bo = Browser(house), Browser(house)
            opened = await ada.open_table(ADA, {"kind": "link"}, BOT)
            table = opened["table"]
            await ada.register("Adalovelace")
            await bo.post(f"/api/tables/{table}/seats", claim=opened["claims"]["1"], name="Bo")
            async with ada.socket(table) as client, bo.socket(table, 1) as friend:
                await client.until("state")
                await friend.until("state")
                await client.ask("react", mood="grump")
                await friend.ask("react", mood="thanks")
            (game,) = (await ada.get("/api/me/everything")).json()["games"]
            assert game["said"] == ["grump"]
            assert (await ada.post("/api/me/delete")).status_code == 200
            assert '"grump"' not in place.read()
            assert '"thanks"' in place.read()
            async with bo.socket(table, 1) as friend:
                state = await friend.until("state")
                assert [line["mood"] for line in state["chat"]] == ["thanks"]

    run(scenario)


# Seats that are kept for friends


async def seats_of(browser: Browser, table: str) -> list[tuple[str, str]]:
    seats = (await browser.get(f"/api/tables/{table}")).json()["seats"]
    return [(seat["kind"], seat.get("name", "")) for seat in seats]


def test_a_seat_is_kept_by_name_until_the_friend_comes_with_another_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, bo = Browser(house), Browser(house)
            opened = await ada.open_table(ADA, {"kind": "link", "name": "Bobby"}, {"kind": "link"})
            table = opened["table"]
            kept = [("person", "Adalovelace"), ("open", "Bobby"), ("open", "")]
            assert await seats_of(bo, table) == kept
            link = await ada.post(f"/api/tables/{table}/seats/1/link")
            assert await seats_of(bo, table) == kept, "a new link keeps the name"
            path = f"/api/tables/{table}/seats"
            await refused(bo.post(path, claim=opened["claims"]["1"], name="Bo"))
            assert (await bo.post(path, claim=link.json()["claim"], name="Bo")).json()["seat"] == 1
            assert await seats_of(bo, table) == [kept[0], ("person", "Bo"), kept[2]]

    run(scenario)


def test_who_joins_from_the_lobby_gets_a_seat_that_is_kept_for_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, eve = Browser(house), Browser(house)
            kept = {"kind": "link", "name": "Bobby"}
            opened = await ada.open_table(ADA, kept, {"kind": "link"}, listed=True)
            path = f"/api/tables/{opened['table']}/join"
            assert (await eve.post(path, name="Eve")).json()["seat"] == 2

    run(scenario)


def test_names_given_to_friends_who_have_not_come_go_with_their_host(place: Place) -> None:
    async def scenario() -> None:
        async with served(place.address) as house:
            ada = Browser(house)
            opened = await ada.open_table(ADA, {"kind": "link", "name": "Bobbyfisher"})
            await ada.register("Adalovelace")
            assert "Bobbyfisher" in place.read()
            await ada.post("/api/me/delete")
            assert "Bobbyfisher" not in place.read()
            assert await seats_of(ada, opened["table"]) == [("open", ""), ("open", "")]

    run(scenario)


# The next game


async def finished(house: House, ada: Browser, bo: Browser) -> str:
    """A table of the two, played to its end."""
    opened = await ada.open_table(ADA, {"kind": "link"})
    name: str = opened["table"]
    await bo.post(f"/api/tables/{name}/seats", claim=opened["claims"]["1"], name="Bobbyfisher")
    for browser, called in ((ada, "Adalovelace"), (bo, "Bobbyfisher")):
        await browser.register(called)
    table = OpenedTable(house, name, ada.token, opened)
    async with ada.socket(name) as client:
        await client.until("state")
        await to_the_end(table, [client])
    return name


async def play_again(browser: Browser, table: str) -> dict[str, Any]:
    told: dict[str, Any] = (await browser.post(f"/api/tables/{table}/again")).json()
    return told


def test_a_rematch_keeps_the_seats_by_name_and_pressed_twice_is_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            ada, bo = Browser(house), Browser(house)
            before = await finished(house, ada, bo)
            both = await asyncio.gather(play_again(ada, before), play_again(ada, before))
            assert both[0] == both[1] == await play_again(ada, before)
            after = both[0]["table"]
            kept = [("person", "Adalovelace"), ("open", "Bobbyfisher")]
            assert await seats_of(bo, after) == kept
            eve = Browser(house)
            await refused(eve.post(f"/api/tables/{before}/again"))
            assert await play_again(bo, before) == {"table": after, "seats": [1]}
            assert await seats_of(bo, after) == [kept[0], ("person", "Bobbyfisher")]
            assert await play_again(bo, before) == {"table": after, "seats": [1]}
            assert len(await ada.games()) == 2

    run(scenario)


@pytest.mark.parametrize("opened_first", [True, False])
def test_who_has_gone_has_no_seat_at_the_next_table_and_no_name(
    place: Place, opened_first: bool
) -> None:
    """Bo deletes everything after Ada has pressed, or before; the seat is open to others."""

    async def scenario() -> None:
        async with served(place.address) as house:
            ada, bo, cid = Browser(house), Browser(house), Browser(house)
            before = await finished(house, ada, bo)
            if opened_first:
                await play_again(ada, before)
                assert (await bo.post("/api/me/delete")).status_code == 200
            else:
                assert (await bo.post("/api/me/delete")).status_code == 200
                await play_again(ada, before)
            assert "Bobbyfisher" not in place.read()
            after = (await play_again(ada, before))["table"]
            assert await seats_of(ada, after) == [("person", "Adalovelace"), ("open", "")]
            await refused(bo.post(f"/api/tables/{before}/again"))
            claim = (await ada.post(f"/api/tables/{after}/seats/1/link")).json()["claim"]
            taken = await cid.post(f"/api/tables/{after}/seats", claim=claim, name="Cid")
            assert taken.json()["seat"] == 1
            assert await seats_of(ada, after) == [("person", "Adalovelace"), ("person", "Cid")]

    run(scenario)


# Moves that a device has kept while its line was gone


def test_a_kept_move_that_comes_in_a_later_turn_is_too_late(tmp_path: Path) -> None:
    """The same move is legal again, as the person has gone on from another device."""

    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation") as (table, clients):
            chance = Random(5)
            mover, kept, move = await until_a_move_is_legal_again(clients, chance)
            async with table.client(mover.seat) as phone:
                await phone.until("state")
                late = await phone.ask("move", move=move, n=kept)
                assert (late["type"], late["code"]) == ("refusal", "too_late")
                await phone.send(type="state")
                assert (await phone.until("state"))["n"] == mover.number, "nothing has changed"
                now = await phone.ask("move", move=move, n=phone.number)
                assert now["type"] == "ack", "chosen for this turn, it counts"

    run(scenario)


async def until_a_move_is_legal_again(
    clients: list[Client], chance: Random
) -> tuple[Client, int, dict[str, Any]]:
    """Played on at random; who may repeat a move, what they knew when they made it, and the
    move."""
    made: list[tuple[Client, int, dict[str, Any]]] = []
    while True:
        mover = next(client for client in clients if client.legal)
        for one, known, move in made:
            if one is mover and move in mover.legal:
                return one, known, move
        move = chance.choice(mover.legal)
        made.append((mover, mover.number, move))
        answer = await mover.play(move)
        await catch_up(clients, answer["n"])
