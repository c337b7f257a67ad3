"""What a player may do now."""

from coffret.engine.rule import rule

from . import phase
from .clock import actors
from .dice import number_showing
from .moves import (
    CLOSE,
    COPY,
    DISCARD,
    GIVE,
    HOLD,
    PLACE,
    PLACE_AND_AIM,
    PLACE_AND_EXPEL,
    READY,
    ROLL_AGAIN,
    TURN_TIMER,
)
from .state import (
    BACK,
    CONTENT_COUNT,
    DIGIT,
    FACE_COUNT,
    FIVE,
    FORWARD,
    MOST_DISTRICTS,
    MOST_SEATS,
    NOTHING,
    ONE,
    THREE,
    TWO,
    ZONES,
)

EXPULSIONS = MOST_DISTRICTS * MOST_SEATS * FACE_COUNT
"""How many moves there are to expel with a 1; those with a 2 come after them."""


@rule
def legal(s, seat, mask):
    if actors(s) >> seat & 1 == 0:
        return 0
    player = s.players[seat]
    match s.phase:
        case phase.ROUND:
            if player.loose > 0:
                mask[ROLL_AGAIN] = 1
                return 1 + offer_places(s, player, mask)
            return offer_the_end(s, player, mask)
        case phase.COPY:
            mask[COPY] = 1
            mask[COPY + 1] = 1
            return 2
        case phase.GIVE:
            count = 0
            for taker in range(s.seats):
                if player.unserved >> taker & 1:
                    mask[GIVE + taker] = 1
                    count += 1
            return count
        case phase.DISCARD:
            count = 0
            for content in range(CONTENT_COUNT):
                if player.pods[content] > 0:
                    mask[DISCARD + content] = 1
                    count += 1
            return count
        case _:
            mask[READY] = 1
            return 1


@rule
def offer_places(s, player, mask):
    """Any rolled die at any open district, with or without its effect.  [JM-2.3, JM-2.4]"""
    count = 0
    for district in range(s.district_count):
        place = s.districts[district]
        if place.closed_by == NOTHING:
            for face in range(FACE_COUNT):
                if number_showing(player.dice, face) > 0:
                    mask[PLACE + face * MOST_DISTRICTS + district] = 1
                    count += 1
                    if THREE <= face < FIVE:
                        first = PLACE_AND_AIM + 2 * ((face - THREE) * MOST_DISTRICTS + district)
                        count += offer_steps(place, first, mask)
            if player.dice & (7 << DIGIT | 7) > 0:
                count += offer_expulsions(s, player, place, district, mask)
    return count


@rule
def offer_expulsions(s, player, place, district, mask):
    """With a 1 or 2: any die that lies there."""
    with_one = min(1, number_showing(player.dice, ONE))
    with_two = min(1, number_showing(player.dice, TWO))
    count = 0
    for owner in range(s.seats):
        action = PLACE_AND_EXPEL + (district * MOST_SEATS + owner) * FACE_COUNT
        dice = place.dice[owner]
        while dice > 0:
            if dice & 7 > 0:
                mask[action] = with_one
                mask[action + EXPULSIONS] = with_two
                count += with_one + with_two
            dice >>= DIGIT
            action += 1
    return count


@rule
def offer_steps(place, first, mask):
    """Forward or back, within the three zones."""
    count = 0
    if place.target < ZONES - 1:
        mask[first + FORWARD] = 1
        count += 1
    if place.target > 0:
        mask[first + BACK] = 1
        count += 1
    return count


@rule
def offer_the_end(s, player, mask):
    """All dice placed: barrier and timer, both optional, in either order.  [JM-2.6, JM-2.7]"""
    count = 1
    mask[HOLD] = 1
    if player.barrier == 1:
        for district in range(s.district_count):
            if s.districts[district].closed_by == NOTHING:
                mask[CLOSE + district] = 1
                count += 1
    if s.relaxed == 0 and s.timer_ends == NOTHING:
        mask[TURN_TIMER] = 1
        count += 1
    return count
