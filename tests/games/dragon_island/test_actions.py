"""Step 6: the Keep, building, maps, telekinesis."""

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.dragon_island import GAME, buildings
from coffret.games.dragon_island.components import MAPS
from coffret.games.dragon_island.state import COLOURS, GOLD, MAP_COUNT

from .positions import Position


@pytest.mark.rule("DI-7.1")
def test_the_keep_gives_two_gold_as_far_as_the_bank_goes() -> None:
    p = Position("K   r1", wizard="1").go("K")
    assert p.choices() == {"take_gold()", "no_action()"}
    p.play("take_gold")
    assert p.goods() == {"gold": 2}
    p = Position("K   r1", wizard="1")
    p.s.supply[GOLD] = 1
    assert p.go("K").play("take_gold").goods() == {"gold": 1}
    p = Position("K   r1", wizard="1")
    p.s.supply[GOLD] = 0
    assert p.go("K").phase == "treasure"


SITES = """
          w   b
        K   {}1 w
          r
        """


@pytest.mark.rule("DI-7.2")
@pytest.mark.parametrize(
    ("face", "may"),
    [
        ("rb", True),
        ("rj", True),
        ("rd", True),
        ("rD", False),
        ("rs", False),
        ("rt", False),
        ("rm", False),
        ("rT", False),
    ],
)
def test_one_builds_on_sites_jokers_and_one_dragon_tiles(face: str, may: bool) -> None:
    p = Position(SITES.format(face), you="5 red", colour="blue").go("1")
    assert ("build_spire()" in p.choices()) == may
    assert buildings.may_build_here(p.s, 0, p.labels["1"]) == may


@pytest.mark.rule("DI-7.2")
@pytest.mark.parametrize(("colour", "cost"), [("blue", 5), ("red", 4)])
def test_a_building_costs_five_and_four_on_own_terrain(colour: str, cost: int) -> None:
    p = Position(SITES.format("rb"), you=f"{cost - 1} red, 9 green", colour=colour).go("1")
    assert p.phase == "treasure"
    p = Position(SITES.format("rb"), you=f"{cost} red, 9 green", colour=colour).go("1")
    p.play("build_spire")
    assert p.goods() == {"green": 9}


@pytest.mark.rule("DI-7.2")
def test_the_mix_for_a_building_is_the_payers_choice() -> None:
    p = Position(SITES.format("rb"), you="3 white, 4 red", colour="blue").go("1")
    p.play("build_pen")
    assert p.choices() == {f"pay(colour=white, count={n})" for n in (1, 2, 3)}
    p.play("pay", colour="white", count=1)
    assert p.goods() == {"white": 2}
    assert p.tile("1").building != 0


@pytest.mark.rule("DI-7.2")
def test_one_may_build_right_after_dealing_with_the_dragon() -> None:
    p = Position(SITES.format("rd"), you="5 red, 3 gold", dragons="1: 1 red", colour="blue")
    p.go("1")
    assert p.you.pets[COLOURS.index("red")] == 3
    assert "build_spire()" in p.choices()


@pytest.mark.rule("DI-7.2")
@pytest.mark.parametrize("building", ["pen of 1", "spire of 1", "red lair of 1"])
def test_nobody_builds_where_a_building_stands(building: str) -> None:
    p = Position(SITES.format("rb"), you="9 red", buildings=f"1: {building}").go("1")
    assert p.phase == "treasure"


@pytest.mark.rule("DI-7.3")
def test_a_pen_brings_two_fame_once() -> None:
    p = Position(SITES.format("rb"), you="5 red", colour="blue").go("1").play("build_pen")
    assert p.you.fame == 2
    assert p.tile("1").owner == 0
    p = Position("K   rb1 rd2", you="9 red", buildings="2: pen", wizard="2", colour="blue").go("1")
    assert "build_pen()" not in p.choices()
    with pytest.raises(IllegalMove) as refusal:
        p.play("build_pen")
    assert refusal.value.rule == "DI-7.3"


@pytest.mark.rule("DI-7.4")
def test_a_spire_brings_three_fame_while_there_are_any() -> None:
    p = Position(SITES.format("rb"), you="5 red", colour="blue").go("1").play("build_spire")
    assert p.you.fame == 3
    assert p.s.spires == 3
    p = Position(SITES.format("rb"), you="5 red", colour="blue")
    p.s.spires = 0
    p.go("1")
    assert p.choices() == {"build_pen()", "no_action()"}


@pytest.mark.rule("DI-7.5")
def test_a_lair_brings_one_fame_and_frees_the_pawn() -> None:
    p = Position(SITES.format("rb"), you="5 red", pets="green 2, gold 3", colour="blue").go("1")
    assert {"build_lair(pet=green)", "build_lair(pet=gold)"} <= p.choices()
    before = p.s.dragons[COLOURS.index("green")]
    p.play("build_lair", pet="green")
    assert p.you.fame == 1
    assert p.s.dragons[COLOURS.index("green")] == before + 1
    assert p.you.pets[COLOURS.index("green")] == 2, "card and gold stay"
    tile = GAME.view(p.s, None)["island"][p.labels["1"]]
    assert (tile["building"], tile["lair_of"], tile["owner"]) == ("lair", "green", 0)


