"""Conclusions of studies from games whose results are known beforehand."""

import numpy as np
import pytest

from coffret.lab.study.bands import bands_of, measure
from coffret.lab.study.columns import Use
from coffret.lab.study.estimates import Estimate, beyond_chance, difference, estimate_of, mean_of
from coffret.lab.study.findings import Course as Way
from coffret.lab.study.findings import Findings, _cards, _shares
from coffret.lab.study.kept import Played
from coffret.lab.study.tally import tally
from coffret.lab.study.watch import Course

EGG = Use("hatched", "egg", 0, ("jade-1",))


def games(winners: list[int], users: list[list[int]], first: list[int]) -> Played:
    """Games of three: the winner's seat, the seats that use the only card, the seat that begins."""
    count = len(winners)
    courses = np.zeros(count, Course.dtype)
    courses["winners"] = [1 << seat for seat in winners]
    courses["first"] = first
    uses = np.zeros((count, 4, 1), np.int16)
    for game, seats in enumerate(users):
        uses[game, seats] = 1
    none = np.zeros(1, np.int64)
    return Played(courses, uses, np.zeros((count, 3, 1), np.int32), none, none)


def test_a_card_gains_what_its_users_win_more_than_the_others() -> None:
    played = games([0, 1, 2, 0], [[0], [0], [2, 1], []], [0] * 4)
    (worth,) = _cards(EGG, tally([played]))
    assert worth.used == 0.75
    assert worth.gain is not None
    # Alone and won: 1 − 0. Alone and lost: 0 − ½. One of two won: ½ − 0. Nobody: not counted.
    assert worth.gain.mean == pytest.approx((1 - 0.5 + 0.5) / 3)
    assert worth.gain.count == 3


def test_a_card_that_all_use_says_nothing() -> None:
    (worth,) = _cards(EGG, tally([games([0, 1], [[0, 1, 2]] * 2, [0, 0])]))
    assert worth.gain is None


def test_places_are_counted_from_the_seat_that_begins() -> None:
    played = games([0, 1, 2, 2], [[]] * 4, [0, 1, 2, 0])
    places = _shares(played.wins, played.courses["first"])
    assert [place.mean for place in places] == [0.75, 0, 0.25]


def test_what_is_counted_part_by_part_is_what_all_games_say() -> None:
    users = [[0], [0, 1], [2, 1], [], [0, 1, 2], [1]]
    winners = [0, 1, 2, 0, 1, 2]
    whole = tally([games(winners, users, [0] * 6)])
    parts = tally(games(winners[n : n + 2], users[n : n + 2], [0] * 2) for n in (0, 2, 4))
    assert _cards(EGG, parts) == _cards(EGG, whole)
    assert np.array_equal(parts.points, whole.points)


def test_sums_of_squares_have_the_spread_of_the_values() -> None:
    values = np.array([3.0, 4.5, 4.5, 9.0])
    found = estimate_of(4, float(values.sum()), float((values * values).sum()))
    known = mean_of(values)
    assert found is not None
    assert known is not None
    assert found.mean == known.mean
    assert found.reach == pytest.approx(known.reach)
    level = estimate_of(3, 0.3, 0.1 * 0.1 * 3)
    assert level is not None
    assert level.reach == 0


def test_an_interval_holds_the_true_mean_in_nineteen_of_twenty_samples() -> None:
    chance = np.random.default_rng(1)
    samples = [mean_of(chance.normal(3, 2, 50)) for _ in range(400)]
    held = [each is not None and each.low < 3 < each.high for each in samples]
    assert 0.92 < np.mean(held) < 0.98


def test_many_differences_by_chance_are_rarely_believed() -> None:
    chance = np.random.default_rng(2)
    wrong = 0
    for _ in range(100):
        samples = [mean_of(chance.normal(0, 1, 40)) for _ in range(50)]
        wrong += any(beyond_chance([each.chance() for each in samples if each is not None]))
    assert wrong <= 12


def test_a_true_difference_among_many_is_found() -> None:
    chances = [0.5] * 30 + [1e-6]
    assert beyond_chance(chances) == [False] * 30 + [True]


def test_a_few_observations_are_no_verdict() -> None:
    assert Estimate(10, 0.1, 5).chance() == 1


def test_a_difference_is_as_wide_as_both_its_parts() -> None:
    found = difference(Estimate(5, 3, 100), Estimate(2, 4, 60))
    assert (found.mean, found.reach, found.count) == (3, 5, 60)


def test_bands_of_events_are_measured_over_their_kinds() -> None:
    tamed = Use("tamed", "", 0, ("white", "gold"))
    users: list[list[int]] = [[0], [1, 2], [], []]
    played = games([0, 1, 2, 0], users, [0] * 4)
    gold = np.zeros_like(played.uses)
    gold[0, :3] = 2
    both = Played(
        played.courses,
        np.concatenate([played.uses, gold], axis=2),
        *list(vars(played).values())[2:],
    )
    none = Estimate(0, 0, 4)
    found = Findings(
        3, 4, Way(none, 0, none, none, (), (), (), 0), [], [], [], [], none,
        {"pets": (1.0, 3.0), "maps": (1.0, 1.0)}, _cards(tamed, tally([both])), [],
    )  # fmt: skip
    texts = ["used.tamed=10..100", "times.tamed=1..4", "share.tamed=0..60", "source=10..100"]
    values = [measure(band, found) for band in bands_of(texts, ["tamed"])]
    # White in half of the games, gold in a quarter; 3 and 6 of them among 12 seats.
    assert values == [25, 0.75, pytest.approx(100 * 6 / 9), 25]
