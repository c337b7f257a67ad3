"""The report of a study: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from coffret.engine.game import Game

from . import plots
from .bands import Asked
from .estimates import Estimate
from .findings import QUANTILES, QUARTERS, Findings
from .markup import number, percent, table
from .style import STYLE
from .worth import cards, happenings, sure_among


def report(
    game: Game,
    found: Sequence[Findings],
    facts: Mapping[str, str],
    asked: Sequence[Asked] = (),
) -> str:
    """`found` has one table size each; `asked` are bands and what was measured."""
    sure = sure_among(found)
    body = [
        f"<h1>{escape(game.title)}</h1>",
        listed(facts),
        *section("Asked and measured", bands(asked), ""),
        *section("Places", _places(found), PLACES),
        *section("Points", _points(found) + _sources(game, found), POINTS),
        *section("The course of a game", _courses(found), COURSE),
        *section("Cards", cards(game, found, sure), CARDS),
        *section("What happens", happenings(found, sure), HAPPENINGS),
        *section("Choices", _choices(found), CHOICES),
    ]
    return page(f"{game.title}: balance", body)


PLACES = (
    "Win shares from the seat that begins on (by seat, where nobody begins), with 95 % intervals; "
    "the line is a fair share."
)
POINTS = "Points of the best seat: 5, 25, 50, 75 and 95 % of the games are below."
COURSE = (
    "<em>Settled</em>: after which part of its decisions the lead by points never changes again, "
    "and in how many games that is so after a quarter, a half, three quarters and nine tenths."
)
CARDS = (
    "<em>Gain</em>: how much more of the victory those who use a card have than the others in "
    "the same games. A card that only a leader can use gains without being the cause. "
    "<em>Points</em>: of the winner, in games with the card less those without. Bold differences "
    "are more than chance would make among all in this report (Holm, 95 % together); fewer than 20 "
    "games say nothing."
)
HAPPENINGS = (
    "The game's events that name no card, by how those fare whom they befall or who cause them. "
    "Columns as above; so they name what a leader does, too."
)
CHOICES = (
    "Where several actions were possible. <em>Taken</em>: of the times such an action was possible."
)


def page(title: str, body: Sequence[str]) -> str:
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
            *body,
            "<footer>Coffret: an independent, unofficial implementation.</footer>",
            "</main></body></html>\n",
        ]
    )


def section(title: str, inside: str, words: str) -> list[str]:
    said = f"<p>{words}</p>" if words else ""
    return [f"<section><h2>{title}</h2>{said}{inside}</section>"] if inside else []


def bands(asked: Sequence[Asked]) -> str:
    if not asked:
        return ""
    rows = [
        [escape(each.what), each.value, "yes" if each.holds else "<strong>no</strong>"]
        for each in asked
    ]
    drawn = table(["asked", "measured", "holds"], rows)
    return drawn.replace('class="wide"', 'class="wide said"', 1)


def listed(facts: Mapping[str, str]) -> str:
    rows = "".join(f"<dt>{escape(k)}</dt><dd>{escape(v)}</dd>" for k, v in facts.items())
    return f"<dl>{rows}</dl>"


def _places(found: Sequence[Findings]) -> str:
    shown = [each for each in found if each.places]
    if not shown:
        return ""
    ends = [end for each in shown for place in each.places for end in (place.low, place.high)]
    scale = plots.scale_of([*ends, *(1 / each.players for each in shown)])
    parts: list[str] = []
    y = 8.0
    for each in shown:
        top = y
        dots = []
        for order, place in enumerate(each.places, 1):
            y += plots.ROW * 0.8
            dots.append(plots.name(f"{each.players} players, {_ordinal(order)}", y))
            unfair = place.low > 1 / each.players or place.high < 1 / each.players
            dots.append(plots.interval(scale, place.low, place.mean, place.high, y, "bad" * unfair))
        parts += [plots.mark(scale, 1 / each.players, top + 8, y + 10), *dots]
        y += 14
    drawn = plots.picture(
        "Win shares by place", y + 24, [*plots.axis(scale, 8, y, percent=True), *parts]
    )
    most = max(each.players for each in shown)
    rows = [
        [
            f"{each.players} players",
            *(_share(place) for place in each.places),
            *[""] * (most - each.players),
        ]
        for each in shown
    ]
    return drawn + table(["", *(_ordinal(n + 1) for n in range(most))], rows)


def _points(found: Sequence[Findings]) -> str:
    scale = plots.scale_of([value for each in found for value in each.winning])
    parts = []
    y = 8.0
    for each in found:
        y += plots.ROW
        parts += [plots.name(f"{each.players} players", y), plots.box(scale, each.winning, y)]
    drawn = plots.picture("Winning points", y + 44, [*plots.axis(scale, 8, y + 18), *parts])
    head = ["", *(f"{q} %" for q in QUANTILES), "all seats: 5 to 95 %"]
    rows = [
        [
            f"{each.players} players",
            *(number(value) for value in each.winning),
            f"{number(each.scores[0])} to {number(each.scores[-1])}",
        ]
        for each in found
    ]
    return drawn + table(head, rows)


def _sources(game: Game, found: Sequence[Findings]) -> str:
    names = list(dict.fromkeys(source for each in found for source in each.sources))
    if len(names) < 2:
        return ""
    texts = game.texts("en")
    bars = [[(n, each.sources.get(n, (0, 0))[1]) for n in names] for each in found]
    ends = [sum(v for _, v in bar if v > 0) for bar in bars]
    ends += [sum(v for _, v in bar if v < 0) for bar in bars]
    scale = plots.scale_of([0, *ends])
    parts = []
    y = 8.0
    for each, bar in zip(found, bars, strict=True):
        y += plots.ROW
        parts += [plots.name(f"{each.players} players", y), *plots.stack(bar, scale, y)]
    drawn = plots.picture("Points by source", y + 44, [*plots.axis(scale, 8, y + 18), *parts])
    head = [
        "",
        *(
            f'<i class="key part-{n % 6}"></i>{texts(f"source-{name}")}'
            for n, name in enumerate(names)
        ),
    ]
    rows = [
        [f"{each.players} players"]
        + [
            f"{number(winners, 1)} <small>({number(everyone, 1)})</small>"
            for everyone, winners in (each.sources.get(name, (0.0, 0.0)) for name in names)
        ]
        for each in found
    ]
    words = "<h3>Where points come from</h3><p>Means of winners (of all seats).</p>"
    return words + drawn + table(head, rows)


def _courses(found: Sequence[Findings]) -> str:
    head = ["", "games", "decisions", "legal actions", "lead changes", "settled"]
    head += [f"by {percent(part)}" for part in QUARTERS] + ["shared wins"]
    rows = [
        [
            f"{each.players} players",
            f"{each.games:,}",
            _with_reach(each.course.decisions, 0),
            number(each.course.branching, 1),
            _with_reach(each.course.changes, 1),
            percent(each.course.settled.mean),
            *map(percent, each.course.known),
            f"{100 * each.course.shared:.1f} %",
        ]
        for each in found
    ]
    return table(head, rows)


def _choices(found: Sequence[Findings]) -> str:
    moves = list(dict.fromkeys(choice.move for each in found for choice in each.choices))
    rows = []
    for move in moves:
        row = [f"<code>{escape(move)}</code>"]
        for each in found:
            choice = next((choice for choice in each.choices if choice.move == move), None)
            row.append(
                "–"
                if choice is None
                else f"{choice.times:.1f} <small>{percent(choice.taken)}</small>"
            )
        rows.append(row)
    head = ["move", *(f"{each.players} players: times in a game, taken" for each in found)]
    return table(head, rows)


# Numbers as people read them


def _ordinal(number: int) -> str:
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def _share(estimate: Estimate) -> str:
    return f"{100 * estimate.mean:.1f} % <small>± {100 * estimate.reach:.1f}</small>"


def _with_reach(estimate: Estimate, digits: int) -> str:
    return f"{estimate.mean:.{digits}f} <small>± {estimate.reach:.{max(1, digits)}f}</small>"
