"""The loop of the GPU environment: what a thread does with its game.

The rules of `turns` for one game and one thread. A finished game is not dealt on the spot: a warp
would wait for one thread's shuffling. It takes the place of a fresh one (`CudaGames`).
"""

from coffret.bots.pacing import NOT_ASKED, any_seat_of, hurried, next_to_act
from coffret.engine.contract import actors, features, legal, over, rank_key, setup
from coffret.engine.masks import clear, random_action
from coffret.engine.record import record
from coffret.engine.rng import SIGN, draw, reseed
from coffret.engine.rule import rule
from coffret.engine.state import MOST_SEATS, Dice
from coffret.engine.transitions import advance, wait

OVER = -1

Place = record(
    at=(MOST_SEATS, int),  # when each seat will act, in games with a clock
    dice=Dice,
)
"""A thread's data for one game, besides the state."""

Deal = record(
    words=(4, int),  # chance of the next game to be dealt here
    dice=Dice,  # and of those after it
)


@rule
def deal(s, source, seats, options):
    """Set up a game in a zeroed record."""
    reseed(s, source.words)
    for i in range(4):
        source.words[i] = (draw(source.dice) ^ SIGN) - SIGN
    s.seats = seats
    setup(s, options)


@rule
def begin(place):
    """No seat of the new game has been asked."""
    for seat in range(MOST_SEATS):
        place.at[seat] = NOT_ASKED


@rule
def is_over(s):
    return over(s)


@rule
def next_seat(s, paces, place):
    """The seat that acts now, after the clock has run to that moment; or OVER."""
    at_once = hurried(s, paces)
    while not over(s):
        waiting = actors(s)
        if waiting != 0 and at_once:
            return any_seat_of(waiting, place.dice)
        seat, time = next_to_act(s, waiting, paces, 0, place.at, place.dice)
        if seat >= 0:
            place.at[seat] = NOT_ASKED
            return seat
        wait(s, time - s.clock)
    return OVER


@rule
def play_randomly(s, place, paces, mask):
    """One random decision, if the game is not over; returns how many there were."""
    seat = next_seat(s, paces, place)
    if seat == OVER:
        return 0
    clear(mask)
    count = legal(s, seat, mask)
    advance(s, seat, random_action(mask, count, place.dice))
    return 1


@rule
def to_choice(s, place, paces, mask, skip):
    """Go on until someone has a choice (with `skip`: more than one action), or to the end; returns
    the seat or OVER, and the number of its actions."""
    while True:
        seat = next_seat(s, paces, place)
        if seat == OVER:
            return OVER, 0
        clear(mask)
        count = legal(s, seat, mask)
        if count > skip:
            return seat, count
        advance(s, seat, random_action(mask, count, place.dice))


@rule
def play(s, seat, action):
    advance(s, seat, action)


@rule
def share(s, seat):
    """A seat's part of the victory: 1, or less if it is shared."""
    best = rank_key(s, 0)
    for other in range(1, s.seats):
        best = max(best, rank_key(s, other))
    if rank_key(s, seat) != best:
        return 0.0
    winners = 0
    for other in range(s.seats):
        if rank_key(s, other) == best:
            winners += 1
    return 1.0 / winners


@rule
def describe(s, seat, out):
    """Write what `seat` knows into a zeroed row."""
    features(s, seat, out)
