"""Cards: in and out of hands, and what everyone can infer from where they are.

`held[seat]` is the set of labels whose hidden cards are in that seat's hand; `may[seat, card]`
the set of labels that the seat thinks possible for a card. Knowledge only ever narrows these
sets, or moves them along when cards move unseen.
"""

from coffret.engine.rule import rule

from .state import (
    ALL_RANKS,
    CARD_COUNT,
    COLOUR_COUNT,
    HIDDEN,
    LABELS,
    LABELS_PER_SEAT,
    NOTHING,
    OPEN,
    SPECTATOR,
    UP,
)


@rule
def colour_of(card):
    return card >> 3


@rule
def rank_of(card):
    return card & 7


@rule
def label_of(seat, way):
    """The label of a card that came to a seat in that way."""
    return 1 + LABELS_PER_SEAT * seat + way


@rule
def in_hand(player, card):
    return player.hand[card >> 3] >> (card & 7) & 1 == 1


@rule
def put_into_hand(player, card):
    player.hand[card >> 3] |= 1 << (card & 7)


@rule
def take_from_hand(player, card):
    player.hand[card >> 3] &= ~(1 << (card & 7))


@rule
def put_up(player, card):
    player.up[card >> 3] |= 1 << (card & 7)


@rule
def take_up(player, card):
    player.up[card >> 3] &= ~(1 << (card & 7))


@rule
def is_up(player, card):
    return player.up[card >> 3] >> (card & 7) & 1 == 1


@rule
def count_ranks(ranks):
    """How many ranks a mask holds."""
    count = 0
    while ranks:
        ranks &= ranks - 1
        count += 1
    return count


@rule
def hand_count(player):
    """Cards in hand; those face up on the table are not."""
    count = 0
    for colour in range(COLOUR_COUNT):
        count += count_ranks(player.hand[colour])
    return count


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


@rule
def holder(s, label):
    """The seat in whose hand the cards of a label are; NOTHING if in none."""
    for seat in range(s.seats):
        if s.held[seat] >> label & 1:
            return seat
    return NOTHING


# What everyone can infer


@rule
def show(s, seat, card):
    """A hidden card of a seat's hand is revealed to everyone."""
    s.shown += 1
    if s.place[card] == HIDDEN:
        s.stamp[card] = s.shown
        labels = s.held[seat]
        if labels & (labels - 1):  # whatever was shown to be lacking so far, it was not that
            rest = labels
            label = 0
            while rest:
                if rest & 1 and s.lacks[label, card >> 3] >> (card & 7) & 1:
                    labels &= ~(1 << label)
                rest >>= 1
                label += 1
        for observer in range(SPECTATOR + 1):
            s.may[observer, card] &= labels


@rule
def see_hand(s, observer, seat):
    """One seat sees all hidden cards in another's hand, or in the hand it has got."""
    for card in range(CARD_COUNT):
        if s.place[card] == HIDDEN and s.held[seat] >> s.label[card] & 1:
            s.may[observer, card] &= s.held[seat]


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
    colour = colour_of(card)
    if colour != s.lead_colour:
        rule_out(s, seat, s.lead_colour, ALL_RANKS)
        if colour != s.dominant:
            rule_out(s, seat, s.dominant, ALL_RANKS)
    if wizard:
        rule_out(s, seat, colour, (1 << rank_of(card)) - 1)


@rule
def note_assassin(s, seat, card, wizard):
    """A card played by the assassin's power was bound by a card that is still in the hand."""
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
def swap_hands(s, seat, other):
    """All cards dealt to two seats change owner, face-down ones unseen."""
    held = s.held[seat]
    s.held[seat] = s.held[other]
    s.held[other] = held
    pile = s.pile_of[seat]
    s.pile_of[seat] = s.pile_of[other]
    s.pile_of[other] = pile
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


@rule
def pass_hands_right(s):
    """All hands move to the right neighbour: a chain of swaps, looked at once it is done."""
    for seat in range(s.seats - 1):
        held = s.held[seat]
        s.held[seat] = s.held[seat + 1]
        s.held[seat + 1] = held
        for colour in range(COLOUR_COUNT):
            hand = s.players[seat].hand[colour]
            s.players[seat].hand[colour] = s.players[seat + 1].hand[colour]
            s.players[seat + 1].hand[colour] = hand
    for card in range(CARD_COUNT):
        if s.place[card] == OPEN:
            s.owner[card] = (s.owner[card] + s.seats - 1) % s.seats
    for seat in range(s.seats):
        see_hand(s, seat, seat)
