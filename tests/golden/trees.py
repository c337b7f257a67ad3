"""Move trees: how many lines of play a position has, as chess programs count them.

Chance is the position's own, so the counts are exact; one wrong move anywhere changes them.
"""

from random import Random
from typing import Any

from coffret.engine import transitions
from coffret.engine.fairness import secret_of, words
from coffret.engine.game import Game

DEPTH = 7
MOST = 4_000
"""A position with more lines than this is counted less deep."""


def tree_counts(game: Game) -> dict[str, list[int]]:
    """Lines of 1, 2, … moves from the start and from the middle of a game, per player count."""
    counts = {}
    for seats in game.seats:
        s = game.new(seats, {}, words(secret_of(seats), game.name, 0))
        counts[f"{seats} players, start"] = lines(game, s)
        chance = Random(seats)
        for _ in range(40):
            step(game, s, chance)
        counts[f"{seats} players, after 40 moves"] = lines(game, s)
    return counts


def lines(game: Game, s: Any) -> list[int]:
    found: list[int] = []
    for depth in range(1, DEPTH + 1):
        found.append(count(game, s, depth))
        branching = found[-1] / (found[-2] if depth > 1 else 1)
        if found[-1] * max(branching, 1) > MOST:
            break
    return found


def count(game: Game, s: Any, depth: int) -> int:
    if depth == 0 or game.rules.over(s):
        return 1
    acting = game.acting(s)
    if not acting:
        later = game.state.copy(s)
        game.plain(transitions).wait(later, game.rules.due(s) - s.clock)
        return count(game, later, depth)
    total = 0
    for seat in acting:
        for action in game.legal(s, seat):
            after = game.state.copy(s)
            game.plain(transitions).advance(after, seat, action)
            total += count(game, after, depth - 1)
    return total


def step(game: Game, s: Any, chance: Random) -> None:
    acting = game.acting(s)
    if not acting:
        game.plain(transitions).wait(s, game.rules.due(s) - s.clock)
        return
    seat = chance.choice(acting)
    game.plain(transitions).advance(s, seat, chance.choice(game.legal(s, seat)))
