"""Time: who may act when, and what happens by itself.

Each player has the time from which they may act. A live table moves the clock with its own, a
simulation jumps to the next time at which something is due.
"""

from coffret.engine.events import emit
from coffret.engine.rule import rule

from . import phase
from .dice import land
from .events import TIMER_OUT, TIMER_STARTED, TIMER_TURNED
from .rounds import begin_round, end_round, run_out_of_time
from .state import NOTHING

TIMER_MS = 10_000
NEVER = -1


@rule
def actors(s):
    """Everyone who is ready; in relaxed play one after the other.  [JM-2.1, JM-2.9, JM-2.10]"""
    if s.phase == phase.ROUND:
        if s.relaxed == 1:
            return 1 << s.turn
        seats = 0
        for seat in range(s.seats):
            if s.players[seat].ready <= s.clock and has_something_to_do(s, seat):
                seats |= 1 << seat
        return seats
    if s.phase == phase.COUNTDOWN or s.phase == phase.OVER:
        return 0
    if s.relaxed == 1:
        seat = s.first
        while s.pending >> seat & 1 == 0:
            seat = (seat + 1) % s.seats
        return 1 << seat
    return s.pending


@rule
def may_act(s, seat):
    """Whether a seat is among the actors."""
    if s.phase == phase.ROUND and s.relaxed == 0:
        return s.players[seat].ready <= s.clock and has_something_to_do(s, seat)
    return actors(s) >> seat & 1 == 1


@rule
def has_something_to_do(s, seat):
    """Dice to place, or else a barrier or the timer to use.  [JM-2.2, JM-2.6, JM-2.7]"""
    player = s.players[seat]
    return player.loose > 0 or player.barrier == 1 or s.timer_ends == NOTHING


@rule
def due(s):
    """The next time at which something happens without a move, or a player can act."""
    match s.phase:
        case phase.COUNTDOWN:
            return s.starts
        case phase.ROUND:
            if s.relaxed == 1:
                return NEVER
            when = s.timer_ends
            if when == NOTHING and s.idle_ms > 0:
                when = s.placed_at + s.idle_ms
            for seat in range(s.seats):
                ready = s.players[seat].ready
                sooner = ready > s.clock and (when == NEVER or ready < when)
                if sooner and has_something_to_do(s, seat):
                    when = ready
            return when
        case phase.COPY | phase.GIVE | phase.DISCARD:
            return s.deadline
        case _:
            return NEVER


@rule
def decision_id(s):
    """A round; or a choice during scoring, which has its own deadline; or the end."""
    if s.phase == phase.OVER:
        return -s.rounds - 1
    return -s.rounds if s.deadline == NOTHING else s.deadline


@rule
def deadline(s):
    """The end of the timer, or of a choice during scoring: dice that land end nothing."""
    return s.timer_ends if s.phase == phase.ROUND else s.deadline


@rule
def elapse(s, ms):
    """Move the clock on, from one thing that is due to the next."""
    until = s.clock + ms
    when = due(s)
    while when != NEVER and when <= until:
        s.clock = when
        happen(s)
        when = due(s)
    s.clock = until


@rule
def happen(s):
    """The event due at this moment: the timer comes before dice that land."""
    if s.phase == phase.COUNTDOWN:
        begin_round(s)
    elif s.phase != phase.ROUND:
        run_out_of_time(s)
    elif s.timer_ends == s.clock:
        end_round(s, TIMER_OUT)
    else:
        if s.timer_ends == NOTHING and s.idle_ms > 0 and s.placed_at + s.idle_ms == s.clock:
            s.timer_ends = s.clock + TIMER_MS
            emit(s, TIMER_STARTED, -1)
        for seat in range(s.seats):
            if s.players[seat].flying == 1 and s.players[seat].ready == s.clock:
                land(s, seat)


@rule
def turn_timer(s, seat):
    """The others have 10 seconds.  [JM-2.7]"""
    s.timer_ends = s.clock + TIMER_MS
    emit(s, TIMER_TURNED, seat)
