"""The phases of a turn of Dragon Island: which decision comes next."""

from coffret.engine.names import Names

NAMES = Names(
    "phase",
    (
        "maps",
        "tile",
        "place",
        "fill",
        "lift",
        "drop",
        "carry",
        "walk",
        "deal",
        "pay",
        "act",
        "treasure",
        "over",
    ),
)
MAPS, TILE, PLACE, FILL, LIFT, DROP, CARRY, WALK, DEAL, PAY, ACT, TREASURE, OVER = range(len(NAMES))
