"""What the view says of the race at a district is what scoring would make of it."""

from random import Random

import pytest

from coffret.engine.fairness import secret_of
from coffret.engine.match import Match
from coffret.games.jelly_monster import GAME
from coffret.games.jelly_monster.ahead import placing, struck, sum_of
from coffret.games.jelly_monster.dice import one
from coffret.games.jelly_monster.standing import MOST_POINTS, points, rank_below


def positions() -> list[Match]:
    """Moments of random rounds with four players."""
    found = []
    chance = Random(2)
    for seed in range(6):
        match = Match(GAME, ["A", "B", "C", "D"], {"pace": "relaxed"}, secret_of(seed))
        for _ in range(chance.randrange(20, 120)):
            if match.is_over:
                break
            seat = chance.choice(GAME.acting(match.state))
            match.play(seat, chance.choice(GAME.legal(match.state, seat)))
        found.append(match)
    return found


@pytest.mark.rule("JM-3.3")
def test_the_leaders_of_the_view_are_those_who_would_take_the_reward() -> None:
    led = 0
    for match in positions():
        s = match.state
        for district, shown in enumerate(GAME.view(s, None)["districts"]):
            seats, _ = rank_below(s, s.districts[district], MOST_POINTS)
            assert shown["leaders"] == [seat for seat in range(4) if seats >> seat & 1]
            assert shown["points"] == [points(s.districts[district], seat) for seat in range(4)]
            led += len(shown["leaders"])
    assert led > 0


@pytest.mark.rule("JM-3.2")
def test_two_of_a_kind_are_struck_and_a_third_does_not_bring_them_back() -> None:
    two_fours = 2 * one(3)
    assert struck(two_fours + one(5)) == [4]
    assert struck(3 * one(3)) == [4]
    assert sum_of(two_fours + one(5)) == 6
    assert struck(one(0) + one(1)) == []


@pytest.mark.rule("JM-3.2", "JM-3.3")
def test_one_more_die_is_shown_as_it_would_count() -> None:
    for match in positions():
        s = match.state
        for district in range(s.district_count):
            for seat in range(4):
                place = s.districts[district]
                shown = placing(tuple(place.dice[:4]), seat)
                before = place.dice[seat]
                for face in range(6):
                    place.dice[seat] = before + one(face)
                    seats, _ = rank_below(s, place, MOST_POINTS)
                    assert shown["sums"][face] == points(place, seat)
                    assert shown["leads"][face] == bool(seats >> seat & 1)
                place.dice[seat] = before
