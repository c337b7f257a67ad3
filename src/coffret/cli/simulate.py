"""`coffret simulate`: many games between bots, and their statistics."""

from typing import Annotated, Any

import numpy as np
import typer
from rich.table import Table

from coffret.engine.errors import BadOptions
from coffret.lab.simulation import Games
from coffret.lab.simulation import simulate as run

from .common import (
    Components,
    GameName,
    Json,
    Options,
    console,
    find_game,
    print_json,
    progress,
    table_options,
)
from .workers import Ray, everybody


def simulate(
    name: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    bots: Annotated[
        str, typer.Option(help="One bot, or one per seat: greedy,random,random")
    ] = "random",
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Rotate the seats from game to game.")
    ] = False,
    mode: Annotated[str, typer.Option(help="compiled or plain")] = "compiled",
    pace: Annotated[
        str | None,
        typer.Option(
            help="Thinking time in ms, for games with a clock: one value, or one per seat."
        ),
    ] = None,
    cores: Annotated[
        int | None, typer.Option(min=1, help="Cores of this machine; one by default.")
    ] = None,
    ray: Ray = None,
    option: Options = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Play many games between bots."""
    crowd = everybody(cores or (None if ray else 1), ray)
    game = find_game(name, components)
    with progress(f"{game.title}, {players} players", games, json) as done:
        played = run(
            game,
            players,
            games,
            seed,
            bots.split(","),
            rotate,
            mode,
            table_options(game, option),
            done,
            None if pace is None else paces(pace),
            crowd,
        )
    thinking = None if pace is None else paces(pace)
    report = summary(played) | {"seed": seed, "mode": mode, "pace": thinking}
    if json:
        print_json(report)
    else:
        console.print(_table(played, report))


def paces(text: str) -> list[int]:
    """Thinking times as typed: '800' or '0,800,800'."""
    parts = text.split(",")
    if not all(part.isdecimal() and len(part) < 7 for part in parts):
        raise BadOptions(f"'{text}' is not a pace: whole milliseconds, one or one per seat")
    return [int(part) for part in parts]


def summary(played: Games) -> dict[str, Any]:
    """The statistics of a simulation."""
    shares = played.wins
    by_bot: dict[str, float] = dict.fromkeys(played.bots, 0.0)
    for number, row in enumerate(shares):
        for seat, share in enumerate(row):
            by_bot[played.bot_at(number, seat)] += float(share)
    best = played.scores.max(axis=1)
    return {
        "game": played.game.name,
        "rules_version": played.game.rules_version,
        "components": played.game.components.digest,
        "players": played.seats,
        "bots": played.bots,
        "rotate": played.rotate,
        "games": len(played.scores),
        "decisions": played.decisions,
        "seconds": played.seconds,
        "decisions_per_second": played.decisions / played.seconds,
        "digest": played.digest,
        "wins": shares.sum(axis=0).tolist(),
        "wins_by_bot": by_bot,
        "scores": _statistics(played.scores)
        | {"mean_per_seat": played.scores.mean(axis=0).tolist()},
        "winning_scores": _statistics(best),
    }


def _statistics(scores: Any) -> dict[str, float]:
    low, median, high = np.percentile(scores, (10, 50, 90)).tolist()
    return {
        "min": int(scores.min()),
        "p10": low,
        "median": median,
        "p90": high,
        "max": int(scores.max()),
        "mean": float(scores.mean()),
    }


def _table(played: Games, report: dict[str, Any]) -> Table:
    count = report["games"]
    table = Table(
        "seat",
        "bot",
        "wins",
        "mean score",
        border_style="dim",
        title=f"{played.game.title}: {count} games, {report['decisions']} decisions",
        caption=(
            f"{report['decisions_per_second']:,.0f} decisions/s · winning score "
            f"{report['winning_scores']['median']:.0f} (median) · digest {report['digest']}"
        ),
    )
    for seat in range(played.seats):
        table.add_row(
            str(seat + 1),
            "turned" if played.rotate else played.bots[seat],
            f"{report['wins'][seat] / count:.1%}",
            f"{report['scores']['mean_per_seat'][seat]:.1f}",
        )
    if len(report["wins_by_bot"]) > 1:
        for bot, wins in report["wins_by_bot"].items():
            table.add_row("", f"all {bot}", f"{wins / count:.1%}", "")
    return table
