"""Megalomania, for 2 to 4 takers of tricks."""

from coffret.engine.game import Game
from coffret.engine.search_settings import SearchSettings

from .ending import TIE_BREAKS
from .events import EVENTS
from .features import FEATURES
from .moves import ACTIONS
from .options import OPTIONS
from .state import ROUNDS, State

GAME = Game(
    package=__name__,
    prefix="MEG",
    seats=range(2, 5),
    minutes=(30, 45),
    age=14,
    rules_version=2,
    state=State,
    actions=ACTIONS,
    events=EVENTS,
    options=OPTIONS,
    features=FEATURES,
    tie_breaks=TIE_BREAKS,
    rounds=ROUNDS,
    # A rollout of some tricks: a whole round would say little about the current move.
    search=SearchSettings(horizon=20, decisive=800),
    # 12 rounds; in each, 4 players with at most 30 decisions before the first trick, and 8 tricks
    # of 4 cards with at most 12 decisions each.
    longest=12 * (4 * 30 + 8 * 4 * 12),
)
