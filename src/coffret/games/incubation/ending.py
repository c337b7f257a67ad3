"""The end: what counts, and what decides where points are level."""

from typing import Any

from coffret.engine.ranking import TieBreak
from coffret.engine.rule import rule

from .state import KINDS

TIE_BREAKS = (TieBreak("objectives"), TieBreak("hatched"))
OBJECTIVES, HATCHED = range(len(TIE_BREAKS))
KIND_COUNT = len(KINDS)


@rule
def score(s, seat):
    """Hatched eggs, objectives and coins; eggs in incubators count nothing.  [INC-6.1, INC-6.2]"""
    player = s.players[seat]
    return player.egg_points + player.objective_points + player.coins


@rule
def tie_break(s, seat, number):
    """More objectives, then more hatched eggs.  [INC-6.3]"""
    player = s.players[seat]
    if number == OBJECTIVES:
        return player.objectives
    hatched = 0
    if number == HATCHED:
        for kind in range(KIND_COUNT):
            hatched += player.dragons[kind]
    return hatched


def sources(s: Any, seat: int) -> dict[str, int]:
    """[INC-6.2]"""
    player = s.players[seat]
    return {
        "eggs": player.egg_points,
        "objectives": player.objective_points,
        "coins": player.coins,
    }
