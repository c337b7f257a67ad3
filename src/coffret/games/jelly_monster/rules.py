"""Attack of the Jelly Monster: everyone at once rolls dice and places them in districts.

Source: the French rulebook, 3 to 5 players. `rules.toml` has every rule under its id; docstrings
cite the ids.

Modelling decisions
- Time is data. A roll takes `roll_ms`: the dice land when it is over, by the clock, and are drawn
only then. The state holds no dice that are still in the air.
- Placing a die and its effect are one move, as nothing can come between them.
- Placing, or placing none, rolls the rest at once: a player must roll anyway.
- To hold (neither barrier nor timer for now) is a move, so that a bot can decline; it gives up the
  time of one roll. A person simply waits.
- Equal dice of one player, and pods of equal content, are interchangeable: dice and pods are kept
  as numbers by face and by content, and a pod's chance is drawn as it is taken.
- Scoring runs through to the first choice. Players without a choice are not asked.
- Relaxed play has the same rules but for time: see [JM-2.10].
"""

from coffret.engine.events import emit
from coffret.engine.rule import rule

from . import moves, phase
from .clock import actors as actors
from .clock import deadline as deadline
from .clock import decision_id as decision_id
from .clock import due as due
from .clock import elapse as elapse
from .clock import turn_timer
from .dice import aim, expel, place
from .ending import score as score
from .estimate import estimate as estimate
from .events import CLOSED
from .features import features as features
from .hidden import redraw_hidden as redraw_hidden
from .legality import legal as legal
from .moves import MOVES
from .rollout import rollout_weights as rollout_weights
from .rounds import (
    after_passing,
    after_placing,
    choose_pod,
    choose_taker,
    pass_turn,
    say_ready,
    vote,
)
from .setup import card_at as card_at
from .setup import setup as setup
from .state import THREE


@rule
def step(s, seat, action):
    """Carry out a move, and run on to the next decision."""
    move = MOVES[action]
    match move.kind:
        case moves.READY:
            say_ready(s, seat)
        case moves.ROLL_AGAIN:
            after_passing(s, seat)
        case moves.PLACE:
            place(s, seat, move.first, move.second)
            after_placing(s, seat)
        case moves.PLACE_AND_AIM:
            place(s, seat, THREE + move.first, move.second)
            aim(s, seat, move.second, move.third)
            after_placing(s, seat)
        case moves.PLACE_AND_EXPEL:
            place(s, seat, move.first, move.second)
            expel(s, seat, move.second, neighbour(s, seat, move.third), move.fourth)
            after_placing(s, seat)
        case moves.CLOSE:
            close(s, seat, move.first)
            pass_turn(s)
        case moves.TURN_TIMER:
            turn_timer(s, seat)
        case moves.HOLD:
            hold(s, seat)
        case moves.COPY:
            vote(s, seat, move.first)
        case moves.GIVE:
            choose_taker(s, seat, neighbour(s, seat, move.first))
        case moves.DISCARD:
            choose_pod(s, seat, move.first)


@rule
def neighbour(s, seat, number):
    """The seat this many places clockwise."""
    return (seat + number) % s.seats


@rule
def close(s, seat, district):
    """A barrier closes a district to the end of the round.  [JM-2.6]"""
    s.players[seat].barrier = 0
    s.districts[district].closed_by = seat
    emit(s, CLOSED, seat, district)


@rule
def hold(s, seat):
    """Nothing for the time of a roll, or for this turn.  [JM-2.11, JM-2.10]"""
    if s.relaxed == 0:
        s.players[seat].ready = s.clock + s.roll_ms
    pass_turn(s)


@rule
def over(s):
    """After four rounds.  [JM-4.2]"""
    return s.phase == phase.OVER
