"""The moves of Megalomania; those made most come first.

Scrolls beyond the twenty of the box have their numbers at the end, so that no other number depends
on how many there may be.
"""

from coffret.engine.actions import ActionSpace
from coffret.engine.names import Names
from coffret.engine.rule import rule

from .state import CARDS, COLOURS, MOST_SCROLLS, RANKS, SCROLL_COUNT, SEATS

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
USE_MORE = ACTIONS.more("use_scroll", MOST_SCROLLS - SCROLL_COUNT)
CHOOSE_MORE = ACTIONS.more("choose_scroll", MOST_SCROLLS - SCROLL_COUNT)
MOVES = ACTIONS.table


@rule
def use_of(scroll):
    """The number of using that scroll."""
    return USE_SCROLL + scroll if scroll < SCROLL_COUNT else USE_MORE + scroll - SCROLL_COUNT


@rule
def choice_of(scroll):
    """The number of choosing that scroll."""
    return CHOOSE_SCROLL + scroll if scroll < SCROLL_COUNT else CHOOSE_MORE + scroll - SCROLL_COUNT
