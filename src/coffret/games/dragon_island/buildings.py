"""Buildings: pens, spires and lairs."""

from coffret.engine.events import emit
from coffret.engine.rule import rare, rule

from .dragons import affordable_energy, is_own_terrain
from .events import BUILT_LAIR, BUILT_PEN, BUILT_SPIRE
from .island import dragons_on
from .state import COLOUR_COUNT, DRAGON, LAIR, NO_BUILDING, NOTHING, PEN, SPIRE, WHITE
from .steps import ACT, take_step

COST = 5
FAME = (0, 2, 3, 1, 1, 1, 1, 1)
"""For a pen, a spire, and the lairs.  [DI-7.3, DI-7.4, DI-7.5]"""


@rule
def building_cost(s, seat, number):
    """5, 1 less on own terrain, 1 less with the white pet.  [DI-7.2, DI-10.1, DI-10.6]"""
    cost = COST
    if is_own_terrain(s, seat, s.tiles[number]):
        cost -= 1
    if s.players[seat].pets[WHITE] > 0:
        cost -= 1
    return cost


@rule
def may_build_here(s, seat, number):
    """On build, joker and one-dragon faces, without dragons or building.  [DI-7.2]"""
    tile = s.tiles[number]
    return (
        tile.kind <= DRAGON
        and tile.building == NO_BUILDING
        and dragons_on(tile) == 0
        and affordable_energy(s, seat, number) >= building_cost(s, seat, number)
    )


@rule
def may_have_lair(s, seat, colour):
    """One lair for each colour, for your own pet.  [DI-7.5]"""
    return s.players[seat].pets[colour] > 0 and s.lairs[colour] == NOTHING


@rule
def has_building_left(s, seat):
    """A pen, a spire or a lair that the seat could build.  [DI-7.3, DI-7.4, DI-7.5]"""
    if s.players[seat].pen == 0 or s.spires > 0:
        return True
    for colour in range(COLOUR_COUNT):
        if may_have_lair(s, seat, colour):
            return True
    return False


@rare
@rule
def build(s, seat, number, building):
    """Put a building on a tile: it covers the dragon symbol, too.  [DI-7.2 to DI-7.6]"""
    tile = s.tiles[number]
    player = s.players[seat]
    tile.building = building
    tile.owner = seat
    player.fame += FAME[building]
    take_step(s, ACT)
    if building == PEN:
        player.pen = 1
        emit(s, BUILT_PEN, seat, number, FAME[PEN])
    elif building == SPIRE:
        s.spires -= 1
        emit(s, BUILT_SPIRE, seat, number, FAME[SPIRE])
    else:
        colour = building - LAIR
        s.lairs[colour] = seat
        s.dragons[colour] += 1  # the pawn; the card stays  [DI-7.5]
        emit(s, BUILT_LAIR, seat, number, FAME[LAIR], colour)
