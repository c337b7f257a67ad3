"""Pig: roll as often as you dare."""

from coffret.engine.game import Game

from .state import ACTIONS, EVENTS, FEATURES, LAST_ROUND, MOST_POINTS, OPTIONS, State

GAME = Game(
    package=__name__,
    prefix="PIG",
    seats=range(2, 9),
    minutes=(5, 15),
    age=6,
    rules_version=1,
    state=State,
    actions=ACTIONS,
    events=EVENTS,
    options=OPTIONS,
    features=FEATURES,
    hidden=False,
    # A roll adds at least 2 to the pot, so a turn has at most half as many rolls as points.
    longest=LAST_ROUND * 8 * MOST_POINTS // 2,
)
