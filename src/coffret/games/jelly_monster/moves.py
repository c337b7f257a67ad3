"""The moves of Attack of the Jelly Monster.

Placing a die and using its effect are one action [JM-2.4], so each effect is a separate move.
Players are named clockwise from the one who moves: a move means the same in every seat.
"""

from coffret.engine.actions import ActionSpace

from .state import (
    AIMING,
    CONTENTS,
    EXPELLING,
    FACES,
    MOST_DISTRICTS,
    NEIGHBOURS,
    STEPS,
    WAYS,
)

ACTIONS = ActionSpace()
READY = ACTIONS.add("ready")
ROLL_AGAIN = ACTIONS.add("roll_again")  # place none of these dice
PLACE = ACTIONS.add("place", die=FACES, district=MOST_DISTRICTS)
PLACE_AND_AIM = ACTIONS.add("place_and_aim", die=AIMING, district=MOST_DISTRICTS, step=STEPS)
CLOSE = ACTIONS.add("close", district=MOST_DISTRICTS)
TURN_TIMER = ACTIONS.add("turn_timer")
HOLD = ACTIONS.add("hold")  # neither barrier nor timer for now
COPY = ACTIONS.add("copy", way=WAYS)
GIVE = ACTIONS.add("give", player=NEIGHBOURS)
DISCARD = ACTIONS.add("discard", content=CONTENTS)
# Most of all moves, so they come last: a search through the legal ones is over sooner.
PLACE_AND_EXPEL = ACTIONS.add(
    "place_and_expel", die=EXPELLING, district=MOST_DISTRICTS, owner=NEIGHBOURS, expelled=FACES
)
MOVES = ACTIONS.table
