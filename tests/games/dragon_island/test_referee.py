"""Whole random games, judged by a second reading of the rules on nothing but a player's view."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from coffret.games.dragon_island import GAME

Tile = dict[str, Any]
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
ENERGIES = ("white", "blue", "red", "green")


class Referee:
    """Reads a view as a person reads the table."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me = view["players"][view["seat"]]
        self.goods = self.me["screen"]["goods"]
        self.at = {(tile["q"], tile["r"]): tile for tile in view["island"]}

    def beside(self, q: int, r: int) -> list[Tile]:
        cells = [(q + dq, r + dr) for dq, dr in STEPS]
        return [self.at[cell] for cell in cells if cell in self.at]

    def places(self) -> set[tuple[int, int]]:
        cells = {(q + dq, r + dr) for q, r in self.at for dq, dr in STEPS} - set(self.at)
        return {
            cell
            for cell in cells
            if len(self.beside(*cell)) >= 2
            or any(tile["kind"] == "keep" for tile in self.beside(*cell))
        }

    def production(self, q: int, r: int, colour: str) -> dict[str, int]:
        made = Counter([colour])
        for tile in self.beside(q, r):
            what = "gold" if tile["kind"] == "keep" else tile["colour"]
            made[what] += 2 if tile["building"] == "spire" else 1
        return {what: count for what, count in made.items() if count}

    def energy(self, tile: Tile) -> int:
        active = {tile["colour"], *(t["colour"] for t in self.beside(tile["q"], tile["r"]))}
        return sum(int(self.goods[colour]) for colour in ENERGIES if colour in active)

    def cost(self, tile: Tile, full: int, pet: str) -> int:
        return full - int(tile["colour"] == self.me["colour"]) - int(pet in self.me["pets"])

    def can_tame(self, tile: Tile) -> bool:
        if list(tile["dragons"].values()) != [1] or tile["building"] == "pen":
            return False
        helped = "green" in self.me["pets"] and self.view["supply"]["gold"] > 0
        colour = next(iter(tile["dragons"]))
        return colour not in self.me["pets"] and self.goods["gold"] + helped >= 3

    def can_capture(self, tile: Tile) -> bool:
        if tile["building"] == "pen" and tile["owner"] != self.view["seat"]:
            return False
        return self.energy(tile) >= self.cost(tile, 10, "red")

    def can_build(self, tile: Tile) -> bool:
        return (
            tile["kind"] in ("build", "joker", "dragon")
            and not tile["dragons"]
            and tile["building"] is None
            and self.energy(tile) >= self.cost(tile, 5, "white")
        )

    def ways(self, start: int | None = None, every_tile: bool = False) -> set[int]:
        """Where the wizard may go; with `every_tile`, dragons of a portal bar the tiles beside it,
        and a wizard that has left its `start` was at one."""
        here = self.me["wizard"]
        if here is None:
            own = {"kind": "tower", "colour": self.me["colour"]}
            return {
                tile["number"]
                for tile in self.at.values()
                if tile["kind"] == "keep" or own.items() <= tile.items()
            }
        starts = [
            tile
            for tile in self.at.values()
            if tile["kind"] == "keep" or tile["colour"] in self.me["pets"]
        ]
        own = self.view["island"][here]
        if start is not None and start != here:
            starts = [own]
        ends = {tile["number"]: tile for tile in starts}
        for passed in (*starts, own):
            if passed is own or not every_tile or not passed["dragons"]:
                for tile in self.beside(passed["q"], passed["r"]):
                    ends[tile["number"]] = tile
        return {
            number
            for number, tile in ends.items()
            if number != (here if start is None else start)
            and (not tile["dragons"] or self.can_tame(tile) or self.can_capture(tile))
        }

    def maps(self) -> set[str]:
        tile = self.view["island"][self.me["wizard"]]
        around = Counter(t["colour"] for t in self.beside(tile["q"], tile["r"]))
        if tile["found"] or tile["kind"] == "keep":
            return set()
        return {
            card["id"]
            for card in self.me["screen"]["maps"]
            if card["centre"] == tile["colour"]
            and all(around[colour] >= count for colour, count in card["around"].items())
        }


