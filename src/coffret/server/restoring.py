"""A table rebuilt from its journal."""

from __future__ import annotations

from coffret import registry
from coffret.engine.errors import UnknownGame
from coffret.engine.game import Game

from . import journal
from .journal import Begun, Played, Undone, Waited
from .refusals import Refused
from .store import Saved, TableRecord
from .table_state import TableState

Plays = dict[str, tuple[int, str]]
"""The rules version and the cards of each game that a server has."""


def plays() -> Plays:
    """The rules and cards of this server."""
    games = {each.name: each for each in registry.games()}
    return {name: (each.rules_version, each.components.digest) for name, each in games.items()}


def rebuild_table(saved: Saved) -> TableState:
    """A table from its journal."""
    game, replay_only = game_of(saved.record)
    table_state = TableState(saved.record, game, replay_only)
    lines = [journal.decode(line) for line in saved.lines]
    if replay_only is not None:
        lines = [each for each in lines if not isinstance(each, Begun | Played | Waited | Undone)]
    table_state.read(lines)
    table_state.number = len(saved.lines)
    return table_state


def game_of(record: TableRecord) -> tuple[Game, str | None]:
    """The game of a table, and why it is not the one that was played, if so."""
    try:
        game = registry.playable(record.game)
    except UnknownGame as error:
        raise Refused("not_playable", str(error)) from None
    if record.rules_version != game.rules_version:
        return game, (
            f"this table was opened by rules version {record.rules_version} of {game.title}, and "
            f"this server plays version {game.rules_version}: it can be replayed, not played on"
        )
    if record.components != game.components.digest:
        return game, (
            f"this table was opened with another set of cards of {game.title} than this server "
            "has: it can be replayed, not played on"
        )
    return game, None
