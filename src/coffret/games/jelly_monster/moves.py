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

ACTIONS = ActionSpace(
    ready={},
    roll_again={},  # place none of these dice
    place={"die": FACES, "district": MOST_DISTRICTS},
    place_and_aim={"die": AIMING, "district": MOST_DISTRICTS, "step": STEPS},
    close={"district": MOST_DISTRICTS},
    turn_timer={},
    hold={},  # neither barrier nor timer for now
    copy={"way": WAYS},
    give={"player": NEIGHBOURS},
    discard={"content": CONTENTS},
    # Most of all moves, so they come last: a search through the legal ones is over sooner.
    place_and_expel={
        "die": EXPELLING,
        "district": MOST_DISTRICTS,
        "owner": NEIGHBOURS,
        "expelled": FACES,
    },
)
MOVES = ACTIONS.table

READY = ACTIONS["ready"]
ROLL_AGAIN = ACTIONS["roll_again"]
PLACE = ACTIONS["place"]
PLACE_AND_AIM = ACTIONS["place_and_aim"]
PLACE_AND_EXPEL = ACTIONS["place_and_expel"]
CLOSE = ACTIONS["close"]
TURN_TIMER = ACTIONS["turn_timer"]
HOLD = ACTIONS["hold"]
COPY = ACTIONS["copy"]
GIVE = ACTIONS["give"]
DISCARD = ACTIONS["discard"]
