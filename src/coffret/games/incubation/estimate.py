"""Estimate the worth of an Incubation position to a player.

In hundredths of a point, in whole numbers, so that both modes agree to the last bit. A token on
an egg is worth its share of the egg; an egg in an incubator a little more than the die it cost;
an objective its points times how near it is; dice and treasures still to come what they would give.
"""

from coffret.engine.rule import rule

from . import phase
from .components import EGGS, OBJECTIVES
from .ending import score
from .incubators import empty_incubator, room
from .objectives import is_open, missing_dragons
from .state import (
    CHEST,
    COIN,
    COLOUR_COUNT,
    FIRE,
    HYBRID,
    MOST_OBJECTIVES,
    MYSTERY,
    NOTHING,
    SECTIONS,
    WATER,
)

POINT = 100
EGG_IN_HAND = 130  # an egg to feed beats the die that fetched it
TOKEN_IN_SIGHT = 70  # a token that will find an egg
TOKEN_WASTED = 5
OBJECTIVE_WEIGHT = 95
OBJECTIVE_MORE = 5  # at the end objectives break ties


@rule
def estimate(s, seat):
    player = s.players[seat]
    if has_finished(s, seat):
        return POINT * score(s, seat) + OBJECTIVE_MORE * player.objectives
    value = POINT * (player.egg_points + player.objective_points + player.coins)
    for i in range(2):
        value += incubator_value(s, player, player.incubators[i])
    value += objectives_value(s, player)
    if seat == s.turn:
        value += turn_value(s, player)
    return value


@rule
def has_finished(s, seat):
    """Whether the seat's turn of the last round is over.  [INC-6.1]"""
    if s.ending == 0 or s.phase == phase.OVER:
        return False
    return (seat - s.first_player) % s.seats < (s.turn - s.first_player) % s.seats


@rule
def incubator_value(s, player, incubator):
    if incubator.egg == NOTHING:
        return 0
    egg = EGGS[incubator.egg]
    cost = egg.cost[WATER] + egg.cost[FIRE]
    filled = incubator.tokens[WATER] + incubator.tokens[FIRE]
    worth = POINT * egg.points
    for i in range(2):
        if egg.colours[i] != NOTHING:
            worth += best_treasure(s, player, egg.colours[i]) // 2
    # What the egg will have brought beyond its tokens counts from the start, a third of it.
    return EGG_IN_HAND + (worth - POINT * cost) // 3 + worth * filled * 9 // (10 * cost)


@rule
def treasure_value(s, player, section):
    treasure = s.treasures[section]
    value = POINT * treasure.coins
    for resource in range(2):
        value += TOKEN_IN_SIGHT * min(treasure.tokens[resource], room(player, resource))
    return value


@rule
def best_treasure(s, player, colour):
    return max(treasure_value(s, player, 2 * colour), treasure_value(s, player, 2 * colour + 1))


@rule
def objectives_value(s, player):
    """The nearer, the more: points × (have ÷ need)²; an egg in an incubator is half a dragon."""
    value = 0
    for place in range(MOST_OBJECTIVES):
        if is_open(s, place):
            objective = OBJECTIVES[s.objectives[place]]
            lacking = 2 * max(0, missing_dragons(player, objective) - player.dragons[MYSTERY])
            for i in range(2):
                if lacking > 0 and brings_nearer(player, player.incubators[i], objective):
                    lacking -= 1
            lacking_coins = max(0, objective.coins - player.coins)
            need = dragons_asked(objective) * 4 + objective.coins
            have = need - lacking * 2 - lacking_coins
            value += OBJECTIVE_WEIGHT * objective.points * have * have // (need * need)
    return value


@rule
def brings_nearer(player, incubator, objective):
    """Whether the dragon in this egg would fill a gap of the objective."""
    if incubator.egg == NOTHING:
        return False
    kind = EGGS[incubator.egg].kind
    if kind == HYBRID:
        return False
    before = missing_dragons(player, objective)
    player.dragons[kind] += 1
    after = missing_dragons(player, objective)
    player.dragons[kind] -= 1
    return kind == MYSTERY or after < before


@rule
def dragons_asked(objective):
    asked = objective.same + objective.different + objective.total
    for colour in range(COLOUR_COUNT):
        asked += objective.dragons[colour]
    return asked


@rule
def turn_value(s, player):
    """The value of the rest of the turn: tokens in hand, treasures due, unused dice."""
    value = TOKEN_IN_SIGHT * (
        min(s.hand[WATER], room(player, WATER)) + min(s.hand[FIRE], room(player, FIRE))
    )
    if s.any_treasure == 1:
        best = 0
        for section in range(SECTIONS):
            best = max(best, treasure_value(s, player, section))
        value += best
    for colour in range(COLOUR_COUNT):
        if s.sales[colour] == 1:
            value += best_treasure(s, player, colour)
    if s.spent[0] == 0 and s.spent[1] == 0 and s.dice[0] == s.dice[1]:
        return value + result_value(s, player, s.dice[0], 3)
    for die in range(2):
        if s.spent[die] == 0:
            value += result_value(s, player, s.dice[die], 1)
    return value


@rule
def result_value(s, player, face, count):
    if face == CHEST:
        return TOKEN_WASTED
    if face == COIN:
        value = POINT * count
    else:
        fitting = min(count, room(player, face))
        value = 90 * fitting + TOKEN_WASTED * (count - fitting)
    if empty_incubator(player) != NOTHING:
        value = max(value, EGG_IN_HAND)
    return value
