"""The domains of a Megalomania view's fields, and the rules that explain phases and moves."""

from coffret.engine.events import SEAT
from coffret.engine.legend import ASIDE, EACH_SEAT, OF_ANOTHER, Domain
from coffret.engine.names import Names
from coffret.engine.texts import Texts

from . import moves, phase
from .components import EFFECTS, MISSIONS, SCROLLS, TASKS, WAYS
from .moves import COMBINATIONS
from .phrases import OTHER, OWN, card_text, effect_text, task_text
from .progress import BONDS, REASONS
from .state import CARDS, CLAIMS, COLOURS, RANKS

CARD = "card"
OTHERS_SCROLL = f"scroll{OF_ANOTHER}"

FIELDS: dict[str, Domain] = {
    "seat": ASIDE,
    "plays/seat": SEAT,
    "scroll/seat": SEAT,
    "phase": phase.NAMES,
    "turn": SEAT,
    "dealer": SEAT,
    "ahead": SEAT,
    "leader": SEAT,
    "waiting": SEAT,
    "spied": SEAT,
    "next_leader": SEAT,
    "fixed_leader": SEAT,
    "gives_to": SEAT,
    "partner": SEAT,
    "players": EACH_SEAT,
    "dominant": COLOURS,
    "lead_colour": COLOURS,
    "colour": COLOURS,
    "powers_used": RANKS,
    "in_force": RANKS,
    "power": RANKS,
    "claim": CLAIMS,
    "combinations": COMBINATIONS,
    "card": CARD,
    "drawn": CARD,
    "turned_up": CARD,
    "taken": CARD,
    "hand": CARD,
    "known": CARD,
    "up": CARD,
    "row": CARD,
    "apart": CARD,
    "id": "scroll",
    "mission/id": "mission",
    "cards": CARD,
    "counts": CARD,
    "order": SEAT,
    "taker/seat": SEAT,
    "history/seat": SEAT,
    "reason": REASONS,
    "bond": BONDS,
    "alone": COLOURS,
    "colours": COLOURS,
    "ranks": RANKS,
    "effect": Names("effect", EFFECTS),
    "task": Names("task", TASKS),
    "way": Names("way", WAYS),
    # A mission and a scroll have a line of text.
    "mission/task": ASIDE,
    "mission/way": ASIDE,
    "scrolls/effect": ASIDE,
    "scrolls_used/effect": ASIDE,
    "looked_at/effect": ASIDE,
    "discarded/effect": ASIDE,
    # For drawn boards: the table itself shows it.
    "finished": ASIDE,
    "scored": ASIDE,
    "dominating": ASIDE,
    "barred": ASIDE,
    "banners": ASIDE,
    "values": ASIDE,
    "mission/deal": ASIDE,
    "mission/amount": ASIDE,
    "mission/colour": ASIDE,
    "mission/ranks": ASIDE,
    "mission/counts": ASIDE,
    "sums/counts": ASIDE,
}

PHASES = {
    "card": "MEG-4.2",
    "cubes": "MEG-6.1",
    "power": "MEG-5.9",
    "other-power": "MEG-8.18",
    "farmer": "MEG-5.1",
    "explorer": "MEG-5.3",
    "oracle": "MEG-5.7",
    "claim": "MEG-8.16",
    "claim-colour": "MEG-8.16",
    "steal": "MEG-8.10",
    "resources": "MEG-3.1",
    "row": "MEG-7.15",
    "split": "MEG-7.24",
    "give": "MEG-7.25",
    "scroll": "MEG-2.1",
    "copy": "MEG-8.7",
    "keep": "MEG-8.8",
    "kept": "MEG-8.8",
    "new-colour": "MEG-8.3",
    "spy": "MEG-8.6",
    "spy-take": "MEG-8.6",
    "spy-give": "MEG-8.6",
    "swap": "MEG-8.13",
    "lead": "MEG-8.19",
    "over": "MEG-9.1",
}

# A board draws a scroll by its effect.
DRAWN_BY = {"scroll": "effect"}

# The other moves choose what the phase asks for.
MOVES = {
    moves.PLAY_CARD: "MEG-4.2",
    moves.PUT_CUBES: "MEG-6.1",
    moves.USE_POWER: "MEG-5.9",
    moves.TAKE_RESOURCES: "MEG-3.1",
    moves.PLAY_LATER: "MEG-8.14",
    moves.REFUSE_TRICK: "MEG-8.16",
    moves.USE_SCROLL: "MEG-2.1",
    moves.ASSASSINATE: "MEG-5.2",
}


def names(texts: Texts) -> dict[str, dict[str, str]]:
    return {CARD: {card: card_text(card, texts) for card in CARDS}}


def lines(texts: Texts) -> dict[str, dict[str, str]]:
    """A scroll has two: for its holder, and of another player."""
    return {
        "mission": {MISSIONS.ids[card]: task_text(card, texts) for card in range(len(MISSIONS))},
        "scroll": _effects(texts, OWN),
        OTHERS_SCROLL: _effects(texts, OTHER),
    }


def _effects(texts: Texts, whose: str) -> dict[str, str]:
    return {SCROLLS.ids[card]: effect_text(card, texts, whose) for card in range(len(SCROLLS))}
