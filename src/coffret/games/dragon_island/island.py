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
    NO_BUILDING,
    NOTHING,
    SPAN,
    TOWER,
    TOWER_FACE,
)


@rule
def kind_of(face):
    """What a face shows."""
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
    """As `cell_of`, but without a division: no tile lies a whole span away from the Keep."""
    tile = s.tiles[number]
    q = tile.q + SPAN if tile.q < 0 else tile.q
    r = tile.r + SPAN if tile.r < 0 else tile.r
    return q * SPAN + r


@rule
def tile_in(s, cell):
    """The number of the tile in a cell, or NOTHING."""
    return s.grid[cell] - 1 if s.grid[cell] > 0 else NOTHING


@rule
def tile_bit_in(s, cell):
    """The same as a bit of a mask; no bit where no tile lies."""
    return 1 << max(0, s.grid[cell]) >> 1


@rule
def contacts(s, cell):
    """How many tiles touch an empty cell; below 0 where a tile lies."""
    return -s.grid[cell]


@rule
def neighbour(s, number, side):
    """The tile beside a tile, or NOTHING."""
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
    put_into(s, cell, number)
    for side in range(SIDES):
        add_contact(s, BESIDE[cell * SIDES + side])
    return number


@rule
def put_into(s, cell, number):
    s.grid[cell] = number + 1


@rule
def add_contact(s, cell):
    """One more tile touches a cell, if it is empty."""
    if contacts(s, cell) >= 0:
        s.grid[cell] -= 1


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
def is_oldest_beside(s, number, cell):
    """Whether a tile has the lowest number among those that touch a cell."""
    older = 0
    for side in range(SIDES):
        kept = s.grid[BESIDE[cell * SIDES + side]]
        older += 1 if 0 < kept <= number else 0  # counted to the end: no branch to guess
    return older == 0


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
    cell = cell_of_tile(s, number)
    mask = 1 << s.tiles[number].colour
    for side in range(SIDES):
        other = tile_in(s, BESIDE[cell * SIDES + side])
        if other != NOTHING:
            mask |= 1 << s.tiles[other].colour
    return mask & ((1 << ENERGY_COUNT) - 1)
