"""The view's race at a district agrees with scoring."""

from random import Random

import pytest

from coffret.engine.fairness import secret_of
from coffret.engine.match import Match
from coffret.games.jelly_monster import GAME
from coffret.games.jelly_monster.ahead import centre_leaders, placing, struck, sum_of
from coffret.games.jelly_monster.dice import one
from coffret.games.jelly_monster.district_sums import MOST_POINTS, points, rank_below
from coffret.games.jelly_monster.ending import places


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
                    assert shown["level"][face] == (shown["leads"][face] and seats.bit_count() > 1)
                    assert shown["cancels"][face] == (face + 1 in struck(place.dice[seat]))
                place.dice[seat] = before


@pytest.mark.rule("JM-3.9")
def test_most_dice_lead_in_the_city_centre_and_none_lead_nowhere() -> None:
    assert centre_leaders((0, 0, 0)) == []
    assert centre_leaders((1, 2, 0)) == [1]
    assert centre_leaders((2, 0, 2)) == [0, 2]


@pytest.mark.rule("JM-3.9")
def test_the_view_says_who_leads_in_the_city_centre() -> None:
    led = 0
    for match in positions():
        shown = GAME.view(match.state, None)
        counts = [player["centre"] for player in shown["players"]]
        assert shown["centre_leaders"] == centre_leaders(tuple(counts))
        led += len(shown["centre_leaders"])
    assert led > 0


@pytest.mark.rule("JM-4.2")
def test_the_view_says_each_place_once_the_game_is_over_and_equals_share_it() -> None:
    assert places([55, 39, 55, 52]) == [1, 4, 1, 3]
    match, chance = positions()[0], Random(4)
    while not match.is_over:
        assert GAME.view(match.state, None)["places"] is None
        seat = chance.choice(GAME.acting(match.state))
        match.play(seat, chance.choice(match.legal(seat)))
    shown = GAME.view(match.state, None)
    assert shown["places"] == places([player["points"] for player in shown["players"]])
    first = [seat for seat, place in enumerate(shown["places"]) if place == 1]
    assert first == GAME.winners(match.state)