@pytest.mark.rule("DI-7.5")
def test_each_colour_has_one_lair_and_only_for_a_pet_of_ones_own() -> None:
    p = Position(
        "K   rb1 rd2",
        you="9 red",
        pets="green 3",
        their_pets="green 3, blue 3",
        buildings="2: green lair of 1",
        wizard="2",
        colour="blue",
    ).go("1")
    assert p.moves("build_lair") == []
    with pytest.raises(IllegalMove) as refusal:
        p.play("build_lair", pet="green")
    assert refusal.value.rule == "DI-7.5"


@pytest.mark.rule("DI-7.6")
def test_no_dragon_appears_under_a_building() -> None:
    p = Position(SITES.format("rd"), you="5 red", colour="blue").go("1").play("build_pen")
    p.dragons_appear()
    assert p.dragons("1") == {}


@pytest.mark.rule("DI-7.2", "DI-7.5")
def test_without_a_building_left_to_build_nothing_is_offered() -> None:
    p = Position("K   rb1 rd2", you="9 red", buildings="2: pen", wizard="2", colour="blue")
    p.s.spires = 0
    assert p.go("1").phase == "treasure"


# Maps


@pytest.mark.rule("DI-7.7")
@pytest.mark.parametrize("face", ["rm", "wT", "bT", "gT"])
def test_map_tiles_and_towers_of_any_player_let_you_draw_two_maps_and_keep_one(face: str) -> None:
    p = Position(f"K   {face}1").go("1")
    top = p.pile()[:3]
    p.play("draw_maps")
    assert p.phase == "maps"
    assert {MAPS.ids[move["map"]] for move in p.moves("put_under")} == set(top[:2])
    p.play("put_under", map=MAPS.ids.index(top[0]))
    assert p.held() == {top[1]}
    assert p.pile()[-1] == top[0]
    assert p.pile()[0] == top[2]


@pytest.mark.rule("DI-7.7")
def test_there_is_no_limit_of_maps() -> None:
    p = Position("K   rm1", maps=" ".join(MAPS.ids[:12])).go("1").play("draw_maps")
    p.play("put_under", map=p.moves("put_under")[0]["map"])
    assert len(p.held()) == p.you.maps == 13


@pytest.mark.rule("DI-7.7")
def test_a_short_pile_gives_what_is_there() -> None:
    p = Position("K   rm1", maps=" ".join(MAPS.ids[: MAP_COUNT - 1])).go("1").play("draw_maps")
    assert p.phase == "treasure"
    assert len(p.held()) == MAP_COUNT
    p = Position("K   rm1", maps=" ".join(MAPS.ids)).go("1")
    assert "draw_maps()" not in p.choices()


@pytest.mark.rule("DI-7.7", "DI-7.9")
def test_nobody_needs_to_act() -> None:
    for face in ("rm", "rt", "wT"):
        p = Position(f"K   {face}1").go("1")
        p.play("no_action")
        assert p.phase == "treasure"
        assert p.goods() == {}


# Telekinesis


LINES = """
          w2  b3
        K   rt1 g4  g5      g6
          r7  o8
            w9
        """


@pytest.mark.rule("DI-7.8")
@pytest.mark.parametrize(
    ("direction", "gained"),
    [
        ("east", {"red": 1, "green": 2}),
        ("north-east", {"red": 1, "blue": 1}),
        ("north-west", {"red": 1, "white": 1}),
        ("west", {"red": 1}),
        ("south-west", {"red": 2}),
        ("south-east", {"red": 1, "gold": 1}),
    ],
)
def test_telekinesis_follows_a_line_to_the_first_gap(
    direction: str, gained: dict[str, int]
) -> None:
    p = Position(LINES).go("1").play("telekinesis", direction=direction)
    assert p.goods() == gained


@pytest.mark.rule("DI-7.8")
def test_the_keep_gives_nothing_and_does_not_break_the_line() -> None:
    p = Position("g2  w3  K   b4  rt1", wizard="4").go("1").play("telekinesis", direction="west")
    assert p.goods() == {"red": 1, "blue": 1, "white": 1, "green": 1}


@pytest.mark.rule("DI-7.8")
def test_telekinesis_is_no_production() -> None:
    p = Position("K   rt1 gb2", buildings="2: spire").go("1")
    p.play("telekinesis", direction="east")
    assert p.goods() == {"red": 1, "green": 1}


@pytest.mark.rule("DI-7.8", "DI-2.6")
def test_telekinesis_brings_no_more_than_the_supply_has() -> None:
    p = Position("K   rt1 g2  g3").go("1")
    p.s.supply[COLOURS.index("green")] = 1
    p.play("telekinesis", direction="east")
    assert p.goods() == {"red": 1, "green": 1}


@pytest.mark.rule("DI-7.9")
@pytest.mark.parametrize("face", ["rD", "rs"])
def test_double_dragon_and_storm_tiles_have_no_action(face: str) -> None:
    p = Position(f"K   {face}1", you="9 red, 9 gold").go("1")
    assert p.phase == "treasure"
