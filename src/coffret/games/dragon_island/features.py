"""Dragon Island as numbers for learning, seen from one seat: itself first, then clockwise.

Tiles come in the order in which they were placed, the same by which moves name them.
"""

from coffret.engine.layout import FeatureLayout, describe_table
from coffret.engine.rule import rule

from . import phase
from .geometry import SIDES
from .hidden import has_seen, is_blurred, is_own_map, knows_chosen
from .island import colour_of, kind_of, neighbour
from .options import are_screens_open
from .state import (
    BUILDINGS,
    COLOUR_COUNT,
    ENERGY_COUNT,
    HAND,
    IN_PILE,
    KINDS,
    LAIR,
    MAP_COUNT,
    MOST_PLACED,
    MOST_SEATS,
    NO_BUILDING,
    NOTHING,
    OFFERED,
)

KIND_COUNT = len(KINDS)
BUILDING_COUNT = len(BUILDINGS) - 1
FACE_LENGTH = COLOUR_COUNT + 1 + KIND_COUNT
TILE_LENGTH = (
    3  # present, column, row
    + FACE_LENGTH
    + COLOUR_COUNT  # dragons
    + BUILDING_COUNT
    + MOST_SEATS  # who built it
    + 1  # treasure found
    + MOST_SEATS  # wizards
    + COLOUR_COUNT  # neighbours of each colour
)
SCREEN_LENGTH = HAND * 2 * FACE_LENGTH + 2 * MAP_COUNT  # tiles, maps held, maps offered
PLAYER_LENGTH = (
    3  # present, its turn, first player
    + ENERGY_COUNT  # its colour
    + COLOUR_COUNT  # cubes and gold
    + 1  # fame
    + 3 * COLOUR_COUNT  # pets, their lairs, tokens
    + 3  # pen, tiles, maps
)

FEATURES = FeatureLayout(
    phase=len(phase.NAMES),
    clock=3,  # round, tiles left, bag
    chosen=FACE_LENGTH,
    payment=2 + ENERGY_COUNT,  # owed, carried, colour being paid
    supply=3 * COLOUR_COUNT + 2,  # goods, dragons, lairs taken, spires, maps in the pile
    screens=MOST_SEATS * SCREEN_LENGTH,  # those of others only where screens are open
    seen=MAP_COUNT,  # put under the pile for this seat to see
    players=MOST_SEATS * PLAYER_LENGTH,
    tiles=MOST_PLACED * TILE_LENGTH,
)
CLOCK = FEATURES["clock"]
CHOSEN = FEATURES["chosen"]
PAYMENT = FEATURES["payment"]
SUPPLY = FEATURES["supply"]
SCREENS = FEATURES["screens"]
SEEN = FEATURES["seen"]
PLAYERS = FEATURES["players"]
TILES_AT = FEATURES["tiles"]


@rule
def features(s, seat, out):
    """All that the seat knows or could have counted."""
    describe_table(s, seat, out, PLAYERS, PLAYER_LENGTH)
    out[CLOCK] = s.rounds / 10.0
    out[CLOCK + 1] = s.tiles_left / 32.0
    out[CLOCK + 2] = s.bag_count / 28.0
    if knows_chosen(s, seat):
        describe_face(s.chosen_colour, kind_of(s.chosen), out, CHOSEN)
    if s.phase == phase.PAY:
        out[PAYMENT] = s.owed / 10.0
        out[PAYMENT + 2 + s.paying] = 1.0
    if s.phase == phase.CARRY:
        out[PAYMENT + 1] = s.carried / 2.0
    describe_supply(s, out)
    describe_pile(s, seat, out)
    for i in range(s.seats):
        player = (seat + i) % s.seats
        describe_player(s, player, out, PLAYERS + i * PLAYER_LENGTH)
        if i == 0 or are_screens_open(s):
            describe_screen(s, player, out, SCREENS + i * SCREEN_LENGTH)
    for number in range(s.tile_count):
        describe_tile(s, seat, number, out, TILES_AT + number * TILE_LENGTH)


