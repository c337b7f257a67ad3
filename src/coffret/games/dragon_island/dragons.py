"""Dragons: appearing, being moved, tamed and captured."""

from coffret.engine.events import emit
from coffret.engine.rule import rare, rule

from .events import APPEARED, CAPTURED, CARRIED, STAYED_AWAY, TAMED
from .island import active_energy, dragons_on
from .state import (
    COLOUR_COUNT,
    ENERGY_COUNT,
    GOLD,
    GREEN,
    IN_VAIN,
    NO_BUILDING,
    NOTHING,
    PEN,
    RED,
    SYMBOLS,
)
from .steps import APPEAR, CARRY, DEAL, take_step

CARRYING = 1  # gold for each dragon
TAMING = 3  # gold
CAPTURE = 10  # active energy


# Step 2


@rule
def call_dragons(s):
    """Each tile with dragon symbols and neither dragons nor a building is due to be filled.

    One that stayed empty waits until there are dragons again.  [DI-3.1, DI-7.6]
    """
    for number in range(1, s.tile_count):
        tile = s.tiles[number]
        symbols = SYMBOLS[tile.kind]
        if symbols == 0 or tile.building != NO_BUILDING or dragons_on(tile) > 0:
            tile.due = 0
        elif not waited_in_vain(tile) or s.dragons[tile.colour] > 0:
            tile.due = symbols


@rule
def is_due(tile):
    """Whether dragons have yet to appear on a tile in this step."""
    return tile.due > 0


@rule
def waited_in_vain(tile):
    """Whether a tile stayed empty in the last step 2, for want of dragons."""
    return tile.due == IN_VAIN


@rule
def stop_waiting(tile):
    """The dragons that are still due stay away."""
    tile.due = IN_VAIN if is_due(tile) else 0


@rule
def fill_due_tiles(s):
    """Fill all tiles that are due; False if the supply is short and leaves a choice of tiles.

    [DI-3.1, DI-3.2]
    """
    due = 0
    first = s.tile_count
    last = 0
    for number in range(1, s.tile_count):
        if is_due(s.tiles[number]):
            due |= 1 << s.tiles[number].colour
            first = min(first, number)
            last = number
    for colour in range(COLOUR_COUNT):
        if due >> colour & 1 == 0:
            continue
        wanted = 0
        tiles = 0
        for number in range(first, last + 1):
            tile = s.tiles[number]
            if is_due(tile) and tile.colour == colour:
                wanted += tile.due
                tiles += 1
        left = s.dragons[colour]
        if wanted > left and left > 0 and tiles > 1:
            return False
        for number in range(first, last + 1):
            tile = s.tiles[number]
            if is_due(tile) and tile.colour == colour:
                appear(s, number, min(tile.due, s.dragons[colour]))
                stop_waiting(tile)
        if wanted > left:
            emit(s, STAYED_AWAY, s.turn, colour, wanted - left)
    return True


@rule
def appear(s, number, count):
    tile = s.tiles[number]
    if count > 0:
        s.dragons[tile.colour] -= count
        tile.dragons[tile.colour] += count
        tile.due -= count
        emit(s, APPEARED, s.turn, tile.colour, count, number)
        take_step(s, APPEAR)


# Step 3


@rule
def may_lift(s, number):
    """Dragons in a pen stay there.  [DI-4.3]"""
    tile = s.tiles[number]
    return tile.building != PEN and dragons_on(tile) > 0


@rule
def carry(s, colour):
    """One dragon for one gold.  [DI-4.1]"""
    s.tiles[s.origin].dragons[colour] -= 1
    s.tiles[s.destination].dragons[colour] += 1
    s.players[s.turn].hoard[GOLD] -= CARRYING
    s.supply[GOLD] += 1
    s.carried += 1
    emit(s, CARRIED, s.turn, colour, s.origin, s.destination)
    take_step(s, CARRY)


@rule
def only_colour_to_carry(s):
    """The colour of the dragons at the origin if they are all alike, else NOTHING."""
    found = NOTHING
    for colour in range(COLOUR_COUNT):
        if s.tiles[s.origin].dragons[colour] > 0:
            if found != NOTHING:
                return NOTHING
            found = colour
    return found


# Step 5


