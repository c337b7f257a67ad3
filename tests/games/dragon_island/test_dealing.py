"""Step 5: taming, capturing, paying."""

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.dragon_island.state import COLOURS, GOLD

from .positions import Position

# Dragons on 1, which is red; white and blue beside it.
DEN = """
          w   b
        K   rd1
          r
        """


def facing(dragons: str, **more: str) -> Position:
    """Your wizard, blue unless said otherwise, goes to tile 1 with these dragons on it."""
    more.setdefault("colour", "blue")
    return Position(DEN, dragons=f"1: {dragons}", **more).go("1")  # type: ignore[arg-type]


@pytest.mark.rule("DI-6.1")
def test_taming_puts_three_gold_on_the_pet() -> None:
    p = facing("1 red", you="4 gold")
    assert p.goods() == {"gold": 1}
    assert p.you.pets[COLOURS.index("red")] == 3
    assert p.dragons("1") == {}
    assert p.s.dragons[COLOURS.index("red")] == 9, "the dragon is with its card"


@pytest.mark.rule("DI-6.1")
@pytest.mark.parametrize("dragons", ["2 red", "1 red 1 blue"])
def test_only_a_dragon_alone_is_tamed(dragons: str) -> None:
    p = Position(DEN, dragons=f"1: {dragons}", you="9 gold").to_step_4()
    assert "1" not in p.among("go")


@pytest.mark.rule("DI-6.1")
def test_one_pet_of_each_colour_is_enough() -> None:
    p = Position(DEN, dragons="1: 1 red", you="9 gold", pets="red 1").to_step_4()
    assert "1" not in p.among("go")
    p = Position(DEN, dragons="1: 1 blue", you="9 gold", pets="red 1").go("1")
    assert p.you.pets[COLOURS.index("blue")] == 3, "the dragon's colour counts, not the tile's"


@pytest.mark.rule("DI-6.1")
def test_a_dragon_in_a_pen_is_never_tamed_not_even_in_your_own() -> None:
    p = Position(DEN, dragons="1: 1 red", you="9 gold", buildings="1: pen").to_step_4()
    assert "1" not in p.among("go")


@pytest.mark.rule("DI-6.1")
def test_gold_on_pets_pays_for_nothing() -> None:
    p = Position(DEN, dragons="1: 1 red", you="2 gold", pets="green 3, blue 3")
    p.s.supply[GOLD] = 0
    p.to_step_4()
    assert "1" not in p.among("go")


@pytest.mark.rule("DI-6.1", "DI-6.3")
def test_who_can_do_both_chooses() -> None:
    p = facing("1 red", you="3 gold, 10 red")
    assert p.choices() == {"tame()", "capture()"}
    p.play("capture")
    assert p.goods() == {"gold": 3}
    assert p.you.fame == 2


@pytest.mark.rule("DI-6.3")
@pytest.mark.parametrize(
    ("colour", "cost"), [("blue", 10), ("red", 9)], ids=["elsewhere", "own terrain"]
)
def test_a_capture_costs_ten_and_nine_on_own_terrain(colour: str, cost: int) -> None:
    p = Position(DEN, dragons="1: 1 red", you=f"{cost - 1} red", colour=colour).to_step_4()
    assert "1" not in p.among("go")
    p = facing("2 red", you=f"{cost} red", colour=colour)
    assert p.goods() == {}
    assert p.s.supply[COLOURS.index("red")] == 40


@pytest.mark.rule("DI-6.4")
def test_active_energy_is_of_the_tile_and_those_that_touch_it() -> None:
    p = Position(DEN, dragons="1: 1 red", you="5 green, 9 red").to_step_4()
    assert "1" not in p.among("go"), "nothing green lies there"
    p = Position(DEN, dragons="1: 1 red", you="4 white, 4 blue, 2 red").to_step_4()
    assert "1" in p.among("go")


@pytest.mark.rule("DI-6.4")
def test_gold_is_never_active_and_the_keep_adds_none() -> None:
    gold = """
          o   o
        K   od1
          o
        """
    p = Position(gold, dragons="1: 2 gold", you="30 gold, 20 red").to_step_4()
    assert "1" not in p.among("go")


@pytest.mark.rule("DI-6.5")
def test_the_first_of_each_colour_brings_two_fame_and_every_other_one() -> None:
    p = facing("2 red 1 blue 1 gold", you="10 red")
    assert p.you.fame == 3 + 2 + 2
    assert [COLOURS[i] for i in range(5) if p.you.captured[i]] == ["blue", "red", "gold"]
    assert [p.s.dragons[i] for i in range(5)] == [10] * 5
    assert p.dragons("1") == {}


@pytest.mark.rule("DI-6.5")
def test_a_colour_captured_before_brings_one_fame_each() -> None:
    p = Position(DEN, dragons="1: 2 red", you="10 red, 5 fame", colour="blue")
    p.you.captured[COLOURS.index("red")] = 1
    p.go("1")
    assert p.you.fame == 5 + 2


@pytest.mark.rule("DI-6.6")
def test_the_payer_chooses_the_mix_colour_by_colour() -> None:
    p = facing("2 red", you="6 white, 3 blue, 4 red")
    assert p.phase == "pay"
    assert p.choices() == {f"pay(colour=white, count={n})" for n in (3, 4, 5, 6)}
    p.play("pay", colour="white", count=4)
    assert p.choices() == {f"pay(colour=blue, count={n})" for n in (2, 3)}
    p.play("pay", colour="blue", count=2)
    assert p.goods() == {"white": 2, "blue": 1}, "the rest can only be red"
    assert p.you.fame == 3


@pytest.mark.rule("DI-6.6")
def test_a_mix_without_a_choice_is_paid_by_itself() -> None:
    p = facing("2 red", you="4 white, 6 red, 3 green")
    assert p.goods() == {"green": 3}


@pytest.mark.rule("DI-6.4")
def test_colours_that_are_not_active_are_refused() -> None:
    p = facing("2 red", you="6 white, 3 blue, 4 red, 9 green")
    with pytest.raises(IllegalMove) as refusal:
        p.play("pay", colour="green", count=3)
    assert refusal.value.rule == "DI-6.4"
    with pytest.raises(IllegalMove) as refusal:
        p.play("pay", colour="white", count=0)
    assert refusal.value.rule == "DI-6.6"


@pytest.mark.rule("DI-6.6")
@pytest.mark.parametrize("tile", ["rT1", "rj1", "rb1"])
def test_towers_and_announced_jokers_are_own_terrain(tile: str) -> None:
    p = Position(f"K   {tile}", dragons="1: 2 red", you="9 red", colour="red").go("1")
    assert p.you.fame == 3
