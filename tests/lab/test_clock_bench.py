"""Races between two servers: what a line costs one of them, next to the other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from coffret.lab.clock_bench import RaceFigures, Races

RACE = RaceFigures(2, 10, 1.0, 2.0, 5, 1.0, 2.0, 3.0, us_per_line=300.0)


def test_the_cost_of_a_line_is_the_median_of_the_rounds() -> None:
    ours = [replace(RACE, us_per_line=cost) for cost in (300.0, 250.0, 900.0)]
    theirs = [replace(RACE, us_per_line=cost) for cost in (600.0, 500.0, 600.0)]
    assert Races(ours, theirs).cost == pytest.approx(0.5)


def test_a_race_alone_has_no_ratio() -> None:
    assert Races([RACE], []).cost is None
