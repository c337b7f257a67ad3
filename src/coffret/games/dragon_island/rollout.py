"""Light play: what a player who hardly thinks is drawn to, for the quick games inside a search.

Weights are the immediate gain of a choice, by the estimate's prices, mostly squared: the best is
taken often, and nothing is ruled out.
"""

from coffret.engine.rule import rule

from . import moves, phase
from .buildings import FAME, building_cost
from .components import MAPS
from .dragons import affordable_energy, capture_cost
from .estimate import (
    CUBE,
    LONG,
    MAP_DRAWN,
    NEW_TILE,
    POINT,
    capture_value,
    good_value,
    line_value,
    pets_exposed,
    place_value,
    tame_value,
    treasure_value,
    turns_left,
    walk_value,
)
from .geometry import BESIDE, SIDES
from .island import cell_of_tile, colour_of, dragons_on, kind_of, tile_in
from .maps import fits, may_dig
from .moves import MOST_PAID
from .production import GOLD_OF_THE_KEEP
from .state import (
    COLOUR_COUNT,
    ENERGY_COUNT,
    GOLD,
    HAND,
    JOKER,
    LAIR,
    MAP_COUNT,
    NOTHING,
    PEN,
    SPIRE,
    STORM,
)
from .wizards import reach

IDLE = 15
"""The weight of a choice without a gain."""
WANTED = 60
"""A tile placed where a map in hand asks for its colour."""


@rule
def rollout_weights(s, seat, mask, weights):
    turns = min(turns_left(s, seat), LONG)
    match s.phase:
        case phase.MAPS:
            return weigh_maps(s, mask, weights)
        case phase.TILE:
            return weigh_tiles(s, seat, mask, weights)
        case phase.PLACE:
            return weigh_places(s, seat, mask, weights, turns)
        case phase.LIFT:
            return weigh_lifting(s, seat, mask, weights)
        case phase.DROP:
            return weigh_dropping(s, seat, mask, weights)
        case phase.CARRY:
            return weigh_carrying(mask, weights)
        case phase.WALK:
            return weigh_walks(s, seat, mask, weights, turns)
        case phase.DEAL:
            return weigh_dealing(s, seat, mask, weights, turns)
        case phase.PAY:
            return weigh_payments(s, seat, mask, weights)
        case phase.ACT:
            return weigh_actions(s, seat, mask, weights, turns)
        case phase.TREASURE:
            return weigh_treasure(mask, weights)
    return 0


@rule
def weigh(mask, weights, action, weight):
    """Set a weight, if the action is legal; returns what it adds to the sum."""
    if mask[action] == 0:
        return 0
    weights[action] = weight
    return weight


@rule
def weigh_value(mask, weights, action, value):
    """The square of an action's gain."""
    value = IDLE + max(0, value)
    return weigh(mask, weights, action, value * value)


# Step 1


@rule
def weigh_maps(s, mask, weights):
    """A map that fits nowhere yet is rather put back, a poor one rather than a rich one."""
    total = 0
    for card in range(MAP_COUNT):
        if mask[moves.PUT_UNDER + card]:
            worth = treasure_value(card) // 4
            for number in range(1, s.tile_count):
                if may_dig(s, number) and fits(s, number, card):
                    worth = treasure_value(card)
                    break
            total += weigh_value(mask, weights, moves.PUT_UNDER + card, 7 * POINT - worth)
    return total


@rule
def weigh_tiles(s, seat, mask, weights):
    total = 0
    wanted = colours_wanted(s, seat)
    for i in range(HAND):
        tile = s.players[seat].hand[i]
        if tile != NOTHING:
            for side in range(2):
                face = 2 * tile + side
                if kind_of(face) == JOKER:
                    for colour in range(ENERGY_COUNT):
                        action = moves.CHOOSE_JOKER + ENERGY_COUNT * i + colour
                        worth = colour_worth(s, seat, colour, wanted) // 2
                        total += weigh_value(mask, weights, action, worth)
                else:
                    worth = NEW_TILE[kind_of(face)] + colour_worth(s, seat, colour_of(face), wanted)
                    if kind_of(face) == STORM:
                        worth += harm(s, seat)
                    total += weigh_value(mask, weights, moves.CHOOSE_TILE + 2 * i + side, worth)
    return total


@rule
def colour_worth(s, seat, colour, wanted):
    worth = 20 if colour == s.players[seat].colour or colour == GOLD else 0
    for centre in range(COLOUR_COUNT):
        if wanted >> (COLOUR_COUNT * centre + colour) & 1 == 1:
            worth += WANTED
    return worth


@rule
def harm(s, seat):
    """The damage of a storm to the pets of others."""
    shaken = 0
    for other in range(s.seats):
        if other != seat:
            shaken += pets_exposed(s, other)
    return POINT // 2 * shaken


@rule
def colours_wanted(s, seat):
    """For each centre of the seat's maps, the colours asked for around: 5 × 5 bits."""
    wanted = 0
    if s.players[seat].maps == 0:
        return wanted
    for card in range(MAP_COUNT):
        if s.charts[card].holder == seat:
            for colour in range(COLOUR_COUNT):
                if MAPS[card].around[colour] > 0:
                    wanted |= 1 << (COLOUR_COUNT * MAPS[card].centre + colour)
    return wanted


