"""Every game at every number of players, and with each of its options once."""

from collections.abc import Iterator
from typing import Any

import pytest

from coffret import registry
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game

EVERY_GAME = pytest.mark.parametrize("name", registry.names())
EVERY_COUNT = pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name in registry.names() for players in registry.game(name).seats],
)


def variants(game: Game, players: int) -> Iterator[dict[str, Any]]:
    """No option chosen, then every option's last value that this table offers."""
    yield {}
    for name, domain in game.options.domains.items():
        for value in reversed(domain):
            try:
                game.check_table(players, {name: value})
            except BadOptions:
                continue
            if value != game.options.defaults[name]:
                yield {name: value}
                break
