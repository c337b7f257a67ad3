"""Compile a game's rules into the cache, as its bots use them: `python -m …precompile GAME`."""

import os
import sys

from coffret import registry
from coffret.bots.hints import Adviser
from coffret.bots.master import levels_of
from coffret.bots.player import BotPlayer
from coffret.engine import fairness, transitions


def precompile(name: str) -> None:
    game = registry.game(name)
    s = game.new(game.seats[0], {}, fairness.words(fairness.secret_of(0), name, 0))
    while not game.acting(s) or len(game.legal(s, game.acting(s)[0])) < 2:
        if game.acting(s):
            seat = game.acting(s)[0]
            game.play(s, seat, game.legal(s, seat)[0])
        else:
            game.plain(transitions).wait(s, game.rules.due(s) - s.clock)
    for bot in levels_of(game):
        BotPlayer(game, bot, 0, compiled=True, hurry=True).choose(s, game.acting(s)[0])
    Adviser(game).hint(s, game.acting(s)[0])


if __name__ == "__main__":
    os.nice(10)
    precompile(sys.argv[1])
