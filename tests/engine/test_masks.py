"""A random legal action, and many marked at once: the same in both modes, all equally likely."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np

from coffret import registry
from coffret.engine import fairness, masks, rng
from coffret.engine.state import Dice

from . import own_masks


def seeded() -> Any:
    dice = Dice.new()
    rng.reseed(dice, fairness.words(fairness.secret_of(1), "test", 0))
    return dice


def test_both_modes_find_the_same_actions_in_masks_of_any_length() -> None:
    game = registry.games()[0]
    plain, compiled = game.plain(masks).random_action, game.compiled(masks).random_action
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
    counts = Counter(masks.random_action(mask, len(actions), dice) for _ in range(5_000))
    assert set(counts) == set(actions)
    assert all(900 < count < 1_100 for count in counts.values())


def test_the_words_of_many_steps_are_those_of_each() -> None:
    secret = fairness.secret_of(4)
    each = [fairness.words(secret, "game", number) for number in range(30, 60)]
    assert [*map(tuple, fairness.many_words(secret, "game", range(30, 60)).tolist())] == each


def test_eight_actions_are_written_at_any_place_alike_in_both_modes() -> None:
    game = registry.games()[0]
    plain, compiled = game.plain(masks).allow_eight, game.compiled(masks).allow_eight
    for first in (0, 3, 13):
        for bits in range(256):
            mask = bytearray(b"\2" * 21)
            array = np.frombuffer(bytes(mask), np.uint8).copy()
            assert plain(mask, first, bits) == compiled(array, first, bits) == bits.bit_count()
            assert mask == array.tobytes()
            assert [*mask[first : first + 8]] == [bits >> i & 1 for i in range(8)]
            assert set(mask[:first] + mask[first + 8 :]) == {2}, "nothing beside them"


def test_eight_actions_are_written_from_bytes_and_counted_alike_in_both_modes() -> None:
    game = registry.games()[0]
    plain, compiled = game.plain(masks), game.compiled(masks)
    for bits in range(256):
        word = int.from_bytes(masks.EIGHT_BYTES[bits], "little")
        if bits >> 7 == 0:  # else 31 times it is no int64
            assert plain.sum_of_bytes(31 * word) == compiled.sum_of_bytes(31 * word)
            assert plain.sum_of_bytes(31 * word) == 31 * bits.bit_count()
        mask = bytearray(b"\2" * 12)
        array = np.frombuffer(bytes(mask), np.uint8).copy()
        plain.write_eight(mask, 3, word)
        compiled.write_eight(array, 3, word)
        assert mask == array.tobytes() == b"\2\2\2" + masks.EIGHT_BYTES[bits] + b"\2"


def test_many_actions_are_written_alike_in_both_modes() -> None:
    game = registry.games()[0]
    plain, compiled = game.plain(masks).allow_bits, game.compiled(masks).allow_bits
    chance = Random(5)
    for count in (1, 7, 8, 9, 40, 45):
        bits = chance.getrandbits(count)
        mask = bytearray(60)
        array = np.zeros(60, np.uint8)
        assert plain(mask, 5, bits, count) == compiled(array, 5, bits, count) == bits.bit_count()
        assert mask == array.tobytes()
        assert [*mask[5 : 5 + count]] == [bits >> i & 1 for i in range(count)]
        assert not any(mask[5 + count :])


def test_a_mask_of_bits_holds_what_a_mask_of_bytes_holds() -> None:
    """A compiled search works on bits: the same actions, counts and draws."""
    game = max(registry.games(), key=lambda each: len(each.actions))
    actions = len(game.actions)
    plain, compiled = game.plain(own_masks).work, game.compiled(own_masks).work
    chance = Random(7)
    mine, theirs = seeded(), seeded()
    their_dice = Dice.array_of(theirs)[0]
    for _ in range(400):
        count = chance.randrange(1, 64)
        first = chance.randrange(actions - count - 16)
        given = (
            chance.randrange(actions),
            first,
            chance.getrandbits(count),
            count,
            chance.getrandbits(8),
        )
        mask = bytearray(actions)
        array = np.ones(actions, np.uint8)
        assert plain(mask, *given, mine) == compiled(array, *given, their_dice)
        assert mask == array.tobytes()
        assert not mask[first]


def test_a_processor_without_the_instruction_finds_the_same_bit() -> None:
    chance = Random(8)
    for _ in range(300):
        word = chance.getrandbits(chance.randrange(1, 64)) | 1
        places = [place for place in range(64) if word >> place & 1]
        number = chance.randrange(len(places))
        assert masks.nth_one(word, number) == places[number]
