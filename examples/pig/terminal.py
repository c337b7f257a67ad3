"""The table in a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from coffret.engine.texts import Texts


def draw(view: dict[str, Any], texts: Texts, players: Sequence[str]) -> Table:
    table = Table(title=texts("terminal-title", goal=view["goal"], number=view["round"]))
    for column in ("player", "view-points", "view-pot"):
        table.add_column(texts(column))
    for seat, player in enumerate(view["players"]):
        pot = view["pot"] if seat == view["turn"] else ""
        table.add_row(players[seat], str(player["points"]), str(pot))
    return table
