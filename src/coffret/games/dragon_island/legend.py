"""The domains of a Dragon Island view's fields, and the rules that explain phases and moves."""

from coffret.engine.events import PLACE, SEAT
from coffret.engine.legend import ASIDE, EACH_SEAT, Domain
from coffret.engine.names import Names
from coffret.engine.texts import Texts

from . import phase
from .reasons import HOME
from .state import BUILDINGS, COLOURS, KEEP, KINDS, TOWER

PURPOSES = Names("purpose", ("capture", "pen", "spire", "lair"))

FIELDS: dict[str, Domain] = {
    "seat": ASIDE,
    "phase": phase.NAMES,
    "turn": SEAT,
    "first_player": SEAT,
    "owner": SEAT,
    "wizards": SEAT,
    "lairs": COLOURS,
    "lairs/*": SEAT,
    "players": EACH_SEAT,
    "supply": COLOURS,
    "dragons": COLOURS,
    "goods": COLOURS,
    "pets": COLOURS,
    "captured": COLOURS,
    "around": COLOURS,
    "active": COLOURS,
    "colour": COLOURS,
    "centre": COLOURS,
    "lair_of": COLOURS,
    "kind": KINDS,
    "building": BUILDINGS,
    "for": PURPOSES,
    "side": PLACE,
    "id": "tile",
    "maps/id": "map",
    "offered/id": "map",
    # For those who draw the island; the list of moves names the ways and places.
    "island/side": ASIDE,
    "q": ASIDE,
    "r": ASIDE,
    "places": ASIDE,
    "ways": ASIDE,
    "draws": ASIDE,
    "filling": ASIDE,
    "carry_cost": ASIDE,
    "here": ASIDE,
    "mixes": ASIDE,
    "near": ASIDE,
    "steps": ASIDE,
    "keeps": ASIDE,
}

PHASES = {
    "maps": "DI-7.7",
    "tile": "DI-2.1",
    "place": "DI-2.2",
    "fill": "DI-3.2",
    "lift": "DI-4.1",
    "drop": "DI-4.1",
    "carry": "DI-4.1",
    "walk": "DI-5.2",
    "deal": "DI-6.3",
    "pay": "DI-6.6",
    "act": "DI-7.9",
    "treasure": "DI-8.1",
    "over": "DI-11.2",
}

MOVES = {kind: rule for kind, (_, rule) in HOME.items()}


def names(texts: Texts) -> dict[str, dict[str, str]]:
    return {"tile": {KINDS[kind]: texts.name(KINDS, KINDS[kind]) for kind in (TOWER, KEEP)}}
