"""The report of a study: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from coffret.engine.game import Game

from . import charts
from .bands import Asked
from .findings import Findings
from .markup import percent, table
from .style import STYLE
from .summary import summary
from .worth import cards, happenings, kinds, sure_among


def report(
    game: Game,
    found: Sequence[Findings],
    facts: Mapping[str, str],
    asked: Sequence[Asked] = (),
) -> str:
    """`found` has one table size each; `asked` are bands and what was measured."""
    sure = sure_among(found)
    rows = charts.by_size(found)
    seats = charts.seats(rows)
    body = [
        *opening(f"{game.title}: balance", facts),
        *section("What stands out", summary(game, found, sure, asked), SUMMARY),
        *section("Asked and measured", bands(asked), ""),
        *section("Places", charts.places(rows) + (seats and SEATS + seats), PLACES),
        *section("Points", charts.points(rows) + charts.sources(game, rows), POINTS),
        *section("The course of a game", charts.courses(rows), COURSE),
        *section("Cards", kinds(game, found, sure) + cards(game, found, sure), CARDS),
        *section("What happens", happenings(game, found, sure), HAPPENINGS),
        *section("Choices", _choices(found), CHOICES),
        *section("These games", listed(facts), "Who plays them again gets the same report."),
    ]
    return page(f"{game.title}: balance", body)


SUMMARY = (
    "What chance would not have made among everything that this report compares (Holm, 95% "
    "together)."
)
PLACES = (
    "Win shares from the seat that begins on (by seat, where nobody begins), with 95% intervals; "
    "the dashed line is a fair share. An interval without it is red: of twenty intervals, chance "
    "makes one so. What stands out is said above."
)
SEATS = (
    "<h3>By seat</h3><p>The same victories by the chair, no matter who begins: bots change seats "
    "from game to game, so a difference here is one of the rules or of chance.</p>"
)
POINTS = "Points of the best seat: 5, 25, 50, 75 and 95% of the games are below."
COURSE = (
    "<em>Settled</em>: after which part of its decisions the lead by points never changes again, "
    "and in how many games that is so after a quarter, a half, three quarters and nine tenths."
)
CARDS = (
    "<em>Gain</em>: how much more of the victory those who use a card have than the others in "
    "the same games. A card that only a leader can use gains without being the cause. "
    "<em>Points</em>: of the winner, in games with the card less those without. Bold differences "
    "are more than chance would make among all in this report (Holm, 95% together); fewer than 20 "
    "games say nothing."
)
HAPPENINGS = (
    "The game's events that name no card, by how those fare whom they befall or who cause them. "
    "Columns as above; so they name what a leader does, too."
)
CHOICES = (
    "Where several actions were possible: how often each was taken in a game, and in how many of "
    "the cases in which it could be."
)


def page(title: str, body: Sequence[str]) -> str:
    # A number stays with its sign at the end of a line.
    held = [part.replace(" %", "\u00a0%").replace("± ", "±\u00a0") for part in body]
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
            *held,
            "<footer>Coffret: an independent, unofficial implementation.</footer>",
            "</main></body></html>\n",
        ]
    )


def opening(title: str, facts: Mapping[str, str]) -> list[str]:
    """The title, and whose games these are."""
    bots = facts["bots"].split(", ")
    who = bots[0].capitalize() if len(bots) == 1 else " and ".join(map(str.capitalize, bots))
    words = f"Games between {who} bots, {facts['games']}; seed {facts['seed']}."
    return [f"<h1>{escape(title)}</h1>", f'<p class="games">{escape(words)}</p>']


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


def _choices(found: Sequence[Findings]) -> str:
    moves = list(dict.fromkeys(choice.move for each in found for choice in each.choices))
    rows = []
    for move in moves:
        row = [escape(move)]
        for each in found:
            choice = next((choice for choice in each.choices if choice.move == move), None)
            row.append(
                "–"
                if choice is None
                else f"{choice.times:.1f} <small>{percent(choice.taken)}</small>"
            )
        rows.append(row)
    head = ["move", *(f"{each.players} players" for each in found)]
    return table(head, rows)
