"""`coffret bench`: measurements of every game, next to a peer measured in the same run.

`coffret bench search` measures the search instead, `coffret bench doors` the environments for
researchers, `coffret bench gpu` the one on a GPU, `coffret bench server` the served tables,
`coffret bench race` those of a game on a clock, and `coffret bench abuse` a table while another
address floods the server.
"""

import asyncio
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from coffret import registry
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game
from coffret.lab.bench import Figures, measure
from coffret.lab.clock_bench import measure_races
from coffret.lab.doors_bench import DoorFigures, measure_doors
from coffret.lab.gpu_bench import GAMES, GpuFigures, measure_gpu
from coffret.lab.search_bench import SIMULATIONS, SearchFigures, measure_search
from coffret.lab.server_abuse import AbuseFigures, measure_abuse
from coffret.lab.server_bench import ServerFigures, measure_servers

from .common import Json, console, errors, find_game, print_json
from .sheets import Sheet

THE_SEARCH = "search"
THE_SERVER = "server"
A_RACE = "race"
ABUSE = "abuse"
THE_DOORS = "doors"
THE_GPU = "gpu"


def bench(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[search|doors|gpu|server|race|abuse] [GAME]",
            help="One game; all games if omitted.",
        ),
    ] = None,
    simulations: Annotated[
        int, typer.Option(help="Simulations per search, in `bench search`.")
    ] = SIMULATIONS,
    tables: Annotated[
        int, typer.Option(min=2, help="Tables open at the same time, in `bench server`.")
    ] = 500,
    seconds: Annotated[
        float,
        typer.Option(
            min=1, help="Seconds at full speed in `bench server`; twice as long at human pace."
        ),
    ] = 10.0,
    against: Annotated[
        Path | None,
        typer.Option(
            exists=True,
            file_okay=False,
            help="In `bench server` and `bench race`: a checkout of another commit, loaded in "
            "turns with this one.",
        ),
    ] = None,
    busy: Annotated[
        bool, typer.Option("--busy", help="In `bench race`: next to a process that never rests.")
    ] = False,
    clock: Annotated[
        str, typer.Option(help="In `bench server`: the tables' clock, such as 30s or 1d.")
    ] = "none",
    json: Json = False,
) -> None:
    """Measure speed: compiled and interpreted play, copying, compiling; searching; serving."""
    kinds = (THE_SEARCH, THE_DOORS, THE_GPU, THE_SERVER, A_RACE, ABUSE)
    what = names[0] if names and names[0] in kinds else None
    named = (names or [])[what is not None :]
    if len(named) > 1:
        raise BadOptions(f"'{' '.join(named)}' is too many: name one game, or none")
    if simulations < 1:
        raise BadOptions("at least one simulation must be run")
    games = [find_game(name) for name in named] or list(registry.games())
    if what == A_RACE:
        if not named:
            raise BadOptions("name the game of the race: one that runs on a clock")
        races = asyncio.run(measure_races(games[0].name, tables, seconds, against, busy))
        print_json(asdict(races) | {"cost": races.cost})
    elif what == ABUSE:
        _bench_abuse(seconds, json)
    elif what == THE_SERVER:
        game = games[0] if named else find_game("incubation")
        _bench_server(game, tables, seconds, against, clock, json)
    elif what == THE_SEARCH:
        _bench_search(games, simulations, json)
    elif what == THE_DOORS:
        _bench_doors(games, json)
    elif what == THE_GPU:
        _bench_gpu(games, json)
    else:
        _bench_play(games, json)


def _bench_play(games: list[Game], json: bool) -> None:
    figures = []
    for game in games:
        with errors.status(game.title) as status:
            figures.append(
                measure(game, lambda text, title=game.title: status.update(f"{title}: {text}"))  # type: ignore[misc]
            )
    if json:
        print_json([asdict(row) | {"against_hearts": row.against_hearts} for row in figures])
        return
    for row in figures:
        console.print(_table(row))


def _bench_search(games: list[Game], simulations: int, json: bool) -> None:
    figures = []
    for game in games:
        with errors.status(f"{game.title}: search"):
            figures.append(measure_search(game, simulations))
    if json:
        print_json([asdict(row) | {"ratio": row.ratio} for row in figures])
    else:
        console.print(_search_sheet(figures, simulations).drawn())


def _bench_doors(games: list[Game], json: bool) -> None:
    figures = []
    for game in games:
        with errors.status(f"{game.title}: doors"):
            figures.append(measure_doors(game))
    if json:
        print_json([asdict(row) for row in figures])
    else:
        console.print(_doors_sheet(figures).drawn())


def _bench_gpu(games: list[Game], json: bool) -> None:
    figures = []
    for game in games:
        with errors.status(f"{game.title}: GPU"):
            figures.append(measure_gpu(game))
    if json:
        print_json([asdict(row) for row in figures])
    else:
        console.print(_gpu_sheet(figures).drawn())


