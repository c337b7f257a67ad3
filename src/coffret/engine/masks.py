"""Masks of legal actions: one byte for each action of a game, 1 where it is legal.

Compiled code handles eight actions at once, as the bytes of one number. It is slow to write them
one by one and to read them together soon after: the machine has to wait for all of the writes.
A compiled search has a mask of its own (`own_mask`), with one bit for each action (`bit_masks`).
Rules write it in the same way.
"""

from .rng import below
from .rule import compiled_as, often, rule

EVERY_BYTE = 0x0101010101010101
EVERY_SIGN = -0x7F7F7F7F7F7F7F80  # 0x80 in every byte, as a signed number
BUT_SIGNS = 0x7F7F7F7F7F7F7F7F
BYTES_TO_BITS = 0x0102040810204080
DIAGONAL = 0x0040201008040201  # bit i in byte i, but for the last: no number may overflow


@rule
def word_at(mask, at):
    """Eight bytes of a mask, as one number. Only in compiled code: see `machine`."""
    raise NotImplementedError


@rule
def fill(mask, value):
    """Write all bytes of a mask. Only in compiled code."""
    raise NotImplementedError


@rule
def put_word(mask, at, word):
    """Write eight bytes of a mask. Only in compiled code: see `machine`."""
    raise NotImplementedError


@rule
def own_mask(mask):
    """A mask that only rules see: in compiled code a new one of bits, to be cleared first; else
    `mask` itself."""
    return mask


@rule
def is_of_bits(mask):
    """Whether a mask has one bit for each action. Only in compiled code, where its type says so."""
    raise NotImplementedError


@rule
def word_of(mask, number):
    """64 actions of a mask of bits. Only in compiled code."""
    raise NotImplementedError


@rule
def put_bits(mask, first, bits, count):
    """Write up to 64 actions in a mask of bits. Only in compiled code."""
    raise NotImplementedError


@rule
def count_ones(word):
    """How many bits of a number are set; it must not be negative."""
    return word.bit_count()


@rule
def nth_one(word, number):
    """The place of the set bit with that many set ones below it."""
    for _ in range(number):
        word &= word - 1
    return count_ones((word & -word) - 1)


@rule
def allow(mask, action):
    """Mark an action as legal; returns 1, so that callers can count."""
    mask[action] = 1
    return 1


EIGHT_BYTES = tuple(bytes(bits >> i & 1 for i in range(8)) for bits in range(256))
"""Eight actions in a row, by their bits."""


def _allow_eight_compiled(mask, first, bits):
    if is_of_bits(mask):
        put_bits(mask, first, bits & 0xFF, 8)
        return count_ones(bits & 0xFF)
    each = (((bits & 0x7F) * EVERY_BYTE & DIAGONAL) + BUT_SIGNS) >> 7 & EVERY_BYTE
    each |= (bits >> 7 & 1) << 56
    put_word(mask, first, each)
    return each * EVERY_BYTE >> 56


@compiled_as(_allow_eight_compiled)
def allow_eight(mask, first, bits):
    """Write eight actions in a row: legal are those whose bit is set. Returns how many.

    Overwrites all eight, so write a mask from its begin to its end.
    """
    bits &= 0xFF
    mask[first : first + 8] = EIGHT_BYTES[bits]
    return bits.bit_count()


def _write_eight_compiled(mask, first, actions):
    if is_of_bits(mask):
        # Byte i of the number becomes bit i of the product's highest byte.
        put_bits(mask, first, (actions * BYTES_TO_BITS) >> 56 & 0xFF, 8)
    else:
        put_word(mask, first, actions)


@compiled_as(_write_eight_compiled)
def write_eight(mask, first, actions):
    """Write eight actions in a row: the bytes of a number, each 1 where its action is legal."""
    mask[first : first + 8] = actions.to_bytes(8, "little")


@rule
def sum_of_bytes(word):
    """The sum of a number's bytes, if it is below 256."""
    return word * EVERY_BYTE >> 56 & 0xFF


def _allow_bits_compiled(mask, first, bits, count):
    if is_of_bits(mask):
        bits &= (1 << count) - 1
        put_bits(mask, first, bits, count)
        return count_ones(bits)
    found = 0
    for at in range(0, count, 8):
        found += allow_eight(mask, first + at, bits >> at & 0xFF)
    return found


@compiled_as(_allow_bits_compiled)
def allow_bits(mask, first, bits, count):
    """Write up to 63 actions in a row like `allow_eight`; up to seven after them become illegal,
    or stay as they are."""
    found = 0
    for at in range(0, count, 8):
        found += allow_eight(mask, first + at, bits >> at & 0xFF)
    return found


def _clear_compiled(mask):
    if is_of_bits(mask):
        for first in range(0, len(mask), 64):
            put_bits(mask, first, 0, 64)
    else:
        fill(mask, 0)


@compiled_as(_clear_compiled)
def clear(mask):
    """Zero a mask."""
    mask[:] = bytes(len(mask))


@rule
def nth_of_eight(word, number):
    """Which of eight bytes is the one with that many 1s before it."""
    # Byte i of the product counts the 1s up to it; those that are no more than `number` come before
    # the one we look for.
    before = ((number * EVERY_BYTE | EVERY_SIGN) - word * EVERY_BYTE) & EVERY_SIGN
    return ((before >> 7) & EVERY_BYTE) * EVERY_BYTE >> 56 & 0xFF


def _random_action_compiled(mask, count, dice):
    # Eight actions are the bytes of one number, so several can be counted at once. Most of a large
    # action space is illegal: it is passed in wide stretches. Within four numbers, the right one is
    # chosen without a jump, which the machine could not foresee.
    left = below(dice, count) if count > 1 else 0
    if is_of_bits(mask):
        for number in range((len(mask) + 63) >> 6):
            word = word_of(mask, number)
            inside = count_ones(word)
            if left < inside:
                return 64 * number + nth_one(word, left)
            left -= inside
        return -1
    eights = len(mask) >> 3
    at = 0
    if eights > 32:
        while at + 16 <= eights:
            added = 0
            for i in range(at, at + 16):
                added += word_at(mask, 8 * i)
            inside = sum_of_bytes(added)
            if left < inside:
                break
            left -= inside
            at += 16
    while at + 4 <= eights:
        first = word_at(mask, 8 * at)
        second = word_at(mask, 8 * at + 8)
        third = word_at(mask, 8 * at + 16)
        fourth = word_at(mask, 8 * at + 24)
        inside = sum_of_bytes(first + second + third + fourth)
        if left < inside:
            one = sum_of_bytes(first)
            two = sum_of_bytes(first + second)
            three = sum_of_bytes(first + second + third)
            word, before, place = first, 0, at
            if left >= one:
                word, before, place = second, one, at + 1
            if left >= two:
                word, before, place = third, two, at + 2
            if left >= three:
                word, before, place = fourth, three, at + 3
            return 8 * place + nth_of_eight(word, left - before)
        left -= inside
        at += 4
    while at < eights:
        word = word_at(mask, 8 * at)
        inside = sum_of_bytes(word)
        if left < inside:
            return 8 * at + nth_of_eight(word, left)
        left -= inside
        at += 1
    for action in range(8 * at, len(mask)):
        if mask[action]:
            if left == 0:
                return action
            left -= 1
    return -1


@often
@compiled_as(_random_action_compiled)
def random_action(mask, count, dice):
    """A random action of a mask with `count` legal ones; a single one needs no chance."""
    action = -1
    for _ in range(below(dice, count) + 1 if count > 1 else 1):
        action = mask.find(1, action + 1)
    return action
