"""Which moves a seat may make."""

from coffret.engine.masks import allow, allow_bits, allow_eight
from coffret.engine.rule import rare, rule

from . import moves, phase
from .buildings import has_building_left, may_build_here, may_have_lair
from .dragons import is_due, may_capture, may_lift, may_tame
from .geometry import SIDES
from .hidden import is_offered
from .island import colours_around, kind_of, neighbour, places_from
from .maps import fits_among, may_dig
from .moves import MOST_PAID
from .payment import least_payable, most_payable
from .state import (
    COLOUR_COUNT,
    DRAGON,
    ENERGY_COUNT,
    GOLD,
    HAND,
    JOKER,
    KEEP,
    KEEP_NUMBER,
    MAP,
    MAP_COUNT,
    NOTHING,
    TELEKINESIS,
    TOWER,
)
from .wizards import ways


@rule
def legal(s, seat, mask):
    if s.phase == phase.OVER or seat != s.turn:
        return 0
    match s.phase:
        case phase.MAPS:
            return allow_maps_under(s, seat, mask)
        case phase.TILE:
            return allow_tiles(s, seat, mask)
        case phase.PLACE:
            return allow_places(s, mask)
        case phase.FILL:
            return allow_filling(s, mask)
        case phase.LIFT:
            return allow_lifting(s, mask)
        case phase.DROP:
            return allow_dropping(s, mask)
        case phase.CARRY:
            return allow_carrying(s, mask)
        case phase.WALK:
            return allow_walks(s, seat, mask)
        case phase.DEAL:
            return allow_dealing(s, seat, mask)
        case phase.PAY:
            return allow_payments(s, mask)
        case phase.ACT:
            return allow_actions(s, seat, mask)
        case phase.TREASURE:
            return allow_treasure(s, seat, mask)
    return 0


@rule
def allow_all(mask, first, count):
    for action in range(first, first + count):
        mask[action] = 1
    return count


@rare
@rule
def allow_maps_under(s, seat, mask):
    """One of the maps just drawn goes under the pile.  [DI-1.4, DI-7.7]"""
    count = 0
    for card in range(MAP_COUNT):
        if is_offered(s, seat, card):
            count += allow(mask, moves.PUT_UNDER + card)
    return count


@rule
def allow_tiles(s, seat, mask):
    """Either side of a tile behind the screen, a joker in any energy.  [DI-2.1, DI-2.5]"""
    count = 0
    for i in range(HAND):
        tile = s.players[seat].hand[i]
        if tile != NOTHING:
            for side in range(2):
                if kind_of(tile * 2 + side) != JOKER:
                    count += allow(mask, moves.CHOOSE_TILE + 2 * i + side)
                elif mask[moves.CHOOSE_JOKER + ENERGY_COUNT * i] == 0:
                    count += allow_all(mask, moves.CHOOSE_JOKER + ENERGY_COUNT * i, ENERGY_COUNT)
    return count


@rule
def allow_places(s, mask):
    """Where it touches the Keep or two tiles, named from the oldest of them.  [DI-2.2]"""
    count = 0
    for number in range(s.tile_count):
        count += allow_eight(mask, moves.PLACE + number * SIDES, places_from(s, number))
    return count


@rule
def allow_filling(s, mask):
    """With too few dragons of a colour, any tile that is due, colour by colour.  [DI-3.2]"""
    for colour in range(COLOUR_COUNT):
        count = 0
        for number in range(1, s.tile_count):
            if is_due(s.tiles[number]) and s.tiles[number].colour == colour:
                count += allow(mask, moves.FILL_TILE + number)
        if count > 0:
            return count
    return 0


@rule
def allow_lifting(s, mask):
    """Any tile with dragons that are not in a pen, or none.  [DI-4.1, DI-4.3]"""
    liftable = 0
    for number in range(1, s.tile_count):
        liftable |= (1 if may_lift(s, number) else 0) << number
    count = allow_bits(mask, moves.LIFT, liftable, s.tile_count)
    return count + allow(mask, moves.LEAVE_DRAGONS)


@rule
def allow_dropping(s, mask):
    """Any other tile but the Keep.  [DI-4.1, DI-4.2]"""
    others = (1 << s.tile_count) - 1 & ~(1 << KEEP_NUMBER | 1 << s.origin)
    return allow_bits(mask, moves.DROP, others, s.tile_count)


@rule
def allow_carrying(s, mask):
    """Dragons of the origin one by one, then enough.  [DI-4.1]"""
    count = 0
    if s.carried > 0:
        count += allow(mask, moves.ENOUGH)
    for colour in range(COLOUR_COUNT):
        if s.tiles[s.origin].dragons[colour] > 0:
            count += allow(mask, moves.CARRY + colour)
    return count


@rule
def allow_walks(s, seat, mask):
    """[DI-5.1 to DI-5.3]"""
    return allow_bits(mask, moves.GO, ways(s, seat), s.tile_count)


@rule
def allow_dealing(s, seat, mask):
    """[DI-6.1, DI-6.3]"""
    count = 0
    number = s.players[seat].wizard
    if may_tame(s, seat, number):
        count += allow(mask, moves.TAME)
    if may_capture(s, seat, number):
        count += allow(mask, moves.CAPTURE)
    return count


@rule
def allow_payments(s, mask):
    """Any number of the next colour that the others can make up for.  [DI-6.6]"""
    least = least_payable(s, s.paying)
    most = most_payable(s, s.paying)
    return allow_all(mask, moves.PAY + s.paying * (MOST_PAID + 1) + least, most - least + 1)


@rule
def allow_actions(s, seat, mask):
    """The actions of the tile, or none.  [DI-7.1 to DI-7.9]"""
    count = allow(mask, moves.NO_ACTION)
    number = s.players[seat].wizard
    kind = s.tiles[number].kind
    if kind == KEEP:
        if s.supply[GOLD] > 0:
            count += allow(mask, moves.TAKE_GOLD)
    elif kind in (MAP, TOWER):
        if s.pile_count > 0:
            count += allow(mask, moves.DRAW_MAPS)
    elif kind == TELEKINESIS:
        for side in range(SIDES):
            if neighbour(s, number, side) != NOTHING:
                count += allow(mask, moves.TELEKINESIS + side)
    elif kind <= DRAGON and may_build_here(s, seat, number):
        if s.players[seat].pen == 0:
            count += allow(mask, moves.BUILD_PEN)
        if s.spires > 0:
            count += allow(mask, moves.BUILD_SPIRE)
        for colour in range(COLOUR_COUNT):
            if may_have_lair(s, seat, colour):
                count += allow(mask, moves.BUILD_LAIR + colour)
    return count


@rule
def has_action(s, seat):
    """Whether the wizard's tile offers anything."""
    number = s.players[seat].wizard
    kind = s.tiles[number].kind
    if kind == KEEP:
        return s.supply[GOLD] > 0
    if kind in (MAP, TOWER):
        return s.pile_count > 0
    if kind == TELEKINESIS:
        return True
    return may_build_here(s, seat, number) and has_building_left(s, seat)


@rule
def allow_treasure(s, seat, mask):
    """One map that fits the tile moved to, or none.  [DI-8.1 to DI-8.3]"""
    count = allow(mask, moves.END_TURN)
    number = s.players[seat].wizard
    if s.players[seat].maps > 0 and may_dig(s, number):
        around = colours_around(s, number)
        for card in range(MAP_COUNT):
            if s.charts[card].holder == seat and fits_among(s, number, card, around):
                count += allow(mask, moves.PLAY_MAP + card)
    return count
