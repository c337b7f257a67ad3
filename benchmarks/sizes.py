"""The table of the games for researchers: sizes, lengths and branching of random play.

python benchmarks/sizes.py [GAMES]
"""

import sys

from coffret import registry
from coffret.envs.seating import Seating
from coffret.envs.turns import OVER


def main(games: int) -> None:
    print(
        "| game, players | information | chance | state, bytes | actions | features "
        "| decisions | branching | together |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for game in registry.games():
        for players in game.seats:
            lengths, choices, together = play(game.name, players, games)
            print(
                f"| {game.title}, {players} | {'secrets' if game.hidden else 'open'} | yes "
                f"| {game.state.bytes:,} | {len(game.actions)} "
                f"| {len(game.features):,} | {lengths:.0f} | {choices:.1f} | {together:.0%} |"
            )


def play(name: str, players: int, games: int) -> tuple[float, float, float]:
    """Mean decisions of a game, mean legal actions, and how often several seats may act."""
    game = registry.game(name)
    seating = Seating(game, players, count=1, compiled=False)
    seating.seed(1)
    decisions, choices, together = 0, 0, 0
    for _ in range(games):
        seating.deal()
        seating.go()
        while seating.asked[0] != OVER:
            decisions += 1
            choices += int(seating.places[0]["count"])
            together += len(game.acting(seating.face())) > 1
            seating.choose_any()
            seating.go()
    return decisions / games, choices / decisions, together / decisions


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
