"""Incubators: eggs, the tokens on them, and hatching."""

from coffret.engine.events import emit
from coffret.engine.rule import rule

from .components import EGGS
from .events import HATCHED, PLACED
from .state import FIRE, NOTHING, WATER


@rule
def missing(incubator, resource):
    """How many tokens of a resource its egg still needs."""
    if incubator.egg == NOTHING:
        return 0
    return EGGS[incubator.egg].cost[resource] - incubator.tokens[resource]


@rule
def room(player, resource):
    """How many tokens of a resource fit into both incubators."""
    return missing(player.incubators[0], resource) + missing(player.incubators[1], resource)


@rule
def empty_incubator(player):
    """The first empty incubator; the two are alike, so nobody chooses between them.  [INC-3.5]"""
    for i in range(2):
        if player.incubators[i].egg == NOTHING:
            return i
    return NOTHING


@rule
def place_tokens(s, resource, number, count):
    """Put tokens from the hand onto an incubator.  [INC-3.2, INC-4.3]"""
    s.hand[resource] -= count
    s.players[s.turn].incubators[number].tokens[resource] += count
    emit(s, PLACED, s.turn, resource, number, count)


@rule
def place_where_forced(s):
    """A token that fits must be placed: do so where there is no choice.  [INC-3.8, INC-4.4]

    Returns True if the player has to choose where the next one goes.
    """
    player = s.players[s.turn]
    for resource in range(2):
        if s.hand[resource] == 0:
            continue
        for i in range(2):
            here = missing(player.incubators[i], resource)
            elsewhere = missing(player.incubators[1 - i], resource)
            sure = min(here, s.hand[resource] - elsewhere)  # the other egg cannot take these
            if sure > 0:
                place_tokens(s, resource, i, sure)
        if s.hand[resource] > 0 and room(player, resource) > 0:
            return True
    return False


@rule
def is_complete(incubator):
    return (
        incubator.egg != NOTHING
        and missing(incubator, WATER) == 0
        and missing(incubator, FIRE) == 0
    )


@rule
def hatch(s, number):
    """An egg with all its resources hatches: tokens to the reserve, the dragon to its breeder.

    Then a treasure of each of its colours is due: none for a mystery, two for a hybrid.
    [INC-4.1, INC-4.2, INC-4.6, INC-4.7]
    """
    player = s.players[s.turn]
    incubator = player.incubators[number]
    egg = EGGS[incubator.egg]
    for resource in range(2):
        s.reserve.tokens[resource] += incubator.tokens[resource]
        incubator.tokens[resource] = 0
    player.dragons[egg.kind] += 1
    player.egg_points += egg.points
    s.hatched_by[incubator.egg] = s.turn
    emit(s, HATCHED, s.turn, incubator.egg, number, egg.points)
    incubator.egg = NOTHING
    for i in range(2):
        if egg.colours[i] != NOTHING:
            s.sales[egg.colours[i]] = 1
