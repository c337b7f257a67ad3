"""How a rolloutser plays on inside a search: takes what serves, without looking ahead."""

from coffret.engine.rule import rule

from . import moves
from .components import EGGS, OBJECTIVES
from .dice import BOTH, FIRST, is_pair
from .incubators import empty_incubator, missing, room
from .moves import MOVES
from .state import CHEST, COIN, NOTHING

LAST = 1000  # what the others hardly ever beat


@rule
def rollout_weights(s, seat, mask, weights):
    total = 0
    for action in range(len(mask)):
        if mask[action]:
            weight = weight_of(s, s.players[seat], MOVES[action])
            weights[action] = weight
            total += weight
    return total


@rule
def weight_of(s, player, move):
    match move.kind:
        case moves.KEEP:
            return 3 if is_pair(s) else 2
        case moves.REROLL:
            return reroll_weight(s, player, move.first)
        case moves.USE_DIE:
            return 2 if is_pair(s) else 4
        case moves.USE_PAIR:
            return 1 + 5 * worth(s, player, s.dice[0], 3)
        case moves.TAKE_EGG:
            return 1 + EGGS[top_egg(s, move.second)].points // 2
        case moves.CHOOSE_EGG:
            return EGGS[top_egg(s, move.first)].points
        case moves.PLACE:
            incubator = player.incubators[move.second]
            lacking = missing(incubator, 0) + missing(incubator, 1)
            return 12 // lacking
        case moves.TAKE_TREASURE:
            treasure = s.treasures[move.first]
            value = 4 * treasure.coins
            for resource in range(2):
                value += 3 * min(treasure.tokens[resource], room(player, resource))
            return 1 + value * value
        case moves.CLAIM:
            return LAST * OBJECTIVES[s.objectives[move.first]].points
    return 1


@rule
def top_egg(s, deck):
    return s.decks[deck].eggs[s.decks[deck].count - 1]


@rule
def reroll_weight(s, player, dice):
    """Useless dice are rerolled, a good pair is not."""
    if is_pair(s):
        useful = worth(s, player, s.dice[0], 3) > 1
        return 1 if useful else 6
    first = worth(s, player, s.dice[0], 1) > 0
    second = worth(s, player, s.dice[1], 1) > 0
    if dice == BOTH:
        return 0 if first or second else 8
    kept = second if dice == FIRST else first
    thrown = first if dice == FIRST else second
    if thrown:
        return 0 if not kept else 1
    return 8 if kept else 1


@rule
def worth(s, player, face, count):
    """How many of `count` equal results would be useful."""
    if face == CHEST:
        return 0
    if empty_incubator(player) != NOTHING:
        return count
    return count if face == COIN else min(count, room(player, face))
