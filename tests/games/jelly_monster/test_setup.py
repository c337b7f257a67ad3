"""The city before the first round."""

from collections import Counter
from typing import Any

import pytest

from coffret.engine.fairness import secret_of, words
from coffret.games.jelly_monster import GAME
from coffret.games.jelly_monster.components import DISTRICTS, GREEN


def cities(seats: int, count: int = 60, **options: str) -> list[Any]:
    return [GAME.new(seats, options, words(secret_of(seed), "city", 0)) for seed in range(count)]


@pytest.mark.rule("JM-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_two_districts_more_than_players_each_on_its_own_tile(seats: int) -> None:
    sides: Counter[int] = Counter()
    for s in cities(seats):
        faces = [place.face for place in s.districts if place.face >= 0]
        assert len(faces) == s.district_count == seats + 2
        assert len({face // 2 for face in faces}) == len(faces)
        sides.update(DISTRICTS[face].side for face in faces)
    assert min(sides.values()) > max(sides.values()) / 2


@pytest.mark.rule("JM-1.1")
def test_the_table_may_choose_green_faces_only() -> None:
    for s in cities(5, faces="green"):
        assert {DISTRICTS[place.face].side for place in s.districts} == {GREEN}


@pytest.mark.rule("JM-1.2")
def test_the_drone_points_at_a_random_district() -> None:
    assert {s.drone for s in cities(4)} == set(range(6))


@pytest.mark.rule("JM-1.3")
def test_targets_are_on_the_first_zone_and_each_has_seven_dice_a_barrier_and_two_jelly() -> None:
    for s in cities(4, 5):
        assert s.rounds == 1
        assert {place.target for place in s.districts} == {0}
        for player in s.players[:4]:
            assert (player.loose, player.barrier, player.jelly, sum(player.pods)) == (7, 1, 2, 0)
        assert sum(s.pile) == 30
