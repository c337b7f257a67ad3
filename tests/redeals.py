"""Whether a redraw takes every world that is possible, and each as often as it should.

A test counts by hand, or by trying all deals, which worlds a seat cannot tell apart and how many
ways lead to each; then it draws many times and compares. Seeds are fixed, bounds generous: chance
alone would exceed them once in a million tests.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

import numpy as np

from coffret.engine import transitions
from coffret.engine.fairness import secret_of, words
from coffret.engine.game import Game
from coffret.engine.state import Dice

Look = Callable[[Any], Hashable]
"""A question of a test to a redrawn position."""


def redrawn(
    game: Game, s: Any, seat: int, times: int, look: Look, compiled: bool = True
) -> Counter[Hashable]:
    """The results of `look` in so many redraws of a position for a seat."""
    world = game.state.copy(s)
    dice = np.zeros(1, Dice.dtype)
    for i, word in enumerate(words(secret_of(1), "redeal", 0)):
        dice["rng"][0][i] = word
    determinize = (game.compiled if compiled else game.plain)(transitions).determinize
    given = game.state.array_of(world)[0] if compiled else world
    chance = dice[0] if compiled else Dice.over(dice, 0)
    before = bytes(game.state.array_of(s).tobytes())
    found: Counter[Hashable] = Counter()
    for _ in range(times):
        world._words[:] = memoryview(before).cast("i")
        determinize(given, seat, chance)
        found[look(world)] += 1
    return found


def assert_even(found: Counter[Hashable], ways: Mapping[Any, int] | Iterable[Any]) -> None:
    """Each world as often as there are ways to it, by Pearson's chi-square."""
    weights = dict(ways) if isinstance(ways, Mapping) else dict.fromkeys(ways, 1)
    assert set(found) <= set(weights), "an impossible world was drawn"
    drawn, total = sum(found.values()), sum(weights.values())
    expected = {world: drawn * weight / total for world, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few draws to tell"
    surprise = sum((found[world] - many) ** 2 / many for world, many in expected.items())
    freedom = len(weights) - 1
    assert surprise < freedom + 5 * sqrt(2 * freedom) + 12, f"{surprise:.0f} of {freedom}"


def lean(found: Counter[Hashable], ways: Mapping[Any, int]) -> float:
    """By how much the frequencies differ from the fair ones: half the sum of the differences.

    0: not at all; 1: only impossible worlds.
    """
    drawn, total = sum(found.values()), sum(ways.values())
    worlds = set(found) | set(ways)
    return sum(abs(found[w] / drawn - ways.get(w, 0) / total) for w in worlds) / 2


def assert_forgets(
    found: Counter[Any], ways: Mapping[Any, int], truth: Sequence[frozenset[int]]
) -> None:
    """As many cards stay in their true hands as chance leaves there, within five standard errors.

    A redraw that starts from the true deal could remember some of it: spread over many worlds, each
    would hardly be drawn too often, but this number adds it up.
    """

    def moments(worlds: Mapping[Any, int]) -> tuple[float, float]:
        total = sum(worlds.values())
        alike = {
            world: sum(len(hand & true) for hand, true in zip(world, truth, strict=True))
            for world in worlds
        }
        mean = sum(alike[world] * many for world, many in worlds.items()) / total
        spread = sum((alike[world] - mean) ** 2 * many for world, many in worlds.items()) / total
        return mean, spread

    fair, spread = moments(ways)
    seen, _ = moments(found)
    assert abs(seen - fair) < 5 * sqrt(spread / sum(found.values())), f"{seen:.3f}, fair {fair:.3f}"
