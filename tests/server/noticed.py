"""Tables of people who want notices, and time that a test moves for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time
from typing import Any

from coffret.server.notices.settings import Mail, Notices

from ..web.house import AtRandom
from .devices import Browser
from .harness import PATIENCE, Client, House
from .moved import MovedTime
from .post_offices import PushService, Subscribed, push

LATER = 11.0
"""Seconds after which an unseen turn is worth a notice."""


class Time(MovedTime):
    """Also the time of day."""

    def wall(self) -> float:
        return time() + self._moved

    def move(self, house: House, seconds: float) -> None:
        super().move(house, seconds)
        assert house.server is not None
        house.server.tables.bell.look()
        house.server.notifier.outbox.rung.set()


def asked(time: Time, pushes: bool = True, mail: Mail | None = None, **more: Any) -> dict[str, Any]:
    """The arguments of a server."""
    return {
        "seconds": time,
        "wall": time.wall,
        "bot_pool": AtRandom,
        "notices": Notices(push() if pushes else None, mail, **more),
    }


async def two_people(house: House, **more: Any) -> tuple[Browser, Browser, str]:
    """Ada and Bo at a table that waits for one of them; nobody is there."""
    ada, bo = Browser(house), Browser(house)
    for device, name in ((ada, "Ada"), (bo, "Bo")):
        await device.register(name)
    table = await sit_together(ada, bo, **more)
    return ada, bo, table


async def sit_together(ada: Browser, bo: Browser, **more: Any) -> str:
    opened = await ada.open_table({"kind": "me", "name": "Ada"}, {"kind": "link"}, **more)
    table: str = opened["table"]
    taken = await bo.post(f"/api/tables/{table}/seats", claim=opened["claims"]["1"], name="Bo")
    assert taken.status_code == 200, taken.text
    return table


async def wants_push(device: Browser, service: PushService, name: str) -> Subscribed:
    browser = Subscribed(service, name)
    answer = await device.post("/api/me/notices/push", **browser.asked)
    assert answer.status_code == 200, answer.text
    await settled(device.house)
    return browser


async def ada_to_move(
    house: House, service: PushService, **more: Any
) -> tuple[Browser, Browser, str, Subscribed]:
    """Ada, Bo and a table that waits for Ada; Bo wishes for push."""
    ada, bo, table = await two_people(house, **more)
    browser = await wants_push(bo, service, "bo")
    if await turn_of(ada, table) == 1:
        await play_turn(bo, table, 1)
    return ada, bo, table, browser


async def settled(house: House) -> None:
    """Wait until the work that a call started is done."""
    assert house.server is not None
    await asyncio.gather(*house.server.notice_calls._sending)


async def play_turn(device: Browser, table: str, seat: int) -> None:
    """Come, play until it is someone else's turn, and leave."""
    async with device.socket(table, seat) as client:
        await client.until("state")
        await play_on(client)


async def play_on(client: Client) -> None:
    while client.legal:
        number = (await client.play())["n"]
        while client.number < number:
            await client.next()


async def turn_of(device: Browser, table: str) -> int:
    (game,) = [each for each in await device.games() if each["table"] == table]
    (seat,) = game["acting"]
    return int(seat)


async def quiet(house: House) -> None:
    """Everything that is due was looked at, and delivered."""
    assert house.server is not None
    server = house.server

    def busy() -> bool:
        bell, outbox = server.tables.bell, server.notifier.outbox
        due = bool(bell._heap) and bell._heap[0][0] <= bell.now()
        return bell.rung.is_set() or outbox.rung.is_set() or outbox.is_busy or due

    for _ in range(3):
        await until(lambda: not busy())
        # Both do one thing at a time, and the store does all in order.
        await server.store.change(lambda rows: rows("SELECT 1"))
        while any(task_works(task) for task in server.notifier._tasks):
            await asyncio.sleep(0.01)


def task_works(task: asyncio.Task[None]) -> bool:
    """Whether it does something, instead of waiting for its bell."""
    stack = task.get_coro().cr_await  # type: ignore[union-attr]
    return getattr(stack, "__qualname__", "") != "Event.wait"


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def messages_of(browser: Subscribed) -> list[str]:
    return [each.said["title"] for each in browser.heard]
