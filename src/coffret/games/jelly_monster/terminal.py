"""The table in a terminal: districts, players, dice.

Every player's dice are next to the name, so that colour is not needed to tell them apart.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coffret.engine.flow import Flow
from coffret.engine.texts import Texts

from .components import DISTRICTS
from .components import PRINTED as CARDS  # bound to the set in play
from .phrases import reward_text
from .state import CONTENTS

COLOURS = ("red", "blue", "green", "yellow", "magenta")
COPIED = {"copy_left": 1, "copy_right": -1}
"""Left is the next district clockwise (JM-3.5)."""
PIPS = ("⚀", "⚁", "⚂", "⚃", "⚄", "⚅")

View = dict[str, Any]


def draw(view: View, texts: Texts, players: Sequence[str]) -> RenderableType:
    """The whole table: districts, players, the reader's own pods."""
    title = texts("terminal-round", number=view["round"])
    if view["timer_ends"] is not None:
        left = max(0, view["timer_ends"] - view["clock"])
        title += " · " + texts("terminal-timer", seconds=-(-left // 1000))
    lines: list[RenderableType] = [
        _districts(view, texts, players),
        Flow(texts("terminal-legend"), "dim"),
        _players(view, texts, players),
        Text(title, style="bold"),
    ]
    if view["own"] is not None:
        pods = [texts.name(CONTENTS, content) for content in view["own"]["pods"]]
        listed = ", ".join(pods) or texts("terminal-no-pods")
        lines.append(Text(texts("terminal-own-pods", pods=listed)))
    return Group(*lines)


def _districts(view: View, texts: Texts, players: Sequence[str]) -> Table:
    table = Table(border_style="dim")
    for column in ("district", "rewards", "dice-there"):
        table.add_column(texts(f"terminal-{column}"))
    for number, district in enumerate(view["districts"]):
        face = DISTRICTS.ids.index(district["id"])
        mark = "◉" if number == view["drone"] else " "
        name = Text(f"{mark} {number + 1} {CARDS.name('district', face, texts.language)}")
        if district["closed_by"] is not None:
            closed = texts("terminal-closed", player=players[district["closed_by"]])
            name.append(f"\n  ✕ {closed}", "bold red")
        copied = {kind: _name(view, number + way, texts) for kind, way in COPIED.items()}
        table.add_row(name, _rewards(district, copied, texts), _dice_there(district, players))
    return table


def _name(view: View, number: int, texts: Texts) -> str:
    district = view["districts"][number % len(view["districts"])]
    return CARDS.name("district", DISTRICTS.ids.index(district["id"]), texts.language)


def _rewards(district: View, copied: Mapping[str, str], texts: Texts) -> Text:
    """The rewards in a row, each copy with the name of the district that it copies."""
    text = Text()
    for zone, icons in enumerate(district["rewards"]):
        listed = reward_text(icons, texts)
        listed += "".join(f" ({copied[kind]})" for kind, *_ in icons if kind in copied)
        if zone:
            text.append(" → ", "dim")
        if zone == district["target"]:
            text.append(f"[{listed}]", "bold")
        else:
            text.append(listed, "dim")
    return text


def _dice_there(district: View, players: Sequence[str]) -> Text:
    """'Ada ⚁⚄ 7' for each player who is there."""
    text = Text()
    for seat, dice in enumerate(district["dice"]):
        if dice:
            if text.plain:
                text.append("\n")
            shown = "".join(PIPS[die - 1] for die in dice)
            text.append(f"{players[seat]} {shown} ", COLOURS[seat])
            text.append(str(district["points"][seat]), "bold")
    return text


def _players(view: View, texts: Texts, players: Sequence[str]) -> Table:
    table = Table(border_style="dim")
    for column in ("player", "jelly", "pods", "dice", "left", "barrier", "centre"):
        table.add_column(texts(f"terminal-{column}"))
    for seat, player in enumerate(view["players"]):
        own = seat == view["turn"]
        dice = " ".join(PIPS[die - 1] for die in player["dice"])
        table.add_row(
            Text(f"{'▸' if own else ' '} {seat + 1} {players[seat]}", COLOURS[seat]),
            Text(str(player["points"]), "bold"),
            str(player["pods"]),
            texts("terminal-flying") if player["flying"] else dice,
            str(player["loose"]),
            "■" if player["barrier"] else "–",
            str(player["centre"]),
        )
    return table
