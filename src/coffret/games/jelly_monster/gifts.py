"""Gifts: everyone gives to the winners, or the winners to everyone.

A giver who has too little chooses whom to serve, one after the other in full; the last may get
less, and nothing is owed.  [JM-3.6, JM-3.7]
"""

from coffret.engine.events import emit
from coffret.engine.rule import rule

from .district_sums import seats_in
from .events import GAVE


@rule
def exchange(s, givers, takers, amount):
    """Each giver gives `amount` to each taker; `pending` then holds those who must choose."""
    s.gift = amount
    s.pending = 0
    for seat in range(s.seats):
        if givers >> seat & 1:
            s.players[seat].unserved = takers
            serve(s, seat)


@rule
def serve(s, seat):
    """Give to all who are unserved, if there is no choice in it; else wait for one."""
    player = s.players[seat]
    takers = seats_in(player.unserved)
    if player.jelly == 0 or takers == 0:
        player.unserved = 0
    elif takers == 1 or player.jelly >= s.gift * takers:
        hand_over(s, seat, player.unserved)
    else:
        s.pending |= 1 << seat
        return
    s.pending &= ~(1 << seat)


@rule
def hand_over(s, seat, takers):
    """The gift, or what is left, to each of these."""
    player = s.players[seat]
    amount = min(s.gift, player.jelly)
    for taker in range(s.seats):
        if takers >> taker & 1:
            player.jelly -= amount
            s.players[taker].jelly += amount
    player.unserved &= ~takers
    emit(s, GAVE, seat, takers, amount)


@rule
def give(s, seat, taker):
    """A giver with too little jelly serves the one chosen next."""
    hand_over(s, seat, 1 << taker)
    serve(s, seat)
