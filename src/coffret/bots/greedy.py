"""The greedy bot: one step ahead, by the game's estimate."""

from coffret.engine.contract import estimate
from coffret.engine.rule import rule
from coffret.engine.transitions import advance, determinize

SAMPLES = 12
"""How often a move that involves chance is sampled."""


@rule
def greedy(s, seat, mask, scratch, dice):
    """The legal action with the best expected estimate; the first of equals."""
    best = -1
    best_value = 0
    for action in range(len(mask)):
        if mask[action]:
            value = prospect(s, seat, action, scratch, dice)
            if best < 0 or value > best_value:
                best = action
                best_value = value
    return best


@rule
def prospect(s, seat, action, scratch, dice):
    """The estimate after an action, summed over several redraws of the hidden state."""
    total = 0
    for i in range(SAMPLES):
        scratch[0] = s
        determinized = scratch[0]
        determinize(determinized, seat, dice)
        advance(determinized, seat, action)
        total += estimate(determinized, seat)
        if i == 0 and determinized.draws == s.draws:
            return total * SAMPLES  # no chance involved: one sample is enough
    return total
