"""Where every token, tile and map of Dragon Island is: the totals never change."""

from typing import Any

from .state import (
    COLOUR_COUNT,
    COLOURS,
    GOLD,
    LAIR,
    MAP_COUNT,
    MOST_SEATS,
    NOTHING,
    PEN,
    SPIRE,
    TOWER_FACE,
)


def stock(s: Any) -> dict[str, Any]:
    """Everything on the table, wherever it is."""
    players = [s.players[seat] for seat in range(MOST_SEATS)]
    laid = [s.tiles[number] for number in range(s.tile_count)]
    goods = [
        s.supply[colour] + sum(player.hoard[colour] for player in players)
        for colour in range(COLOUR_COUNT)
    ]
    goods[GOLD] += sum(sum(player.pets) for player in players)
    dragons = [
        s.dragons[colour]
        + sum(tile.dragons[colour] for tile in laid)
        + sum(player.pets[colour] > 0 and s.lairs[colour] != i for i, player in enumerate(players))
        for colour in range(COLOUR_COUNT)
    ]
    tiles = [tile.face // 2 for tile in laid if tile.face < TOWER_FACE]
    tiles += [tile for player in players for tile in player.hand if tile != NOTHING]
    tiles += [tile for tile in s.bag if tile != NOTHING]
    pile = [s.pile[(s.pile_top + i) % MAP_COUNT] for i in range(s.pile_count)]
    held = [card for card in range(MAP_COUNT) if s.charts[card].holder != NOTHING]
    kept = [card for card in held if s.charts[card].holder < MOST_SEATS]
    buildings = [tile.building for tile in laid]
    return {
        "goods": dict(zip(COLOURS, goods, strict=True)),
        "dragons": dict(zip(COLOURS, dragons, strict=True)),
        "tiles": sorted(tiles),
        "maps": sorted(pile + held),
        "maps held": [
            sum(s.charts[card].holder == seat for card in kept) - player.maps
            for seat, player in enumerate(players)
        ],
        "pens": [
            sum(tile.building == PEN and tile.owner == seat for tile in laid) - player.pen
            for seat, player in enumerate(players)
        ],
        "spires": s.spires + buildings.count(SPIRE),
        "lairs": sum(building >= LAIR for building in buildings)
        + sum(owner == NOTHING for owner in s.lairs),
        "tiles to play": s.tiles_left + sum(tile.face != TOWER_FACE + MOST_SEATS for tile in laid),
    }
