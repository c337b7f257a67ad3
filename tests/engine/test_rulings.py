"""What Coffret decided is marked as a ruling, apart from what the rulebooks say."""

import pytest

from coffret import registry

IN_PART = {
    "incubation": "INC-2.2 2.3 3.5 3.6 4.2 4.4 5.1",
    "jelly_monster": "JM-2.4 2.7 2.8 3.5 3.6 3.8 3.9 3.10",
    "dragon_island": "DI-2.7 4.1 5.3 6.1 7.5 7.7 7.8 8.2 10.5 11.3",
    "megalomania": "MEG-7.11",
}
WHOLLY = {
    "incubation": "INC-1.5 3.4 3.7 3.8 4.8 6.4",
    "jelly_monster": "JM-2.9",
    "megalomania": "MEG-5.10 8.11 8.14 8.16 8.18",
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
