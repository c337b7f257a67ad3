"""The view of Dragon Island: everything a person may know, by allow-list."""

from typing import Any

from . import moves, phase
from .components import MAPS, TILES
from .dragons import CARRYING
from .ending import score
from .geometry import DIRECTIONS
from .hidden import knows_chosen
from .island import place_beside
from .legality import legal
from .maps import maps_to_keep
from .moves import ACTIONS, MOVES
from .options import are_screens_open
from .outlook import before_production, gains_at, givers, here, nearness, reach, ways_to_pay
from .reasons import why_not
from .state import (
    ANY,
    BUILDINGS,
    COLOUR_COUNT,
    COLOURS,
    ENERGIES,
    KINDS,
    LAIR,
    MAP_COUNT,
    NO_BUILDING,
    NOTHING,
    OFFERED,
    TERRAIN_KINDS,
    TOWER,
    TOWER_FACE,
)
from .steps import steps

# The steps that a turn takes on the wizard's tile.
ON_THE_TILE = (phase.DEAL, phase.PAY, phase.ACT, phase.TREASURE)


def open_view(s: Any) -> dict[str, Any]:
    """The island, the supply and the pieces in front of the screens."""
    return {
        "phase": phase.NAMES[s.phase],
        "round": s.rounds,
        "turn": None if s.phase == phase.OVER else s.turn,
        "first_player": s.first_player,
        "open_screens": are_screens_open(s),
        "tiles_left": s.tiles_left,
        "last_turns": _are_last_turns(s),
        "bag": s.bag_count,
        "draws": s.bag_count > 0,
        "pile": s.pile_count,
        "supply": _goods(s.supply),
        "dragons": {COLOURS[colour]: s.dragons[colour] for colour in range(COLOUR_COUNT)},
        "spires": s.spires,
        "lairs": {
            COLOURS[colour]: None if s.lairs[colour] == NOTHING else s.lairs[colour]
            for colour in range(COLOUR_COUNT)
        },
        "island": [_tile(s, number) for number in range(s.tile_count)],
        "filling": _filling(s),
        "carry_cost": CARRYING,
        "moving": _moving(s),
        "steps": steps(s),
    }


def own_view(s: Any, seat: int | None) -> dict[str, Any]:
    """The seat's own screen only; with open screens everyone sees everything except bag and
    pile.  [DI-1.5]"""
    return {
        "seat": seat,
        "chosen": _chosen(s, seat),
        "places": _places(s, seat),
        "ways": _ways(s) if seat == s.turn else None,
        "here": here(s, s.turn) if seat == s.turn and s.phase in ON_THE_TILE else None,
        "payment": _payment(s, seat),
        "players": [_player(s, player, seat) for player in range(s.seats)],
    }


def glance(view: dict[str, Any]) -> dict[str, Any]:
    """The island: of each tile its place, land and building, and the colours of its dragons."""
    return {
        "tiles": [
            [
                tile["q"],
                tile["r"],
                tile["kind"],
                tile["colour"],
                tile["building"],
                [colour for colour, number in tile["dragons"].items() if number],
            ]
            for tile in view["island"]
        ]
    }


def _goods(goods: Any) -> dict[str, int]:
    return {COLOURS[colour]: goods[colour] for colour in range(COLOUR_COUNT)}


def _colour(colour: int) -> str | None:
    return None if colour == ANY else COLOURS[colour]


