"""Whole hands: made of where the cards are, exchanged, passed on."""

from coffret.engine.rule import rare, rule

from .cards import put_into_hand, put_up
from .knowledge import holder, labels_change_hands, piles_change_hands, see_hand
from .state import CARD_COUNT, COLOUR_COUNT, HIDDEN, NOTHING, OPEN, UP


@rare
@rule
def rebuild_hands(s):
    """Make the hands' masks from where the cards are."""
    for seat in range(s.seats):
        for colour in range(COLOUR_COUNT):
            s.players[seat].hand[colour] = 0
            s.players[seat].up[colour] = 0
    for card in range(CARD_COUNT):
        if s.place[card] == HIDDEN:
            seat = holder(s, s.label[card])
            if seat != NOTHING:
                put_into_hand(s.players[seat], card)
        elif s.place[card] == OPEN:
            put_into_hand(s.players[s.owner[card]], card)
        elif s.place[card] == UP:
            put_up(s.players[s.owner[card]], card)


@rare
@rule
def swap_hands(s, seat, other):
    """All cards dealt to two seats change owner, face-down ones unseen."""
    labels_change_hands(s, seat, other)
    piles_change_hands(s, seat, other)
    for card in range(CARD_COUNT):
        if s.place[card] == OPEN or s.place[card] == UP:
            if s.owner[card] == seat:
                s.owner[card] = other
            elif s.owner[card] == other:
                s.owner[card] = seat
    for colour in range(COLOUR_COUNT):
        hand = s.players[seat].hand[colour]
        s.players[seat].hand[colour] = s.players[other].hand[colour]
        s.players[other].hand[colour] = hand
        up = s.players[seat].up[colour]
        s.players[seat].up[colour] = s.players[other].up[colour]
        s.players[other].up[colour] = up
    see_hand(s, seat, seat)
    see_hand(s, other, other)


@rare
@rule
def pass_hands_right(s):
    """All hands move to the right neighbour: a chain of swaps, looked at once it is done."""
    for seat in range(s.seats - 1):
        labels_change_hands(s, seat, seat + 1)
        for colour in range(COLOUR_COUNT):
            hand = s.players[seat].hand[colour]
            s.players[seat].hand[colour] = s.players[seat + 1].hand[colour]
            s.players[seat + 1].hand[colour] = hand
    for card in range(CARD_COUNT):
        if s.place[card] == OPEN:
            s.owner[card] = (s.owner[card] + s.seats - 1) % s.seats
    for seat in range(s.seats):
        see_hand(s, seat, seat)
