"""A random legal action: the same in both modes, and each as likely as the other."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np

from coffret import registry
from coffret.engine import fairness, masks, rng
from coffret.engine.state import Dice


def seeded() -> Any:
    dice = Dice.new()
    rng.reseed(dice, fairness.words(fairness.secret_of(1), "test", 0))
    return dice


def test_both_modes_find_the_same_actions_in_masks_of_any_length() -> None:
    game = registry.games()[0]
    plain, compiled = game.plain(masks).any_of, game.compiled(masks).any_of
    chance = Random(3)
    mine, theirs = seeded(), seeded()
    their_dice = Dice.array_of(theirs)[0]
    for length in (1, 7, 8, 9, 31, 64, 127, 128, 129, 515):
        for legal in {1, min(3, length), length}:
            mask = bytearray(length)
            for action in chance.sample(range(length), legal):
                mask[action] = 1
            array = np.frombuffer(bytes(mask), np.uint8).copy()
            for _ in range(20):
                found = plain(mask, legal, mine)
                assert mask[found]
                assert compiled(array, legal, their_dice) == found


def test_every_legal_action_is_as_likely_as_another() -> None:
    mask = bytearray(300)
    actions = (0, 3, 64, 140, 299)
    for action in actions:
        mask[action] = 1
    dice = seeded()
    counts = Counter(masks.any_of(mask, len(actions), dice) for _ in range(5_000))
    assert set(counts) == set(actions)
    assert all(900 < count < 1_100 for count in counts.values())


def test_the_words_of_many_steps_are_those_of_each() -> None:
    secret = fairness.secret_of(4)
    each = [fairness.words(secret, "game", number) for number in range(30, 60)]
    assert [*map(tuple, fairness.many_words(secret, "game", range(30, 60)).tolist())] == each
