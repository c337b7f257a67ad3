"""Arguments for the texts of Dragon Island: tiles, goods and maps in words."""

from collections.abc import Sequence
from typing import Any

from coffret.engine.texts import Texts

from .buildings import FAME, building_cost, has_building_left, may_build_here
from .components import MAPS, TILES
from .components import PRINTED as CARDS  # bound to the set in play
from .dragons import (
    TAMING,
    capture_cost,
    fame_of_capture,
    help_of_green_pet,
    may_capture,
    may_tame,
    only_dragon,
)
from .geometry import DIRECTIONS
from .island import colour_of, dragons_on, kind_of, place_beside
from .maps import fits, maps_to_keep, may_dig
from .outlook import before_production, treasure
from .production import GOLD_OF_THE_KEEP, count_production, count_telekinesis
from .state import (
    ANY,
    BUILDINGS,
    COLOUR_COUNT,
    COLOURS,
    ENERGIES,
    GOLD,
    KEEP,
    KINDS,
    LAIR,
    MAP,
    MAP_COUNT,
    NO_BUILDING,
    NOTHING,
    OFFERED,
    PEN,
    SPIRE,
    STORM,
    TELEKINESIS,
    TOWER,
    TOWER_FACE,
    State,
)
from .wizards import is_on_its_way, meets_dragons_at


def goods_text(goods: Sequence[int], texts: Texts) -> str:
    """'2 red energy and 1 gold'."""
    parts = [
        texts("goods", count=count, colour=COLOURS[colour])
        for colour, count in enumerate(goods)
        if count
    ]
    return texts.listing(parts) or texts("nothing")


def dragons_text(dragons: Sequence[int], texts: Texts) -> str:
    """'1 red dragon and 2 gold dragons'."""
    parts = [
        texts("dragons", count=count, colour=COLOURS[colour])
        for colour, count in enumerate(dragons)
        if count
    ]
    return texts.listing(parts) or texts("nothing")


def number_text(number: int, texts: Texts) -> str:
    """'the Keep', 'no. 12'."""
    return texts("the-keep") if number == 0 else texts("tile-number", number=number)


def face_text(kind: int, colour: int, texts: Texts) -> str:
    """'red, dragon'."""
    name = texts.name(KINDS, KINDS[kind])
    if colour == ANY:
        return name
    return texts("face", colour=texts.name(COLOURS, COLOURS[colour]), kind=name)


def tile_text(s: Any, number: int, texts: Texts) -> str:
    """'no. 12 (red, dragon · 1 red dragon · pen)'."""
    tile = s.tiles[number]
    if tile.kind == KEEP:
        return texts("the-keep")
    parts = [face_text(tile.kind, tile.colour, texts)]
    if dragons_on(tile):
        parts.append(dragons_text(tile.dragons, texts))
    if tile.building >= LAIR:
        parts.append(texts("lair-of", colour=COLOURS[tile.building - LAIR]))
    elif tile.building != NO_BUILDING:
        parts.append(texts.name(BUILDINGS, BUILDINGS[tile.building]))
    return texts("tile", number=number_text(number, texts), what=" · ".join(parts))


def map_text(card: int, texts: Texts) -> str:
    """'The Glass Crown (white, with 2 blue and 1 green around; 3 fame, 1 gold)'."""
    treasure = MAPS[card]
    around = [
        texts("around", count=count, colour=COLOURS[colour])
        for colour, count in enumerate(treasure.around)
        if count
    ]
    return texts(
        "map",
        name=CARDS.name("map", card, texts.language),
        centre=texts.name(COLOURS, COLOURS[treasure.centre]),
        around=texts.listing(around),
        fame=treasure.fame,
        gold=treasure.gold,
    )


def gains_of(s: Any, count: Any, *arguments: int) -> list[int]:
    """The gains of a production or telekinesis, as far as the supply goes; on a copy."""
    copy = State.copy(s)
    count(copy, *arguments)
    return [min(copy.gains[colour], s.supply[colour]) for colour in range(COLOUR_COUNT)]


def outlook_text(s: Any, seat: int, number: int, texts: Texts) -> str:
    """The options of the wizard on a tile, in words: its dragons, its action, a treasure."""
    tile = s.tiles[number]
    parts = []
    if may_tame(s, seat, number):
        parts.append(texts("outlook-tame", gold=TAMING - help_of_green_pet(s, seat)))
    if may_capture(s, seat, number):
        fame = fame_of_capture(s.players[seat], tile)
        cost = capture_cost(s, seat, number)
        parts.append(texts("outlook-capture", energy=cost, fame=fame))
    if tile.kind == KEEP and s.supply[GOLD] > 0:
        parts.append(texts("outlook-gold", gold=min(GOLD_OF_THE_KEEP, s.supply[GOLD])))
    elif tile.kind in (MAP, TOWER) and s.pile_count > 0:
        parts.append(texts("outlook-maps"))
    elif tile.kind == TELEKINESIS:
        parts.append(texts("outlook-telekinesis"))
    elif may_build_here(s, seat, number) and has_building_left(s, seat):
        parts.append(texts("outlook-build", energy=building_cost(s, seat, number)))
    if may_dig(s, number):
        parts += [
            texts("outlook-map", name=CARDS.name("map", card, texts.language))
            for card in range(MAP_COUNT)
            if s.charts[card].holder == seat and fits(s, number, card)
        ]
    if not is_on_its_way(s) and meets_dragons_at(s, seat, number):
        parts.append(texts("outlook-stops"))
    return texts("outlook", what=", ".join(parts)) if parts else ""


