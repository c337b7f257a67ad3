"""A rule that works on a mask of its own, as a search does."""

from coffret.engine.masks import (
    allow,
    allow_bits,
    allow_eight,
    clear,
    own_mask,
    random_action,
    write_eight,
)
from coffret.engine.rule import rule


@rule
def work(mask, one, first, bits, count, eight, dice):
    """Write actions in each way, take one away, copy the mask out; returns what was counted, and a
    random action of those that are left."""
    own = own_mask(mask)
    clear(own)
    found = allow(own, one)
    found += allow_bits(own, first, bits, count) << 10
    found += allow_eight(own, first + count, eight) << 20
    write_eight(own, first + count + 8, 0x0100010000010001)
    own[first] = 0
    legal = 0
    for action in range(len(mask)):
        legal += 1 if own[action] else 0
    drawn = random_action(own, legal, dice)
    for action in range(len(mask)):
        mask[action] = 1 if own[action] else 0
    return found, drawn
