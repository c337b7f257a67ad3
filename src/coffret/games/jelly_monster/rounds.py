"""A round begins, turns pass in relaxed play, it ends and is scored."""

from coffret.engine.events import emit
from coffret.engine.rng import below, hidden_decides
from coffret.engine.rule import rare, rule

from . import phase
from .dice import all_placed, send_home, throw
from .events import (
    ALL_PLACED,
    COUNTDOWN,
    ENDED,
    IS_READY,
    NOBODY_PLACES,
    OUT_OF_TIME,
    ROUND_BEGINS,
    ROUND_ENDS,
)
from .gifts import give
from .pods import any_pod, discard, open_pods
from .scoring import is_alone, score_on, settle_votes
from .state import NOTHING, ROUNDS

COUNTDOWN_MS = 3_000
PATIENCE = 3
"""Relaxed: how often everyone in turn may place nothing before the round ends."""

NOBODY = -1


# A round begins


@rule
def prepare_round(s):
    """Dice home, targets on the first zone; then everyone declares to be ready. [JM-1.3, JM-4.1]"""
    send_home(s)
    for district in range(s.district_count):
        s.districts[district].target = 0
    for seat in range(s.seats):
        s.players[seat].vote = NOTHING
    s.rounds += 1
    if s.relaxed == 1:
        begin_round(s)
    else:
        s.phase = phase.READY
        s.pending = (1 << s.seats) - 1


@rule
def say_ready(s, seat):
    """When all are ready, a countdown starts the round for everyone at once.  [JM-2.1]"""
    s.pending &= ~(1 << seat)
    emit(s, IS_READY, seat)
    if s.pending == 0:
        s.phase = phase.COUNTDOWN
        s.starts = s.clock + COUNTDOWN_MS
        emit(s, COUNTDOWN, NOBODY, COUNTDOWN_MS // 1000)


@rare
@rule
def begin_round(s):
    """Everyone rolls all dice.  [JM-2.1, JM-2.2; JM-2.10 for who acts first]"""
    s.phase = phase.ROUND
    s.placed_at = s.clock
    s.timer_ends = NOTHING
    s.passes = 0
    emit(s, ROUND_BEGINS, NOBODY, s.rounds)
    for seat in range(s.seats):
        throw(s, seat)
    if s.relaxed == 1:
        if s.rounds > 1:
            s.first = (s.first + 1) % s.seats
        s.turn = s.first


# During a round


@rule
def after_placing(s, seat):
    """Throw the rest; the round ends with the last die of all.  [JM-2.2, JM-2.8]"""
    player = s.players[seat]
    if player.loose > 0:
        throw(s, seat)
    elif all_placed(s):
        end_round(s, ALL_PLACED)
        return
    pass_turn(s)


@rule
def after_passing(s, seat):
    """Throw all again; relaxed play ends when nobody places any more.  [JM-2.2, JM-2.10]"""
    throw(s, seat)
    s.passes += 1
    if s.relaxed == 1:
        holders = 0
        for other in range(s.seats):
            if s.players[other].loose > 0:
                holders += 1
        if s.passes >= PATIENCE * holders:
            end_round(s, NOBODY_PLACES)
            return
    pass_turn(s)


@rule
def pass_turn(s):
    """Relaxed: clockwise to the next who has dice or a barrier left.  [JM-2.10]"""
    if s.relaxed == 0:
        return
    s.turn = (s.turn + 1) % s.seats
    while s.players[s.turn].loose == 0 and s.players[s.turn].barrier == 0:
        s.turn = (s.turn + 1) % s.seats


# A round ends


@rare
@rule
def end_round(s, why):
    """Everyone stops, barriers go home, the districts are scored.  [JM-2.8, JM-3.1]"""
    emit(s, ROUND_ENDS, NOBODY, why)
    s.timer_ends = NOTHING
    for district in range(s.district_count):
        s.districts[district].closed_by = NOTHING
    for seat in range(s.seats):
        player = s.players[seat]
        player.barrier = 1
        player.flying = 0
        player.ready = 0
        player.dice = 0
    s.scored = 0
    s.icon = NOTHING
    go_on_scoring(s)


@rare
@rule
def go_on_scoring(s):
    """Score on; then the next round is prepared, or the game ends.  [JM-4.1, JM-4.2]"""
    s.deadline = NOTHING
    if not score_on(s):
        return
    if s.rounds < ROUNDS:
        prepare_round(s)
    else:
        hidden_decides(s)
        send_home(s)
        open_pods(s)
        s.phase = phase.OVER
        emit(s, ENDED, NOBODY)


# Choices while scoring


@rule
def vote(s, seat, way):
    """The direction of a copied reward; tied winners vote at the same time.  [JM-3.5]"""
    s.players[seat].vote = way
    s.pending &= ~(1 << seat)
    if s.pending == 0:
        settle_votes(s)
        go_on_scoring(s)


@rule
def choose_taker(s, seat, taker):
    """Whom to serve next with too little jelly.  [JM-3.6, JM-3.7]"""
    give(s, seat, taker)
    if s.pending == 0:
        go_on_scoring(s)


@rule
def choose_pod(s, seat, content):
    """Which pod to give up.  [JM-3.11]"""
    discard(s, seat, content)
    s.pending &= ~(1 << seat)
    if s.pending == 0:
        go_on_scoring(s)


@rare
@rule
def run_out_of_time(s):
    """Open choices are made at random; a missing vote of several is no agreement.  [JM-3.12]"""
    for seat in range(s.seats):
        if s.pending >> seat & 1:
            emit(s, OUT_OF_TIME, seat)
            if s.phase == phase.COPY:
                if is_alone(s.winners):
                    s.players[seat].vote = below(s, 2)
            elif s.phase == phase.DISCARD:
                discard(s, seat, any_pod(s, s.players[seat].pods))
            else:
                while s.pending >> seat & 1:
                    give(s, seat, any_seat(s, s.players[seat].unserved))
    s.pending = 0
    if s.phase == phase.COPY:
        settle_votes(s)
    go_on_scoring(s)


@rule
def any_seat(s, seats):
    """A random seat of a bit mask."""
    found = 0
    count = 0
    for seat in range(s.seats):
        if seats >> seat & 1:
            count += 1
            if below(s, count) == 0:
                found = seat
    return found
