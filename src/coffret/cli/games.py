"""`coffret games`: the list of games."""

from rich.table import Table

from coffret import registry

from .common import Json, console, print_json, warn_of_broken_games


def games(json: Json = False) -> None:
    """List the games."""
    found = registry.games()
    rows = [
        {
            "name": game.name,
            "title": game.title,
            "players": {"min": game.seats[0], "max": game.seats[-1]},
            "actions": len(game.actions),
            "state_bytes": game.state.bytes,
            "features": len(game.features),
            "rules_version": game.rules_version,
            "components": game.components.digest,
        }
        for game in found
    ]
    if json:
        print_json(rows)
        return
    table = Table(border_style="dim")
    for column in ("name", "title", "players", "actions", "state bytes", "rules"):
        table.add_column(column, no_wrap=column in ("name", "title"))
    for game in found:
        table.add_row(
            game.name,
            game.title,
            f"{game.seats[0]}–{game.seats[-1]}",
            str(len(game.actions)),
            str(game.state.bytes),
            f"version {game.rules_version}",
        )
    console.print(table)
    warn_of_broken_games()
