"""`coffret ladder`: how strong each bot is, and what a simulation is worth."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from coffret.bots.levels import level
from coffret.engine.errors import BadOptions
from coffret.lab import plot as pictures
from coffret.lab.crowd import Crowd
from coffret.lab.extras import need
from coffret.lab.ladder import BOTS, MEASURE, Plan, by_budget, play, round_robin
from coffret.lab.results import Result
from coffret.lab.standings import Score, Standing, Strength, standings, strengths

from .common import Components, GameName, Json, console, errors, find_game, print_json, progress
from .sheets import Sheet
from .workers import Cores, Ray, everybody

CEILING = "† Sees hidden information: an upper bound for honest bots."


def ladder(
    name: GameName,
    bots: Annotated[
        str | None, typer.Option(help="Bots to compare, weakest first: random,greedy,expert.")
    ] = None,
    players: Annotated[
        list[int] | None, typer.Option(help="Only at this player count; repeatable.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games per pair and player count.")] = 40,
    close: Annotated[
        int, typer.Option(help="Games between neighbouring bots, if more than --games.")
    ] = 0,
    budgets: Annotated[
        str | None,
        typer.Option(
            help="Instead of a ladder, test the search at these simulation counts "
            "against greedy players."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    cores: Cores = None,
    ray: Ray = None,
    file: Annotated[
        Path | None, typer.Option(help="Results file; a stopped run resumes from it.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Save a PNG plot to this file.")] = None,
    components: Components = None,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the tables as Markdown.")
    ] = False,
    json: Json = False,
) -> None:
    """Play all bots against each other and rate them."""
    crowd = everybody(cores, ray)
    game = find_game(name, components)
    if plot is not None:
        need("matplotlib", "plots")
    if budgets is None:
        need("openskill", "ratings")
        chosen = BOTS if bots is None else bots.split(",")
        plan = round_robin(game, chosen, players or (), games, seed, close)
    elif bots is None:
        plan = by_budget(game, _budgets(budgets), players or (), games, seed)
    else:
        raise BadOptions("--budgets cannot be combined with --bots")
    stem = f"ladder-{game.name}" if budgets is None else f"ladder-{game.name}-budgets"
    path = file or Path(f"{stem}.jsonl")
    results = _play(plan, path, crowd, json)
    report = _round_robin if budgets is None else _strengths
    sheets, figures, figure = report(plan, results, plot is not None)
    if plot is not None:
        pictures.save(figure, plot)
    if json:
        print_json(msgspec.structs.asdict(plan.head) | figures)
        return
    for sheet in sheets:
        if markdown:
            print(sheet.markdown())
        else:
            console.print(sheet.drawn())


def _budgets(text: str) -> list[int]:
    parts = text.split(",")
    if not all(part.isdecimal() and 0 < int(part) < 1_000_000 for part in parts):
        raise BadOptions(f"'{text}' is not a list of simulations, as in 10,40,160")
    return [int(part) for part in parts]


def _play(plan: Plan, path: Path, crowd: Crowd, silent: bool) -> list[Result]:
    with progress(f"{plan.game.title}: games", len(plan.bouts), silent) as done:
        try:
            return play(plan, path, crowd, done)
        except KeyboardInterrupt:
            errors.print(f"stopped: run the same command again to resume from {path}")
            raise typer.Exit(130) from None


def _round_robin(
    plan: Plan, results: list[Result], drawn: bool
) -> tuple[list[Sheet], dict[str, Any], Any]:
    found = standings(results, plan.bots)
    sheets = []
    for standing in found:
        sheets += [_ratings_sheet(plan, standing), _steps_sheet(plan, standing)]
    figure = pictures.plot_ratings(found, plan.bots, f"{plan.game.title}: bots") if drawn else None
    return sheets, {"standings": found}, figure


def _ratings_sheet(plan: Plan, standing: Standing) -> Sheet:
    rows = [
        [_shown(row.bot), f"{row.mean:.1f}", f"{row.low:.1f} – {row.high:.1f}"]
        for row in standing.ratings
    ]
    note = f"{standing.games} games, {standing.games_per_second:.2g} a second on one core."
    if any(level(bot).sees_all for bot in plan.bots):
        note += f" {CEILING}"
    title = f"{plan.game.title}, {standing.players} players: ratings"
    return Sheet(title, ["bot", "rating", "95%"], rows, note)


def _steps_sheet(plan: Plan, standing: Standing) -> Sheet:
    rows = [
        [
            _shown(step.bot),
            _shown(step.other),
            str(step.games),
            f"{step.share:.0%}",
            f"{step.low:.0%} – {step.high:.0%}",
            _verdict(step),
        ]
        for step in standing.steps
    ]
    head = ["bot", "against", "games", "wins", "95%", "verdict"]
    title = f"{plan.game.title}, {standing.players} players: against the next level down"
    return Sheet(title, head, rows)


def _verdict(step: Score) -> str:
    if step.beats:
        return "stronger"
    return "weaker" if step.turned.beats else "no clear difference"


def _shown(bot: str) -> str:
    return f"{bot} †" if level(bot).sees_all else bot


def _strengths(
    plan: Plan, results: list[Result], drawn: bool
) -> tuple[list[Sheet], dict[str, Any], Any]:
    found = strengths(results)
    sheets = []
    for players in plan.counts:
        rows: dict[int, list[str]] = {}
        for row in found:
            if row.players == players:
                rows.setdefault(row.simulations, [f"{row.simulations:,}"]).append(_times(row))
        title = f"{plan.game.title}, {players} players: wins among {MEASURE} players, × fair share"
        head = ["simulations", "honest", "clairvoyant †"]
        sheets.append(Sheet(title, head, list(rows.values()), CEILING))
    title = f"{plan.game.title}: strength by simulations"
    figure = pictures.plot_strengths(found, title) if drawn else None
    return sheets, {"strengths": found}, figure


def _times(row: Strength) -> str:
    return f"{row.times_fair:.2f} ({row.low:.2f} – {row.high:.2f})"
