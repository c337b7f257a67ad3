"""Each seat's knowledge of the cards: the one module that keeps it.

`label[card]` is the way by which a hidden card came to where it is (see `state`), and
`held[seat]` the set of labels whose cards are in that hand. `may[seat, card]` is the set of labels
that a seat, or a spectator, thinks possible for a card; `lacks` and `facts` are what following and
assassins reveal; `stamp` is when a card became public. Knowledge only ever narrows these sets, or
moves them along when cards move unseen. `hidden` redraws them. In a world of a search nobody asks
for them, and only labels and hands are kept.
"""

from coffret.engine.events import is_heard
from coffret.engine.rule import rare, rule

from .cards import colour_of, rank_of
from .state import (
    ALL_RANKS,
    APART,
    CARD_COUNT,
    COLOUR_COUNT,
    DEALT,
    FACE_DOWN,
    HIDDEN,
    LABELS,
    LABELS_PER_SEAT,
    MOST_SEATS,
    NOTHING,
    OPEN,
    SPECTATOR,
    SPIED,
    UNDEALT,
    UP,
)

# The labels of all cards set apart.
APART_LABELS = sum(3 << (1 + LABELS_PER_SEAT * seat + APART) for seat in range(MOST_SEATS))

# The labels by which a card is no longer where it was dealt: set apart, or face down.
SET_APART = sum(1 << label for label in range(1, LABELS) if (label - 1) % LABELS_PER_SEAT >= APART)

# Labels


@rule
def label_of(seat, way):
    """The label of a card that came to a seat in that way."""
    return 1 + LABELS_PER_SEAT * seat + way


@rule
def holder(s, label):
    """The seat in whose hand the cards of a label are; NOTHING if in none."""
    for seat in range(s.seats):
        if s.held[seat] >> label & 1:
            return seat
    return NOTHING


@rule
def is_hidden_with(s, seat, card):
    """Whether a card is hidden in a seat's hand."""
    return (s.place[card] == HIDDEN) & (s.held[seat] >> s.label[card] & 1 == 1)


@rule
def is_undealt(s, card):
    """Whether a card is among the undealt rest."""
    return (s.place[card] == HIDDEN) & (s.label[card] == UNDEALT)


@rule
def hidden_card_with(s, label):
    """The hidden card of a label that only one can have, or NOTHING."""
    for card in range(CARD_COUNT):
        if (s.label[card] == label) & (s.place[card] == HIDDEN):
            return card
    return NOTHING


@rule
def is_apart(s, card):
    """Whether a card is in the split-off pile, or among those to give."""
    return SET_APART >> s.label[card] & 1 == 1


# The deal


@rule
def forget_all(s):
    """All cards are gathered; nobody knows anything of them any more."""
    for card in range(CARD_COUNT):
        s.label[card] = UNDEALT
    for seat in range(s.seats):
        s.pile_of[seat] = seat
        s.held[seat] = 0
    if not is_heard(s):
        return
    for card in range(CARD_COUNT):
        s.stamp[card] = 0
    for label in range(LABELS):
        for colour in range(COLOUR_COUNT):
            s.lacks[label, colour] = 0
    s.shown = 0
    s.fact_count = 0


@rule
def dealt_to_hand(s, seat, card):
    s.label[card] = label_of(seat, DEALT)


@rule
def dealt_face_down(s, seat, position, card):
    s.label[card] = label_of(seat, FACE_DOWN + position)


@rule
def look_at_deal(s):
    """Every player sees their hand and what is face up; any other card may be anywhere else."""
    unseen = 0
    for seat in range(s.seats):
        s.held[seat] = 1 << label_of(seat, DEALT)
    if not is_heard(s):
        return
    for card in range(CARD_COUNT):
        if s.place[card] == HIDDEN:
            unseen |= 1 << s.label[card]
    for observer in range(SPECTATOR + 1):
        own = s.held[observer] if observer < s.seats else 0
        for card in range(CARD_COUNT):
            label = 1 << s.label[card]
            seen = s.place[card] == UP or label & own
            s.may[observer, card] = label if seen else unseen & ~own


# Seeing cards


@rule
def learns(s, seat, card):
    """A seat knows which way a card came."""
    s.may[seat, card] = 1 << s.label[card]


@rule
def all_learn(s, card):
    for observer in range(SPECTATOR + 1):
        learns(s, observer, card)


@rule
def is_sure(s, seat, card):
    """Whether a seat knows which way a card came."""
    return s.may[seat, card] & (s.may[seat, card] - 1) == 0


@rule
def shown_to_all(s, card):
    """A hidden card that is in no hand is turned up."""
    if not is_heard(s):
        return
    s.shown += 1
    s.stamp[card] = s.shown
    all_learn(s, card)


@rule
def show(s, seat, card):
    """A hidden card of a seat's hand is revealed to everyone."""
    if not is_heard(s):
        return
    s.shown += 1
    if s.place[card] == HIDDEN:
        s.stamp[card] = s.shown
        labels = s.held[seat]
        if labels & (labels - 1):  # the labels shown so far do not say which
            rest = labels
            label = 0
            while rest:
                if rest & 1 and s.lacks[label, card >> 3] >> (card & 7) & 1:
                    labels &= ~(1 << label)
                rest >>= 1
                label += 1
        for observer in range(SPECTATOR + 1):
            s.may[observer, card] &= labels


@rare
@rule
def see_hand(s, observer, seat):
    """One seat sees all hidden cards in another's hand, or in the hand it has got."""
    if not is_heard(s):
        return
    for card in range(CARD_COUNT):
        if is_hidden_with(s, seat, card):
            s.may[observer, card] &= s.held[seat]