@rule
def is_own_terrain(s, seat, tile):
    """Terrain of the wizard's colour makes captures and buildings cheaper.  [DI-6.6]"""
    return tile.colour == s.players[seat].colour


@rule
def capture_cost(s, seat, number):
    """10, 1 less on own terrain, 1 less with the red pet.  [DI-6.3, DI-10.2, DI-10.6]"""
    cost = CAPTURE
    if is_own_terrain(s, seat, s.tiles[number]):
        cost -= 1
    if s.players[seat].pets[RED] > 0:
        cost -= 1
    return cost


@rule
def affordable_energy(s, seat, number):
    """How many cubes a seat could pay on a tile.  [DI-6.4]"""
    active = active_energy(s, number)
    total = 0
    for colour in range(ENERGY_COUNT):
        if active >> colour & 1:
            total += s.players[seat].hoard[colour]
    return total


@rule
def all_energy(s, seat):
    """How many cubes a seat has."""
    total = 0
    for colour in range(ENERGY_COUNT):
        total += s.players[seat].hoard[colour]
    return total


@rule
def only_dragon(tile):
    """The colour of the only dragon on a tile, or NOTHING."""
    found = NOTHING
    for colour in range(COLOUR_COUNT):
        if tile.dragons[colour] > 1 or (tile.dragons[colour] == 1 and found != NOTHING):
            return NOTHING
        if tile.dragons[colour] == 1:
            found = colour
    return found


@rule
def help_of_green_pet(s, seat):
    """The green pet adds 1 gold from the bank to a taming.  [DI-10.5]"""
    return 1 if s.players[seat].pets[GREEN] > 0 and s.supply[GOLD] > 0 else 0


@rule
def may_tame(s, seat, number):
    """One dragon alone, not in a pen, of a colour without a pet yet, and 3 gold.  [DI-6.1]"""
    tile = s.tiles[number]
    colour = only_dragon(tile)
    if colour == NOTHING or tile.building == PEN:
        return False
    player = s.players[seat]
    return player.pets[colour] == 0 and player.hoard[GOLD] + help_of_green_pet(s, seat) >= TAMING


@rule
def may_capture(s, seat, number):
    """Active energy enough; dragons in a pen are its owner's.  [DI-6.3, DI-4.3]"""
    tile = s.tiles[number]
    if tile.building == PEN and tile.owner != seat:
        return False
    cost = capture_cost(s, seat, number)
    if dragons_on(tile) == 0 or all_energy(s, seat) < cost:
        return False
    return affordable_energy(s, seat, number) >= cost


@rule
def may_end_on(s, seat, number):
    """Whether a wizard can deal with the dragons of a tile, if there are any.  [DI-5.3]"""
    return (
        dragons_on(s.tiles[number]) == 0
        or may_tame(s, seat, number)
        or may_capture(s, seat, number)
    )


@rule
def tame(s, seat, number):
    """The dragon becomes a pet, with 3 gold on its card.  [DI-6.1, DI-10.5]"""
    tile = s.tiles[number]
    player = s.players[seat]
    colour = only_dragon(tile)
    helped = help_of_green_pet(s, seat)
    s.supply[GOLD] -= helped
    player.hoard[GOLD] -= TAMING - helped
    player.pets[colour] = TAMING
    tile.dragons[colour] = 0
    emit(s, TAMED, seat, colour, TAMING - helped)
    take_step(s, DEAL)


@rule
def fame_of_capture(player, tile):
    """2 for the first dragon ever of each colour, 1 for every other.  [DI-6.5]"""
    fame = dragons_on(tile)
    for colour in range(COLOUR_COUNT):
        if tile.dragons[colour] > 0 and player.captured[colour] == 0:
            fame += 1
    return fame


@rare
@rule
def capture(s, seat, number):
    """All dragons of the tile go back to the supply, for fame and tokens.  [DI-6.3, DI-6.5]"""
    tile = s.tiles[number]
    player = s.players[seat]
    count = dragons_on(tile)
    fame = fame_of_capture(player, tile)
    colours = 0
    for colour in range(COLOUR_COUNT):
        if tile.dragons[colour] > 0:
            colours |= 1 << colour
            player.captured[colour] = 1
            s.dragons[colour] += tile.dragons[colour]
            tile.dragons[colour] = 0
    player.fame += fame
    emit(s, CAPTURED, seat, count, colours, fame)
    take_step(s, DEAL)
