"""The domains of an Incubation view's fields, and the rules that explain phases and moves."""

from coffret.engine.events import PLACE, SEAT
from coffret.engine.legend import ASIDE, EACH_SEAT, Domain
from coffret.engine.texts import Texts

from . import phase
from .components import OBJECTIVES
from .phrases import objective_text
from .reasons import HOME
from .state import COLOURS, FACES, KINDS

FIELDS: dict[str, Domain] = {
    "seat": ASIDE,
    "phase": phase.NAMES,
    "turn": SEAT,
    "first_player": SEAT,
    "claimed_by": SEAT,
    "players": EACH_SEAT,
    "face": FACES,
    "colour": COLOURS,
    "colours": COLOURS,
    "sales": COLOURS,
    "dragons": COLOURS,
    "kind": KINDS,
    "id": "egg",
    "objectives": "objective",
    "objectives/id": "objective",
    # What an objective asks for has a line of text.
    "objectives/dragons": ASIDE,
    "objectives/same": ASIDE,
    "objectives/different": ASIDE,
    "objectives/total": ASIDE,
    "objectives/coins": ASIDE,
    "progress": ASIDE,  # of the board: the legal moves show what can be claimed
    "spinner/coin": PLACE,
    "spinner/water": PLACE,
    "spinner/fire": PLACE,
}

PHASES = {
    "first-egg": "INC-1.6",
    "roll": "INC-2.1",
    "reroll": "INC-2.1",
    "treasure": "INC-4.2",
    "dice": "INC-3.4",
    "place": "INC-3.8",
    "excess": "INC-3.6",
    "hatch": "INC-4.1",
    "claim": "INC-5.1",
    "over": "INC-6.2",
}

MOVES = {kind: rule for kind, (_, rule) in HOME.items()}


def lines(texts: Texts) -> dict[str, dict[str, str]]:
    return {
        "objective": {
            OBJECTIVES.ids[card]: objective_text(card, texts) for card in range(len(OBJECTIVES))
        }
    }
