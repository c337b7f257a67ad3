"""The load that `coffret bench server` makes, on a few tables."""

import asyncio

from coffret.lab.server_bench import measure_server


def test_a_small_load_is_served_and_measured() -> None:
    figures = asyncio.run(measure_server("incubation", 6, 1.0))
    assert figures.full_speed.moves > 100
    assert figures.people.moves >= 6
    assert 0 < figures.people.p50_ms <= figures.people.p99_ms
    assert 100 < figures.full_speed.bytes_per_client_and_move < 400
