"""The GPU mode, where there is no GPU: what its kernels are made of, and that they can be made.

`tests/contract/test_gpu.py` compares it with the other modes, byte by byte, on a machine with one.
"""

import random
from typing import Any

import numpy as np
import pytest

from coffret import registry
from coffret.engine.game import Game

pytest.importorskip("numba.cuda.core", reason="numba-cuda is not installed")

from numba.cuda import types

from coffret.engine import gpu, gpu_masks, masks, unheard
from coffret.engine.binding import Binding
from coffret.engine.record import Records
from coffret.engine.rng import reseed
from coffret.engine.rule import is_rule
from coffret.engine.state import Dice
from coffret.envs.cuda_kernels import Kernels, cuda_type


class Words:
    """A mask of bits for interpreted rules: what `Bits` is on the GPU."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.words = [0] * gpu_masks.words_for(count)

    def __len__(self) -> int:
        return self.count

    def __setitem__(self, action: int, value: int) -> None:
        kept = self.words[action >> 5] & ~(1 << (action & 31))
        self.words[action >> 5] = kept | value << (action & 31)

    def actions(self) -> list[int]:
        return [n for n in range(32 * len(self.words)) if self.words[n >> 5] >> (n & 31) & 1]


def word_of(mask: Words, number: int) -> int:
    return mask.words[number]


def put_word_of(mask: Words, number: int, word: int) -> None:
    mask.words[number] = word & 0xFFFFFFFF


class Counts:
    @staticmethod
    def popc(word: int) -> int:
        return word.bit_count()


@pytest.fixture
def bits() -> Any:
    """The rules on masks of bits, interpreted."""
    instead = [
        (gpu_masks.word_of, word_of),
        (gpu_masks.put_word_of, put_word_of),
        (vars(gpu_masks)["cuda"], Counts),
    ]
    return Binding([gpu_masks], instead)[gpu_masks]


def test_masks_of_bits_hold_what_masks_of_bytes_hold(bits: Any) -> None:
    chance = random.Random(1)
    for _ in range(300):
        count = chance.randrange(1, 130)
        ours, theirs = Words(count + 8), bytearray(count + 8)
        for action in chance.sample(range(count), count // 5):
            assert bits.allow(ours, action) == masks.allow(theirs, action) == 1
        first, wide = chance.randrange(count), chance.randrange(1, 41)
        wide = min(wide, count - first)
        row = chance.getrandbits(wide) if wide else 0
        wide_bytes = bytearray(theirs)
        wide_bytes[first : first + wide] = bytes(row >> k & 1 for k in range(wide))
        assert bits.allow_bits(ours, first, row, wide) == row.bit_count()
        assert ours.actions() == [n for n, legal in enumerate(wide_bytes) if legal]
        bits.clear(ours)
        assert ours.actions() == []


def test_eight_bytes_become_eight_bits(bits: Any) -> None:
    for row in range(256):
        ours, theirs = Words(48), bytearray(48)
        actions = int.from_bytes(bytes(row >> k & 1 for k in range(8)), "little")
        first = row % 37
        masks.write_eight(theirs, first, actions)
        bits.write_eight(ours, first, actions)
        assert ours.actions() == [n for n, legal in enumerate(theirs) if legal]


def test_whatever_treats_masks_as_bytes_is_replaced() -> None:
    """Compiled for a GPU it would write into memory that is no mask of bytes."""
    by_bytes = {
        name
        for name, each in vars(masks).items()
        if is_rule(each)
        and (
            hasattr(each, "__compiled_as__") or {"word_at", "put_word"} & {*each.__code__.co_names}
        )
    }
    assert by_bytes
    assert by_bytes <= {old.__name__ for old, _ in gpu_masks.INSTEAD}  # type: ignore[attr-defined]


def test_a_random_action_is_the_same_of_bits_and_of_bytes(bits: Any) -> None:
    chance = random.Random(2)
    dice = [Records(Dice, 1)[0] for _ in range(2)]
    for each in dice:
        reseed(each, (1, 2, 3, 4))
    for _ in range(300):
        count = chance.randrange(1, 600)
        ours, theirs = Words(count), bytearray(count)
        legal = chance.sample(range(count), max(1, count // 7))
        for action in legal:
            ours[action] = theirs[action] = 1
        found = bits.random_action(ours, len(legal), dice[0])
        assert found == masks.random_action(theirs, len(legal), dice[1])
        assert dice[0].draws == dice[1].draws


@pytest.mark.parametrize("name", [each.name for each in registry.games()])
def test_the_kernels_of_every_game_can_be_made(name: str) -> None:
    kernels = Kernels(registry.game(name))
    assert set(kernels.functions) == set(kernels.types)
    for kernel, function in kernels.functions.items():
        text = gpu.ptx(function, kernels.types[kernel])
        assert text.count(".entry") == 1
        assert ".target sm_90" in text
        assert ".extern" not in text, f"{kernel} calls what is not there"


def test_a_field_is_read_as_a_word(game: Game) -> None:
    """Not byte by byte, as a GPU must where nobody says that records are aligned."""
    assert cuda_type(game.state.dtype).aligned
    assert game.state.dtype.itemsize == game.state.bytes


def test_a_quiet_binding_counts_events(game: Game) -> None:
    s = game.state.new()
    unheard.emit_to(s, 0, 1, 2)
    assert s.event_count == 1
    assert not np.any(game.state.array_of(s)["events"].view(np.int32))


def test_rules_are_compiled_for_the_chip_that_is_named() -> None:
    with gpu.compiled_for((8, 0)):
        assert gpu.chip() == (8, 0)

    def nothing(numbers: Any) -> None:
        pass

    assert ".target sm_80" in gpu.ptx(nothing, (types.int32[::1],), (8, 0))
