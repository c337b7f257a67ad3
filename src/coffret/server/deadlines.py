"""Deadlines: the times at which the clock puts an end to what a seat had to decide.

Most of what is due takes nothing from anybody: dice land, a countdown ends. Only at a deadline is
there a question of who came too late, so only there is lag forgiven.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from coffret.engine import conduct
from coffret.engine.game import Game
from coffret.engine.match import Match


def is_deadline(match: Match, due: int) -> bool:
    """Whether something else is to be decided afterwards than until then."""
    rules: Any = match.game.rules
    return bool(rules.question(_later(match, due)) != rules.question(match.state))


def why_too_late(match: Match, due: int, seat: int, action: int) -> str:
    """The rule that stands against a move after the deadline."""
    return match.game.why_not(_later(match, due), seat, action)


@lru_cache(maxsize=64)
def _scratch(game: Game) -> Any:
    """Room for one state: making a record takes longer than filling it."""
    return game.state.new()


def _later(match: Match, time: int) -> Any:
    """A copy of the state at a later time, until the next one is asked for; its chance is not the
    match's."""
    s = _scratch(match.game)
    s._words[:] = match.state._words
    if time > s.clock:
        match.game.plain(conduct).wait(s, time - s.clock)
    return s
