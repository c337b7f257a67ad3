"""The bytes that reach a seat do not depend on what is hidden from it.

At each position of a game the table stands once in the true world and once in another that the
seat cannot tell from it. Everything that a socket of that seat then receives is compared byte by
byte.
"""

import asyncio
import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from coffret.check.positions import determinized
from coffret.engine.fairness import secret_of
from coffret.engine.game import Game
from coffret.engine.match import Match
from coffret.engine.record import raw
from coffret.server import client_messages
from coffret.server.alarms import Alarms
from coffret.server.audience import Audience, StepViews
from coffret.server.audiences import Audiences
from coffret.server.bot_pool import BotPool
from coffret.server.client_messages import (
    MOST_FORESEEN,
    AskHint,
    AskPreview,
    AskState,
    AskWhy,
    Cancel,
    Move,
    Pong,
    Say,
    TakeBack,
    Undo,
)
from coffret.server.connection import Connection
from coffret.server.journal import Begun, SeatTaken
from coffret.server.limits import Limits
from coffret.server.notices.bell import Bell
from coffret.server.overview import overview
from coffret.server.redrawn import determinized as determinized_for_hint
from coffret.server.seats import hashed
from coffret.server.sqlite import SqliteStore
from coffret.server.store import TableRecord
from coffret.server.table import Table
from coffret.server.table_state import TableState
from coffret.server.timekeeper import Timekeeper
from coffret.server.uptime import Uptime

from .harness import catch_up, play_on, playing
from .harness import run as run_scenario

SPECTATOR = -1


def matches(game: Game, seats: int, seed: int, every: int) -> Iterator[tuple[Match, bytes, int]]:
    """A random match, now and then: with the bytes of the state before the last step."""
    match = Match(game, [f"P{seat}" for seat in range(seats)], {}, secret_of(seed))
    chance = Random(seed)
    number = 0
    while not match.is_over:
        before = raw(match.state)
        acting = game.acting(match.state)
        due = game.rules.due(match.state)
        if not acting or (due >= 0 and chance.random() < 0.2):
            match.wait(due)
        else:
            seat = chance.choice(acting)
            match.play(seat, chance.choice(game.legal(match.state, seat)))
        number += 1
        if number % every == 0 and not match.is_over:
            yield match, before, number


def put(match: Match, memory: bytes) -> None:
    match._restore(memory)


