"""Steps 7 and 8: treasure maps, and the end of a turn."""

from typing import Any

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.dragon_island import GAME, island, maps
from coffret.games.dragon_island.components import MAPS
from coffret.games.dragon_island.geometry import STEP_Q, STEP_R
from coffret.games.dragon_island.state import ANY, COLOURS, GOLD, MAP_COUNT, NOTHING

from .positions import Position

CENTRE = (4, 0)


def site(card: int, missing: int = 0, extra: bool = False) -> tuple[Any, int]:
    """An island with a tile that has exactly what a map asks for around it, or less."""
    s = GAME.new(2, {}, (1, 2, 3, 4))
    asked = [colour for colour, count in enumerate(MAPS[card].around) for _ in range(count)]
    number = island.lay(s, *CENTRE, 0, MAPS[card].centre)
    for side, colour in enumerate(asked[missing:]):
        island.lay(s, CENTRE[0] + STEP_Q[side], CENTRE[1] + STEP_R[side], 0, colour)
    if extra and len(asked) < 6:
        island.lay(s, CENTRE[0] + STEP_Q[5], CENTRE[1] + STEP_R[5], 0, asked[0])
    return s, number


@pytest.mark.rule("DI-8.2")
@pytest.mark.parametrize("card", range(MAP_COUNT))
def test_a_map_fits_with_all_neighbours_and_not_with_one_less(card: int) -> None:
    s, number = site(card)
    assert maps.fits(s, number, card)
    s, number = site(card, extra=True)
    assert maps.fits(s, number, card), "at least so many"
    s, number = site(card, missing=1)
    assert not maps.fits(s, number, card)
    s, number = site(card)
    for colour in (*range(5), ANY):
        s.tiles[number].colour = colour
        assert maps.fits(s, number, card) == (colour == MAPS[card].centre)


def map_for(centre: str, *around: str) -> int:
    """A map with this centre that asks for no more than these colours around it."""
    have = [around.count(colour) for colour in COLOURS]
    for card in range(MAP_COUNT):
        asked = MAPS[card].around
        if COLOURS[MAPS[card].centre] == centre and all(
            asked[i] <= have[i] for i in range(len(COLOURS))
        ):
            return card
    raise AssertionError("no such map")


# 1 is white, with two of each other colour around it, the Keep apart.
DIG = """
              b   b
        K   r   w1  g
              r   g
        """


def digging(**more: Any) -> tuple[Position, int]:
    card = map_for("white", "blue", "blue", "red", "red", "green", "green")
    p = Position(DIG, wizard="r", **more)
    p.hold_map(MAPS.ids[card])
    return p, card


@pytest.mark.rule("DI-8.1", "DI-8.3")
def test_a_map_brings_fame_and_gold_and_goes_under_the_pile() -> None:
    p, card = digging(hand="bt")
    p.go("1")
    assert f"play_map(map={card})" in p.choices()
    p.play("play_map", map=card)
    assert p.you.fame == MAPS[card].fame
    assert p.you.hoard[GOLD] == MAPS[card].gold
    assert p.tile("1").found == 1
    assert p.pile()[-1] == MAPS.ids[card]
    assert p.you.maps == 0
    assert p.s.turn == 1, "one map in a turn"


@pytest.mark.rule("DI-8.1")
def test_no_second_treasure_on_a_tile() -> None:
    p, card = digging()
    p.tile("1").found = 1
    p.go("1")
    assert p.choices() == {"end_turn()"}
    with pytest.raises(IllegalMove) as refusal:
        p.play("play_map", map=card)
    assert refusal.value.rule == "DI-8.1"


@pytest.mark.rule("DI-8.1")
def test_no_treasure_on_the_keep() -> None:
    p, card = digging()
    p.go("K")
    p.play("no_action")
    assert p.choices() == {"end_turn()"}
    with pytest.raises(IllegalMove) as refusal:
        p.play("play_map", map=card)
    assert refusal.value.rule == "DI-8.1"


