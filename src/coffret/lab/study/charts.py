"""The plots of places, points and courses: a row for each table size, or each of two card sets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffret.engine.game import Game

from . import plots
from .estimates import Estimate
from .findings import QUANTILES, QUARTERS, STEPS, Findings
from .markup import number, percent, share, table, with_reach
from .plots import Scale

Rows = Sequence[tuple[str, Findings]]
"""Findings by what they are of: "4 players"."""
Naming = Callable[[int], str]
BOTTOM = 10
"""Changes of the lead from here on are one column."""


def by_size(found: Sequence[Findings]) -> Rows:
    return [(f"{each.players} players", each) for each in found]


def ordinal(number: int) -> str:
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def places(rows: Rows) -> str:
    return _win_shares(
        [(label, each.players, each.places) for label, each in rows if each.places],
        "Win shares by place",
        ordinal,
    )


def seats(rows: Rows) -> str:
    return _win_shares(
        [(label, each.players, each.seats) for label, each in rows if each.seats],
        "Win shares by seat",
        lambda n: f"seat {n}",
    )


def _win_shares(shown: Sequence[tuple[str, int, list[Estimate]]], title: str, named: Naming) -> str:
    if not shown:
        return ""
    ends = [end for *_, shares in shown for each in shares for end in (each.low, each.high)]
    scale = plots.scale_of([*ends, *(1 / players for _, players, _ in shown)])
    parts: list[str] = []
    y = 8.0
    for label, players, shares in shown:
        top = y
        dots = []
        for order, each in enumerate(shares, 1):
            y += plots.ROW * 0.8
            dots.append(plots.name(f"{label}, {named(order)}", y))
            unfair = each.low > 1 / players or each.high < 1 / players
            dots.append(plots.interval(scale, each.low, each.mean, each.high, y, "bad" * unfair))
        parts += [plots.mark(scale, 1 / players, top + 8, y + 10), *dots]
        y += 14
    drawn = plots.picture(title, y + 24, [*plots.axis(scale, 8, y, percent=True), *parts])
    most = max(players for _, players, _ in shown)
    rows = [
        [label, *(share(each) for each in shares), *[""] * (most - players)]
        for label, players, shares in shown
    ]
    return drawn + table(["", *(named(n + 1) for n in range(most))], rows)


def points(rows: Rows) -> str:
    scale = plots.scale_of([value for _, each in rows for value in each.winning])
    parts = []
    y = 8.0
    for label, each in rows:
        y += plots.ROW
        parts += [plots.name(label, y), plots.box(scale, each.winning, y)]
    drawn = plots.picture("Winning points", y + 44, [*plots.axis(scale, 8, y + 18), *parts])
    head = ["", *(f"{q}%" for q in QUANTILES), "mean", "all seats: 5 to 95%"]
    lines = [
        [
            label,
            *(number(value) for value in each.winning),
            with_reach(each.winning_points, 1),
            f"{number(each.scores[0])} to {number(each.scores[-1])}",
        ]
        for label, each in rows
    ]
    return drawn + table(head, lines)


def sources(game: Game, rows: Rows) -> str:
    names = list(dict.fromkeys(source for _, each in rows for source in each.sources))
    if len(names) < 2:
        return ""
    texts = game.texts("en")
    bars = [[(n, each.sources.get(n, (0, 0))[1]) for n in names] for _, each in rows]
    ends = [sum(v for _, v in bar if v > 0) for bar in bars]
    ends += [sum(v for _, v in bar if v < 0) for bar in bars]
    scale = plots.scale_of([0, *ends])
    parts = []
    y = 8.0
    for (label, _), bar in zip(rows, bars, strict=True):
        y += plots.ROW
        parts += [plots.name(label, y), *plots.stack(bar, scale, y)]
    drawn = plots.picture("Points by source", y + 44, [*plots.axis(scale, 8, y + 18), *parts])
    head = [
        "",
        *(
            f'<i class="key part-{n % 6}"></i>{texts(f"source-{name}")}'
            for n, name in enumerate(names)
        ),
    ]
    lines = [
        [label]
        + [
            f"{number(winners, 1)} <small>({number(everyone, 1)})</small>"
            for everyone, winners in (each.sources.get(name, (0.0, 0.0)) for name in names)
        ]
        for label, each in rows
    ]
    words = "<h3>Where points come from</h3><p>Means of winners (of all seats).</p>"
    return words + drawn + table(head, lines)


def courses(rows: Rows) -> str:
    head = ["", "games", "decisions", "legal actions", "lead changes", "settled"]
    head += [f"by {percent(part)}" for part in QUARTERS] + ["shared wins"]
    lines = [
        [
            label,
            f"{each.games:,}",
            with_reach(each.course.decisions, 0),
            number(each.course.branching, 1),
            with_reach(each.course.changes, 1),
            percent(each.course.settled.mean),
            *map(percent, each.course.known),
            f"{100 * each.course.shared:.1f}%",
        ]
        for label, each in rows
    ]
    return table(head, lines) + _settled(rows) + _leads(rows)


LEFT, RIGHT, TOP, BASE = 64.0, plots.WIDTH - 24.0, 12.0, 212.0


def _settled(rows: Rows) -> str:
    """In how many games the winner is known, from the beginning to the end."""
    across = Scale(0, 1, LEFT, RIGHT)
    up = Scale(0, 1, BASE, TOP)
    curves = [
        plots.steps(each.course.curve, across, up, kind) for kind, (_, each) in enumerate(rows)
    ]
    assert all(len(each.course.curve) == STEPS + 1 for _, each in rows)
    parts = [*plots.side(up, LEFT, RIGHT, True), *plots.axis(across, TOP, BASE, True), *curves]
    return (
        "<h3>When the winner is known</h3><p>Games in which the lead by points no longer changes, "
        "by the part of the decisions that have been taken. A line that stays low until the end is "
        "a game that stays open.</p>"
        + _keys(rows)
        + plots.picture("When the winner is known", BASE + 26, parts)
    )


def _leads(rows: Rows) -> str:
    """How often the lead changes hands."""
    most = min(BOTTOM, max(len(each.course.leads) for _, each in rows) - 1)
    columns = [_up_to(each.course.leads, most) for _, each in rows]
    up = Scale(0, max(0.05, *(max(column) for column in columns)) * 1.05, BASE, TOP)
    width = (RIGHT - LEFT) / (most + 1)
    bar = min(22.0, width * 0.8 / len(rows))
    parts = plots.side(up, LEFT, RIGHT, True)
    for count in range(most + 1):
        middle = LEFT + width * (count + 0.5)
        for kind, column in enumerate(columns):
            x = middle + bar * (kind - len(rows) / 2)
            y = up(column[count])
            parts.append(
                f'<rect class="part-{kind % 6}" x="{x:.1f}" y="{y:.1f}" width="{bar - 1:.1f}" '
                f'height="{BASE - y:.1f}"><title>{rows[kind][0]}: {100 * column[count]:.1f}%'
                "</title></rect>"
            )
        label = f"{count}+" if count == BOTTOM else str(count)
        parts.append(f'<text class="tick" x="{middle:.1f}" y="{BASE + 16:g}">{label}</text>')
    return (
        "<h3>Changes of the lead</h3><p>Games by how often someone else took the lead.</p>"
        + _keys(rows, bars=True)
        + plots.picture("Changes of the lead", BASE + 26, parts)
    )


def _up_to(leads: Sequence[float], most: int) -> list[float]:
    column = [*leads, *[0.0] * (most + 1 - len(leads))]
    return [*column[:most], sum(column[most:])]


def _keys(rows: Rows, bars: bool = False) -> str:
    marks = [
        (f'<i class="key part-{kind % 6}"></i>' if bars else plots.key(kind)) + label
        for kind, (label, _) in enumerate(rows)
    ]
    return f'<p class="keys">{"".join(f"<span>{mark}</span>" for mark in marks)}</p>'
