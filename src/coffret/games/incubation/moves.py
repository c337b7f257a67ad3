"""The moves of Incubation."""

from coffret.engine.actions import ActionSpace
from coffret.engine.names import Names

from .state import DECKS, MOST_OBJECTIVES, RESOURCES, SECTIONS

REROLLS = Names("reroll", ("first", "second", "both"))

ACTIONS = ActionSpace(
    choose_egg={"deck": DECKS},  # set-up
    roll={},
    keep={},
    reroll={"dice": REROLLS},
    use_die={"die": 2},
    use_pair={},
    take_egg={"die": 2, "deck": DECKS},
    place={"resource": RESOURCES, "incubator": 2},
    leave_excess={"section": SECTIONS},
    hatch={"incubator": 2},
    take_treasure={"section": SECTIONS},
    claim={"objective": MOST_OBJECTIVES},
    claim_nothing={},
)
MOVES = ACTIONS.table

CHOOSE_EGG = ACTIONS["choose_egg"]
ROLL = ACTIONS["roll"]
KEEP = ACTIONS["keep"]
REROLL = ACTIONS["reroll"]
USE_DIE = ACTIONS["use_die"]
USE_PAIR = ACTIONS["use_pair"]
TAKE_EGG = ACTIONS["take_egg"]
PLACE = ACTIONS["place"]
LEAVE_EXCESS = ACTIONS["leave_excess"]
HATCH = ACTIONS["hatch"]
TAKE_TREASURE = ACTIONS["take_treasure"]
CLAIM = ACTIONS["claim"]
CLAIM_NOTHING = ACTIONS["claim_nothing"]
