"""The moves of Megalomania; those made most come first."""

from coffret.engine.actions import ActionSpace
from coffret.engine.names import Names

from .state import CARDS, COLOURS, RANKS, SCROLL_COUNT, SEATS

DIRECTIONS = Names("direction", ("up", "down"))
UPWARD, DOWNWARD = range(2)
MOST_CUBES = 10  # in one move; more can follow
COMBINATIONS = Names("combination", ("crystals", "cubes", "both", "scroll"))
CRYSTALS, CUBES, BOTH, SCROLL = range(4)

ACTIONS = ActionSpace()
PLAY_CARD = ACTIONS.add("play_card", card=CARDS)
DECLINE = ACTIONS.add("decline")
PUT_CUBES = ACTIONS.add("put_cubes", direction=DIRECTIONS, count=MOST_CUBES)
USE_POWER = ACTIONS.add("use_power", power=RANKS)
CHOOSE_PLAYER = ACTIONS.add("choose_player", player=SEATS)
CHOOSE_COLOUR = ACTIONS.add("choose_colour", colour=COLOURS)
TAKE_RESOURCES = ACTIONS.add("take_resources", combination=COMBINATIONS)
PLAY_LATER = ACTIONS.add("play_later")
TAKE_TRICK = ACTIONS.add("take_trick")
REFUSE_TRICK = ACTIONS.add("refuse_trick")
CHOOSE_CARD = ACTIONS.add("choose_card", card=CARDS)
USE_SCROLL = ACTIONS.add("use_scroll", scroll=SCROLL_COUNT)
CHOOSE_SCROLL = ACTIONS.add("choose_scroll", scroll=SCROLL_COUNT)
ASSASSINATE = ACTIONS.add("assassinate", card=CARDS)
MOVES = ACTIONS.table