def test_steps_and_states_depend_only_on_what_a_seat_may_know(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        for match, before, number in matches(game, seats, 31, every=13):
            true = raw(match.state)
            for seat in range(SPECTATOR, seats):
                other = raw(determinized(game, match.state, seat, number))
                assert shown(match, before, true, seat) == shown(match, before, other, seat)
                put(match, true)


def shown(match: Match, before: bytes, now: bytes, seat: int) -> list[bytes]:
    """The step from one state to the next, and the state as a whole, in both forms."""
    eyes = None if seat == SPECTATOR else seat
    told: list[bytes] = []
    for language in (None, "en"):
        put(match, before)
        audience = Audience(eyes, language, StepViews(match, 1))
        put(match, now)
        showing = StepViews(match, 2)
        audience.step(showing, False, None)
        audience.step(StepViews(match, 3), True, None)
        legal, texts = audience.shown_legal(match.game)
        told += [data for _, data in audience.recent]
        told.append(bytes(showing.view(eyes)) + b"".join(map(bytes, legal)))
        told.append(msgspec.json.encode(texts) if texts is not msgspec.UNSET else b"")
    return told


def test_whatever_a_seat_asks_it_is_told_the_same(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Seconds of the real clock pass between the two worlds.
    monkeypatch.setattr(Audiences, "bot_in", lambda self, number: 0)
    monkeypatch.setattr(Timekeeper, "late", lambda self, match, arrived: 0.0)

    async def scenario() -> None:
        store = SqliteStore(tmp_path / "db")
        await store.ready()
        seats = game.seats[0]
        table = await open_table(game, seats, store)
        match = table.state.playing
        chance = Random(8)
        kinds: set[str] = set()
        for number in range(36):
            if match.is_over:
                break
            if number % 6 == 5:
                true = raw(match.state)
                for seat in range(SPECTATOR, seats):
                    other = raw(determinized(game, match.state, seat, number))
                    answers = []
                    for world in (true, other):
                        put(match, world)
                        answers.append(await questioned(table, seat))
                    put(match, true)
                    first, second = answers
                    assert first == second
                    kinds |= {msgspec.json.decode(data)["type"] for data in first}
            acting = game.acting(match.state)
            if acting:
                seat = chance.choice(acting)
                match.play(seat, chance.choice(game.legal(match.state, seat)))
            else:
                match.wait(game.rules.due(match.state))
        assert {
            "state",
            "refusal",
            "ack",
            "presence",
            "chat",
            "why",
            "preview",
            "overview",
        } <= kinds
        await table.stop()
        await store.close()

    asyncio.run(scenario())


async def open_table(
    game: Game, seats: int, store: SqliteStore, bot_pool: BotPool | None = None
) -> Table:
    cards = game.components.digest
    hints = bot_pool is not None
    record = TableRecord(
        "t", game.name, game.rules_version, cards, {}, seats, secret_of(3), "h", hints
    )
    table_state = TableState(record, game)
    for seat in range(seats):
        table_state.apply(SeatTaken(seat, f"P{seat}", hashed("x")))
    table_state.apply(Begun([f"P{seat}" for seat in range(seats)]))
    await store.create(record, [b"[]"] * table_state.number)
    alarms = Alarms(store, Uptime(), wake=lambda name: asyncio.sleep(0))
    table = Table(table_state, store, bot_pool or BotPool(1, False), Limits(), alarms, Bell())
    # The table's own clock stands still: this test is not about time.
    table._schedule_next = lambda: None  # type: ignore[method-assign]
    table.pass_time = lambda moment: None  # type: ignore[method-assign]
    return table


def holder(table: Table, seat: int | None) -> str:
    return "" if seat is None else table.state.seats[seat].token


async def questioned(table: Table, seat: int) -> list[bytes]:
    """Everything that a socket of the seat receives when it asks for everything that changes
    nothing of the game, illegal moves above all."""
    heard: list[bytes] = []

    async def send(message: dict[str, Any]) -> None:
        heard.append(message["text"].encode())

    game, match = table.state.game, table.state.playing
    eyes = None if seat == SPECTATOR else seat
    connection = Connection(send, eyes, "en", holder(table, eyes), False, Limits())
    number = table.state.number
    table.join(connection, None)
    legal = set(game.legal(match.state, seat)) if eyes is not None else set()
    illegal = [action for action in range(len(game.actions)) if action not in legal]
    requests: list[client_messages.Request] = [AskState(), Pong(1), TakeBack("b"), AskHint("h")]
    if eyes is None or not match.may_undo(seat):
        requests.append(Undo("u"))
    some = illegal[:: 1 + len(illegal) // 40]
    requests += [Move(f"m{action}", game.move(action)) for action in some]
    requests += [AskWhy(f"w{action}", game.move(action)) for action in (*some, *sorted(legal))]
    requests += [AskWhy("y", {"move": "no such move"}), AskPreview("v", [{"move": "no such"}])]
    foreseen = [*sorted(legal)[: MOST_FORESEEN - 1], illegal[0]]
    requests += [AskPreview("p", [game.move(action) for action in foreseen]), Cancel("v")]
    requests += [Move("x", {"move": "no such move"}), Say("s", "hello"), Say("s", "hello")]
    for request in requests:
        table.enqueue(connection, request)
    await table.call(lambda here: None)
    while connection._busy is not None or table.bot_pool.foresight._worker is not None:
        await asyncio.sleep(0)
    table.leave(connection)
    await table.call(lambda here: None)
    # Numbers, receipts and the clock go on from one world to the next: start them again.
    told = [_without(data, number) for data in heard]
    told.sort(key=lambda data: b'"type":"preview"' in data)  # they come when there is time
    told.append(msgspec.json.encode({"type": "overview"} | overview(table, None)))
    table.state.receipts = type(table.state.receipts)()
    table.audiences.forget_all()
    table.state.chat.clear()
    return told


def _without(data: bytes, number: int) -> bytes:
    message = msgspec.json.decode(data)
    message.pop("clock", None)
    if "n" in message:
        message["n"] -= number
    return msgspec.json.encode(message)


def test_a_hint_is_thought_of_in_a_world_that_the_seat_imagines(game: Game) -> None:
    for match, _, _ in matches(game, game.seats[0], 41, every=40):
        for seat in range(game.seats[0]):
            world = determinized_for_hint(match, seat)
            assert raw(world) != raw(match.state)
            assert game.view(world, seat) == game.view(match.state, seat)
            assert game.legal(world, seat) == game.legal(match.state, seat)


class Telltale(BotPool):
    """Does not think, and returns every byte it is given: no advice hides less."""

    async def advise(self, game: Game, state: bytes, seat: int) -> list[tuple[int, float]]:
        s = game.state.new()
        s._words[:] = memoryview(state).cast("i")
        digest = hashlib.blake2b(state, digest_size=6).digest()
        return [(action, int.from_bytes(digest) / 2**48) for action in game.legal(s, seat)]


def test_a_hint_tells_nothing_but_the_imagined_world(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same imagined world gives the same bytes, for any hidden cards."""

    async def scenario() -> None:
        store = SqliteStore(tmp_path / "db")
        await store.ready()
        table = await open_table(game, game.seats[0], store, Telltale(1, False))
        match = table.state.playing
        chance = Random(8)
        compared = 0
        while compared < 12 and not match.is_over:
            acting = game.acting(match.state)
            for seat in acting:
                true = raw(match.state)
                world = determinized_for_hint(match, seat)
                monkeypatch.setattr("coffret.server.commands.determinized", lambda *_, w=world: w)
                hints = []
                for hidden in (true, raw(determinized(game, match.state, seat, compared))):
                    put(match, hidden)
                    hints.append(await hint_for(table, seat))
                    put(match, true)
                assert hints[0] == hints[1]
                assert b'"type":"hint"' in hints[0]
                compared += 1
            if acting:
                seat = chance.choice(acting)
                match.play(seat, chance.choice(game.legal(match.state, seat)))
            else:
                match.wait(game.rules.due(match.state))
        await table.stop()
        await store.close()
        assert compared >= 12

    asyncio.run(scenario())


async def hint_for(table: Table, seat: int) -> bytes:
    heard: list[bytes] = []

    async def send(message: dict[str, Any]) -> None:
        heard.append(message["text"].encode())

    connection = Connection(send, seat, None, holder(table, seat), False, Limits())
    table.join(connection, None)
    table.enqueue(connection, AskHint("h"))
    while not heard or b'"id":"h"' not in heard[-1]:
        await asyncio.sleep(0)
    table.leave(connection)
    await table.call(lambda here: None)
    return heard[-1]


@pytest.mark.parametrize("name", ["megalomania", "jelly_monster", "dragon_island", "incubation"])
def test_the_log_tells_a_seat_what_it_heard_and_no_more(name: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", name, 3, watching=1) as (table, clients):
            await play_on(clients, 25, Random(9))
            await catch_up(clients, max(each.number for each in clients))
            for client in clients:
                live = [each["events"] for each in client.heard if "events" in each]
                query = {} if client.seat is None else {"seat": client.seat}
                steps = (await table.get("/log", **query)).json()["steps"]
                logged = [each["events"] for each in steps]
                # A clock may run on while the log is asked for: more may follow.
                places = range(len(logged) - len(live) + 1)
                assert any(logged[i : i + len(live)] == live for i in places)
            table.house.http.cookies.clear()
            foreign = await table.house.http.get(f"/api/tables/{table.name}/log?seat=0")
            assert foreign.json()["code"] == "not_yours"

    run_scenario(scenario)
