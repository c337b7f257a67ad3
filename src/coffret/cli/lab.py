"""`coffret lab`: what the cards of a game are worth, and whether its places are fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from coffret.engine.errors import CoffretError
from coffret.lab.crowd import Crowd
from coffret.lab.study import archive, markdown, page
from coffret.lab.study.balance import Plan, Study, sizes, study
from coffret.lab.study.bands import BANDS, OF_EVENTS, asked, bands_of
from coffret.lab.study.compare import changed_cards, differences
from coffret.lab.study.compare_page import comparison
from coffret.lab.study.folder import held
from coffret.lab.study.sweep import as_it_is, sets_to_try, varied
from coffret.lab.study.sweep_page import ranking
from coffret.lab.study.trials import keep_best, try_sets
from coffret.lab.study.words import words_of

from .common import Components, GameName, Options, console, find_game, progress, table_options
from .workers import Cores, Ray, everybody

lab = typer.Typer(
    help="Weigh a game's cards and places in many games between bots.", no_args_is_help=True
)

BAND_HELP = "What is wanted, as median=45..65; repeatable: " + ", ".join(
    [*BANDS, *(f"{kind}.EVENT" for kind in OF_EVENTS)]
)
Games = Annotated[int, typer.Option(min=2, help="How many games for each number of players.")]
Bots = Annotated[
    str, typer.Option(help="One bot, or one per seat; they change seats from game to game.")
]
Players = Annotated[
    list[int] | None, typer.Option(help="A number of players; repeatable. All by default.")
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same report.")]
Out = Annotated[
    Path | None, typer.Option(help="A folder for report, games, and what a stopped run has.")
]


@lab.command()
def balance(
    name: GameName,
    games: Games = 1000,
    bots: Bots = "greedy",
    players: Players = None,
    seed: Seed = 1,
    cores: Cores = None,
    ray: Ray = None,
    components: Components = None,
    option: Options = None,
    band: Annotated[list[str] | None, typer.Option(help=BAND_HELP)] = None,
    out: Out = None,
) -> None:
    """Report places, points, length, choices, and what each card is worth.

    Writes report.html, its tables as report.md, and games.parquet. A stopped run continues with the
    same command.
    """
    crowd = everybody(cores, ray)
    game = find_game(name, components)
    plan = Plan(
        game,
        sizes(game, players or ()),
        games,
        tuple(bots.split(",")),
        seed,
        table_options(game, option),
    )
    bands = bands_of(band or (), game.events.names)
    folder = out or Path(f"lab-{game.name}")
    with held(folder, "balance", plan.identity):
        done = played(plan, folder, crowd)
        archive.write_games(folder / "games.parquet", game, done.tables, plan.facts)
        found = done.findings
        wanted = asked(bands, found, words_of(game))
        write(folder / "report.md", markdown.report(game, found, wanted))
        write(folder / "report.html", page.report(game, found, plan.facts, wanted))


@lab.command()
def compare(
    name: GameName,
    components: Annotated[Path, typer.Option("--components", help="The second set of cards.")],
    against: Annotated[
        Path | None, typer.Option("--against", help="The first set; the printed one by default.")
    ] = None,
    games: Games = 1000,
    bots: Bots = "greedy",
    players: Players = None,
    seed: Seed = 1,
    cores: Cores = None,
    ray: Ray = None,
    option: Options = None,
    out: Out = None,
) -> None:
    """Play the same games with two card sets, and report what differs beyond chance.

    Writes compare.html. A stopped run continues with the same command.
    """
    crowd = everybody(cores, ray)
    one, other = find_game(name, against), find_game(name, components)
    folder = out or Path(f"lab-{name}")
    chosen = table_options(one, option)
    plans = [
        Plan(game, sizes(game, players or ()), games, tuple(bots.split(",")), seed, chosen)
        for game in (one, other)
    ]
    # The second set is the one that a designer works on: it may change.
    with held(folder, "compare", plans[0].identity):
        studies = [played(plan, folder, crowd) for plan in plans]
        first, second = (each.plan.facts for each in studies)
        facts = first | {
            key: f"{first[key]}; {second[key]}" for key in ("cards", "digest of the cards")
        }
        both = studies[0].findings, studies[1].findings
        apart = differences((one, both[0]), (other, both[1]))
        names = set_names(first["cards"], second["cards"])
        text = comparison(one, apart, changed_cards(one, other), facts, both, names)
        write(folder / "compare.html", text)


def set_names(one: str, other: str) -> tuple[str, str]:
    """Names for two sets: their files, if those differ."""
    return (one, other) if one != other else ("first", "second")


@lab.command()
def sweep(
    name: GameName,
    vary: Annotated[
        list[str],
        typer.Option(help="Numbers to vary, as objective.*.points=4..8; repeatable."),
    ],
    band: Annotated[
        list[str],
        typer.Option(help=BAND_HELP),
    ],
    sets: Annotated[int, typer.Option(min=1, help="How many sets to try at most.")] = 24,
    keep: Annotated[int, typer.Option(min=0, help="How many of the best to write.")] = 3,
    games: Games = 1000,
    bots: Bots = "greedy",
    players: Players = None,
    seed: Seed = 1,
    cores: Cores = None,
    ray: Ray = None,
    components: Components = None,
    option: Options = None,
    out: Out = None,
) -> None:
    """Try other numbers on cards whose source is `design`, for given bands.

    All sets are tried if they are few, else some at random, and the cards as they are. Writes
    sweep.html and best-N.toml.
    """
    crowd = everybody(cores, ray)
    game = find_game(name, components)
    numbers, bands = varied(game, vary), bands_of(band, game.events.names)
    plan = Plan(
        game,
        sizes(game, players or ()),
        games,
        tuple(bots.split(",")),
        seed,
        table_options(game, option),
    )
    now = as_it_is(game, numbers)
    chosen = sets_to_try(numbers, sets, seed)
    if now not in chosen:
        chosen.insert(0, now)
    folder = out or Path(f"lab-{game.name}")
    with held(folder, "sweep", plan.identity):
        with progress(f"{game.title}, sets of cards", len(chosen), False) as done:
            tried = try_sets(plan, numbers, bands, chosen, folder, crowd, done)
        kept = keep_best(game.components.path, folder, numbers, tried, keep)
        text = ranking(game, numbers, bands, tried, len(kept), plan.facts, now)
        write(folder / "sweep.html", text)
        for path in kept:
            console.print(str(path))


def played(plan: Plan, folder: Path, crowd: Crowd) -> Study:
    """Play with a bar for each number of players."""
    title = plan.game.title
    return study(
        plan,
        folder / "parts",
        crowd,
        lambda players: progress(f"{title}, {players} players", plan.games, False),
    )


def write(path: Path, text: str) -> None:
    draft = path.with_suffix(".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise CoffretError(f"{path}: cannot be written ({error.strerror})") from None
    console.print(str(path))
