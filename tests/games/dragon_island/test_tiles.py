"""Step 1: placing a tile, production, jokers, storms."""

from random import Random

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.dragon_island import GAME
from coffret.games.dragon_island.state import COLOURS, GOLD, KINDS, NOTHING

from .positions import Position


@pytest.mark.rule("DI-2.1")
def test_the_first_tile_is_the_tower_and_later_any_side_of_any_tile_in_hand() -> None:
    s = GAME.new(2, {"first_player": "seat_1"}, (1, 2, 3, 4))
    while s.rounds == 0:
        GAME.play(s, s.turn, GAME.legal(s, s.turn)[0])
    assert GAME.view(s, 0)["phase"] == "place"
    assert GAME.view(s, None)["chosen"] == {
        "id": "tower",
        "side": 0,
        "kind": "tower",
        "colour": "white",
    }
    p = Position("K", hand="rd bt")
    assert p.phase == "tile"
    assert len(p.moves("choose_tile")) + len(p.moves("choose_joker")) // 4 == 4


@pytest.mark.rule("DI-2.1")
def test_a_placed_tile_leaves_the_hand() -> None:
    p = Position("K   .a", hand="rd bt")
    kept = p.you.hand[1]
    p.place("rd", "a")
    assert KINDS[p.tile("a").kind] == "dragon"
    assert COLOURS[p.tile("a").colour] == "red"
    assert list(p.you.hand) == [kept, NOTHING]


@pytest.mark.rule("DI-2.2")
def test_a_tile_touches_the_keep_or_two_tiles() -> None:
    p = Position(
        """
          x   x
        x   K   r
          x   x
        """,
        hand="wb",
    ).choose("wb")
    assert p.places() == p.marked, "east of the red tile there is only one to touch"


@pytest.mark.rule("DI-2.2")
def test_two_tiles_make_a_place_far_from_the_keep() -> None:
    p = Position(
        """
            x
          r   b   x
        x   K   g
          x   x
        """,
        hand="wb",
    ).choose("wb")
    assert p.places() == p.marked


@pytest.mark.rule("DI-2.2")
def test_a_place_that_touches_one_tile_only_is_refused() -> None:
    p = Position("K   r", hand="wb").choose("wb")
    with pytest.raises(IllegalMove) as refusal:
        p.play("place", beside=1, direction="east")
    assert refusal.value.rule == "DI-2.2"


@pytest.mark.rule("DI-2.3")
def test_a_tile_produces_for_itself_and_for_each_tile_it_touches() -> None:
    p = Position(
        """
          r   b
        w   .a  o
          g   r
        K
        """,
        hand="bt",
    ).place("bt", "a")
    assert p.goods() == {"white": 1, "blue": 2, "red": 2, "green": 1, "gold": 1}


@pytest.mark.rule("DI-2.3")
def test_the_keep_gives_gold_and_a_tower_its_colour() -> None:
    p = Position(
        """
        K   .a
          gT
        """,
        hand="rb",
    ).place("rb", "a")
    assert p.goods() == {"red": 1, "green": 1, "gold": 1}


@pytest.mark.rule("DI-2.3")
def test_only_who_places_gains() -> None:
    p = Position("K   .a", hand="rb").place("rb", "a")
    assert p.goods(1) == {}


@pytest.mark.rule("DI-2.4")
@pytest.mark.parametrize(("tile", "gained"), [("g1", "green"), ("o1", "gold")])
def test_a_spire_gives_two(tile: str, gained: str) -> None:
    p = Position(
        f"""
        K   w   .a
              {tile[0]}b1
        """,
        hand="rb",
        buildings="1: spire of 1",
    ).place("rb", "a")
    assert p.goods() == {"red": 1, "white": 1, gained: 2}


@pytest.mark.rule("DI-2.5")
def test_a_joker_is_announced_as_one_of_four_colours_and_stays_so() -> None:
    p = Position("K   .a", hand="wj")
    offered = {move["colour"] for move in p.moves("choose_joker")}
    assert offered == {"white", "blue", "red", "green"}
    p.place("gj", "a")
    assert p.goods() == {"green": 1, "gold": 1}
    assert COLOURS[p.tile("a").colour] == "green"
    assert KINDS[p.tile("a").kind] == "joker"
    assert p.events("announced") == [{"event": "announced", "seat": 0, "colour": "green"}]


