"""Redrawn positions never contradict what a seat has seen.

A witness receives one seat's events and nothing else, and keeps for each map the places where it
may be. It knows nothing of `hidden`: slots of the pile are its own names, in their order.
"""

from collections import deque
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from coffret.check.positions import determinized
from coffret.games.dragon_island import GAME
from coffret.games.dragon_island.moves import MOVES
from coffret.games.dragon_island.state import IN_PILE, MAP, MAP_COUNT, NOTHING, TOWER, TOWER_FACE

SPECTATOR = -1
PERFECT = 2
"""Times that the pile may be drawn through without anything forgotten: see docs/games."""
EAGER = ("draw_maps", "play_map")
Place = tuple[str, int]


class Witness:
    """One seat's memory, made from the events it receives; `passes` counts how often the pile was
    drawn through, the running time included."""

    def __init__(self, seats: int, seat: int) -> None:
        self.seat = seat
        self.passes = 0
        self._names = count()
        self._passes: dict[Place, int] = {}
        self.pile = deque(self._new_slot() for _ in range(MAP_COUNT))
        self.places: list[set[Place]] = [set(self.pile) for _ in range(MAP_COUNT)]
        self.placed: set[int] = set()
        self.tiles: list[set[int]] = [set() for _ in range(seats)]
        self.tile_counts = [0] * seats

    def _new_slot(self) -> Place:
        slot = ("pile", next(self._names))
        self._passes[slot] = self.passes
        return slot

    def hear(self, s: Any) -> None:
        events = GAME.events.read(s, None if self.seat == SPECTATOR else self.seat)
        found = {event["map"] for event in events if event["event"] == "found_map"}
        for event in events:
            seat = event.get("seat", 0)
            match event["event"]:
                case "drew_tile":
                    self.tile_counts[seat] += 1
                case "found_tile":
                    self.tiles[seat].add(event["tile"])
                case "placed" if event["face"] < TOWER_FACE:
                    self.tile_counts[seat] -= 1
                    self.placed.add(event["face"] // 2)
                    self.tiles[seat].discard(event["face"] // 2)
                case "drew_maps":
                    self._drawn(seat, event["count"], event["kept"], found)
                case "put_under":
                    self.places[event["map"]] = {self.pile[-1]}
                case "played_map":
                    self.pile.append(self._new_slot())
                    self.places[event["map"]] = {self.pile[-1]}

    def _drawn(self, seat: int, drawn: int, kept: int, found: set[int]) -> None:
        """The top of the pile is in a hand, but for one map that goes under it."""
        hand = ("hand", seat)
        slots = {self.pile.popleft() for _ in range(drawn)}
        self.passes = 1 + max((self._passes[slot] for slot in slots), default=0)
        after = {hand}
        if kept < drawn:
            self.pile.append(self._new_slot())
            after.add(self.pile[-1])
        for card in range(MAP_COUNT):
            if found:
                self.places[card] = {hand} if card in found else self.places[card] - slots
            elif self.places[card] & slots:
                self.places[card] = self.places[card] - slots | after

    def place_of(self, s: Any, card: int) -> Place:
        holder = s.charts[card].holder
        if holder == IN_PILE:
            return self.pile[(s.charts[card].place - s.pile_top) % MAP_COUNT]
        return ("hand", holder % len(s.players))

    def believes(self, s: Any) -> None:
        """Fails where a position contradicts these events."""
        for card in range(MAP_COUNT):
            assert self.place_of(s, card) in self.places[card]
        hidden = {tile for tile in s.bag if tile != NOTHING}
        for seat, known in enumerate(self.tiles):
            hand = {tile for tile in s.players[seat].hand if tile != NOTHING}
            assert known <= hand
            assert len(hand) == self.tile_counts[seat]
            hidden |= hand - known
        assert not hidden & self.placed.union(*self.tiles)


def curious_game(seats: int, seed: int, options: dict[str, Any]) -> Iterator[Any]:
    """Positions after each step of a random game in which maps are often drawn and played."""
    chance = Random(seed)
    s = GAME.new(seats, options, (seed, 2, 3, 4))
    yield s
    while not GAME.rules.over(s):
        legal = GAME.legal(s, s.turn)
        eager = [action for action in legal if is_eager(s, action)]
        GAME.play(s, s.turn, chance.choice(eager if eager and chance.random() < 0.8 else legal))
        yield s


def is_eager(s: Any, action: int) -> bool:
    move = GAME.move(action)
    if move["move"] == "go":
        return s.tiles[MOVES[action].first].kind in (MAP, TOWER)
    return move["move"] in EAGER


@pytest.mark.rule("DI-1.5", "DI-7.7", "DI-8.3")
@pytest.mark.parametrize("screens", ["hidden", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_imagined_position_contradicts_what_a_seat_was_told(seats: int, screens: str) -> None:
    played = 0
    for seed in (1, 2):
        witnesses = [Witness(seats, seat) for seat in range(SPECTATOR, seats)]
        longest = {"screens": screens, "extra_turns": 3}
        for number, s in enumerate(curious_game(seats, seed, longest)):
            played += sum(event["event"] == "played_map" for event in GAME.events.read(s, None))
            for witness in witnesses:
                witness.hear(s)
                witness.believes(s)
                if number % 4 == 0 and witness.passes <= PERFECT:
                    witness.believes(determinized(GAME, s, witness.seat, number))
    assert played > 0


def test_a_witness_notices_what_it_cannot_believe() -> None:
    """Two maps changed places, one of them known: the check above can fail."""
    s = GAME.new(2, {}, (1, 2, 3, 4))
    witness = Witness(2, s.turn)
    witness.hear(s)
    witness.believes(s)
    own = next(card for card in range(MAP_COUNT) if s.charts[card].holder != IN_PILE)
    other = s.pile[s.pile_top]
    s.charts[own].holder, s.charts[other].holder = s.charts[other].holder, s.charts[own].holder
    s.charts[own].place = s.charts[other].place
    with pytest.raises(AssertionError):
        witness.believes(s)
