"""Parts that a search leaves out: unused events and knowledge, turns after a seat's last."""

from random import Random

from coffret.check.positions import go_on, new_game
from coffret.engine import events, transitions
from coffret.engine.game import Game


def test_a_world_in_which_nobody_listens_goes_the_same_way(game: Game) -> None:
    """Same moves, same points; only what its seats have received and know may differ."""
    rules = game.rules
    moves = game.plain(transitions)
    for seats in game.seats:
        chance = Random(seats)
        s = new_game(game, seats, 151)
        unheard = game.state.copy(s)
        events.leave_unheard(unheard)
        while not rules.over(s):
            acting = game.acting(s)
            assert game.acting(unheard) == acting
            if not acting:
                left = rules.due(s) - s.clock
                assert rules.due(unheard) == rules.due(s)
                moves.wait(s, left)
                rules.elapse(unheard, left)
                continue
            seat = chance.choice(acting)
            legal = game.legal(s, seat)
            assert game.legal(unheard, seat) == legal
            action = chance.choice(legal)
            moves.advance(s, seat, action)
            rules.step(unheard, seat, action)
            assert unheard.draws == s.draws
            assert rules.estimate(unheard, seat) == rules.estimate(s, seat)
        assert rules.over(unheard)
        for seat in range(seats):
            assert rules.rank_key(unheard, seat) == rules.rank_key(s, seat)
        assert not events.is_heard(unheard)


def test_a_seat_that_has_finished_never_acts_again(game: Game) -> None:
    for seats in game.seats:
        for seed in range(3):
            chance = Random(seed)
            s = new_game(game, seats, 161 + seed)
            finished = 0
            while not game.rules.over(s):
                for seat in game.acting(s):
                    assert not finished >> seat & 1
                    assert not game.rules.has_finished(s, seat)
                go_on(game, s, chance)
                for seat in range(seats):
                    if game.rules.has_finished(s, seat):
                        finished |= 1 << seat
                    else:
                        assert game.rules.over(s) or not finished >> seat & 1
