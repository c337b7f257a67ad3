"""Options, output and progress shared by several commands."""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from coffret import registry
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game's name: see `coffret games`.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Language = Annotated[str, typer.Option("--lang", help="en or fr")]
Components = Annotated[
    Path | None, typer.Option("--components", help="Play with the cards in this file.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="A table option, as name=value; repeatable.")
]

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def find_game(name: str, components: Path | None = None) -> Game:
    game = registry.game(name)
    return game if components is None else game.with_components(components)


def warn_of_broken_games() -> None:
    """The others continue without them."""
    for name in registry.broken():
        errors.print(f"The game '{name}' is broken: `coffret check {name}` says why.")


def print_json(value: Any) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def table_options(
    game: Game, texts: list[str] | None, instead: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Options typed as name=value; `instead` overrides the game's defaults."""
    pairs: dict[str, str] = {}
    for text in texts or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOptions(f"option '{text}' is not of the form name=value")
        pairs[name] = value
    return game.options.complete({**(instead or {}), **game.options.parse(pairs)})


@contextmanager
def progress(title: str, total: int, silent: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream; nothing if that is not a terminal."""
    if silent or not errors.is_terminal:
        yield lambda done: None
        return
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
