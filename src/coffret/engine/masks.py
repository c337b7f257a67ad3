"""Masks of legal actions: one byte for each action of a game, 1 where it is legal."""

import numpy as np

from .rng import below
from .rule import compiled_as, rule

EVERY_BYTE = 0x0101010101010101
EVERY_SIGN = -0x7F7F7F7F7F7F7F80  # 0x80 in every byte, as a signed number


@rule
def allow(mask, action):
    """Mark an action as legal; returns 1, so that callers can count."""
    mask[action] = 1
    return 1


def _clear_array(mask):
    mask[:] = 0


@compiled_as(_clear_array)
def clear(mask):
    """Zero a mask."""
    mask[:] = bytes(len(mask))


def _any_of_array(mask, count, dice):
    # Eight actions are the bytes of one number, so many can be counted at once: first in wide
    # stretches, then in ever narrower ones. Most of a large action space is illegal.
    left = below(dice, count) if count > 1 else 0
    eights = mask[: len(mask) // 8 * 8].view(np.int64)
    at = 0
    width = 16
    while width > 0:
        while at + width <= len(eights):
            added = 0
            for i in range(at, at + width):
                added += eights[i]
            inside = (added * EVERY_BYTE) >> 56 & 0xFF
            if left < inside:
                break
            left -= inside
            at += width
        width //= 4
    if at < len(eights):
        # Byte i of the product counts the legal actions up to it; those that are no more than
        # `left` come before the one we look for.
        up_to = eights[at] * EVERY_BYTE
        before = ((left * EVERY_BYTE | EVERY_SIGN) - up_to) & EVERY_SIGN
        return 8 * at + (((before >> 7) & EVERY_BYTE) * EVERY_BYTE >> 56 & 0xFF)
    for action in range(8 * at, len(mask)):
        if mask[action]:
            if left == 0:
                return action
            left -= 1
    return -1


@compiled_as(_any_of_array)
def any_of(mask, count, dice):
    """A random action of a mask with `count` legal ones; a single one needs no chance."""
    action = -1
    for _ in range(below(dice, count) + 1 if count > 1 else 1):
        action = mask.find(1, action + 1)
    return action
