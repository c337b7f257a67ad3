"""A player's legal moves."""

from coffret.engine.masks import allow_bits, allow_eight, sum_of_bytes, write_eight
from coffret.engine.rule import rule

from . import phase
from .clock import may_act
from .dice import faces_shown, number_showing
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
"""How many moves there are to expel with a 1; as many with a 2 come after them."""


@rule
def legal(s, seat, mask):
    if not may_act(s, seat):
        return 0
    player = s.players[seat]
    match s.phase:
        case phase.ROUND:
            if player.loose > 0:
                mask[ROLL_AGAIN] = 1
                return 1 + offer_places(s, seat, mask)
            return offer_the_end(s, player, mask)
        case phase.COPY:
            mask[COPY] = 1
            mask[COPY + 1] = 1
            return 2
        case phase.GIVE:
            count = 0
            for taker in range(s.seats):
                if player.unserved >> taker & 1:
                    mask[GIVE + (taker - seat) % s.seats] = 1
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
def offer_places(s, seat, mask):
    """Any rolled die at any open district, with or without its effect.  [JM-2.3, JM-2.4]

    With a 3 or 4: the target forward or back, within the three zones.
    """
    dice = s.players[seat].dice
    places = 0
    steps = 0
    for district in range(s.district_count):
        place = s.districts[district]
        is_open = 1 if place.closed_by == NOTHING else 0
        places |= is_open << district
        steps |= (is_open if place.target < ZONES - 1 else 0) << 2 * district + FORWARD
        steps |= (is_open if place.target > 0 else 0) << 2 * district + BACK
    count = 0
    for face in range(FACE_COUNT):
        offered = places if number_showing(dice, face) > 0 else 0
        count += allow_eight(mask, PLACE + face * MOST_DISTRICTS, offered)
    for face in range(THREE, FIVE):
        offered = steps if number_showing(dice, face) > 0 else 0
        first = PLACE_AND_AIM + (face - THREE) * 2 * MOST_DISTRICTS
        count += allow_bits(mask, first, offered, 2 * MOST_DISTRICTS)
    # With a 2 first: its first eight moves begin among the last ones with a 1.
    if number_showing(dice, TWO) > 0:
        count += offer_expulsions(s, seat, PLACE_AND_EXPEL + EXPULSIONS, mask)
    if number_showing(dice, ONE) > 0:
        count += offer_expulsions(s, seat, PLACE_AND_EXPEL, mask)
    return count


@rule
def offer_expulsions(s, seat, first, mask):
    """With a 1 or 2: any die there. `first` is the first of these moves.

    Eight moves are written at once, the last ones first: the faces of one owner, and as illegal
    the two moves before them, which are written next.
    """
    found = 0
    for district in range(s.district_count - 1, -1, -1):
        place = s.districts[district]
        if place.closed_by != NOTHING:
            continue
        for number in range(s.seats - 1, -1, -1):
            owner = seat + number if seat + number < s.seats else seat + number - s.seats
            there = faces_shown(place.dice[owner])
            action = first + (district * MOST_SEATS + number) * FACE_COUNT
            write_eight(mask, action - 2, there << 16)
            found += there
    return sum_of_bytes(found)


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
