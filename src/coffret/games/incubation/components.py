"""The cards of Incubation: their records, their schema, and the set the box comes with."""

from pathlib import Path

from coffret.engine.components import Schema, Section, counts, number, some_of
from coffret.engine.record import record

from .state import COLOUR_COUNT, COLOURS, EGG_COUNT, HYBRID, MYSTERY, NOTHING, RESOURCES

OBJECTIVE_COUNT = 10
MOST_CARDS = 30  # objectives of a set with more than the box has

Egg = record(cost=(2, int), points=int, colours=(2, int), kind=int)

# An objective asks for dragons in one of four ways, for coins, or for both.
Objective = record(
    points=int,
    dragons=(COLOUR_COUNT, int),  # how many of each colour
    same=int,  # how many of any one colour
    different=int,  # how many colours
    total=int,  # how many in total
    coins=int,
)


def _kind(colours):
    if colours[0] == NOTHING:
        return MYSTERY
    return colours[0] if colours[1] == NOTHING else HYBRID


def _egg_is_sound(card):
    card["kind"] = _kind(card["colours"])


def _objective_is_sound(card):
    ways = [any(card["dragons"]), card["same"] > 0, card["different"] > 0, card["total"] > 0]
    if sum(ways) > 1:
        return "only one of 'dragons', 'same', 'different', 'total' may be asked for"
    if not any(ways) and card["coins"] == 0:
        return "it asks for nothing"
    return None


SCHEMA = Schema(
    egg=Section(
        EGG_COUNT,
        Egg,
        {
            "colours": some_of(COLOURS, 2),
            "cost": counts(RESOURCES, 1, 4),
            "points": number(1, 15),
        },
        _egg_is_sound,
    ),
    objective=Section(
        range(OBJECTIVE_COUNT, MOST_CARDS + 1),
        Objective,
        {
            "points": number(1, 15),
            "dragons": counts(COLOURS, 0, 7, default=(0, 0, 0, 0)),
            "same": number(1, 9, default=0),
            "different": number(1, 4, default=0),
            "total": number(1, 15, default=0),
            "coins": number(1, 50, default=0),
        },
        _objective_is_sound,
    ),
)

PRINTED = SCHEMA.load(Path(__file__).with_name("components.toml"))
EGGS = PRINTED["egg"]
OBJECTIVES = PRINTED["objective"]
