"""The moves of Dragon Island.

Tiles on the island are named by the order in which they were placed; the Keep is 0. A place for
a new tile is named by the oldest tile next to it and the direction from there, so each has one
name only. Maps are named by their card.
"""

from coffret.engine.actions import ActionSpace

from .geometry import DIRECTIONS
from .state import COLOURS, ENERGIES, HAND, MAP_COUNT, MOST_PLACED

MOST_PAID = 10  # a capture

ACTIONS = ActionSpace()
PUT_UNDER = ACTIONS.add("put_under", map=MAP_COUNT)
CHOOSE_TILE = ACTIONS.add("choose_tile", tile=HAND, side=2)
CHOOSE_JOKER = ACTIONS.add("choose_joker", tile=HAND, colour=ENERGIES)
PLACE = ACTIONS.add("place", beside=MOST_PLACED, direction=DIRECTIONS)
FILL_TILE = ACTIONS.add("fill_tile", tile=MOST_PLACED)
LIFT = ACTIONS.add("lift", origin=MOST_PLACED)
LEAVE_DRAGONS = ACTIONS.add("leave_dragons")
DROP = ACTIONS.add("drop", destination=MOST_PLACED)
CARRY = ACTIONS.add("carry", colour=COLOURS)
ENOUGH = ACTIONS.add("enough")
GO = ACTIONS.add("go", tile=MOST_PLACED)
TAME = ACTIONS.add("tame")
CAPTURE = ACTIONS.add("capture")
PAY = ACTIONS.add("pay", colour=ENERGIES, count=MOST_PAID + 1)
TAKE_GOLD = ACTIONS.add("take_gold")
BUILD_PEN = ACTIONS.add("build_pen")
BUILD_SPIRE = ACTIONS.add("build_spire")
BUILD_LAIR = ACTIONS.add("build_lair", pet=COLOURS)
DRAW_MAPS = ACTIONS.add("draw_maps")
TELEKINESIS = ACTIONS.add("telekinesis", direction=DIRECTIONS)
NO_ACTION = ACTIONS.add("no_action")
PLAY_MAP = ACTIONS.add("play_map", map=MAP_COUNT)
END_TURN = ACTIONS.add("end_turn")
MOVES = ACTIONS.table
