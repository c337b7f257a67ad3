"""Secrets of Dragon Island, and facts that a seat could have counted."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from coffret.check.positions import determinized
from coffret.games.dragon_island import GAME, maps
from coffret.games.dragon_island.components import MAPS
from coffret.games.dragon_island.state import (
    COLOURS,
    GOLD,
    MAP_COUNT,
    NOTHING,
    OFFERED,
    TERRAIN_COUNT,
)

from .positions import Position

TRIES = 60


def games(seats: int, **options: Any) -> Iterator[Any]:
    """Positions along a random game, about every tenth."""
    chance = Random(seats)
    s = GAME.new(seats, options, (seats, 2, 3, 4))
    number = 0
    while not GAME.rules.over(s):
        if number % 10 == 0:
            yield s
        GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))
        number += 1


def countable(s: Any) -> list[Any]:
    """Facts that everyone sees as they happen: cubes, gold, fame, and how many tiles and maps."""
    return [
        (
            list(player.hoard),
            player.fame,
            player.maps,
            [tile == NOTHING for tile in player.hand],
        )
        for player in s.players
    ]


@pytest.mark.rule("DI-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_others_could_count_is_kept(seats: int) -> None:
    for s in games(seats):
        for seat in range(-1, seats):
            assert countable(determinized(GAME, s, seat, 1)) == countable(s)


@pytest.mark.rule("DI-1.5")
def test_all_that_comes_and_goes_is_told_to_everybody() -> None:
    """A spectator who adds up the events knows cubes, gold and fame of all."""
    for seats in (2, 3, 4):
        chance = Random(seats)
        s = GAME.new(seats, {}, (seats, 2, 3, 4))
        hoards = [[0] * 5 for _ in range(seats)]
        fame = [0] * seats
        while not GAME.rules.over(s):
            GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))
            for event in GAME.events.read(s, None):
                seat = event.get("seat", 0)
                kind = event["event"]
                if kind in ("gained", "paid"):
                    sign = 1 if kind == "gained" else -1
                    hoards[seat][COLOURS.index(event["colour"])] += sign * event["count"]
                if kind == "blown_away":
                    hoards[seat][COLOURS.index(event["colour"])] -= 1
                if kind == "carried":
                    hoards[seat][GOLD] -= 1
                if kind == "tamed":
                    hoards[seat][GOLD] -= event["gold"]
                fame[seat] += event.get("fame", 0)
                if kind == "played_map":
                    assert event["fame"] >= MAPS[event["map"]].fame
            assert hoards == [list(s.players[seat].hoard) for seat in range(seats)]
            assert fame == [s.players[seat].fame for seat in range(seats)]


@pytest.mark.rule("DI-1.5")
def test_own_tiles_and_maps_stay_and_those_of_others_change() -> None:
    for s in games(3):
        for seat in range(3):
            tiles, held = set(), set()
            for number in range(8):
                other = determinized(GAME, s, seat, number)
                assert list(other.players[seat].hand) == list(s.players[seat].hand)
                for card in range(MAP_COUNT):
                    if s.charts[card].holder % OFFERED == seat and s.charts[card].holder >= 0:
                        assert other.charts[card].holder == s.charts[card].holder
                rival = other.players[(seat + 1) % 3]
                tiles.add(tuple(rival.hand))
                held.add(
                    tuple(c for c in range(MAP_COUNT) if other.charts[c].holder == (seat + 1) % 3)
                )
            if s.players[(seat + 1) % 3].hand[0] != NOTHING:
                assert len(tiles) > 1
            if s.players[(seat + 1) % 3].maps > 0:
                assert len(held) > 1


@pytest.mark.rule("DI-1.2")
def test_removed_tiles_are_unknown_to_all() -> None:
    s = GAME.new(2, {}, (1, 2, 3, 4))
    for seat in (-1, 0, 1):
        removed = {tuple(determinized(GAME, s, seat, n).bag[s.bag_size :]) for n in range(10)}
        assert len(removed) == 10


@pytest.mark.rule("DI-1.5")
def test_a_spectator_knows_no_hand() -> None:
    s = next(games(2))
    hands = {tuple(determinized(GAME, s, -1, n).players[0].hand) for n in range(12)}
    assert len(hands) > 3


@pytest.mark.rule("DI-1.5")
def test_with_open_screens_only_bag_removed_tiles_and_pile_are_redrawn() -> None:
    for s in games(3, screens="open"):
        for seat in range(-1, 3):
            other = determinized(GAME, s, seat, 4)
            for player, real in zip(other.players, s.players, strict=True):
                assert list(player.hand) == list(real.hand)
            for card in range(MAP_COUNT):
                assert other.charts[card].holder == s.charts[card].holder


def test_every_place_of_an_unknown_tile_is_equally_likely() -> None:
    """A tile that seat 0 has not seen is behind the other screen as often as chance says."""
    p = Position("K   r", hand="bt rd")
    p.s.players[1].hand[0] = p.s.bag[p.s.bag_count - 1]
    p.s.bag[p.s.bag_count - 1] = NOTHING
    p.s.bag_count -= 1
    unknown = p.s.bag_count + 1 + TERRAIN_COUNT - p.s.bag_size
    tries = 4000
    counts = [0] * TERRAIN_COUNT
    for number in range(tries):
        counts[determinized(GAME, p.s, 0, number).players[1].hand[0]] += 1
    seen = [count for count in counts if count]
    assert len(seen) == unknown
    assert min(seen) > tries / unknown * 0.6
    assert max(seen) < tries / unknown * 1.5


# Maps in the pile


def draw_and_put_under(p: Position, seat: int, back: int) -> tuple[int, int]:
    """A seat draws two maps and puts one of them under; returns the kept and the returned one."""
    top = [p.s.pile[(p.s.pile_top + i) % MAP_COUNT] for i in range(2)]
    maps.draw_maps(p.s, seat)
    maps.put_under(p.s, seat, top[back])
    maps.keep_offered(p.s, seat)
    return top[1 - back], top[back]


def places(p: Position, seat: int, card: int) -> set[tuple[int, int]]:
    """Where a seat may believe a map to be: (holder, place in the pile)."""
    charts = [determinized(GAME, p.s, seat, number).charts[card] for number in range(TRIES)]
    return {(chart.holder, chart.place) for chart in charts}


def seen(p: Position, seat: int) -> set[int]:
    """The maps in the pile that a seat's features contain."""
    numbers = [0.0] * len(GAME.features)
    GAME.rules.features(p.s, seat, numbers)
    start = GAME.features["seen"]
    return {card for card in range(MAP_COUNT) if numbers[start + card]}


