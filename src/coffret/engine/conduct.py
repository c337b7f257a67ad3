"""How a game is driven, by whoever runs one: a table, a bot, a simulation."""

import numpy as np

from .contract import elapse, redraw_hidden, step
from .events import hush
from .rng import SIGN, below, draw
from .rule import compiled_as, rule

EVERY_BYTE = 0x0101010101010101


@rule
def advance(s, seat, action):
    """Carry out a legal action; the event buffer then holds what it brought about."""
    s.event_count = 0
    step(s, seat, action)


@rule
def wait(s, ms):
    """Let time pass; the event buffer then holds what happened meanwhile."""
    s.event_count = 0
    elapse(s, ms)


@rule
def imagine(s, seat, dice):
    """Make `s` a position that `seat` cannot tell from the true one, with chance from `dice`.

    Dice to come are hidden, too: the generator gets new words before anything is redrawn.
    """
    draws = s.draws
    for i in range(4):
        s.rng[i] = (draw(dice) ^ SIGN) - SIGN
    redraw_hidden(s, seat)
    hush(s, seat)
    s.draws = draws


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
