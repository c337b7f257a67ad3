"""Estimate the worth of a Dragon Island position to a player.

In hundredths of fame, in whole numbers, so that both modes agree to the last bit. Cubes and gold
are worth what they will buy while turns are left, maps the treasure they may find; and in the
seat's own turn, what its next step can give.
"""

from coffret.engine.rule import rule

from . import phase
from .buildings import FAME, building_cost, may_build_here, may_have_lair
from .components import MAPS
from .dragons import TAMING, capture_cost, fame_of_capture, may_capture, may_tame
from .geometry import BESIDE, SIDES
from .island import cell_of_tile, contacts, dragons_on, kind_of, may_lie_at, neighbour, tile_in
from .maps import fits, may_dig
from .production import GOLD_OF_THE_KEEP
from .state import (
    ANY,
    COLOUR_COUNT,
    DRAGON,
    ENERGY_COUNT,
    GOLD,
    HAND,
    KEEP,
    LAIR,
    MAP,
    MAP_COUNT,
    NO_BUILDING,
    NOTHING,
    PEN,
    SPIRE,
    STORM,
    TELEKINESIS,
    TOWER,
)
from .wizards import ways

POINT = 100
CUBE = (0, 12, 22, 28)
"""The value of a cube by turns left; cubes beyond the cost of a capture are worth half."""
MANY_CUBES = 14
COIN_FOR_TAMING = (1, 55, 60, 65)
COIN = (1, 15, 25, 30)
TURN = 265
"""A turn to come, beside what is spent in it: players have it in turn, so it must be fair."""
TOO_LATE = 300  # of the prices above, less for all that the last turn will leave unspent
PET_POWER = 12  # each turn
TOKEN = 4  # a colour captured breaks ties
MAP_DRAWN = 60
MAP_IN_HAND = 25
PRODUCTION = 140  # of a tile, as a rule
NEW_TILE = (40, 40, 20, 5, 5, 10, 0, 0)
"""The worth of each kind of tile on the island, besides its production."""
OWN_TERRAIN = 3  # a tile of the wizard's colour makes things cheaper
LONG = 3  # turns ahead that are distinguished
STORM_PLAYED = 50  # per cent: a player who holds a storm in the last round places it
ILL_SPENT = 90  # moving dragons seldom pays for who looks one step ahead


@rule
def estimate(s, seat):
    player = s.players[seat]
    turns = turns_left(s, seat)
    value = POINT * player.fame + TURN * turns - (TOO_LATE if turns > 0 else 0)
    for colour in range(COLOUR_COUNT):
        if player.pets[colour] > 0:
            value += POINT * player.pets[colour] + PET_POWER * turns
        value += TOKEN * player.captured[colour]
    if turns == 0:
        value -= harm_to_come(s, seat)
    value += hoard_value(player, min(turns, LONG))
    value += maps_value(s, seat, turns)
    if seat == s.turn and s.rounds > 0:
        value += step_value(s, seat, min(turns, LONG))
    return value


@rule
def turns_left(s, seat):
    """Tiles the seat has yet to place: its turns to come, and the running one until then."""
    following = s.turn if has_yet_to_place(s) else s.turn + 1
    distance = (seat - following) % s.seats
    return (s.tiles_left - distance + s.seats - 1) // s.seats


@rule
def has_finished(s, seat):
    """Whether the seat's last turn is over, and others have theirs still."""
    return s.turn != seat and s.rounds > 0 and turns_left(s, seat) == 0


@rule
def harm_to_come(s, seat):
    """The expected loss of pets in the last round's storms, for a seat without a further turn.

    The others' tiles are those of the redrawn position.
    """
    storms = 0
    for other in range(s.seats):
        if other != seat and turns_left(s, other) > 0:
            for i in range(HAND):
                storms += is_storm(s.players[other].hand[i])
    return POINT * STORM_PLAYED // 100 * storms * pets_exposed(s, seat) if storms > 0 else 0


@rule
def is_storm(tile):
    """1: one of its sides is a storm."""
    if tile == NOTHING:
        return 0
    return 1 if kind_of(2 * tile) == STORM or kind_of(2 * tile + 1) == STORM else 0


@rule
def pets_exposed(s, seat):
    """A seat's pets without a lair.  [DI-2.7]"""
    exposed = 0
    for colour in range(COLOUR_COUNT):
        if s.players[seat].pets[colour] > 0 and s.lairs[colour] != seat:
            exposed += 1
    return exposed


@rule
def has_yet_to_place(s):
    """Whether the tile of the running turn is not on the island yet; before the first, too."""
    return s.phase <= phase.PLACE and (s.phase != phase.MAPS or s.rounds == 0)


@rule
def hoard_value(player, turns):
    cubes = 0
    for colour in range(ENERGY_COUNT):
        cubes += player.hoard[colour]
    few = min(cubes, MANY_CUBES)
    coins = min(player.hoard[GOLD], 3)
    return (
        CUBE[turns] * few
        + CUBE[turns] * (cubes - few) // 2
        + COIN_FOR_TAMING[turns] * coins
        + COIN[turns] * (player.hoard[GOLD] - coins)
    )


@rule
def good_value(colour, turns):
    return COIN_FOR_TAMING[turns] if colour == GOLD else CUBE[turns]


@rule
def treasure_value(card):
    treasure = MAPS[card]
    return POINT * treasure.fame + 30 * treasure.gold