@rule
def weigh_places(s, seat, mask, weights, turns):
    total = 0
    wanted = colours_wanted(s, seat)
    for number in range(s.tile_count):
        cell = cell_of_tile(s, number)
        for side in range(SIDES):
            action = moves.PLACE + number * SIDES + side
            if mask[action]:
                place = BESIDE[cell * SIDES + side]
                value = place_value(s, place, turns)
                if wanted != 0:
                    value += WANTED * answers(s, place, wanted)
                total += weigh_value(mask, weights, action, value)
    return total


@rule
def answers(s, place, wanted):
    """How many pairs of neighbours the chosen tile would make that maps in hand ask for."""
    count = 0
    for side in range(SIDES):
        number = tile_in(s, BESIDE[place * SIDES + side])
        if number > 0:
            colour = s.tiles[number].colour
            if s.tiles[number].found == 0:
                count += wanted >> (COLOUR_COUNT * colour + s.chosen_colour) & 1
            count += wanted >> (COLOUR_COUNT * s.chosen_colour + colour) & 1
    return count


# Step 3


@rule
def weigh_lifting(s, seat, mask, weights):
    """Dragons mostly stay; those of colours not yet captured are moved more readily."""
    total = 0
    for number in range(1, s.tile_count):
        if mask[moves.LIFT + number]:
            worth = 1
            for colour in range(COLOUR_COUNT):
                if s.tiles[number].dragons[colour] > 0 and s.players[seat].captured[colour] == 0:
                    worth += 2
            total += weigh(mask, weights, moves.LIFT + number, worth)
    return total + weigh(mask, weights, moves.LEAVE_DRAGONS, 2 * total + 1)


@rule
def weigh_dropping(s, seat, mask, weights):
    """Rather where one could capture them with others this turn."""
    total = 0
    near = reach(s, seat)
    for number in range(1, s.tile_count):
        if mask[moves.DROP + number]:
            worth = gathering_worth(s, seat, number, near)
            total += weigh(mask, weights, moves.DROP + number, worth)
    return total


@rule
def gathering_worth(s, seat, number, near):
    tile = s.tiles[number]
    if tile.building == PEN and tile.owner != seat:
        return 1
    worth = 1 + 3 * dragons_on(tile) + (3 if tile.building == PEN else 0)
    if worth > 1 and near >> number & 1:
        worth *= 3
        if affordable_energy(s, seat, number) >= capture_cost(s, seat, number):
            worth *= 4
    return worth


@rule
def weigh_carrying(mask, weights):
    total = weigh(mask, weights, moves.ENOUGH, 1)
    for colour in range(COLOUR_COUNT):
        total += weigh(mask, weights, moves.CARRY + colour, 2)
    return total


# Steps 4 to 7


@rule
def weigh_walks(s, seat, mask, weights, turns):
    total = 0
    for number in range(s.tile_count):
        if mask[moves.GO + number]:
            value = walk_value(s, seat, number, turns)
            total += weigh_value(mask, weights, moves.GO + number, value)
    return total


@rule
def weigh_dealing(s, seat, mask, weights, turns):
    number = s.players[seat].wizard
    return weigh_value(mask, weights, moves.TAME, tame_value(turns)) + weigh_value(
        mask, weights, moves.CAPTURE, capture_value(s, seat, number, turns)
    )


@rule
def weigh_payments(s, seat, mask, weights):
    """All active colours alike, so that the rest stays mixed."""
    total = 0
    hoard = s.players[seat].hoard
    cubes = 0
    for colour in range(s.paying, ENERGY_COUNT):
        if s.active >> colour & 1:
            cubes += hoard[colour]
    fair = s.owed * hoard[s.paying] // max(1, cubes)
    first = moves.PAY + s.paying * (MOST_PAID + 1)
    for count in range(MOST_PAID + 1):
        total += weigh(mask, weights, first + count, 24 // (1 + abs(count - fair)))
    return total


@rule
def weigh_actions(s, seat, mask, weights, turns):
    number = s.players[seat].wizard
    total = weigh_value(mask, weights, moves.NO_ACTION, 0)
    gold = good_value(GOLD, turns) * GOLD_OF_THE_KEEP
    total += weigh_value(mask, weights, moves.TAKE_GOLD, gold)
    total += weigh_value(mask, weights, moves.DRAW_MAPS, MAP_DRAWN if turns > 0 else 0)
    for side in range(SIDES):
        if mask[moves.TELEKINESIS + side]:
            value = line_value(s, number, side, turns)
            total += weigh_value(mask, weights, moves.TELEKINESIS + side, value)
    price = CUBE[turns] * building_cost(s, seat, number)
    total += weigh_value(mask, weights, moves.BUILD_PEN, POINT * FAME[PEN] - price)
    total += weigh_value(mask, weights, moves.BUILD_SPIRE, POINT * FAME[SPIRE] - price)
    for colour in range(COLOUR_COUNT):
        total += weigh_value(mask, weights, moves.BUILD_LAIR + colour, POINT * FAME[LAIR] - price)
    return total


@rule
def weigh_treasure(mask, weights):
    total = weigh_value(mask, weights, moves.END_TURN, 0)
    for card in range(MAP_COUNT):
        total += weigh_value(mask, weights, moves.PLAY_MAP + card, treasure_value(card))
    return total
