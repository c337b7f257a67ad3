"""The server refuses anything malformed clearly and keeps its state."""

import json
import threading
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coffret import registry
from coffret.engine.record import raw
from coffret.server import client_messages, journal, messages
from coffret.server.batching import BatchingStore
from coffret.server.limits import Limits
from coffret.server.restoring import rebuild_table

from .harness import PATIENCE, QUICK, Client, OpenedTable, catch_up, playing, run, served

GAME = "incubation"
KINDS = [kind.__struct_config__.tag for kind in client_messages.Request.__args__]

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
moves = st.sampled_from(list(registry.game(GAME).actions)) | st.dictionaries(
    st.sampled_from(["move", "die", "deck", "section", "x"]), values, max_size=4
)
likely = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": st.text(max_size=70) | values,
        "move": moves,
        "text": values,
        "level": st.sampled_from(["beginner", "clairvoyant", "search-9"]) | values,
        "seat": st.integers(-3, 9) | values,
        "sent": values,
        "ping": values,
    },
)
frames = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    values.map(json.dumps),
    likely.map(json.dumps),
    likely.map(json.dumps),
)


def test_no_message_of_another_seat_or_a_watcher_changes_the_game(tmp_path: Path) -> None:
    """Thousands of frames from the seat whose turn it is not, and from a spectator."""

    async def scenario() -> None:
        async with playing(tmp_path / "db", GAME, watching=1) as (table, (ada, bo, eve)):
            idle = bo if ada.legal else ada
            before = state_of(table)
            thrown = some_frames(1200)
            for client in (idle, eve):
                for start in range(0, len(thrown), 100):
                    for frame in thrown[start : start + 100]:
                        await client.socket.send(frame)
                    await hear_answers(client, start, {})
            assert state_of(table) == before
            mover = ada if idle is bo else bo
            assert (await mover.play())["type"] == "ack"

    run(scenario)


def test_the_seat_whose_turn_it_is_changes_the_game_by_acknowledged_legal_moves_alone(
    tmp_path: Path,
) -> None:
    """Thousands of frames from the player who may act, good ones among bad: malformed and
    foreign moves, the same frame again, ids used again for something else, moves of a while ago."""

    async def scenario() -> None:
        async with playing(tmp_path / "db", GAME) as (table, clients):
            chance = Random(12)
            thrown = some_frames(1200)
            sent: list[str | bytes] = []
            acknowledged: dict[int, tuple[int, str]] = {}
            begin = table.here.state.number
            for number in range(3000):
                acting = next(client for client in clients if client.legal)
                frame = chance.choice(thrown)
                if number % 3 == 1 and sent:
                    frame = chance.choice(sent)
                elif number % 3 == 2:
                    frame = tampered(chance, acting.legal, number)
                sent.append(frame)
                await acting.socket.send(frame)
                if number % 20 == 19:
                    await hear_answers(acting, number, acknowledged)
                    await catch_up(clients, max(client.number for client in clients))
                if acting.result is not None:
                    break
            await check_journal(table, begin, acknowledged)
            assert len(table.here.state.playing.log) > 50

    run(scenario)


def tampered(chance: Random, legal: list[dict[str, Any]], number: int) -> str:
    """A move that is legal, or nearly so."""
    move = dict(chance.choice(legal))
    match chance.randrange(4):
        case 0:
            move[chance.choice(list(move))] = chance.choice([-1, 99, "roll", "keep", 2**40])
        case 1:
            move["seat"] = chance.randrange(3)
    said: dict[str, Any] = {"type": "move", "id": f"{number - number % 4}", "move": move}
    if chance.random() < 0.3:
        said["n"] = chance.randrange(-2, 400)
    return json.dumps(said)


