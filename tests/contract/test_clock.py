"""Time is data: it may pass in one piece or in many, and a bot's pace is part of the game."""

from itertools import pairwise
from random import Random
from typing import Any

from coffret.check.positions import positions
from coffret.engine import transitions
from coffret.engine.game import Game
from coffret.engine.record import raw


def pieces(total: int, chance: Random) -> list[int]:
    """A span of time in up to ten random parts."""
    cuts = sorted({chance.randint(0, total) for _ in range(chance.randint(0, 9))} | {0, total})
    return [later - earlier for earlier, later in pairwise(cuts)]


def test_time_in_pieces_gives_the_same_bytes_as_in_one(game: Game) -> None:
    chance = Random(7)
    for seats in game.seats:
        for s in positions(game, seats, 171, every=7):
            for _ in range(3):
                span = chance.choice((1, 350, 700, 5_000, 15_000, 75_000)) + chance.randint(0, 50)
                whole, parts = game.state.copy(s), game.state.copy(s)
                whole.event_count = parts.event_count = 0
                game.rules.elapse(whole, span)
                for piece in pieces(span, chance):
                    game.rules.elapse(parts, piece)
                assert raw(whole) == raw(parts)
                assert whole.clock == s.clock + span


def test_nothing_happens_before_it_is_due(game: Game) -> None:
    for seats in game.seats:
        for s in positions(game, seats, 181, every=3):
            due = game.rules.due(s)
            acting = game.acting(s)
            later = game.state.copy(s)
            game.plain(transitions).wait(later, due - s.clock - 1 if due >= 0 else 100_000)
            assert later.event_count == 0
            assert game.acting(later) == acting
            assert [game.legal(later, seat) for seat in acting] == [
                game.legal(s, seat) for seat in acting
            ]
            if not game.rules.over(s):
                assert _without_clock(game, later) == _without_clock(game, s)


def _without_clock(game: Game, s: Any) -> bytes:
    copy = game.state.copy(s)
    copy.clock = 0
    copy.event_count = 0
    return raw(copy)


def test_a_decision_ends_by_the_clock_at_its_deadline_and_at_no_other_time(game: Game) -> None:
    for seats in game.seats:
        for s in positions(game, seats, 201):
            due = game.rules.due(s)
            if due >= 0 and due != game.rules.deadline(s):
                later = game.state.copy(s)
                game.plain(transitions).wait(later, due - s.clock)
                assert game.rules.decision_id(later) == game.rules.decision_id(s)


def test_what_is_due_happens_then(game: Game) -> None:
    for seats in game.seats:
        for s in positions(game, seats, 191, every=3):
            due = game.rules.due(s)
            if due >= 0:
                assert due > s.clock
                later = game.state.copy(s)
                game.plain(transitions).wait(later, due - s.clock)
                assert later.event_count > 0 or game.acting(later) != game.acting(s)
