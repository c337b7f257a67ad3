"""The value of a district: a fast approximation of `estimate`, for one place.

The targeted reward, times the chance to take it, less a share of the strongest rival's part.
"""

from coffret.engine.record import LookupTable
from coffret.engine.rule import rule

from . import reward
from .components import DISTRICTS
from .dice import number_showing
from .district_sums import points
from .estimate import POD, POD_LOST, UNIT
from .pods import number_of
from .state import MOST_SEATS, NOTHING

# Chances in parts of 128: shifts are faster than divisions.
SHIFT = 7
CERTAIN = 1 << SHIFT
EVEN = 70  # a tie takes the reward, too
STEEPEST = 58 << SHIFT
CLOSED = 0
RIVAL_SHARE = LookupTable([CERTAIN // max(1, seats - 1) for seats in range(MOST_SEATS + 1)])

COPY_OF_A_COPY = 300
"""Not looked into."""


@rule
def steepness(s):
    """How much a lead of one counts: the more, the fewer dice are still to be placed."""
    loose = 0
    for seat in range(s.seats):
        loose += s.players[seat].loose
    if s.timer_ends != NOTHING:
        loose = (loose + 1) // 2
    return STEEPEST // (1 + loose * 7 // (2 * s.district_count))


@rule
def standing_value(s, worth, own, best, steep):
    """A reward's worth by the own sum and the best other one."""
    value = 0
    if own > 0:
        value = worth * chance(own - best, steep)
    if best > 0:
        value -= worth * chance(best - own, steep) * RIVAL_SHARE[s.seats] >> SHIFT
    return value >> SHIFT


@rule
def chance(lead, steep):
    """The chance to stay ahead."""
    if steep == CLOSED:
        return CERTAIN if lead >= 0 else 0
    return min(CERTAIN, max(0, EVEN + (lead * steep >> SHIFT)))


@rule
def best_of_others(s, place, seat):
    """The strongest other seat at a district, its sum, and the best sum of the rest."""
    rival = -1
    best = 0
    second = 0
    for other in range(s.seats):
        if other != seat and place.dice[other] > 0:
            theirs = points(place, other)
            if theirs > best:
                second = best
                best = theirs
                rival = other
            elif theirs > second:
                second = theirs
    return rival, best, second


@rule
def change_by(dice, face):
    """The change of a sum by one more die of a face: a second one cancels the first."""
    there = number_showing(dice, face)
    if there == 0:
        return face + 1
    return -(face + 1) if there == 1 else 0


@rule
def change_by_loss(dice, face):
    """The change of a sum by a die less of a face: of two, the other counts again."""
    there = number_showing(dice, face)
    if there == 1:
        return -(face + 1)
    return face + 1 if there == 2 else 0


@rule
def worth_of(s, seat, district, zone):
    """The rough value of a zone's reward for the winner; for a copy, the neighbour's."""
    face = s.districts[district].face
    kind = DISTRICTS[face].zones[zone].icons[0].kind
    if kind < reward.COPY_LEFT or kind > reward.COPY_CHOICE:
        return printed_worth(s, seat, face, zone)
    left = s.districts[district + 1 if district + 1 < s.district_count else 0]
    right = s.districts[district - 1 if district > 0 else s.district_count - 1]
    if kind == reward.COPY_LEFT:
        return printed_worth(s, seat, left.face, left.target)
    worth = printed_worth(s, seat, right.face, right.target)
    if kind == reward.COPY_CHOICE:
        worth = max(worth, printed_worth(s, seat, left.face, left.target))
    return worth


@rule
def printed_worth(s, seat, face, zone):
    worth = 0
    icons = DISTRICTS[face].zones[zone].icons
    for number in range(len(icons)):
        icon = icons[number]
        match icon.kind:
            case reward.JELLY | reward.PODIUM_PRESENT:
                worth += UNIT * icon.first
            case reward.POD:
                worth += POD
            case reward.DISCARD:
                if number_of(s.players[seat].pods) > 0:
                    worth -= POD_LOST
            case reward.PER_POD:
                worth += UNIT * icon.first * number_of(s.players[seat].pods)
            case reward.ALL_GIVE:
                worth += UNIT * icon.first * s.seats
            case reward.GIVE_ALL:
                worth -= UNIT * icon.first * s.seats
            case reward.BY_DICE:
                worth += (UNIT * icon.second + POD) // 2
            case reward.PODIUM:
                worth += UNIT * max(icon.first, icon.second)
            case reward.NONE:
                break
            case _:
                worth += COPY_OF_A_COPY
    return worth
