"""The result of a match: scores, winners and why, and the secret behind its commitment."""

from __future__ import annotations

from coffret.engine import matchfile
from coffret.engine.match import Match
from coffret.engine.ranking import reason

from .messages import Result


def result_of(match: Match) -> Result | None:
    """None before the end; includes how often each seat moved and how long it took."""
    if not match.is_over:
        return None
    found = matchfile.result(match)
    moves = [0] * len(match.seats)
    milliseconds = [0] * len(match.seats)
    before = 0
    for entry in match.log:
        if entry.seat is not None:
            moves[entry.seat] += 1
            milliseconds[entry.seat] += entry.time - before
        before = entry.time
    return Result(
        found.scores,
        found.winners,
        reason(match.game, match.state),
        match.game.sources(match.state),
        match.secret.hex(),
        match.commitment,
        found.state,
        moves,
        [round(taken / 1000, 1) for taken in milliseconds],
    )
