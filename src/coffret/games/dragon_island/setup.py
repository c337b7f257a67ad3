"""Setting up the table of Dragon Island."""

from coffret.engine.events import emit
from coffret.engine.options import seat_of
from coffret.engine.rng import below, shuffle
from coffret.engine.rule import rule

from .events import BEGINS
from .island import lay
from .options import BY_LOT, HEAD_START, REMOVED
from .production import gain
from .state import (
    ANY,
    COINS,
    COLOUR_COUNT,
    CUBES_OF_EACH,
    DRAGONS_OF_EACH,
    ENERGY_COUNT,
    EVERY_TILE,
    GOLD,
    HAND,
    IN_PILE,
    KEEP_FACE,
    MAP_COUNT,
    MOST_SEATS,
    NOTHING,
    OPEN_SCREENS,
    SPIRES,
    TERRAIN_COUNT,
)


@rule
def setup_table(s, options):
    """Supply, bag, maps, Keep and players.  [DI-1.1 to DI-1.5]"""
    for colour in range(COLOUR_COUNT):
        s.supply[colour] = COINS if colour == GOLD else CUBES_OF_EACH
        s.dragons[colour] = DRAGONS_OF_EACH
        s.lairs[colour] = NOTHING
    s.spires = SPIRES
    s.variants = OPEN_SCREENS * options.screens + EVERY_TILE * options.dragons
    fill_bag(s, options)
    shuffle_maps(s)
    lay(s, 0, 0, KEEP_FACE, ANY)
    seat_players(s, options)
    s.chosen = NOTHING
    s.chosen_colour = ANY
    s.origin = NOTHING
    s.destination = NOTHING


@rule
def fill_bag(s, options):
    """Random tiles leave the game, fewer in a longer one, so that all have equal turns. [DI-1.2]"""
    s.bag_size = TERRAIN_COUNT - REMOVED[s.seats] + options.extra_turns * s.seats
    s.bag_count = s.bag_size
    for tile in range(TERRAIN_COUNT):
        s.bag[tile] = tile
    shuffle(s, s.bag, TERRAIN_COUNT)
    s.tiles_left = s.bag_size + s.seats


@rule
def shuffle_maps(s):
    """[DI-1.3]"""
    for card in range(MAP_COUNT):
        s.pile[card] = card
    shuffle(s, s.pile, MAP_COUNT)
    s.pile_count = MAP_COUNT
    for place in range(MAP_COUNT):
        s.charts[s.pile[place]].holder = IN_PILE
        s.charts[s.pile[place]].place = place


@rule
def seat_players(s, options):
    """A colour each, by seat or at random, and the first player.  [DI-1.1, DI-1.6]"""
    for seat in range(len(s.players)):
        player = s.players[seat]
        player.colour = seat
        player.wizard = NOTHING
        for i in range(HAND):
            player.hand[i] = NOTHING
    if options.wizards == BY_LOT:
        for seat in range(ENERGY_COUNT - 1, 0, -1):
            other = below(s, seat + 1)
            colour = s.players[seat].colour
            s.players[seat].colour = s.players[other].colour
            s.players[other].colour = colour
    s.first_player = seat_of(s, options.first_player)
    emit(s, BEGINS, s.first_player)
    if options.head_start:
        give_head_start(s)


@rule
def give_head_start(s):
    """Gold from the bank for the earlier places.  [DI-1.7]"""
    for place in range(s.seats):
        seat = (s.first_player + place) % s.seats
        gain(s, seat, GOLD, HEAD_START[MOST_SEATS * s.seats + place])


@rule
def starter(s):
    """[DI-1.6]"""
    return s.first_player
