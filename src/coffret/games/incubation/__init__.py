"""Incubation, for 2 to 5 breeders of dragons."""

from coffret.engine.game import Game

from .ending import TIE_BREAKS
from .events import EVENTS
from .features import FEATURES
from .moves import ACTIONS
from .options import OPTIONS
from .state import State

GAME = Game(
    package=__name__,
    prefix="INC",
    seats=range(2, 6),
    minutes=(30, 40),
    age=8,
    for_newcomers=True,
    rules_version=1,
    state=State,
    actions=ACTIONS,
    events=EVENTS,
    options=OPTIONS,
    features=FEATURES,
    tie_breaks=TIE_BREAKS,
    hidden=False,
    # 99 rounds of 5 turns, and no turn of more than 100 decisions: at most 4 hatchings, each
    # with 2 treasures and their tokens.
    longest=99 * 5 * 100,
)
