"""Which moves are open in each phase."""

from coffret.engine.masks import allow
from coffret.engine.rule import rule

from . import moves, phase
from .decks import empty_decks
from .dice import BOTH, FIRST, SECOND, is_pair
from .incubators import empty_incubator, is_complete, missing
from .market import may_be_taken
from .objectives import may_claim
from .state import COIN, DECKS, MOST_OBJECTIVES, NOTHING, SECTIONS


@rule
def legal(s, seat, mask):
    """The moves of the phase for the player whose turn it is; none for the others."""
    if seat != s.turn:
        return 0
    match s.phase:
        case phase.FIRST_EGG:
            return allow_eggs(s, mask, moves.CHOOSE_EGG)
        case phase.ROLL:
            return allow(mask, moves.ROLL)
        case phase.REROLL:
            return allow_rerolls(s, mask)
        case phase.TREASURE:
            return allow_treasures(s, mask)
        case phase.DICE:
            return allow_dice(s, mask)
        case phase.PLACE:
            return allow_places(s, mask)
        case phase.EXCESS:
            for section in range(SECTIONS):
                mask[moves.LEAVE_EXCESS + section] = 1
            return SECTIONS
        case phase.HATCH:
            return allow_hatching(s, mask)
        case phase.CLAIM:
            return allow_claims(s, mask)
    return 0


@rule
def allow_eggs(s, mask, first):
    """The top egg of each deck that has one.  [INC-1.6, INC-3.5]"""
    count = 0
    for deck in range(DECKS):
        if s.decks[deck].count > 0:
            count += allow(mask, first + deck)
    return count


@rule
def allow_rerolls(s, mask):
    """Keep, or reroll one or both.  [INC-2.1]"""
    count = allow(mask, moves.KEEP)
    count += allow(mask, moves.REROLL + FIRST)
    if s.dice[0] != s.dice[1]:
        count += allow(mask, moves.REROLL + SECOND)
    return count + allow(mask, moves.REROLL + BOTH)


@rule
def allow_treasures(s, mask):
    """[INC-2.3, INC-4.2, INC-4.6]"""
    count = 0
    for section in range(SECTIONS):
        if may_be_taken(s, section):
            count += allow(mask, moves.TAKE_TREASURE + section)
    return count


@rule
def allow_dice(s, mask):
    """The dice in the player's order, a pair as one; each for its result or for an egg.

    Of a pair that fetches one egg, the single result may come first.  [INC-3.4, INC-3.5]
    """
    has_room = empty_incubator(s.players[s.turn]) != NOTHING
    if is_pair(s):
        count = allow(mask, moves.USE_PAIR)
        if may_split_pair(s):
            count += allow(mask, moves.USE_DIE)
        if has_room:
            count += allow_eggs(s, mask, moves.TAKE_EGG)
        return count
    count = 0
    for die in range(2):
        if s.spent[die] == 0:
            if s.pair_split == 0:
                count += allow(mask, moves.USE_DIE + die)
            if has_room:
                count += allow_eggs(s, mask, moves.TAKE_EGG + die * DECKS)
    return count


@rule
def may_split_pair(s):
    """Whether the other die could fetch an egg after a single result.  [INC-3.4, INC-3.5]"""
    if empty_decks(s) == DECKS:
        return False
    player = s.players[s.turn]
    if empty_incubator(player) != NOTHING:
        return True
    face = s.dice[0]
    return (
        face != COIN
        and s.reserve.tokens[face] > 0
        and (lacks_only(player.incubators[0], face) or lacks_only(player.incubators[1], face))
    )


@rule
def lacks_only(incubator, resource):
    """Whether one token of this resource completes the egg."""
    return missing(incubator, resource) == 1 and missing(incubator, 1 - resource) == 0


@rule
def may_place(s, incubator, resource):
    """A token goes where it is needed; where the pair's egg needs room, onto an egg it completes.

    [INC-3.2, INC-3.3, INC-3.5, INC-4.3]
    """
    if s.pair_split == 1 and s.spent[1] == 0 and empty_incubator(s.players[s.turn]) == NOTHING:
        return lacks_only(incubator, resource)
    return missing(incubator, resource) > 0


@rule
def allow_places(s, mask):
    """The next token onto either egg that needs it."""
    for resource in range(2):
        if s.hand[resource] > 0:
            count = 0
            for i in range(2):
                if may_place(s, s.players[s.turn].incubators[i], resource):
                    count += allow(mask, moves.PLACE + resource * 2 + i)
            return count
    return 0


@rule
def allow_hatching(s, mask):
    """Complete eggs hatch in the player's order.  [INC-3.8]"""
    count = 0
    for i in range(2):
        if is_complete(s.players[s.turn].incubators[i]):
            count += allow(mask, moves.HATCH + i)
    return count


@rule
def allow_claims(s, mask):
    """One objective that is met, or none.  [INC-5.1]"""
    count = allow(mask, moves.CLAIM_NOTHING)
    for place in range(MOST_OBJECTIVES):
        if may_claim(s, s.turn, place):
            count += allow(mask, moves.CLAIM + place)
    return count
