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
FAMILIES = (("search", "-", COLOURS[0]), ("clairvoyant", "--", COLOURS[1]))
INCHES = (9, 4.8)
DOTS = 100
APART = 0.13
"""Between the player counts of one bot, of the way to the next."""


def plot_ratings(standings: Sequence[Standing], bots: Sequence[str], title: str) -> Any:
    """Each bot's rating with its interval, a colour for each player count."""
    figure, (axes,) = _empty(title, 1)
    middle = (len(standings) - 1) / 2
    for number, standing in enumerate(standings):
        found = {rating.bot: rating for rating in standing.ratings}
        rows = [found[bot] for bot in bots]
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
    axes.set_ylabel("OpenSkill rating, 95% interval")
    axes.legend(frameon=False)
    return figure


def plot_strengths(strengths: Sequence[Strength], title: str) -> Any:
    """Win share against simulations, honest and clairvoyant, a panel for each player count."""
    counts = sorted({row.players for row in strengths})
    budgets = sorted({row.simulations for row in strengths})
    figure, panels = _empty(title, len(counts))
    for players, axes in zip(counts, panels, strict=True):
        for family, line, colour in FAMILIES:
            rows = [row for row in strengths if (row.players, row.family) == (players, family)]
            rows.sort(key=lambda row: row.simulations)
            shares = [row.times_fair for row in rows]
            axes.errorbar(
                [row.simulations * (1.08 if line == "--" else 1) for row in rows],
                shares,
                [
                    [share - row.low for share, row in zip(shares, rows, strict=True)],
                    [row.high - share for share, row in zip(shares, rows, strict=True)],
                ],
                fmt=f"o{line}",
                markersize=4,
                capsize=3,
                linewidth=1.2,
                color=colour,
                label="honest" if family == "search" else "sees all",
            )
        axes.axhline(1, color="#999999", linewidth=0.8)
        axes.set_xscale("log")
        axes.set_xticks(budgets, map(str, budgets), fontsize=8)
        axes.minorticks_off()
        axes.set_xlabel(f"simulations, {players} players")
    panels[0].set_ylabel("wins among greedy players, × fair share")
    panels[0].legend(frameon=False, loc="upper left")
    return figure


def save(figure: Any, path: Path) -> None:
    try:
        figure.savefig(path, format="png")
    except OSError as error:
        raise CoffretError(f"{path}: cannot be written ({error.strerror})") from None


def _empty(title: str, panels: int) -> tuple[Any, Sequence[Any]]:
    need("matplotlib", "plots")
    from matplotlib.figure import Figure  # without pyplot: draws by Agg, asks for no screen

    figure: Any = Figure(figsize=INCHES, dpi=DOTS, layout="constrained")
    figure.suptitle(title, fontsize=11)
    found = figure.subplots(1, panels, sharey=True, squeeze=False)[0]
    for axes in found:
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="y", color="#dddddd", linewidth=0.6)
    return figure, found
