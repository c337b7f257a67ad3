"""The events of Dragon Island, for the log and the screen."""

from coffret.engine.events import EventSpace

from .state import COLOURS, KINDS

TILE = int
"""The number of a tile on the island; 0 is the Keep."""

EVENTS = EventSpace(
    begins={},
    turn={"number": int},
    drew_tile={"left": int},
    found_tile={"tile": "tile"},  # only for the player who drew it
    drew_maps={"count": int, "kept": int},
    found_map={"map": "map"},  # only for the player who drew it
    put_under={"map": "map"},  # only for that player, unless screens are open
    announced={"colour": COLOURS},
    placed={"tile": TILE, "kind": KINDS, "face": int, "beside": TILE},
    gained={"colour": COLOURS, "count": int},
    storm={"colour": COLOURS},
    blown_away={"colour": COLOURS},
    pets_shaken={"count": int, "lost": int},  # a bit mask of colours
    appeared={"colour": COLOURS, "count": int, "tile": TILE},
    stayed_away={"colour": COLOURS, "count": int},
    carried={"colour": COLOURS, "origin": TILE, "destination": TILE},
    went={"tile": TILE},
    stayed={},
    paid={"colour": COLOURS, "count": int},
    tamed={"colour": COLOURS, "gold": int},
    captured={"count": int, "colours": int, "fame": int},
    built_pen={"tile": TILE, "fame": int},
    built_spire={"tile": TILE, "fame": int},
    built_lair={"tile": TILE, "fame": int, "colour": COLOURS},
    played_map={"map": "map", "fame": int, "tile": TILE},
    ended={},
)

BEGINS = EVENTS["begins"]
TURN = EVENTS["turn"]
DREW_TILE = EVENTS["drew_tile"]
FOUND_TILE = EVENTS["found_tile"]
DREW_MAPS = EVENTS["drew_maps"]
FOUND_MAP = EVENTS["found_map"]
PUT_UNDER = EVENTS["put_under"]
ANNOUNCED = EVENTS["announced"]
PLACED = EVENTS["placed"]
GAINED = EVENTS["gained"]
STORM = EVENTS["storm"]
BLOWN_AWAY = EVENTS["blown_away"]
PETS_SHAKEN = EVENTS["pets_shaken"]
APPEARED = EVENTS["appeared"]
STAYED_AWAY = EVENTS["stayed_away"]
CARRIED = EVENTS["carried"]
WENT = EVENTS["went"]
STAYED = EVENTS["stayed"]
PAID = EVENTS["paid"]
TAMED = EVENTS["tamed"]
CAPTURED = EVENTS["captured"]
BUILT_PEN = EVENTS["built_pen"]
BUILT_SPIRE = EVENTS["built_spire"]
BUILT_LAIR = EVENTS["built_lair"]
PLAYED_MAP = EVENTS["played_map"]
ENDED = EVENTS["ended"]