@rule
def comes_to_hand(s, seat, label):
    """The cards of a label are in a seat's hand from now on."""
    s.held[seat] |= 1 << label


# What a play reveals


@rule
def rule_out(s, seat, colour, ranks):
    """Everyone can infer that these cards are not hidden in a seat's hand."""
    labels = s.held[seat]
    label = 0
    while labels:
        if labels & 1:
            s.lacks[label, colour] |= ranks
        labels >>= 1
        label += 1


@rule
def note_following(s, seat, card, wizard):
    """A card played under MEG-4.2 and MEG-5.5 reveals what its owner does not have."""
    if not is_heard(s):
        return
    colour = colour_of(card)
    if colour != s.lead_colour:
        rule_out(s, seat, s.lead_colour, ALL_RANKS)
        if colour != s.dominant:
            rule_out(s, seat, s.dominant, ALL_RANKS)
    if wizard:
        rule_out(s, seat, colour, (1 << rank_of(card)) - 1)


@rare
@rule
def note_assassin(s, seat, card, wizard):
    """A card played by the assassin's power was bound by a card that is still in the hand."""
    if not is_heard(s):
        return
    colour = colour_of(card)
    fact = s.facts[s.fact_count]
    fact.stamp = s.shown
    fact.held = s.held[seat]
    for other in range(COLOUR_COUNT):
        fact.ranks[other] = 0
    if colour != s.lead_colour:
        fact.ranks[s.lead_colour] = ALL_RANKS
        if colour != s.dominant:
            fact.ranks[s.dominant] = ALL_RANKS
    if wizard:
        fact.ranks[colour] |= (1 << rank_of(card)) - 1
    for other in range(CARD_COUNT):
        in_sight = s.place[other] == OPEN or s.place[other] == UP
        if in_sight and s.owner[other] == seat and is_of_fact(fact, other):
            return  # a card that all can see explains it
    s.fact_count += 1


@rule
def is_of_fact(fact, card):
    return fact.ranks[card >> 3] >> (card & 7) & 1 == 1


@rule
def facts_hold(s):
    """Whether every assassin had a reason, as the cards are labelled now."""
    for i in range(s.fact_count):
        fact = s.facts[i]
        found = False
        for card in range(CARD_COUNT):
            if (
                is_of_fact(fact, card)
                and fact.held >> s.label[card] & 1
                and (s.place[card] == HIDDEN or s.stamp[card] > fact.stamp)
            ):
                found = True
                break
        if not found:
            return False
    return True


@rule
def possible_labels(s, observer, card):
    """The labels that an observer thinks possible for a hidden card, by all that was shown."""
    labels = s.may[observer, card]
    for label in range(LABELS):
        if s.lacks[label, card >> 3] >> (card & 7) & 1:
            labels &= ~(1 << label)
    return labels


# Whole hands


@rule
def labels_change_hands(s, seat, other):
    held = s.held[seat]
    s.held[seat] = s.held[other]
    s.held[other] = held


@rule
def piles_change_hands(s, seat, other):
    """Face-down cards, unseen."""
    pile = s.pile_of[seat]
    s.pile_of[seat] = s.pile_of[other]
    s.pile_of[other] = pile


# A spy's exchange: two players know the cards, the others only that there was one.  [MEG-8.6]


@rule
def choose_unseen(s, owner, other, card):
    """A card of the owner's hand is to change hands, and only the two know which.

    Everyone else now thinks that any card of that hand may be the one.
    """
    dealt = 1 << label_of(owner, DEALT)
    chosen = 1 << label_of(owner, SPIED)
    s.held[owner] |= chosen
    for observer in range(SPECTATOR + 1):
        if observer != owner and observer != other:
            for each in range(CARD_COUNT):
                if s.place[each] == HIDDEN and s.may[observer, each] & dealt:
                    s.may[observer, each] |= chosen
    s.label[card] = label_of(owner, SPIED)
    learns(s, owner, card)
    learns(s, other, card)


@rule
def chosen_card(s, owner):
    """The hidden card of a hand that is to change hands; NOTHING if there is none."""
    return hidden_card_with(s, label_of(owner, SPIED))


@rule
def exchange_unseen(s, seat, other):
    """Each gets the card that the other has chosen or lost."""
    both = 1 << label_of(seat, SPIED) | 1 << label_of(other, SPIED)
    s.held[seat] ^= both
    s.held[other] ^= both


@rule
def choose_in_sight(s, owner, card):
    """The card is to change hands in sight after all."""
    if s.place[card] == HIDDEN:
        s.label[card] = label_of(owner, DEALT)
    s.held[owner] &= ~(1 << label_of(owner, SPIED))


# Cards set apart, to be split off or given.  [MEG-7.24, MEG-7.25]


@rule
def allow_cards_apart(s):
    """From now on, a card held by another may also be one that the other sets apart."""
    if is_heard(s):
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
def set_apart(s, seat, card):
    s.label[card] += APART
    learns(s, seat, card)


@rule
def keep_one_pile(s, seat, apart):
    """Only the cards set apart stay in the hand, or only the others."""
    s.held[seat] &= APART_LABELS if apart else ~APART_LABELS


@rule
def pass_gifts_right(s):
    """All that was set apart changes hands at once."""
    first = s.held[0] & APART_LABELS
    for seat in range(s.seats):
        giver = (seat + 1) % s.seats
        given = first if giver == 0 else s.held[giver] & APART_LABELS
        s.held[seat] = s.held[seat] & ~APART_LABELS | given


@rule
def see_gift(s, seat, card):
    s.may[seat, card] &= s.held[seat] & APART_LABELS
