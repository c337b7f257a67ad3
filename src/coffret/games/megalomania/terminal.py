"""The table of Megalomania in a terminal.

Every colour comes with its symbol: black ■, red ◆, yellow ☀, blue ☾. A card is its symbol, its
rank and its value; a dominant card stands out.
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
from coffret.engine.texts import Texts, figure

from .cards import rank_of
from .components import VALUES
from .ending import partner
from .phrases import OTHER, OWN, mission_text, scroll_text
from .state import CARDS, COLOURS, RANKS

SYMBOL = symbols.SYMBOL | {"yellow": symbols.SYMBOL["gold"]}
STYLE = symbols.STYLE | {"yellow": symbols.STYLE["gold"]}

ABREAST = 4
"""Taken cards of a colour in a line: half of them, at most."""

View = dict[str, Any]


def draw(view: View, texts: Texts, players: Sequence[str]) -> RenderableType:
    """Mission, trick, players, and what the viewer holds."""
    parts: list[RenderableType] = [
        Panel(_round(view, texts, players), border_style="dim"),
        Panel(_trick(view, texts, players), title=texts("terminal-table"), border_style="dim"),
        _players(view, texts, players),
        Flow(texts("terminal-legend"), "dim"),
    ]
    if view["seat"] is not None:
        parts.append(_own(view, view["players"][view["seat"]], texts))
    return Group(*parts)


def _round(view: View, texts: Texts, players: Sequence[str]) -> Group:
    number = view["mission"]["number"] - 1
    head = Text(texts("terminal-round", number=view["round"]), "bold")
    head.append(" · " + texts("terminal-trick", number=view["trick"], count=view["tricks"]))
    head.append(" · ")
    dominant = view["dominant"]
    if dominant is None:
        head.append(texts("terminal-no-dominant"))
    else:
        name = f"{SYMBOL[dominant]} {texts.name(COLOURS, dominant)}"
        head.append(texts("terminal-dominant", colour=name), STYLE[dominant])
    lines: list[RenderableType] = [
        head,
        Text(texts("terminal-mission") + " " + mission_text(number, texts), "bold"),
    ]
    if view["scroll"] is not None:
        user = players[view["scroll"]["seat"]]
        whose = OWN if view["scroll"]["seat"] == view["seat"] else OTHER
        scroll = scroll_text(view["scroll"]["number"] - 1, texts, whose)
        lines.append(
            Text(texts("labelled", name=texts("terminal-scroll"), what=f"{scroll}, {user}"))
        )
    if view["turned_up"]:
        lines.append(_cards(texts("terminal-turned-up"), view["turned_up"], texts))
    return Group(*lines)


def _trick(view: View, texts: Texts, players: Sequence[str]) -> RenderableType:
    if not view["plays"]:
        first, last = players[view["order"][0]], players[view["order"][-1]]
        said = [texts("terminal-order", first=first, last=last), *_named(view, texts, players)]
        return Flow(" · ".join(said), "dim")
    table = Table.grid(padding=(0, 2))
    for play in view["plays"]:
        card = _card(play["card"], texts)
        if play["dominant"]:
            card.stylize("bold underline")
        notes = []
        if play["cubes"]:
            sign = "+" if play["cubes"] > 0 else ""
            notes.append(f"{sign}{figure(play['cubes'])} = {figure(play['value'])}")
        if play["power"]:
            notes.append("◊ " + texts.name(RANKS, play["power"]))
        if not play["card"].startswith(play["colour"]):
            notes.append(f"→ {SYMBOL[play['colour']]} {texts.name(COLOURS, play['colour'])}")
        if play["claim"] != "none":
            notes.append(texts(f"terminal-{play['claim']}"))
        table.add_row(players[play["seat"]], card, Text(" · ".join(notes), "dim"))
    lead = texts.name(COLOURS, view["lead_colour"])
    said = [texts("terminal-lead", colour=f"{SYMBOL[view['lead_colour']]} {lead}")]
    if view["taker"] is not None:
        said.append(texts("terminal-takes", player=players[view["taker"]["seat"]]))
    said.append(texts("terminal-plays-last", player=players[view["order"][-1]]))
    return Group(table, Flow(" · ".join([*said, *_named(view, texts, players)]), "dim"))


def _named(view: View, texts: Texts, players: Sequence[str]) -> list[str]:
    """Who leads by a scroll, or next by a farmer.  [MEG-5.1, MEG-8.19]"""
    found = (("always", view["fixed_leader"]), ("next", view["next_leader"]))
    return [
        texts(f"terminal-leads-{when}", player=players[seat])
        for when, seat in found
        if seat is not None
    ]


def _players(view: View, texts: Texts, players: Sequence[str]) -> Table:
    table = Table(expand=False, border_style="dim")
    for column in ("player", "points", "tricks", "taken", "resources", "cards"):
        wraps = column in ("player", "resources", "cards")
        table.add_column(texts(f"terminal-{column}"), no_wrap=not wraps)
    for seat, player in enumerate(view["players"]):
        turn = seat == view["turn"]
        mark = "▸" if turn else " "
        name = Text(f"{mark} {seat + 1} {players[seat]}", "bold" if turn else "")
        if seat == view["dealer"]:
            name.append(f"\n    {texts('terminal-dealer')}", "dim")
        cards: list[RenderableType] = [Text(str(player["hand_count"]))]
        if player["up"]:
            cards.append(_cards(texts("terminal-up"), player["up"], texts))
        if player["known"]:
            cards.append(_cards(texts("terminal-known"), player["known"], texts))
        points = Text(figure(player["points"]), "bold")
        if view["pairs"]:
            name.append("\n    " + texts("terminal-with", player=players[partner(seat)]), "dim")
            points.append("\n" + texts("terminal-own-points", count=player["own_points"]), "dim")
        table.add_row(
            name,
            points,
            str(player["tricks"]),
            _taken(player["taken"]),
            _resources(player, texts),
            Group(*cards),
        )
    return table


def _resources(player: View, texts: Texts) -> str:
    """Crystals, cubes and scrolls, each on its line: a table of 80 columns has room for no more."""
    lines = ["◊" * player["crystals"]]
    for name, count in (("cubes", player["cubes"]), ("scrolls", player["scroll_count"])):
        lines.append(texts(f"terminal-{name}", count=count) if count else "")
    return "\n".join(filter(None, lines))


def _taken(tricks: Sequence[Sequence[str]]) -> Text:
    """The cards of all tricks that a player took, by colour, each with its symbol in its line."""
    cards = [CARDS.index(card) for trick in tricks for card in trick]
    text = Text()
    for colour in COLOURS:
        held = [card for card in cards if CARDS[card].startswith(f"{colour}-")]
        for some in (held[:ABREAST], held[ABREAST:]):
            if some:
                text.append("\n" if text.plain else "")
                values = " ".join(str(VALUES[rank_of(card)].value) for card in some)
                text.append(f"{SYMBOL[colour]} {values}", STYLE[colour])
    return text


def _own(view: View, player: View, texts: Texts) -> Group:
    lines: list[RenderableType] = []
    if any(player["row"]):
        lines.append(_cards(texts("terminal-row"), [card for card in player["row"] if card], texts))
    lines.append(_cards(texts("terminal-hand"), player["hand"], texts))
    if player["apart"]:
        lines.append(_cards(texts("terminal-apart"), player["apart"], texts))
    if view["drawn"]:
        lines.append(_cards(texts("terminal-drawn"), [view["drawn"]], texts))
    for key, scrolls in (("your-scrolls", player["scrolls"]), ("looked-at", player["looked_at"])):
        for scroll in scrolls:
            text = scroll_text(scroll["number"] - 1, texts)
            lines.append(Text(texts("labelled", name=texts(f"terminal-{key}"), what=text)))
    return Group(*lines)


def _card(card: str, texts: Texts) -> Text:
    """'◆ farmer 3'."""
    colour, rank = card.split("-")
    value = VALUES[rank_of(CARDS.index(card))].value
    return Text(f"{SYMBOL[colour]} {texts.name(RANKS, rank)} {value}", STYLE[colour])


def _cards(title: str, cards: Sequence[str], texts: Texts) -> Columns:
    """In columns, so that no line breaks within a card."""
    said = texts("labelled", name=title, what="").rstrip()
    return Columns([Text(said, "dim"), *(_card(card, texts) for card in cards)], padding=(0, 2))
