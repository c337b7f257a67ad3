"""The gains of each choice, in numbers: for boards that draw the island.

All of it follows from what the seat sees: the island, the supply, its own screen, and the tile
that is chosen. `view` says who gets which part.
"""

from collections.abc import Sequence
from itertools import product
from typing import Any

from .buildings import FAME, building_cost, has_building_left, may_build_here, may_have_lair
from .components import MAPS
from .dragons import (
    TAMING,
    affordable_energy,
    capture_cost,
    fame_of_capture,
    help_of_green_pet,
    may_capture,
    may_tame,
)
from .geometry import BESIDE, DIRECTIONS, SIDES, cell_of
from .island import active_energy, colours_around, dragons_on, kind_of, neighbour, tile_in
from .maps import count_of, fame_of_treasure, fits, maps_to_keep, may_dig
from .payment import most_payable
from .production import (
    GOLD_OF_THE_KEEP,
    OF_ITSELF,
    count_production,
    count_telekinesis,
    storm,
    yield_of,
)
from .state import (
    COLOUR_COUNT,
    COLOURS,
    ENERGIES,
    ENERGY_COUNT,
    GOLD,
    KEEP,
    LAIR,
    MAP,
    MAP_COUNT,
    NOTHING,
    PEN,
    SPIRE,
    STORM,
    TELEKINESIS,
    TOWER,
    State,
)
from .wizards import is_in_reach, is_on_its_way, meets_dragons_at, portals


def goods(counts: Any) -> dict[str, int]:
    """Only what there is."""
    return {COLOURS[colour]: counts[colour] for colour in range(COLOUR_COUNT) if counts[colour]}


def energies(mask: int) -> list[str]:
    return [name for number, name in enumerate(ENERGIES) if mask >> number & 1]


# Step 1


def before_production(s: Any, seat: int) -> Any:
    """A copy in which the chosen tile's storm has broken, if it is one: what that returns to the
    supply can be produced.  [DI-2.6, DI-2.7]"""
    table = State.copy(s)
    if kind_of(s.chosen) == STORM:
        storm(table, seat, s.chosen_colour)
    return table


def gains_at(table: Any, q: int, r: int) -> dict[str, Any]:
    """The production of the chosen tile in a cell, as far as the supply goes, and what it lacks.

    [DI-2.3, DI-2.6]
    """
    count_production(table, q, r, table.chosen_colour)
    got = [min(table.gains[colour], table.supply[colour]) for colour in range(COLOUR_COUNT)]
    lacks = goods([table.gains[colour] - got[colour] for colour in range(COLOUR_COUNT)])
    return {"gains": goods(got)} | ({"lacks": lacks} if lacks else {})


def givers(s: Any, q: int, r: int) -> list[dict[str, Any]]:
    """The production in a cell of the chosen tile itself (tile None), and of each that touches it.

    [DI-2.3, DI-2.4]
    """
    found = [{"tile": None, "colour": COLOURS[s.chosen_colour], "count": OF_ITSELF}]
    for side in range(SIDES):
        number = tile_in(s, BESIDE[cell_of(q, r) * SIDES + side])
        if number != NOTHING:
            colour, count = yield_of(s.tiles[number])
            found.append({"tile": number, "colour": COLOURS[colour], "count": count})
    return found


# Steps 4 to 7


def portal(s: Any, seat: int, number: int) -> int | None:
    """The tile a wizard would teleport to on its way, or None: a step is enough, or none.

    [DI-5.2, DI-5.3]
    """
    start = s.players[seat].wizard
    beside = [neighbour(s, number, side) for side in range(SIDES)]
    if start in (NOTHING, number, *beside):
        return None
    mask = portals(s, seat)
    for other in (number, *sorted(other for other in beside if other != NOTHING)):
        stops = other != number and meets_dragons_at(s, seat, other)
        if mask >> s.tiles[other].colour & 1 and not stops:
            return int(other)
    return None


def outlook(s: Any, seat: int, number: int) -> dict[str, Any]:
    """The options of a wizard on a tile: its dragons, its action, a treasure; absent ones are left
    out."""
    tile = s.tiles[number]
    found: dict[str, Any] = {
        "active": energies(active_energy(s, number)),
        "energy": affordable_energy(s, seat, number),
    }
    if may_tame(s, seat, number):
        found["tame"] = TAMING - help_of_green_pet(s, seat)
    if dragons_on(tile) > 0:
        found["capture"] = {
            "energy": capture_cost(s, seat, number),
            "fame": fame_of_capture(s.players[seat], tile),
            "can": bool(may_capture(s, seat, number)),
        }
    if tile.kind == KEEP and s.supply[GOLD] > 0:
        found["gold"] = min(GOLD_OF_THE_KEEP, s.supply[GOLD])
    elif tile.kind in (MAP, TOWER) and s.pile_count > 0:
        kept = maps_to_keep(s, seat)
        found["maps"] = {"draw": min(kept + 1, s.pile_count), "keep": min(kept, s.pile_count)}
    elif tile.kind == TELEKINESIS:
        found["telekinesis"] = True
    elif may_build_here(s, seat, number) and has_building_left(s, seat):
        found["build"] = building_cost(s, seat, number)
    digs = [
        MAPS.ids[card]
        for card in range(MAP_COUNT)
        if s.charts[card].holder == seat and may_dig(s, number) and fits(s, number, card)
    ]
    if digs:
        found["digs"] = digs
    return found


