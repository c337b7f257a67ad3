"""A table of a game on a clock, when its first round has just begun."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from coffret.server.table import Table

from .harness import Client, House, OpenedTable
from .proxy import Loss, delayed

GAME = "jelly_monster"
PLACES = ("place", "place_and_aim", "place_and_expel")


@asynccontextmanager
async def round_begun(
    house: House, lags: tuple[float, ...] = (0, 0, 0), loss: Loss | None = None
) -> AsyncIterator[tuple[OpenedTable, list[Client]]]:
    """A table of three, each with another lag, when the first round has just begun.

    All lines share the `loss`, so that it can begin later.
    """
    table = await house.open_table(GAME, 3, options={"roll_ms": 300})
    async with (
        delayed(house.port, lags[0], loss) as first,
        delayed(house.port, lags[1], loss) as second,
        delayed(house.port, lags[2], loss) as third,
    ):
        clients = [
            Client(port, table.name, table.token, seat)
            for seat, port in enumerate((first, second, third))
        ]
        for client in clients:
            await client.__aenter__()
            await client.until("state")
        for client in clients:
            await client.play({"move": "ready"})
        for client in clients:
            await client.until(lambda told: told.get("set", {}).get("phase") == "round")
        for client in clients:
            while not client.legal:
                await client.next()
        yield table, clients
        for client in clients:
            await client.socket.close()


def placing(client: Client) -> dict[str, Any]:
    return next(move for move in client.legal if move["move"] in PLACES)


async def until_legal(client: Client) -> None:
    while not any(move["move"] in PLACES for move in client.legal):
        await client.next()


async def roll_again(client: Client) -> None:
    await until_legal(client)
    await client.ask("move", move={"move": "roll_again"})
    await until_legal(client)


async def with_timer_turned(table: OpenedTable) -> None:
    """Let the timer have been turned some seconds ago: it ends soon."""

    def turn(here: Table) -> None:
        match = here.state.playing
        match.state.timer_ends = match.state.clock + 1500
        match._forget()  # what was worked out before

    await table.here.call(turn)


def is_end(told: dict[str, Any]) -> bool:
    return any(event["event"] == "round_ends" for event in told.get("events", []))
