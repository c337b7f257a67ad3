"""The events of Dragon Island, for the log and the screen."""

from coffret.engine.events import EventSpace

from .state import COLOURS, KINDS

TILE = int
"""The number of a tile on the island; 0 is the Keep."""

EVENTS = EventSpace()
BEGINS = EVENTS.add("begins")
TURN = EVENTS.add("turn", number=int)
DREW_TILE = EVENTS.add("drew_tile", left=int)
FOUND_TILE = EVENTS.add("found_tile", tile="tile")  # only for the player who drew it
DREW_MAPS = EVENTS.add("drew_maps", count=int, kept=int)
FOUND_MAP = EVENTS.add("found_map", map="map")  # only for the player who drew it
PUT_UNDER = EVENTS.add("put_under", map="map")  # only for that player, unless screens are open
ANNOUNCED = EVENTS.add("announced", colour=COLOURS)
PLACED = EVENTS.add("placed", tile=TILE, kind=KINDS, face=int, beside=TILE)
GAINED = EVENTS.add("gained", colour=COLOURS, count=int)
STORM = EVENTS.add("storm", colour=COLOURS)
BLOWN_AWAY = EVENTS.add("blown_away", colour=COLOURS)
PETS_SHAKEN = EVENTS.add("pets_shaken", count=int, lost=int)  # a bit mask of colours
APPEARED = EVENTS.add("appeared", colour=COLOURS, count=int, tile=TILE)
STAYED_AWAY = EVENTS.add("stayed_away", colour=COLOURS, count=int)
CARRIED = EVENTS.add("carried", colour=COLOURS, origin=TILE, destination=TILE)
WENT = EVENTS.add("went", tile=TILE)
STAYED = EVENTS.add("stayed")
PAID = EVENTS.add("paid", colour=COLOURS, count=int)
TAMED = EVENTS.add("tamed", colour=COLOURS, gold=int)
CAPTURED = EVENTS.add("captured", count=int, colours=int, fame=int)
BUILT_PEN = EVENTS.add("built_pen", tile=TILE, fame=int)
BUILT_SPIRE = EVENTS.add("built_spire", tile=TILE, fame=int)
BUILT_LAIR = EVENTS.add("built_lair", tile=TILE, fame=int, colour=COLOURS)
PLAYED_MAP = EVENTS.add("played_map", map="map", fame=int, tile=TILE)
ENDED = EVENTS.add("ended")
