"""Another process compiles rules, and the server learns when they are ready."""

import asyncio

from coffret import registry
from coffret.server.bot_pool import COMPILING, READY, BotPool

from ..server.test_bot_pool import choose_with_all_levels


def test_when_the_rules_are_compiled_the_table_hears_of_it() -> None:
    async def scenario() -> None:
        game = registry.game("incubation")
        bot_pool = BotPool(1)
        changes: list[str] = []
        bot_pool.on_change(lambda name: changes.append(bot_pool.status(registry.game(name))))
        bot_pool.prepare(game)
        assert changes == [COMPILING]
        bot_pool.prepare(game)
        while len(changes) < 2:
            await asyncio.sleep(0.05)
        assert changes == [COMPILING, READY]
        await choose_with_all_levels(bot_pool, game)
        await bot_pool.close()

    asyncio.run(asyncio.wait_for(scenario(), 300))
