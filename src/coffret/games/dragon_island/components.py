"""The tiles and maps of Dragon Island: their records, their schema, and the box's own set."""

from pathlib import Path

from coffret.engine.components import Field, Schema, Section, counts, number
from coffret.engine.record import record

from .state import ANY, COLOUR_COUNT, COLOURS, JOKER, MAP_COUNT, TERRAIN_COUNT, TERRAIN_KINDS

TILE_COLOURS = (*COLOURS, "any")

Terrain = record(kinds=(2, int), colours=(2, int))
TreasureMap = record(centre=int, around=(COLOUR_COUNT, int), fame=int, gold=int)


def _two_of(names):
    """A name for each side of a tile."""

    def check(value):
        if not isinstance(value, list) or len(value) != 2:
            raise ValueError(f"{value!r} is not a list of two names")
        for name in value:
            if name not in names:
                raise ValueError(f"'{name}' is not one of {', '.join(names)}")
        return tuple(names.index(name) for name in value)

    return Field(check)


def _one_of(names):
    def check(value):
        if value not in names:
            raise ValueError(f"'{value}' is not one of {', '.join(names)}")
        return names.index(value)

    return Field(check)


def _tile_is_sound(card):
    for kind, colour in zip(card["kinds"], card["colours"], strict=True):
        if (kind == JOKER) != (colour == ANY):
            return "a joker, and nothing else, has the colour 'any'"
    return None


def _map_is_sound(card):
    if not 1 <= sum(card["around"]) <= 6:
        return "a tile has six neighbours: 'around' must ask for one to six of them"
    return None


SCHEMA = Schema(
    tile=Section(
        TERRAIN_COUNT,
        Terrain,
        {"kinds": _two_of(TERRAIN_KINDS), "colours": _two_of(TILE_COLOURS)},
        _tile_is_sound,
    ),
    map=Section(
        MAP_COUNT,
        TreasureMap,
        {
            "centre": _one_of(COLOURS),
            "around": counts(COLOURS, 0, 6),
            "fame": number(0, 9),
            "gold": number(0, 9),
        },
        _map_is_sound,
    ),
)

PRINTED = SCHEMA.load(Path(__file__).with_name("components.toml"))
TILES = PRINTED["tile"]
MAPS = PRINTED["map"]
