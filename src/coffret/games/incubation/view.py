"""What a person may know of a game of Incubation, by allow-list; and why a move is refused."""

from typing import Any

from . import moves, phase
from .components import EGGS, OBJECTIVES
from .decks import top_egg
from .dice import is_pair
from .incubators import missing
from .market import COIN_MARK, FIRE_MARK, WATER_MARK, colour_of, pointed_at
from .moves import MOVES
from .rules import score
from .state import (
    CHEST,
    COLOURS,
    DECKS,
    EGG_COUNT,
    FACES,
    FIRE,
    KINDS,
    MOST_OBJECTIVES,
    NOTHING,
    SECTIONS,
    WATER,
)


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """Everything lies open but the decks below their top cards, so all seats see the same."""
    return own_view(s, seat) | open_view(s)


def own_view(s: Any, seat: int | None) -> dict[str, Any]:
    return {"seat": seat}


def open_view(s: Any) -> dict[str, Any]:
    return {
        "phase": phase.NAMES[s.phase],
        "round": s.rounds,
        "turn": None if s.phase == phase.OVER else s.turn,
        "first_player": s.first_player,
        "last_round": s.ending == 1,
        "dice": _dice(s),
        "hand": {"water": s.hand[WATER], "fire": s.hand[FIRE]},
        "sales": [COLOURS[colour] for colour in range(len(COLOURS)) if s.sales[colour]],
        "any_treasure": s.any_treasure == 1,
        "market": [
            {"colour": COLOURS[colour_of(section)]} | _pile(s.treasures[section])
            for section in range(SECTIONS)
        ],
        "spinner": {
            "coin": pointed_at(s, COIN_MARK),
            "water": pointed_at(s, WATER_MARK),
            "fire": pointed_at(s, FIRE_MARK),
        },
        "reserve": _pile(s.reserve),
        "decks": [
            {"top": _egg(top_egg(s.decks[deck])), "count": s.decks[deck].count}
            for deck in range(DECKS)
        ],
        "objectives": [
            _objective(s, place)
            for place in range(MOST_OBJECTIVES)
            if s.objectives[place] != NOTHING
        ],
        "players": [_player(s, player) for player in range(s.seats)],
    }


def _dice(s: Any) -> list[dict[str, Any]] | None:
    if s.phase in (phase.FIRST_EGG, phase.ROLL, phase.OVER):
        return None
    return [{"face": FACES[s.dice[die]], "spent": s.spent[die] == 1} for die in range(2)]


def _pile(pile: Any) -> dict[str, int]:
    return {"coins": pile.coins, "water": pile.tokens[WATER], "fire": pile.tokens[FIRE]}


def _egg(number: int) -> dict[str, Any] | None:
    if number == NOTHING:
        return None
    egg = EGGS[number]
    return {
        "id": EGGS.ids[number],
        "kind": KINDS[egg.kind],
        "colours": [COLOURS[colour] for colour in egg.colours if colour != NOTHING],
        "water": egg.cost[WATER],
        "fire": egg.cost[FIRE],
        "points": egg.points,
    }


def _objective(s: Any, place: int) -> dict[str, Any]:
    card = s.objectives[place]
    objective = OBJECTIVES[card]
    owner = s.claimed_by[place]
    return {
        "id": OBJECTIVES.ids[card],
        "points": objective.points,
        "dragons": {
            COLOURS[colour]: count for colour, count in enumerate(objective.dragons) if count
        },
        "same": objective.same,
        "different": objective.different,
        "total": objective.total,
        "coins": objective.coins,
        "claimed_by": None if owner == NOTHING else owner,
    }


def _player(s: Any, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "points": score(s, seat),
        "coins": player.coins,
        "incubators": [
            None
            if incubator.egg == NOTHING
            else {
                "egg": _egg(incubator.egg),
                "water": incubator.tokens[WATER],
                "fire": incubator.tokens[FIRE],
            }
            for incubator in player.incubators
        ],
        "dragons": [_egg(egg) for egg in range(EGG_COUNT) if s.hatched_by[egg] == seat],
        "objectives": [
            OBJECTIVES.ids[s.objectives[place]]
            for place in range(MOST_OBJECTIVES)
            if s.claimed_by[place] == seat
        ],
    }


# The phase in which each move has its place, and the rule that says so.
HOME = {
    moves.CHOOSE_EGG: (phase.FIRST_EGG, "INC-1.6"),
    moves.ROLL: (phase.ROLL, "INC-2.1"),
    moves.KEEP: (phase.REROLL, "INC-2.1"),
    moves.REROLL: (phase.REROLL, "INC-2.1"),
    moves.USE_DIE: (phase.DICE, "INC-3.4"),
    moves.USE_PAIR: (phase.DICE, "INC-3.4"),
    moves.TAKE_EGG: (phase.DICE, "INC-3.5"),
    moves.PLACE: (phase.PLACE, "INC-3.8"),
    moves.LEAVE_EXCESS: (phase.EXCESS, "INC-3.6"),
    moves.HATCH: (phase.HATCH, "INC-4.1"),
    moves.TAKE_TREASURE: (phase.TREASURE, "INC-4.2"),
    moves.CLAIM: (phase.CLAIM, "INC-5.1"),
    moves.CLAIM_NOTHING: (phase.CLAIM, "INC-5.1"),
}


def why_not(s: Any, seat: int, action: int) -> str:
    """The rule that stands against an illegal action."""
    if s.phase == phase.OVER:
        return "INC-6.1"
    if seat != s.turn:
        return "INC-1.6" if s.phase == phase.FIRST_EGG else "INC-1.7"
    move = MOVES[action]
    home, rule = HOME[move.kind]
    if s.phase != home:
        return rule
    if move.kind == moves.TAKE_EGG and is_pair(s) and move.first == 1:
        return "INC-3.4"
    if move.kind == moves.USE_DIE and s.dice[move.first] == CHEST:
        return "INC-2.2"
    if move.kind == moves.PLACE:
        if s.hand[move.first] == 0 or (move.first == FIRE and s.hand[WATER] > 0):
            return "INC-3.8"
        if missing(s.players[seat].incubators[move.second], move.first) > 0:
            return "INC-3.5"  # the other die of the pair needs room for its egg
        return "INC-3.2" if move.first == WATER else "INC-3.3"
    return rule
