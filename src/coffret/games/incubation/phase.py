"""The phases of a turn of Incubation: which decision comes next."""

from coffret.engine.names import Names

NAMES = Names(
    "phase",
    (
        "first-egg",
        "roll",
        "reroll",
        "treasure",
        "dice",
        "place",
        "excess",
        "hatch",
        "claim",
        "over",
    ),
)
FIRST_EGG, ROLL, REROLL, TREASURE, DICE, PLACE, EXCESS, HATCH, CLAIM, OVER = range(len(NAMES))