def _tile(s: Any, number: int) -> dict[str, Any]:
    tile = s.tiles[number]
    return {
        "number": number,
        "q": tile.q,
        "r": tile.r,
        "id": TILES.ids[tile.face // 2] if tile.face < TOWER_FACE else KINDS[tile.kind],
        "side": tile.face % 2 if tile.face < TOWER_FACE else 0,
        "kind": KINDS[tile.kind],
        "colour": _colour(tile.colour),
        "dragons": {
            COLOURS[colour]: tile.dragons[colour]
            for colour in range(COLOUR_COUNT)
            if tile.dragons[colour]
        },
        "building": None if tile.building == NO_BUILDING else BUILDINGS[min(tile.building, LAIR)],
        "lair_of": COLOURS[tile.building - LAIR] if tile.building >= LAIR else None,
        "owner": None if tile.owner == NOTHING else tile.owner,
        "found": tile.found == 1,
        "wizards": [seat for seat in range(s.seats) if s.players[seat].wizard == number],
    }


def _chosen(s: Any, seat: int | None) -> dict[str, Any] | None:
    """The tile that is about to be placed, for who chose it."""
    if not knows_chosen(s, -1 if seat is None else seat):
        return None
    return _face(s.chosen) | {"colour": _colour(s.chosen_colour)}


def _places(s: Any, seat: int | None) -> list[dict[str, Any]] | None:
    """Where a tile may be placed now, in the order of the moves.  [DI-2.2]

    What it would gain there is for who knows the tile.
    """
    if s.phase != phase.PLACE:
        return None
    knows = knows_chosen(s, -1 if seat is None else seat)
    table = before_production(s, s.turn) if knows else None
    places = []
    for move in _legal_moves(s):
        q, r = place_beside(s, move.first, move.second)
        places.append(
            {
                "beside": move.first,
                "direction": DIRECTIONS[move.second],
                "q": q,
                "r": r,
                "givers": None if table is None else givers(s, q, r),
            }
            | ({"gains": None} if table is None else gains_at(table, q, r))
        )
    return places


def _ways(s: Any) -> list[dict[str, Any]] | None:
    """Which tiles the wizard may go to, and the rule against each other one.  [DI-5.2, DI-5.3]"""
    if s.phase != phase.WALK:
        return None
    open_ways = {move.first for move in _legal_moves(s)}
    return [
        {
            "tile": number,
            "why_not": None if number in open_ways else why_not(s, s.turn, moves.GO + number),
        }
        | reach(s, s.turn, number)
        for number in range(s.tile_count)
    ]


def _legal_moves(s: Any) -> list[Any]:
    mask = bytearray(len(ACTIONS))
    legal(s, s.turn, mask)
    return [MOVES[action] for action in range(len(ACTIONS)) if mask[action]]


def _face(face: int) -> dict[str, Any]:
    if face >= TOWER_FACE:
        return {
            "id": KINDS[TOWER],
            "side": 0,
            "kind": KINDS[TOWER],
            "colour": COLOURS[face - TOWER_FACE],
        }
    terrain = TILES[face // 2]
    return {
        "id": TILES.ids[face // 2],
        "side": face % 2,
        "kind": TERRAIN_KINDS[terrain.kinds[face % 2]],
        "colour": _colour(terrain.colours[face % 2]),
    }


def _are_last_turns(s: Any) -> bool:
    """Whether everyone's last turn has begun: all have equally many.  [DI-11.1]"""
    begins = s.turn == s.first_player and s.phase in (phase.TILE, phase.PLACE)
    tiles = s.seats if begins else s.seats - 1
    return bool(s.phase != phase.OVER and s.tiles_left <= tiles)


def _filling(s: Any) -> dict[str, Any] | None:
    """The colour of which there are too few dragons, and how many there are.  [DI-3.2]"""
    if s.phase != phase.FILL:
        return None
    colour = s.tiles[_legal_moves(s)[0].first].colour
    return {"colour": COLOURS[colour], "left": s.dragons[colour]}


def _moving(s: Any) -> dict[str, Any] | None:
    if s.phase not in (phase.DROP, phase.CARRY):
        return None
    return {
        "origin": s.origin,
        "destination": None if s.phase == phase.DROP else s.destination,
        "carried": 0 if s.phase == phase.DROP else s.carried,
    }


def _payment(s: Any, seat: int | None) -> dict[str, Any] | None:
    if s.phase != phase.PAY:
        return None
    return {
        "mixes": ways_to_pay(s) if seat == s.turn else None,
        "owed": s.owed,
        "colour": ENERGIES[s.paying],
        "active": [name for number, name in enumerate(ENERGIES) if s.active >> number & 1],
        "for": "capture" if s.project == NO_BUILDING else BUILDINGS[min(s.project, LAIR)],
    }


def _player(s: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    player = s.players[seat]
    shown: dict[str, Any] = {
        "colour": COLOURS[player.colour],
        "wizard": None if player.wizard == NOTHING else player.wizard,
        "pets": {
            COLOURS[colour]: player.pets[colour]
            for colour in range(COLOUR_COUNT)
            if player.pets[colour]
        },
        "captured": [COLOURS[colour] for colour in range(COLOUR_COUNT) if player.captured[colour]],
        "pen": player.pen == 1,
        "tiles": sum(tile != NOTHING for tile in player.hand),
        "maps": player.maps,
        "screen": None,
    }
    if seat == viewer or are_screens_open(s) or s.phase == phase.OVER:
        shown["screen"] = _screen(s, seat, whole=seat == viewer or are_screens_open(s))
    return shown


def _screen(s: Any, seat: int, whole: bool) -> dict[str, Any]:
    """Fame and gold behind a screen; at the end everyone's are public."""
    player = s.players[seat]
    screen: dict[str, Any] = {
        "goods": _goods(player.hoard),
        "fame": player.fame,
        "points": score(s, seat),
        "hand": [],
        "maps": [],
        "offered": [],
        "keeps": maps_to_keep(s, seat) if s.phase == phase.MAPS and seat == s.turn else 0,
    }
    if whole:
        screen["hand"] = [
            [_face(tile * 2), _face(tile * 2 + 1)] for tile in player.hand if tile != NOTHING
        ]
        screen["maps"] = _maps(s, seat)
        screen["offered"] = _maps(s, seat + OFFERED)
    return screen


def _maps(s: Any, holder: int) -> list[dict[str, Any]]:
    return [
        _map(card) | {"near": nearness(s, card)}
        for card in range(MAP_COUNT)
        if s.charts[card].holder == holder
    ]


def _map(card: int) -> dict[str, Any]:
    treasure = MAPS[card]
    return {
        "id": MAPS.ids[card],
        "centre": COLOURS[treasure.centre],
        "around": {
            COLOURS[colour]: treasure.around[colour]
            for colour in range(COLOUR_COUNT)
            if treasure.around[colour]
        },
        "fame": treasure.fame,
        "gold": treasure.gold,
    }
