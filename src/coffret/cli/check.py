"""`coffret check`: what the author of a game has to fix."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from coffret.check import check as checked
from coffret.lab.simulation import simulate

from .common import GameName, Json, console, find_game, print_json

GAMES = 3


def check(
    name: GameName,
    compiled: Annotated[
        bool, typer.Option("--compiled", help="Compile the rules, too, and compare both modes.")
    ] = False,
    json: Json = False,
) -> None:
    """Check a game's files, rules and texts, and the contract in random games."""
    found: dict[str, list[str]] = {}
    for what, wrong in checked(name):
        found[what] = wrong
        if not json:
            show(what, wrong)
    if compiled and not any(found.values()):
        found["compiled"] = both_modes(name)
        if not json:
            show("compiled", found["compiled"])
    if json:
        print_json({"game": name, "problems": found})
    if any(found.values()):
        raise typer.Exit(1)


def show(what: str, wrong: list[str]) -> None:
    mark = ("✗", "red") if wrong else ("✓", "green")
    console.print(Text.assemble(mark, f" {what}"))
    here = f"{Path.cwd()}{os.sep}"
    for line in wrong:
        console.print(Text(f"  {line.replace(here, '')}"), soft_wrap=True)


def both_modes(name: str) -> list[str]:
    """Whether interpreted and compiled rules play the same games."""
    game = find_game(name)
    seats = game.seats[-1]
    digests = {
        simulate(game, seats, GAMES, 1, ["random"], mode=mode).digest
        for mode in ("plain", "compiled")
    }
    return [] if len(digests) == 1 else ["interpreted and compiled rules play different games"]
