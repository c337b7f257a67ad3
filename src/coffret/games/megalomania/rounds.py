"""Rounds: how one begins, how it is scored, how the game ends."""

from coffret.engine.events import NOBODY, emit
from coffret.engine.rule import rare, rule

from . import phase
from .components import MISSIONS
from .dealing import announce_dominant, turn_up_mission
from .events import ENDED, ROUND_BEGINS, SCORED, SCROLL_BONUS
from .lasting import end_lasting, scores_tricks, weighed
from .missions import times_fulfilled
from .past import keep_round
from .state import DOMINANT, NOTHING, ROUNDS

SCROLL_KEPT = 2
"""Points for a player who still has a scroll at the end.  [MEG-9.1]"""


@rare
@rule
def begin_round(s):
    """Dominant colour, mission, deal; then the scrolls.  [MEG-1.2]"""
    s.rounds += 1
    s.trick = 0
    s.play_count = 0
    s.played = 0
    s.powers = 0
    s.lead_colour = NOTHING
    end_lasting(s)
    s.leader = (s.dealer + 1) % s.seats  # [MEG-4.1, MEG-4.5]
    s.fixed_leader = NOTHING
    s.spied = NOTHING
    s.wanted = NOTHING
    s.drawn = NOTHING
    s.freed = NOTHING
    s.next_leader = NOTHING
    s.waiting = NOTHING
    emit(s, ROUND_BEGINS, s.dealer, s.rounds)
    turn_up_mission(s)
    announce_dominant(s, DOMINANT[s.rounds - 1])
    s.turn = s.dealer
    s.phase = phase.DEAL


@rare
@rule
def offer_scrolls(s):
    """The right to use a scroll passes on, clockwise, to the next who has any.  [MEG-2.1]

    Whether one of them can be used is its owner's secret, so the question comes in any case.
    """
    while s.turn != s.dealer or s.phase != phase.SCROLL:
        s.phase = phase.SCROLL
        s.turn = (s.turn + 1) % s.seats
        if s.players[s.turn].scrolls > 0:
            return
    s.phase = phase.OFFER_RESOURCES


@rare
@rule
def end_round(s):
    """Score, drop what was not spent, pass the deal on.  [MEG-1.1, MEG-3.2]"""
    for seat in range(s.seats):
        score_round(s, seat)
    keep_round(s)
    for seat in range(s.seats):
        s.players[seat].crystals = 0
        s.players[seat].cubes = 0
        s.players[seat].tricks = 0
        s.players[seat].combinations = 0
    if s.rounds == ROUNDS:
        end_game(s)
    else:
        s.dealer = (s.dealer + 1) % s.seats
        s.phase = phase.NEXT_ROUND


@rule
def score_round(s, seat):
    """One entry on the score sheet.  [MEG-8.4, MEG-8.5, MEG-8.12, MEG-9.2]"""
    player = s.players[seat]
    mission = MISSIONS[s.mission]
    points = weighed(s, seat, mission.points * times_fulfilled(s, seat, mission))
    bonus = scroll_bonus_now(s, seat)
    entry = points + bonus
    player.entries[s.rounds - 1] = entry
    player.points += entry
    if entry < 0:
        player.negative -= entry
    emit(s, SCORED, seat, points, bonus, player.points)


@rule
def scroll_bonus_now(s, seat):
    """Points in addition to the mission's.  [MEG-8.12]"""
    return s.players[seat].tricks if scores_tricks(s, seat) else 0


@rule
def end_game(s):
    """Two points for each player who still has a scroll, once.  [MEG-9.1]"""
    for seat in range(s.seats):
        if s.players[seat].scrolls > 0:
            s.players[seat].points += SCROLL_KEPT
            emit(s, SCROLL_BONUS, seat, SCROLL_KEPT)
    s.phase = phase.OVER
    emit(s, ENDED, NOBODY)
