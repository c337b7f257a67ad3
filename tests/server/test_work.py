"""Each address has its share of the processor, of sockets and of connections; the rest waits."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from coffret.server.addresses import counted_as
from coffret.server.limits import Limits
from coffret.server.refusals import Refused
from coffret.server.work import Account, Work, in_thread, metered

from .harness import PATIENCE, QUICK, House, run, served

STRICT = replace(QUICK, work_per_second=100.0, work_burst=400.0, work_wait=0.05)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def account(limits: Limits = STRICT, clock: Clock | None = None) -> Account:
    return Work(limits, clock or Clock()).account("10.0.0.1")


def test_a_budget_is_spent_and_fills_with_time() -> None:
    async def scenario() -> None:
        clock = Clock()
        own = account(clock=clock)
        await own.turn()
        own.spend(500)
        assert own.left == -100
        with pytest.raises(Refused) as refused:
            await own.turn()
        assert (refused.value.code, refused.value.status, refused.value.retry) == (
            "too_many",
            429,
            2,
        )
        clock.now += 1.5
        await own.turn()
        assert own.left == 50
        clock.now += 100
        assert own.left == 400, "no more than the burst"
        own.spend(10_000)
        assert own.left == -400, "a debt has an end, too"

    run(scenario)


def test_who_has_used_it_up_waits_first_and_in_order() -> None:
    async def scenario() -> None:
        own = Work(replace(STRICT, work_per_second=1000.0, work_wait=5.0)).account("a")
        own.spend(450)
        order: list[int] = []

        async def ask(number: int) -> None:
            await own.turn()
            order.append(number)
            own.spend(5)

        given_up = asyncio.create_task(ask(99))
        asked = [asyncio.create_task(ask(number)) for number in range(5)]
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(*asked)
        assert order == [0, 1, 2, 3, 4]

    run(scenario)


def test_of_one_address_the_loop_takes_one_thing_after_the_other() -> None:
    """Fifty at once of one address, and one of another: that one does not wait for the fifty."""

    async def scenario() -> None:
        work = Work(QUICK)
        order: list[str] = []

        async def ask(asker: str) -> None:
            await work.account(asker).turn()
            order.append(asker)

        flood = [asyncio.create_task(ask("flood")) for _ in range(50)]
        await asyncio.sleep(0)
        await ask("victim")
        assert order.index("victim") <= 2
        await asyncio.gather(*flood)
        assert order.count("flood") == 50

    run(scenario)


def test_only_what_is_done_for_the_asker_is_counted() -> None:
    async def scenario() -> None:
        own = account(replace(STRICT, work_burst=1e6))

        def work(rounds: int) -> int:
            return sum(number * number for number in range(rounds))

        async def wait_and_work() -> int:
            await asyncio.sleep(0.01)
            other = asyncio.create_task(idle())
            await asyncio.sleep(0)
            await other
            return work(10)

        async def idle() -> None:
            work(400_000)

        assert await metered(wait_and_work(), own) == 285
        assert own.left > 1e6 - 5

        async def fail() -> None:
            work(400_000)
            raise ValueError("no")

        with pytest.raises(ValueError, match="no"):
            await metered(fail(), own)
        left = own.left
        assert left < 1e6 - 5
        await in_thread(own, work, 400_000)
        assert own.left < left - 5

        async def wait_for_ever() -> None:
            await asyncio.Event().wait()

        async def wait() -> None:
            await metered(wait_for_ever(), own)

        task = asyncio.create_task(wait())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(scenario)


async def left_after(house: House, call: Any) -> float:
    """How much less is left after something was done."""
    assert house.server is not None
    assert house.server.work is not None
    own = house.server.work.account("127.0.0.1")
    before = own.left
    await call
    return before - own.left


async def get_anew(house: House) -> httpx.Response:
    """On a separate connection."""
    async with httpx.AsyncClient(base_url=house.http.base_url, timeout=PATIENCE) as http:
        return await http.get("/api/games")


def test_every_kind_of_request_is_counted_refused_and_served_again(tmp_path: Path) -> None:
    """The clock of the budget stands still, until the test moves it."""

    async def scenario() -> None:
        async with served(tmp_path / "db", STRICT) as house:
            assert house.server is not None
            assert house.server.work is not None
            clock = house.server.work._time = Clock()
            wish = {"game": "incubation", "seats": [{"kind": "me"}] * 2}
            table = await house.open_table("incubation", 2)
            async with table.sitting(0, 1) as clients:
                mover = next(client for client in clients if client.legal)
                for call in (
                    house.http.get("/api/games"),
                    house.http.get("/api/games/incubation/rules"),
                    house.http.get("/"),
                    house.http.get("/nothing.html"),
                    house.http.get("/healthz"),
                    house.http.post("/healthz"),
                    house.http.post("/api/tables", json=wish),
                    table.get(""),
                    table.get("/history", seat=0),
                    table.get("/log"),
                    mover.ask("why", move=mover.legal[0]),
                    mover.ask("hint"),
                    mover.ask("say", text="hello"),
                    mover.play(),
                ):
                    assert await left_after(house, call) > 0.05
                own = house.server.work.account("127.0.0.1")

                async def state() -> None:
                    await mover.send(type="state")
                    await mover.until("state")

                assert await left_after(house, state()) > 0.05
                own.spend(own.left + 150)
                games = await house.http.get("/api/games")
                assert (games.status_code, games.json()["code"]) == (429, "too_many")
                assert int(games.headers["retry-after"]) == games.json()["retry"] >= 2
                assert games.headers["x-content-type-options"] == "nosniff"
                await mover.send(type="state")
                refusal = await mover.until("refusal")
                assert (refusal["code"], refusal["retry"]) == ("too_many", games.json()["retry"])
                own.spend(400)
                with pytest.raises(httpx.RemoteProtocolError):  # no word is wasted on these
                    await get_anew(house)
                other = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
                async with httpx.AsyncClient(base_url=house.http.base_url, transport=other) as bo:
                    assert (await bo.get("/api/games")).status_code == 200
                clock.now += 10
                assert (await house.http.get("/api/games")).status_code == 200
                await state()

    run(scenario)


def test_an_address_has_so_many_sockets_and_connections(tmp_path: Path) -> None:
    limits = replace(QUICK, sockets_per_address=2, connections_per_address=6)

    async def scenario() -> None:
        async with served(tmp_path / "db", limits) as house:
            table = await house.open_table("incubation", 2)
            async with table.sitting(0, 1):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await table.client().__aenter__()
                assert refused.value.response.status_code == 429
                assert b"too_many" in (refused.value.response.body or b"")
                spare = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(6)]
                told = await asyncio.wait_for(spare[-1][0].read(), PATIENCE)
                assert told.startswith(b"HTTP/1.1 429")
                assert b"too_many" in told
                for _, writer in spare:
                    writer.close()
                    await writer.wait_closed()
            assert house.server is not None
            assert house.server.work is not None
            own = house.server.work.account("127.0.0.1")
            while own.sockets > 0:
                await asyncio.sleep(0.01)
            async with table.sitting(0, 1) as clients:
                assert len(clients) == 2

    run(scenario)


def test_without_a_limit_of_work_nothing_is_counted(tmp_path: Path) -> None:
    limits = replace(QUICK, work_per_second=0, sockets_per_address=1, connections_per_address=1)

    async def scenario() -> None:
        async with served(tmp_path / "db", limits) as house:
            table = await house.open_table("incubation", 2)
            async with table.sitting(0, 1, None):
                assert house.server is not None
                assert house.server.work is None

    run(scenario)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_customers_network_counts_as_one_address(address: str, counted: str) -> None:
    assert counted_as(address) == counted