async def hear_answers(client: Client, mark: int, acknowledged: dict[int, tuple[int, str]]) -> None:
    """Everything up to an answer that comes last; each acknowledged event is noted."""
    await client.send(type="time", sent=mark + 0.5)
    while True:
        message = await client.next()
        assert "Traceback" not in str(message)
        match message["type"]:
            case "ack":
                assert client.seat is not None
                said = client.seat, message["id"]
                assert acknowledged.setdefault(message["n"], said) == said
            case "refusal":
                assert message["code"]
                assert message["text"]
            case "time" if message["sent"] == mark + 0.5:
                return


async def check_journal(
    table: OpenedTable, begin: int, acknowledged: dict[int, tuple[int, str]]
) -> None:
    """Every line since `begin` is a command that was acknowledged, and no other; and the lines,
    which are legal moves one after the other, lead to the table as it is."""
    assert table.house.server is not None
    saved = await table.house.server.tables.saved(table.name)
    lines = [journal.decode(line) for line in saved.lines]
    written = {
        number: (line.seat, line.id)
        for number, line in enumerate(lines[begin:], begin + 1)
        if isinstance(line, journal.Played | journal.Undone | journal.Said)
    }
    assert len(written) == len(lines) - begin
    assert written == acknowledged
    table_state = rebuild_table(saved)
    match = table.here.state.playing
    assert (raw(table_state.playing.state), table_state.playing.log) == (
        raw(match.state),
        match.log,
    )


def some_frames(count: int) -> list[str | bytes]:
    """Random frames, without the few that are in order for a seat that waits."""
    found: list[str | bytes] = []

    @settings(
        max_examples=count,
        database=None,
        derandomize=True,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(frames)
    def gather(frame: str | bytes) -> None:
        if not in_order(frame):
            found.append(frame)

    gather()
    return found


def in_order(frame: str | bytes) -> bool:
    try:
        request = client_messages.decode_request(frame)
    except (ValueError, msgspec.DecodeError):
        return False
    return isinstance(request, client_messages.LetBotPlay)  # a bot then plays


def state_of(table: OpenedTable) -> tuple[bytes, int]:
    match = table.here.state.playing
    return raw(match.state), len(match.log)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "x"])
