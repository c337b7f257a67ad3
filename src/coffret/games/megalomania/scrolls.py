"""The scrolls: when each may be used, and what using it does.

Those that act at once do so here; what the others do is in `lasting`.
"""

from coffret.engine.events import NOBODY, emit, emit_to, is_heard
from coffret.engine.masks import count_ones, nth_one
from coffret.engine.rng import below, reveal
from coffret.engine.rule import rare, rule

from . import components, phase
from .cards import in_hand, is_up, put_into_hand, put_up, take_from_hand, take_up
from .components import LAST_COUNTING_TASK, MISSIONS, SCROLLS, THREE_POINTS
from .dealing import announce_dominant, dominates_by_turn, same_deal, turn_up_mission
from .events import (
    COPIED_SCROLL,
    DOMINANT_IS,
    DREW_SCROLL,
    EXCHANGED,
    FIXED_LEADER_IS,
    KEPT_SCROLL,
    LOOKED_AT_SCROLLS,
    SAW_SCROLL,
    SPIED_ON,
    SPY_GAVE,
    SPY_SAW,
    SPY_TOOK,
    SWAPPED_HANDS,
    THREE_POINTS_FOR,
    USED_SCROLL,
)
from .hands import swap_hands
from .knowledge import (
    all_learn,
    choose_in_sight,
    choose_unseen,
    chosen_card,
    exchange_unseen,
    see_hand,
    show,
)
from .lasting import get_crystal
from .state import (
    CARD_COUNT,
    DISCARDED,
    DOMINANT,
    HELD,
    HIDDEN,
    LOOKED_AT,
    NOTHING,
    OPEN,
    PILE,
    UP,
    USED,
)

WINDFALL = 3
"""The points of scroll 17."""


@rule
def those_at(s, place):
    """The scrolls in a place, as a mask."""
    scrolls = 0
    for scroll in range(len(SCROLLS)):
        scrolls |= (1 if s.scrolls[scroll] == place else 0) << scroll
    return scrolls


@rule
def scrolls_at(s, place):
    return count_ones(those_at(s, place))


@rare
@rule
def draw_scroll(s):
    """The top scroll of the pile: a random one of those left in it."""
    pile = those_at(s, PILE)
    return nth_one(pile, below(s, count_ones(pile)))


@rule
def collect_scroll(s, seat, scroll):
    """A scroll comes to a player; number 17 is shown at once.  [MEG-2.3, MEG-8.17]"""
    if SCROLLS[scroll].effect == THREE_POINTS:
        reveal(s)
        s.scrolls[scroll] = USED
        s.players[seat].points += WINDFALL
        emit(s, THREE_POINTS_FOR, seat, scroll, WINDFALL)
    else:
        s.scrolls[scroll] = HELD + seat
        s.players[seat].scrolls += 1
        emit_to(s, 1 << seat, DREW_SCROLL, seat, scroll)


@rule
def is_possible(s, effect):
    """Whether an effect can come about in this round.  [MEG-3.3, MEG-8.1 to MEG-8.20]"""
    match effect:
        case components.NEW_MISSION:
            return s.missions_left != 0
        case components.NEW_COLOUR:
            return not dominates_by_turn(s)
        case components.THREE_SCROLLS:
            return scrolls_at(s, PILE) > 0
        case components.ONE_TRICK_LESS:
            return MISSIONS[s.mission].task <= LAST_COUNTING_TASK
        case components.COPY | components.THREE_POINTS:
            return False
    return True


@rule
def may_be_copied(s, scroll):
    """Scrolls that scroll 7 can repeat: used before, and possible now.  [MEG-8.7]"""
    return s.scrolls[scroll] == USED and is_possible(s, SCROLLS[scroll].effect)


@rule
def may_be_used(s, scroll):
    """Whether a scroll in hand could be used now."""
    effect = SCROLLS[scroll].effect
    if effect != components.COPY:
        return is_possible(s, effect)
    for other in range(len(SCROLLS)):
        if may_be_copied(s, other):
            return True
    return False


