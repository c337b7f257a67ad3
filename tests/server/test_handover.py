"""Seats change hands by their holder's token only; a bot stands in for someone who is away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import websockets

from coffret.server import handover, journal
from coffret.server.client_messages import Move
from coffret.server.closing import SEAT_MOVED
from coffret.server.journal import BotSeated, SeatOpened, SeatTaken
from coffret.server.refusals import Refused
from coffret.server.table import Table

from .harness import Client, House, OpenedTable, catch_up, forget, playing, run, served


async def friends(house: House, game: str = "megalomania", **more: Any) -> tuple[OpenedTable, str]:
    """A table that Ada opened and Bo joined by link; Bo's token."""
    table = await house.open_table(
        game, 0, seats=[{"kind": "me", "name": "Ada"}, {"kind": "link"}], **more
    )
    house.http.cookies.clear()
    path = f"/api/tables/{table.name}/seats"
    taken = await house.http.post(path, json={"claim": table.told["claims"]["1"], "name": "Bo"})
    house.http.cookies.clear()
    return table, taken.json()["token"]


async def new_link(table: OpenedTable, seat: int, token: str) -> dict[str, Any]:
    answer = await table.house.http.post(
        f"/api/tables/{table.name}/seats/{seat}/link", headers={"Authorization": f"Bearer {token}"}
    )
    told: dict[str, Any] = answer.json()
    return told


async def claimed(table: OpenedTable, claim: str, name: str = "Eve") -> dict[str, Any]:
    table.house.http.cookies.clear()
    path = f"/api/tables/{table.name}/seats"
    told: dict[str, Any] = (
        await table.house.http.post(path, json={"claim": claim, "name": name})
    ).json()
    table.house.http.cookies.clear()
    return told


