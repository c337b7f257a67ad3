"""The rollout policy: how players move inside a search. Fast rather than clever."""

from coffret.engine.contract import rollout_weights
from coffret.engine.masks import random_action
from coffret.engine.rng import below
from coffret.engine.rule import often, rule


@often
@rule
def rollout_choice(s, seat, mask, count, weights, uniform, dice):
    """A random action out of the `count` in `mask`, by the game's weights if it has any.

    `uniform` ignores the weights.
    """
    if count == 1 or uniform == 1:
        return random_action(mask, count, dice)
    total = rollout_weights(s, seat, mask, weights)
    if total == 0:
        return random_action(mask, count, dice)
    left = below(dice, total)
    for action in range(len(mask)):
        if mask[action]:
            left -= weights[action]
            if left < 0:
                return action
    return -1
