"""Connections that are not finished in time are closed, and every answer has the safe headers."""

import asyncio
import gc
from pathlib import Path

import pytest
import websockets

from coffret.server.inbox import Inbox, Valve
from coffret.server.limits import Limits
from coffret.server.protocols import ReadAheadProtocol
from coffret.server.security_headers import HEADERS

from .harness import PATIENCE, House, run, served

QUICK = Limits(head_seconds=0.3, body_seconds=0.3, answer_seconds=0.3)

POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n"
SOCKET = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"


async def said(house: House, begin: bytes, trickle: bytes = b"") -> bytes:
    """The answer to a client that begins a request, and then sends single bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(begin)

    async def send_slowly() -> None:
        while trickle:
            await asyncio.sleep(0.05)
            writer.write(trickle)

    sending = asyncio.create_task(send_slowly())
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""
    finally:
        sending.cancel()
        writer.close()


def test_who_does_not_finish_a_request_in_time_is_cut_off(tmp_path: Path) -> None:
    """Nothing at all, half a head, a head by bytes, half a body, a body by bytes, half a handshake;
    and the second request of a connection."""

    async def scenario() -> None:
        async with served(tmp_path / "db", QUICK) as house:
            whole = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            heard = await asyncio.gather(
                said(house, b""),
                said(house, b"GET / HTT"),
                said(house, b"GET / HTTP/1.1\r\nX: ", b"a"),
                said(house, POST + b"{"),
                said(house, POST, b" "),
                said(house, SOCKET),
                said(house, SOCKET + b"X: ", b"a"),
                said(house, whole + b"GET / HTTP/1.1\r\nX: ", b"a"),
            )
            assert heard[0] == b"", "an unused connection is closed without a word"
            for place, answer in enumerate(heard[1:], 1):
                if place in (2, 4, 6, 7) and b"408" not in answer:
                    continue  # a byte that came with the end resets the connection, answer and all
                assert b"408 Request Timeout" in answer
                assert all(f"{name}: {value}".encode() in answer for name, value in HEADERS.items())
            assert (await house.http.get("/healthz")).status_code == 200

    run(scenario)


def test_who_does_not_take_an_answer_is_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", QUICK) as house:
            _, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1024)

            async def ask_and_never_read() -> None:
                while True:
                    writer.write(b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20)
                    await asyncio.wait_for(writer.drain(), PATIENCE)
                    await asyncio.sleep(0.01)

            with pytest.raises(ConnectionError):
                await ask_and_never_read()
            writer.close()

    run(scenario)


def test_a_socket_stays_open_however_silent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db", QUICK) as house:
            table = await house.open_table("incubation", 2)
            async with table.sitting(0) as (ada,):
                await asyncio.sleep(0.8)
                assert (await ada.ask("say", text="still here"))["type"] == "ack"

    run(scenario)


def test_a_waiting_socket_keeps_nothing_of_its_handshake(tmp_path: Path) -> None:
    """Neither headers nor a dictionary of attributes: thousands of sockets wait."""

    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 2)
            async with table.sitting(0, 1, None):
                sockets = [o for o in gc.get_objects() if type(o) is ReadAheadProtocol]
                waiting = [each for each in sockets if not each.disconnected]
                assert len(waiting) == 3
                for each in waiting:
                    assert each.__dict__ == {}, "a new attribute of uvicorn needs a slot"
                    assert not hasattr(each, "request")
                    assert not hasattr(each, "response")

    run(scenario)


def test_an_inbox_gives_in_order_and_survives_a_taker_that_gives_up() -> None:
    async def scenario() -> None:
        inbox = Inbox()
        taking = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        taking.cancel()
        await asyncio.wait({taking})
        taking = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for item in ("one", "two", "three"):
            inbox.put_nowait(item)
        assert [await taking, await inbox.get()] == ["one", "two"]
        assert (inbox.qsize(), inbox.empty()) == (1, False)

    run(scenario)


def test_a_valve_lets_everyone_through_when_it_opens() -> None:
    async def scenario() -> None:
        valve = Valve()
        await valve.wait()  # it is open
        valve.clear()
        waiting = [asyncio.create_task(valve.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.wait(waiting[:1])
        assert not valve.is_set()
        assert not waiting[1].done()
        valve.set()
        await asyncio.gather(*waiting[1:])
        assert valve.is_set()

    run(scenario)


def test_every_answer_has_the_safe_headers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            http = house.http
            answers = [
                (200, await http.get("/api/games")),
                (400, await http.post("/api/tables", content=b"{")),
                (403, await http.get("/api/games", headers={"Origin": "https://evil.example"})),
                (404, await http.get("/api/tables/none")),
                (404, await http.get("/api/nothing")),
                (405, await http.post("/healthz")),
                (405, await http.request("DELETE", "/")),
                (413, await http.post("/api/tables", content=b"[" * 20_000)),
            ]
            for status, answer in answers:
                assert answer.status_code == status
                assert answer.headers.items() >= HEADERS.items(), (status, answer.headers)
                if status >= 400:
                    assert set(answer.json()) >= {"code", "text"}
            assert answers[5][1].headers["allow"]
            for path in ("/api/tables/none/socket", "/nothing", "/api/games"):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await websockets.connect(f"ws://127.0.0.1:{house.port}{path}")
                assert refused.value.response.headers.items() >= HEADERS.items()
                assert refused.value.response.status_code == 404
            for bad in (b"nonsense\r\n\r\n", SOCKET + b"Connection: upgrade\r\n\r\n"):
                heard = (await said(house, bad)).decode().lower()
                assert heard.startswith("http/1.1 400")
                assert all(f"{name}: {value}".lower() in heard for name, value in HEADERS.items())

    run(scenario)
