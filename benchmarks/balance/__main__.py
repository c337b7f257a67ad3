"""Further findings than those of `coffret lab`: `python -m benchmarks.balance GAME [--games 400]`.

For Megalomania and Attack of the Jelly Monster. `--write` puts the findings into the game's section
of docs/balance.md, and the pictures beside.
"""

import argparse
import importlib
from pathlib import Path

from coffret import registry

from .frame import Report, markdown, watch

DOCS = Path(__file__).parents[2] / "docs"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="for each number of players")
    parser.add_argument("--bot", default="skilled")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--components", type=Path)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.write and (given.option or given.components):
        parser.error("--write is for the box as it is: leave out --option and --components")
    game = registry.game(given.game)
    if given.components:
        game = game.with_components(given.components)
    module = importlib.import_module(f"benchmarks.balance.{game.name}")
    options = dict(option.split("=", 1) for option in given.option)
    notes = {
        seats: watch(game, seats, given.games, given.bot, given.seed, given.cores, options)
        for seats in given.players or game.seats
    }
    report: Report = module.report(game, notes)
    command = (
        f"python -m benchmarks.balance {game.name} --games {given.games} --bot {given.bot} "
        f"--seed {given.seed} --write"
    )
    text = section(report, command, game.name)
    print(text)
    if given.write:
        for name, figure in report.figures.items():
            figure.savefig(DOCS / "img" / f"balance-{game.name}-{name}.png", dpi=110)
        replace_section(DOCS / "balance.md", game.name, text)


def section(report: Report, command: str, name: str) -> str:
    rows = [[f.asked, f.measured, "yes" if f.holds else "**no**"] for f in report.findings]
    pictures = [f"![{part}](img/balance-{name}-{part}.png)\n" for part in report.figures]
    parts = [f"`{command}`\n", markdown(["asked", "measured", "holds"], rows)]
    return "\n".join([*parts, *report.tables, *pictures])


def replace_section(path: Path, name: str, text: str) -> None:
    """Put the text between the game's two marks."""
    before, _, rest = path.read_text().partition(f"<!-- {name} -->\n")
    _, _, after = rest.partition(f"<!-- end {name} -->\n")
    path.write_text(f"{before}<!-- {name} -->\n{text}<!-- end {name} -->\n{after}")


if __name__ == "__main__":
    main()
