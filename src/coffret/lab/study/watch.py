"""Games between bots with a note of what happened: bound to any game, run in either mode.

The games are those of `lab.playout` with the same seed.
"""

from coffret.bots.pacing import NOT_ASKED, any_seat_of, hurried, next_to_act, turned
from coffret.bots.simple_bots import choose
from coffret.engine.contract import actors, card_at, legal, over, rank_key, score, setup, starter
from coffret.engine.masks import clear
from coffret.engine.record import record
from coffret.engine.rng import reseed
from coffret.engine.rule import rule
from coffret.engine.state import MOST_SEATS
from coffret.engine.transitions import advance, wait

Course = record(
    first=int,  # the seat that begins, or −1
    decisions=int,
    branching=int,  # legal actions of all decisions, added up
    leaders=int,  # who is ahead, as a bit mask
    changes=int,  # how often someone else took the lead
    settled=int,  # the decision since which the lead has not changed
    winners=int,
    points=(MOST_SEATS, int),
)
"""The notes on one game."""


@rule
def watch_games(
    states,
    first,
    words,
    bot_words,
    seats,
    options,
    bots,
    paces,
    turn_by,
    mask,
    scratch,
    at,
    dice,
    courses,
    uses,
    namings,
    offered,
    taken,
):
    """Play one game in each record of `states`, and note its course and the cards that were used.

    `uses` counts by game, seat and column; its last row is for events without a seat. `namings`
    says how each kind of event names a card (`columns.Naming`).
    `offered` and `taken` count actions over all games, where there was a choice.
    """
    for i in range(len(states)):
        s = states[i]
        course = courses[i]
        reseed(s, words[i])
        reseed(dice, bot_words[i])
        s.seats = seats
        setup(s, options)
        note_setup(s, course, uses[i], namings)
        shift = (first + i) * turn_by % seats
        for seat in range(seats):
            at[seat] = NOT_ASKED
        at_once = hurried(s, paces)
        while not over(s):
            waiting = actors(s)
            if waiting != 0 and at_once:
                seat = any_seat_of(waiting, dice)
            else:
                seat, time = next_to_act(s, waiting, paces, shift, at, dice)
                if seat < 0:
                    wait(s, time - s.clock)
                    note_events(s, uses[i], namings)
                    continue
                at[seat] = NOT_ASKED
            clear(mask)
            count = legal(s, seat, mask)
            action = choose(bots[turned(s, seat, shift)], s, seat, mask, count, scratch, dice)
            note_choice(course, mask, count, action, offered, taken)
            advance(s, seat, action)
            note_events(s, uses[i], namings)
            note_lead(s, course)
        note_end(s, course)


@rule
def note_setup(s, course, used, namings):
    course.first = starter(s)
    course.decisions = 0
    course.leaders = -1
    note_events(s, used, namings)


@rule
def note_choice(course, mask, count, action, offered, taken):
    """A decision between several actions: what could be done, and what was."""
    course.decisions += 1
    course.branching += count
    if count < 2:
        return
    taken[action] += 1
    for other in range(len(mask)):
        if mask[other] != 0:
            offered[other] += 1


@rule
def note_events(s, used, namings):
    """Count the events of the last step, by the cards that they name."""
    for i in range(min(s.event_count, len(s.events))):
        event = s.events[i]
        naming = namings[event.kind]
        if naming.start < 0:
            continue
        card = 0
        if naming.argument >= 0:
            card = argument(event, naming.argument)
        if naming.by_place == 1:
            card = card_at(s, card)
        column = naming.start + card
        if naming.seats >= 0:
            meant = argument(event, naming.seats)
            for seat in range(s.seats):
                if meant >> seat & 1 == 1:
                    used[seat, column] += 1
        else:
            used[event.seat if event.seat >= 0 else len(used) - 1, column] += 1


@rule
def argument(event, number):
    if number == 0:
        return event.a
    if number == 1:
        return event.b
    if number == 2:
        return event.c
    return event.d


@rule
def note_lead(s, course):
    """The seats with the most points now."""
    best = score(s, 0)
    leaders = 1
    for seat in range(1, s.seats):
        points = score(s, seat)
        if points > best:
            best = points
            leaders = 0
        if points == best:
            leaders |= 1 << seat
    if leaders == course.leaders:
        return
    if course.leaders >= 0 and leaders & course.leaders == 0:
        course.changes += 1
    course.leaders = leaders
    course.settled = course.decisions


@rule
def note_end(s, course):
    best = rank_key(s, 0)
    for seat in range(1, s.seats):
        best = max(best, rank_key(s, seat))
    course.winners = 0
    for seat in range(s.seats):
        course.points[seat] = score(s, seat)
        if rank_key(s, seat) == best:
            course.winners |= 1 << seat
