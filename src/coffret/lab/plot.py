"""Pictures of a ladder, as PNG files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from coffret.bots.levels import level
from coffret.engine.errors import CoffretError

from .extras import need
from .standings import Standing, Strength

COLOURS = ("#1b6ca8", "#d1682e", "#3b8a4a", "#8a4fa0", "#7a7a7a")
INCHES = (9, 4.8)
DOTS = 100
APART = 0.13
"""Between the player counts of one bot, of the way to the next."""


def plot_ratings(standings: Sequence[Standing], bots: Sequence[str], title: str) -> Any:
    """Each bot's rating with its interval, a colour for each player count."""
    figure, axes = _empty(title)
    for number, standing in enumerate(standings):
        found = {rating.bot: rating for rating in standing.ratings}
        rows = [found[bot] for bot in bots]
        middle = (len(standings) - 1) / 2
        axes.errorbar(
            [place + APART * (number - middle) for place in range(len(bots))],
            [row.mean for row in rows],
            [[row.mean - row.low for row in rows], [row.high - row.mean for row in rows]],
            fmt="o",
            markersize=5,
            capsize=3,
            color=COLOURS[number % len(COLOURS)],
            label=f"{standing.players} players",
        )
    names = [f"{bot}\n(sees all)" if level(bot).sees_all else bot for bot in bots]
    axes.set_xticks(range(len(bots)), names)
    axes.set_ylabel("OpenSkill rating, 95 % interval")
    axes.legend(frameon=False)
    return figure


def plot_strengths(strengths: Sequence[Strength], title: str) -> Any:
    """Win share against simulations: honest drawn through, clairvoyant dashed."""
    figure, axes = _empty(title)
    counts = sorted({row.players for row in strengths})
    for number, players in enumerate(counts):
        for family, line in (("search", "-"), ("clairvoyant", "--")):
            rows = [row for row in strengths if (row.players, row.family) == (players, family)]
            rows.sort(key=lambda row: row.simulations)
            axes.errorbar(
                [row.simulations for row in rows],
                [row.times_fair for row in rows],
                [
                    [row.times_fair - row.low for row in rows],
                    [row.high - row.times_fair for row in rows],
                ],
                fmt=f"o{line}",
                markersize=4,
                capsize=3,
                linewidth=1.2,
                color=COLOURS[number % len(COLOURS)],
                label=f"{players} players{', sees all' if family == 'clairvoyant' else ''}",
            )
    axes.axhline(1, color="#999999", linewidth=0.8)
    axes.set_xscale("log")
    axes.set_xlabel("simulations for a decision")
    axes.set_ylabel("wins among greedy players, × fair share")
    axes.legend(frameon=False)
    return figure


def save(figure: Any, path: Path) -> None:
    try:
        figure.savefig(path, format="png")
    except OSError as error:
        raise CoffretError(f"{path}: cannot be written ({error.strerror})") from None


def _empty(title: str) -> tuple[Any, Any]:
    need("matplotlib", "plots")
    from matplotlib.figure import Figure  # without pyplot: draws by Agg, asks for no screen

    figure: Any = Figure(figsize=INCHES, dpi=DOTS, layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title, fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", color="#dddddd", linewidth=0.6)
    return figure, axes
