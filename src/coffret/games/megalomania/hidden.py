"""Redraw at random what a seat cannot know in Megalomania.

Cards: their labels are what is hidden. Starting from the true labels, cards exchange them whenever
the seat thinks the result possible: never a contradiction, and every arrangement within reach. A
seat thinks a label possible for a card if `may` says so, if no follower has shown to lack it
(`lacks`), and if every assassin keeps its reason (`facts`). Cards on the table take part, too,
where the way they came is unknown, as after a gift. docs/bots.md says how even the result is.

Scrolls: those that the seat has not seen change places; 17 is never in a hand.
"""

from coffret.engine.rng import below, shuffle
from coffret.engine.rule import rare, rule

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
    SPECTATOR,
)

SWEEPS = 6
"""Sweeps of exchanges where something is ruled out; where nothing is, the first is fair alone."""


@rare
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
    """A walk through the arrangements that the observer thinks possible.

    Each step is as likely as the step back, so none of them is preferred.
    """
    count = 0
    for card in range(CARD_COUNT):
        if not is_sure(s, observer, card):
            s.pool[count] = card
            count += 1
    if count > 1:
        exchange_pairs(s, observer, count)
        if not is_all_possible(s, observer, count):
            for _ in range(SWEEPS):
                turn_rings(s, observer, count)
                exchange_pairs(s, observer, count)
    for i in range(count):
        s.pool[i] = 0


@rule
def is_all_possible(s, observer, count):
    """Whether any of the cards may have any of their labels: then they were shuffled fairly."""
    if s.fact_count > 0 or may_toggle(s):
        return False
    labels = 0
    for i in range(count):
        labels |= 1 << s.label[s.pool[i]]
    label = 0
    while labels:
        if labels & 1:
            for i in range(count):
                if not is_thinkable(s, observer, s.pool[i], label):
                    return False
        labels >>= 1
        label += 1
    return True


@rule
def exchange_pairs(s, observer, count):
    """Each card exchanges labels with itself or one before it (Fisher and Yates), if it may."""
    for i in range(count - 1, 0, -1):
        card = s.pool[i]
        other = s.pool[below(s, i + 1)]
        if s.label[card] != s.label[other]:
            if comes_from_one_hand(s, card, other) and below(s, 2) == 0:
                try_labels(s, observer, card, other, toggled(s, card), toggled(s, other))
            else:
                try_labels(s, observer, card, other, s.label[other], s.label[card])


@rule
def turn_rings(s, observer, count):
    """Three or four cards pass their labels on: that reaches what no exchange of two can."""
    for _ in range(count):
        size = min(count, 3 + below(s, 2))
        for i in range(size):
            j = i + below(s, count - i)
            card = s.pool[i]
            s.pool[i] = s.pool[j]
            s.pool[j] = card
        try_ring(s, observer, size)


@rule
def try_ring(s, observer, size):
    """Each of the first cards of the pool gets the label of the next, if nothing forbids it."""
    for i in range(size):
        if not is_thinkable(s, observer, s.pool[i], s.label[s.pool[(i + 1) % size]]):
            return
    pass_labels_on(s, size)
    if s.fact_count > 0 and not facts_hold(s):
        for _ in range(size - 1):  # all the way round
            pass_labels_on(s, size)
        return
    before = NOTHING
    for i in range(size):
        card = s.pool[i]
        if s.place[card] == HIDDEN:
            # Cards on the table stay where they are: the hidden ones pass their spots on past them.
            if before != NOTHING:
                exchange_spots(s, observer, before, card)
            before = card
    for i in range(size):
        trust_label(s, observer, s.pool[i])


@rule
def pass_labels_on(s, size):
    first = s.label[s.pool[0]]
    for i in range(size - 1):
        s.label[s.pool[i]] = s.label[s.pool[i + 1]]
    s.label[s.pool[size - 1]] = first


@rule
def comes_from_one_hand(s, card, other):
    """Two cards that lay in one hand before one of them was set apart (24, 25)."""
    if not may_toggle(s) or is_apart(s, card) == is_apart(s, other):
        return False
    return giver(s, s.label[card]) == giver(s, s.label[other])


@rule
def may_toggle(s):
    """Whether a spy exchanged cards before others were set apart."""
    return s.spied != NOTHING and MISSIONS[s.mission].way in (SPLIT, GIVE_THREE)


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
        exchange_spots(s, observer, card, other)
    trust_label(s, observer, card)
    trust_label(s, observer, other)


@rule
def exchange_spots(s, observer, card, other):
    """Two hidden cards change places; the others know of one what they knew of the other."""
    spot = s.spot[card]
    s.spot[card] = s.spot[other]
    s.spot[other] = spot
    for mind in range(SPECTATOR + 1):
        if mind != observer:
            labels = s.may[mind, card]
            s.may[mind, card] = s.may[mind, other]
            s.may[mind, other] = labels


@rule
def trust_label(s, observer, card):
    """The cards that others think possible include those of the redrawn position."""
    for mind in range(SPECTATOR + 1):
        if mind != observer and not s.may[mind, card] >> s.label[card] & 1:
            s.may[mind, card] = 1 << s.label[card]


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
    """17, and its like, to any places where they can be unseen, then all others to the places that
    are left."""
    count = 0
    windfalls = 0
    for scroll in range(len(SCROLLS)):
        if is_hidden_scroll(s, observer, scroll):
            s.pool[count] = s.scrolls[scroll]
            count += 1
            if SCROLLS[scroll].effect == THREE_POINTS:
                windfalls += 1
    rest = count
    for _ in range(windfalls):
        put_last(s, place_of_windfall(s, rest), rest)
        rest -= 1
    shuffle(s, s.pool, rest)
    at = 0
    for scroll in range(len(SCROLLS)):
        if is_hidden_scroll(s, observer, scroll):
            if SCROLLS[scroll].effect == THREE_POINTS:
                s.scrolls[scroll] = s.pool[rest]
                rest += 1
            else:
                s.scrolls[scroll] = s.pool[at]
                at += 1
    for i in range(count):
        s.pool[i] = 0


@rule
def place_of_windfall(s, count):
    """A random one of the pooled places where a scroll 17 would not have been shown."""
    left = 0
    for i in range(count):
        if not shows_itself(s, s.pool[i]):
            left += 1
    left = below(s, left)
    at = 0
    while shows_itself(s, s.pool[at]) or left > 0:
        if not shows_itself(s, s.pool[at]):
            left -= 1
        at += 1
    return at


@rule
def put_last(s, at, count):
    place = s.pool[at]
    s.pool[at] = s.pool[count - 1]
    s.pool[count - 1] = place
