"""The load that `coffret bench server` makes, on a few tables."""

import asyncio

from coffret.lab.server_bench import ROUNDS, loaded_server
from coffret.lab.server_load import figures_of


def test_a_small_load_is_served_and_measured() -> None:
    async def scenario() -> None:
        async with loaded_server("incubation", 6) as server:
            people = figures_of([await server.load.people(2.0)])
            full = figures_of([await server.load.full_speed(0.3) for _ in range(ROUNDS)])
        assert full.moves > 100
        assert people.moves >= 6
        assert 0 < people.p50_ms <= people.p99_ms
        assert 100 < full.bytes_per_client_and_move < 400

    asyncio.run(scenario())
