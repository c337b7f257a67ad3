"""Who is ahead at a district: equal dice of one player cancel each other, the rest is added up."""

from coffret.engine.events import emit
from coffret.engine.rule import rule

from .dice import number_showing, one
from .events import CANCELLED
from .state import DIGIT, FACE_COUNT, TWO_OR_MORE

MOST_POINTS = 22
"""More than the dice of one player at one district can add up to."""


@rule
def points(place, seat):
    """The sum of a player's dice at a district, without those that cancel.  [JM-3.2, JM-3.3]"""
    total = 0
    face = 0
    dice = place.dice[seat]
    while dice > 0:
        face += 1
        if dice & 7 == 1:
            total += face
        dice >>= DIGIT
    return total


@rule
def dice_there(place, seat):
    """How many of a player's dice at a district do not cancel.  [JM-3.10]"""
    count = 0
    for face in range(FACE_COUNT):
        if number_showing(place.dice[seat], face) == 1:
            count += 1
    return count


@rule
def rank_below(s, place, limit):
    """The seats with the highest sum below a limit, and that sum; a sum of 0 is not there."""
    best = 0
    seats = 0
    for seat in range(s.seats):
        sum_of_dice = points(place, seat)
        if 0 < sum_of_dice < limit:
            if sum_of_dice > best:
                best = sum_of_dice
                seats = 0
            if sum_of_dice == best:
                seats |= 1 << seat
    return seats, best


@rule
def present(s, place):
    """The seats with at least one die that counts.  [JM-3.8]"""
    seats = 0
    for seat in range(s.seats):
        if points(place, seat) > 0:
            seats |= 1 << seat
    return seats


@rule
def cancel_equal_dice(s, district):
    """Dice of one colour and value at one district go back, all of them.  [JM-3.2]"""
    place = s.districts[district]
    for seat in range(s.seats):
        if place.dice[seat] & TWO_OR_MORE > 0:
            for face in range(FACE_COUNT):
                count = number_showing(place.dice[seat], face)
                if count > 1:
                    place.dice[seat] -= count * one(face)
                    s.players[seat].loose += count
                    emit(s, CANCELLED, seat, face, district, count)


@rule
def seats_in(mask):
    """How many seats a bit mask holds."""
    count = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count
