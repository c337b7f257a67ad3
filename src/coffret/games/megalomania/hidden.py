"""What a seat cannot know in Megalomania, redrawn at random.

Cards: their labels are what is hidden. Starting from the true labels, pairs of cards exchange
them, again and again, whenever the seat thinks both results possible: never a contradiction, and
every arrangement within reach. A seat thinks a label possible for a card if `may` says so, if no
follower has shown to lack it (`lacks`), and if every assassin keeps its reason (`facts`). Cards
on the table take part, too, where the way they came is unknown, as after a gift.

Scrolls: those that the seat has not seen change places; 17 is never in a hand.
"""

from coffret.engine.rng import below, shuffle
from coffret.engine.rule import rule

from . import phase
from .components import GIVE_THREE, MISSIONS, SCROLLS, SPLIT, THREE_POINTS
from .following import plays_from_row
from .hands import rebuild_hands
from .knowledge import facts_hold, is_apart, is_hidden_with, is_sure
from .state import (
    APART,
    CARD_COUNT,
    DISCARDED,
    HELD,
    HIDDEN,
    LABELS_PER_SEAT,
    LOOKED_AT,
    MOST_SEATS,
    NOTHING,
    PILE,
    SCROLL_COUNT,
    SPECTATOR,
)

TRIES_PER_CARD = 8


@rule
def redraw_hidden(s, seat):
    observer = SPECTATOR if seat < 0 else seat
    exchange_labels(s, observer)
    if plays_from_row(s):
        for other in range(s.seats):
            if other != observer:
                shuffle_row(s, other)
    rebuild_hands(s)
    redraw_scrolls(s, observer)


@rule
def exchange_labels(s, observer):
    """A walk through the arrangements that the observer thinks possible."""
    count = 0
    for card in range(CARD_COUNT):
        if not is_sure(s, observer, card):
            s.pool[count] = card
            count += 1
    if count > 1:
        for _ in range(TRIES_PER_CARD * count):
            card = s.pool[below(s, count)]
            other = s.pool[below(s, count)]
            if s.label[card] != s.label[other]:
                if comes_from_one_hand(s, card, other) and below(s, 2) == 0:
                    try_labels(
                        s,
                        observer,
                        card,
                        other,
                        toggled(s, card),
                        toggled(s, other),
                    )
                else:
                    try_labels(s, observer, card, other, s.label[other], s.label[card])
    for i in range(count):
        s.pool[i] = 0


@rule
def comes_from_one_hand(s, card, other):
    """Two cards that lay in one hand before one of them was set apart (24, 25)."""
    way = MISSIONS[s.mission].way
    if s.spied == NOTHING or way not in (SPLIT, GIVE_THREE):
        return False
    if is_apart(s, card) == is_apart(s, other):
        return False
    return giver(s, s.label[card]) == giver(s, s.label[other])


@rule
def giver(s, label):
    """In whose hand a card of that label was after the spy's exchange; NOTHING if in none."""
    if label == 0:
        return NOTHING
    seat = (label - 1) // LABELS_PER_SEAT
    if (label - 1) % LABELS_PER_SEAT % APART == 0:
        return seat
    return s.spied if seat == s.scroll_user else s.scroll_user


@rule
def toggled(s, card):
    """The label with the other answer to: was it set apart?"""
    return s.label[card] - APART if is_apart(s, card) else s.label[card] + APART


@rule
def is_thinkable(s, observer, card, label):
    if not s.may[observer, card] >> label & 1:
        return False
    return s.place[card] != HIDDEN or not s.lacks[label, card >> 3] >> (card & 7) & 1


@rule
def try_labels(s, observer, card, other, label, other_label):
    """Give two cards these labels, if nothing that the observer knows forbids it."""
    if not is_thinkable(s, observer, card, label):
        return
    if not is_thinkable(s, observer, other, other_label):
        return
    old = s.label[card]
    other_old = s.label[other]
    s.label[card] = label
    s.label[other] = other_label
    if s.fact_count > 0 and not facts_hold(s):
        s.label[card] = old
        s.label[other] = other_old
        return
    if s.place[card] == HIDDEN and s.place[other] == HIDDEN:
        spot = s.spot[card]
        s.spot[card] = s.spot[other]
        s.spot[other] = spot
    exchange_knowledge(s, observer, card, other)


@rule
def exchange_knowledge(s, observer, card, other):
    """In the redrawn world, the others know of one card what they knew of the other."""
    hidden = s.place[card] == HIDDEN and s.place[other] == HIDDEN
    for mind in range(SPECTATOR + 1):
        if mind != observer:
            if hidden:
                labels = s.may[mind, card]
                s.may[mind, card] = s.may[mind, other]
                s.may[mind, other] = labels
            if not s.may[mind, card] >> s.label[card] & 1:
                s.may[mind, card] = 1 << s.label[card]
            if not s.may[mind, other] >> s.label[other] & 1:
                s.may[mind, other] = 1 << s.label[other]


@rule
def shuffle_row(s, seat):
    """The order of another's row, hidden cards only.  [MEG-7.15]"""
    count = 0
    for card in range(CARD_COUNT):
        if is_hidden_with(s, seat, card):
            s.pool[count] = s.spot[card]
            count += 1
    shuffle(s, s.pool, count)
    count = 0
    for card in range(CARD_COUNT):
        if is_hidden_with(s, seat, card):
            s.spot[card] = s.pool[count]
            s.pool[count] = 0
            count += 1


# Scrolls


@rule
def is_hidden_scroll(s, observer, scroll):
    """Pile, others' hands, what others looked at or discarded face down."""
    place = s.scrolls[scroll]
    if place == PILE:
        return True
    if HELD <= place < HELD + MOST_SEATS:
        return place != HELD + observer
    if DISCARDED <= place < DISCARDED + MOST_SEATS:
        return place != DISCARDED + observer
    return place == LOOKED_AT and s.turn != observer


@rule
def shows_itself(s, place):
    """Whether scroll 17 would have been shown there.  [MEG-8.17]"""
    return HELD <= place < HELD + MOST_SEATS or (place == LOOKED_AT and s.phase == phase.KEPT)


@rule
def redraw_scrolls(s, observer):
    """17 first, to any place where it can be unseen; then all others."""
    count = 0
    windfall = NOTHING
    for scroll in range(SCROLL_COUNT):
        if is_hidden_scroll(s, observer, scroll):
            s.pool[count] = s.scrolls[scroll]
            count += 1
            if SCROLLS[scroll].effect == THREE_POINTS:
                windfall = scroll
    shuffle(s, s.pool, count)
    at = 0
    if windfall != NOTHING:
        while shows_itself(s, s.pool[at]):
            at += 1
        place = s.pool[at]
        s.pool[at] = s.pool[0]
        s.pool[0] = place
    at = 0 if windfall == NOTHING else 1
    for scroll in range(SCROLL_COUNT):
        if is_hidden_scroll(s, observer, scroll):
            if scroll == windfall:
                s.scrolls[scroll] = s.pool[0]
            else:
                s.scrolls[scroll] = s.pool[at]
                at += 1
    for i in range(count):
        s.pool[i] = 0
