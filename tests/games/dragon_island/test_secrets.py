"""Whatever a seat asks, nothing hidden is in the answer: no name, and no trace in a figure."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from coffret.check.positions import determinized
from coffret.engine.fairness import secret_of, words
from coffret.engine.phrases import event_text, move_text
from coffret.engine.preview import foresee
from coffret.games.dragon_island import GAME
from coffret.games.dragon_island.components import MAPS, TILES
from coffret.games.dragon_island.state import MAP_COUNT, OFFERED, OPEN_SCREENS, TERRAIN_COUNT

TABLES = [
    {},
    {"screens": "open"},
    {"dragons": "every_tile", "head_start": "gold", "wizards": "lot", "extra_turns": 1},
]
SPECTATOR = -1
NAMES = ("Ada", "Otto", "Lin")
ENGLISH = GAME.texts("en")
NAME_OF = {
    card: GAME.components.name(kind, number, "en")
    for kind, cards in (("tile", TILES), ("map", MAPS))
    for number, card in enumerate(cards.ids)
}
ID_OF = {name: card for card, name in NAME_OF.items()}
CARDS = re.compile("|".join(rf"\b{re.escape(each)}\b" for each in (*NAME_OF, *ID_OF)))


def positions(seats: int, every: int, **options: Any) -> Iterator[Any]:
    chance = Random(seats)
    s = GAME.new(seats, options, words(secret_of(29), GAME.name, 0))
    number = 0
    while not GAME.rules.over(s):
        if number % every == 0:
            yield s
        GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))
        number += 1
    yield s


def told(s: Any, seat: int) -> list[Any]:
    """All that the game says to a seat that asks for everything: what it sees and hears, what it
    may do and which rule forbids the rest, and what each of its moves would do."""
    person = None if seat == SPECTATOR else seat
    legal = [] if person is None else GAME.legal(s, seat)
    heard = GAME.events.read(s, person)
    found: list[Any] = [
        GAME.view(s, person),
        heard,
        [event_text(GAME, event, NAMES, ENGLISH) for event in heard],
        [move_text(GAME, s, seat, action, NAMES, ENGLISH) for action in legal],
    ]
    if person is not None:
        others = [action for action in range(len(GAME.actions)) if action not in legal]
        found.append([GAME.why_not(s, seat, action) for action in others])
    for each in foresee(GAME, s, seat, legal):
        texts = [event_text(GAME, event, NAMES, ENGLISH) for event in each.events]
        found.append((each.events, each.view, each.open, texts))
    return found


def known(s: Any, seat: int) -> set[str]:
    """The tiles and maps that a seat has seen by the rules alone: on the island, in its own hand,
    behind open screens. [DI-1.5]"""
    of_all = s.variants & OPEN_SCREENS
    seats = range(s.seats) if of_all else [seat] if seat != SPECTATOR else []
    tiles = {s.tiles[number].face // 2 for number in range(s.tile_count)}
    maps = set()
    for each in seats:
        tiles |= set(s.players[each].hand)
        held = (each, each + OFFERED)
        maps |= {card for card in range(MAP_COUNT) if s.charts[card].holder in held}
    return {TILES.ids[tile] for tile in tiles if 0 <= tile < TERRAIN_COUNT} | {
        MAPS.ids[card] for card in maps
    }


@pytest.mark.rule("DI-1.5", "DI-2.1", "DI-7.7")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_no_hidden_tile_or_map_is_named(options: dict[str, Any]) -> None:
    """By its id or by its name, whatever is asked. This knows nothing of how views are made."""
    named = 0
    for s in positions(3, every=9, **options):
        for seat in range(SPECTATOR, 3):
            said = set(CARDS.findall(msgspec.json.encode(told(s, seat)).decode()))
            shown = {event["map"] for event in heard_maps(s, seat)}
            allowed = known(s, seat) | {MAPS.ids[card] for card in shown}
            assert {ID_OF.get(each, each) for each in said} <= allowed
            named += len(said)
    assert named > 100


def heard_maps(s: Any, seat: int) -> list[dict[str, Any]]:
    """The maps of the last step that everyone saw, or this seat."""
    person = None if seat == SPECTATOR else seat
    return [event for event in GAME.events.read(s, person) if "map" in event]


@pytest.mark.rule("DI-1.5")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_answer_is_the_same_in_every_world_that_a_seat_imagines(
    options: dict[str, Any],
) -> None:
    """All moves, not some: the order of bag and pile and the others' tiles and maps leave no trace
    in outlooks, gains, previews and reasons."""
    for number, s in enumerate(positions(3, every=7, **options)):
        for seat in range(SPECTATOR, 3):
            other = determinized(GAME, s, seat, number)
            assert told(other, seat) == told(s, seat)
