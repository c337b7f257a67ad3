"""The view of Incubation: everything a person may know, by allow-list."""

from functools import lru_cache
from typing import Any

from coffret.engine.record import LookupTable, raw

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
    Pile,
    Player,
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
            _section(colour_of(section), raw(s.treasures[section])) for section in range(SECTIONS)
        ],
        "spinner": {
            "coin": pointed_at(s, COIN_MARK),
            "water": pointed_at(s, WATER_MARK),
            "fire": pointed_at(s, FIRE_MARK),
        },
        "reserve": _pile(s.reserve),
        "decks": [
            _deck(EGGS, top_egg(s.decks[deck]), s.decks[deck].count) for deck in range(DECKS)
        ],
        "objectives": [
            _objective(OBJECTIVES, s.objectives[place], s.claimed_by[place])
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


@lru_cache(maxsize=512)
def _section(colour: int, treasure: bytes) -> dict[str, Any]:
    return {"colour": COLOURS[colour]} | _pile(Pile.proxy(memoryview(treasure)))


@lru_cache(maxsize=512)
def _deck(eggs: LookupTable, top: int, count: int) -> dict[str, Any]:
    return {"top": None if top == NOTHING else _printed_egg(eggs, top), "count": count}


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


@lru_cache(maxsize=512)
def _objective(objectives: LookupTable, card: int, owner: int) -> dict[str, Any]:
    claimed_by = None if owner == NOTHING else owner
    return _printed_objective(objectives, card) | {"claimed_by": claimed_by}


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
    hatched: list[list[int]] = [[] for _ in range(s.seats)]
    for egg, owner in enumerate(s.hatched_by):
        if owner != NOTHING:
            hatched[owner].append(egg)
    cards = tuple(card for card in s.objectives if card != NOTHING)
    claimed: list[list[int]] = [[] for _ in range(s.seats)]
    for card, owner in zip(s.objectives, s.claimed_by, strict=True):
        if card != NOTHING and owner != NOTHING:
            claimed[owner].append(card)
    return [
        _player(
            EGGS,
            OBJECTIVES,
            raw(s.players[seat]),
            score(s, seat),
            tuple(hatched[seat]),
            cards,
            tuple(claimed[seat]),
        )
        for seat in range(s.seats)
    ]


@lru_cache(maxsize=2048)
def _player(
    eggs: LookupTable,
    objectives: LookupTable,
    memory: bytes,
    points: int,
    hatched: tuple[int, ...],
    cards: tuple[int, ...],
    claimed: tuple[int, ...],
) -> dict[str, Any]:
    """A move changes one player. The others stay the same objects, which nobody compares."""
    player = Player.proxy(memoryview(memory))
    return {
        "points": points,
        "coins": player.coins,
        "incubators": [
            None
            if incubator.egg == NOTHING
            else {
                "egg": _printed_egg(eggs, incubator.egg),
                "water": incubator.tokens[WATER],
                "fire": incubator.tokens[FIRE],
            }
            for incubator in player.incubators
        ],
        "dragons": [_printed_egg(eggs, egg) for egg in hatched],
        "objectives": [objectives.ids[card] for card in claimed],
        "progress": [_progress(objectives, player, card) for card in cards],
    }


def _progress(objectives: LookupTable, player: Any, card: int) -> dict[str, Any]:
    """How far a player is with an objective: what fills each dragon it asks for, and whether all
    is there, coins included.  [INC-5.1, INC-5.2]"""
    return {
        "filled": _filled(objectives, card, tuple(player.dragons)),
        "met": bool(is_met(player, objectives[card])),
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
