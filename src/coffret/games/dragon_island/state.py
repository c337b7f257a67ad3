"""The state of Dragon Island: everything on the table, as one record."""

from coffret.engine.names import Names
from coffret.engine.record import record
from coffret.engine.state import state

# The five terrain colours. The first four are energies and wizards, the fifth is coin.
COLOURS = Names("colour", ("white", "blue", "red", "green", "gold"))
WHITE, BLUE, RED, GREEN, GOLD = range(5)
COLOUR_COUNT = len(COLOURS)
ENERGIES = Names("colour", COLOURS[:GOLD])
ENERGY_COUNT = len(ENERGIES)
ANY = COLOUR_COUNT
"""No colour: the Keep's, and a joker's until it is announced."""

KINDS = Names(
    "kind",
    ("build", "joker", "dragon", "map", "telekinesis", "storm", "double", "tower", "keep"),
)
BUILD, JOKER, DRAGON, MAP, TELEKINESIS, STORM, DOUBLE, TOWER, KEEP = range(len(KINDS))
TERRAIN_KINDS = Names("kind", KINDS[:TOWER])
SYMBOLS = (0, 0, 1, 0, 0, 0, 2, 0, 0)
"""The dragon symbols of each kind."""

BUILDINGS = Names("building", ("none", "pen", "spire", "lair"))
NO_BUILDING, PEN, SPIRE, LAIR = range(len(BUILDINGS))
"""A lair is numbered by its pet: LAIR + its colour."""

MOST_SEATS = 4
TERRAIN_COUNT = 40
MAP_COUNT = 40
MOST_PLACED = 1 + MOST_SEATS + TERRAIN_COUNT
"""Tiles on the table at the very most: the Keep, the towers, the terrain."""
KEEP_NUMBER = 0

TOWER_FACE = 2 * TERRAIN_COUNT
"""Faces are numbered: two of each terrain tile, then the towers by colour, then the Keep."""
KEEP_FACE = TOWER_FACE + MOST_SEATS

# The island has at most 24 columns, and as many rows in either slant: see docs/games. One more
# on each side is where the next tile may go. So a grid that wraps around after 26 cells holds
# every island there can be, and its ends never meet.
COLUMNS = (MOST_PLACED - 1 + 2) // 2 + 1
SPAN = COLUMNS + 2

CUBES_OF_EACH = 40
COINS = 40
DRAGONS_OF_EACH = 10
SPIRES = 4
HAND = 2
"""Most tiles behind a screen: one from the setup, one more since the tower was placed."""

OPEN_SCREENS = 1
EVERY_TILE = 2
"""Bits of `variants`: options that the rules ask for during a game."""

NOTHING = -1
IN_VAIN = -1
"""See `dragons.waited_in_vain`."""

Tile = record(
    q=int,  # column, from the Keep eastwards
    r=int,  # row, from the Keep south-eastwards
    face=int,
    kind=int,
    colour=int,
    dragons=(COLOUR_COUNT, int),
    due=int,  # dragons that have yet to appear in this step, or IN_VAIN
    building=int,
    owner=int,  # who built it
    found=int,  # 1: its treasure was found
)

# A treasure map, wherever it is. Who knows its place is a bit mask: seats, then everyone.
PUBLIC = 1 << MOST_SEATS
IN_PILE = NOTHING
OFFERED = MOST_SEATS  # added to the holder's seat: drawn, to be kept or put under the pile
SEVERAL = MOST_SEATS  # different seats drew parts of a batch
Chart = record(
    holder=int,
    place=int,  # in the pile's ring, while it is there
    known=int,
    batch=int,  # maps of one draw, out of which one was secretly put under the pile; 0: none
    chooser=int,  # who drew that batch, or SEVERAL
)

Player = record(
    colour=int,  # the wizard's
    wizard=int,  # the tile it stands on
    hoard=(COLOUR_COUNT, int),  # cubes and gold behind the screen
    fame=int,
    hand=(HAND, int),  # terrain tiles behind the screen
    maps=int,  # held
    pets=(COLOUR_COUNT, int),  # gold on the pet cards; 0: no pet
    captured=(COLOUR_COUNT, int),  # 1: has the token
    pen=int,  # 1: built
)

Past = record(
    treasures=(MOST_SEATS, int),  # fame of each seat that came from them; buildings still stand
    steps=int,  # of this turn in which something happened, as a bit mask: see `steps`
)

# What follows from where the tiles lie; `island.lay` keeps it, tile by tile.
Derived = record(
    places=(MOST_PLACED, int),  # sides on which a tile may lie that are named from this one
    beside=(MOST_PLACED, 2, int),  # the tiles that touch it, as bits: TILES_IN_WORD in the first
    around=(MOST_PLACED, int),  # how many of each colour touch it: four bits each
)
TILES_IN_WORD = 24

State = state(
    events=32,
    derived=Derived,
    past=Past,
    first_player=int,
    rounds=int,  # begun
    variants=int,  # OPEN_SCREENS, EVERY_TILE
    bag_size=int,  # tiles in the game; behind them in `bag` lie the removed ones
    tiles_left=int,  # to be played by all together, towers included
    bag=(TERRAIN_COUNT, int),  # the last of `bag_count` is drawn next
    bag_count=int,
    supply=(COLOUR_COUNT, int),  # cubes, and the bank
    dragons=(COLOUR_COUNT, int),  # in the supply
    spires=int,
    lairs=(COLOUR_COUNT, int),  # whose pet it protects
    tile_count=int,
    tiles=(MOST_PLACED, Tile),
    grid=(SPAN * SPAN, int),  # see `island.tile_in` and `island.contacts`
    pile=(MAP_COUNT, int),  # a ring: `pile_count` maps from `pile_top` on
    pile_top=int,
    pile_count=int,
    charts=(MAP_COUNT, Chart),
    batches=int,
    players=(MOST_SEATS, Player),
    gains=(COLOUR_COUNT, int),  # being counted
    chosen=int,  # the face to be placed
    chosen_colour=int,
    origin=int,  # of dragons being moved, or of a wizard that meets dragons on its way
    destination=int,
    carried=int,
    active=int,  # energies that may be paid now, as a bit mask
    owed=int,  # energy still to be paid
    paying=int,  # the colour being paid
    project=int,  # what the payment is for: a building, or NO_BUILDING: a capture
)
