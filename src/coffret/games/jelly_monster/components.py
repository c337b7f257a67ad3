"""The districts and pods: their records, their schema, and the set the box comes with."""

from pathlib import Path

from coffret.engine.components import Schema, Section, entries, number, one_of
from coffret.engine.record import record

from .reward import COPY_CHOICE, COPY_LEFT, NUMBERS
from .state import CONTENTS, MOST_ICONS, MOST_TILES, PODS, TILES, ZONES

Icon = record(kind=int, first=int, second=int)
Zone = record(icons=(MOST_ICONS, Icon))
DistrictFace = record(tile=int, side=int, zones=(ZONES, Zone))
Pod = record(content=int)

SIDES = ("green", "dark")
GREEN = 0


def _face_is_sound(card):
    rewards = [card.pop(zone) for zone in ("first", "middle", "last")]
    for icons in rewards:
        kinds = [icon[0] for icon in icons if icon[0] >= 0]
        if len(kinds) > 1 and any(COPY_LEFT <= kind <= COPY_CHOICE for kind in kinds):
            return "a copied reward stands alone in its zone"
    card["zones"] = [
        {"icons": [dict(zip(("kind", "first", "second"), icon, strict=True)) for icon in icons]}
        for icons in rewards
    ]
    return None


def _tiles_are_sound(cards):
    sides = sorted((card["tile"], card["side"]) for card in cards)
    tiles = (len(cards) + 1) // 2
    if sides != [(tile, side) for tile in range(1, tiles + 1) for side in range(2)]:
        return f"each of the {tiles} tiles has one green and one dark face"
    if sides != [(card["tile"], card["side"]) for card in cards]:
        return "the faces stand tile by tile, the green one first"
    return None


SCHEMA = Schema(
    district=Section(
        range(2 * TILES, 2 * MOST_TILES + 1),
        DistrictFace,
        {
            "tile": number(1, MOST_TILES),
            "side": one_of(SIDES),
            "first": entries(NUMBERS, MOST_ICONS),
            "middle": entries(NUMBERS, MOST_ICONS),
            "last": entries(NUMBERS, MOST_ICONS),
        },
        _face_is_sound,
        _tiles_are_sound,
    ),
    pod=Section(PODS, Pod, {"content": one_of(CONTENTS)}),
)

PRINTED = SCHEMA.load(Path(__file__).with_name("components.toml"))
DISTRICTS = PRINTED["district"]
POD_CARDS = PRINTED["pod"]
