"""The loop that all environments share: who acts next, and what that seat knows and may do.

Bound to any game, interpreted or compiled. Seats, bots and random actions draw from one generator
in the order of a simulation (`lab.playout`), so random play through any door gives its games.
"""

from coffret.bots.pacing import NOT_ASKED, any_seat_of, hurried, next_to_act
from coffret.bots.simple_bots import choose
from coffret.engine.contract import actors, features, legal, over, rank_key, score, setup
from coffret.engine.masks import clear, random_action, word_at
from coffret.engine.record import record
from coffret.engine.rng import SIGN, draw, reseed
from coffret.engine.rule import compiled_as, rule
from coffret.engine.state import MOST_SEATS, Dice
from coffret.engine.transitions import advance, determinize, wait

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
"""An environment's data for one game, besides the state."""

Sitting = record(
    seats=int,
    decisions=int,  # a game ends after that many
    paces=(MOST_SEATS, int),  # each seat's thinking time
)
"""Constant data of a table where the caller plays every seat."""


def cell_of(state):
    """A game in one piece of memory, to be copied and pickled as such. The state comes last."""
    return record(place=Place, state=state)


@rule
def take_turns(
    states, places, masks, outs, first, stop, seats, options, bots, paces, blank, scratch
):
    """Play an action in each game from `first` to before `stop`, up to the caller's next decision.

    A game TO_DEAL is dealt instead; one that is OVER stays so, and shows what the seat that ended
    it knows. `outs` is empty where nobody needs features; `blank` holds one zeroed state and
    `scratch` has room for one. Returns how many actions are REFUSED.
    """
    refused = 0
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
            refused += 1
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
    return refused


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
def begin(cells, mask, found, sitting, options):
    """Deal a game into a zeroed cell, and ask the first seat: see `ask`."""
    deal(cells[0].state, cells[0].place, sitting[0].seats, options)
    return ask(cells[0], mask, found, sitting[0])


@rule
def answer(cells, action, mask, found, sitting):
    """Play a legal action, and ask the next seat: see `ask`."""
    # In arrays of one, which reach compiled rules ten times as fast as a record does.
    cell = cells[0]
    advance(cell.state, cell.place.seat, action)
    cell.place.decisions += 1
    return ask(cell, mask, found, sitting[0])


@rule
def ask(cell, mask, found, sitting):
    """Let the clock run until a seat is asked; returns it, and how many legal actions there are.

    They are listed in `found`. At the end the seat is OVER.
    """
    place = cell.place
    place.seat = next_seat(cell.state, sitting.paces, place.at, place.dice)
    if place.seat == OVER or place.decisions >= sitting.decisions:
        place.seat = OVER
        count_up(cell.state, place)
        return OVER, 0
    return place.seat, list_legal(cell, mask, found)


@rule
def list_legal(cell, mask, found):
    """List what the seat that is asked may do; returns how many actions that is."""
    clear(mask)
    legal(cell.state, cell.place.seat, mask)
    return list_up(mask, found)


@rule
def reimagine(cells, seat, dice, mask, found):
    """Turn a cell into a random one that `seat` cannot tell apart from it, with new random numbers.

    Returns and lists what `ask` does.
    """
    cell = cells[0]
    determinize(cell.state, seat, dice[0])
    for i in range(4):
        cell.place.dice.rng[i] = (draw(dice[0]) ^ SIGN) - SIGN
    if cell.place.seat == OVER:
        return OVER, 0
    return cell.place.seat, list_legal(cell, mask, found)


@rule
def show(cells, seat, out):
    """Write each seat's features."""
    describe(cells[0].state, seat, out)


@rule
def look(states, i, seat, mask, out):
    """Write each seat's features and legal actions; returns the number of its legal actions."""
    clear(mask)
    describe(states[i], seat, out)
    return legal(states[i], seat, mask)


@rule
def choose_any(places, masks, first, stop):
    """A random legal action in each game, as a random bot would choose it."""
    for i in range(first, stop):
        place = places[i]
        if place.seat >= 0:
            place.action = random_action(masks[i], place.count, place.dice)
    return 0


def _list_up_array(mask, found):
    count = 0
    for at in range(0, len(mask) - 7, 8):
        # Most of a large action space is illegal.
        if word_at(mask, at) != 0:
            for action in range(at, at + 8):
                found[count] = action
                count += mask[action]
    for action in range(len(mask) & ~7, len(mask)):
        found[count] = action
        count += mask[action]
    return count


@compiled_as(_list_up_array)
def list_up(mask, found):
    """List the legal actions of a mask, in order; returns how many.

    `found` has room for one more than there are actions.
    """
    count = 0
    action = mask.find(1)
    while action >= 0:
        found[count] = action
        count += 1
        action = mask.find(1, action + 1)
    return count
