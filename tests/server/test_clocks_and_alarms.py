"""Clocks and alarms by themselves, without a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

from coffret.server.alarms import KEEP_EVERY, Alarms
from coffret.server.clocks import Clocks, rule_of
from coffret.server.messages import ClockRule
from coffret.server.refusals import Refused
from coffret.server.stores import open_store
from coffret.server.uptime import Uptime

from .harness import run
from .moved import HOUR

RULE = rule_of("30s", "turn")
assert RULE is not None


def clocks(rule: ClockRule = RULE) -> Clocks:
    return Clocks(rule, 2)


def left(all: Clocks, seat: int, at: int) -> tuple[int, int]:
    now = all.now(at)[seat]
    return now.turn, now.bank


def test_the_bank_is_used_when_the_time_of_a_turn_is_over_and_a_new_turn_has_all_its_time() -> None:
    all = clocks()
    all.follow(1000, 0b01, 0b01)
    assert left(all, 0, 21_000) == (10_000, 120_000)
    assert left(all, 0, 41_000) == (0, 110_000)
    assert all.end_of(0) == 151_000
    all.follow(41_000, 0b10, 0b10)
    assert left(all, 0, 90_000) == (30_000, 110_000)
    assert all.end_of(0) is None
    assert all.end_of(1) == 41_000 + 150_000


def test_each_of_several_who_decide_at_once_has_a_clock() -> None:
    all = clocks()
    all.follow(0, 0b11, 0b11)
    all.follow(10_000, 0b01, 0b01)
    assert left(all, 0, 20_000) == (10_000, 120_000)
    assert left(all, 1, 20_000) == (30_000, 120_000)


def test_undo_gives_no_time_back() -> None:
    all = clocks()
    all.follow(0, 0b01, 0b01)
    all.follow(40_000, 0b10, 0b10)
    assert all.may_undo(0, 149_000)
    assert not all.may_undo(0, 150_000)
    all.undone(0)
    all.follow(45_000, 0b01, 0b01)
    assert left(all, 0, 45_000) == (0, 105_000)
    assert left(all, 1, 45_000) == (30_000, 120_000)


def test_a_bot_for_a_while_gives_no_time_back_either() -> None:
    all = clocks()
    all.follow(0, 0b01, 0b01)
    all.follow(25_000, 0b01, 0)  # a bot plays
    assert left(all, 0, 60_000) == (5000, 120_000)
    all.follow(60_000, 0b01, 0b01)  # and no longer
    assert left(all, 0, 61_000) == (4000, 120_000)
    all.follow(62_000, 0b01, 0)
    assert not all.agree(0b10, 0b10)
    all.follow(90_000, 0b10, 0b10)  # the bot has ended the turn
    assert left(all, 0, 90_000) == (30_000, 120_000)


def test_a_turn_that_was_lost_cannot_be_had_back_by_undo() -> None:
    all = clocks()
    all.follow(0, 0b01, 0b01)
    all.time_out(0)
    assert left(all, 0, 150_000) == (30_000, 0)
    all.follow(150_000, 0b10, 0b10)
    assert not all.may_undo(0, 150_000)


# Alarms


def test_an_alarm_that_cannot_be_answered_rings_again(tmp_path: Path) -> None:
    """A table that could not be loaded for a moment is woken a moment later, once."""

    async def scenario() -> None:
        store = await open_store(str(tmp_path / "db"))
        woken: list[str] = []
        done = asyncio.Event()

        async def wake(table: str) -> None:
            woken.append(table)
            if len(woken) == 1:
                raise Refused("busy", "the store is not responding")
            done.set()

        alarms = Alarms(store, Uptime(), wake)
        alarms.start()
        alarms.set("one", 0)
        await done.wait()
        assert woken == ["one", "one"]
        await alarms.close()
        await store.close()

    run(scenario)


def test_the_running_time_is_kept_from_the_first_clock_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(str(tmp_path / "db"))
        alarms = Alarms(store, Uptime(), wake=lambda table: asyncio.sleep(0))
        await alarms._ring()
        loop = asyncio.get_running_loop()
        assert alarms._timer is not None
        assert alarms._timer.when() - loop.time() > KEEP_EVERY
        alarms.set("one", 8 * HOUR * 1000)
        assert alarms._timer.when() - loop.time() <= KEEP_EVERY
        await alarms.close()
        await store.close()

    run(scenario)
