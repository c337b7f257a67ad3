"""A match keeps the legal moves that it has found: at each moment they are those of its state."""

from collections.abc import Iterable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from coffret import registry
from coffret.engine.errors import BadOptions, IllegalMove
from coffret.engine.fairness import secret_of
from coffret.engine.game import Game
from coffret.engine.match import Match

from .test_match import step

LONGEST = 600
"""Lines of a game: the longest ones are left before their end."""
GAMES = 4
OFTEN = 0.4
"""How often a seat's moves are looked up after a step: what changed meanwhile counts, too."""


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_the_moves_that_a_match_keeps_are_the_legal_ones(game: Game) -> None:
    """At every number of players, with options at random, after each move, span of time, undo and
    refused move."""
    for seats in game.seats:
        for number in range(GAMES):
            chance = Random(1000 * seats + number)
            match = Match(game, ["P"] * seats, any_options(game, seats, chance), secret_of(number))
            while not match.is_over and len(match.log) < LONGEST:
                go_on(match, chance)
                check(match, [seat for seat in range(seats) if chance.random() < OFTEN])
            check(match, range(seats))


def check(match: Match, seats: Iterable[int]) -> None:
    for seat in seats:
        assert match.legal(seat) == match.game.legal(match.state, seat)


def go_on(match: Match, chance: Random) -> None:
    """As at a table: someone moves too late, or what is not allowed, or takes a move back."""
    if chance.random() < 0.1:
        seat, action = chance.randrange(len(match.seats)), chance.randrange(len(match.game.actions))
        due = match.due
        later = match.state.clock if due < 0 else due + chance.randrange(3)
        if action not in match.legal(seat):
            with suppress(IllegalMove):  # allowed when the clock has gone on
                match.play(seat, action, later)
            check(match, [seat])
    step(match, chance)
    last = match.log[-1].seat
    if last is not None and match.may_undo(last) and chance.random() < 0.2:
        check(match, [last])
        match.undo(last)


def any_options(game: Game, seats: int, chance: Random) -> dict[str, Any]:
    while True:
        chosen = {name: chance.choice(domain) for name, domain in game.options.domains.items()}
        with suppress(BadOptions):
            game.options.check(chosen, seats)
            return chosen