@pytest.mark.rule("DI-7.7", "DI-1.4")
def test_who_put_a_map_under_the_pile_knows_where_it_lies_and_nobody_else_does() -> None:
    p = Position("K", others=("", ""))
    kept, returned = draw_and_put_under(p, 0, 1)
    real = {(p.s.charts[returned].holder, p.s.charts[returned].place)}
    assert places(p, 0, returned) == real
    assert places(p, 0, kept) == {(0, NOTHING)}
    assert len(places(p, 1, returned)) > 10
    assert len(places(p, 1, kept)) > 10
    assert len(places(p, -1, returned)) > 10
    assert (seen(p, 0), seen(p, 1)) == ({returned}, set())


@pytest.mark.rule("DI-8.3")
def test_a_played_map_is_known_to_all_to_lie_under_the_pile() -> None:
    p = Position("K   r1", maps="map-3", wizard="1")
    card = 2
    maps.play_map(p.s, 0, card)
    for seat in (-1, 0, 1):
        assert places(p, seat, card) == {(-1, p.s.charts[card].place)}


@pytest.mark.rule("DI-7.7")
def test_a_known_map_drawn_by_another_is_in_that_hand_or_under_the_pile() -> None:
    """Seat 1 knows the top map, since it was played; who drew it may have kept it or not."""
    p = Position("K   r1", others=("", ""), maps="map-1", wizard="1")
    maps.play_map(p.s, 0, 0)
    p.stack([0, 7, 8, 9, *(c for c in range(MAP_COUNT) if c not in (0, 7, 8, 9))])
    kept, returned = draw_and_put_under(p, 0, 0)
    assert (kept, returned) == (7, 0)
    here = (p.s.charts[0].holder, p.s.charts[0].place)
    assert places(p, 0, 0) == {here}
    assert places(p, 1, 0) == {here, (0, NOTHING)}
    assert places(p, -1, 0) == {here, (0, NOTHING)}
    # Once the kept one is shown, the other can only be where it is.
    maps.play_map(p.s, 0, kept)
    assert places(p, 1, 0) == {here}


