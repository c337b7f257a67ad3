"""The view of Incubation: everything a person may know, by allow-list."""

from functools import lru_cache
from typing import Any

from coffret.engine.record import LookupTable

from . import phase
from .components import EGGS, OBJECTIVES
from .decks import top_egg
from .ending import score
from .market import COIN_MARK, FIRE_MARK, WATER_MARK, colour_of, pointed_at
from .objectives import is_met
from .state import (
    COLOURS,
    DECKS,
    FACES,
    FIRE,
    KINDS,
    MOST_OBJECTIVES,
    MYSTERY,
    NOTHING,
    SECTIONS,
    WATER,
)


def own_view(s: Any, seat: int | None) -> dict[str, Any]:
    return {"seat": seat}


def open_view(s: Any) -> dict[str, Any]:
    """Everything is public except the decks below their top cards, so all seats see the same."""
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
        "players": _players(s),
    }


def glance(view: dict[str, Any]) -> dict[str, Any]:
    """The wheel, and the eggs on top of the decks."""
    return {
        "market": view["market"],
        "spinner": view["spinner"],
        "eggs": [deck["top"] for deck in view["decks"] if deck["top"] is not None],
    }


def _dice(s: Any) -> list[dict[str, Any]] | None:
    if s.phase in (phase.FIRST_EGG, phase.ROLL, phase.OVER):
        return None
    return [{"face": FACES[s.dice[die]], "spent": s.spent[die] == 1} for die in range(2)]


def _pile(pile: Any) -> dict[str, int]:
    return {"coins": pile.coins, "water": pile.tokens[WATER], "fire": pile.tokens[FIRE]}


def _egg(number: int) -> dict[str, Any] | None:
    return None if number == NOTHING else _printed_egg(EGGS, number)


@lru_cache(maxsize=512)
def _printed_egg(eggs: LookupTable, number: int) -> dict[str, Any]:
    """Printed parts never change: all views share them."""
    egg = eggs[number]
    return {
        "id": eggs.ids[number],
        "kind": KINDS[egg.kind],
        "colours": [COLOURS[colour] for colour in egg.colours if colour != NOTHING],
        "water": egg.cost[WATER],
        "fire": egg.cost[FIRE],
        "points": egg.points,
    }


def _objective(s: Any, place: int) -> dict[str, Any]:
    owner = s.claimed_by[place]
    claimed_by = None if owner == NOTHING else owner
    return _printed_objective(OBJECTIVES, s.objectives[place]) | {"claimed_by": claimed_by}


@lru_cache(maxsize=512)
def _printed_objective(objectives: LookupTable, card: int) -> dict[str, Any]:
    objective = objectives[card]
    return {
        "id": objectives.ids[card],
        "points": objective.points,
        "dragons": {
            COLOURS[colour]: count for colour, count in enumerate(objective.dragons) if count
        },
        "same": objective.same,
        "different": objective.different,
        "total": objective.total,
        "coins": objective.coins,
    }


def _players(s: Any) -> list[dict[str, Any]]:
    dragons: list[list[dict[str, Any] | None]] = [[] for _ in range(s.seats)]
    for egg, owner in enumerate(s.hatched_by):
        if owner != NOTHING:
            dragons[owner].append(_egg(egg))
    return [_player(s, seat, dragons[seat]) for seat in range(s.seats)]


def _player(s: Any, seat: int, dragons: list[dict[str, Any] | None]) -> dict[str, Any]:
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
        "dragons": dragons,
        "objectives": [
            OBJECTIVES.ids[s.objectives[place]]
            for place in range(MOST_OBJECTIVES)
            if s.claimed_by[place] == seat
        ],
        "progress": [
            _progress(player, s.objectives[place])
            for place in range(MOST_OBJECTIVES)
            if s.objectives[place] != NOTHING
        ],
    }


def _progress(player: Any, card: int) -> dict[str, Any]:
    """How far a player is with an objective: what fills each dragon it asks for, and whether all
    is there, coins included.  [INC-5.1, INC-5.2]"""
    return {
        "filled": _filled(OBJECTIVES, card, tuple(player.dragons)),
        "met": bool(is_met(player, OBJECTIVES[card])),
    }


@lru_cache(maxsize=4096)
def _filled(objectives: LookupTable, card: int, dragons: tuple[int, ...]) -> list[str | None]:
    """The kind of dragon for each one asked for, in the order of the card; mysteries come last.
    [INC-4.6, INC-4.7]"""
    objective = objectives[card]
    have = dragons[: len(COLOURS)]
    colours = range(len(COLOURS))
    if wanted := objective.same:
        most = have.index(max(have))
        found = [most] * have[most]
    elif wanted := objective.different:
        found = [colour for colour in colours if have[colour]]
    elif wanted := objective.total:
        found = [colour for colour in colours for _ in range(have[colour])]
    else:
        asked = [(colour, n) for colour in colours for n in range(objective.dragons[colour])]
        filled = [COLOURS[colour] if n < have[colour] else None for colour, n in asked]
        return _with_mysteries(filled, dragons[MYSTERY])
    named = [COLOURS[colour] for colour in found[:wanted]]
    return _with_mysteries([*named, *[None] * (wanted - len(named))], dragons[MYSTERY])


def _with_mysteries(filled: list[str | None], mysteries: int) -> list[str | None]:
    for place, kind in enumerate(filled):
        if kind is None and mysteries > 0:
            filled[place] = KINDS[MYSTERY]
            mysteries -= 1
    return filled
