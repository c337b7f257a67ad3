"""The eight steps of a turn: which one is being decided, which were taken, which must or may come.

What was taken is kept in `past.steps`: it follows from public events, and no rule reads it.
"""

from typing import Any

from coffret.engine.names import Names
from coffret.engine.rule import rule

from . import phase
from .state import NO_BUILDING

STEPS = Names("step", ("tile", "appear", "carry", "wizard", "deal", "act", "dig", "draw"))
TILE, APPEAR, CARRY, WIZARD, DEAL, ACT, DIG, DRAW = range(len(STEPS))
OPTIONAL = (CARRY, ACT, DIG)
"""A player may leave them out.  [DI-4.1, DI-7.9, DI-8.1]"""

STEP_OF_PHASE = {
    phase.MAPS: ACT,
    phase.TILE: TILE,
    phase.PLACE: TILE,
    phase.FILL: APPEAR,
    phase.LIFT: CARRY,
    phase.DROP: CARRY,
    phase.CARRY: CARRY,
    phase.WALK: WIZARD,
    phase.DEAL: DEAL,
    phase.PAY: ACT,
    phase.ACT: ACT,
    phase.TREASURE: DIG,
}


@rule
def take_step(s, number):
    """Something happened in a step of this turn."""
    s.past.steps |= 1 << number


def step_now(s: Any) -> int | None:
    """The step being decided; None before the first turn and after the last."""
    if s.rounds == 0 or s.phase == phase.OVER:
        return None
    if s.phase == phase.PAY and s.project == NO_BUILDING:
        return DEAL
    return STEP_OF_PHASE[s.phase]


def steps(s: Any) -> list[dict[str, str]] | None:
    """Each step with its state: done, now, must, may, or none where nothing is in it."""
    now = step_now(s)
    if now is None:
        return None
    return [{"step": STEPS[step], "state": _state(s, step, now)} for step in range(len(STEPS))]


def _state(s: Any, step: int, now: int) -> str:
    if step == now:
        return "now"
    if step < now:
        return "done" if s.past.steps >> step & 1 else "none"
    if step == DRAW and s.bag_count == 0:
        return "none"  # [DI-9.1]
    return "may" if step in OPTIONAL else "must"
