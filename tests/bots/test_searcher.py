"""Budgets, what is kept between moves, and what each level is."""

from typing import Any

import pytest

from coffret.bots.core_search import CoreSearch
from coffret.bots.levels import LEVELS, PEOPLE_MEET, level
from coffret.bots.player import BotPlayer
from coffret.bots.searcher import Searcher
from coffret.engine.errors import BadOptions
from coffret.engine.fairness import secret_of, words
from coffret.games.incubation import GAME

from ..games.incubation.positions import GAME as TEST_CARDS
from ..games.incubation.positions import keep, position


def new_game(seed: int = 1) -> Any:
    return GAME.new(3, {}, words(secret_of(seed), "incubation", 0))


@pytest.mark.parametrize("seconds", [0.05, 0.3])
@pytest.mark.parametrize("each", [1e-5, 1e-4, 2e-3])
def test_a_time_budget_is_kept_within_a_fifth(
    seconds: float, each: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a watch on which each simulation takes so long: nothing here depends on the machine."""
    now = 0.0

    def search(core: CoreSearch, s: Any, seat: int, simulations: int) -> None:
        nonlocal now
        now += each * simulations

    monkeypatch.setattr(CoreSearch, "search", search)
    searcher = Searcher(GAME, level("expert"), None, seconds, True, watch=lambda: now)
    s = new_game()
    for _ in range(3):
        begin = now
        searcher.advise(s, s.turn)
        assert now - begin == pytest.approx(seconds, rel=0.2)


def test_the_first_of_two_bounds_ends_a_search() -> None:
    s = new_game()
    # Many for the time, not for the memory: a search has room for three nodes a simulation.
    many = Searcher(GAME, level("expert"), 300_000, 0.05, True)
    assert sum(advice.visits for advice in many.advise(s, s.turn)) < 300_000
    few = Searcher(GAME, level("expert"), 30, 60.0, True)
    assert sum(advice.visits for advice in few.advise(s, s.turn)) == 30


def test_a_search_without_any_bound_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a bound"):
        Searcher(GAME, level("expert"), None, None, False)


def test_the_tree_is_kept_behind_a_move_that_draws_nothing() -> None:
    searcher = Searcher(TEST_CARDS, level("skilled"), 200, None, True)
    s = position_with_two_placements()
    action = searcher.choose(s, s.turn)
    TEST_CARDS.play(s, s.turn, action)
    assert len(TEST_CARDS.legal(s, s.turn)) > 1
    assert sum(advice.visits for advice in searcher.advise(s, s.turn)) > 200


def test_nothing_is_kept_behind_a_move_that_reveals() -> None:
    searcher = Searcher(GAME, level("skilled"), 200, None, True)
    s = new_game()
    GAME.play(s, s.turn, searcher.choose(s, s.turn))  # the next egg of the deck is turned up
    seat = s.turn
    assert sum(advice.visits for advice in searcher.advise(s, seat)) == 200


def position_with_two_placements() -> Any:
    """Three water in hand, and room for all of them on both eggs."""
    return keep(position(you="ruby-4w1f | jade-4w4f", dice="water water"))


def test_levels_are_named_and_grow_more_thorough() -> None:
    budgets = [LEVELS[name].simulations for name in PEOPLE_MEET]
    assert budgets == sorted(budgets)
    paces = [LEVELS[name].pace for name in PEOPLE_MEET]
    assert paces == sorted(paces), "a weaker player is hasty, and gives away the last word"
    assert all(LEVELS[name].seconds <= 2 for name in PEOPLE_MEET)
    assert not any(LEVELS[name].sees_all for name in PEOPLE_MEET)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_bot_has_a_name_in_both_languages(language: str) -> None:
    texts = GAME.texts(language)
    names = [texts(f"bot-{name}") for name in LEVELS]
    assert len(set(names)) == len(LEVELS)


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match=r"there is no bot 'wizard'.*expert"):
        BotPlayer(GAME, "wizard", 0)
