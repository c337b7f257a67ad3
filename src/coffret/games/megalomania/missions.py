"""The points of the missions at the end of a round: one `case` for each kind of task."""

from coffret.engine.masks import count_ones
from coffret.engine.rule import rule

from . import components
from .cards import rank_in_all, rank_of, suit
from .components import VALUES
from .lasting import takes_one_off
from .state import CARD_COUNT, COLOUR_COUNT, NOTHING, RANK_COUNT, TAKEN


@rule
def times_fulfilled(s, seat, mission):
    """How often the task is fulfilled: 0 or 1 where the points are fixed.

    [MEG-7.1 to MEG-7.26]
    """
    tricks = counted_tricks(s, seat)
    match mission.task:
        case components.TRICKS_EXACTLY:
            return 1 if tricks == mission.amount else 0
        case components.TRICKS_AT_LEAST:
            return 1 if tricks >= mission.amount else 0
        case components.TRICKS_ODD:
            return tricks % 2
        case components.MOST_TRICKS_TAKEN:
            return 1 if has_most_tricks(s, seat) else 0
        case components.PAIR_WITH_MORE:
            return 1 if pair_tricks(s, seat) > pair_tricks(s, seat + 1) else 0
        case components.PAIR_WITH_FEWER:
            return 1 if pair_tricks(s, seat) < pair_tricks(s, seat + 1) else 0
        case components.EVERY_TRICK:
            return s.players[seat].tricks
        case components.EVERY_CHEAP_TRICK:
            return cheap_tricks(s, seat, mission.amount)
        case components.EVERY_CARD_OF_COLOUR:
            return cards_of_colour(s, seat, mission.colour)
        case components.EVERY_CARD_OF_RANKS:
            return cards_of_ranks(s, seat, mission)
        case components.NO_CARD_OF_RANKS:
            return 1 if cards_of_ranks(s, seat, mission) == 0 else 0
        case components.ALL_COLOURS:
            return 1 if has_all_colours(s, seat) else 0
        case components.TOTAL_VALUE:
            return 1 if total_value(s, seat) >= mission.amount else 0
        case components.COLOUR_MAJORITIES:
            return colour_majorities(s, seat)
    return 0


# Tricks


@rule
def counted_tricks(s, seat):
    """Tricks taken, one less by scroll 11, never below 0.  [MEG-8.11]"""
    tricks = s.players[seat].tricks
    return tricks - 1 if takes_one_off(s, seat) and tricks > 0 else tricks


@rule
def pair_tricks(s, seat):
    """Tricks of a player and the one opposite; scroll 11 comes off their sum.  [MEG-8.11]"""
    first = seat % 2
    tricks = s.players[first].tricks + s.players[first + 2].tricks
    if (takes_one_off(s, first) or takes_one_off(s, first + 2)) and tricks > 0:
        tricks -= 1
    return tricks


@rule
def has_most_tricks(s, seat):
    """Alone: a tie scores nothing.  [MEG-7.26]"""
    tricks = counted_tricks(s, seat)
    for other in range(s.seats):
        if other != seat and counted_tricks(s, other) >= tricks:
            return False
    return True


# Cards: as printed, and as they lie in the tricks at the end.  [MEG-6.2]


@rule
def taken_by(s, card):
    """Who has a card in their tricks; NOTHING while it is in none."""
    return s.taken_by[s.spot[card]] if s.place[card] == TAKEN else NOTHING


@rule
def taken_cards(s, seat):
    """The cards in a seat's tricks, as a mask."""
    cards = 0
    for card in range(CARD_COUNT):
        cards |= (1 if taken_by(s, card) == seat else 0) << card
    return cards


@rule
def cards_of_colour(s, seat, colour):
    return count_ones(taken_cards(s, seat) & suit(colour))


@rule
def cards_of_ranks(s, seat, mission):
    asked = 0
    for i in range(2):
        if mission.ranks[i] != NOTHING:
            asked |= rank_in_all(mission.ranks[i])
    return count_ones(taken_cards(s, seat) & asked)


@rule
def has_all_colours(s, seat):
    """All tricks taken together.  [MEG-7.2]"""
    cards = taken_cards(s, seat)
    for colour in range(COLOUR_COUNT):
        if cards & suit(colour) == 0:
            return False
    return True


@rule
def total_value(s, seat):
    cards = taken_cards(s, seat)
    total = 0
    for rank in range(RANK_COUNT):
        total += VALUES[rank].value * count_ones(cards & rank_in_all(rank))
    return total


@rule
def cheap_tricks(s, seat, limit):
    """Tricks of at most this total value.  [MEG-7.7]"""
    count = 0
    for trick in range(s.trick):
        if s.taken_by[trick] == seat and trick_value(s, trick) <= limit:
            count += 1
    return count


@rule
def trick_value(s, trick):
    value = 0
    for card in range(CARD_COUNT):
        if s.place[card] == TAKEN and s.spot[card] == trick:
            value += VALUES[rank_of(card)].value
    return value


@rule
def colour_majorities(s, seat):
    """Colours of which the seat alone has most cards.  [MEG-7.23]"""
    own = taken_cards(s, seat)
    lost = 0
    for other in range(s.seats):
        if other != seat:
            theirs = taken_cards(s, other)
            for colour in range(COLOUR_COUNT):
                if count_ones(theirs & suit(colour)) >= count_ones(own & suit(colour)):
                    lost |= 1 << colour
    return COLOUR_COUNT - count_ones(lost)
