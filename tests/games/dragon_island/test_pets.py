"""The five pets, alone and together, with every building and every cost."""

from itertools import product

import pytest

from coffret.games.dragon_island import buildings, dragons
from coffret.games.dragon_island.components import MAPS
from coffret.games.dragon_island.production import keeps_pet
from coffret.games.dragon_island.state import COLOURS, GOLD, MAP_COUNT

from .positions import Position
from .test_treasure import digging

SITE = """
          w   b
        K   rd1
          r
        """
FAME = {"build_pen": 2, "build_spire": 3, "build_lair": 1}
PETS = [pets for count in range(6) for pets in ([*range(count)],)] + [[1], [2], [3], [4], [1, 3]]


def with_pets(pets: list[int], you: str = "", colour: str = "blue", spots: str = "") -> Position:
    return Position(
        SITE,
        you=you,
        pets=", ".join(f"{COLOURS[pet]} 3" for pet in pets),
        dragons=spots,
        colour=colour,
    )


@pytest.mark.rule("DI-10.1", "DI-10.2", "DI-10.6", "DI-6.6", "DI-6.3", "DI-7.2")
@pytest.mark.parametrize("pets", PETS, ids=str)
@pytest.mark.parametrize("own", [False, True])
def test_every_cost_with_every_set_of_pets(pets: list[int], own: bool) -> None:
    p = with_pets(pets, colour="red" if own else "blue")
    number = p.labels["1"]
    white, red = 0 in pets, 2 in pets
    assert buildings.building_cost(p.s, 0, number) == 5 - own - white
    assert dragons.capture_cost(p.s, 0, number) == 10 - own - red


@pytest.mark.rule("DI-6.6", "DI-10.6")
def test_the_lowest_costs_are_eight_and_three() -> None:
    p = with_pets([0, 2], colour="red")
    assert dragons.capture_cost(p.s, 0, p.labels["1"]) == 8
    assert buildings.building_cost(p.s, 0, p.labels["1"]) == 3


@pytest.mark.rule("DI-10.1", "DI-7.3", "DI-7.4", "DI-7.5")
@pytest.mark.parametrize(("pet", "building", "own"), list(product(range(5), FAME, [False, True])))
def test_every_pet_with_every_building(pet: int, building: str, own: bool) -> None:
    """The white one saves a cube; none changes the fame."""
    cost = 5 - own - (pet == COLOURS.index("white"))
    colour = "red" if own else "blue"
    short = with_pets([pet], you=f"{cost - 1} red", colour=colour).go("1")
    assert short.phase == "treasure"
    p = with_pets([pet], you=f"{cost} red", colour=colour).go("1")
    more = {"pet": COLOURS[pet]} if building == "build_lair" else {}
    p.play(building, **more)
    assert p.goods() == {}
    assert p.you.fame == FAME[building]
    assert p.you.pets[pet] == 3


@pytest.mark.rule("DI-10.2")
@pytest.mark.parametrize("pet", range(5))
def test_the_red_pet_and_no_other_makes_captures_cheaper(pet: int) -> None:
    cost = 10 - (pet == COLOURS.index("red"))
    p = with_pets([pet], you=f"{cost} red", spots="1: 2 green").go("1")
    assert p.goods() == {}
    assert p.you.fame == 3
    p = with_pets([pet], you=f"{cost - 1} red", spots="1: 2 green").to_step_4()
    assert "1" not in p.among("go")


@pytest.mark.rule("DI-10.3")
@pytest.mark.parametrize("pet", range(5))
def test_the_gold_pet_and_no_other_adds_fame_to_a_treasure(pet: int) -> None:
    p, card = digging(pets=f"{COLOURS[pet]} 3")
    p.go("1")
    p.play("play_map", map=card)
    assert p.you.fame == MAPS[card].fame + (pet == GOLD)


@pytest.mark.rule("DI-10.4", "DI-7.7")
@pytest.mark.parametrize("pet", range(5))
def test_the_blue_pet_draws_three_and_keeps_two(pet: int) -> None:
    p = Position("K   rm1", pets=f"{COLOURS[pet]} 3", wizard="K").go("1")
    top = p.pile()[:3]
    p.play("draw_maps")
    blue = pet == COLOURS.index("blue")
    drawn = top if blue else top[:2]
    assert {MAPS.ids[move["map"]] for move in p.moves("put_under")} == set(drawn)
    p.play("put_under", map=MAPS.ids.index(drawn[0]))
    assert p.held() == set(drawn[1:])
    assert p.phase == "treasure"


@pytest.mark.rule("DI-10.4", "DI-7.7")
def test_with_the_blue_pet_two_maps_left_are_both_kept() -> None:
    held = " ".join(MAPS.ids[: MAP_COUNT - 2])
    p = Position("K   rm1", pets="blue 3", maps=held).go("1").play("draw_maps")
    assert len(p.held()) == MAP_COUNT


@pytest.mark.rule("DI-10.5")
@pytest.mark.parametrize("pet", range(5))
def test_the_green_pet_and_no_other_pays_one_gold_of_a_taming(pet: int) -> None:
    green = pet == COLOURS.index("green")
    dragon = (pet + 1) % 5
    spots = f"1: 1 {COLOURS[dragon]}"
    p = with_pets([pet], you=f"{3 - green} gold", spots=spots)
    bank = p.s.supply[GOLD]
    p.go("1")
    assert p.you.pets[dragon] == 3
    assert p.goods() == {}
    assert p.s.supply[GOLD] == bank - green
    p = with_pets([pet], you=f"{2 - green} gold", spots=spots).to_step_4()
    assert "1" not in p.among("go")


@pytest.mark.rule("DI-10.5", "DI-5.3")
def test_the_green_pet_cannot_help_when_the_bank_is_empty() -> None:
    p = with_pets([3], you="2 gold", spots="1: 1 red")
    p.s.supply[GOLD] = 0
    p.to_step_4()
    assert "1" not in p.among("go")
    p = with_pets([3], you="3 gold", spots="1: 1 red")
    p.s.supply[GOLD] = 0
    p.go("1")
    assert p.you.pets[COLOURS.index("red")] == 3
    assert p.goods() == {}


@pytest.mark.rule("DI-10.5")
def test_taming_the_green_one_costs_three() -> None:
    p = Position(SITE, you="2 gold", dragons="1: 1 green").to_step_4()
    assert "1" not in p.among("go")


@pytest.mark.rule("DI-6.2")
def test_a_lost_pet_helps_no_more() -> None:
    p = with_pets([2], you="9 red", spots="1: 2 green")
    p.s.turn = 1
    p.you.pets[COLOURS.index("red")] = 1
    p.s.supply[GOLD] += 2
    assert not keeps_pet(p.s, 0, COLOURS.index("red"))
    assert p.you.pets[COLOURS.index("red")] == 0
    assert p.s.dragons[COLOURS.index("red")] == 10
    assert dragons.capture_cost(p.s, 0, p.labels["1"]) == 10
