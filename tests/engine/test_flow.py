"""A line of a terminal that breaks between its entries."""

from io import StringIO

import pytest
from rich.console import Console
from rich.panel import Panel

from coffret import registry
from coffret.engine.flow import Flow

LINE = "△ white  ☾ blue · ⚒ building site  ★ joker · end"


def shown(line: object, width: int) -> list[str]:
    console = Console(width=width, file=StringIO(), record=True)
    console.print(line)
    return [each.rstrip() for each in console.export_text().splitlines()]


def test_it_is_one_line_where_there_is_room() -> None:
    assert shown(Flow(LINE), 80) == [LINE]


def test_it_breaks_between_entries_and_keeps_the_dot() -> None:
    assert shown(Flow(LINE), 26) == ["△ white  ☾ blue ·", "⚒ building site  ★ joker ·", "end"]


def test_a_panel_is_as_wide_as_its_line() -> None:
    assert shown(Panel(Flow("a b · c"), expand=False), 80)[0] == "╭─────────╮"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", registry.names())
def test_no_legend_breaks_within_an_entry_at_80_columns(name: str, language: str) -> None:
    legend = registry.game(name).texts(language)("terminal-legend", mystery="?")
    entries = legend.replace(" · ", "  ").split("  ")
    lines = shown(Panel(Flow(legend), expand=False), 80)
    for entry in entries:
        assert any(entry in line for line in lines), entry
