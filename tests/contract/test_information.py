"""Nobody sees, and no bot may use, what a seat cannot know."""

from array import array
from random import Random
from typing import Any

import msgspec

from coffret.check.positions import determinized, go_on, positions
from coffret.engine.game import Game
from coffret.engine.record import raw

SPECTATOR = -1


def seen(game: Game, s: Any, seat: int) -> dict[str, Any]:
    """All that reaches a seat: view, events, legal moves, features."""
    person = None if seat == SPECTATOR else seat
    everything: dict[str, Any] = {
        "view": msgspec.json.encode(game.view(s, person)),
        "events": msgspec.json.encode(game.events.read(s, person)),
    }
    if person is not None:
        numbers = array("f", bytes(4 * len(game.features)))
        game.rules.features(s, seat, numbers)
        everything["legal"] = game.legal(s, seat)
        everything["features"] = numbers.tobytes()
    return everything


def test_what_reaches_a_seat_depends_only_on_what_it_may_know(game: Game) -> None:
    for seats in game.seats:
        for number, s in enumerate(positions(game, seats, 101, every=5)):
            for seat in range(SPECTATOR, seats):
                other = determinized(game, s, seat, number)
                assert seen(game, other, seat) == seen(game, s, seat)


def test_redrawing_changes_something_as_long_as_something_is_hidden(game: Game) -> None:
    s = next(positions(game, game.seats[0], 111))
    drawn = {raw(determinized(game, s, 0, seed)) for seed in range(20)}
    assert len(drawn) == 20


def test_redrawing_hides_the_dice_to_come(game: Game) -> None:
    for s in positions(game, game.seats[0], 121, every=20):
        assert determinized(game, s, 0, 1).rng.tolist() != s.rng.tolist()
        assert determinized(game, s, 0, 1).rng.tolist() != determinized(game, s, 0, 2).rng.tolist()


def test_redrawing_keeps_every_card_and_token(game: Game) -> None:
    for seats in game.seats:
        for number, s in enumerate(positions(game, seats, 131, every=9)):
            for seat in range(SPECTATOR, seats):
                assert game.stock(determinized(game, s, seat, number)) == game.stock(s)


def test_a_redrawn_position_can_be_played_to_its_end(game: Game) -> None:
    for seats in game.seats:
        for number, s in enumerate(positions(game, seats, 141, every=60)):
            other = determinized(game, s, number % seats, number)
            stock = game.stock(s)
            chance = Random(number)
            moves = 0
            while not game.rules.over(other):
                go_on(game, other, chance)
                moves += 1
                assert moves <= game.longest
            assert game.stock(other) == stock


def test_view_and_events_are_plain_data(game: Game) -> None:
    for s in positions(game, game.seats[-1], 151, every=25):
        view = game.view(s, 0)
        assert msgspec.json.decode(msgspec.json.encode(view)) == view


def test_a_view_is_its_open_and_its_own_part(game: Game) -> None:
    for seats in game.seats:
        for s in positions(game, seats, 161, every=9):
            for seat in (None, *range(seats)):
                assert game.view(s, seat) == game.open_view(s) | game.own_view(s, seat)
                assert not game.open_view(s).keys() & game.own_view(s, seat).keys()


def test_a_game_tells_whether_seats_see_different_things(game: Game) -> None:
    def differ(s: Any) -> bool:
        views = [game.view(s, seat) | {"seat": None} for seat in range(s.seats)]
        heard = [game.events.read(s, seat) for seat in range(s.seats)]
        return any(view != views[0] for view in views) or any(each != heard[0] for each in heard)

    assert game.hidden == any(differ(s) for s in positions(game, game.seats[-1], 171, every=3))
    assert game.real_time or all(
        game.rules.due(s) < 0 for s in positions(game, game.seats[0], 172, every=3)
    )


def test_whom_the_game_waits_for_is_known_to_all(game: Game) -> None:
    for seats in game.seats:
        for number, s in enumerate(positions(game, seats, 181, every=9)):
            for seat in range(SPECTATOR, seats):
                assert game.acting(determinized(game, s, seat, number)) == game.acting(s)
