"""Obvious moves that a bot must find in Incubation."""

from typing import Any

import pytest

from coffret.bots.player import BotPlayer

from .positions import GAME, YOU, keep, phase_of, play, position, section_of, take

SEARCHING = ("casual", "skilled", "expert")


def last_turn(**more: Any) -> Any:
    """Two decks are empty, and you are the last of the last round."""
    s = position(first_player=1, decks=("", "", "jade-1w1f jade-1w2f"), **more)
    s.ending = 1
    return s


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("seed", range(3))
def test_the_treasure_that_wins_is_taken(level: str, seed: int) -> None:
    s = last_turn(
        you="ruby-1w1f 1 fire | empty",
        market="ruby 1: 1 coin; ruby 2: 3 coins",
        dice="water chest",
        coins=(4, 8),
    )
    play(keep(s), "use_die", die=0)
    assert phase_of(s) == "treasure"
    bot = BotPlayer(GAME, level, seed, compiled=True)
    chosen = bot.choose(s, YOU)
    assert chosen == GAME.actions.number({"move": "take_treasure", "section": section_of("ruby 2")})
    after = take(s, "ruby 2")
    assert GAME.scores(after)[YOU] > GAME.scores(after)[1]


def test_eggs_that_will_not_hatch_are_worth_nothing_after_the_last_turn() -> None:
    s = last_turn(you="ruby-1w1f 1 fire | empty", coins=(4, 8))
    s.first_player = YOU
    assert not GAME.rules.has_finished(s, YOU)
    before = GAME.rules.estimate(s, YOU)
    s.turn = 1
    assert GAME.rules.has_finished(s, YOU)
    assert not GAME.rules.has_finished(s, 1)
    assert GAME.rules.estimate(s, YOU) == 100 * GAME.scores(s)[YOU] < before
