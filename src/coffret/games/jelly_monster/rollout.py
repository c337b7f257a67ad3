"""Light play: how readily a player takes each move in the quick games inside a search.

A placement is weighed by what it changes at its district, at a glance.
"""

from coffret.engine.rule import rule

from . import phase
from .dice import number_showing
from .district_sums import points
from .legality import EXPULSIONS
from .moves import CLOSE, HOLD, PLACE, PLACE_AND_AIM, PLACE_AND_EXPEL, ROLL_AGAIN, TURN_TIMER
from .quick_estimate import (
    CLOSED,
    best_of_others,
    change_by,
    change_by_loss,
    standing_value,
    steepness,
    worth_of,
)
from .state import (
    BACK,
    FACE_COUNT,
    FIVE,
    FORWARD,
    MOST_DISTRICTS,
    MOST_SEATS,
    NOTHING,
    ONE,
    THREE,
    ZONES,
)

# What these are weighed at, in hundredths of a jelly.
AGAIN = 90  # a better roll, while there is time for it
HURRY = 200  # the timer hurries the others
WAIT = 20

USUAL_PACE = 1300
"""How long a player thinks, as far as others can know."""


@rule
def rollout_weights(s, seat, mask, weights):
    """By what a move gains; choices while scoring are left to chance."""
    if s.phase != phase.ROUND:
        return 0
    if s.players[seat].loose == 0:
        return weigh_the_end(s, seat, mask, weights)
    total = 0
    if mask[ROLL_AGAIN]:
        weights[ROLL_AGAIN] = readiness(AGAIN) if has_time(s, seat) else 0
        total += weights[ROLL_AGAIN]
    steep = steepness(s)
    for district in range(s.district_count):
        if s.districts[district].closed_by == NOTHING:
            total += weigh_district(s, seat, district, steep, mask, weights)
    return total


@rule
def weigh(mask, weights, action, gain):
    """Give an action its weight if it is legal, and return it."""
    if mask[action] == 0:
        return 0
    weight = readiness(gain)
    weights[action] = weight
    return weight


@rule
def readiness(gain):
    """By the square of what a move gains; a little for every other."""
    if gain <= 0:
        return 1
    step = gain // 10
    return 1 + step * step


@rule
def has_time(s, seat):
    """Whether all dice can be placed before time is up, with one more roll."""
    if s.timer_ends == NOTHING:
        return True
    return s.timer_ends - s.clock > s.players[seat].loose * (s.roll_ms + USUAL_PACE)


@rule
def weigh_district(s, seat, district, steep, mask, weights):
    """Every die there, with and without its effect."""
    place = s.districts[district]
    zone = place.target
    own = points(place, seat)
    best = best_of_others(s, place, seat)[1]
    worth = worth_of(s, seat, district, zone)
    ahead = worth_of(s, seat, district, zone + 1) if zone < ZONES - 1 else 0
    behind = worth_of(s, seat, district, zone - 1) if zone > 0 else 0
    before = standing_value(s, worth, own, best, steep)
    dice = s.players[seat].dice
    total = 0
    for face in range(FACE_COUNT):
        if number_showing(dice, face) > 0:
            after = own + change_by(place.dice[seat], face)
            gain = standing_value(s, worth, after, best, steep) - before
            total += weigh(mask, weights, PLACE + face * MOST_DISTRICTS + district, gain)
            if face < THREE:
                total += weigh_expulsions(s, seat, district, face, worth, steep, mask, weights)
            elif face < FIVE:
                action = PLACE_AND_AIM + ((face - THREE) * MOST_DISTRICTS + district) * 2
                gain = standing_value(s, ahead, after, best, steep) - before
                total += weigh(mask, weights, action + FORWARD, gain)
                gain = standing_value(s, behind, after, best, steep) - before
                total += weigh(mask, weights, action + BACK, gain)
    return total


@rule
def weigh_expulsions(s, seat, district, face, worth, steep, mask, weights):
    """A 1 or 2, and any die that it may expel; the player's own hardly ever."""
    place = s.districts[district]
    own = points(place, seat)
    rival, best, second = best_of_others(s, place, seat)
    before = standing_value(s, worth, own, best, steep)
    after = own + change_by(place.dice[seat], face)
    total = 0
    for owner in range(s.seats):
        if place.dice[owner] == 0:
            continue
        number = owner - seat if owner >= seat else owner - seat + s.seats
        action = PLACE_AND_EXPEL + (district * MOST_SEATS + number) * FACE_COUNT
        if face != ONE:
            action += EXPULSIONS
        theirs = points(place, owner)
        others = second if owner == rival else best
        for expelled in range(FACE_COUNT):
            gain = 0
            if mask[action + expelled] and owner != seat:
                left = theirs + change_by_loss(place.dice[owner], expelled)
                gain = standing_value(s, worth, after, max(others, left), steep) - before
            total += weigh(mask, weights, action + expelled, gain)
    return total


@rule
def weigh_the_end(s, seat, mask, weights):
    """All dice placed: the timer, a barrier for what one has, or nothing yet."""
    total = weigh(mask, weights, HOLD, WAIT) + weigh(mask, weights, TURN_TIMER, HURRY)
    steep = steepness(s)
    for district in range(s.district_count):
        if mask[CLOSE + district]:
            place = s.districts[district]
            own = points(place, seat)
            best = best_of_others(s, place, seat)[1]
            worth = worth_of(s, seat, district, place.target)
            gain = standing_value(s, worth, own, best, CLOSED)
            gain -= standing_value(s, worth, own, best, steep)
            total += weigh(mask, weights, CLOSE + district, 2 * gain)
    return total
