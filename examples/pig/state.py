"""The state of the table, the moves and the events."""

from coffret.engine.actions import ActionSpace
from coffret.engine.events import EventSpace
from coffret.engine.layout import FeatureLayout
from coffret.engine.names import Names
from coffret.engine.options import OptionSpace
from coffret.engine.record import record
from coffret.engine.state import MOST_SEATS, state

SIDES = 6
LAST_ROUND = 20
MOST_POINTS = 100

PHASES = Names("phase", ("turn", "over"))
TURN, OVER = range(len(PHASES))

Player = record(points=int)
State = state(
    events=4,  # the most that one step emits
    goal=int,
    rounds=int,  # begun
    turns=int,  # finished in this round
    die=int,  # 0: nobody has rolled
    pot=int,  # points of this turn, not yet safe
    players=(MOST_SEATS, Player),
)

ACTIONS = ActionSpace()
ROLL = ACTIONS.add("roll")
HOLD = ACTIONS.add("hold")

EVENTS = EventSpace()
ROLLED = EVENTS.add("rolled", die=int)
LOST = EVENTS.add("lost", points=int)
HELD = EVENTS.add("held", points=int)
ENDED = EVENTS.add("ended")

OPTIONS = OptionSpace(defaults={"goal": 50}, goal=range(20, MOST_POINTS + 1))

PLAYER_LENGTH = 3  # whether there is one, whether it is this player's turn, points
FEATURES = FeatureLayout(phase=len(PHASES), pot=1, round=1, players=MOST_SEATS * PLAYER_LENGTH)
