"""What the cards of Incubation are worth: winning scores, and how often each card is used.

    python benchmarks/incubation_balance.py [--games 4000] [--bots greedy] [--components FILE]

Prints the tables of docs/games/incubation.md.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from coffret import registry
from coffret.engine.game import Game
from coffret.lab.simulation import Games, simulate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--components", type=Path)
    given = parser.parse_args()
    game = registry.game("incubation")
    if given.components:
        game = game.with_components(given.components)
    played = {
        seats: simulate(game, seats, given.games, given.seed, [given.bots]) for seats in game.seats
    }
    print(winning_scores(played))
    print(card_use(game, "objective", {n: claim_rates(game, p) for n, p in played.items()}))
    print(card_use(game, "egg", {n: hatch_rates(p) for n, p in played.items()}))


def winning_scores(played: dict[int, Games]) -> str:
    lines = [
        "| players | winning score, median (10–90 %) | rounds | ended by decks | "
        "eggs · objectives · coins of the winner | wins by seat from the first |",
        "|---|---|---|---|---|---|",
    ]
    for seats, games in played.items():
        best = games.scores.max(axis=1)
        low, median, high = np.percentile(best, (10, 50, 90))
        by_decks = float(np.mean((games.states["decks"]["count"] == 0).sum(axis=1) >= 2))
        winner = games.keys.argmax(axis=1)
        rows = np.arange(len(winner))
        parts = [
            float(np.mean(games.states["players"][field][rows, winner]))
            for field in ("egg_points", "objective_points", "coins")
        ]
        lines.append(
            f"| {seats} | {median:.0f} ({low:.0f}–{high:.0f}) "
            f"| {np.median(games.states['rounds']):.0f} | {by_decks:.0%} "
            f"| {parts[0]:.0f} · {parts[1]:.0f} · {parts[2]:.0f} "
            f"| {' '.join(f'{share:.1%}' for share in from_first_player(games))} |"
        )
    return "\n".join(lines) + "\n"


def from_first_player(games: Games) -> Any:
    """Win shares by place in the order of turns, not by chair."""
    order = (np.arange(games.seats) + games.states["first_player"][:, None]) % games.seats
    return np.take_along_axis(games.wins, order, axis=1).mean(axis=0)


def claim_rates(game: Game, games: Games) -> Any:
    """How often an objective on the table is claimed."""
    cards, owners = games.states["objectives"], games.states["claimed_by"]
    return [
        float((owners[cards == card] >= 0).mean())
        for card in range(len(game.components["objective"]))
    ]


def hatch_rates(games: Games) -> Any:
    """How often an egg is hatched by the end."""
    return (games.states["hatched_by"] >= 0).mean(axis=0).tolist()


def card_use(game: Game, section: str, rates: dict[int, Any]) -> str:
    lines = [
        f"| {section} | " + " | ".join(f"{seats} players" for seats in rates) + " |",
        "|---|" + "---|" * len(rates),
    ]
    for number, name in enumerate(game.components[section].ids):
        row = " | ".join(f"{values[number]:.0%}" for values in rates.values())
        lines.append(f"| {name} | {row} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
