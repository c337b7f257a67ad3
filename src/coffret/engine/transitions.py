"""Advance a state by a move or by time, or redraw what a seat cannot know.

Tables, bots and simulations use it.
"""

from .contract import elapse, redraw_hidden, step
from .events import redact_events
from .rng import SIGN, draw
from .rule import rule


@rule
def advance(s, seat, action):
    """Carry out a legal action; the event buffer then holds its events."""
    s.event_count = 0
    step(s, seat, action)


@rule
def wait(s, ms):
    """Let time pass; the event buffer then holds what happened meanwhile."""
    s.event_count = 0
    elapse(s, ms)


@rule
def determinize(s, seat, dice):
    """Determinize `s`: redraw all that `seat` cannot know, with random numbers from `dice`.

    Future dice are hidden too, so the generator is reseeded first.
    """
    draws = s.draws
    reseed_from(s, dice)
    redraw_hidden(s, seat)
    redact_events(s, seat)
    s.draws = draws


@rule
def reseed_from(s, dice):
    """Reseed the state's generator from `dice`."""
    for i in range(4):
        s.rng[i] = (draw(dice) ^ SIGN) - SIGN
