"""All bots by number and name, and the one rule that asks any of them."""

from coffret.engine.errors import BadOptions
from coffret.engine.masks import any_of
from coffret.engine.rule import rule

from .greedy import greedy

RANDOM, GREEDY = range(2)
BOTS = {"random": RANDOM, "greedy": GREEDY}


@rule
def choose(bot, s, seat, mask, count, scratch, dice):
    """The action a bot takes, out of the `count` in `mask`; `scratch` has room for one state."""
    if bot == GREEDY and count > 1:
        return greedy(s, seat, mask, scratch, dice)
    return any_of(mask, count, dice)


def bot_number(name: str) -> int:
    if name not in BOTS:
        raise BadOptions(f"there is no bot '{name}' (there are: {', '.join(BOTS)})")
    return BOTS[name]
