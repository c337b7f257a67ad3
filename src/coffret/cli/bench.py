"""`coffret bench`: the figures of every game, next to a peer measured in the same run."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from coffret import registry
from coffret.lab.bench import Figures, measure

from .common import Json, console, errors, find_game, print_json


def bench(
    name: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="All games without it.")
    ] = None,
    json: Json = False,
) -> None:
    """Measure speed: compiled and interpreted play, copying, compiling."""
    chosen = registry.games() if name is None else [find_game(name)]
    figures = []
    for game in chosen:
        with errors.status(game.title) as status:
            figures.append(
                measure(game, lambda text, title=game.title: status.update(f"{title}: {text}"))  # type: ignore[misc]
            )
    if json:
        print_json([asdict(row) | {"against_hearts": row.against_hearts} for row in figures])
        return
    for row in figures:
        console.print(_table(row))


def _table(row: Figures) -> Table:
    table = Table(
        "", "measured", border_style="dim", title=f"{row.game}, {row.players} players, one core"
    )
    table.add_row("compiled random play", f"{row.compiled_per_second:,.0f} decisions/s")
    if row.hearts_per_second is None or row.against_hearts is None:
        table.add_row("OpenSpiel C++ hearts", "not installed")
    else:
        table.add_row("OpenSpiel C++ hearts, same run", f"{row.hearts_per_second:,.0f} decisions/s")
        table.add_row("ratio", f"{row.against_hearts:.1f} ×")
    table.add_row("interpreted random play", f"{row.plain_per_second:,.0f} decisions/s")
    table.add_row(
        "interpreted : compiled", f"1 : {row.compiled_per_second / row.plain_per_second:.0f}"
    )
    table.add_row("state", f"{row.state_bytes} bytes")
    table.add_row("state copy, compiled", f"{row.copy_nanoseconds:.0f} ns")
    table.add_row("cold compile", f"{row.cold_compile_seconds:.1f} s")
    table.add_row("start with a filled cache", f"{row.warm_start_seconds:.1f} s")
    return table
