"""Wizards: where they may walk and teleport."""

from coffret.engine.rule import rule

from .dragons import may_end_on
from .geometry import SIDES
from .island import neighbour
from .state import COLOUR_COUNT, KEEP, NOTHING, TOWER


@rule
def is_first_turn(s):
    return s.rounds == 1


@rule
def is_portal(s, seat, number):
    """One may teleport to the Keep, and to tiles of the colour of a pet.  [DI-5.2]"""
    tile = s.tiles[number]
    if tile.kind == KEEP:
        return True
    return tile.colour < COLOUR_COUNT and s.players[seat].pets[tile.colour] > 0


@rule
def is_in_reach(s, seat, number):
    """A step away, a portal, or a step away from a portal; never where one stands.  [DI-5.2]

    On the first turn: the Keep, or the own tower.  [DI-5.1]
    """
    start = s.players[seat].wizard
    if start == NOTHING:
        tile = s.tiles[number]
        own_tower = tile.kind == TOWER and tile.colour == s.players[seat].colour
        return tile.kind == KEEP or own_tower
    if number == start:
        return False
    if is_portal(s, seat, number):
        return True
    for side in range(SIDES):
        other = neighbour(s, number, side)
        if other != NOTHING and (other == start or is_portal(s, seat, other)):
            return True
    return False


@rule
def may_go(s, seat, number):
    """In reach, and with dragons that can be dealt with, if any.  [DI-5.2, DI-5.3]"""
    return is_in_reach(s, seat, number) and may_end_on(s, seat, number)
