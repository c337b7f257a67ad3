"""The moves of Megalomania; those made most come first."""

from coffret.engine.actions import ActionSpace
from coffret.engine.names import Names

from .state import CARDS, COLOURS, RANKS, SCROLL_COUNT, SEATS

DIRECTIONS = Names("direction", ("up", "down"))
UPWARD, DOWNWARD = range(2)
MOST_CUBES = 10  # in one move; more can follow
COMBINATIONS = Names("combination", ("crystals", "cubes", "both", "scroll"))
CRYSTALS, CUBES, BOTH, SCROLL = range(4)

ACTIONS = ActionSpace(
    play_card={"card": CARDS},
    decline={},
    put_cubes={"direction": DIRECTIONS, "count": MOST_CUBES},
    use_power={"power": RANKS},
    choose_player={"player": SEATS},
    choose_colour={"colour": COLOURS},
    take_resources={"combination": COMBINATIONS},
    play_later={},
    take_trick={},
    refuse_trick={},
    choose_card={"card": CARDS},
    use_scroll={"scroll": SCROLL_COUNT},
    choose_scroll={"scroll": SCROLL_COUNT},
    assassinate={"card": CARDS},
)
MOVES = ACTIONS.table

PLAY_CARD = ACTIONS["play_card"]
DECLINE = ACTIONS["decline"]
PUT_CUBES = ACTIONS["put_cubes"]
USE_POWER = ACTIONS["use_power"]
CHOOSE_PLAYER = ACTIONS["choose_player"]
CHOOSE_COLOUR = ACTIONS["choose_colour"]
TAKE_RESOURCES = ACTIONS["take_resources"]
PLAY_LATER = ACTIONS["play_later"]
TAKE_TRICK = ACTIONS["take_trick"]
REFUSE_TRICK = ACTIONS["refuse_trick"]
CHOOSE_CARD = ACTIONS["choose_card"]
USE_SCROLL = ACTIONS["use_scroll"]
CHOOSE_SCROLL = ACTIONS["choose_scroll"]
ASSASSINATE = ACTIONS["assassinate"]
