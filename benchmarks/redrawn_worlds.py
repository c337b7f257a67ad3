"""Whether every redrawn world can be played on: in random games, now and then, for any seat.

    python -m benchmarks.redrawn_worlds megalomania --games 4000

Each world is played to its end at random. At every decision somebody must have a legal move, the
count must be that of the mask, and nothing may be written beside the mask. All numbers of players
and all options take part. Compiled, so that rare positions come up, too.
"""

import argparse
from random import Random

import numpy as np

from coffret import registry
from coffret.engine.contract import actors, due, elapse, legal, over, setup, step
from coffret.engine.errors import BadOptions
from coffret.engine.events import leave_unheard
from coffret.engine.fairness import many_words, secret_of
from coffret.engine.game import Game
from coffret.engine.rng import below, reseed
from coffret.engine.rule import rule
from coffret.engine.state import Dice
from coffret.engine.transitions import advance, determinize, wait

FAULTS = ("", "no legal move", "a wrong count of legal moves", "a write beside the mask", "no end")
MARGIN = 8
"""Bytes after the mask that no rule may write; index −1 is the last of them."""


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.redrawn_worlds", description=__doc__
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--every", type=int, default=10, help="decisions from world to world")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = registry.game(given.game)
    worlds, broken = play(game, given.games, given.every, given.seed)
    print(f"{game.name}: {given.games} games, {worlds} redrawn worlds, {broken} broken")


def play(game: Game, games: int, every: int, seed: int) -> tuple[int, int]:
    """How many worlds were played on, and how many games had a broken one."""
    import benchmarks.redrawn_worlds as itself

    rules = game.compiled(itself)
    actions = len(game.actions)
    mask = np.zeros(actions + MARGIN, np.uint8)
    dice = np.zeros(1, Dice.dtype)[0]
    states = np.zeros(2, game.state.dtype)
    chance = Random(seed)
    all_words = many_words(secret_of(seed), game.name, range(games))
    worlds = broken = 0
    for number, words in enumerate(all_words):
        seats = chance.choice(game.seats)
        chosen = {name: chance.choice(domain) for name, domain in game.options.domains.items()}
        try:
            game.check_table(seats, chosen)
        except BadOptions:
            chosen = {}
        options = game.options.record.array_of(game.options.encode(chosen))[0]
        states[:] = np.zeros(1, game.state.dtype)
        longest = 4 * game.longest
        done = rules.worlds_of_a_game(
            states, words, seats, options, every, mask, actions, longest, dice
        )
        if done < 0:
            broken += 1
            print(f"game {number}, {seats} players, {chosen}: {FAULTS[-done]}")
        else:
            worlds += done
    return worlds, broken


@rule
def worlds_of_a_game(states, words, seats, options, every, mask, actions, longest, dice):
    """A game in the first record, its worlds in the second: how many, or minus the fault."""
    s = states[0]
    reseed(s, words)
    reseed(dice, words)
    s.seats = seats
    setup(s, options)
    worlds = 0
    while not over(s):
        if actors(s) == 0:
            wait(s, due(s) - s.clock)
            continue
        if below(dice, every) == 0:
            states[1] = s
            determinize(states[1], below(dice, seats + 1) - 1, dice)
            leave_unheard(states[1])
            fault = play_to_the_end(states[1], mask, actions, longest, dice)
            if fault != 0:
                return -fault
            worlds += 1
        seat = random_actor(s, dice)
        count, fault = legal_moves(s, seat, mask, actions)
        if fault != 0:
            return -fault
        advance(s, seat, random_legal(mask, count, dice))
    return worlds


@rule
def play_to_the_end(s, mask, actions, longest, dice):
    """0, or the number of the fault."""
    for _ in range(longest):
        if over(s):
            return 0
        if actors(s) == 0:
            elapse(s, due(s) - s.clock)
            continue
        seat = random_actor(s, dice)
        count, fault = legal_moves(s, seat, mask, actions)
        if fault != 0:
            return fault
        step(s, seat, random_legal(mask, count, dice))
    return 4


@rule
def random_actor(s, dice):
    waiting = actors(s)
    seat = below(dice, s.seats)
    while not waiting >> seat & 1:
        seat = (seat + 1) % s.seats
    return seat


@rule
def legal_moves(s, seat, mask, actions):
    """How many, in `mask`; and 0 or the number of a fault."""
    for action in range(len(mask)):
        mask[action] = 0
    count = legal(s, seat, mask)
    if count == 0:
        return count, 1
    total = 0
    for action in range(actions):
        total += mask[action]
    for action in range(actions, len(mask)):
        if mask[action] != 0:
            return count, 3
    return count, 0 if total == count else 2


@rule
def random_legal(mask, count, dice):
    left = below(dice, count)
    for action in range(len(mask)):
        if mask[action]:
            if left == 0:
                return action
            left -= 1
    return -1


if __name__ == "__main__":
    main()
