"""Whole games between bots, bound to any game and run in either mode."""

from coffret.bots.choosing import choose
from coffret.engine.conduct import advance, clear, wait
from coffret.engine.contract import actors, due, legal, over, rank_key, score, setup
from coffret.engine.rng import below, reseed
from coffret.engine.rule import rule


@rule
def play_games(states, first, words, bot_words, seats, options, bots, turn_by, mask, scratch, dice):
    """Play one game in each record of `states`, from set-up to the end; returns the decisions.

    `first` is the number of the first of them; game n seats the bots turned by n × `turn_by`.
    """
    decisions = 0
    for i in range(len(states)):
        s = states[i]
        reseed(s, words[i])
        reseed(dice, bot_words[i])
        s.seats = seats
        setup(s, options)
        decisions += play_on(s, bots, (first + i) * turn_by, mask, scratch, dice)
    return decisions


@rule
def play_on(s, bots, shift, mask, scratch, dice):
    """Play a game to its end; returns the decisions."""
    decisions = 0
    while not over(s):
        waiting = actors(s)
        if waiting == 0:
            wait(s, due(s) - s.clock)
            continue
        seat = one_seat(s, waiting, dice)
        clear(mask)
        count = legal(s, seat, mask)
        bot = bots[(seat + shift) % s.seats]
        advance(s, seat, choose(bot, s, seat, mask, count, scratch, dice))
        decisions += 1
    return decisions


@rule
def one_seat(s, waiting, dice):
    """A seat of those that may act; where there are several, by chance, to favour none."""
    count = 0
    found = 0
    for seat in range(s.seats):
        if waiting >> seat & 1:
            count += 1
            if count == 1 or below(dice, count) == 0:
                found = seat
    return found


@rule
def tally(states, scores, keys):
    """Scores and rank keys of finished games."""
    for i in range(len(states)):
        for seat in range(states[i].seats):
            scores[i, seat] = score(states[i], seat)
            keys[i, seat] = rank_key(states[i], seat)
