"""Which moves are open in each phase."""

from coffret.engine.masks import allow, allow_bits
from coffret.engine.rule import often, rare, rule

from . import moves, phase
from .cards import cards_of, rank_of
from .components import SCROLLS
from .following import (
    allowed_of,
    assassins,
    binding_of,
    may_assassinate,
    playable_cards,
    plays_from_row,
    row_card,
)
from .lasting import has_any_power, is_seen_whole, may_play_later
from .moves import COMBINATIONS, DOWNWARD, MOST_CUBES, UPWARD, choice_of, use_of
from .powers import may_use
from .preparation import unprepared
from .resources import may_take
from .scrolls import kept_scroll, may_be_copied, may_be_used
from .state import (
    CARD_COUNT,
    COLOUR_COUNT,
    HELD,
    LOOKED_AT,
    RANK_COUNT,
)

COMBINATION_COUNT = len(COMBINATIONS)


@rule
def legal(s, seat, mask):
    """The moves of the phase for the player whose turn it is; none for the others."""
    if seat != s.turn:
        return 0
    match s.phase:
        case phase.CARD:
            return allow_cards(s, seat, mask)
        case phase.CUBES:
            return allow_cubes(s, seat, mask)
        case phase.POWER | phase.OTHER_POWER:
            return allow_powers(s, seat, mask)
    return allow_rarely(s, seat, mask)


@rare
@rule
def allow_rarely(s, seat, mask):
    """The moves of the other phases."""
    match s.phase:
        case phase.RESOURCES:
            count = 0
            for combination in range(COMBINATION_COUNT):
                if may_take(s, seat, combination):
                    count += allow(mask, moves.TAKE_RESOURCES + combination)
            return count
        case phase.FARMER | phase.LEAD | phase.SPY | phase.SWAP:
            return allow_players(s, seat, mask)
        case phase.ORACLE | phase.NEW_COLOUR | phase.CLAIM_COLOUR:
            return allow_colours(s, mask)
        case phase.EXPLORER:
            cards = cards_of(s.players[seat].hand) | 1 << s.drawn
            return allow_bits(mask, moves.CHOOSE_CARD, cards, CARD_COUNT)
        case phase.CLAIM:
            count = allow(mask, moves.DECLINE) + allow(mask, moves.REFUSE_TRICK)
            if s.late_decree == 0 or is_seen_whole(s):
                count += allow(mask, moves.TAKE_TRICK)
            return count
        case phase.STEAL:
            allow(mask, moves.DECLINE)
            allow(mask, moves.TAKE_TRICK)
            return 2
        case phase.ROW | phase.SPLIT | phase.GIVE:
            cards = cards_of(s.players[seat].hand) & unprepared(s)
            return allow_bits(mask, moves.CHOOSE_CARD, cards, CARD_COUNT)
        case phase.SPY_TAKE:
            return allow(mask, moves.DECLINE) + allow_reach(s, s.spied, mask)
        case phase.SPY_GIVE:
            return allow_reach(s, seat, mask)
        case phase.SCROLL | phase.COPY | phase.KEEP | phase.KEPT:
            return allow_scrolls(s, seat, mask)
    return 0


@often
@rule
def allow_cards(s, seat, mask):
    """Cards that may be played, by the assassin's power too, or later.

    [MEG-4.2, MEG-5.2, MEG-5.5, MEG-7.15, MEG-8.14]
    """
    count = 0
    if plays_from_row(s):
        count += allow(mask, moves.PLAY_CARD + row_card(s, seat))
    else:
        cards = playable_cards(s.players[seat])
        bound = binding_of(s, cards)
        count += allow_bits(mask, moves.PLAY_CARD, allowed_of(s, cards, bound), CARD_COUNT)
        if may_assassinate(s, seat):
            others = assassins(s, seat, cards, bound)
            count += allow_bits(mask, moves.ASSASSINATE, others, CARD_COUNT)
    if may_play_later(s, seat):
        count += allow(mask, moves.PLAY_LATER)
    return count


@rule
def allow_cubes(s, seat, mask):
    """Any number in one direction, or none.  [MEG-6.1]"""
    count = allow(mask, moves.DECLINE)
    put = s.plays[s.play_count - 1].cubes
    numbers = (1 << min(MOST_CUBES, s.players[seat].cubes)) - 1
    if put >= 0:
        count += allow_bits(mask, moves.PUT_CUBES + UPWARD * MOST_CUBES, numbers, MOST_CUBES)
    if put <= 0:
        count += allow_bits(mask, moves.PUT_CUBES + DOWNWARD * MOST_CUBES, numbers, MOST_CUBES)
    return count


@rule
def allow_powers(s, seat, mask):
    """[MEG-5.9, MEG-5.10]"""
    count = allow(mask, moves.DECLINE)
    if not has_any_power(s, seat):
        power = rank_of(s.plays[s.play_count - 1].card)
        return count + (allow(mask, moves.USE_POWER + power) if may_use(s, seat, power) else 0)
    for power in range(RANK_COUNT):
        if may_use(s, seat, power):
            count += allow(mask, moves.USE_POWER + power)
    return count


@rule
def allow_players(s, seat, mask):
    """Anyone leads; one spies on, or swaps with, another.  [MEG-5.1, MEG-8.6, MEG-8.13]"""
    count = 0
    for other in range(s.seats):
        if other != seat or s.phase == phase.FARMER or s.phase == phase.LEAD:
            count += allow(mask, moves.CHOOSE_PLAYER + other)
    return count


@rule
def allow_colours(s, mask):
    """An oracle changes, and never to the dominant colour; scroll 3 changes the dominant one;
    scroll 16 names any.  [MEG-5.7, MEG-8.3, MEG-8.16]"""
    count = 0
    for colour in range(COLOUR_COUNT):
        if s.phase == phase.ORACLE:
            if colour == s.dominant or colour == s.plays[s.play_count - 1].colour:
                continue
        elif s.phase == phase.NEW_COLOUR and colour == s.dominant:
            continue
        count += allow(mask, moves.CHOOSE_COLOUR + colour)
    return count


@rule
def allow_reach(s, seat, mask):
    """Let a spy take or give all that could be played to the first trick.  [MEG-8.21]"""
    return allow_bits(mask, moves.CHOOSE_CARD, playable_cards(s.players[seat]), CARD_COUNT)


@rule
def allow_scrolls(s, seat, mask):
    """[MEG-2.1, MEG-8.7, MEG-8.8]"""
    count = 0
    if s.phase == phase.SCROLL or s.phase == phase.KEPT:
        count += allow(mask, moves.DECLINE)
    if s.phase == phase.KEPT:
        scroll = kept_scroll(s)
        if may_be_used(s, scroll):
            count += allow(mask, use_of(scroll))
        return count
    for scroll in range(len(SCROLLS)):
        if s.phase == phase.SCROLL:
            if s.scrolls[scroll] == HELD + seat and may_be_used(s, scroll):
                count += allow(mask, use_of(scroll))
        elif s.phase == phase.COPY:
            if may_be_copied(s, scroll):
                count += allow(mask, choice_of(scroll))
        elif s.scrolls[scroll] == LOOKED_AT:
            count += allow(mask, choice_of(scroll))
    return count
