"""The moves of Dragon Island.

Tiles on the island are named by the order in which they were placed; the Keep is 0. A place for
a new tile is named by the oldest tile beside it and the direction from there, so each has one
name only. Maps are named by their card.
"""

from coffret.engine.actions import ActionSpace

from .geometry import DIRECTIONS
from .state import COLOURS, ENERGIES, HAND, MAP_COUNT, MOST_PLACED

MOST_PAID = 10  # a capture

ACTIONS = ActionSpace(
    put_under={"map": MAP_COUNT},
    choose_tile={"tile": HAND, "side": 2},
    choose_joker={"tile": HAND, "colour": ENERGIES},
    place={"beside": MOST_PLACED, "direction": DIRECTIONS},
    fill_tile={"tile": MOST_PLACED},
    lift={"origin": MOST_PLACED},
    leave_dragons={},
    drop={"destination": MOST_PLACED},
    carry={"colour": COLOURS},
    enough={},
    go={"tile": MOST_PLACED},
    tame={},
    capture={},
    pay={"colour": ENERGIES, "count": MOST_PAID + 1},
    take_gold={},
    build_pen={},
    build_spire={},
    build_lair={"pet": COLOURS},
    draw_maps={},
    telekinesis={"direction": DIRECTIONS},
    no_action={},
    play_map={"map": MAP_COUNT},
    end_turn={},
)
MOVES = ACTIONS.table

PUT_UNDER = ACTIONS["put_under"]
CHOOSE_TILE = ACTIONS["choose_tile"]
CHOOSE_JOKER = ACTIONS["choose_joker"]
PLACE = ACTIONS["place"]
FILL_TILE = ACTIONS["fill_tile"]
LIFT = ACTIONS["lift"]
LEAVE_DRAGONS = ACTIONS["leave_dragons"]
DROP = ACTIONS["drop"]
CARRY = ACTIONS["carry"]
ENOUGH = ACTIONS["enough"]
GO = ACTIONS["go"]
TAME = ACTIONS["tame"]
CAPTURE = ACTIONS["capture"]
PAY = ACTIONS["pay"]
TAKE_GOLD = ACTIONS["take_gold"]
BUILD_PEN = ACTIONS["build_pen"]
BUILD_SPIRE = ACTIONS["build_spire"]
BUILD_LAIR = ACTIONS["build_lair"]
DRAW_MAPS = ACTIONS["draw_maps"]
TELEKINESIS = ACTIONS["telekinesis"]
NO_ACTION = ACTIONS["no_action"]
PLAY_MAP = ACTIONS["play_map"]
END_TURN = ACTIONS["end_turn"]
