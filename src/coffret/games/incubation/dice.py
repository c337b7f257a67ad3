"""The two dice: rolling, rerolling, and what each face does."""

from coffret.engine.events import emit
from coffret.engine.rng import below
from coffret.engine.rule import rule

from .events import REROLLED, ROLLED
from .market import take_coins, take_tokens, turn_spinner
from .state import CHEST, COIN, SIDES

FIRST, SECOND, BOTH = range(3)


@rule
def roll(s):
    """Roll both dice.  [INC-2.1]"""
    for die in range(2):
        s.dice[die] = SIDES[below(s, len(SIDES))]
        s.spent[die] = 0
    s.pair_split = 0
    emit(s, ROLLED, s.turn, s.dice[0], s.dice[1])


@rule
def reroll(s, which):
    """Reroll one or both, once.  [INC-2.1]"""
    for die in range(2):
        if which in (die, BOTH):
            s.dice[die] = SIDES[below(s, len(SIDES))]
    emit(s, REROLLED, s.turn, s.dice[0], s.dice[1])


@rule
def open_chests(s):
    """Chests first: one turns the spinner, two take a treasure.  [INC-2.2, INC-2.3, INC-3.4]"""
    chests = 0
    for die in range(2):
        if s.dice[die] == CHEST:
            chests += 1
            s.spent[die] = 1
    if chests == 1:
        turn_spinner(s)
    elif chests == 2:
        s.any_treasure = 1


@rule
def is_pair(s):
    """Two unspent dice of one face are used as one.  [INC-3.4]"""
    return s.spent[0] == 0 and s.spent[1] == 0 and s.dice[0] == s.dice[1]


@rule
def dice_left(s):
    return 2 - s.spent[0] - s.spent[1]


@rule
def use_die(s, die):
    """A single die gives 1 of what it shows.  [INC-3.1, INC-3.2, INC-3.3]"""
    if is_pair(s):
        s.pair_split = 1
    s.spent[die] = 1
    give(s, s.dice[die], 1)


@rule
def use_pair(s):
    """A pair gives 3.  [INC-3.1, INC-3.2, INC-3.3]"""
    s.spent[0] = 1
    s.spent[1] = 1
    give(s, s.dice[0], 3)


@rule
def give(s, face, count):
    if face == COIN:
        take_coins(s, count)
    else:
        take_tokens(s, face, count)
