"""Who acts when: paces, equal times, and games without a clock."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from coffret.bots import pacing
from coffret.bots.pacing import NOT_ASKED
from coffret.engine import fairness, rng
from coffret.engine.state import Dice

ALL = 0b111


@pytest.fixture
def dice() -> Any:
    made = Dice.new()
    rng.reseed(made, fairness.words(fairness.secret_of(2), "test", 0))
    return made


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table of three whose only due time is `s.when`."""
    monkeypatch.setattr(pacing, "due", lambda s: s.when)
    return SimpleNamespace(seats=3, clock=1000, when=-1)


def test_everybody_acts_at_their_own_pace(clock: Any, dice: Any) -> None:
    at = [NOT_ASKED] * 3
    paces = (300, 100, 200)
    order = []
    for _ in range(6):
        seat, time = pacing.next_to_act(clock, ALL, paces, 0, at, dice)
        if seat < 0:
            clock.clock = time
        else:
            order.append((clock.clock, seat))
            at[seat] = NOT_ASKED
    assert order == [(1100, 1), (1200, 1), (1200, 2)] or order == [(1100, 1), (1200, 2), (1200, 1)]


def test_what_is_due_comes_first(clock: Any, dice: Any) -> None:
    clock.when = 1050
    at = [NOT_ASKED] * 3
    assert pacing.next_to_act(clock, ALL, (100, 100, 100), 0, at, dice) == (-1, 1050)
    assert pacing.next_to_act(clock, 0, (100, 100, 100), 0, at, dice) == (-1, 1050)


def test_of_those_at_the_same_moment_none_is_favoured(clock: Any, dice: Any) -> None:
    counts = Counter(
        pacing.next_to_act(clock, ALL, (0, 0, 0), 0, [NOT_ASKED] * 3, dice)[0] for _ in range(3_000)
    )
    assert all(900 < counts[seat] < 1_100 for seat in range(3))


def test_alone_and_without_a_clock_nobody_waits(clock: Any, dice: Any) -> None:
    for seat in range(3):
        at = [NOT_ASKED] * 3
        assert pacing.next_to_act(clock, 1 << seat, (900, 900, 900), 0, at, dice) == (seat, 1000)


def test_paces_turn_with_the_bots(clock: Any, dice: Any) -> None:
    at = [NOT_ASKED] * 3
    pacing.next_to_act(clock, ALL, (100, 200, 300), 1, at, dice)
    assert at == [1200, 1300, 1100]
