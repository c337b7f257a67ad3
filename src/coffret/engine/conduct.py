"""How a game is driven, by whoever runs one: a table, a bot, a simulation."""

from .contract import elapse, redraw_hidden, step
from .events import hush
from .rng import SIGN, draw
from .rule import rule


@rule
def advance(s, seat, action):
    """Carry out a legal action; the event buffer then holds what it brought about."""
    s.event_count = 0
    step(s, seat, action)


@rule
def wait(s, ms):
    """Let time pass; the event buffer then holds what happened meanwhile."""
    s.event_count = 0
    elapse(s, ms)


@rule
def imagine(s, seat, dice):
    """Make `s` a position that `seat` cannot tell from the true one, with chance from `dice`.

    Dice to come are hidden, too: the generator gets new words before anything is redrawn.
    """
    draws = s.draws
    renew(s, dice)
    redraw_hidden(s, seat)
    hush(s, seat)
    s.draws = draws


@rule
def renew(s, dice):
    """Make chance to come another: new words for the generator."""
    for i in range(4):
        s.rng[i] = (draw(dice) ^ SIGN) - SIGN
