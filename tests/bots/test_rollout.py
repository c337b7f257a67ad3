"""The rollout policy: a game's weights, or none of them."""

from collections.abc import Sequence
from typing import Any

import pytest

from coffret.bots import rollout
from coffret.engine import rng
from coffret.engine.state import Dice


def chosen(uniform: int) -> set[int]:
    dice = Dice.new()
    rng.reseed(dice, (1, 2, 3, 4))
    mask = bytearray([1, 0, 1, 1])
    return {rollout.rollout_choice(None, 0, mask, 3, [0] * 4, uniform, dice) for _ in range(60)}


def test_weights_decide_unless_play_is_uniform(monkeypatch: pytest.MonkeyPatch) -> None:
    def weigh(s: Any, seat: int, mask: Sequence[int], weights: list[int]) -> int:
        weights[:] = [0, 9, 5, 2]
        return 7

    monkeypatch.setattr(rollout, "rollout_weights", weigh)
    assert chosen(uniform=0) == {2, 3}
    assert chosen(uniform=1) == {0, 2, 3}
