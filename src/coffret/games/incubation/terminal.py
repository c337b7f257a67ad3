"""The table of Incubation in a terminal.

Every colour comes with its symbol: ruby ◆, azure ☾, jade ♣, amber ☀.
"""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coffret.engine import symbols
from coffret.engine.flow import Flow
from coffret.engine.texts import Texts

from .components import EGGS, OBJECTIVES
from .components import PRINTED as CARDS  # bound to the set in play
from .phrases import objective_text
from .state import FACES, KINDS

COLOUR = {"ruby": "red", "azure": "blue", "jade": "green", "amber": "gold"}
SYMBOL = {name: symbols.SYMBOL[colour] for name, colour in COLOUR.items()} | {"mystery": "?"}
STYLE = {name: symbols.STYLE[colour] for name, colour in COLOUR.items()} | {
    "mystery": "magenta",
    "water": "cyan",
    "fire": "bright_red",
    "coin": "bright_yellow",
}
MARK = {"water": "●", "fire": "▲", "coin": "○"}
FIELDS = (("coin", "coins"), ("water", "water"), ("fire", "fire"))

View = dict[str, Any]


def draw(view: View, texts: Texts, players: Sequence[str]) -> RenderableType:
    """The whole table: market, eggs, objectives, players."""
    began = view["round"] > 0
    title = texts("terminal-round", number=view["round"]) if began else texts("terminal-setup")
    if view["last_round"]:
        title += " · " + texts("terminal-last-round")
    return Group(
        Columns(
            [
                Panel(_market(view, texts), title=texts("terminal-market"), border_style="dim"),
                Panel(
                    Group(_decks(view, texts), Text(), _objectives(view, texts, players)),
                    title=f"{texts('terminal-decks')} · {texts('terminal-objectives')}",
                    border_style="dim",
                ),
            ]
        ),
        Flow(texts("terminal-legend", mystery=SYMBOL["mystery"]), "dim"),
        _players(view, texts, players),
        Text(title, style="bold"),
        *([_dice(view, texts)] if view["dice"] else []),
    )


def _market(view: View, texts: Texts) -> Table:
    table = Table.grid(padding=(0, 1))
    for section, pile in enumerate(view["market"]):
        colour = pile["colour"]
        name = Text(
            f"{SYMBOL[colour]} {texts('colour-' + colour)} {section % 2 + 1}", STYLE[colour]
        )
        marks = Text()
        for what, place in view["spinner"].items():
            if place == section:
                marks.append("◄" + MARK[what], STYLE[what])
        table.add_row(name, _pile(pile), marks)
    table.add_row(Text(texts("terminal-reserve"), "dim"), _stock(view["reserve"]))
    return table


def _pile(pile: View) -> Text:
    """The content, symbol by symbol."""
    text = Text()
    for what, field in FIELDS:
        text.append(MARK[what] * pile[field], STYLE[what])
    return text if text.plain else Text("–", "dim")


def _stock(pile: View) -> Text:
    """The content, in numbers."""
    text = Text()
    for what, field in FIELDS:
        text.append(f"{pile[field]}{MARK[what]} ", STYLE[what])
    return text


def _decks(view: View, texts: Texts) -> Table:
    table = Table.grid(padding=(0, 1))
    for number, deck in enumerate(view["decks"], 1):
        left = texts("terminal-deck-left", count=deck["count"])
        top = _egg(deck["top"], texts) if deck["top"] else Text(texts("terminal-deck-empty"), "dim")
        table.add_row(texts("terminal-deck", number=number), top, Text(left, "dim"))
    return table


def _egg(egg: View, texts: Texts) -> Text:
    """Symbol, name, points and cost: '◆ Cinder 3 ●▲'."""
    name = CARDS.name("egg", EGGS.ids.index(egg["id"]), texts.language)
    text = Text()
    for colour in egg["colours"] or [egg["kind"]]:
        text.append(SYMBOL[colour], STYLE[colour])
    text.append(f" {name} ", STYLE[(egg["colours"] or [egg["kind"]])[0]])
    text.append(f"{egg['points']} ", "bold")
    text.append(MARK["water"] * egg["water"], STYLE["water"])
    text.append(MARK["fire"] * egg["fire"], STYLE["fire"])
    return text


def _objectives(view: View, texts: Texts, players: Sequence[str]) -> Table:
    table = Table.grid(padding=(0, 1))
    for card in view["objectives"]:
        number = OBJECTIVES.ids.index(card["id"])
        owner = card["claimed_by"]
        style = "" if owner is None else "dim strike"
        claimed = "" if owner is None else texts("terminal-claimed", player=players[owner])
        table.add_row(
            Text(f"+{card['points']}", "bold"),
            Text(objective_text(number, texts), style),
            Text(claimed, "dim"),
        )
    return table


def _players(view: View, texts: Texts, players: Sequence[str]) -> Table:
    table = Table(expand=False, border_style="dim")
    for column in ("player", "points", "coins", "incubators", "dragons"):
        table.add_column(texts(f"terminal-{column}"))
    for seat, player in enumerate(view["players"]):
        own = seat == view["turn"]
        name = Text(("▸ " if own else "  ") + players[seat], "bold" if own else "")
        if seat == view["first_player"]:
            name.append(f" ({texts('terminal-first')})", "dim")
        table.add_row(
            name,
            Text(str(player["points"]), "bold"),
            str(player["coins"]),
            Group(*(_incubator(incubator, texts) for incubator in player["incubators"])),
            _dragons(player),
        )
    return table


def _incubator(incubator: View | None, texts: Texts) -> Text:
    """The egg, with tokens already there filled and the missing ones hollow."""
    if incubator is None:
        return Text(texts("terminal-empty"), "dim")
    egg = incubator["egg"]
    text = _egg({**egg, "water": 0, "fire": 0}, texts)
    for what, hollow in (("water", "◌"), ("fire", "△")):
        text.append(MARK[what] * incubator[what], STYLE[what])
        text.append(hollow * (egg[what] - incubator[what]), "dim " + STYLE[what])
    return text


def _dragons(player: View) -> Text:
    text = Text()
    for kind in KINDS:
        for egg in player["dragons"]:
            if egg["kind"] == kind:
                for colour in egg["colours"] or [kind]:
                    text.append(SYMBOL[colour], STYLE[colour])
                text.append(" ")
    return text


def _dice(view: View, texts: Texts) -> Text:
    faces = []
    for die in view["dice"]:
        name = texts.name(FACES, die["face"])
        faces.append(f"({name})" if die["spent"] else f"[{name}]")
    return Text(texts("terminal-dice", first=faces[0], second=faces[1]))
