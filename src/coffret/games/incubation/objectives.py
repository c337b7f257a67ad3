"""Objectives: when one is met, and claiming it."""

from coffret.engine.events import emit
from coffret.engine.rule import rule

from .components import OBJECTIVES
from .events import CLAIMED
from .state import COLOUR_COUNT, MOST_OBJECTIVES, MYSTERY, NOTHING


@rule
def missing_dragons(player, objective):
    """How many dragons an objective still lacks. Hybrids and mysteries do not count.  [INC-4.6]"""
    coloured = 0
    kinds = 0
    most = 0
    lacking = 0
    for colour in range(COLOUR_COUNT):
        have = player.dragons[colour]
        coloured += have
        kinds += 1 if have > 0 else 0
        most = max(most, have)
        lacking += max(0, objective.dragons[colour] - have)
    return max(
        lacking, objective.same - most, objective.different - kinds, objective.total - coloured
    )


@rule
def is_met(player, objective):
    """Enough coins, and mysteries for all dragons that lack.  [INC-5.1, INC-4.7, INC-5.2]"""
    return (
        player.coins >= objective.coins
        and missing_dragons(player, objective) <= player.dragons[MYSTERY]
    )


@rule
def is_open(s, place):
    """Whether this place has an unclaimed objective."""
    return s.objectives[place] != NOTHING and s.claimed_by[place] == NOTHING


@rule
def may_claim(s, seat, place):
    return is_open(s, place) and is_met(s.players[seat], OBJECTIVES[s.objectives[place]])


@rule
def may_claim_any(s, seat):
    for place in range(MOST_OBJECTIVES):
        if may_claim(s, seat, place):
            return True
    return False


@rule
def objectives_left(s):
    left = 0
    for place in range(MOST_OBJECTIVES):
        if is_open(s, place):
            left += 1
    return left


@rule
def claim(s, seat, place):
    """Nothing is spent, and nothing takes the objective's place.  [INC-5.1]"""
    objective = OBJECTIVES[s.objectives[place]]
    player = s.players[seat]
    player.objectives += 1
    player.objective_points += objective.points
    s.claimed_by[place] = seat
    emit(s, CLAIMED, seat, s.objectives[place], objective.points)