@rare
@rule
def use_scroll(s, seat, scroll):
    """Show a scroll, to let it act.  [MEG-2.1, MEG-2.3]"""
    if s.scrolls[scroll] == HELD + seat:
        s.players[seat].scrolls -= 1
    s.scrolls[scroll] = USED
    s.scroll_user = seat
    come_into_force(s, scroll)
    s.phase = phase.ACT_ON_SCROLL
    reveal(s, 1 << seat)
    emit(s, USED_SCROLL, seat, scroll)


@rule
def come_into_force(s, scroll):
    s.effect = SCROLLS[scroll].effect
    if is_heard(s):
        s.past.in_force = scroll


@rare
@rule
def copy_scroll(s, seat, scroll):
    """[MEG-8.7]"""
    come_into_force(s, scroll)
    s.phase = phase.ACT_ON_SCROLL
    emit(s, COPIED_SCROLL, seat, scroll)


@rule
def copy_the_only_one(s):
    """No choice, and everyone sees it."""
    count = 0
    only = NOTHING
    for scroll in range(len(SCROLLS)):
        if may_be_copied(s, scroll):
            count += 1
            only = scroll
    if count == 1:
        copy_scroll(s, s.turn, only)


@rare
@rule
def act_on_scroll(s):
    """A scroll's immediate effect, or the choice it asks for."""
    s.phase = phase.OFFER_RESOURCES
    match s.effect:
        case components.REDEAL:
            s.phase = phase.DEAL
        case components.NEW_MISSION:
            change_mission(s)
        case components.NEW_COLOUR:
            s.phase = phase.NEW_COLOUR
        case components.SPY:
            s.phase = phase.SPY
            if s.seats == 2:
                spy_on(s, s.turn, 1 - s.turn)
        case components.COPY:
            s.phase = phase.COPY
            copy_the_only_one(s)
        case components.THREE_SCROLLS:
            look_at_scrolls(s, s.turn)
        case components.SWAP_HANDS:
            s.phase = phase.SWAP
            if s.seats == 2:
                exchange_hands(s, s.turn, 1 - s.turn)
        case components.CRYSTALS_ANYWHERE:
            get_crystal(s, s.turn)
        case components.FIXED_LEADER:
            s.phase = phase.LEAD


@rule
def change_mission(s):
    """Scroll 2: the mission leaves the game for another one.  [MEG-8.2, MEG-8.21]"""
    old = s.mission
    turn_up_mission(s)
    announce_dominant(s, DOMINANT[s.rounds - 1])
    if not same_deal(s.mission, old):
        s.phase = phase.DEAL


@rare
@rule
def change_colour(s, colour):
    """Scroll 3.  [MEG-8.3]"""
    s.dominant = colour
    s.phase = phase.OFFER_RESOURCES
    emit(s, DOMINANT_IS, NOBODY, colour)


@rule
def look_at_scrolls(s, seat):
    """Scroll 8: three of the pile, or what is left.  [MEG-3.3, MEG-8.8]"""
    count = min(3, scrolls_at(s, PILE))
    emit(s, LOOKED_AT_SCROLLS, seat, count)
    scroll = NOTHING
    for _ in range(count):
        scroll = draw_scroll(s)
        s.scrolls[scroll] = LOOKED_AT
        emit_to(s, 1 << seat, SAW_SCROLL, seat, scroll)
    s.phase = phase.KEEP
    if count == 1:
        keep_scroll(s, seat, scroll)


@rare
@rule
def keep_scroll(s, seat, scroll):
    """Keep one, discard the others face down; the kept one may be used at once.  [MEG-8.8]"""
    emit(s, KEPT_SCROLL, seat)
    for other in range(len(SCROLLS)):
        if s.scrolls[other] == LOOKED_AT and other != scroll:
            s.scrolls[other] = DISCARDED + seat
    if SCROLLS[scroll].effect == THREE_POINTS:
        collect_scroll(s, seat, scroll)
        s.phase = phase.OFFER_RESOURCES
    else:
        # Whether it can be used is the player's secret, so the question comes in any case.
        s.phase = phase.KEPT


@rule
def kept_scroll(s):
    """The scroll that was kept and may be used at once."""
    for scroll in range(len(SCROLLS)):
        if s.scrolls[scroll] == LOOKED_AT:
            return scroll
    return NOTHING


