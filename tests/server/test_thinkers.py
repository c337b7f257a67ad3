"""A search that never ends costs its bot a random move, and the server nothing that lasts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from coffret import registry
from coffret.engine.fairness import secret_of
from coffret.engine.match import Match
from coffret.server import bot_pool, botseats
from coffret.server.botseats import any_move
from coffret.server.metrics import METRICS
from coffret.server.thinkers import Patience, Thinkers, TookTooLong

from .harness import run, served
from .searches import doubled, fail, sleep_for_ever, work_for_ever

PLENTY = Patience(60, 120.0)
LITTLE = {"never answers": Patience(60, 0.2), "never stops working": Patience(0, 60.0)}


HANGING = {"never answers": sleep_for_ever, "never stops working": work_for_ever}


@pytest.mark.parametrize("way", HANGING)
def test_a_process_that_takes_too_long_is_replaced_and_the_other_stays(way: str) -> None:
    async def scenario() -> None:
        thinkers = Thinkers(2)
        numbers = await asyncio.gather(*(thinkers.ask(PLENTY, doubled, n) for n in (1, 2)))
        assert numbers == [2, 4]
        before = {each.pid for each in thinkers._all}
        assert len(before) == 2
        assert None not in before
        with pytest.raises(TookTooLong):
            await thinkers.ask(LITTLE[way], HANGING[way])
        answers = [await thinkers.ask(PLENTY, doubled, n) for n in range(4)]
        assert answers == [0, 2, 4, 6]
        after = {each.pid for each in thinkers._all}
        assert len(after & before) == 1
        thinkers.close()

    run(scenario)


def test_a_failing_search_keeps_its_process_and_says_where_it_failed() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1)
        with pytest.raises(ValueError, match="a mistake") as failed:
            await thinkers.ask(PLENTY, fail)
        assert "in fail" in failed.value.__notes__[0]
        before = thinkers._all[0].pid
        assert await thinkers.ask(PLENTY, doubled, 3) == 6
        assert thinkers._all[0].pid == before
        thinkers.close()

    run(scenario)


def test_closing_ends_a_search_that_never_does() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1)
        assert await thinkers.ask(PLENTY, doubled, 1) == 2
        process = thinkers._all[0]._process
        asked = asyncio.create_task(thinkers.ask(PLENTY, sleep_for_ever))
        while thinkers._free:
            await asyncio.sleep(0)
        thinkers.close()
        with pytest.raises(Exception, match="the server stops"):
            await asked
        assert not process.is_alive()

    run(scenario)


def test_a_table_goes_on_when_its_bot_never_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    logged: list[dict[str, Any]] = []

    def listen(event: str, **fields: Any) -> None:
        logged.append({"event": event, **fields})

    monkeypatch.setattr(botseats, "log", listen)
    monkeypatch.setattr(bot_pool, "_choose", sleep_for_ever)
    monkeypatch.setattr(bot_pool, "USUAL", LITTLE["never answers"])

    async def scenario() -> None:
        before = METRICS.counts["searches_ended", ""]
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 1, 1)
            async with table.client(0) as ada:
                await ada.until("state")
                while len(logged) < 3:
                    if ada.legal:
                        await ada.play()
                    else:
                        await ada.until("step")
                log = await table.here.call(lambda here: list(here.state.playing.log))
            ended = METRICS.counts["searches_ended", ""] - before
        assert {each["event"] for each in logged} == {"a bot took too long"}
        first = logged[0]
        assert (first["table"], first["seat"], first["warns"]) == (table.name, 1, True)
        assert ended >= 3
        assert sum(line.seat == 1 for line in log) >= 2

    run(scenario)


def test_any_move_is_legal_in_every_game() -> None:
    for game in registry.games():
        match = Match(game, [f"P{n}" for n in range(game.seats[0])], {}, secret_of(5))
        for _ in range(40):
            acting = game.acting(match.state)
            if not acting:
                match.wait(match.due)
                continue
            action = any_move(match, acting[0])
            assert action is not None
            match.play(acting[0], action)
        idle = [seat for seat in range(len(match.seats)) if seat not in game.acting(match.state)]
        assert all(any_move(match, seat) is None for seat in idle)
