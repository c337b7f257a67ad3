"""Coffret's own decisions are marked as rulings, apart from the rulebooks' texts."""

import pytest

from coffret import registry

IN_PART = {
    "incubation": "INC-2.2 2.3 3.5 3.6 4.2 4.4 4.6 5.1 6.1",
    "jelly_monster": "JM-1.3 2.1 2.4 2.7 2.8 3.5 3.6 3.7 3.8 3.9 3.10 3.11",
    "dragon_island": "DI-1.1 1.5 2.7 4.1 5.3 6.1 6.6 7.5 7.7 7.8 8.2 10.5 11.3",
    "megalomania": "MEG-1.1 1.3 1.4 4.3 5.3 5.5 5.6 5.7 5.8 6.1 7.2 7.6 7.7 7.8 7.11 7.13 7.15 "
    "7.18 7.19 7.20 7.21 7.22 7.24 7.25 8.7 8.8 8.10 8.11 8.14 8.15 8.16 8.17 8.18 8.19 8.20 9.2",
}
WHOLLY = {
    "incubation": "INC-1.5 3.4 3.7 3.8 4.8 6.4",
    "jelly_monster": "JM-2.9",
    "megalomania": "MEG-3.3 4.5 5.10 5.11 5.12 6.2 7.27 8.21",
}


def ids(listed: str) -> list[str]:
    prefix, _, numbers = listed.partition("-")
    return [f"{prefix}-{number}" for number in numbers.split()]


@pytest.mark.parametrize("name", IN_PART)
def test_a_ruling_within_a_rule_stands_apart(name: str) -> None:
    rules = registry.game(name).rulebook.rules
    for rule in ids(IN_PART[name]):
        assert rules[rule].decided is not None, rule


@pytest.mark.parametrize("name", WHOLLY)
def test_a_rule_that_is_all_ours_is_marked(name: str) -> None:
    rules = registry.game(name).rulebook.rules
    for rule in ids(WHOLLY[name]):
        assert rules[rule].ruling, rule
        assert rules[rule].decided is None, rule
