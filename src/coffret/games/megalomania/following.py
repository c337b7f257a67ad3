"""Which cards may be played: following, the wizard, the assassin, the row."""

from coffret.engine.rule import rule

from .components import LAY_ROW, MISSIONS
from .knowledge import is_hidden_with
from .lasting import has_any_power
from .state import ASSASSIN, CARD_COUNT, EMPEROR, NOTHING, OPEN, WIZARD

FREE = NOTHING
"""No colour binds: any card."""


@rule
def playable(player, colour):
    """Ranks of a colour that a player could play: hand and face-up cards.  [MEG-7.13, MEG-7.18]"""
    return player.hand[colour] | player.up[colour]


@rule
def binding_colour(s, seat):
    """The colour that must be played: the lead's, else the dominant one; FREE.  [MEG-4.2]"""
    if s.play_count == 0:
        return FREE
    player = s.players[seat]
    if playable(player, s.lead_colour):
        return s.lead_colour
    if playable(player, s.dominant):
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
def may_assassinate(s, seat):
    """Whether a player could put a crystal on a card that another rule forbids.

    [MEG-5.2, MEG-5.10]
    """
    if s.players[seat].crystals == 0 or s.play_count == 0:
        return False
    return s.powers >> EMPEROR & 1 == 0 and not plays_from_row(s)


@rule
def assassins(s, seat, colour, bound):
    """Ranks of a colour that only the assassin's power lets a player play.

    [MEG-5.2; MEG-8.20 for any card]
    """
    if not may_assassinate(s, seat):
        return 0
    ranks = playable(s.players[seat], colour)
    if not has_any_power(s, seat):
        ranks &= 1 << ASSASSIN
    return ranks & ~allowed(s, seat, colour, bound)


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
