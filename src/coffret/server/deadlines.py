"""Deadlines: the times at which the clock ends a seat's decision.

Most due times cost nobody a decision: dice land, a countdown ends. Only at a deadline can a move be
too late, so only there is lag forgiven.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from coffret.engine import transitions
from coffret.engine.game import Game
from coffret.engine.match import Match


def is_deadline(match: Match, due: int) -> bool:
    """Whether the decision changes at that time: what is due next."""
    rules: Any = match.game.rules
    if rules.deadline(match.state) != due:
        return False
    return bool(rules.decision_id(_later(match, due)) != rules.decision_id(match.state))


def why_too_late(match: Match, due: int, seat: int, action: int) -> str:
    """The rule that forbids a move after the deadline."""
    return match.game.why_not(_later(match, due), seat, action)


@lru_cache(maxsize=64)
def _scratch(game: Game) -> Any:
    """Memory for one state: allocating a record takes longer than filling it."""
    return game.state.new()


def _later(match: Match, time: int) -> Any:
    """A copy of the state at a later time, valid until the next call; its random numbers are not
    the match's."""
    s = _scratch(match.game)
    s._words[:] = match.state._words
    if time > s.clock:
        match.game.plain(transitions).wait(s, time - s.clock)
    return s