@pytest.mark.rule("DI-8.2")
def test_a_map_that_does_not_fit_is_refused() -> None:
    p, card = digging()
    p.tile("1").colour = COLOURS.index("gold")
    p.go("1")
    with pytest.raises(IllegalMove) as refusal:
        p.play("play_map", map=card)
    assert refusal.value.rule == "DI-8.2"


@pytest.mark.rule("DI-8.2")
def test_a_joker_counts_as_announced_and_the_keep_as_nothing() -> None:
    p, card = digging()
    p.tile("1").kind = 1
    p.go("1")
    assert f"play_map(map={card})" in p.choices()
    gold = [c for c in range(MAP_COUNT) if MAPS[c].around[GOLD] > 0]
    s, number = site(gold[0], missing=1)
    side = next(i for i in range(6) if island.neighbour(s, number, i) == NOTHING)
    keep = island.lay(s, CENTRE[0] + STEP_Q[side], CENTRE[1] + STEP_R[side], 84, ANY)
    assert s.tiles[keep].colour == ANY
    assert not maps.fits(s, number, gold[0])


@pytest.mark.rule("DI-8.3", "DI-2.6")
def test_an_empty_bank_gives_no_gold_for_a_map() -> None:
    card = next(c for c in range(MAP_COUNT) if MAPS[c].gold > 0)
    s, number = site(card)
    s.players[0].wizard = number
    s.supply[GOLD] = 0
    s.charts[card].holder = 0
    maps.play_map(s, 0, card)
    assert s.players[0].hoard[GOLD] == 0
    assert s.players[0].fame == MAPS[card].fame


@pytest.mark.rule("DI-8.1")
def test_the_end_of_a_turn_is_asked_for_whether_or_not_a_map_fits() -> None:
    """Else the others would learn who holds a fitting map."""
    p, card = digging()
    p.go("1")
    fitting = GAME.view(p.s, 1)
    p, _ = digging()
    p.s.charts[card].holder = NOTHING
    other = next(c for c in range(MAP_COUNT) if COLOURS[MAPS[c].centre] != "white")
    p.s.charts[other].holder = 0
    p.go("1")
    assert p.choices() == {"end_turn()"}
    assert GAME.view(p.s, 1) == fitting


@pytest.mark.rule("DI-9.1")
def test_a_turn_ends_with_a_tile_from_the_bag() -> None:
    p = Position("K   r1", hand="bt").go("1")
    left = p.s.bag_count
    tile = p.s.bag[left - 1]
    p.play("end_turn")
    assert p.you.hand[1] == tile
    assert p.s.bag_count == left - 1
    assert p.events("drew_tile")
    assert not p.events("found_tile")
    assert p.events("found_tile", seat=0)


@pytest.mark.rule("DI-9.1")
def test_from_an_empty_bag_nothing_is_drawn() -> None:
    p = Position("K   r1", hand="bt").go("1")
    p.s.bag_count = 0
    p.play("end_turn")
    assert p.you.hand[1] == NOTHING
    assert p.s.turn == 1


@pytest.mark.rule("DI-2.6", "DI-8.3", "DI-10.3")
@pytest.mark.parametrize("pets", ["", "gold 2"])
@pytest.mark.parametrize("bank", [0, 1, 9])
def test_the_view_says_what_a_treasure_brings(pets: str, bank: int) -> None:
    p = Position(DIG, wizard="r", pets=pets).to_step_4()
    card = max(
        (card for card in range(MAP_COUNT) if maps.fits(p.s, p.labels["1"], card)),
        key=lambda card: MAPS[card].gold,
    )
    p.hold_map(MAPS.ids[card])
    p.go("1")
    p.s.supply[GOLD] = bank
    brings = GAME.view(p.s, 0)["here"]["brings"][MAPS.ids[card]]
    p.play("play_map", map=card)
    assert brings["fame"] == p.events("played_map")[0]["fame"] == MAPS[card].fame + bool(pets)
    assert brings["gold"] == sum(event["count"] for event in p.events("gained"))
    assert brings["gold"] + brings["lacks"] == MAPS[card].gold