@rule
def maps_value(s, seat, turns):
    """A map that fits some tile already is worth half its treasure."""
    value = 0
    if turns == 0 or s.players[seat].maps == 0:
        return value
    for card in range(MAP_COUNT):
        if s.charts[card].holder == seat:
            best = MAP_IN_HAND
            for number in range(1, s.tile_count):
                if s.tiles[number].colour == MAPS[card].centre and may_dig(s, number):
                    if fits(s, number, card):
                        best = treasure_value(card) // 2
                        break
                    best = MAP_IN_HAND * 2
            value += best
    return value


@rule
def step_value(s, seat, turns):
    """The best value of the next step of this turn."""
    match s.phase:
        case phase.PLACE:
            own = OWN_TERRAIN if s.chosen_colour == s.players[seat].colour else 0
            return best_place(s, turns) + NEW_TILE[kind_of(s.chosen)] + own - PRODUCTION
        case phase.LIFT | phase.WALK:
            return best_walk(s, seat, turns)
        case phase.DROP | phase.CARRY:
            return best_walk(s, seat, turns) - ILL_SPENT
        case phase.DEAL:
            return dealing_value(s, seat, s.players[seat].wizard, turns)
        case phase.PAY:
            return payment_value(s, seat, turns)
        case phase.ACT:
            number = s.players[seat].wizard
            return max(action_value(s, seat, number, turns), best_treasure(s, seat, number))
        case phase.TREASURE:
            return best_treasure(s, seat, s.players[seat].wizard)
    return 0


@rule
def best_place(s, turns):
    """The best production among the places for the chosen tile."""
    best = 0
    for number in range(s.tile_count):
        cell = cell_of_tile(s, number)
        for side in range(SIDES):
            beside = BESIDE[cell * SIDES + side]
            if contacts(s, beside) > 0 and may_lie_at(s, beside):
                best = max(best, place_value(s, beside, turns))
    return best + good_value(s.chosen_colour, turns)


@rule
def place_value(s, cell, turns):
    value = 0
    for side in range(SIDES):
        number = tile_in(s, BESIDE[cell * SIDES + side])
        if number != NOTHING:
            tile = s.tiles[number]
            colour = GOLD if tile.kind == KEEP else tile.colour
            value += good_value(colour, turns) * (2 if tile.building == SPIRE else 1)
    return value


@rule
def best_walk(s, seat, turns):
    best = 0
    open_to = ways(s, seat)
    for number in range(s.tile_count):
        if open_to >> number & 1:
            best = max(best, walk_value(s, seat, number, turns))
    return best


@rule
def walk_value(s, seat, number, turns):
    """The value of dealing, acting and digging on a tile."""
    value = dealing_value(s, seat, number, turns) + action_value(s, seat, number, turns)
    return value + best_treasure(s, seat, number)


@rule
def dealing_value(s, seat, number, turns):
    """The value of taming or capturing the dragons of a tile, whichever is better."""
    best = 0
    if dragons_on(s.tiles[number]) > 0:
        if may_capture(s, seat, number):
            best = capture_value(s, seat, number, turns)
        if may_tame(s, seat, number):
            best = max(best, tame_value(turns))
    return best


@rule
def capture_value(s, seat, number, turns):
    fame = fame_of_capture(s.players[seat], s.tiles[number])
    return POINT * fame - CUBE[turns] * capture_cost(s, seat, number)


@rule
def tame_value(turns):
    return POINT * TAMING - COIN_FOR_TAMING[turns] * TAMING


@rule
def payment_value(s, seat, turns):
    """The price of the payment, minus the part that is still owed."""
    player = s.players[seat]
    if s.project == NO_BUILDING:
        fame = fame_of_capture(player, s.tiles[player.wizard])
    else:
        fame = FAME[s.project]
    return POINT * fame - CUBE[turns] * s.owed


@rule
def action_value(s, seat, number, turns):
    kind = s.tiles[number].kind
    if kind == KEEP:
        return COIN_FOR_TAMING[turns] * min(GOLD_OF_THE_KEEP, s.supply[GOLD])
    if kind in (MAP, TOWER):
        return MAP_DRAWN if turns > 0 else 0
    if kind == TELEKINESIS:
        return best_line(s, number, turns)
    if kind <= DRAGON and may_build_here(s, seat, number):
        return best_building(s, seat, number, turns)
    return 0


@rule
def best_building(s, seat, number, turns):
    fame = 0
    for colour in range(COLOUR_COUNT):
        if may_have_lair(s, seat, colour):
            fame = FAME[LAIR]
    if s.players[seat].pen == 0:
        fame = FAME[PEN]
    if s.spires > 0:
        fame = FAME[SPIRE]
    return max(0, POINT * fame - CUBE[turns] * building_cost(s, seat, number))


@rule
def best_line(s, number, turns):
    best = 0
    for side in range(SIDES):
        best = max(best, line_value(s, number, side, turns))
    return best


@rule
def line_value(s, number, side, turns):
    value = 0
    while number != NOTHING:
        if s.tiles[number].colour != ANY:
            value += good_value(s.tiles[number].colour, turns)
        number = neighbour(s, number, side)
    return value


@rule
def best_treasure(s, seat, number):
    best = 0
    if s.players[seat].maps > 0 and may_dig(s, number):
        for card in range(MAP_COUNT):
            if s.charts[card].holder == seat and fits(s, number, card):
                best = max(best, treasure_value(card))
    return best
