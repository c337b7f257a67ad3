"""Statistics of results: win shares, their intervals, ratings, verdicts."""

import pytest

from coffret.lab.intervals import wilson
from coffret.lab.ratings import ratings
from coffret.lab.standings import scores, standings, strengths

from .made_up import game

PAIR = ("weak", "strong")


def test_a_win_share_and_its_interval() -> None:
    # Wilson's interval of 8 out of 10 is in every textbook: 49.0% to 94.3%.
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 10) == pytest.approx((0, 0.278), abs=0.001)
    won = [game(PAIR, 2, number, "strong" if number < 8 else "weak") for number in range(10)]
    (score,) = scores(won)
    assert (score.bot, score.other, score.games) == ("weak", "strong", 10)
    assert score.share == pytest.approx(0.2)
    assert (score.turned.low, score.turned.high) == pytest.approx(wilson(8, 10))
    assert not score.turned.beats


def test_a_shared_victory_is_split_by_seats() -> None:
    three = game(PAIR, 3, 0, None)
    assert three.share("weak") == pytest.approx(2 / 3)
    (score,) = scores([three, game(PAIR, 3, 1, None)])
    assert score.share == pytest.approx(0.5)


def test_ratings_put_the_strong_bot_above_whatever_the_order() -> None:
    won = [game(PAIR, 4, number, "weak" if number % 5 == 0 else "strong") for number in range(30)]
    best, worst = ratings(won, PAIR)
    assert (best.bot, worst.bot) == ("strong", "weak")
    assert worst.low <= worst.mean <= worst.high < best.low <= best.mean <= best.high
    again = ratings(won[::-1], PAIR)
    assert [rating.bot for rating in again] == ["strong", "weak"]
    assert again[0].mean == pytest.approx(best.mean, abs=0.5)


def test_each_bot_is_compared_with_the_next_below() -> None:
    winners = {("a", "b"): "b", ("a", "c"): "c", ("b", "c"): "c"}
    won = [game(pair, 2, number, bot) for pair, bot in winners.items() for number in range(20)]
    (standing,) = standings(won, ["a", "b", "c"])
    assert [rating.bot for rating in standing.ratings] == ["c", "b", "a"]
    assert [(step.bot, step.other, step.beats) for step in standing.steps] == [
        ("c", "b", True),
        ("b", "a", True),
    ]
    assert standing.games_per_second == pytest.approx(2)


def test_levels_that_people_meet_are_compared_though_another_stands_between() -> None:
    winners = {
        ("beginner", "greedy"): "greedy",
        ("beginner", "casual"): "casual",
        ("greedy", "casual"): "casual",
    }
    won = [game(pair, 2, number, bot) for pair, bot in winners.items() for number in range(20)]
    (standing,) = standings(won, ["beginner", "greedy", "casual"])
    assert ("casual", "beginner") in [(step.bot, step.other) for step in standing.steps]


def test_strength_is_told_in_fair_shares() -> None:
    pair = ("search-40", "greedy")
    won = [game(pair, 4, number, "search-40" if number < 5 else "greedy") for number in range(10)]
    (row,) = strengths(won)
    assert (row.players, row.family, row.simulations) == (4, "search", 40)
    assert row.times_fair == pytest.approx(4 * 0.5)
    assert (row.low, row.high) == pytest.approx([4 * end for end in wilson(5, 10)])
