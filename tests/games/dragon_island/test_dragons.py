"""Steps 2 and 3: dragons appear, and are moved."""

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.dragon_island.state import COLOURS

from .positions import Position


@pytest.mark.rule("DI-3.1")
def test_each_symbol_gets_a_dragon_of_the_tiles_colour() -> None:
    p = Position(
        """
          rd1 bD2
        gb3 K   od4
        """
    ).dragons_appear()
    assert p.dragons("1") == {"red": 1}
    assert p.dragons("2") == {"blue": 2}
    assert p.dragons("3") == {}
    assert p.dragons("4") == {"gold": 1}
    assert [p.s.dragons[i] for i in range(5)] == [10, 8, 9, 10, 9]


@pytest.mark.rule("DI-3.1")
def test_dragons_appear_on_the_tile_just_placed() -> None:
    p = Position("K   .a", hand="rD").place("rD", "a")
    assert p.dragons("a") == {"red": 2}


@pytest.mark.rule("DI-3.1", "DI-7.6")
def test_a_building_or_a_dragon_keeps_dragons_away() -> None:
    p = Position(
        """
          rd1 bD2
        gd3 K   od4
        """,
        dragons="1: 1 white; 2: 1 blue",
        buildings="3: spire; 4: pen",
    ).dragons_appear()
    assert p.dragons("1") == {"white": 1}
    assert p.dragons("2") == {"blue": 1}, "a half-filled double tile stays so"
    assert p.dragons("3") == {}
    assert p.dragons("4") == {}


@pytest.mark.rule("DI-3.2")
def test_an_emptied_tile_fills_again_even_under_a_wizard() -> None:
    p = Position("K   rd1", wizard="1").dragons_appear()
    assert p.dragons("1") == {"red": 1}


@pytest.mark.rule("DI-3.1")
def test_without_dragons_in_the_supply_symbols_stay_empty() -> None:
    p = Position("K   rd1")
    p.s.dragons[COLOURS.index("red")] = 0
    p.dragons_appear()
    assert p.dragons("1") == {}
    assert p.events("stayed_away")[0]["count"] == 1


@pytest.mark.rule("DI-3.1")
def test_a_want_of_dragons_is_told_once_for_each_tile_that_stays_empty() -> None:
    p = Position(
        """
          rd1 rD2
        gb3 K   bd4
        """,
        dragons="2: 1 blue",
    )
    p.s.dragons[COLOURS.index("red")] = 0
    shown = []
    for _ in range(3):
        p.s.event_count = 0
        p.dragons_appear()
        shown.append([event["count"] for event in p.events("stayed_away")])
        if len(shown) == 2:
            p.tile("2").dragons[COLOURS.index("blue")] = 0
    assert shown == [[1], [], [2]], "and again when another tile becomes empty"
    p.s.dragons[COLOURS.index("red")] = 3
    p.dragons_appear()
    assert (p.dragons("1"), p.dragons("2")) == ({"red": 1}, {"red": 2})


@pytest.mark.rule("DI-3.2")
def test_the_active_player_chooses_where_scarce_dragons_appear() -> None:
    p = Position(
        """
          rd1 rD2
        gb3 K   bd4
        """
    )
    p.s.dragons[COLOURS.index("red")] = 2
    p.dragons_appear()
    assert p.phase == "fill"
    assert p.among("fill_tile") == {"1", "2"}
    p.play("fill_tile", tile=p.labels["2"])
    assert p.among("fill_tile") == {"1", "2"}, "the second symbol may be filled, too"
    p.play("fill_tile", tile=p.labels["1"])
    assert (p.dragons("1"), p.dragons("2")) == ({"red": 1}, {"red": 1})
    assert p.dragons("4") == {"blue": 1}, "the other colours are not short"
    assert p.phase != "fill"


@pytest.mark.rule("DI-3.2")
def test_one_tile_alone_takes_what_there_is_without_a_choice() -> None:
    p = Position("K   rD1")
    p.s.dragons[COLOURS.index("red")] = 1
    p.dragons_appear()
    assert p.dragons("1") == {"red": 1}


# Step 3


ISLAND = """
          rd1 bD2
        gb3 K   od4
          w   bb5
        """


