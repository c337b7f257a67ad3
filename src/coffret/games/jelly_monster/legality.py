"""What a player may do now."""

from coffret.engine.rule import rule

from . import phase
from .clock import actors
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
    ZONES,
)

DICE_PLACES = MOST_SEATS * FACE_COUNT


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
        if place.closed_by != NOTHING:
            continue
        for face in range(FACE_COUNT):
            if player.dice[face] > 0:
                mask[PLACE + face * MOST_DISTRICTS + district] = 1
                count += 1
        for face in range(ONE, THREE):
            if player.dice[face] > 0:
                first = PLACE_AND_EXPEL + (face * MOST_DISTRICTS + district) * DICE_PLACES
                for die in range(DICE_PLACES):
                    there = 1 if place.dice[die] > 0 else 0
                    mask[first + die] = there
                    count += there
        for face in range(THREE, FIVE):
            if player.dice[face] > 0:
                first = PLACE_AND_AIM + ((face - THREE) * MOST_DISTRICTS + district) * 2
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
