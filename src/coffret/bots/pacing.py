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

    `at` holds for each seat the time at which it will have thought; a seat that has acted is
    NOT_ASKED anew. Of those who act at the same moment one is drawn by lot, to favour none.
    """
    when = due(s)
    alone = when < 0 and waiting & (waiting - 1) == 0
    earliest = -1
    for seat in range(s.seats):
        if waiting >> seat & 1 == 0:
            at[seat] = NOT_ASKED
        else:
            if at[seat] == NOT_ASKED:
                at[seat] = s.clock + (0 if alone else paces[(seat + shift) % s.seats])
            if earliest < 0 or at[seat] < earliest:
                earliest = at[seat]
    if waiting != 0 and earliest <= s.clock:
        return one_of_the_first(s, waiting, at, dice), s.clock
    if waiting == 0 or 0 <= when < earliest:
        return -1, when
    return -1, earliest


@rule
def one_of_the_first(s, waiting, at, dice):
    """A seat whose time has come; where there are several, by chance."""
    count = 0
    found = 0
    for seat in range(s.seats):
        if waiting >> seat & 1 and at[seat] <= s.clock:
            count += 1
            if count == 1 or below(dice, count) == 0:
                found = seat
    return found
