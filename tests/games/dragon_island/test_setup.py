"""Setting up Dragon Island."""

from typing import Any

import pytest

from coffret.engine.errors import BadOptions, IllegalMove
from coffret.games.dragon_island import GAME
from coffret.games.dragon_island.state import (
    COINS,
    COLOURS,
    GOLD,
    KEEP,
    MAP_COUNT,
    NOTHING,
    OFFERED,
)

SEATS = list(GAME.seats)


def new(seats: int, seed: int = 1, **options: Any) -> Any:
    return GAME.new(seats, options, (seed, 2, 3, 4))


def through_the_maps(s: Any) -> Any:
    """Everyone keeps a map."""
    while s.rounds == 0:
        GAME.play(s, s.turn, GAME.legal(s, s.turn)[0])
    return s


@pytest.mark.rule("DI-1.1", "DI-1.6")
@pytest.mark.parametrize("seats", SEATS)
def test_wizards_have_different_colours_in_the_order_of_the_seats(seats: int) -> None:
    view = GAME.view(new(seats), 0)
    assert [player["colour"] for player in view["players"]] == list(COLOURS[:seats])


@pytest.mark.rule("DI-1.6")
def test_by_lot_every_wizard_may_have_every_colour() -> None:
    seen = set()
    for seed in range(1, 60):
        s = new(2, seed, wizards="lot")
        colours = [s.players[seat].colour for seat in range(2)]
        assert colours[0] != colours[1]
        assert max(colours) < GOLD
        seen |= set(enumerate(colours))
    assert len(seen) == 8


@pytest.mark.rule("DI-1.1")
def test_the_first_player_is_drawn_by_lot_or_chosen() -> None:
    assert {new(3, seed).first_player for seed in range(1, 40)} == {0, 1, 2}
    for seat in range(3):
        s = new(3, first_player=f"seat_{seat + 1}")
        assert s.first_player == s.turn == seat


@pytest.mark.rule("DI-1.1")
def test_turns_go_clockwise() -> None:
    s = through_the_maps(new(3, first_player="seat_2"))
    order: list[int] = []
    while s.rounds < 3:
        if not order or order[-1] != s.turn:
            order.append(s.turn)
        GAME.play(s, s.turn, GAME.legal(s, s.turn)[0])
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("DI-1.2")
@pytest.mark.parametrize(("seats", "removed", "turns"), [(2, 22, 10), (3, 16, 9), (4, 12, 8)])
def test_tiles_leave_the_game_by_the_number_of_players(
    seats: int, removed: int, turns: int
) -> None:
    s = new(seats)
    assert 40 - s.bag_size == removed
    assert s.tiles_left == turns * seats


@pytest.mark.rule("DI-1.2")
@pytest.mark.parametrize(("seats", "most"), [(2, 11), (3, 5), (4, 3)])
def test_a_longer_game_has_equal_turns_for_all(seats: int, most: int) -> None:
    usual = new(seats)
    for extra in range(most + 1):
        longer = new(seats, extra_turns=extra)
        assert longer.tiles_left == usual.tiles_left + seats * extra
        assert longer.bag_size <= 40
    with pytest.raises(BadOptions, match=str(most)):
        new(seats, extra_turns=most + 1)


@pytest.mark.rule("DI-1.1")
def test_a_first_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadOptions, match="seat_3"):
        new(2, first_player="seat_3")


@pytest.mark.rule("DI-1.2")
def test_which_tiles_are_removed_is_random() -> None:
    kept = {tuple(sorted(new(4, seed).bag[28:])) for seed in range(1, 20)}
    assert len(kept) > 15


@pytest.mark.rule("DI-1.3")
def test_the_pile_is_shuffled_and_the_keep_lies_in_the_middle() -> None:
    s = new(2)
    assert s.tile_count == 1
    assert (s.tiles[0].q, s.tiles[0].r, s.tiles[0].kind) == (0, 0, KEEP)
    assert len({tuple(new(2, seed).pile) for seed in range(1, 20)}) == 19


@pytest.mark.rule("DI-1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_draws_a_tile_and_keeps_one_of_two_maps(seats: int) -> None:
    s = new(seats, first_player="seat_1")
    for seat in range(seats):
        assert s.turn == seat
        assert s.players[seat].hand[0] != NOTHING
        assert s.players[seat].hand[1] == NOTHING
        offered = [c for c in range(MAP_COUNT) if s.charts[c].holder == seat + OFFERED]
        assert len(offered) == 2
        GAME.play(s, seat, GAME.actions.number({"move": "put_under", "map": offered[0]}))
        assert s.charts[offered[1]].holder == seat
        assert s.players[seat].maps == 1
        bottom = s.pile[(s.pile_top + s.pile_count - 1) % MAP_COUNT]
        assert bottom == offered[0]
    assert s.pile_count == MAP_COUNT - seats
    assert s.rounds == 1


@pytest.mark.rule("DI-1.4")
def test_a_map_that_was_not_drawn_cannot_be_put_under_the_pile() -> None:
    s = new(2)
    strange = next(c for c in range(MAP_COUNT) if s.charts[c].holder != s.turn + OFFERED)
    with pytest.raises(IllegalMove) as refusal:
        GAME.play(s, s.turn, GAME.actions.number({"move": "put_under", "map": strange}))
    assert refusal.value.rule == "DI-1.4"


@pytest.mark.rule("DI-1.5")
def test_what_is_behind_a_screen_is_shown_to_its_owner_only() -> None:
    s = through_the_maps(new(3))
    for viewer in (None, 0, 1, 2):
        for seat, player in enumerate(GAME.view(s, viewer)["players"]):
            assert (player["screen"] is not None) == (seat == viewer)
    own = GAME.view(s, 1)["players"][1]["screen"]
    assert len(own["hand"]) == 1
    assert len(own["maps"]) == 1


@pytest.mark.rule("DI-1.5")
def test_pets_tokens_and_buildings_are_open_to_all() -> None:
    s = through_the_maps(new(2))
    s.players[1].pets[2] = 3
    s.players[1].captured[0] = 1
    s.players[1].pen = 1
    shown = GAME.view(s, None)["players"][1]
    assert (shown["pets"], shown["captured"], shown["pen"]) == ({"red": 3}, ["white"], True)


@pytest.mark.rule("DI-1.5")
def test_with_open_screens_everybody_sees_everything_behind_them() -> None:
    s = new(2, screens="open")
    shown = GAME.view(s, None)["players"]
    assert len(shown[s.turn]["screen"]["offered"]) == 2
    assert all(len(player["screen"]["hand"]) == 1 for player in shown)
    result = {event["event"] for event in GAME.events.read(s, None)}
    assert {"found_tile", "found_map"} <= result
    s = new(2)
    result = {event["event"] for event in GAME.events.read(s, None)}
    assert not {"found_tile", "found_map"} & result


@pytest.mark.rule("DI-1.7")
@pytest.mark.parametrize(("seats", "gold"), [(2, [2, 0]), (3, [3, 1, 0]), (4, [2, 1, 1, 0])])
def test_a_head_start_gives_earlier_places_gold_from_the_bank(seats: int, gold: list[int]) -> None:
    options = {"first_player": "seat_2", "head_start": "gold"}
    s = GAME.new(seats, options, (1, 2, 3, 4))
    found = [s.players[(1 + place) % seats].hoard[GOLD] for place in range(seats)]
    assert found == gold
    assert s.supply[GOLD] == COINS - sum(gold)
    usual = GAME.new(seats, {"first_player": "seat_2"}, (1, 2, 3, 4))
    assert all(player.hoard[GOLD] == 0 for player in usual.players)
