"""The end: what counts, and what decides where points are level."""

from typing import Any

from coffret.engine.ranking import TieBreak
from coffret.engine.rule import rule

from .buildings import FAME
from .state import COLOUR_COUNT, GOLD, NO_BUILDING

TIE_BREAKS = (TieBreak("colours"), TieBreak("gold"))
COLOURS_CAPTURED, GOLD_LEFT = range(len(TIE_BREAKS))


@rule
def score(s, seat):
    """Fame, and 1 for each gold on the pets.  [DI-11.2]"""
    player = s.players[seat]
    points = player.fame
    for colour in range(COLOUR_COUNT):
        points += player.pets[colour]
    return points


@rule
def tie_break(s, seat, number):
    """More colours captured, then more gold behind the screen.  [DI-11.3]"""
    player = s.players[seat]
    if number == GOLD_LEFT:
        return player.hoard[GOLD]
    colours = 0
    if number == COLOURS_CAPTURED:
        for colour in range(COLOUR_COUNT):
            colours += player.captured[colour]
    return colours


def sources(s: Any, seat: int) -> dict[str, int]:
    """Fame from dragons captured, from buildings, from treasures found, and gold on pets.

    [DI-11.2, DI-7.3, DI-7.4, DI-7.5, DI-6.5, DI-8.3]
    """
    player = s.players[seat]
    treasures = s.past.treasures[seat]
    buildings = 0
    for number in range(s.tile_count):
        tile = s.tiles[number]
        if tile.building != NO_BUILDING and tile.owner == seat:
            buildings += FAME[tile.building]
    return {
        "captures": player.fame - buildings - treasures,
        "buildings": buildings,
        "treasures": treasures,
        "pets": sum(player.pets[colour] for colour in range(COLOUR_COUNT)),
    }
