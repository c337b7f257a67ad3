"""The three egg decks: shuffled together, dealt into equal parts, each with its top card open."""

from coffret.engine.events import emit
from coffret.engine.rng import below, reveal
from coffret.engine.rule import rule

from .events import TOOK_EGG
from .incubators import empty_incubator
from .state import DECK_SIZE, DECKS, EGG_COUNT, NOTHING


@rule
def deal_eggs(s):
    """Three decks of equal size.  [INC-1.3]"""
    for egg in range(EGG_COUNT):
        s.decks[egg // DECK_SIZE].eggs[egg % DECK_SIZE] = egg
    for deck in range(DECKS):
        s.decks[deck].count = DECK_SIZE
    shuffle_below(s, 0)


@rule
def shuffle_below(s, shown):
    """Shuffle all decks together, except the `shown` top cards of each."""
    hidden = 0
    for deck in range(DECKS):
        hidden += max(0, s.decks[deck].count - shown)
    for i in range(hidden - 1, 0, -1):
        deck, place = hidden_place(s, i, shown)
        other_deck, other = hidden_place(s, below(s, i + 1), shown)
        egg = s.decks[deck].eggs[place]
        s.decks[deck].eggs[place] = s.decks[other_deck].eggs[other]
        s.decks[other_deck].eggs[other] = egg


@rule
def hidden_place(s, number, shown):
    """Deck and place of a hidden card, counted through all decks."""
    deck = 0
    while number >= max(0, s.decks[deck].count - shown):
        number -= max(0, s.decks[deck].count - shown)
        deck += 1
    return deck, number


@rule
def top_egg(deck):
    """The card that shows; NOTHING when the deck is empty."""
    return deck.eggs[deck.count - 1] if deck.count > 0 else NOTHING


@rule
def empty_decks(s):
    empty = 0
    for deck in range(DECKS):
        if s.decks[deck].count == 0:
            empty += 1
    return empty


@rule
def take_egg(s, seat, number):
    """The top egg of a deck goes into an empty incubator, the next one shows. [INC-1.6, INC-3.5]"""
    deck = s.decks[number]
    egg = top_egg(deck)
    place = empty_incubator(s.players[seat])
    s.players[seat].incubators[place].egg = egg
    emit(s, TOOK_EGG, seat, egg, number, place)
    if deck.count > 1:
        reveal(s)
    deck.count -= 1
    deck.eggs[deck.count] = NOTHING
