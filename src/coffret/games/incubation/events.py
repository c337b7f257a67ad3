"""The events of Incubation, for the log and the screen."""

from coffret.engine.events import PLACE, EventSpace
from coffret.engine.names import Names

from .state import COLOURS, FACES, RESOURCES

ENDINGS = Names("ending", ("decks", "objectives", "rounds"))
NO_DECKS, NO_OBJECTIVES, TOO_LONG = range(3)

EVENTS = EventSpace(
    begins={},
    turn={"number": int},
    took_egg={"egg": "egg", "deck": PLACE, "incubator": PLACE},
    rolled={"first": FACES, "second": FACES},
    rerolled={"first": FACES, "second": FACES},
    wheel_turned={"coin": PLACE, "water": PLACE, "fire": PLACE},  # −1: the reserve had none
    took_coins={"count": int},
    placed={"resource": RESOURCES, "incubator": PLACE, "count": int},
    left_excess={"resource": RESOURCES, "section": PLACE, "count": int},
    reserve_short={"what": FACES, "count": int},
    hatched={"egg": "egg", "incubator": PLACE, "points": int},
    took_treasure={"section": PLACE, "coins": int, "water": int, "fire": int},
    found_nothing={"colour": COLOURS},
    market_empty={},
    claimed={"objective": "objective", "points": int},
    last_round={"why": ENDINGS},
    ended={},
)

BEGINS = EVENTS["begins"]
TURN = EVENTS["turn"]
TOOK_EGG = EVENTS["took_egg"]
ROLLED = EVENTS["rolled"]
REROLLED = EVENTS["rerolled"]
WHEEL_TURNED = EVENTS["wheel_turned"]
TOOK_COINS = EVENTS["took_coins"]
PLACED = EVENTS["placed"]
LEFT_EXCESS = EVENTS["left_excess"]
RESERVE_SHORT = EVENTS["reserve_short"]
HATCHED = EVENTS["hatched"]
TOOK_TREASURE = EVENTS["took_treasure"]
FOUND_NOTHING = EVENTS["found_nothing"]
MARKET_EMPTY = EVENTS["market_empty"]
CLAIMED = EVENTS["claimed"]
LAST_ROUND = EVENTS["last_round"]
ENDED = EVENTS["ended"]
