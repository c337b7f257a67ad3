"""The island: placing tiles, and neighbours."""

from coffret.engine.rule import rule

from .components import TILES
from .geometry import BESIDE, SIDES, STEP_Q, STEP_R, cell_of
from .state import (
    COLOUR_COUNT,
    ENERGY_COUNT,
    KEEP,
    KEEP_FACE,
    KEEP_NUMBER,
    MOST_PLACED,
    NO_BUILDING,
    NOTHING,
    SPAN,
    TILES_IN_WORD,
    TOWER,
    TOWER_FACE,
)

FOUR_BITS = 4
ONE_OF_EACH = 0x1111
"""A neighbour of each energy, as `colours_around` counts them."""


@rule
def kind_of(face):
    """The kind that a face shows."""
    if face < TOWER_FACE:
        return TILES[face // 2].kinds[face % 2]
    return TOWER if face < KEEP_FACE else KEEP


@rule
def colour_of(face):
    """A face's colour, the tower's being its wizard's; a joker and the Keep have none."""
    if face < TOWER_FACE:
        return TILES[face // 2].colours[face % 2]
    return face - TOWER_FACE + (1 if face == KEEP_FACE else 0)


@rule
def cell_of_tile(s, number):
    """As `cell_of`, but without a division: no tile is a whole span away from the Keep."""
    tile = s.tiles[number]
    q = tile.q + SPAN if tile.q < 0 else tile.q
    r = tile.r + SPAN if tile.r < 0 else tile.r
    return q * SPAN + r


@rule
def tile_in(s, cell):
    """The number of the tile in a cell, or NOTHING."""
    return s.grid[cell] - 1 if s.grid[cell] > 0 else NOTHING


@rule
def contacts(s, cell):
    """How many tiles touch an empty cell; below 0 where there is a tile."""
    return -s.grid[cell]


@rule
def neighbour(s, number, side):
    """The tile next to a tile, or NOTHING."""
    return tile_in(s, BESIDE[cell_of_tile(s, number) * SIDES + side])


@rule
def lay(s, q, r, face, colour):
    """Put a tile into an empty cell; returns its number."""
    number = s.tile_count
    s.tile_count += 1
    tile = s.tiles[number]
    tile.q = q
    tile.r = r
    tile.face = face
    tile.kind = kind_of(face)
    tile.colour = colour
    tile.building = NO_BUILDING
    tile.owner = NOTHING
    cell = cell_of(q, r)
    close_place(s, cell)
    put_into(s, cell, number)
    for side in range(SIDES):
        beside = BESIDE[cell * SIDES + side]
        other = tile_in(s, beside)
        if other == NOTHING:
            add_contact(s, beside)
            open_place(s, number, side, beside)
        else:
            touch(s, number, other)
            touch(s, other, number)
    return number


@rule
def put_into(s, cell, number):
    s.grid[cell] = number + 1


@rule
def add_contact(s, cell):
    """One more tile touches an empty cell."""
    s.grid[cell] -= 1


@rule
def touch(s, number, other):
    """Note that another tile is next to this one."""
    derived = s.derived
    word = 0 if other < TILES_IN_WORD else 1
    derived.beside[number, word] |= 1 << other - word * TILES_IN_WORD
    derived.around[number] += 1 << FOUR_BITS * s.tiles[other].colour


@rule
def open_place(s, number, side, cell):
    """A new tile touches an empty cell: it may be the second one there, or be the Keep.

    A place is named from the oldest tile that touches it.  [DI-2.2]
    """
    if number == KEEP_NUMBER:
        s.derived.places[number] |= 1 << side
    elif contacts(s, cell) == 2:
        oldest = side_of_oldest(s, cell)
        name_place(s, cell, oldest, 1)


@rule
def close_place(s, cell):
    """A tile comes to lie in a cell, so no other may."""
    oldest = side_of_oldest(s, cell)
    if oldest != NOTHING:
        name_place(s, cell, oldest, 0)


@rule
def name_place(s, cell, side, is_open):
    """Whether a tile may lie in a cell, named from the tile beyond one of its sides."""
    number = tile_in(s, BESIDE[cell * SIDES + side])
    bit = 1 << (side + SIDES // 2) % SIDES
    places = s.derived.places[number] & ~bit
    s.derived.places[number] = places | bit if is_open else places


@rule
def side_of_oldest(s, cell):
    """The side on which the oldest neighbouring tile touches a cell, or NOTHING."""
    found = NOTHING
    oldest = MOST_PLACED
    for side in range(SIDES):
        number = tile_in(s, BESIDE[cell * SIDES + side])
        if number != NOTHING and number < oldest:
            found = side
            oldest = number
    return found


@rule
def places_from(s, number):
    """The sides of a tile on which the next one may lie, as a bit mask: each place is named from
    the oldest tile that touches it.  [DI-2.2]"""
    return s.derived.places[number]


@rule
def tiles_beside(s, number):
    """The tiles that touch a tile, as a bit mask."""
    beside = s.derived.beside
    return beside[number, 0] | beside[number, 1] << TILES_IN_WORD


@rule
def colours_around(s, number):
    """How many neighbours of each colour a tile has: four bits each."""
    return s.derived.around[number]


@rule
def may_lie_at(s, cell):
    """A new tile must touch the Keep, or two tiles.  [DI-2.2]"""
    touching = contacts(s, cell)
    if touching >= 2:
        return True
    if touching == 1:
        for side in range(SIDES):
            if tile_in(s, BESIDE[cell * SIDES + side]) == KEEP_NUMBER:
                return True
    return False


@rule
def place_beside(s, number, side):
    """The cell (q, r) on one side of a tile."""
    tile = s.tiles[number]
    return tile.q + STEP_Q[side], tile.r + STEP_R[side]


@rule
def dragons_on(tile):
    count = 0
    for colour in range(COLOUR_COUNT):
        count += tile.dragons[colour]
    return count


@rule
def active_energy(s, number):
    """The energies of a tile and of those that touch it, as a bit mask.  [DI-6.4]"""
    around = colours_around(s, number)
    there = (around | around >> 1 | around >> 2) & ONE_OF_EACH
    there |= there >> 3 | there >> 6 | there >> 9  # bits 0, 4, 8, 12 side by side
    return (there | 1 << s.tiles[number].colour) & (1 << ENERGY_COUNT) - 1
