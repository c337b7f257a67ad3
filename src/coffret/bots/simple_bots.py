"""The bots without a tree, and the rule that runs any of them."""

from coffret.engine.masks import random_action
from coffret.engine.rng import below
from coffret.engine.rule import rule

from .greedy import greedy
from .levels import BEGINNER, GREEDY

BLUNDERS = 30
"""Per cent of a beginner's decisions that are random."""


@rule
def choose(bot, s, seat, mask, count, scratch, dice):
    """The action a bot takes, out of the `count` in `mask`; `scratch` has room for one state."""
    if count > 1 and (bot == GREEDY or (bot == BEGINNER and below(dice, 100) >= BLUNDERS)):
        return greedy(s, seat, mask, scratch, dice)
    return random_action(mask, count, dice)