@pytest.mark.rule("DI-4.1")
def test_dragons_move_anywhere_for_one_gold_each() -> None:
    p = Position(ISLAND, you="2 gold", dragons="2: 2 blue; 4: 1 gold").to_step_3()
    assert p.among("lift") == {"2", "4"}
    p.play("lift", origin=p.labels["2"])
    assert p.among("drop") == {"1", "3", "4", "5", "w"}
    p.play("drop", destination=p.labels["4"])
    assert p.choices() == {"carry(colour=blue)", "enough()"}
    p.play("carry", colour="blue")
    assert p.dragons("4") == {"blue": 2, "gold": 1}
    assert p.dragons("2") == {}
    assert p.goods() == {}
    assert p.phase == "walk", "one origin and one destination in a turn"


@pytest.mark.rule("DI-4.1")
def test_any_number_of_the_dragons_may_move() -> None:
    p = Position(ISLAND, you="5 gold", dragons="2: 2 blue 1 red").to_step_3()
    p.play("lift", origin=p.labels["2"]).play("drop", destination=p.labels["3"])
    assert p.choices() == {"carry(colour=blue)", "carry(colour=red)"}, "at least one moves"
    p.play("carry", colour="red").play("enough")
    assert p.dragons("3") == {"red": 1}
    assert p.dragons("2") == {"blue": 2}
    assert p.goods() == {"gold": 4}


@pytest.mark.rule("DI-4.1")
def test_no_more_dragons_move_than_there_is_gold() -> None:
    p = Position(ISLAND, you="1 gold", dragons="2: 2 blue").to_step_3()
    p.play("lift", origin=p.labels["2"]).play("drop", destination=p.labels["3"])
    assert p.dragons("3") == {"blue": 1}
    assert p.phase == "walk"


@pytest.mark.rule("DI-4.1")
def test_moving_dragons_is_optional_and_not_offered_without_gold() -> None:
    p = Position(ISLAND, you="1 gold", dragons="2: 2 blue").to_step_3()
    p.play("leave_dragons")
    assert p.phase == "walk"
    assert p.dragons("2") == {"blue": 2}
    assert Position(ISLAND, dragons="2: 2 blue").to_step_3().phase == "walk"
    assert Position(ISLAND, you="3 gold").to_step_3().phase == "walk"


@pytest.mark.rule("DI-4.1")
def test_dragons_may_join_buildings_wizards_and_dragons() -> None:
    p = Position(
        ISLAND,
        you="9 gold",
        dragons="2: 2 blue; 1: 1 red",
        buildings="3: spire; 4: pen of 1; 5: red lair of 1",
        wizards="w",
    ).to_step_3()
    p.play("lift", origin=p.labels["2"])
    assert p.among("drop") == {"1", "3", "4", "5", "w"}


@pytest.mark.rule("DI-4.2")
def test_dragons_never_move_onto_the_keep() -> None:
    p = Position(ISLAND, you="1 gold", dragons="2: 2 blue").to_step_3()
    p.play("lift", origin=p.labels["2"])
    with pytest.raises(IllegalMove) as refusal:
        p.play("drop", destination=0)
    assert refusal.value.rule == "DI-4.2"


@pytest.mark.rule("DI-4.3")
def test_dragons_in_a_pen_move_no_more() -> None:
    p = Position(
        ISLAND, you="3 gold", dragons="3: 1 green; 2: 2 blue", buildings="3: pen"
    ).to_step_3()
    assert p.among("lift") == {"2"}
    with pytest.raises(IllegalMove) as refusal:
        p.play("lift", origin=p.labels["3"])
    assert refusal.value.rule == "DI-4.3"


@pytest.mark.rule("DI-4.3")
@pytest.mark.parametrize(("owner", "may"), [(0, True), (1, False)])
def test_only_the_owner_of_a_pen_may_capture_there(owner: int, may: bool) -> None:
    p = Position(
        ISLAND,
        you="20 white, 20 green, 20 blue, 3 gold",
        dragons="3: 1 green",
        buildings=f"3: pen of {owner}",
    ).to_step_4()
    assert ("3" in p.among("go")) == may
