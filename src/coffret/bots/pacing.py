"""Who acts next if several may act or the clock runs: every player has a thinking time.

A pace is the time in milliseconds from the moment a seat may act to the moment it does. It has no
effect in a game without a clock, where only one seat may act.
"""

from coffret.engine.contract import due
from coffret.engine.record import LookupTable
from coffret.engine.rng import below
from coffret.engine.rule import rule
from coffret.engine.state import MOST_SEATS

NOT_ASKED = -1

# A lookup table of the seats in every bit mask: faster than a loop.
_MASKS = [
    [seat for seat in range(MOST_SEATS) if mask >> seat & 1] for mask in range(1 << MOST_SEATS)
]
NUMBER_IN = LookupTable([len(seats) for seats in _MASKS])
SEATS_OF = LookupTable(
    [seat for seats in _MASKS for seat in (seats + [0] * MOST_SEATS)[:MOST_SEATS]]
)


@rule
def next_to_act(s, waiting, paces, shift, at, dice):
    """The seat of `waiting` that acts now; or −1, and the time to wait before asking again.

    Seat i has the pace of number i + `shift`, rotated around the table. `at` holds the time at
    which each seat will act; a seat that has acted is NOT_ASKED again. If several act at the same
    moment, one is chosen at random.
    """
    earliest = -1
    ready = 0
    for seat in range(s.seats):
        if waiting >> seat & 1 == 0:
            at[seat] = NOT_ASKED
            continue
        if at[seat] == NOT_ASKED:
            at[seat] = s.clock + thinking_time(s, waiting, paces[turned(s, seat, shift)])
        if at[seat] <= s.clock:
            ready |= 1 << seat
        elif earliest < 0 or at[seat] < earliest:
            earliest = at[seat]
    if ready != 0:
        return any_seat_of(ready, dice), s.clock
    when = due(s)
    if earliest < 0 or 0 <= when < earliest:
        earliest = when
    return -1, earliest


@rule
def turned(s, seat, shift):
    """The number of a seat at a table turned by `shift`, which is less than the seats."""
    number = seat + shift
    return number if number < s.seats else number - s.seats


@rule
def thinking_time(s, waiting, pace):
    """None if nobody else may act and nothing is due."""
    if pace > 0 and waiting & (waiting - 1) == 0 and due(s) < 0:
        return 0
    return pace


@rule
def hurried(s, paces):
    """Whether all paces are zero: then every seat acts at once."""
    longest = 0
    for seat in range(s.seats):
        longest = max(longest, paces[seat])
    return longest == 0


@rule
def any_seat_of(seats, dice):
    """A random seat of a bit mask."""
    count = NUMBER_IN[seats]
    return SEATS_OF[seats * MOST_SEATS + (below(dice, count) if count > 1 else 0)]