@pytest.mark.rule("DI-1.5", "DI-2.1")
def test_a_chosen_tile_is_hidden_until_it_is_placed() -> None:
    p = Position("K   .a", hand="rd bt").choose("rd")
    assert GAME.view(p.s, 0)["chosen"]["kind"] == "dragon"
    assert GAME.view(p.s, 1)["chosen"] is None
    assert GAME.view(p.s, None)["chosen"] is None
    assert GAME.view(p.s, 1)["players"][0]["tiles"] == 2
    draws = p.s.draws
    p.play("place", beside=0, direction="east")
    assert p.s.draws > draws, "no undo goes back behind a tile that was shown"


@pytest.mark.rule("DI-2.6")
def test_what_the_supply_lacks_is_not_gained() -> None:
    p = Position(
        """
        r   .a  r
          r   K
        """,
        hand="rt",
    )
    p.s.supply[COLOURS.index("red")] = 2
    p.s.supply[GOLD] = 0
    p.place("rt", "a")
    assert p.goods() == {"red": 2}
    assert p.s.supply[COLOURS.index("red")] == 0


@pytest.mark.rule("DI-2.7")
def test_a_storm_takes_one_cube_of_its_colour_from_each_other_player() -> None:
    p = Position(
        "K   .a",
        you="2 blue",
        others=("3 blue, 1 red", "4 red", "1 blue"),
        hand="bs",
    ).place("bs", "a")
    assert p.goods(1) == {"blue": 2, "red": 1}
    assert p.goods(2) == {"red": 4}
    assert p.goods(3) == {}
    assert p.goods() == {"blue": 3, "gold": 1}


@pytest.mark.rule("DI-2.7")
def test_a_gold_storm_takes_a_coin_from_behind_the_screen() -> None:
    p = Position("K   .a", others=("2 gold",), hand="os").place("os", "a")
    assert p.goods(1) == {"gold": 1}


@pytest.mark.rule("DI-2.7", "DI-6.2")
def test_a_storm_takes_a_gold_from_every_pet_of_the_others_without_a_lair() -> None:
    p = Position(
        "r1  K   .a",
        hand="bs",
        pets="red 3",
        their_pets="red 2, white 1, green 3",
        buildings="1: green lair of 1",
    )
    white_dragons = p.s.dragons[0]
    bank = p.s.supply[GOLD]
    p.place("bs", "a")
    assert p.s.supply[GOLD] == bank + 2 - 1, "two from the pets, one for the Keep"
    pets = GAME.view(p.s, None)["players"]
    assert pets[0]["pets"] == {"red": 3}
    assert pets[1]["pets"] == {"red": 1, "green": 3}
    assert p.s.dragons[0] == white_dragons + 1
    shaken = p.events("pets_shaken")
    assert shaken == [{"event": "pets_shaken", "seat": 1, "count": 2, "lost": 1 << 0}]


@pytest.mark.rule("DI-2.7", "DI-7.5")
def test_a_lair_protects_only_its_builders_pet() -> None:
    p = Position(
        "r1  K   .a",
        hand="bs",
        pets="red 3",
        their_pets="red 2",
        buildings="1: red lair",
    ).place("bs", "a")
    assert p.them.pets[COLOURS.index("red")] == 1


@pytest.mark.rule("DI-2.7")
def test_a_pet_lost_to_a_storm_may_appear_at_once_on_the_island() -> None:
    p = Position("wd1 K   .a", hand="bs", their_pets="white 1")
    p.s.dragons[0] = 0
    p.place("bs", "a")
    assert p.dragons("1") == {"white": 1}


@pytest.mark.rule("DI-2.7", "DI-2.6")
def test_what_a_storm_returns_can_be_produced() -> None:
    p = Position("K   .a", others=("1 blue",), hand="bs")
    p.s.supply[COLOURS.index("blue")] = 0
    p.place("bs", "a")
    assert p.goods() == {"blue": 1, "gold": 1}


@pytest.mark.rule("DI-2.8")
def test_there_is_a_place_in_every_position_of_many_games() -> None:
    for seats in GAME.seats:
        for seed in range(1, 6):
            chance = Random(seed)
            s = GAME.new(seats, {"extra_turns": 12 // seats - 1}, (seed, 2, 3, 4))
            while not GAME.rules.over(s):
                legal = GAME.legal(s, s.turn)
                assert legal
                GAME.play(s, s.turn, chance.choice(legal))
            assert s.tile_count == 1 + seats + s.bag_size
