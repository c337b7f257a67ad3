"""The powers of the ranks: when each may be used, and what it does at once."""

from coffret.engine.events import emit
from coffret.engine.masks import nth_one
from coffret.engine.rng import below, reveal
from coffret.engine.rule import often, rare, rule

from . import phase, state
from .cards import hand_count, put_into_hand, rank_of, take_from_hand
from .events import CHANGED_COLOUR, EXPLORED, GAVE_BACK, NAMES_LEADER, POWER
from .following import plays_from_row
from .knowledge import show
from .lasting import has_any_power
from .state import (
    CARD_COUNT,
    DWARF,
    EMPEROR,
    FARMER,
    KNIGHT,
    NOTHING,
    OPEN,
    RANK_COUNT,
    TAKEN,
    WIZARD,
)

# Powers of which a trick sees one at most.  [MEG-5.1, MEG-5.4 to MEG-5.6, MEG-5.8]
ONCE = 1 << FARMER | 1 << DWARF | 1 << WIZARD | 1 << KNIGHT | 1 << EMPEROR


@rule
def stopped(s):
    """An emperor ends powers and cubes for this trick.  [MEG-5.8]"""
    return s.powers >> EMPEROR & 1 == 1


@rule
def may_act(s, user, power):
    """Whether a power could be used on the last card, and change anything.

    In the last trick an explorer needs a card to exchange: only the user of scroll 18, on a card
    played before their own, has one.  [MEG-5.10, MEG-8.18]
    """
    if stopped(s) or (ONCE & s.powers) >> power & 1:
        return False
    last_trick = s.trick == s.trick_count - 1
    match power:
        case state.FARMER:
            return not last_trick and s.fixed_leader == NOTHING
        case state.ASSASSIN:
            return False
        case state.EXPLORER:
            return s.trick > 0 and (not last_trick or hand_count(s.players[user]) > 0)
        case state.WIZARD:
            return s.play_count < s.seats and not plays_from_row(s)
        case state.KNIGHT | state.EMPEROR:
            return s.play_count < s.seats
    return True


@often
@rule
def may_use(s, user, power):
    """Whether `user` may put a crystal on the last card for this power.

    [MEG-5.9; MEG-8.18 for another's card, MEG-8.20 for any power]
    """
    play = s.plays[s.play_count - 1]
    if s.players[user].crystals == 0 or play.power != NOTHING:
        return False
    any_power = has_any_power(s, user) and play.seat == user
    if rank_of(play.card) != power and not any_power:
        return False
    return may_act(s, user, power)


@often
@rule
def may_use_any(s, user):
    if s.players[user].crystals == 0:
        return False
    if not has_any_power(s, user):
        return may_use(s, user, rank_of(s.plays[s.play_count - 1].card))
    for power in range(RANK_COUNT):
        if may_use(s, user, power):
            return True
    return False


@rare
@rule
def use_power(s, user, power):
    """Pay the crystal; some powers then ask for a choice."""
    play = s.plays[s.play_count - 1]
    s.players[user].crystals -= 1
    s.powers |= 1 << power
    play.power = power
    s.phase = phase.AFTER_POWER
    emit(s, POWER, user, power, play.card)
    match power:
        case state.FARMER:
            s.phase = phase.FARMER
        case state.EXPLORER:
            explore(s, user)
        case state.ORACLE:
            s.phase = phase.ORACLE


@rule
def name_leader(s, user, leader):
    """Farmer.  [MEG-5.1]"""
    s.next_leader = leader
    s.phase = phase.AFTER_POWER
    emit(s, NAMES_LEADER, user, leader)


@rule
def change_oracle(s, user, colour):
    """Oracle: never the dominant colour; a led one changes the lead.  [MEG-5.7, MEG-8.16]"""
    play = s.plays[s.play_count - 1]
    play.colour = colour
    play.dominant = 0
    s.phase = phase.AFTER_POWER
    if s.play_count == 1 and play.claim != state.REFUSES:
        s.lead_colour = colour
    emit(s, CHANGED_COLOUR, user, play.card, colour)


@rare
@rule
def explore(s, user):
    """Explorer: a random card of the trick before, which all see.  [MEG-5.3]"""
    cards = 0
    for card in range(CARD_COUNT):
        found = (s.place[card] == TAKEN) & (s.spot[card] == s.trick - 1)
        cards |= (1 if found else 0) << card
    s.drawn = nth_one(cards, below(s, s.seats))
    emit(s, EXPLORED, user, s.drawn)
    if hand_count(s.players[user]) > 0:
        s.phase = phase.EXPLORER
    else:
        emit(s, GAVE_BACK, user, s.drawn)
        s.drawn = NOTHING


@rare
@rule
def give_back(s, user, card):
    """Any card of the hand takes the drawn one's place, or the drawn one returns.  [MEG-5.3]"""
    if card != s.drawn:
        row = s.spot[card]
        reveal(s, 1 << user)
        show(s, user, card)
        take_from_hand(s.players[user], card)
        s.place[card] = TAKEN
        s.spot[card] = s.trick - 1
        s.owner[card] = NOTHING
        s.place[s.drawn] = OPEN
        s.owner[s.drawn] = user
        s.spot[s.drawn] = row if plays_from_row(s) else NOTHING
        put_into_hand(s.players[user], s.drawn)
    emit(s, GAVE_BACK, user, card)
    s.drawn = NOTHING
    s.phase = phase.AFTER_POWER
