"""Who acts when, where several may act or the clock runs: every player thinks for a while.

A pace is the time in milliseconds from the moment a seat may act to the moment it does. It has no
effect where only one seat may act and nothing happens by itself: in a game without a clock.
"""

from coffret.engine.contract import due
from coffret.engine.rng import below
from coffret.engine.rule import rule

NOT_ASKED = -1


@rule
def next_to_act(s, waiting, paces, shift, at, dice):
    """The seat of `waiting` that acts now; or −1, and the time to let pass before asking again.

    Seat i thinks at the pace of number i + `shift`, turned round the table. `at` holds for each
    seat the time at which it will have thought; a seat that has acted is NOT_ASKED anew. Of those
    who act at the same moment one is drawn by lot, to favour none.
    """
    earliest = -1
    ready = 0
    count = 0
    for seat in range(s.seats):
        if waiting >> seat & 1 == 0:
            at[seat] = NOT_ASKED
            continue
        if at[seat] == NOT_ASKED:
            at[seat] = s.clock + thinking_time(s, waiting, paces[turned(s, seat, shift)])
        if at[seat] <= s.clock:
            ready |= 1 << seat
            count += 1
        elif earliest < 0 or at[seat] < earliest:
            earliest = at[seat]
    if count > 0:
        return one_of(ready, below(dice, count) if count > 1 else 0), s.clock
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
    """None where nobody else may act and nothing happens by itself."""
    if pace > 0 and waiting & (waiting - 1) == 0 and due(s) < 0:
        return 0
    return pace


@rule
def one_of(seats, number):
    """The seat of that number in a bit mask."""
    for _ in range(number):
        seats &= seats - 1
    seat = 0
    while seats & 1 == 0:
        seats >>= 1
        seat += 1
    return seat
