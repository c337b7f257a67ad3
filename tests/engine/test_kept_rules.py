"""A kept rule is worked out once for the same numbers, and is never asked what may change."""

import sys
from itertools import product

import pytest

from coffret.engine.binding import Binding
from coffret.engine.rule import is_kept, is_rule, kept, rule
from coffret.engine.state import Dice
from coffret.games.jelly_monster import GAME, dice


@kept
@rule
def draws_of(dice):  # type: ignore[no-untyped-def]
    return dice.draws


def test_a_kept_rule_answers_as_if_nothing_were_kept() -> None:
    asked = [sum(map(dice.one, faces)) for faces in product(range(6), repeat=3)]
    bound = GAME.plain(dice).faces_shown
    assert is_rule(dice.faces_shown)
    assert is_kept(dice.faces_shown)
    for _ in range(2):
        assert [bound(each) for each in asked] == [dice.faces_shown(each) for each in asked]
    assert bound.cache_info().hits >= len(asked)


def test_each_setting_keeps_its_own_answers() -> None:
    first, second = (Binding([dice])[dice].faces_shown for _ in range(2))
    first(1)
    assert second.cache_info().misses == 0


def test_a_kept_rule_that_reads_a_record_is_refused_at_once() -> None:
    here = sys.modules[__name__]
    with pytest.raises(TypeError, match="unhashable"):
        Binding([here])[here].draws_of(Dice.new())
