"""The redraw takes every world that a seat thinks possible with equal chance."""

from itertools import combinations, permutations
from typing import Any

import pytest

from coffret.games.dragon_island import GAME, maps
from coffret.games.dragon_island.components import TILES
from coffret.games.dragon_island.state import (
    JOKER,
    MAP_COUNT,
    NOTHING,
    TERRAIN_COUNT,
)

from ...redeals import assert_even, redrawn
from .positions import Position

YOU, THEM = 0, 1


def few_tiles(bag: int, removed: int) -> Any:
    """Two tiles behind the other screen, some in the bag, some removed; you hold the others."""
    s = Position("K").s
    s.bag_size = TERRAIN_COUNT - removed
    s.bag_count = bag
    for i in range(TERRAIN_COUNT):
        s.bag[i] = NOTHING
    for i in range(bag):
        s.bag[i] = i
    for i in range(removed):
        s.bag[s.bag_size + i] = bag + i
    for i in range(2):
        s.players[THEM].hand[i] = bag + removed + i
    return s


def tiles(s: Any) -> tuple[int, ...]:
    """Every unknown tile: in the bag from below, removed, behind the other screen."""
    return (*s.bag[: s.bag_count], *s.bag[s.bag_size :], *s.players[THEM].hand)


@pytest.mark.rule("DI-1.2", "DI-1.5")
def test_every_order_of_the_unknown_tiles_is_as_likely() -> None:
    """Two in the bag, one removed, two behind the screen: 5! worlds."""
    s = few_tiles(bag=2, removed=1)
    assert_even(redrawn(GAME, s, YOU, 1200, tiles, compiled=False), permutations(range(5)))


@pytest.mark.rule("DI-1.5", "DI-2.5")
def test_a_chosen_tile_is_any_side_of_any_tile_of_that_hand() -> None:
    """Each tile and side alike; a joker's four colours share the chance of its side."""
    s = few_tiles(bag=1, removed=0)
    s.turn = THEM
    s.chosen, s.chosen_colour = 2 * s.players[THEM].hand[0], 0
    ways: dict[tuple[frozenset[int], int, int], int] = {}
    for hand in permutations(range(3), 2):
        for tile in hand:
            for side in range(2):
                face = 2 * tile + side
                if TILES[tile].kinds[side] == JOKER:
                    ways |= {(frozenset(hand), face, colour): 1 for colour in range(4)}
                else:
                    ways[frozenset(hand), face, TILES[tile].colours[side]] = 4
    found = redrawn(
        GAME,
        s,
        YOU,
        900,
        lambda world: (frozenset(world.players[THEM].hand), world.chosen, world.chosen_colour),
        compiled=False,
    )
    assert_even(found, ways)


def few_maps(pile: list[int], theirs: list[int]) -> Position:
    """The other player holds some maps, some are in the pile, all others are yours."""
    p = Position("K")
    p.stack(pile)
    for card in range(MAP_COUNT):
        if card not in pile:
            p.s.charts[card].holder = THEM if card in theirs else YOU
            p.s.charts[card].place = NOTHING
    p.you.maps, p.them.maps = MAP_COUNT - len(pile) - len(theirs), len(theirs)
    return p


def whereabouts(s: Any) -> tuple[tuple[int, ...], frozenset[int]]:
    """The pile from the top, and what the other player holds."""
    pile = tuple(s.pile[(s.pile_top + i) % MAP_COUNT] for i in range(s.pile_count))
    return pile, frozenset(card for card in range(MAP_COUNT) if s.charts[card].holder == THEM)


@pytest.mark.rule("DI-1.3", "DI-1.5")
def test_every_place_of_the_unknown_maps_is_as_likely() -> None:
    """Three in the pile, two behind the screen: 5! / 2! = 60 worlds."""
    p = few_maps([0, 1, 2], [3, 4])
    worlds = {
        (order, frozenset(held))
        for held in combinations(range(5), 2)
        for order in permutations(set(range(5)) - set(held))
    }
    assert len(worlds) == 60
    assert_even(redrawn(GAME, p.s, YOU, 900, whereabouts, compiled=False), worlds)


@pytest.mark.rule("DI-7.7")
@pytest.mark.parametrize("kept", [0, 1])
def test_a_map_you_knew_was_kept_or_put_back_with_equal_chance(kept: int) -> None:
    """You put map 0 under a pile of 1 and 2; they draw 1 and 2, keep one, then draw 0 and the
    other and keep one again.

    Unknown is which of 1 and 2 came back, and then which of that one and 0 was kept: both times
    either, so four worlds, and each is as likely.
    """
    p = few_maps([1, 2], [])
    maps.put_under(p.s, YOU, 0)
    p.s.players[YOU].maps -= 1
    maps.draw_maps(p.s, THEM)
    maps.put_under(p.s, THEM, 2)
    maps.keep_offered(p.s, THEM)
    maps.draw_maps(p.s, THEM)
    maps.put_under(p.s, THEM, (0, 2)[1 - kept])
    maps.keep_offered(p.s, THEM)
    worlds = [
        ((0,), frozenset({1, 2})),
        ((1,), frozenset({0, 2})),
        ((2,), frozenset({0, 1})),
    ]
    ways = {worlds[0]: 2, worlds[1]: 1, worlds[2]: 1}
    assert_even(redrawn(GAME, p.s, YOU, 600, whereabouts, compiled=False), ways)
