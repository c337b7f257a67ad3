"""What some missions ask for between resources and the first trick."""

from coffret.engine.events import NOBODY, say, whisper
from coffret.engine.rng import below, reveal
from coffret.engine.rule import rule

from . import components, phase
from .cards import put_into_hand, swap_hands, take_from_hand
from .components import MISSIONS
from .events import (
    GAVE_CARDS,
    GOT_CARD,
    HANDS_SWAPPED,
    HAS_SPLIT,
    LAID_ROW,
    PILE_KEPT,
)
from .state import APART, CARD_COUNT, HIDDEN, LABELS_PER_SEAT, MOST_SEATS, NOTHING, SPECTATOR

CARDS_GIVEN = 3
PILE_SIZE = 4

# The labels of all cards set apart.
APART_LABELS = sum(3 << (1 + LABELS_PER_SEAT * seat + APART) for seat in range(MOST_SEATS))


@rule
def begin_preparation(s):
    """What the mission asks for before the first trick.  [MEG-8.21]"""
    s.turn = (s.dealer + 1) % s.seats
    s.phase = phase.NEXT_TRICK
    match MISSIONS[s.mission].way:
        case components.SWAP_OPPOSITE:
            reveal(s)
            for seat in range(2):
                swap_hands(s, seat, seat + 2)
            say(s, HANDS_SWAPPED, NOBODY)
        case components.LAY_ROW:
            s.phase = phase.ROW
        case components.SPLIT | components.GIVE_THREE:
            split = MISSIONS[s.mission].way == components.SPLIT
            s.phase = phase.SPLIT if split else phase.GIVE
            allow_cards_apart(s)


@rule
def prepared(s, seat):
    """How many cards a seat has put in its row, split off, or set aside to give."""
    count = 0
    for card in range(CARD_COUNT):
        if s.place[card] == HIDDEN and s.held[seat] >> s.label[card] & 1:
            if s.phase == phase.ROW:
                count += 1 if s.spot[card] != NOTHING else 0
            elif is_apart(s, card):
                count += 1
    return count


@rule
def is_apart(s, card):
    """Whether a card is in the split-off pile, or among those to give."""
    return s.label[card] > 0 and (s.label[card] - 1) % LABELS_PER_SEAT >= APART


@rule
def may_be_prepared(s, card):
    """A card of the hand that is not yet in the row or set aside."""
    if s.phase == phase.ROW:
        return s.spot[card] == NOTHING
    return not is_apart(s, card)


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
        if count < s.trick_count:
            return
        say(s, LAID_ROW, seat)
    else:
        s.label[card] += APART
        s.may[seat, card] = 1 << s.label[card]
        if count + 1 < (PILE_SIZE if s.phase == phase.SPLIT else CARDS_GIVEN):
            return
        if s.phase == phase.SPLIT:
            say(s, HAS_SPLIT, seat)
        else:
            say(s, GAVE_CARDS, seat, right_of(s, seat), CARDS_GIVEN)
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
def allow_cards_apart(s):
    """From now on, a card held by another may also be one that the other sets apart."""
    for observer in range(SPECTATOR + 1):
        for card in range(CARD_COUNT):
            if s.place[card] == HIDDEN:
                labels = s.may[observer, card]
                for seat in range(s.seats):
                    if seat != observer:
                        s.may[observer, card] |= (labels & s.held[seat]) << APART
    for seat in range(s.seats):
        s.held[seat] |= s.held[seat] << APART


@rule
def pick_piles(s):
    """Mission 24: the right neighbour picks one of two piles, blindly.  [MEG-7.24]"""
    for seat in range(s.seats):
        pile = below(s, 2)
        if pile == 0:
            s.held[seat] &= APART_LABELS
        else:
            s.held[seat] &= ~APART_LABELS
        say(s, PILE_KEPT, seat, pile)
        for card in range(CARD_COUNT):
            if s.place[card] == HIDDEN and not s.held[seat] >> s.label[card] & 1:
                take_from_hand(s.players[seat], card)
    s.trick_count = PILE_SIZE


@rule
def hand_over(s):
    """Mission 25: all at once to the right neighbour.  [MEG-7.25]"""
    reveal(s)
    first = s.held[0] & APART_LABELS
    for seat in range(s.seats):
        giver = (seat + 1) % s.seats
        given = first if giver == 0 else s.held[giver] & APART_LABELS
        s.held[seat] = s.held[seat] & ~APART_LABELS | given
        for card in range(CARD_COUNT):
            if s.place[card] == HIDDEN and given >> s.label[card] & 1:
                take_from_hand(s.players[giver], card)
                put_into_hand(s.players[seat], card)
                s.may[seat, card] &= given
                whisper(s, 1 << seat, GOT_CARD, seat, card)
