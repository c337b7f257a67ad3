"""Rules are compiled by a process of their own, and whoever serves tables hears of it."""

import asyncio

from coffret import registry
from coffret.server.thinking import COMPILING, READY, Thinkers

from ..server.test_thinking import choose_with_all_levels


def test_when_the_rules_are_compiled_the_table_hears_of_it() -> None:
    async def scenario() -> None:
        game = registry.game("incubation")
        thinkers = Thinkers(1)
        told: list[str] = []
        thinkers.on_change(lambda name: told.append(thinkers.status(registry.game(name))))
        thinkers.prepare(game)
        assert told == [COMPILING]
        thinkers.prepare(game)
        while len(told) < 2:
            await asyncio.sleep(0.05)
        assert told == [COMPILING, READY]
        await choose_with_all_levels(thinkers, game)
        await thinkers.close()

    asyncio.run(asyncio.wait_for(scenario(), 300))