def _gpu_sheet(figures: list[GpuFigures]) -> Sheet:
    rows = [
        [
            f"{row.game}, {row.players}",
            f"{row.random / 1e6:,.0f} M",
            f"{row.games:,}",
            f"{row.random / row.core:,.0f}",
            f"{row.environment / 1e6:,.1f} M",
            f"{row.core / 1e6:,.2f} M",
            f"{row.compile_seconds:.0f} s",
        ]
        for row in figures
    ]
    return Sheet(
        f"Decisions per second on {figures[0].gpu}, {figures[0].games:,} games side by side",
        [
            "game, players",
            "random play",
            "× a core",
            "environment",
            "one core, random",
            "compiling",
        ],
        rows,
        f"Environment: {GAMES[-1]:,} games with features, masks and rewards as torch tensors, in "
        "a CUDA graph. Games: side by side in random play, what was fastest.",
    )


def _doors_sheet(figures: list[DoorFigures]) -> Sheet:
    rows = [
        [
            f"{row.game}, {row.players}",
            f"{row.pettingzoo:,.0f}",
            _times(row.pettingzoo, row.hanabi),
            f"{row.openspiel:,.0f}",
            _times(row.openspiel, row.python_games),
            f"{row.vector:,.0f}",
            _times(row.vector, row.pettingzoo),
            f"{row.two_threads:.2f}",
        ]
        for row in figures
    ]
    return Sheet(
        "Steps per second of random play through each door",
        [
            "game, players",
            "PettingZoo",
            "× hanabi",
            "OpenSpiel",
            "× its Python games",
            "vector",
            "× PettingZoo",
            "2 threads",
        ],
        rows,
        "One core each, in turns with the peer; 2 threads: how many times as fast.",
    )


def _times(own: float, peer: float | None) -> str:
    return "–" if peer is None else f"{own / peer:.1f}"


def _bench_server(
    game: Game, tables: int, seconds: float, against: Path | None, clock: str, json: bool
) -> None:
    with errors.status(f"{game.title}: {tables} tables"):
        figures = asyncio.run(measure_servers(game.name, tables, seconds, against, clock))
    if json:
        print_json([asdict(row) for row in figures])
    else:
        console.print(_server_sheet(game, figures, tables).drawn())


def _bench_abuse(seconds: float, json: bool) -> None:
    with errors.status("a table, and floods from another address"):
        figures = asyncio.run(measure_abuse(seconds))
    if json:
        print_json([asdict(row) | {"ratio": row.ratio} for row in figures])
    else:
        console.print(_abuse_sheet(figures, seconds).drawn())


def _abuse_sheet(figures: list[AbuseFigures], seconds: float) -> Sheet:
    rows = [
        [
            row.flood,
            f"{row.quiet_p99_ms:.1f}",
            f"{row.flooded_p99_ms:.1f}",
            f"{row.ratio:.1f}",
            ", ".join(f"{count:,} {what}" for what, count in sorted(row.attacker.items())),
        ]
        for row in figures
    ]
    return Sheet(
        "What a table feels while another address floods the server",
        ["flood", "p99 ms without", "p99 ms", "ratio", "the attacker's"],
        rows,
        f"{seconds:.0f} s each, one core for the server: moves, until both players have them, and "
        "requests between them.",
    )


def _server_sheet(game: Game, figures: list[ServerFigures], tables: int) -> Sheet:
    rows = [
        [
            row.server,
            f"{row.full_speed.moves_per_second:,.0f}",
            f"{row.full_speed.processor_ms_per_move:.3f}",
            f"{row.people.p50_ms:.1f}",
            f"{row.people.p99_ms:.1f}",
            f"{row.full_speed.bytes_per_client_and_move:,.0f}",
            f"{row.kilobytes_per_table:,.0f}",
            f"{row.kilobytes_per_connection:,.0f}",
            f"{row.ratio:.2f}",
            f"{row.processor_ratio:.2f}",
        ]
        for row in figures
    ]
    return Sheet(
        f"{tables} tables of four sockets, {game.title}, one core for the server",
        [
            *("server", "moves/s", "CPU ms", "p50 ms", "p99 ms"),
            *("bytes", "kB/table", "kB/socket", "ratio", "by CPU"),
        ],
        rows,
        "Moves/s and the server's processor time for a move at full speed; p50 and p99 at a move "
        "per table every 2 s, from sending a move until the last of four has it; bytes per client "
        "and move; memory of a table with its four sockets, and of one socket more; ratio: "
        "coffret's moves/s to the row's, and by CPU: the same for moves in a second of the "
        "server's processor time, medians of all rounds.",
    )


def _search_sheet(figures: list[SearchFigures], simulations: int) -> Sheet:
    rows = []
    for row in figures:
        for part in ("start", "middle"):
            cells = [f"{getattr(row.own, part):,.0f}", "not installed", ""]
            if row.peer is not None and row.ratio is not None:
                cells[1:] = [f"{getattr(row.peer, part):,.0f}", f"{getattr(row.ratio, part):.2f} ×"]
            rows.append([row.game, str(row.players), part, *cells])
    return Sheet(
        "Simulations per second, random to the end, one core",
        ["game", "players", "from the", "here", "OpenSpiel hearts", "ratio"],
        rows,
        f"{simulations} simulations for each search; OpenSpiel's ISMCTS in C++, same run.",
    )


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
