"""Run inside Python in a browser: random games by interpreted rules, and a digest of all final
states. `coffret simulate` plays the same games by compiled rules."""

import asyncio
import hashlib
import importlib
import json
import sys
from pathlib import Path


async def main(asked: str) -> str:
    wish = json.loads(asked)
    # The rules that play whole games belong to the lab, which no table needs.
    folder = Path("coffret/lab")
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text("")
    (folder / "playout.py").write_text(wish["playout"])
    importlib.invalidate_caches()
    return json.dumps({name: played(name, *how) for name, *how in wish["games"]})


def played(name: str, seats: int, games: int, seed: int) -> str:
    from coffret import registry
    from coffret.bots.levels import level
    from coffret.engine.fairness import secret_of, words
    from coffret.engine.record import Records, raw
    from coffret.engine.state import Dice
    from coffret.lab import playout

    game = registry.game(name)
    secret = secret_of(seed)
    states = Records(game.state, games)
    game.plain(playout).play_games(
        states,
        0,
        [words(secret, name, number) for number in range(games)],
        [words(secret, "bots", number) for number in range(games)],
        seats,
        game.options.encode({}),
        (level("random").kind,) * seats,
        (0,) * seats,
        0,
        bytearray(len(game.actions)),
        Records(game.state, 1),
        [0] * seats,
        Dice.new(),
    )
    digest = hashlib.blake2b(digest_size=16)
    for number in range(games):
        digest.update(raw(states[number]))
    return digest.hexdigest()


if __name__ == "__main__" and sys.argv[1:]:
    print(asyncio.run(main(sys.argv[1])))
