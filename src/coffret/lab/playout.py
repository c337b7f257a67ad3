"""Whole games between bots, bound to any game and run in either mode."""

from coffret.bots.pacing import NOT_ASKED, any_seat_of, hurried, next_to_act, turned
from coffret.bots.simple_bots import choose
from coffret.engine.contract import actors, legal, over, rank_key, score, setup
from coffret.engine.masks import clear
from coffret.engine.rng import reseed
from coffret.engine.rule import rule
from coffret.engine.transitions import advance, wait


@rule
def play_games(
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
):
    """Play one game in each record of `states`, from setup to the end; returns the number of
    decisions.

    `first` is the number of the first of them; game n seats the bots turned by n × `turn_by`.
    """
    decisions = 0
    for i in range(len(states)):
        s = states[i]
        reseed(s, words[i])
        reseed(dice, bot_words[i])
        s.seats = seats
        setup(s, options)
        decisions += play_on(s, bots, paces, (first + i) * turn_by % seats, mask, scratch, at, dice)
    return decisions


@rule
def play_on(s, bots, paces, shift, mask, scratch, at, dice):
    """Play a game to its end; returns the number of decisions. `at` holds a time per seat."""
    decisions = 0
    for seat in range(s.seats):
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
                continue
            at[seat] = NOT_ASKED
        clear(mask)
        count = legal(s, seat, mask)
        bot = bots[turned(s, seat, shift)]
        advance(s, seat, choose(bot, s, seat, mask, count, scratch, dice))
        decisions += 1
    return decisions


@rule
def tally(states, scores, keys):
    """Scores and rank keys of finished games."""
    for i in range(len(states)):
        for seat in range(states[i].seats):
            scores[i, seat] = score(states[i], seat)
            keys[i, seat] = rank_key(states[i], seat)
