"""A random game written down step by step, in either mode."""

from coffret.engine.contract import actors, due, features, legal, over
from coffret.engine.masks import clear, random_action
from coffret.engine.rng import below
from coffret.engine.rule import rule
from coffret.engine.transitions import advance, wait


@rule
def trace(s, mask, dice, history, masks, numbers, with_features):
    """Play on at random until the game is over or `history` is full; returns the steps taken.

    After step k: history[k] is the state, masks[k] the legal actions it was chosen from,
    numbers[k] the features of the seat that acted.
    """
    for k in range(len(history)):
        if over(s):
            return k
        waiting = actors(s)
        if waiting == 0:
            wait(s, due(s) - s.clock)
        else:
            seat = below(dice, s.seats)
            while waiting >> seat & 1 == 0:
                seat = (seat + 1) % s.seats
            clear(mask)
            count = legal(s, seat, mask)
            if with_features:
                features(s, seat, numbers[k])
            advance(s, seat, random_action(mask, count, dice))
            for action in range(len(mask)):
                masks[k, action] = mask[action]
        history[k] = s
    return len(history)