def move_arguments(s: Any, seat: int, move: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """More arguments for a move's text than the move's parameters."""
    player = s.players[seat]
    match move["move"]:
        case "put_under":
            offered = [c for c in range(MAP_COUNT) if s.charts[c].holder == seat + OFFERED]
            others = [map_text(card, texts) for card in offered if card != move["map"]]
            name = CARDS.name("map", move["map"], texts.language)
            return {"map": name, "kept": texts.listing(others)}
        case "choose_tile":
            number = player.hand[move["tile"]]
            terrain = TILES[number]
            side = move["side"]
            return {
                "tile": CARDS.name("tile", number, texts.language),
                "face": face_text(terrain.kinds[side], terrain.colours[side], texts),
            }
        case "choose_joker":
            return {"tile": CARDS.name("tile", player.hand[move["tile"]], texts.language)}
        case "place":
            return _place_arguments(s, seat, move, texts)
        case "fill_tile":
            return {"tile": tile_text(s, move["tile"], texts)}
        case "go":
            number = move["tile"]
            return {
                "tile": tile_text(s, number, texts),
                "outlook": outlook_text(s, seat, number, texts),
                "stays": "yes" if number == player.wizard else "no",
            }
        case "lift":
            return {"tile": tile_text(s, move["origin"], texts)}
        case "drop":
            return {"tile": tile_text(s, move["destination"], texts)}
        case "carry":
            return {"dragon": texts("dragons", count=1, colour=move["colour"])}
        case "tame":
            colour = only_dragon(s.tiles[player.wizard])
            return {
                "dragon": texts("dragons", count=1, colour=COLOURS[colour]),
                "gold": TAMING - help_of_green_pet(s, seat),
            }
        case "capture":
            tile = s.tiles[player.wizard]
            return {
                "dragons": dragons_text(tile.dragons, texts),
                "energy": capture_cost(s, seat, player.wizard),
                "fame": fame_of_capture(player, tile),
            }
        case "pay":
            colour = ENERGIES.index(move["colour"])
            return {
                "goods": texts("goods", count=move["count"], colour=move["colour"]),
                "have": player.hoard[colour],
                "rest": s.owed - move["count"],
            }
        case "take_gold":
            return {"count": min(GOLD_OF_THE_KEEP, s.supply[GOLD])}
        case "build_pen" | "build_spire" | "build_lair":
            building = {"build_pen": PEN, "build_spire": SPIRE}.get(move["move"], LAIR)
            arguments = {
                "energy": building_cost(s, seat, player.wizard),
                "fame": FAME[building],
            }
            if "pet" in move:
                arguments["pet"] = texts("pet", colour=move["pet"])
            return arguments
        case "draw_maps":
            kept = maps_to_keep(s, seat)
            return {"count": min(kept + 1, s.pile_count), "kept": min(kept, s.pile_count)}
        case "telekinesis":
            side = DIRECTIONS.index(move["direction"])
            gains = gains_of(s, count_telekinesis, player.wizard, side)
            return {"gains": goods_text(gains, texts)}
        case "play_map":
            brings = treasure(s, seat, move["map"])
            name = CARDS.name("map", move["map"], texts.language)
            return {"map": name, "fame": brings["fame"], "gold": brings["gold"]}
        case "end_turn":
            return {"left": s.bag_count}
    return {}


def _place_arguments(s: Any, seat: int, move: dict[str, Any], texts: Texts) -> dict[str, Any]:
    side = DIRECTIONS.index(move["direction"])
    q, r = place_beside(s, move["beside"], side)
    is_storm = kind_of(s.chosen) == STORM
    gains = [0]
    if s.chosen != NOTHING:  # without a chosen tile the move is not legal, but has a text
        gains = gains_of(before_production(s, seat), count_production, q, r, s.chosen_colour)
    return {
        "tile": tile_text(s, move["beside"], texts),
        "gains": goods_text(gains, texts),
        "storm": "yes" if is_storm else "no",
    }


def event_arguments(event: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """More arguments for an event's text than the event has."""
    arguments: dict[str, Any] = {
        name: number_text(event[name], texts)
        for name in ("tile", "origin", "destination")
        if isinstance(event.get(name), int) and event["event"] != "found_tile"
    }
    match event["event"]:
        case "gained" | "paid":
            arguments["goods"] = texts("goods", count=event["count"], colour=event["colour"])
        case "blown_away":
            arguments["goods"] = texts("goods", count=1, colour=event["colour"])
        case "appeared" | "stayed_away":
            arguments["dragons"] = texts("dragons", count=event["count"], colour=event["colour"])
        case "carried" | "tamed":
            arguments["dragon"] = texts("dragons", count=1, colour=event["colour"])
        case "pets_shaken":
            lost = [
                texts("pet", colour=name)
                for i, name in enumerate(COLOURS)
                if event["lost"] >> i & 1
            ]
            arguments["pets"] = texts.listing(lost)
            arguments["lost"] = len(lost)
        case "built_lair":
            arguments["pet"] = texts("pet", colour=event["colour"])
        case "captured":
            colours = [colour for colour in range(COLOUR_COUNT) if event["colours"] >> colour & 1]
            names = [texts("dragon-colour", colour=COLOURS[colour]) for colour in colours]
            arguments["colours"] = texts.listing(names)
        case "placed":
            face = event["face"]
            colour = colour_of(face)
            if face < TOWER_FACE:
                arguments["name"] = CARDS.name("tile", face // 2, texts.language)
                arguments["face"] = face_text(KINDS.index(event["kind"]), colour, texts)
            else:
                arguments["name"] = texts("own-tower")
                arguments["face"] = texts.name(COLOURS, COLOURS[colour])
    return arguments
