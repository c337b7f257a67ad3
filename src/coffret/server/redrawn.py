"""A copy of a position in which a seat's hidden information is redrawn."""

from __future__ import annotations

from typing import Any

from coffret.engine import fairness, rng, transitions
from coffret.engine.match import Match
from coffret.engine.state import Dice


def determinized(match: Match, seat: int) -> Any:
    """A determinized state, so that hidden information never reaches a hint."""
    s = match.game.state.copy(match.state)
    dice = Dice.new()
    rng.reseed(dice, fairness.words(fairness.new_secret(), "hint", 0))
    match.game.plain(transitions).determinize(s, seat, dice)
    return s
