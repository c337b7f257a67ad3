"""Which cards may be played: following, the wizard, the assassin, the row."""

from coffret.engine.rule import rule

from .cards import cards_of, rank_in_all, suit
from .components import LAY_ROW, MISSIONS
from .knowledge import is_hidden_with
from .lasting import has_any_power
from .state import (
    ASSASSIN,
    CARD_COUNT,
    COLOUR_COUNT,
    EMPEROR,
    NOTHING,
    OPEN,
    WIZARD,
)

FREE = NOTHING
"""No colour binds: any card."""


@rule
def playable(player, colour):
    """Ranks of a colour that a player could play: hand and face-up cards.  [MEG-7.13, MEG-7.18]"""
    return player.hand[colour] | player.up[colour]


@rule
def playable_cards(player):
    """The same of all colours, as a mask of cards."""
    return cards_of(player.hand) | cards_of(player.up)


@rule
def binding_colour(s, seat):
    """The colour that must be played: the lead's, else the dominant one; FREE.  [MEG-4.2]"""
    return binding_of(s, playable_cards(s.players[seat]))


@rule
def binding_of(s, cards):
    """The same for a player who could play these cards."""
    if s.play_count == 0:
        return FREE
    if cards & suit(s.lead_colour):
        return s.lead_colour
    if cards & suit(s.dominant):
        return s.dominant
    return FREE


@rule
def plays_from_row(s):
    """Mission 15: the order is fixed, and nothing else restricts play.  [MEG-7.15]"""
    return MISSIONS[s.mission].way == LAY_ROW


@rule
def wizard_binds(s):
    """A wizard's power was used in this trick.  [MEG-5.5]"""
    return s.powers >> WIZARD & 1 == 1


@rule
def allowed(s, seat, colour, bound):
    """Ranks of a colour that may be played; `bound` as `binding_colour` gives it."""
    ranks = playable(s.players[seat], colour)
    if bound != FREE and colour != bound:
        return 0
    if wizard_binds(s):
        return ranks & -ranks
    return ranks


@rule
def allowed_of(s, cards, bound):
    """Which of the cards that a player could play may be played."""
    if bound != FREE:
        cards &= suit(bound)
    return lowest_of_each(cards) if wizard_binds(s) else cards


@rule
def lowest_of_each(cards):
    """The lowest card of each colour.  [MEG-5.5]"""
    lowest = 0
    for colour in range(COLOUR_COUNT):
        ranks = cards & suit(colour)
        lowest |= ranks & -ranks
    return lowest


@rule
def may_assassinate(s, seat):
    """Whether a player could put a crystal on a card that another rule forbids.

    [MEG-5.2, MEG-5.10]
    """
    if s.players[seat].crystals == 0 or s.play_count == 0:
        return False
    return s.powers >> EMPEROR & 1 == 0 and not plays_from_row(s)


@rule
def assassins(s, seat, cards, bound):
    """Which of the cards that a player could play only the assassin's power lets them play.

    [MEG-5.2; MEG-8.20 for any card]
    """
    forbidden = cards & ~allowed_of(s, cards, bound)
    return forbidden if has_any_power(s, seat) else forbidden & rank_in_all(ASSASSIN)


@rule
def row_card(s, seat):
    """The next card of a seat's row.  [MEG-7.15]"""
    for card in range(CARD_COUNT):
        if s.spot[card] == s.trick and lies_in_row(s, seat, card):
            return card
    return NOTHING


@rule
def lies_in_row(s, seat, card):
    if s.place[card] == OPEN:
        return s.owner[card] == seat
    return is_hidden_with(s, seat, card)