def here(s: Any, seat: int) -> dict[str, Any] | None:
    """The options on the wizard's own tile, with telekinesis lines and the fame of buildings."""
    number = s.players[seat].wizard
    if number == NOTHING:
        return None
    found = outlook(s, seat, number) | {
        "tile": number,
        "stopped": s.origin != NOTHING,  # and may step on  [DI-5.3]
        "tamed": TAMING,
        "fame": {"pen": FAME[PEN], "spire": FAME[SPIRE], "lair": FAME[LAIR]},
    }
    if "build" in found:
        found["barred"] = barred_buildings(s, seat)
    if "digs" in found:
        found["brings"] = {name: treasure(s, seat, MAPS.ids.index(name)) for name in found["digs"]}
    if s.tiles[number].kind == TELEKINESIS:
        found["lines"] = {
            DIRECTIONS[side]: line(s, number, side)
            for side in range(SIDES)
            if neighbour(s, number, side) != NOTHING
        }
    return found


def barred_buildings(s: Any, seat: int) -> list[dict[str, str]]:
    """The moves that who may build here cannot take: a second pen, a fifth spire, a lair for a pet
    whose colour has one.  [DI-7.3, DI-7.4, DI-7.5]"""
    player = s.players[seat]
    lairs = [
        {"move": "build_lair", "pet": COLOURS[colour]}
        for colour in range(COLOUR_COUNT)
        if player.pets[colour] > 0 and not may_have_lair(s, seat, colour)
    ]
    pen = [{"move": "build_pen"}] if player.pen else []
    spire = [] if s.spires else [{"move": "build_spire"}]
    return pen + spire + lairs


def treasure(s: Any, seat: int, card: int) -> dict[str, int]:
    """The treasure of a map, as far as the bank goes, and how much gold the bank lacks.

    [DI-2.6, DI-8.3, DI-10.3]
    """
    gold = min(MAPS[card].gold, s.supply[GOLD])
    return {
        "fame": fame_of_treasure(s, seat, card),
        "gold": gold,
        "lacks": MAPS[card].gold - gold,
    }


def line(s: Any, number: int, side: int) -> dict[str, Any]:
    """A straight line of telekinesis: its goods, as far as the supply goes, and its tiles."""
    table = State.copy(s)
    count_telekinesis(table, number, side)
    tiles = []
    while (number := neighbour(s, number, side)) != NOTHING:
        tiles.append(number)
    gains = [min(table.gains[colour], s.supply[colour]) for colour in range(COLOUR_COUNT)]
    return {"gains": goods(gains), "tiles": tiles}


def ways_to_pay(s: Any) -> dict[str, Any]:
    """Every mix that pays what is owed, and two of them by name: the most plentiful colour first,
    or so that what stays is as even as can be.  [DI-6.6]"""
    have = [most_payable(s, colour) if colour >= s.paying else 0 for colour in range(ENERGY_COUNT)]
    plenty = [0] * ENERGY_COUNT
    for colour in sorted(range(ENERGY_COUNT), key=lambda colour: -have[colour]):
        plenty[colour] = min(have[colour], s.owed - sum(plenty))
    even = [0] * ENERGY_COUNT
    while sum(even) < s.owed:
        left = [have[colour] - even[colour] for colour in range(ENERGY_COUNT)]
        even[left.index(max(left))] += 1
    return {
        "plenty": _energies(plenty),
        "even": _energies(even),
        "every": [
            _energies(mix)
            for mix in product(*(range(most + 1) for most in have))
            if sum(mix) == s.owed
        ],
    }


def _energies(counts: Sequence[int]) -> dict[str, int]:
    return {ENERGIES[colour]: count for colour, count in enumerate(counts) if count}


# Step 7


def nearness(s: Any, card: int) -> dict[str, Any] | None:
    """The tile where a map fits best, and what lacks there; None: it can fit nowhere now.

    A tile has six neighbours: one with too few free cells around it never fits.  [DI-8.1, DI-8.2]
    """
    treasure = MAPS[card]
    wanted = sum(treasure.around)
    best = None
    for number in range(s.tile_count):
        if s.tiles[number].colour != treasure.centre or not may_dig(s, number):
            continue
        lacks = [
            max(0, treasure.around[colour] - count_of(colours_around(s, number), colour))
            for colour in range(COLOUR_COUNT)
        ]
        free = sum(neighbour(s, number, side) == NOTHING for side in range(SIDES))
        if sum(lacks) <= free and (best is None or sum(lacks) <= wanted - best["have"]):
            best = {
                "tile": number,
                "have": wanted - sum(lacks),
                "of": wanted,
                "lacks": goods(lacks),
            }
    return best


def reach(s: Any, seat: int, number: int) -> dict[str, Any]:
    """The data to draw a way of the wizard: the portal, the options at its end, and whether dragons
    stop it there.  [DI-5.3]"""
    if not is_in_reach(s, seat, number):
        return {"via": None, "outlook": None, "stops": False}
    return {
        "via": portal(s, seat, number),
        "outlook": outlook(s, seat, number),
        "stops": not is_on_its_way(s) and bool(meets_dragons_at(s, seat, number)),
    }
