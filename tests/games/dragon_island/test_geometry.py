"""The hex grid and the island on it, against a brute-force check on a dictionary of cells."""

from random import Random
from typing import Any

import pytest

from coffret.games.dragon_island import GAME, island, maps, wizards
from coffret.games.dragon_island.geometry import (
    BESIDE,
    SIDES,
    STEP_Q,
    STEP_R,
    cell_of,
    distance,
)
from coffret.games.dragon_island.state import (
    COLUMNS,
    KEEP,
    MOST_PLACED,
    NOTHING,
    SPAN,
    TOWER_FACE,
)

Cell = tuple[int, int]
FAR = 24


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + STEP_Q[side], cell[1] + STEP_R[side]) for side in range(SIDES)]


def may_lie(cells: dict[Cell, int], cell: Cell) -> bool:
    """DI-2.2, word for word."""
    touching = [other for other in around(cell) if other in cells]
    return cell not in cells and ((0, 0) in touching or len(touching) >= 2)


def bare_island() -> Any:
    s = GAME.new(4, {}, (1, 2, 3, 4))
    assert s.tile_count == 1
    return s


def grow(chance: Random, count: int, taste: Any) -> tuple[Any, dict[Cell, int]]:
    """An island of this many tiles beside the Keep, each in the best of its places by `taste`."""
    s = bare_island()
    cells = {(0, 0): 0}
    for number in range(1, count + 1):
        places = sorted({c for cell in cells for c in around(cell) if may_lie(cells, c)})
        place = max(places, key=taste)
        island.lay(s, *place, TOWER_FACE + chance.randrange(4), chance.randrange(5))
        cells[place] = number
    return s, cells


def at_random(chance: Random) -> Any:
    return lambda cell: chance.random()


def outwards(direction: int) -> Any:
    """As far as one can in one direction, straight or against the slant."""
    q, r = STEP_Q[direction], STEP_R[direction]
    return lambda cell: q * (2 * cell[0] + cell[1]) + r * (2 * cell[1] + cell[0])


def test_neighbours_are_symmetric_and_six_different() -> None:
    for cell in range(SPAN * SPAN):
        beside = [BESIDE[cell * SIDES + side] for side in range(SIDES)]
        assert len({cell, *beside}) == 7
        for side in range(SIDES):
            assert BESIDE[beside[side] * SIDES + (side + 3) % SIDES] == cell


def test_a_line_is_straight_and_a_turn_around_comes_back() -> None:
    for side in range(SIDES):
        cell = cell_of(0, 0)
        for steps in range(1, FAR):
            cell = BESIDE[cell * SIDES + side]
            assert cell == cell_of(steps * STEP_Q[side], steps * STEP_R[side])
            assert distance(steps * STEP_Q[side], steps * STEP_R[side]) == steps
    for cell in range(SPAN * SPAN):
        walk = cell
        for side in range(SIDES):
            walk = BESIDE[walk * SIDES + side]
        assert walk == cell


def test_opposite_sides_cancel() -> None:
    for side in range(SIDES):
        assert STEP_Q[side] == -STEP_Q[(side + 3) % SIDES]
        assert STEP_R[side] == -STEP_R[(side + 3) % SIDES]


@pytest.mark.rule("DI-2.2", "DI-2.8")
def test_places_are_those_of_a_brute_force_check_on_random_islands() -> None:
    for seed in range(12):
        chance = Random(seed)
        s, cells = grow(chance, chance.choice((3, 9, 20, MOST_PLACED - 1)), at_random(chance))
        expected = {c for cell in cells for c in around(cell) if may_lie(cells, c)}
        s.phase = GAME.rules.phase.PLACE
        named = set()
        for action in GAME.legal(s, s.turn):
            move = GAME.move(action)
            row = GAME.actions.table[action]
            place = island.place_beside(s, row.first, row.second)
            assert move["beside"] == min(cells[c] for c in around(place) if c in cells)
            assert place not in named, "a place has one name"
            named.add(place)
        assert named == expected
        assert named, "there is always a place"
        near = {c for cell in cells for c in around(cell)} - set(cells)
        assert {cell for cell in near if island.may_lie_at(s, cell_of(*cell))} == expected


def test_neighbours_of_tiles_are_those_of_a_brute_force_check() -> None:
    for seed in range(6):
        chance = Random(seed)
        s, cells = grow(chance, MOST_PLACED - 1, at_random(chance))
        for cell, number in cells.items():
            for side, other in enumerate(around(cell)):
                assert island.neighbour(s, number, side) == cells.get(other, NOTHING)
            beside = {cells[other] for other in around(cell) if other in cells}
            assert island.tiles_beside(s, number) == sum(1 << other for other in beside)
            colours = [s.tiles[other].colour for other in beside]
            counted = [maps.count_of(island.colours_around(s, number), each) for each in range(6)]
            assert counted == [colours.count(each) for each in range(6)]
            energies = {*colours, s.tiles[number].colour} & {*range(4)}
            assert island.active_energy(s, number) == sum(1 << each for each in energies)


@pytest.mark.rule("DI-5.2")
def test_reach_is_that_of_a_brute_force_check_on_random_islands() -> None:
    for seed in range(12):
        chance = Random(seed)
        s, cells = grow(chance, 30, at_random(chance))
        tiles = {number: cell for cell, number in cells.items()}
        player = s.players[0]
        player.wizard = chance.randrange(31)
        for colour in range(5):
            player.pets[colour] = chance.choice((0, 0, 3))
        portals = {
            number
            for number in tiles
            if s.tiles[number].kind == KEEP or player.pets[s.tiles[number].colour] > 0
        }
        starts = portals | {player.wizard}
        expected = portals | {
            cells[cell] for start in starts for cell in around(tiles[start]) if cell in cells
        }
        expected -= {player.wizard}
        assert {n for n in tiles if wizards.is_in_reach(s, 0, n)} == expected


def columns(cells: dict[Cell, int]) -> int:
    """The most columns the island has, counted across each of the three slants."""
    return max(
        len({axis(cell) for cell in cells})
        for axis in (lambda c: c[0], lambda c: c[1], lambda c: c[0] + c[1])
    )


@pytest.mark.rule("DI-2.2")
def test_no_island_has_more_columns_than_the_grid_allows_for() -> None:
    """A column away from the Keep needs two tiles in the column before: see docs/games."""
    widest = 0
    for direction in range(SIDES):
        both_ways = outwards(direction)
        for taste in (both_ways, lambda cell, f=both_ways: abs(f(cell))):
            _, cells = grow(Random(direction), MOST_PLACED - 1, taste)
            widest = max(widest, columns(cells))
    assert widest == COLUMNS
    for seed in range(20):
        chance = Random(seed)
        _, cells = grow(chance, MOST_PLACED - 1, at_random(chance))
        assert columns(cells) < COLUMNS


@pytest.mark.rule("DI-2.2")
def test_the_widest_island_does_not_meet_itself_around_the_grid() -> None:
    for direction in range(SIDES):
        f = outwards(direction)
        for taste in (f, lambda cell, f=f: abs(f(cell))):
            s, cells = grow(Random(0), MOST_PLACED - 1, taste)
            assert len({cell_of(*cell) for cell in cells}) == len(cells)
            near = {c for cell in cells for c in around(cell)} - set(cells)
            for cell in near:
                assert island.contacts(s, cell_of(*cell)) == sum(
                    other in cells for other in around(cell)
                )
