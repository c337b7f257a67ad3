"""The table of Dragon Island in a terminal: the island drawn as text.

Tiles are bricks of three lines, each row half a brick aside of the one above, so that the six
neighbours of a brick are those that touch it:

    ▏7 ♣ ♞   ▏2 ◆ ♜        number, colour, symbol
    ▏♞♣      ▏             dragons; of many colours without their symbol
    ▏        ▏①            building, treasure found, wizards

A free place for a tile shows the number of its move. Every colour comes with its symbol: white △,
blue ☾, red ◆, green ♣, gold ☀.
"""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coffret.engine import symbols
from coffret.engine.flow import Flow
from coffret.engine.texts import Texts

from .components import MAPS, TILES
from .components import PRINTED as CARDS  # bound to the set in play
from .phrases import face_text, goods_text, map_text
from .state import ANY, COLOURS, KINDS

SYMBOL = symbols.SYMBOL | {None: "·"}
STYLE = symbols.STYLE | {None: "magenta"}
KIND = {
    "build": "⚒",
    "joker": "★",
    "dragon": "♞",
    "map": "⚑",
    "telekinesis": "✦",
    "storm": "☇",
    "double": "♞♞",
    "tower": "♜",
    "keep": "⌂",
}
BUILDING = {"pen": "▣", "spire": "‡", "lair": "∩"}
WIZARD = "①②③④"
WIDTH = 10
HEIGHT = 3

View = dict[str, Any]


def draw(view: View, texts: Texts, players: Sequence[str]) -> RenderableType:
    """The whole table: island, supply, players, and the reader's own screen."""
    return Group(
        Panel(
            Group(island(view), Flow(texts("terminal-legend"), "dim")),
            title=texts("terminal-island"),
            border_style="dim",
            expand=False,
        ),
        _supply(view, texts),
        _players(view, texts, players),
        *_screens(view, texts, players),
        Text(_status(view, texts), "bold"),
    )


def island(view: View) -> Text:
    """The bricks, line by line."""
    bricks = [(tile["q"], tile["r"], _brick(tile, view)) for tile in view["island"]]
    for number, place in enumerate(view["places"] or [], 1):
        bricks.append((place["q"], place["r"], _place(number)))
    top = min(r for _, r, _ in bricks)
    left = min(2 * q + r for q, r, _ in bricks)
    lines: dict[int, dict[int, Text]] = {}
    for q, r, brick in bricks:
        column = (2 * q + r - left) * WIDTH // 2
        for i, text in enumerate(brick):
            lines.setdefault((r - top) * HEIGHT + i, {})[column] = text
    picture = Text(no_wrap=True)
    for line in sorted(lines):
        at = 0
        for column, text in sorted(lines[line].items()):
            picture.append(" " * (column - at))
            picture.append_text(text)
            at = column + text.cell_len
        picture.append("\n")
    return picture


def _place(number: int) -> list[Text]:
    """A free place, with the number of its move in the list."""
    lines = [Text("┊", "dim"), Text(f"┊ ({number})", "dim"), Text("┊", "dim")]
    for line in lines:
        line.truncate(WIDTH, pad=True)
    return lines


def _brick(tile: View, view: View) -> list[Text]:
    style = STYLE[tile["colour"]]
    head = Text(f"{tile['number']} {SYMBOL[tile['colour']]} {KIND[tile['kind']]}", style)
    dragons = _dragons(tile["dragons"], "♞")
    if dragons.cell_len >= WIDTH:
        dragons = _dragons(tile["dragons"], "")
    things = Text()
    if tile["building"]:
        things.append(BUILDING[tile["building"]], "bold")
        if tile["lair_of"]:
            things.append(SYMBOL[tile["lair_of"]], STYLE[tile["lair_of"]])
        things.append(str(tile["owner"] + 1), STYLE[view["players"][tile["owner"]]["colour"]])
    if tile["found"]:
        things.append("×", "bold")
    for seat in tile["wizards"]:
        things.append(WIZARD[seat], "bold " + STYLE[view["players"][seat]["colour"]])
    lines = []
    for content in (head, dragons, things):
        line = Text("▏", style)
        line.append_text(content)
        line.truncate(WIDTH, pad=True)
        lines.append(line)
    return lines