def test_a_page_of_another_site_gets_no_socket(origin: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table(GAME, 2)
            with pytest.raises(websockets.InvalidStatus) as refused:
                await table.client(0, origin=origin).__aenter__()
            assert refused.value.response.status_code == 403
            assert b"foreign_origin" in (refused.value.response.body or b"")
            posted = await house.http.post(
                "/api/tables", json={"game": GAME, "seats": []}, headers={"Origin": origin}
            )
            assert posted.json()["code"] == "foreign_origin"
            async with table.client(0, origin=f"http://127.0.0.1:{house.port}") as own:
                await own.until("state")

    run(scenario)


def test_only_the_holder_of_a_token_looks_through_its_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table(GAME, 2)
            other = await house.open_table(GAME, 2)
            for token, seat in (("", 0), (other.token, 0), ("x" * 500, 1), (table.token, 7)):
                client = table.client(seat)
                client._headers = {"Authorization": f"Bearer {token}"}
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await client.__aenter__()
                assert b"not_yours" in (refused.value.response.body or b"")
            client = table.client(0)
            client._address = client._address.replace(table.name, "no-such-table")
            with pytest.raises(websockets.InvalidStatus) as refused:
                await client.__aenter__()
            assert refused.value.response.status_code == 404

    run(scenario)


def test_limits_are_refused_with_a_sentence(tmp_path: Path) -> None:
    strict = Limits(messages_per_second=1, burst=8, excess=20, tables_per_address=2, watchers=1)

    async def scenario() -> None:
        async with served(tmp_path / "db", strict) as house:
            table = await house.open_table(GAME, 2)
            async with table.sitting(0, None) as (ada, eve):
                await ada.socket.send("x" * 5000)
                assert (await ada.until("refusal"))["code"] == "too_large"
                for _ in range(12):
                    await ada.send(type="state")
                assert (await ada.until("refusal"))["code"] == "too_fast"
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await table.client().__aenter__()
                assert refused.value.response.status_code == 429
                for _ in range(60):
                    await ada.send(type="state")
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await ada.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
                await eve.socket.send("x" * 100_000)
                with pytest.raises(websockets.ConnectionClosed) as huge:
                    await eve.until("never")
                assert huge.value.rcvd is not None
                assert huge.value.rcvd.code == 1009
            await house.open_table(GAME, 2)
            wish: dict[str, Any] = {"game": GAME, "seats": [{"kind": "me"}] * 2}
            many = await house.http.post("/api/tables", json=wish)
            assert (many.status_code, many.json()["code"]) == (429, "too_many")
            large = await house.http.post("/api/tables", content=b"[" * 20_000)
            assert large.status_code == 413

    run(scenario)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff",
        b"[]",
        b'{"game":"chess","seats":[]}',
        b'{"game":"incubation","seats":[]}',
        b'{"game":"incubation","seats":[{"kind":"bot","level":"clairvoyant"},{"kind":"me"}]}',
        b'{"game":"incubation","seats":[{"kind":"me"},{"kind":"you"}]}',
        b'{"game":"incubation","seats":[{"kind":"me","name":" "},{"kind":"me"}]}',
        b'{"game":"incubation","seats":[{"kind":"me"},{"kind":"me"}],"options":{"x":1}}',
        b'{"game":"../etc","seats":[{"kind":"me"},{"kind":"me"}]}',
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(body: bytes, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            for path in ("/api/tables", "/api/replays", "/api/tables/x/seats"):
                answer = await house.http.post(path, content=body)
                assert 400 <= answer.status_code < 500
                assert answer.json()["text"]
                assert "Traceback" not in answer.text

    run(scenario)


def test_a_client_that_does_not_read_is_cut_off_and_nobody_waits(tmp_path: Path) -> None:
    limits = replace(QUICK, messages_per_second=1e6, burst=10**6, outbox=8)

    async def scenario() -> None:
        async with served(tmp_path / "db", limits) as house:
            table = await house.open_table(GAME, 2)
            async with table.sitting(0, None) as (ada, deaf):
                deaf.socket.transport.pause_reading()
                here = table.here
                for number in range(60):
                    for _ in range(200):
                        await deaf.send(type="state")
                    assert (await ada.ask("say", text=f"{number}"))["type"] == "ack"
                    if all(each.seat == 0 or each.closed for each in here.audiences.connections):
                        break
                assert [each.seat for each in here.audiences.connections if not each.closed] == [0]
                deaf.socket.transport.resume_reading()

    run(scenario)


def test_a_table_with_too_much_to_do_says_so(tmp_path: Path) -> None:
    limits = replace(QUICK, messages_per_second=1e6, burst=10**6, mailbox=4)

    async def scenario() -> None:
        async with served(tmp_path / "db", limits) as house:
            table = await house.open_table(GAME, 2)
            async with table.sitting(0) as (ada,):
                assert house.server is not None
                store = house.server.tables._store
                assert isinstance(store, BatchingStore)
                held = threading.Event()
                store._ask(lambda connection: held.wait(PATIENCE))
                for number in range(12):
                    await ada.send(type="say", id=f"s{number}", text="hello")
                assert (await ada.until("refusal"))["code"] == "busy"
                held.set()
                await ada.until("ack")

    run(scenario)


def test_health_figures_and_interface_are_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            await house.open_table(GAME, 2)
            assert (await house.http.get("/healthz")).json() == {"status": "ok"}
            document = (await house.http.get("/openapi.json")).json()
            assert document["openapi"].startswith("3.1")
            names = set(document["components"]["schemas"])
            assert {kind.__name__ for kind in messages.Message.__args__} <= names
            assert {kind.__name__ for kind in client_messages.Request.__args__} <= names
            page = (await house.http.get("/docs")).text
            assert all(path in page for path in document["paths"])

    run(scenario)
