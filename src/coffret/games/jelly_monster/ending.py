"""The end: what counts. Nothing decides where jelly is level: those players win together."""

from collections.abc import Sequence
from typing import Any

from coffret.engine.rule import rule


@rule
def score(s, seat):
    """Jelly; at the end the jelly in the pods, too. Most jelly wins, ties share.  [JM-4.2]"""
    return total(s.players[seat])


@rule
def total(player):
    return player.jelly + player.found


def places(totals: Sequence[int]) -> list[int]:
    """Each seat's place, from 1 on, by everyone's total: equals share it.  [JM-4.2]"""
    return [1 + sum(other > mine for other in totals) for mine in totals]


def sources(s: Any, seat: int) -> dict[str, int]:
    """[JM-4.2]"""
    player = s.players[seat]
    return {"jelly": player.jelly, "pods": player.found}
