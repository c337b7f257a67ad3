"""`coffret rules`: a game's rules by id, and which of them have a test."""

import ast
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import coffret
from coffret import registry
from coffret.engine.errors import CoffretError
from coffret.engine.game import Game

from .common import Json, Language, console, find_game, print_json

TESTS = Path(coffret.__file__).parents[2] / "tests"


def rules(
    name: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="All games without it.")
    ] = None,
    missing: Annotated[
        bool, typer.Option("--missing", help="Only rules without a test; exit 1 if there are any.")
    ] = False,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """List the rules, or those without a test."""
    chosen = registry.games() if name is None else [find_game(name)]
    if missing and not TESTS.is_dir():
        raise CoffretError("the tests are not here: run this in a checkout of the source")
    counts = tests_by_rule(TESTS)
    untested = [rule for game in chosen for rule in game.rulebook.rules if not counts[rule]]
    if json:
        print_json(
            [
                _row(game, rule, counts)
                for game in chosen
                for rule in game.rulebook.rules
                if not missing or rule in untested
            ]
        )
    elif missing:
        for rule in untested:
            print(rule)
    else:
        for game in chosen:
            console.print(_table(game, counts, lang))
    if missing and untested:
        raise typer.Exit(1)


def tests_by_rule(folder: Path) -> Counter[str]:
    """The number of tests with each rule's mark, `@pytest.mark.rule("INC-1.1", …)`."""
    counts: Counter[str] = Counter()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                counts.update(_marks(node))
    return counts


def _marks(test: ast.FunctionDef) -> set[str]:
    return {
        argument.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def _row(game: Game, rule: str, counts: Counter[str]) -> dict[str, object]:
    entry = game.rulebook.rules[rule]
    return {
        "game": game.name,
        "id": rule,
        "section": entry.section,
        "text": entry.text,
        "ruling": entry.ruling,
        "decided": entry.decided,
        "tests": counts[rule],
    }


def _table(game: Game, counts: Counter[str], lang: str) -> Table:
    texts = game.texts(lang)
    table = Table(title=game.title, show_lines=False, border_style="dim")
    for column in ("id", "", "tests"):
        table.add_column(column, no_wrap=column == "id")
    book = game.rulebook
    for section, titles in book.sections.items():
        table.add_row("", f"[bold]{titles[lang]}[/]", "")
        for rule in book.rules.values():
            if rule.section == section:
                mark = f" [dim]({texts('ruling')})[/]" if rule.ruling else ""
                decided = "" if rule.decided is None else f"\n{rule.decided[lang]}"
                table.add_row(rule.id, rule.text[lang] + decided + mark, str(counts[rule.id]))
    return table
