"""Dragon Island, for 2 to 4 wizards."""

from coffret.engine.game import Game
from coffret.engine.search_settings import SearchSettings

from .ending import TIE_BREAKS
from .events import EVENTS
from .features import FEATURES
from .moves import ACTIONS
from .options import OPTIONS
from .state import State

GAME = Game(
    package=__name__,
    prefix="DI",
    seats=range(2, 5),
    minutes=(60, 60),
    age=14,
    rules_version=1,
    state=State,
    actions=ACTIONS,
    events=EVENTS,
    options=OPTIONS,
    features=FEATURES,
    tie_breaks=TIE_BREAKS,
    search=SearchSettings(horizon=12, exploration=150),
    # 44 turns of no more than 90 decisions: 10 dragons to appear, 50 to be moved, and a handful.
    longest=44 * 90,
)
