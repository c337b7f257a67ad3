"""The loop that all environments share: who acts next, and what that seat knows and may do.

Bound to any game, interpreted or compiled. Seats, bots and random actions draw from one generator
in the order of a simulation (`lab.playout`), so random play through any door gives its games.
"""

from coffret.bots.choosing import choose
from coffret.bots.pacing import NOT_ASKED, any_seat_of, hurried, next_to_act
from coffret.engine.contract import actors, features, legal, over, rank_key, score, setup
from coffret.engine.masks import any_of, clear
from coffret.engine.record import record
from coffret.engine.rng import reseed
from coffret.engine.rule import rule
from coffret.engine.state import MOST_SEATS, Dice
from coffret.engine.transitions import advance, imagine, wait

OVER, TO_DEAL = -1, -2
"""Instead of a seat: the game has ended; or it is to be dealt."""
CALLER = -1
"""Instead of a bot: the caller decides."""
REFUSED = -1
"""Instead of a number of legal actions: the action was not legal, and nothing has changed."""

Place = record(
    seat=int,  # who is asked, OVER or TO_DEAL
    count=int,  # how many actions the seat may take, or REFUSED
    action=int,  # the caller's answer
    decisions=int,  # so far in this game
    words=(4, int),  # chance of the game to be dealt
    bot_words=(4, int),  # chance of its players
    at=(MOST_SEATS, int),  # when each seat will act, in games with a clock
    dice=Dice,
    points=(MOST_SEATS, int),
    winners=int,  # a bit mask
)
"""What an environment keeps of a game beside its state."""


@rule
def take_turns(
    states, places, masks, outs, first, stop, seats, options, bots, paces, blank, scratch
):
    """Play an action in each game from `first` to before `stop`, up to the caller's next decision.

    A game TO_DEAL is dealt instead; one that is OVER stays so, and shows what the seat that ended
    it knows. `outs` is empty where nobody needs features; `blank` holds one zeroed state and
    `scratch` has room for one.
    """
    for i in range(first, stop):
        place = places[i]
        if place.seat == OVER:
            continue
        s = states[i]
        mask = masks[i]
        mover = max(place.seat, 0)
        if place.seat == TO_DEAL:
            states[i] = blank[0]
            deal(s, place, seats, options)
        elif place.action < 0 or place.action >= len(mask) or mask[place.action] == 0:
            place.count = REFUSED
            continue
        else:
            advance(s, place.seat, place.action)
            place.decisions += 1
        go_on(s, place, mask, bots, paces, scratch)
        if place.seat == OVER:
            clear(mask)
            count_up(s, place)
        if len(outs) > 0:
            describe(s, mover if place.seat == OVER else place.seat, outs[i])


@rule
def describe(s, seat, out):
    """Fill `out` with what `seat` knows."""
    for k in range(len(out)):
        out[k] = 0.0
    features(s, seat, out)


@rule
def deal(s, place, seats, options):
    """Set up a game."""
    reseed(s, place.words)
    place.dice.draws = 0
    reseed(place.dice, place.bot_words)
    s.seats = seats
    setup(s, options)
    place.decisions = 0
    place.winners = 0
    for seat in range(MOST_SEATS):
        place.at[seat] = NOT_ASKED
        place.points[seat] = 0


@rule
def go_on(s, place, mask, bots, paces, scratch):
    """Let bots act and the clock run until the caller is asked, or to the end."""
    while True:
        place.seat = next_seat(s, paces, place.at, place.dice)
        if place.seat == OVER:
            place.count = 0
            return
        clear(mask)
        place.count = legal(s, place.seat, mask)
        bot = bots[place.seat]
        if bot == CALLER:
            return
        action = choose(bot, s, place.seat, mask, place.count, scratch, place.dice)
        advance(s, place.seat, action)
        place.decisions += 1


@rule
def next_seat(s, paces, at, dice):
    """The seat that acts now, after the clock has run to that moment; or OVER."""
    at_once = hurried(s, paces)
    while not over(s):
        waiting = actors(s)
        if waiting != 0 and at_once:
            return any_seat_of(waiting, dice)
        seat, time = next_to_act(s, waiting, paces, 0, at, dice)
        if seat >= 0:
            at[seat] = NOT_ASKED
            return seat
        wait(s, time - s.clock)
    return OVER


@rule
def count_up(s, place):
    """Points and winners."""
    best = rank_key(s, 0)
    for seat in range(1, s.seats):
        best = max(best, rank_key(s, seat))
    for seat in range(s.seats):
        place.points[seat] = score(s, seat)
        if rank_key(s, seat) == best:
            place.winners |= 1 << seat


@rule
def look(states, i, seat, mask, out):
    """What any seat knows and may do now; returns the number of its legal actions."""
    clear(mask)
    describe(states[i], seat, out)
    return legal(states[i], seat, mask)


@rule
def any_action(places, i, masks):
    """As a random bot would choose for the seat that is asked."""
    return any_of(masks[i], places[i].count, places[i].dice)


@rule
def redraw(states, i, seat, dice):
    """Turn a state into a random one that `seat` cannot tell apart from it."""
    imagine(states[i], seat, dice)
