"""Whether a seat is an advantage: identical bots, many games, the win share of each seat.

    python benchmarks/seat_fairness.py jelly_monster --games 10000

Ends with exit code 1 if a seat is more than `--limit` points away from its fair share.
"""

import argparse
import sys

from coffret import registry
from coffret.lab.seat_shares import seat_shares


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bots", default="greedy,random", help="each in all seats")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--limit", type=float, default=3.0, help="points of a hundred")
    chosen = parser.parse_args()
    game = registry.game(chosen.game)
    tables = [({}, 0), ({}, 1000)] if game.terminal_options else [({}, 0)]
    if game.terminal_options:
        tables.append((dict(game.terminal_options), 0))
    worst = 0.0
    print("| players | bots | pace | options | win share of each seat | worst |")
    print("|---|---|---|---|---|---|")
    for seats in game.seats:
        for options, pace in tables:
            for bot in chosen.bots.split(","):
                found = seat_shares(game, seats, chosen.games, chosen.seed, bot, pace, options)
                shares = " · ".join(f"{share:.1%}" for share in found.shares)
                shown = " ".join(f"{name}={value}" for name, value in options.items()) or "–"
                print(
                    f"| {seats} | {bot} | {pace} ms | {shown} | {shares} | {found.worst:.1f} |",
                    flush=True,
                )
                worst = max(worst, found.worst)
    return 1 if worst > chosen.limit else 0


if __name__ == "__main__":
    sys.exit(main())
