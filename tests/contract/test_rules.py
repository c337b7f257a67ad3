"""Invariants of every game's rules."""

from random import Random
from typing import Any

import pytest

from coffret.check.positions import go_on, new_game, positions
from coffret.engine.actions import describe
from coffret.engine.errors import IllegalMove
from coffret.engine.game import Game
from coffret.engine.record import raw

from .seeds import some_seeds


def test_the_same_seed_and_moves_give_the_same_bytes(game: Game) -> None:
    for seats in game.seats:
        first = [raw(s) for s in positions(game, seats, 11)]
        second = [raw(s) for s in positions(game, seats, 11)]
        other = [raw(s) for s in positions(game, seats, 12)]
        assert first == second
        assert first != other


def test_every_legal_action_can_be_stepped(game: Game) -> None:
    for seats in game.seats:
        for s in positions(game, seats, 51, every=11):
            for seat in game.acting(s):
                for action in game.legal(s, seat):
                    copy = game.state.copy(s)
                    game.play(copy, seat, action)
                    assert raw(copy) != raw(s)
                    assert copy.event_count <= len(copy.events)


def test_where_what_moves_depend_on_is_the_same_the_legal_moves_are(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        known: dict[Any, list[int]] = {}
        for s in positions(game, seats, 71):
            for seat in range(seats):
                by = game.legal_by(s, seat)
                if by is not None:
                    legal = game.legal(s, seat)
                    assert known.setdefault((seat, by), legal) == legal


def test_every_illegal_action_is_refused_by_name_and_rule_and_changes_nothing(game: Game) -> None:
    for seats in game.seats:
        for s in positions(game, seats, 61, every=29):
            before = raw(s)
            for seat in range(seats):
                legal = game.legal(s, seat)
                for action in range(len(game.actions)):
                    if action not in legal:
                        _is_refused(game, s, seat, action)
            assert raw(s) == before


def _is_refused(game: Game, s: Any, seat: int, action: int) -> None:
    with pytest.raises(IllegalMove) as refusal:
        game.play(s, seat, action)
    assert describe(game.move(action)) in str(refusal.value)
    assert refusal.value.rule in game.rulebook.rules


def test_actions_and_seats_from_nowhere_are_refused(game: Game) -> None:
    s = new_game(game, game.seats[0], 1)
    before = raw(s)
    for seat, action in ((0, -1), (0, len(game.actions)), (-1, 0), (game.seats[0], 0)):
        with pytest.raises(IllegalMove):
            game.play(s, seat, action)
    assert raw(s) == before


@pytest.mark.parametrize("pick", ["random", "first", "last"])
def test_every_game_ends_within_its_bound(game: Game, pick: str) -> None:
    for seats in game.seats:
        chance = Random(seats)
        s = new_game(game, seats, 71)
        moves = 0
        while not game.rules.over(s):
            acting = game.acting(s)
            if pick == "random" or not acting:
                go_on(game, s, chance)
            else:
                game.play(s, acting[0], game.legal(s, acting[0])[0 if pick == "first" else -1])
            moves += 1
            assert moves <= game.longest


def test_tokens_and_cards_are_conserved_after_every_step(game: Game) -> None:
    for seats in game.seats:
        for seed in some_seeds(seats, 3):
            stock = None
            for s in positions(game, seats, seed):
                stock = stock or game.stock(s)
                assert game.stock(s) == stock


def test_no_step_says_more_than_the_event_buffer_holds(game: Game) -> None:
    for seats in game.seats:
        for seed in some_seeds(seats, 10):
            for s in positions(game, seats, seed):
                assert s.event_count <= len(s.events)


def test_winners_have_the_best_rank(game: Game) -> None:
    for seats in game.seats:
        *_, s = positions(game, seats, 91)
        keys = [game.rules.rank_key(s, seat) for seat in range(seats)]
        assert game.winners(s) == [seat for seat in range(seats) if keys[seat] == max(keys)]
