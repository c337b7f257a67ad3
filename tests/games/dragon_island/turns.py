"""A whole game of four as one seat receives it, step by step: how long do the others' turns take?

python -m tests.games.dragon_island.turns

Replays a golden game. Written to web/src/games/dragon_island/fixtures/turns.json.
"""

from __future__ import annotations

from typing import Any

import msgspec

from coffret.engine import matchfile
from coffret.engine.match import Entry, Match, replay
from coffret.games.dragon_island import GAME

from ...golden.make import FOLDER as GOLDEN
from .moments import FOLDER

READER = 0


def main() -> None:
    path = GOLDEN / "dragon_island-4-greedy.json"
    match = matchfile.open_match(path, matchfile.read(path), GAME)
    steps: list[dict[str, Any]] = []
    wizards: list[int | None] = []

    def hear(now: Match, entry: Entry | None) -> None:
        nonlocal wizards
        view = GAME.view(now.state, READER)
        if entry is not None:
            events = GAME.events.read(now.state, READER)
            steps.append({"seat": entry.seat, "wizards": wizards, "events": events})
        wizards = [player["wizard"] for player in view["players"]]

    replay(GAME, match.seats, match.options, match.secret, match.log, hear)
    (FOLDER / "turns.json").write_bytes(msgspec.json.encode(steps) + b"\n")
    print(f"{len(steps)} steps")


if __name__ == "__main__":
    main()
