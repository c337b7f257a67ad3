"""The moves of Incubation."""

from coffret.engine.actions import ActionSpace
from coffret.engine.names import Names

from .state import DECKS, MOST_OBJECTIVES, RESOURCES, SECTIONS

REROLLS = Names("reroll", ("first", "second", "both"))

ACTIONS = ActionSpace()
CHOOSE_EGG = ACTIONS.add("choose_egg", deck=DECKS)  # setup
ROLL = ACTIONS.add("roll")
KEEP = ACTIONS.add("keep")
REROLL = ACTIONS.add("reroll", dice=REROLLS)
USE_DIE = ACTIONS.add("use_die", die=2)
USE_PAIR = ACTIONS.add("use_pair")
TAKE_EGG = ACTIONS.add("take_egg", die=2, deck=DECKS)
PLACE = ACTIONS.add("place", resource=RESOURCES, incubator=2)
LEAVE_EXCESS = ACTIONS.add("leave_excess", section=SECTIONS)
HATCH = ACTIONS.add("hatch", incubator=2)
TAKE_TREASURE = ACTIONS.add("take_treasure", section=SECTIONS)
CLAIM = ACTIONS.add("claim", objective=MOST_OBJECTIVES)
CLAIM_NOTHING = ACTIONS.add("claim_nothing")
MOVES = ACTIONS.table