@pytest.mark.rule("DI-7.7")
def test_a_map_that_came_up_twice_does_not_tell_who_kept_which() -> None:
    """Seat 0 put back one of two maps, seat 1 drew it and kept it: which is which stays open.

    Seat 2 knew one of them, and then draws the map that seat 1 put back.
    """
    p = Position("K   r1", others=("", ""), maps="map-1", wizard="1")
    maps.play_map(p.s, 0, 0)
    rest = [c for c in range(MAP_COUNT) if c not in (0, 7)]
    p.stack([0, 7, *rest])
    assert draw_and_put_under(p, 0, 1) == (0, 7)
    p.stack([7, *rest])
    kept, returned = draw_and_put_under(p, 1, 1)
    assert kept == 7
    p.stack([returned, *rest[1:]])
    _, last = draw_and_put_under(p, 2, 1)
    assert places(p, 2, 0) == {(0, NOTHING), (1, NOTHING)}
    assert places(p, 2, returned) == {(2, NOTHING)}
    assert places(p, 2, last) == {(-1, p.s.charts[last].place)}


@pytest.mark.rule("DI-7.7", "DI-1.5")
def test_with_open_screens_all_know_what_went_under_the_pile() -> None:
    p = Position("K", options={"screens": "open"})
    kept, returned = draw_and_put_under(p, 0, 1)
    for seat in (-1, 0, 1):
        assert places(p, seat, returned) == {(-1, p.s.charts[returned].place)}
        assert places(p, seat, kept) == {(0, NOTHING)}
    for seat in (0, 1):
        assert seen(p, seat) == {returned}


def test_a_pile_drawn_through_many_times_stays_sound() -> None:
    """Known maps come up, are drawn, put back and drawn again: nothing is lost or doubled."""
    p = Position("K   r1", others=("", "", ""))
    chance = Random(5)
    for number in range(150):
        seat = chance.randrange(4)
        p.s.event_count = 0
        p.s.players[seat].wizard = p.labels["1"]
        held = [c for c in range(MAP_COUNT) if p.s.charts[c].holder == seat]
        if held and (chance.random() < 0.6 or p.s.pile_count < 2):
            maps.play_map(p.s, seat, chance.choice(held))
        elif p.s.pile_count >= 2:
            draw_and_put_under(p, seat, chance.randrange(2))
        stock = GAME.stock(p.s)
        for viewer in range(-1, 4):
            other = determinized(GAME, p.s, viewer, number)
            assert GAME.stock(other) == stock
            for i in range(other.pile_count):
                place = (other.pile_top + i) % MAP_COUNT
                assert other.charts[other.pile[place]].place == place
            for card in range(MAP_COUNT):
                if viewer >= 0 and p.s.charts[card].holder == viewer:
                    assert other.charts[card].holder == viewer


@pytest.mark.rule("DI-1.5", "DI-2.1")
def test_a_chosen_tile_is_redrawn_with_the_hand_it_comes_from() -> None:
    p = Position("K   r", hand="bt rd").choose("bt")
    faces = set()
    for number in range(TRIES):
        other = determinized(GAME, p.s, 1, number)
        assert other.chosen // 2 in list(other.players[0].hand)
        assert 0 <= other.chosen_colour < 5
        faces.add(other.chosen)
        assert determinized(GAME, p.s, 0, number).chosen == p.s.chosen
    assert len(faces) > 20


def test_redrawn_positions_can_be_played_on_from_every_choice() -> None:
    """Nothing is lost when another's chosen tile, hand or offered maps were redrawn."""
    for seats in (2, 4):
        chance = Random(seats)
        s = GAME.new(seats, {}, (seats, 7, 3, 4))
        while not GAME.rules.over(s):
            other = determinized(GAME, s, (s.turn + 1) % seats, chance.randrange(1000))
            stock = GAME.stock(s)
            assert GAME.stock(other) == stock
            for _ in range(3):
                if not GAME.rules.over(other):
                    GAME.play(other, other.turn, chance.choice(GAME.legal(other, other.turn)))
                    assert GAME.stock(other) == stock
            GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))
