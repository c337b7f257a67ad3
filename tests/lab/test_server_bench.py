"""The load that `coffret bench server` makes, on a few tables."""

import asyncio
from collections.abc import Awaitable, Callable

from coffret.lab.server_bench import loaded_server
from coffret.lab.server_load import LoadFigures, Slice, figures_of


def test_a_small_load_is_served_and_measured() -> None:
    """Measured until there are enough moves: nothing here depends on how fast they come."""

    async def measured(once: Callable[[], Awaitable[Slice]], moves: int) -> LoadFigures:
        slices = [await once()]
        while figures_of(slices).moves < moves:
            slices.append(await once())
        return figures_of(slices)

    async def scenario() -> None:
        async with loaded_server("incubation", 6) as server:
            people = await measured(lambda: server.load.people(2.0), 6)
            # A game has some 300 moves: all of them are counted.
            full = await measured(lambda: server.load.full_speed(0.1, warming=0), 100)
        for figures in (people, full):
            assert 0 < figures.p50_ms <= figures.p99_ms
            assert figures.processor_ms_per_move > 0
        assert full.moves_per_second > 0
        assert 100 < full.bytes_per_client_and_move < 400

    asyncio.run(asyncio.wait_for(scenario(), 240))
