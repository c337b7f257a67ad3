"""Every bot plays every game: legally, alike in both modes, and the same again."""

from collections.abc import Iterator
from typing import Any

from coffret import registry
from coffret.bots.hints import Adviser
from coffret.bots.levels import PEOPLE_MEET, level
from coffret.bots.player import BotPlayer
from coffret.bots.searcher import Searcher
from coffret.check.positions import determinized, positions
from coffret.engine.game import Game
from coffret.engine.record import raw

POSITIONS = 10_000
AT_OTHER_OPTIONS = 2_000
"""At a table of the same game with other options."""


def choices(game: Game, seed: int, every: int = 1) -> Iterator[tuple[Any, int]]:
    """Positions of random games at every number of players in turn, with a seat that chooses."""
    while True:
        for seats in game.seats:
            for s in positions(game, seats, seed, every):
                for seat in game.acting(s):
                    if len(game.legal(s, seat)) > 1:
                        yield s, seat
                        break
        seed += 1


def searcher(game: Game, simulations: int, compiled: bool, cores: int = 1) -> Searcher:
    return Searcher(game, level("casual"), simulations, None, compiled, cores)


def test_the_same_seed_and_budget_lead_to_the_same_move(game: Game) -> None:
    found = choices(game, 221, every=23)
    for number in range(6):
        s, seat = next(found)
        for name in PEOPLE_MEET[:3]:
            first, second = (BotPlayer(game, name, number, compiled=True) for _ in range(2))
            assert first.choose(s, seat) == second.choose(s, seat)


def test_no_bot_ever_sends_an_illegal_move(game: Game) -> None:
    quick = searcher(game, 6, compiled=True)
    others = [BotPlayer(game, name, 3, compiled=True) for name in ("beginner", "casual")]
    found = choices(game, 231)
    usual = game is registry.game(game.name)
    for number in range(POSITIONS if usual else AT_OTHER_OPTIONS):
        s, seat = next(found)
        before = raw(s)
        legal = game.legal(s, seat)
        assert quick.choose(s, seat) in legal
        if number % 20 == 0:
            assert others[number // 20 % 2].choose(s, seat) in legal
        assert raw(s) == before


def test_trees_on_two_cores_add_up_and_agree_with_themselves(game: Game) -> None:
    pair = searcher(game, 60, compiled=True, cores=2)
    found = choices(game, 241, every=31)
    for _ in range(3):
        s, seat = next(found)
        pair.reseed((1, 2, 3, 4))
        first = pair.advise(s, seat)
        pair.reseed((1, 2, 3, 4))
        assert pair.advise(s, seat) == first
        assert sum(advice.visits for advice in first) == 60


def test_what_is_hidden_does_not_change_how_moves_are_judged(game: Game) -> None:
    """Chances agree, within the noise of chance, in two positions that a seat cannot tell apart.

    Compared are the moves that each search prefers: others may have been tried too seldom to tell.
    """
    judge = searcher(game, 1500, compiled=True)
    found = choices(game, 251, every=13)
    for number in range(4):
        s, seat = next(found)
        judge.reseed((number, 5, 6, 7))
        shown = judge.advise(s, seat)[0]
        judge.reseed((number, 7, 6, 5))
        other = judge.advise(determinized(game, s, seat, number), seat)[0]
        assert abs(shown.win_chance - other.win_chance) < 0.1


def test_a_hint_names_the_best_three_moves_with_their_chances(game: Game) -> None:
    adviser = Adviser(game)
    found = choices(game, 261, every=19)
    for _ in range(3):
        s, seat = next(found)
        hint = adviser.hint(s, seat)
        legal = game.legal(s, seat)
        assert 1 <= len(hint.moves) <= min(3, len(legal))
        assert all(move.action in legal and 0 <= move.win_chance <= 1 for move in hint.moves)
        visits = [move.visits for move in hint.moves]
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) <= hint.simulations
