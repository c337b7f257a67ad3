"""Positions of random games, for checks of the contract."""

from collections.abc import Iterator
from random import Random
from typing import Any

from coffret.engine import transitions
from coffret.engine.errors import CoffretError
from coffret.engine.fairness import secret_of, words
from coffret.engine.game import Game
from coffret.engine.state import Dice


def new_game(game: Game, seats: int, seed: int) -> Any:
    return game.new(seats, {}, words(secret_of(seed), game.name, 0))


def positions(game: Game, seats: int, seed: int, every: int = 1) -> Iterator[Any]:
    """Each `every`-th position of a random game, the last one included; the caller may not
    change it."""
    chance = Random(seed)
    s = new_game(game, seats, seed)
    number = 0
    while not game.rules.over(s) and number <= game.longest:
        if number % every == 0:
            yield s
        go_on(game, s, chance)
        number += 1
    yield s


def go_on(game: Game, s: Any, chance: Random) -> tuple[int, int] | None:
    """A random legal move of a random seat, or time: if nobody may act, and now and then while a
    clock runs."""
    acting = game.acting(s)
    due = game.rules.due(s)
    if not acting or (due >= 0 and chance.random() < 0.2):
        left = due - s.clock
        if left <= 0:
            raise CoffretError("nobody may act, nothing is due, and the game is not over")
        game.plain(transitions).wait(s, left if not acting else chance.randint(1, left))
        return None
    seat = chance.choice(acting)
    action = chance.choice(game.legal(s, seat))
    game.plain(transitions).advance(s, seat, action)
    return seat, action


def dice(seed: int) -> Any:
    """A generator for callers that need random numbers besides the game's."""
    made = Dice.new()
    for i, word in enumerate(words(secret_of(seed), "test", 0)):
        made.rng[i] = word
    return made


def determinized(game: Game, s: Any, seat: int, seed: int) -> Any:
    """A position that `seat` (−1: a spectator) cannot distinguish from `s`."""
    copy = game.state.copy(s)
    game.plain(transitions).determinize(copy, seat, dice(seed))
    return copy