@rare
@rule
def put_kept_scroll_away(s, seat):
    """Save it for another round.  [MEG-8.8]"""
    s.scrolls[kept_scroll(s)] = HELD + seat
    s.players[seat].scrolls += 1
    s.phase = phase.OFFER_RESOURCES


@rare
@rule
def exchange_hands(s, seat, other):
    """Scroll 13: all cards dealt to the two.  [MEG-8.13, MEG-8.21]"""
    reveal(s)
    swap_hands(s, seat, other)
    s.phase = phase.OFFER_RESOURCES
    emit(s, SWAPPED_HANDS, seat, other)


@rare
@rule
def fix_leader(s, seat, leader):
    """Scroll 19.  [MEG-8.19]"""
    s.fixed_leader = leader
    s.leader = leader
    s.phase = phase.OFFER_RESOURCES
    emit(s, FIXED_LEADER_IS, seat, leader)


# Scroll 6: the spy. What it reaches is what could be played to the first trick.  [MEG-8.21]


@rare
@rule
def spy_on(s, seat, other):
    """See a hand.  [MEG-8.6]"""
    s.spied = other
    reveal(s)
    see_hand(s, seat, other)
    emit(s, SPIED_ON, seat, other)
    for card in range(CARD_COUNT):
        if in_hand(s.players[other], card):
            emit_to(s, 1 << seat, SPY_SAW, seat, card)
    s.phase = phase.SPY_TAKE


@rare
@rule
def spy_takes(s, seat, card):
    """Choose the card to get. Only the two players know it, unless it is face up."""
    if s.place[card] == HIDDEN:
        choose_unseen(s, s.spied, seat, card)
    else:
        s.wanted = card
    s.phase = phase.SPY_GIVE


@rule
def wanted_card(s):
    """The card that the spy takes."""
    return s.wanted if s.wanted != NOTHING else chosen_card(s, s.spied)


@rare
@rule
def spy_gives(s, seat, card):
    """Exchange: each card takes the place of the other.  [MEG-8.6, MEG-8.22]"""
    other = s.spied
    wanted = wanted_card(s)
    to = 1 << seat | 1 << other
    if s.place[card] == HIDDEN and s.place[wanted] == HIDDEN:
        choose_unseen(s, seat, other, card)
        exchange_unseen(s, seat, other)
        move_between_hands(s, seat, other, card)
        move_between_hands(s, other, seat, wanted)
    else:
        to = 0  # a face-up card is part of it: all see both
        exchange_in_sight(s, seat, other, card, wanted)
    reveal(s, 1 << seat | 1 << other)
    emit(s, EXCHANGED, seat, other)
    emit_to(s, to, SPY_TOOK, seat, wanted)
    emit_to(s, to, SPY_GAVE, seat, card)
    s.wanted = NOTHING
    s.phase = phase.OFFER_RESOURCES


@rule
def move_between_hands(s, giver, taker, card):
    take_from_hand(s.players[giver], card)
    put_into_hand(s.players[taker], card)


@rule
def exchange_in_sight(s, seat, other, card, wanted):
    """At least one of the two is face up."""
    choose_in_sight(s, other, wanted)
    place = s.place[card]
    place_wanted = s.place[wanted]
    spot = s.spot[card]
    spot_wanted = s.spot[wanted]
    leave(s, seat, card)
    leave(s, other, wanted)
    arrive(s, seat, wanted, place, spot)
    arrive(s, other, card, place_wanted, spot_wanted)


@rule
def leave(s, seat, card):
    if is_up(s.players[seat], card):
        take_up(s.players[seat], card)
    else:
        show(s, seat, card)
        all_learn(s, card)
        take_from_hand(s.players[seat], card)


@rule
def arrive(s, seat, card, place, spot):
    """A card that all have seen takes a place on the table or in a hand."""
    s.owner[card] = seat
    if place == UP:
        s.place[card] = UP
        put_up(s.players[seat], card)
    else:
        s.place[card] = OPEN
        put_into_hand(s.players[seat], card)
    s.spot[card] = spot
