"""Gaining energy and gold: production, storms, telekinesis."""

from coffret.engine.events import emit
from coffret.engine.rule import rare, rule

from .events import BLOWN_AWAY, GAINED, PETS_SHAKEN
from .events import STORM as STORM_BROKE
from .geometry import BESIDE, SIDES, cell_of
from .island import cell_of_tile, tile_in
from .state import ANY, COLOUR_COUNT, GOLD, KEEP, NOTHING, SPIRE

GOLD_OF_THE_KEEP = 2
OF_ITSELF = 1
"""Energy of its own colour that a placed tile produces."""


@rule
def gain(s, seat, colour, count):
    """Take cubes or gold behind the screen, as far as the supply goes.  [DI-2.6]"""
    got = min(count, s.supply[colour])
    if got > 0:
        s.supply[colour] -= got
        s.players[seat].hoard[colour] += got
        emit(s, GAINED, seat, colour, got)
    return got


@rule
def gain_all(s, seat):
    """Take what was counted in `gains`."""
    for colour in range(COLOUR_COUNT):
        gain(s, seat, colour, s.gains[colour])


@rule
def count_production(s, q, r, colour):
    """The gains of a tile of a colour in a cell: 1 for itself and for each tile that touches it.

    A spire's tile gives 2, the Keep gives gold. The sum is in `gains`.  [DI-2.3, DI-2.4]
    """
    for i in range(COLOUR_COUNT):
        s.gains[i] = 0
    s.gains[colour] = OF_ITSELF
    cell = cell_of(q, r)
    for side in range(SIDES):
        number = tile_in(s, BESIDE[cell * SIDES + side])
        if number != NOTHING:
            given, count = yield_of(s.tiles[number])
            s.gains[given] += count


@rule
def yield_of(tile):
    """The energy a tile gives to one placed next to it: colour and number.  [DI-2.3, DI-2.4]"""
    return GOLD if tile.kind == KEEP else tile.colour, 2 if tile.building == SPIRE else 1


@rule
def count_telekinesis(s, number, side):
    """1 for the tile, and 1 for each tile of a straight line from it, up to the first gap.

    Not production: a spire's tile gives 1, the Keep gives nothing. In `gains`.  [DI-7.8]
    """
    for i in range(COLOUR_COUNT):
        s.gains[i] = 0
    cell = cell_of_tile(s, number)
    while number != NOTHING:
        if s.tiles[number].colour != ANY:
            s.gains[s.tiles[number].colour] += 1
        cell = BESIDE[cell * SIDES + side]
        number = tile_in(s, cell)


@rare
@rule
def storm(s, seat, colour):
    """Every other player's pets lose 1 gold unless they have a lair; every other player loses
    one cube or coin of the storm's colour.  [DI-2.7]"""
    emit(s, STORM_BROKE, seat, colour)
    for i in range(1, s.seats):
        victim = (seat + i) % s.seats
        player = s.players[victim]
        shaken = 0
        lost = 0
        for pet in range(COLOUR_COUNT):
            if player.pets[pet] > 0 and s.lairs[pet] != victim:
                shaken += 1
                if not keeps_pet(s, victim, pet):
                    lost |= 1 << pet
        if shaken > 0:
            emit(s, PETS_SHAKEN, victim, shaken, lost)
        if player.hoard[colour] > 0:
            player.hoard[colour] -= 1
            s.supply[colour] += 1
            emit(s, BLOWN_AWAY, victim, colour)


@rule
def keeps_pet(s, seat, pet):
    """A pet loses 1 gold, and is lost with its last.  [DI-2.7, DI-6.2]"""
    player = s.players[seat]
    player.pets[pet] -= 1
    s.supply[GOLD] += 1
    if player.pets[pet] == 0:
        s.dragons[pet] += 1
        return False
    return True