def decisions(seats: int, seed: int, **options: Any) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """Each decision of a random game that likes gold and maps, with its legal moves."""
    chance = Random(seed)
    s = GAME.new(seats, options, (seed, 2, 3, 4))
    while not GAME.rules.over(s):
        actions = GAME.legal(s, s.turn)
        legal = [GAME.move(action) for action in actions]
        yield s, legal
        # Gold spent on moving dragons is missing later, and maps make the end of turns richer.
        kinds = [move["move"] for move in legal]
        if "draw_maps" in kinds:
            actions = [actions[kinds.index("draw_maps")]]
        thrifty = [action for action in actions if GAME.move(action)["move"] != "lift"]
        GAME.play(s, s.turn, chance.choice(thrifty))


@pytest.mark.rule("DI-2.2", "DI-5.2", "DI-5.3", "DI-6.1", "DI-6.3", "DI-7.2", "DI-8.2")
@pytest.mark.parametrize(
    ("seats", "dragons"), [*((seats, "last_tile") for seats in GAME.seats), (2, "every_tile")]
)
def test_a_second_reading_of_the_rules_finds_the_same_moves(seats: int, dragons: str) -> None:
    judged: Counter[str] = Counter()
    for seed in range(1, 9):
        for s, legal in decisions(seats, seed, extra_turns=3, dragons=dragons):
            referee = Referee(GAME.view(s, s.turn))
            phase = referee.view["phase"]
            judged[phase] += 1
            if phase in ("tile", "place"):
                start = referee.me["wizard"]
            if phase == "place":
                offered = {(place["q"], place["r"]) for place in referee.view["places"]}
                assert offered == referee.places()
            elif phase == "walk":
                ways = referee.ways(start, dragons == "every_tile")
                assert {move["tile"] for move in legal} == ways
                judged["on the way"] += start not in (None, referee.me["wizard"])
            elif phase == "deal":
                assert {move["move"] for move in legal} == {"tame", "capture"}
                tile = referee.view["island"][referee.me["wizard"]]
                assert referee.can_tame(tile)
                assert referee.can_capture(tile)
            elif phase == "act":
                tile = referee.view["island"][referee.me["wizard"]]
                builds = any(move["move"].startswith("build") for move in legal)
                assert builds == referee.can_build(tile)
            elif phase == "treasure":
                names = GAME.components["map"].ids
                fitting = {names[move["map"]] for move in legal if move["move"] == "play_map"}
                assert fitting == referee.maps()
                judged["fitting maps"] += len(fitting)
    assert min(judged[phase] for phase in ("place", "walk", "act", "treasure")) > 100
    assert judged["fitting maps"] >= 3
    assert (judged["on the way"] > 0) == (dragons == "every_tile")


@pytest.mark.rule("DI-2.3", "DI-2.4")
@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_second_reading_of_the_rules_finds_the_same_production(seats: int) -> None:
    expected: dict[str, int] | None = None
    for seed in range(11, 15):
        before: Referee | None = None
        for s, _ in decisions(seats, seed):
            if before is not None:
                placed = [e for e in GAME.events.read(s, None) if e["event"] == "placed"]
                tile = GAME.view(s, None)["island"][placed[0]["tile"]]
                expected = before.production(tile["q"], tile["r"], tile["colour"])
                gained = Counter[str]()
                for event in GAME.events.read(s, None):
                    if event["event"] == "gained":
                        gained[event["colour"]] += event["count"]
                    if event["event"] == "appeared" or event["event"] == "went":
                        break
                assert gained == expected
            referee = Referee(GAME.view(s, s.turn))
            before = referee if referee.view["phase"] == "place" else None
    assert expected is not None
