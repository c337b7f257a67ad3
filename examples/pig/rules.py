"""The rules of Pig. `rules.toml` has each under its id."""

from coffret.engine.events import NOBODY, emit
from coffret.engine.layout import describe_table
from coffret.engine.masks import allow
from coffret.engine.rng import below
from coffret.engine.rule import rule

from .state import (
    ENDED,
    FEATURES,
    HELD,
    HOLD,
    LAST_ROUND,
    LOST,
    MOST_POINTS,
    OVER,
    PLAYER_LENGTH,
    ROLL,
    ROLLED,
    SIDES,
    TURN,
)

POT = FEATURES["pot"]
ROUND = FEATURES["round"]
PLAYERS = FEATURES["players"]


@rule
def setup(s, options):
    """[PIG-1.1]"""
    s.goal = options.goal
    s.rounds = 1
    s.turn = below(s, s.seats)
    s.phase = TURN


@rule
def actors(s):
    """One player at a time, as a bit mask."""
    return 0 if s.phase == OVER else 1 << s.turn


@rule
def legal(s, seat, mask):
    """Roll, or hold what is in the pot.  [PIG-2.1, PIG-2.3]"""
    if s.phase == OVER or seat != s.turn:
        return 0
    count = allow(mask, ROLL)
    if s.pot > 0:
        count += allow(mask, HOLD)
    return count


@rule
def step(s, seat, action):
    if action == ROLL:
        roll(s)
    else:
        hold(s)


@rule
def roll(s):
    """A 1 empties the pot and ends the turn; anything else goes into the pot.  [PIG-2.2]"""
    s.die = 1 + below(s, SIDES)
    emit(s, ROLLED, s.turn, s.die)
    if s.die == 1:
        emit(s, LOST, s.turn, s.pot)
        s.pot = 0
        pass_on(s)
        return
    s.pot += s.die
    if s.players[s.turn].points + s.pot >= s.goal:
        hold(s)


@rule
def hold(s):
    """[PIG-2.3]"""
    s.players[s.turn].points += s.pot
    emit(s, HELD, s.turn, s.pot)
    s.pot = 0
    pass_on(s)


@rule
def pass_on(s):
    """The goal ends the game at once, and so does the last round.  [PIG-3.1]"""
    s.turns += 1
    reached = s.players[s.turn].points >= s.goal
    s.turn = (s.turn + 1) % s.seats
    if s.turns == s.seats:
        s.turns = 0
        s.rounds += 1
    if reached or s.rounds > LAST_ROUND:
        s.phase = OVER
        emit(s, ENDED, NOBODY)


@rule
def over(s):
    return s.phase == OVER


@rule
def score(s, seat):
    """[PIG-3.2]"""
    return s.players[seat].points


@rule
def redraw_hidden(s, seat):
    """Nothing is hidden."""


@rule
def features(s, seat, out):
    """The table as numbers between 0 and 1, `seat` first."""
    describe_table(s, seat, out, PLAYERS, PLAYER_LENGTH)
    out[POT] = s.pot / MOST_POINTS
    out[ROUND] = s.rounds / LAST_ROUND
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[PLAYERS + i * PLAYER_LENGTH + 2] = s.players[other].points / MOST_POINTS


@rule
def estimate(s, seat):
    """Safe points, and half of the pot, in hundredths."""
    worth = 100 * s.players[seat].points
    if seat == s.turn:
        worth += 50 * s.pot
    return worth