@rule
def describe_face(colour, kind, out, at):
    out[at + colour] = 1.0
    out[at + COLOUR_COUNT + 1 + kind] = 1.0


@rule
def describe_supply(s, out):
    for colour in range(COLOUR_COUNT):
        out[SUPPLY + colour] = s.supply[colour] / 40.0
        out[SUPPLY + COLOUR_COUNT + colour] = s.dragons[colour] / 10.0
        if s.lairs[colour] != NOTHING:
            out[SUPPLY + 2 * COLOUR_COUNT + colour] = 1.0
    out[SUPPLY + 3 * COLOUR_COUNT] = s.spires / 4.0
    out[SUPPLY + 3 * COLOUR_COUNT + 1] = s.pile_count / 40.0


@rule
def describe_screen(s, seat, out, at):
    """Tiles and maps behind a screen."""
    for i in range(HAND):
        tile = s.players[seat].hand[i]
        if tile != NOTHING:
            for side in range(2):
                face = tile * 2 + side
                describe_face(
                    colour_of(face), kind_of(face), out, at + (i * 2 + side) * FACE_LENGTH
                )
    at += HAND * 2 * FACE_LENGTH
    for card in range(MAP_COUNT):
        if is_own_map(s, seat, card):
            offered = 1 if s.charts[card].holder >= OFFERED else 0
            out[at + offered * MAP_COUNT + card] = 1.0


@rule
def describe_pile(s, seat, out):
    """The maps that the seat knows to be in the pile."""
    for card in range(MAP_COUNT):
        if (
            s.charts[card].holder == IN_PILE
            and has_seen(s, seat, card)
            and not is_blurred(s, seat, card)
        ):
            out[SEEN + card] = 1.0


@rule
def describe_player(s, seat, out, at):
    player = s.players[seat]
    out[at + 2] = 1.0 if s.first_player == seat else 0.0
    out[at + 3 + player.colour] = 1.0
    at += 3 + ENERGY_COUNT
    for colour in range(COLOUR_COUNT):
        out[at + colour] = player.hoard[colour] / 10.0
        out[at + COLOUR_COUNT + 1 + colour] = player.pets[colour] / 3.0
        out[at + 2 * COLOUR_COUNT + 1 + colour] = 1.0 if s.lairs[colour] == seat else 0.0
        out[at + 3 * COLOUR_COUNT + 1 + colour] = player.captured[colour]
    out[at + COLOUR_COUNT] = player.fame / 20.0
    at += 4 * COLOUR_COUNT + 1
    out[at] = player.pen
    for i in range(HAND):
        if player.hand[i] != NOTHING:
            out[at + 1] += 0.5
    out[at + 2] = player.maps / 4.0


@rule
def describe_tile(s, seat, number, out, at):
    tile = s.tiles[number]
    out[at] = 1.0
    out[at + 1] = tile.q / 10.0
    out[at + 2] = tile.r / 10.0
    describe_face(tile.colour, tile.kind, out, at + 3)
    at += 3 + FACE_LENGTH
    for colour in range(COLOUR_COUNT):
        out[at + colour] = tile.dragons[colour] / 2.0
    at += COLOUR_COUNT
    if tile.building != NO_BUILDING:
        out[at + min(tile.building, LAIR) - 1] = 1.0
        out[at + BUILDING_COUNT + (tile.owner - seat) % s.seats] = 1.0
    at += BUILDING_COUNT + MOST_SEATS
    out[at] = tile.found
    for i in range(s.seats):
        if s.players[(seat + i) % s.seats].wizard == number:
            out[at + 1 + i] = 1.0
    at += 1 + MOST_SEATS
    for side in range(SIDES):
        other = neighbour(s, number, side)
        if other != NOTHING and s.tiles[other].colour < COLOUR_COUNT:
            out[at + s.tiles[other].colour] += 1.0
