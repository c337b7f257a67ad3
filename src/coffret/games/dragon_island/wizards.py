"""Wizards: where they may walk and teleport."""

from coffret.engine.rule import rule

from .dragons import may_end_on
from .geometry import BESIDE, SIDES
from .island import cell_of_tile, tile_in
from .state import ANY, COLOUR_COUNT, KEEP, NOTHING, TOWER


@rule
def is_first_turn(s):
    return s.rounds == 1


@rule
def portals(s, seat):
    """Where one may teleport to: the colours of one's pets, and the Keep.  [DI-5.2]

    A bit mask of colours. The Keep is the only tile on the island without one.
    """
    mask = 1 << ANY
    for colour in range(COLOUR_COUNT):
        if s.players[seat].pets[colour] > 0:
            mask |= 1 << colour
    return mask


@rule
def is_in_reach(s, seat, number):
    """A step away, a portal, or a step away from a portal; never where one stands.  [DI-5.2]

    On the first turn: the Keep, or your tower.  [DI-5.1]
    """
    return is_in_reach_by(s, seat, portals(s, seat), number)


@rule
def is_in_reach_by(s, seat, mask, number):
    """The same, with the portals at hand."""
    start = s.players[seat].wizard
    tile = s.tiles[number]
    if start == NOTHING:
        own_tower = tile.kind == TOWER and tile.colour == s.players[seat].colour
        return tile.kind == KEEP or own_tower
    if number == start:
        return False
    if mask >> tile.colour & 1:
        return True
    cell = cell_of_tile(s, number)
    for side in range(SIDES):
        other = tile_in(s, BESIDE[cell * SIDES + side])
        if other != NOTHING and (other == start or mask >> s.tiles[other].colour & 1 == 1):
            return True
    return False


@rule
def may_go(s, seat, number):
    """In reach, and with dragons that can be dealt with, if any.  [DI-5.2, DI-5.3]"""
    return may_go_by(s, seat, portals(s, seat), number)


@rule
def may_go_by(s, seat, mask, number):
    """The same, with the portals at hand."""
    return is_in_reach_by(s, seat, mask, number) and may_end_on(s, seat, number)
