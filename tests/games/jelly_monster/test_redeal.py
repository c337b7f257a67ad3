"""The redraw deals every world that a player thinks possible as often as the box would."""

from collections import Counter
from collections.abc import Hashable
from itertools import permutations
from typing import Any

import pytest

from coffret.games.jelly_monster.state import CONTENTS

from ...redeals import assert_even, redrawn
from .positions import CHARLIE, GAME, GINA, SAM, play, position, scored


def unseen(s: Any) -> tuple[tuple[int, ...], ...]:
    """The others' pods, and what Charlie gave up."""
    gina, charlie = s.players[GINA], s.players[CHARLIE]
    return tuple(gina.pods), tuple(charlie.pods), tuple(charlie.discarded)


def contents(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(names.count(name) for name in CONTENTS)


@pytest.mark.rule("JM-3.4", "JM-3.11")
def test_pods_are_dealt_as_the_box_would() -> None:
    """Six unseen pods: two with Gina, one with Charlie, one that Charlie gave up, two in the pile.

    Two of them are alike, so some worlds come about in more ways: all 6! orders are counted.
    """
    s = position(pods=("6", "1 2", "3 3"), pile="4 roll")
    s.players[CHARLIE].pods[CONTENTS.index("3")] -= 1
    s.players[CHARLIE].discarded[CONTENTS.index("3")] += 1
    ways: Counter[Hashable] = Counter(
        (contents(order[:2]), contents(order[2:3]), contents(order[3:4]))
        for order in permutations(("1", "2", "3", "3", "4", "roll"))
    )
    assert len(ways) == 102
    assert_even(redrawn(GAME, s, SAM, 5000, unseen, compiled=False), ways)


@pytest.mark.rule("JM-3.5")
def test_votes_that_are_not_shown_are_even() -> None:
    s = scored("left 3\nchoice 1 | 6 | 6 | 6\njelly 2")
    play(s, GINA, "copy", way="left")
    play(s, CHARLIE, "copy", way="left")

    def votes(world: Any) -> tuple[int, int]:
        return world.players[GINA].vote, world.players[CHARLIE].vote

    found = redrawn(GAME, s, SAM, 800, votes, compiled=False)
    assert_even(found, [(0, 0), (0, 1), (1, 0), (1, 1)])
