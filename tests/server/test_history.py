"""A table's past while it runs: each seat gets its own, and nothing that was taken back."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from docs.example_client import patched

from coffret import registry
from coffret.check.positions import determinized
from coffret.engine.fairness import secret_of
from coffret.engine.game import Game
from coffret.engine.match import Entry, Match
from coffret.engine.record import raw
from coffret.server.frames import FrameRecorder, with_numbers, with_own_moves

from .harness import Client, OpenedTable, catch_up, play_on, run, served

SPECTATOR = -1


async def told(table: OpenedTable, seat: int | None, **more: Any) -> dict[str, Any]:
    query = more if seat is None else more | {"seat": seat}
    answer = await table.get("/history", **query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def unrolled(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The view after each step."""
    views = [frames[0]["view"]]
    for frame in frames[1:]:
        copy = msgspec.json.decode(msgspec.json.encode(views[-1]))
        views.append(patched(copy, frame["set"]))
    return views


@pytest.mark.parametrize("name", registry.names())
def test_it_tells_each_seat_what_it_saw_live(name: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            seats = registry.game(name).seats[0]
            table = await house.open_table(name, seats)
            clients = [table.client(seat, lang="en") for seat in (*range(seats), None)]
            for client in clients:
                await client.__aenter__()
                await client.until("state")
            await play_on(clients, 40, Random(12))
            await catch_up(clients, max(client.number for client in clients))
            assert house.server is not None
            secret = (await house.server.tables.saved(table.name)).record.secret.hex()
            for client in clients:
                history = await told(table, client.seat, lang="en")
                assert secret not in str(history)
                if name != "jelly_monster":  # whose clock does not wait for us
                    assert history["n"] == client.number
                    assert unrolled(history["frames"])[-1] == client.view
                live = {each["n"]: each for each in client.heard if each["type"] == "step"}
                frames = {frame["n"]: frame for frame in history["frames"]}
                assert 0 in frames
                for number in live.keys() & frames.keys():
                    assert frames[number]["events"] == live[number].get("events", [])
                    assert frames[number]["event_texts"] == live[number].get("event_texts", [])
                others = [each for each in history["frames"] if each.get("seat") != client.seat]
                assert not any("move" in frame for frame in others)
                own = [each for each in history["frames"][1:] if each.get("seat") == client.seat]
                assert client.seat is None or all("move" in frame for frame in own)
            for client in clients:
                await client.socket.close()

    run(scenario)


def test_what_was_taken_back_is_not_in_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 2)
            async with table.client(0) as ada, table.client(1) as bo:
                await ada.until("state")
                await bo.until("state")
                await undo_something([ada, bo])
                await play_on([ada, bo], 3, Random(3))
                history = await told(table, 0)
                undone = [each["n"] for each in ada.heard if each.get("undone")]
                numbers = [frame["n"] for frame in history["frames"]]
                assert undone
                assert not {undone[0], undone[0] - 1} & set(numbers)
                assert numbers == sorted(numbers)
                assert unrolled(history["frames"])[-1] == ada.view

    run(scenario)


async def undo_something(clients: list[Client]) -> None:
    chance = Random(4)
    for _ in range(200):
        await play_on(clients, 1, chance)
        for client in clients:
            steps = [each for each in client.heard if each["type"] == "step"]
            if steps and steps[-1].get("undo"):
                answer = await client.ask("undo")
                assert answer["type"] == "ack"
                await catch_up(clients, answer["n"])
                return
    raise AssertionError("nothing could be taken back")


def test_a_seats_past_is_for_its_holder_and_a_finished_table_tells_all_moves(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            waiting = [{"kind": "me"}, {"kind": "link"}]
            opened = await house.http.post(
                "/api/tables", json={"game": "incubation", "seats": waiting}
            )
            path = f"/api/tables/{opened.json()['table']}/history"
            assert (await house.http.get(path)).json()["frames"] == []
            table = await house.open_table("dragon_island", 2)
            house.http.cookies.clear()
            path = f"/api/tables/{table.name}/history"
            assert (await house.http.get(f"{path}?seat=0")).json()["code"] == "not_yours"
            assert (await house.http.get(f"{path}?seat=9")).json()["code"] == "not_yours"
            assert (await house.http.get(f"{path}?lang=xx")).json()["code"] == "malformed"
            assert (await house.http.get("/api/tables/none/history")).status_code == 404
            async with table.client(0) as ada, table.client(1) as bo:
                await ada.until("state")
                await bo.until("state")
                await play_on([ada, bo], 5000, Random(1))
                assert ada.result is not None
            frames = (await told(table, None))["frames"]
            assert {frame["seat"] for frame in frames[1:]} == {0, 1}
            assert all(frame["move"] for frame in frames[1:])

    run(scenario)


def test_it_depends_only_on_what_a_seat_may_know(game: Game) -> None:
    """Once in the true world, and once in others that the seat cannot tell from it: at each step
    something else is hidden, and the others' moves differ."""
    for seats in (game.seats[0], game.seats[-1]):
        match = Match(game, [f"P{seat}" for seat in range(seats)], {}, secret_of(seats))
        eyes = [None, *range(seats)]
        true = [
            FrameRecorder(game, seat, "en", [with_numbers(), with_own_moves(seat)]) for seat in eyes
        ]
        other = [
            FrameRecorder(game, seat, "en", [with_numbers(), with_own_moves(seat)]) for seat in eyes
        ]
        chance = Random(6)
        entry: Entry | None = None
        for number in range(120):
            for seat, first, second in zip(eyes, true, other, strict=True):
                first(match, entry)
                memory = raw(match.state)
                observer = SPECTATOR if seat is None else seat
                world = raw(determinized(game, match.state, observer, number))
                match._restore(world)
                second(match, disguised(game, entry, seat))
                match._restore(memory)
            if match.is_over:
                break
            acting = game.acting(match.state)
            due = game.rules.due(match.state)
            if not acting or (due >= 0 and chance.random() < 0.2):
                match.wait(due)
            else:
                seat = chance.choice(acting)
                match.play(seat, chance.choice(game.legal(match.state, seat)))
            entry = match.log[-1]
        for first, second in zip(true, other, strict=True):
            assert msgspec.json.encode(first.frames) == msgspec.json.encode(second.frames)


def disguised(game: Game, entry: Entry | None, seat: int | None) -> Entry | None:
    """Another move of another seat; one's own is as it was."""
    if entry is None or entry.action is None or entry.seat == seat:
        return entry
    return Entry(entry.seat, (entry.action + 1) % len(game.actions), entry.time)
