"""Whether the primary button is a trap: games in which a player presses nothing else.

    python benchmarks/primaries.py --games 40

One seat presses the primary button, or the first lit piece where none is filled: the app's own code
decides (web/src/games/incubation/primaries.ts), by the engine's previews. The others are Beginner
bots. Ends with exit code 1 if the presser has fewer points than they have on average.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from coffret import registry
from coffret.bots.player import BotPlayer
from coffret.engine.fairness import secret_of
from coffret.engine.match import Match
from coffret.engine.preview import foresee
from coffret.server.patch import changes

WEB = Path(__file__).parents[1] / "web"
GAME = "incubation"


class Presser:
    """The app's code in another process, one line for each decision."""

    def __init__(self, folder: str) -> None:
        node, npx = shutil.which("node"), shutil.which("npx")
        if node is None or npx is None:
            sys.exit("this needs Node with npx")
        entry = f"src/games/{GAME}/primaries.ts"
        build = [npx, "vite", "build", "--ssr", entry, "--outDir", folder, "--logLevel", "error"]
        subprocess.run(build, cwd=WEB, check=True)
        self._process = subprocess.Popen(
            [node, f"{folder}/primaries.js"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def choose(self, match: Match, seat: int) -> dict[str, Any]:
        game, s = match.game, match.state
        before = game.view(s, seat)
        legal = game.legal(s, seat)
        previews = [
            {
                "move": game.move(found.action),
                "events": found.events,
                "set": changes(before, found.view),
                "open": found.open,
            }
            for found in foresee(game, s, seat, legal)
        ]
        asked = {
            "view": before,
            "legal": [game.move(action) for action in legal],
            "previews": previews,
        }
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        move: dict[str, Any] = json.loads(self._process.stdout.readline())
        return move

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=3)
    chosen = parser.parse_args()
    own: list[int] = []
    others: list[int] = []
    with tempfile.TemporaryDirectory() as folder:
        presser = Presser(folder)
        try:
            for number in range(chosen.games):
                points, seat = play(presser, number, chosen.players)
                own.append(points[seat])
                others += [each for other, each in enumerate(points) if other != seat]
        finally:
            presser.close()
    mean, theirs = sum(own) / len(own), sum(others) / len(others)
    print(f"{chosen.games} games of {chosen.players}: pressing primaries {mean:.1f} points")
    print(f"Beginner bots at the same tables {theirs:.1f} points")
    return int(mean < theirs)


def play(presser: Presser, number: int, players: int) -> tuple[list[int], int]:
    """A game's points, and the seat of who presses."""
    game = registry.game(GAME)
    match = Match(game, [f"P{seat}" for seat in range(players)], {}, secret_of(number))
    bot = BotPlayer(game, "beginner", number)
    pressing = number % players
    while not match.is_over:
        seat = game.acting(match.state)[0]
        if seat == pressing:
            match.play(seat, presser.choose(match, seat))
        else:
            match.play(seat, bot.choose(match.state, seat))
    return game.scores(match.state), pressing


if __name__ == "__main__":
    sys.exit(main())