def test_the_host_never_gets_a_seat_that_somebody_holds(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table, bo = await friends(house)
            assert (await new_link(table, 1, table.token))["code"] == "not_yours"
            moving = await new_link(table, 1, bo)  # Bo is about to change the device
            assert (await new_link(table, 1, table.token))["code"] == "not_yours"
            assert "code" in await claimed(table, table.told["claims"]["1"])
            async with Client(house.port, table.name, bo, 1) as still_bo:
                assert (await still_bo.until("state"))["seats"][1]["name"] == "Bo"
            taken = await claimed(table, moving["claim"])
            assert taken["seat"] == 1
            async with Client(house.port, table.name, taken["token"], 1) as moved:
                assert (await moved.until("state"))["seats"][1]["name"] == "Bo"
            with pytest.raises(websockets.InvalidStatus):
                await Client(house.port, table.name, table.token, 1).__aenter__()

    run(scenario)


def test_old_sockets_of_a_seat_close_when_it_moves_to_another_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table, bo = await friends(house)
            async with (
                Client(house.port, table.name, bo, 1) as old,
                table.client(0) as ada,
            ):
                await old.until("state")
                await ada.until("state")
                link = await new_link(table, 1, bo)
                taken = await claimed(table, link["claim"])
                with pytest.raises(websockets.ConnectionClosed):
                    await old.until("never")
                assert old.socket.close_code == SEAT_MOVED
                assert (await ada.ask("say", text="still here"))["type"] == "ack"
            with pytest.raises(websockets.InvalidStatus):
                await Client(house.port, table.name, bo, 1).__aenter__()
            async with Client(house.port, table.name, taken["token"], 1) as new:
                await new.until("state")

    run(scenario)


def test_a_command_that_waits_while_its_seat_moves_is_not_carried_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation") as (table, (ada, bo)):
            mover = ada if ada.legal else bo
            seat = mover.seat
            assert seat is not None

            def send_and_move_away(here: Table) -> None:
                connection = next(each for each in here.audiences.connections if each.seat == seat)
                here.enqueue(connection, Move("late", mover.legal[0]))
                here.write(SeatTaken(seat, "Elsewhere", "0" * 48))

            await table.here.call(send_and_move_away)
            assert await table.here.call(lambda here: here.state.playing.log) == []

    run(scenario)


def test_a_bot_stands_in_after_the_delay_at_the_tables_level_and_gives_way(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table, bo_token = await friends(house, "incubation", stand_in="skilled", bot_after=60)
            async with table.client(0) as ada:
                await ada.until("state")
                async with Client(house.port, table.name, bo_token, 1) as bo:
                    await bo.until("state")
                    await ada.until(lambda told: told.get("here") == [0, 1])
                    assert "is here" in (await ada.ask("bot", seat=1))["text"]
                left = await ada.until(lambda told: told.get("here") == [0])
                assert 58 <= left["away"]["1"] <= 60
                assert "a bot may play in" in (await ada.ask("bot", seat=1))["text"]
                await forget(table, 1, 60)
                weaker = await ada.ask("bot", seat=1, level="beginner")
                assert (weaker["code"], "skilled" in weaker["text"]) == ("not_yours", True)
                assert (await ada.ask("bot", seat=1))["type"] == "ack"
                seats = [told for told in ada.heard if told["type"] == "seats"][-1]["seats"]
                assert (seats[1]["kind"], seats[1]["level"]) == ("person", "skilled")
                async with Client(house.port, table.name, bo_token, 1):
                    back = await ada.until("seats")
                    assert "level" not in back["seats"][1]

    run(scenario)


def test_a_stand_in_is_as_strong_as_the_strongest_bot_of_the_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            seats = [
                {"kind": "me", "name": "Ada"},
                {"kind": "me", "name": "Bo"},
                {"kind": "bot", "level": "expert"},
            ]
            table = await house.open_table("incubation", 0, seats=seats)
            async with table.client(0) as ada:
                await ada.until("state")
                await forget(table, 1, 500)
                assert (await ada.ask("bot", seat=1, level="casual"))["code"] == "not_yours"
                assert (await ada.ask("bot", seat=1))["type"] == "ack"
                level = await table.here.call(lambda here: here.state.seats[1].level)
                assert level == "expert"

    run(scenario)


def test_a_bot_that_its_own_player_asked_for_stays_when_the_player_returns(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 2)
            async with table.client(0) as ada:
                await ada.until("state")
                assert (await ada.ask("bot", level="beginner"))["type"] == "ack"
            async with table.client(0) as ada:
                assert (await ada.until("state"))["seats"][0]["level"] == "beginner"

    run(scenario)


def test_every_hand_over_is_logged_without_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(handover, "log", lambda event, **fields: written.append((event, fields)))

    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table, bo = await friends(house, "incubation")
            async with table.client(0) as ada:
                await ada.until("state")
                await forget(table, 1, 500)
                await ada.ask("bot", seat=1)
            async with Client(house.port, table.name, bo, 1) as back:
                await back.until("state")
            link = await new_link(table, 1, bo)
            await claimed(table, link["claim"])

    run(scenario)
    events = [event for event, _ in written]
    assert events == ["seat taken", "bot seated", "seat taken back", "link made", "seat taken"]
    for _, fields in written:
        assert fields.keys() <= {"table", "seat", "before", "of", "level", "by"}


def test_who_asks_again_for_a_seat_that_was_taken_has_it(tmp_path: Path) -> None:
    """The answer may have been lost, or the store failed after the seat was written."""

    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
            table = await house.open_table("incubation", 0, seats=seats)
            path, claim = f"/api/tables/{table.name}/seats", table.told["claims"]["1"]
            house.http.cookies.clear()
            own = {"Authorization": "Bearer a-token-of-the-friends-own"}
            answers = [
                await house.http.post(path, json={"claim": claim, "name": "Bo"}, headers=own)
                for _ in range(2)
            ]
            assert [answer.json()["seat"] for answer in answers] == [1, 1]
            house.http.cookies.clear()
            other = await house.http.post(path, json={"claim": claim, "name": "Eve"})
            assert other.status_code == 403

    run(scenario)


def test_a_seat_in_doubt_leaves_its_token_with_the_friend(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_and_fail(table: Table, claim: str, name: str, token: str) -> int:
        handover.take_seat(table, claim, name, token)
        raise Refused("busy", "the store does not answer just now")

    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
            table = await house.open_table("incubation", 0, seats=seats)
            path, claim = f"/api/tables/{table.name}/seats", table.told["claims"]["1"]
            house.http.cookies.clear()
            with monkeypatch.context() as failing:
                failing.setattr("coffret.server.table_calls.take_seat", write_and_fail)
                refused = await house.http.post(path, json={"claim": claim, "name": "Bo"})
            assert refused.status_code == 503
            again = await house.http.post(path, json={"claim": claim, "name": "Bo"})
            assert again.json()["seat"] == 1

    run(scenario)


# Exactly once


async def send_twice(client: Client, kind: str, **fields: Any) -> None:
    first = await client.ask(kind, id="once", **fields)
    assert (first["type"], first.get("repeated", False)) == ("ack", False), first
    again = await client.ask(kind, id="once", **fields)
    assert (again["type"], again.get("repeated"), again["n"]) == ("ack", True, first["n"])


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("kind", ["move", "undo", "say", "bot", "bot for another", "take_back"])
def test_every_command_is_carried_out_once(kind: str, restarted: bool, tmp_path: Path) -> None:
    """A repetition is found, live and by a server that has only the journal."""

    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("megalomania", 2)
            async with table.sitting(0, 1) as (ada, bo):
                mover = ada if ada.legal else bo
                other = bo if mover is ada else ada
                mover, fields = await prepared(table, kind, mover, other)
                name = kind.split()[0]
                if not restarted:
                    await send_twice(mover, name, **fields)
                    return
                first = await mover.ask(name, id="once", **fields)
                assert first["type"] == "ack"
        async with served(tmp_path / "db") as house:
            again = OpenedTable(house, table.name, table.token, table.told)
            async with again.sitting(mover.seat) as (mover,):
                told = await mover.ask(name, id="once", **fields)
                assert (told["type"], told.get("repeated"), told["n"]) == ("ack", True, first["n"])

    run(scenario)


async def prepared(
    table: OpenedTable, kind: str, mover: Client, other: Client
) -> tuple[Client, dict[str, Any]]:
    """Who can send a command now, and its fields."""
    match kind:
        case "move":
            return mover, {"move": mover.legal[0]}
        case "undo":
            while True:
                mover, other = (mover, other) if mover.legal else (other, mover)
                done = await mover.play()
                await catch_up([mover, other], done["n"])
                if [each for each in mover.heard if each["type"] == "step"][-1].get("undo"):
                    return mover, {}
        case "say":
            return mover, {"text": "hello"}
        case "bot":
            return mover, {"level": "beginner"}
        case "bot for another":
            await other.socket.close()
            await mover.until(lambda told: told.get("here") == [mover.seat])
            assert other.seat is not None
            await forget(table, other.seat, 500)
            return mover, {"seat": other.seat}
        case _:
            assert (await mover.ask("bot", level="beginner"))["type"] == "ack"
            return mover, {}


def test_a_watching_host_seats_a_bot_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            seats = [{"kind": "link"}, {"kind": "link"}]
            table = await house.open_table("incubation", 0, seats=seats)
            async with table.client(None) as host:
                await host.until("state")
                await send_twice(host, "bot", seat=0, level="beginner")
                assert (await host.ask("bot", seat=0, level="beginner"))["code"] == "taken"

    run(scenario)


def test_an_opponents_command_with_a_guessed_id_swallows_nothing(tmp_path: Path) -> None:
    """Receipts are filed under who sent them, also by a server that has only the journal."""

    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table, bo_token = await friends(house, "incubation", options={"first_player": "seat_1"})
            async with table.client(0) as ada:
                await ada.until("state")
                await forget(table, 1, 500)
                assert (await ada.ask("bot", id="guessed", seat=1))["type"] == "ack"
        async with (
            served(tmp_path / "db") as house,
            Client(house.port, table.name, bo_token, 1) as bo,
        ):
            await bo.until("seats")
            while not bo.legal:
                await bo.next()
            answer = await bo.ask("move", id="guessed", move=bo.legal[0])
            assert (answer["type"], answer.get("repeated", False)) == ("ack", False)

    run(scenario)


def test_two_seats_of_one_device_may_use_the_same_ids(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation") as (_, clients):
            for client in clients:
                said = await client.ask("say", id="1", text="hello")
                assert not said.get("repeated", False)

    run(scenario)


def test_a_journal_of_an_older_server_still_opens_a_seat(tmp_path: Path) -> None:
    """There a device's change emptied the seat until the link was used; now its holder keeps it."""
    old = journal.decode(b'["open",1,"abc"]')
    assert old == SeatOpened(1, "abc")
    bot = journal.decode(b'["bot",1,"casual","id",""]')
    assert bot == BotSeated(1, "casual", "id", "")
