"""Wizards: where they may walk and teleport."""

from coffret.engine.rule import rule

from . import phase
from .dragons import may_end_on
from .geometry import BESIDE, SIDES
from .island import cell_of_tile, dragons_on, tile_in, tiles_beside
from .options import is_every_tile_met
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
def meets_dragons_at(s, seat, number):
    """Whether a wizard that teleports to a tile must deal with dragons before it steps on.

    By the option `dragons`.  [DI-5.3]
    """
    return (
        is_every_tile_met(s)
        and s.players[seat].wizard != NOTHING
        and dragons_on(s.tiles[number]) > 0
        and portals(s, seat) >> s.tiles[number].colour & 1 == 1
    )


@rule
def is_on_its_way(s):
    """Whether the wizard has dealt with the dragons of a portal and may take a step.  [DI-5.3]"""
    return s.phase == phase.WALK and s.origin != NOTHING


@rule
def reach(s, seat):
    """The tiles a wizard could go to.  [DI-5.1 to DI-5.3]"""
    if is_on_its_way(s):
        return steps_on(s, seat)
    return reach_past(s, seat, not is_every_tile_met(s))


@rule
def steps_on(s, seat):
    """Where a wizard that has teleported may end: there or beside, but not where it came from."""
    number = s.players[seat].wizard
    return (1 << number | tiles_beside(s, number)) & ~(1 << s.origin)


@rule
def reach_past(s, seat, dragons):
    """A step away, a portal, or a step away from a portal, `dragons` there or not; never where the
    wizard stands. On the first turn: the Keep, or the tower.  [DI-5.1, DI-5.2]

    A bit mask of tiles. Portals are few, so it is their neighbours that are looked up.
    """
    start = s.players[seat].wizard
    found = 0
    if start == NOTHING:
        for number in range(s.tile_count):
            tile = s.tiles[number]
            own_tower = tile.kind == TOWER and tile.colour == s.players[seat].colour
            if tile.kind == KEEP or own_tower:
                found |= 1 << number
        return found
    colours = portals(s, seat)
    for number in range(s.tile_count):
        if number == start or colours >> s.tiles[number].colour & 1:
            found |= 1 << number
            if dragons or number == start or dragons_on(s.tiles[number]) == 0:
                found |= tiles_beside(s, number)
    return found & ~(1 << start)


@rule
def free_ways_beside(s, seat):
    """How many tiles without dragons are next to where a wizard stands.  [DI-5.2]"""
    start = s.players[seat].wizard
    if start == NOTHING:
        return 0
    count = 0
    cell = cell_of_tile(s, start)
    for side in range(SIDES):
        number = tile_in(s, BESIDE[cell * SIDES + side])
        if number != NOTHING and dragons_on(s.tiles[number]) == 0:
            count += 1
    return count


@rule
def is_in_reach(s, seat, number):
    """Whether a wizard could go to a tile.  [DI-5.1, DI-5.2]"""
    return reach(s, seat) >> number & 1 == 1


@rule
def ways(s, seat):
    """The tiles a wizard may go to: in reach, and with dragons that can be dealt with, if any.

    A bit mask.  [DI-5.2, DI-5.3]
    """
    found = reach(s, seat)
    for number in range(s.tile_count):
        if found >> number & 1 and not may_end_on(s, seat, number):
            found &= ~(1 << number)
    return found
