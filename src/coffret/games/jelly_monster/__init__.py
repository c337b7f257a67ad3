"""Attack of the Jelly Monster, for 3 to 5 squads at once."""

from coffret.engine.game import Game
from coffret.engine.search_settings import SearchSettings

from .events import EVENTS
from .features import FEATURES
from .moves import ACTIONS
from .options import OPTIONS
from .state import ROUNDS, State

GAME = Game(
    package=__name__,
    prefix="JM",
    seats=range(3, 6),
    minutes=(15, 25),
    age=8,
    rules_version=1,
    state=State,
    actions=ACTIONS,
    events=EVENTS,
    options=OPTIONS,
    features=FEATURES,
    # 4 rounds of 35 placements; up to a minute, or 200 rolls of the shortest time, before each of
    # them, by 5 players.
    longest=4 * 35 * 200 * 5,
    rounds=ROUNDS,
    terminal_options={"pace": "relaxed"},
    first_options={"faces": "green"},  # [JM-1.1]
    search=SearchSettings(horizon=20, exploration=250),
)
