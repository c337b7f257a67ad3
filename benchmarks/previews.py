"""The cost of previews: along random games of every game, all that a board may ask for.

    python benchmarks/previews.py

Processor time of one core, for each move: playing it, the view after it, what changed, and the
message. `request` is the dearest request that was met, up to forty moves.
"""

import argparse
from random import Random
from time import process_time

from coffret import registry
from coffret.engine import transitions
from coffret.engine.fairness import secret_of, words
from coffret.engine.game import Game
from coffret.engine.phrases import event_text
from coffret.engine.preview import foresee
from coffret.server.client_messages import MOST_FORESEEN
from coffret.server.messages import ForeseenMove, encode
from coffret.server.patch import changes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--every", type=int, default=5, help="positions of a game")
    chosen = parser.parse_args()
    print("| game | players | moves | ms a move | slowest | request, ms | bytes a move |")
    print("|---|---|---|---|---|---|---|")
    for name in registry.names():
        game = registry.game(name)
        costs, requests, size = measure(game, chosen.games, chosen.every)
        mean = sum(costs) / len(costs) * 1000
        print(
            f"| {game.title} | {game.seats[-1]} | {len(costs)} | {mean:.2f} "
            f"| {max(costs) * 1000:.2f} | {max(requests) * 1000:.0f} | {size / len(costs):.0f} |",
            flush=True,
        )


def measure(game: Game, games: int, every: int) -> tuple[list[float], list[float], int]:
    costs: list[float] = []
    requests: list[float] = []
    size = 0
    texts = game.texts("en")
    for seed in range(games):
        chance = Random(seed)
        seats = game.seats[-1]
        players = [f"P{seat}" for seat in range(seats)]
        s = game.new(seats, {}, words(secret_of(seed), game.name, 0))
        number = 0
        while not game.rules.over(s):
            acting = game.acting(s)
            if not acting:
                game.plain(transitions).wait(s, game.rules.due(s) - s.clock)
                continue
            seat = chance.choice(acting)
            legal = game.legal(s, seat)
            if number % every == 0:
                began = last = process_time()
                before = game.view(s, seat)
                for found in foresee(game, s, seat, legal[:MOST_FORESEEN]):
                    lines = [event_text(game, event, players, texts) for event in found.events]
                    shown = ForeseenMove(
                        game.move(found.action),
                        found.events,
                        changes(before, found.view),
                        found.open,
                        lines,
                    )
                    size += len(encode(shown))
                    costs.append(process_time() - last)
                    last = process_time()
                requests.append(last - began)
            game.plain(transitions).advance(s, seat, chance.choice(legal))
            number += 1
    return costs, requests, size


if __name__ == "__main__":
    main()
