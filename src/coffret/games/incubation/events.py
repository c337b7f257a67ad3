"""The events of Incubation, for the log and the screen."""

from coffret.engine.events import PLACE, EventSpace
from coffret.engine.names import Names

from .state import COLOURS, FACES, RESOURCES

ENDINGS = Names("ending", ("decks", "objectives", "rounds"))
NO_DECKS, NO_OBJECTIVES, TOO_LONG = range(3)

EVENTS = EventSpace()
BEGINS = EVENTS.add("begins")
TURN = EVENTS.add("turn", number=int)
TOOK_EGG = EVENTS.add("took_egg", egg="egg", deck=PLACE, incubator=PLACE)
ROLLED = EVENTS.add("rolled", first=FACES, second=FACES)
REROLLED = EVENTS.add("rerolled", first=FACES, second=FACES)
# −1: the reserve had none.
WHEEL_TURNED = EVENTS.add("wheel_turned", coin=PLACE, water=PLACE, fire=PLACE)
TOOK_COINS = EVENTS.add("took_coins", count=int)
PLACED = EVENTS.add("placed", resource=RESOURCES, incubator=PLACE, count=int)
LEFT_EXCESS = EVENTS.add("left_excess", resource=RESOURCES, section=PLACE, count=int)
RESERVE_SHORT = EVENTS.add("reserve_short", what=FACES, count=int)
HATCHED = EVENTS.add("hatched", egg="egg", incubator=PLACE, points=int)
TOOK_TREASURE = EVENTS.add("took_treasure", section=PLACE, coins=int, water=int, fire=int)
FOUND_NOTHING = EVENTS.add("found_nothing", colour=COLOURS)
MARKET_EMPTY = EVENTS.add("market_empty")
CLAIMED = EVENTS.add("claimed", objective="objective", points=int)
LAST_ROUND = EVENTS.add("last_round", why=ENDINGS)
ENDED = EVENTS.add("ended")