def _dragons(dragons: View, symbol: str) -> Text:
    text = Text()
    for colour, count in dragons.items():
        count_text = str(count) if count > 1 else ""
        text.append(f"{count_text}{symbol}{SYMBOL[colour]}", STYLE[colour])
    return text


def _supply(view: View, texts: Texts) -> Text:
    text = Text(style="dim")
    goods = [view["supply"][colour] for colour in COLOURS]
    text.append(texts("terminal-supply", goods=goods_text(goods, texts)) + " · ")
    dragons = " ".join(f"{SYMBOL[colour]}{count}" for colour, count in view["dragons"].items())
    text.append(texts("terminal-dragons", dragons=dragons) + " · ")
    text.append(texts("terminal-spires", count=view["spires"]))
    return text


def _players(view: View, texts: Texts, players: Sequence[str]) -> Table:
    table = Table(expand=False, border_style="dim")
    for column in ("player", "points", "goods", "pets", "captured", "hand", "maps"):
        table.add_column(texts(f"terminal-{column}"))
    for seat, player in enumerate(view["players"]):
        own = seat == view["turn"]
        screen = player["screen"]
        hidden = Text(texts("terminal-hidden"), "dim")
        name = Text(("▸ " if own else "  ") + f"{WIZARD[seat]} ", STYLE[player["colour"]])
        name.append(f"{SYMBOL[player['colour']]} ")
        name.append(players[seat], "bold" if own else "")
        table.add_row(
            name,
            hidden if screen is None else Text(str(screen["points"]), "bold"),
            hidden if screen is None else _goods(screen["goods"]),
            _pets(player["pets"], [c for c, owner in view["lairs"].items() if owner == seat]),
            _marks(player["captured"]),
            str(player["tiles"]),
            str(player["maps"]),
        )
    return table


def _goods(goods: View) -> Text:
    text = Text()
    for colour, count in goods.items():
        text.append(f"{SYMBOL[colour]}{count} ", STYLE[colour])
    return text


def _pets(pets: View, lairs: list[str]) -> Text:
    """Each pet with its gold; ∩ one in its lair."""
    text = Text()
    for colour, gold in pets.items():
        lair = BUILDING["lair"] if colour in lairs else ""
        text.append(f"{SYMBOL[colour]}{lair}{gold} ", STYLE[colour])
    return text


def _marks(colours: list[str]) -> Text:
    text = Text()
    for colour in colours:
        text.append(SYMBOL[colour], STYLE[colour])
    return text


def _screens(view: View, texts: Texts, players: Sequence[str]) -> list[Text]:
    """Tiles and maps behind the reader's own screen, or behind all of them where they are open."""
    lines = []
    for seat, player in enumerate(view["players"]):
        screen = player["screen"]
        if screen is None or not (screen["hand"] or screen["maps"]):
            continue
        whose = "" if seat == view["seat"] else f"{players[seat]} · "
        for sides in screen["hand"]:
            tile = TILES.ids.index(sides[0]["id"])
            name = CARDS.name("tile", tile, texts.language)
            faces = " / ".join(_face(side, texts) for side in sides)
            lines.append(Text(whose + texts("terminal-own-tile", name=name, faces=faces)))
        for card in screen["maps"]:
            words = map_text(MAPS.ids.index(card["id"]), texts)
            lines.append(Text(whose + texts("terminal-own-map", map=words)))
    return lines


def _face(face: View, texts: Texts) -> str:
    colour = ANY if face["colour"] is None else COLOURS.index(face["colour"])
    words = face_text(KINDS.index(face["kind"]), colour, texts)
    return f"{SYMBOL[face['colour']]}{KIND[face['kind']]} {words}"


def _status(view: View, texts: Texts) -> str:
    number = view["round"]
    parts = [
        texts("terminal-round", number=number) if number else texts("terminal-setup"),
        texts("terminal-left", tiles=view["tiles_left"], bag=view["bag"], pile=view["pile"]),
    ]
    if view["chosen"]:
        parts.append(texts("terminal-placing", face=_face(view["chosen"], texts)))
    return " · ".join(parts)
