"""What a player may do now."""

from coffret.engine.rule import rule

from . import phase
from .clock import may_act
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
    ONE_EACH,
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
    """Any rolled die at any open district, with or without its effect.  [JM-2.3, JM-2.4]"""
    dice = s.players[seat].dice
    count = 0
    for face in range(FACE_COUNT):
        if number_showing(dice, face) > 0:
            for district in range(s.district_count):
                is_open = 1 if s.districts[district].closed_by == NOTHING else 0
                mask[PLACE + face * MOST_DISTRICTS + district] = is_open
                count += is_open
            if THREE <= face < FIVE:
                count += offer_steps(s, PLACE_AND_AIM + (face - THREE) * 2 * MOST_DISTRICTS, mask)
    with_one = min(1, number_showing(dice, ONE))
    with_two = min(1, number_showing(dice, TWO))
    if with_one + with_two > 0:
        count += offer_expulsions(s, seat, with_one, with_two, mask)
    return count


@rule
def offer_steps(s, first, mask):
    """With a 3 or 4: the target forward or back, within the three zones."""
    count = 0
    for district in range(s.district_count):
        place = s.districts[district]
        is_open = 1 if place.closed_by == NOTHING else 0
        forward = is_open if place.target < ZONES - 1 else 0
        back = is_open if place.target > 0 else 0
        mask[first + 2 * district + FORWARD] = forward
        mask[first + 2 * district + BACK] = back
        count += forward + back
    return count


@rule
def offer_expulsions(s, seat, with_one, with_two, mask):
    """With a 1 or 2: any die there."""
    found = 0
    for district in range(s.district_count):
        place = s.districts[district]
        if place.closed_by == NOTHING:
            for owner in range(s.seats):
                dice = place.dice[owner]
                if dice > 0:
                    number = owner - seat if owner >= seat else owner - seat + s.seats
                    action = PLACE_AND_EXPEL + (district * MOST_SEATS + number) * FACE_COUNT
                    there = (dice | dice >> 1 | dice >> 2) & ONE_EACH
                    if with_one == 1:
                        offer_faces(mask, action, there)
                    if with_two == 1:
                        offer_faces(mask, action + EXPULSIONS, there)
                    found += (there * ONE_EACH >> 15) & 7  # its digits, added up in the highest
    return found * (with_one + with_two)


@rule
def offer_faces(mask, action, there):
    """The faces that are there, from the move for a 1 on."""
    for face in range(FACE_COUNT):
        mask[action + face] = there >> DIGIT * face & 1


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
