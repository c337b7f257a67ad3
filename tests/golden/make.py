"""Write the golden games and move-tree counts again, after a deliberate change of rules or cards.

    python -m tests.golden.make [GAME …]

Raise the game's `rules_version` as well if files played before would replay otherwise.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from coffret import registry
from coffret.bots.player import BotPlayer, TurnScheduler
from coffret.engine import matchfile
from coffret.engine.errors import BadOptions
from coffret.engine.fairness import secret_of
from coffret.engine.game import Game
from coffret.engine.match import Match

from ..tables import TABLES, table
from .trees import tree_counts

FOLDER = Path(__file__).parent
TREES = FOLDER / "trees.json"


def tables(game: Game) -> Iterator[tuple[str, list[str], dict[str, Any]]]:
    """Every player count with strong and with mixed players, every option away from its default."""
    for seats in game.seats:
        yield f"{seats}-greedy", ["greedy"] * seats, {}
        yield f"{seats}-mixed", ["greedy", *["random"] * (seats - 1)], {}
    for option, domain in game.options.domains.items():
        other = [value for value in domain if value != game.options.defaults[option]]
        for seats in game.seats:
            try:
                game.check_table(seats, {option: other[-1]})
            except BadOptions:
                continue
            yield f"{seats}-{option}", ["greedy"] * seats, {option: other[-1]}
            break


def play(game: Game, bots: list[str], options: dict[str, Any], seed: int) -> Match:
    match = Match(game, bots, options, secret_of(seed))
    players = [
        BotPlayer(game, bot, seed + seat, pace=600 + 250 * seat) for seat, bot in enumerate(bots)
    ]
    order = TurnScheduler(game, [player.pace for player in players], seed)
    while not match.is_over:
        seat, time = order.next_to_act(match.state)
        if seat is None:
            match.wait(time)
        else:
            match.play(seat, players[seat].choose(match.state, seat))
    return match


def main(names: list[str]) -> None:
    trees = json.loads(TREES.read_text()) if TREES.exists() else {}
    for name in names or registry.names():
        game = registry.game(name)
        for old in FOLDER.glob(f"{name}-*.json"):
            old.unlink()
        for number, (title, bots, options) in enumerate(tables(game), 1):
            matchfile.save(play(game, bots, options, number), FOLDER / f"{name}-{title}.json")
        for title in TABLES:
            if table(title).name == name:
                trees[title] = tree_counts(table(title))
    TREES.write_text(json.dumps(trees, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
