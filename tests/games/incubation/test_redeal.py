"""The redraw takes every order of the hidden eggs with equal chance."""

from itertools import permutations
from typing import Any

import pytest

from ...redeals import assert_even, redrawn
from .positions import EGGS, GAME, YOU, position


@pytest.mark.rule("INC-1.3", "INC-1.6")
def test_every_order_below_the_top_eggs_is_as_likely() -> None:
    """Three decks of three, two and one: what is under the tops is in any of 3! orders."""
    names = EGGS.ids[:6]
    s = position(decks=(" ".join(names[:3]), " ".join(names[3:5]), names[5]))

    def below(world: Any) -> tuple[int, ...]:
        return tuple(
            deck.eggs[place] for deck in world.decks for place in range(max(0, deck.count - 1))
        )

    assert_even(redrawn(GAME, s, YOU, 900, below, compiled=False), permutations((1, 2, 4)))
