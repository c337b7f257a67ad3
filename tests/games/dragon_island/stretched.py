"""The largest island of 10,000 random games, as a decision to be drawn and pressed.

python -m tests.games.dragon_island.stretched

Four players with all extra turns lay 45 tiles. The largest island is the one that fits a phone's
sea at the smallest size; its last player is about to move. Written to
web/src/games/dragon_island/fixtures/stretched.json.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec
import numpy as np

from coffret.engine.fairness import many_words, secret_of
from coffret.engine.state import Dice
from coffret.games.dragon_island import GAME, phase
from coffret.lab import playout

from .moments import FOLDER, moment

GAMES = 10_000
BATCH = 500
SEATS = 4
OPTIONS = {"extra_turns": 3, "first_player": "seat_1"}
SEA = (374 - 24, 330 - 24)


def size(state: Any) -> float:
    """How much of a phone's sea an island needs, at a radius of one."""
    tiles = state["tiles"][: state["tile_count"]]
    east = tiles["q"] + tiles["r"] / 2
    wide = (float(np.ptp(east)) + 1) * sqrt(3)
    high = float(np.ptp(tiles["r"])) * 1.5 * 0.86 + 2.07
    return max(wide / SEA[0], high / SEA[1])


def largest() -> tuple[Any, int]:
    """The final state of the game with the largest island, and its number."""
    rules = GAME.compiled(playout)
    options = GAME.options.record.array_of(GAME.options.encode(GAME.options.complete(OPTIONS)))[0]
    best: tuple[float, Any, int] = (0.0, None, 0)
    for first in range(0, GAMES, BATCH):
        numbers = range(first, first + BATCH)
        states = np.zeros(BATCH, GAME.state.dtype)
        rules.play_games(
            states,
            first,
            many_words(secret_of(1), GAME.name, numbers),
            many_words(secret_of(1), "bots", numbers),
            SEATS,
            options,
            np.zeros(SEATS, np.int32),
            np.zeros(SEATS, np.int32),
            0,
            np.zeros(len(GAME.actions), np.uint8),
            np.zeros(1, GAME.state.dtype),
            np.zeros(SEATS, np.int32),
            np.zeros(1, Dice.dtype)[0],
        )
        for i, state in enumerate(states):
            if size(state) > best[0]:
                best = (size(state), states[i : i + 1].copy(), first + i)
    return best[1], best[2]


def main() -> None:
    states, number = largest()
    s = GAME.state.over(states, 0)
    s.phase = phase.WALK
    found = moment(s, s.turn)
    (FOLDER / "stretched.json").write_bytes(msgspec.json.encode(found) + b"\n")
    print(f"game {number}: {s.tile_count} tiles, {len(found['legal'])} ways")


if __name__ == "__main__":
    main()
