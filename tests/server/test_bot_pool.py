"""Bots think beside the event loop, and nobody waits for compiled rules."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from coffret import registry
from coffret.bots.levels import PEOPLE_MEET
from coffret.engine.fairness import secret_of, words
from coffret.engine.game import Game
from coffret.engine.match import Match
from coffret.engine.record import raw
from coffret.server import botseats
from coffret.server.bot_pool import COMPILING, READY, BotPool
from coffret.server.botseats import BotDecision, BotSeats
from coffret.server.seats import BOT, Seat

from .harness import run, served


def test_while_rules_compile_the_table_says_so_and_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COFFRET_CACHE", str(tmp_path / "compiled"))

    async def scenario() -> None:
        async with served(tmp_path / "db", compile_rules=True) as house:
            table = await house.open_table("incubation", 1, 1)
            async with table.client(0) as ada:
                state = await ada.until("state")
                if state.get("bots", READY) == READY:
                    assert (await ada.until("bots"))["bots"] == COMPILING
                begin = ada.number
                while ada.number < begin + 10:
                    if ada.legal:
                        await ada.play()
                    else:
                        await ada.next()

    run(scenario)


@pytest.mark.parametrize("name", ["incubation", "jelly_monster"])
def test_every_level_decides_by_interpreted_rules(name: str) -> None:
    async def scenario() -> None:
        bot_pool = BotPool(1, compile_rules=False)
        await choose_with_all_levels(bot_pool, registry.game(name))
        await bot_pool.close()

    run(scenario)


async def choose_with_all_levels(bot_pool: BotPool, game: Game) -> None:
    s = game.new(game.seats[0], {}, words(secret_of(1), game.name, 0))
    chance = Random(1)
    while len(game.legal(s, (game.acting(s) or [0])[0])) < 2:
        if game.acting(s):
            seat = game.acting(s)[0]
            game.play(s, seat, chance.choice(game.legal(s, seat)))
        else:
            game.rules.elapse(s, game.rules.due(s) - s.clock)
    seat = game.acting(s)[0]
    for bot in PEOPLE_MEET:
        assert await bot_pool.choose(game, bot, raw(s), seat) in game.legal(s, seat)
    advice = await bot_pool.advise(game, raw(s), seat)
    assert advice
    assert all(0 <= chance <= 1 for _, chance in advice)


def test_a_thinking_process_that_dies_is_replaced() -> None:
    async def scenario() -> None:
        game = registry.game("incubation")
        bot_pool = BotPool(1, compile_rules=False)
        s = game.new(2, {}, words(secret_of(1), game.name, 0))
        seat = game.acting(s)[0]
        await bot_pool.choose(game, "beginner", raw(s), seat)
        bot_pool._thinkers._all[0]._process.kill()
        assert await bot_pool.choose(game, "beginner", raw(s), seat) in game.legal(s, seat)
        await bot_pool.close()

    run(scenario)


class Slow(BotPool):
    """Every choice takes the same long time."""

    async def choose(self, game: Game, bot: str, state: bytes, seat: int) -> int:
        await asyncio.sleep(0.2)
        s = game.state.new()
        s._words[:] = memoryview(state).cast("i")
        return game.legal(s, seat)[0]


def test_a_forced_answer_takes_as_long_as_a_chosen_one() -> None:
    """The time of an answer must not show that a hand left no choice."""

    async def scenario() -> None:
        thoughts: asyncio.Queue[BotDecision] = asyncio.Queue()
        bots = BotSeats(Slow(1, compile_rules=False), thoughts.put_nowait)
        bots.pause = 0
        match = Match(registry.game("megalomania"), ["Ada", "Bo"], {}, secret_of(2))
        loop = asyncio.get_running_loop()
        forced = chosen = 0
        while not (forced and chosen):
            seat = match.game.acting(match.state)[0]
            count = len(match.game.legal(match.state, seat))
            begun = loop.time()
            bots.ask(match, [Seat(BOT, level="casual")] * 2)
            thought = await thoughts.get()
            bots.answered(seat)
            if chosen or count > 1:
                assert loop.time() - begun >= 0.19
            forced += chosen > 0 and count == 1
            chosen += count > 1
            assert thought.action is not None
            match.play(seat, thought.action)

    run(scenario)


def test_a_bot_that_may_no_longer_act_gives_way_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A live table goes on between the question and the bot's own turn of the loop: it does not
    count as a failure, after which the bot would sit still for seconds."""
    failures: list[str] = []
    monkeypatch.setattr(botseats, "log", lambda what, **more: failures.append(what))

    async def scenario() -> None:
        game = registry.game("incubation")
        match = Match(game, ["Ada", "Bo"], {}, secret_of(3))
        told: asyncio.Queue[BotDecision] = asyncio.Queue()
        bot_pool = BotPool(1, compile_rules=False)
        bots = BotSeats(bot_pool, told.put_nowait)
        seat = game.acting(match.state)[0]
        seats = [Seat(BOT, "Bo", level="casual") if each == seat else Seat() for each in range(2)]
        bots.ask(match, seats)
        while seat in game.acting(match.state):
            match.play(seat, game.legal(match.state, seat)[0])
        assert (await told.get()).action is None
        assert failures == []
        await bot_pool.close()

    run(scenario)
