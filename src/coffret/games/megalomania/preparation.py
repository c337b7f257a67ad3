"""Mission steps between resources and the first trick."""

from coffret.engine.events import NOBODY, emit, emit_to
from coffret.engine.masks import count_ones
from coffret.engine.rng import below, reveal
from coffret.engine.rule import rare, rule

from . import components, phase
from .cards import cards_of, put_into_hand, take_from_hand
from .components import MISSIONS
from .events import (
    GAVE_CARDS,
    GOT_CARD,
    HANDS_SWAPPED,
    HAS_SPLIT,
    LAID_ROW,
    PILE_KEPT,
)
from .hands import swap_hands
from .knowledge import (
    allow_cards_apart,
    is_apart,
    is_hidden_with,
    keep_one_pile,
    pass_gifts_right,
    see_gift,
    set_apart,
)
from .state import CARD_COUNT, HIDDEN, NOTHING

CARDS_GIVEN = 3
PILE_SIZE = 4


@rare
@rule
def begin_preparation(s):
    """The mission's steps before the first trick.  [MEG-8.21]"""
    s.turn = (s.dealer + 1) % s.seats
    s.phase = phase.NEXT_TRICK
    match MISSIONS[s.mission].way:
        case components.SWAP_OPPOSITE:
            reveal(s)
            for seat in range(2):
                swap_hands(s, seat, seat + 2)
            emit(s, HANDS_SWAPPED, NOBODY)
        case components.LAY_ROW:
            s.phase = phase.ROW
        case components.SPLIT | components.GIVE_THREE:
            split = MISSIONS[s.mission].way == components.SPLIT
            s.phase = phase.SPLIT if split else phase.GIVE
            allow_cards_apart(s)


@rule
def to_prepare(s):
    """How many cards each player lays in a row, splits off, or sets aside; 0: none now.

    [MEG-7.15, MEG-7.24, MEG-7.25]
    """
    match s.phase:
        case phase.ROW:
            return s.trick_count
        case phase.SPLIT:
            return PILE_SIZE
        case phase.GIVE:
            return CARDS_GIVEN
    return 0


@rule
def prepared(s, seat):
    """How many cards a seat has put in its row, split off, or set aside to give."""
    return count_ones(cards_of(s.players[seat].hand) & ~unprepared(s))


@rule
def unprepared(s):
    """The cards that are in no row and not set aside, in any hand, as a mask."""
    cards = 0
    if s.phase == phase.ROW:
        for card in range(CARD_COUNT):
            cards |= (1 if s.spot[card] == NOTHING else 0) << card
    else:
        for card in range(CARD_COUNT):
            cards |= (0 if is_apart(s, card) else 1) << card
    return cards


@rare
@rule
def prepare_card(s, seat, card):
    """Lay a card next in the row, onto the split-off pile, or aside for the neighbour."""
    count = prepared(s, seat)
    if s.phase == phase.ROW:
        s.spot[card] = count
        count += 1
        if count == s.trick_count - 1:
            lay_last_card(s, seat, count)
            count += 1
        if count < to_prepare(s):
            return
        emit(s, LAID_ROW, seat)
    else:
        set_apart(s, seat, card)
        if count + 1 < to_prepare(s):
            return
        if s.phase == phase.SPLIT:
            emit(s, HAS_SPLIT, seat)
        else:
            emit(s, GAVE_CARDS, seat, right_of(s, seat), CARDS_GIVEN)
    s.turn = (s.turn + 1) % s.seats
    if s.turn == (s.dealer + 1) % s.seats:
        end_preparation(s)


@rule
def lay_last_card(s, seat, position):
    player = s.players[seat]
    for card in range(CARD_COUNT):
        if player.hand[card >> 3] >> (card & 7) & 1 and s.spot[card] == NOTHING:
            s.spot[card] = position


@rule
def end_preparation(s):
    """Once all have chosen: piles are picked, gifts change hands."""
    if s.phase == phase.SPLIT:
        pick_piles(s)
    elif s.phase == phase.GIVE:
        hand_over(s)
    s.phase = phase.NEXT_TRICK


@rule
def right_of(s, seat):
    """Players sit clockwise, so the right neighbour is the seat before."""
    return (seat + s.seats - 1) % s.seats


@rule
def pick_piles(s):
    """Mission 24: the right neighbour picks one of two piles, blindly.  [MEG-7.24]"""
    for seat in range(s.seats):
        pile = below(s, 2)
        keep_one_pile(s, seat, pile == 0)
        emit(s, PILE_KEPT, seat, pile)
        for card in range(CARD_COUNT):
            if s.place[card] == HIDDEN and not is_hidden_with(s, seat, card):
                take_from_hand(s.players[seat], card)
    s.trick_count = PILE_SIZE


@rule
def hand_over(s):
    """Mission 25: all at once to the right neighbour.  [MEG-7.25]"""
    reveal(s)
    pass_gifts_right(s)
    for seat in range(s.seats):
        for card in range(CARD_COUNT):
            if is_apart(s, card) and is_hidden_with(s, seat, card):
                take_from_hand(s.players[(seat + 1) % s.seats], card)
                put_into_hand(s.players[seat], card)
                see_gift(s, seat, card)
                emit_to(s, 1 << seat, GOT_CARD, seat, card)
