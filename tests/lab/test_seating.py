"""Both bots of a pair take every seat equally often, at every player count."""

from collections import Counter

import pytest

from coffret.lab.seating import half, one, whole_rounds

PAIR = ("a", "b")
COUNTS = range(2, 7)


@pytest.mark.parametrize("players", COUNTS)
def test_two_games_give_each_bot_every_seat(players: int) -> None:
    for first in range(0, 12, 2):
        games = [half(PAIR, players, first), half(PAIR, players, first + 1)]
        assert all({seat, other} == {"a", "b"} for seat, other in zip(*games, strict=True))
        assert Counter(games[0])["a"] == Counter(games[1])["b"]
        assert abs(Counter(games[0])["a"] - Counter(games[0])["b"]) == players % 2


@pytest.mark.parametrize("players", [3, 5])
def test_the_majority_turns_round_the_table(players: int) -> None:
    seated = {half(PAIR, players, number) for number in range(2 * players)}
    assert len(seated) == 2 * players


@pytest.mark.parametrize("players", COUNTS)
def test_a_single_bot_goes_round(players: int) -> None:
    seated = [one(PAIR, players, number) for number in range(players)]
    assert all(seats.count("a") == 1 for seats in seated)
    assert sorted(seats.index("a") for seats in seated) == list(range(players))


def test_games_are_rounded_up_to_fair_numbers() -> None:
    assert [whole_rounds("half", 3, games) for games in (1, 2, 39)] == [2, 2, 40]
    assert [whole_rounds("one", 3, games) for games in (1, 3, 40)] == [3, 3, 42]
