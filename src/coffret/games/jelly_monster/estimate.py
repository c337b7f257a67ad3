"""Estimate the worth of a position to a player, in hundredths of a jelly.

Jelly and pods at hand; for every district the value of its targeted reward, times the chance
to take it, less a share of what the strongest rival would take; something for dice still to place.
The chance follows from the lead and from how many dice may still change it.
"""

from coffret.engine.rule import rule

from . import phase, reward
from .components import DISTRICTS
from .district_sums import dice_there, points
from .pods import number_of
from .state import DICE, FACE_COUNT, MOST_ICONS, NOTHING, ROLL_A_DIE

UNIT = 100
POD = 340  # a pod unseen
POD_LOST = 250  # the least of one's pods
DIE = 60  # a die that is still to be placed
LATE_DIE = 15  # the same while the timer runs
THREAT = 25  # a die that another has still to place: time works for them
LATE_THREAT = 10
CERTAIN = 100


@rule
def estimate(s, seat):
    player = s.players[seat]
    value = UNIT * (player.jelly + player.found)
    if s.phase == phase.OVER:
        return value
    for content in range(FACE_COUNT):
        value += UNIT * (content + 1) * player.pods[content]
    value += 350 * player.pods[ROLL_A_DIE]
    if s.phase != phase.ROUND:
        return value + scoring_value(s, seat)
    all_loose = 0
    for other in range(s.seats):
        all_loose += s.players[other].loose
    in_time = s.timer_ends == NOTHING
    value += player.loose * (DIE if in_time else LATE_DIE)
    value -= (all_loose - player.loose) * (THREAT if in_time else LATE_THREAT)
    for district in range(s.district_count):
        value += district_value(s, seat, district, all_loose)
    return value + centre_value(s, seat)


@rule
def scoring_value(s, seat):
    """A choice of direction: the reward there."""
    if s.phase != phase.COPY or s.players[seat].vote == NOTHING:
        return 0
    way = 1 if s.players[seat].vote == 0 else -1
    place = s.districts[(s.drone + s.scored) % s.district_count]
    neighbour = (s.source + way) % s.district_count
    return reward_value(s, seat, neighbour, dice_there(place, seat))[0]


@rule
def district_value(s, seat, district, all_loose):
    """Its reward, times the chance to take it, less a share of the rival's part."""
    place = s.districts[district]
    own = points(place, seat)
    rival = -1
    best = 0
    for other in range(s.seats):
        if other != seat:
            theirs = points(place, other)
            if theirs > best:
                best = theirs
                rival = other
    swing = 1
    if place.closed_by == NOTHING:
        loose = all_loose if s.timer_ends == NOTHING else (all_loose + 1) // 2
        swing += loose * 7 // (2 * s.district_count)
    value = 0
    if own > 0 or best > 0:
        first, other_part = reward_value(s, seat, district, dice_there(place, seat))
        if own > 0:
            chance = chance_of(own - best, swing)
            value = (first * chance + other_part[0] * (CERTAIN - chance)) // CERTAIN
        else:
            value = other_part[1] * chance_of(best, swing) // CERTAIN
    if rival >= 0:
        first = reward_value(s, rival, district, dice_there(place, rival))[0]
        value -= first * chance_of(best - own, swing) // (CERTAIN * (s.seats - 1))
    return value


@rule
def chance_of(lead, swing):
    """The chance to stay ahead, in hundredths; a tie takes the reward, too."""
    if swing == 1:
        return CERTAIN if lead >= 0 else 0
    return min(CERTAIN, max(0, 55 + 45 * lead // swing))


@rule
def reward_value(s, seat, district, dice):
    """The value of the targeted reward for the winner, and for (those present, those absent)."""
    first = 0
    if_present = 0
    if_absent = 0
    source = district
    icon = 0
    hops = 0
    while icon < MOST_ICONS:
        place = s.districts[source]
        entry = DISTRICTS[place.face].zones[place.target].icons[icon]
        icon += 1
        match entry.kind:
            case reward.JELLY:
                first += UNIT * entry.first
            case reward.POD:
                first += POD
            case reward.DISCARD:
                if number_of(s.players[seat].pods) > 0:
                    first -= POD_LOST
            case reward.PER_POD:
                first += UNIT * entry.first * number_of(s.players[seat].pods)
            case reward.ALL_GIVE:
                first += UNIT * entry.first * (s.seats - 1)
                if_present -= UNIT * entry.first
                if_absent -= UNIT * entry.first
            case reward.GIVE_ALL:
                first -= UNIT * entry.first * (s.seats - 1)
                if_present += UNIT * entry.first
                if_absent += UNIT * entry.first
            case reward.BY_DICE:
                first += UNIT * entry.second if dice <= entry.first else POD
            case reward.PODIUM | reward.PODIUM_PRESENT:
                first += UNIT * entry.first
                if_present += UNIT * entry.second
            case reward.NONE:
                break
            case _:
                # A copy: the neighbour's; for a choice the left one represents both.
                hops += 1
                if hops > 2:
                    break
                way = -1 if entry.kind == reward.COPY_RIGHT else 1
                source = (source + way) % s.district_count
                icon = 0
    return first, (if_present, if_absent)


@rule
def centre_value(s, seat):
    """A pod for the most dice in the city centre."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.players[other].centre)
    own = s.players[seat].centre
    if own == 0 and most == 0:
        return 0
    return POD * max(0, min(DICE, 3 + own - most)) // (2 * DICE)
