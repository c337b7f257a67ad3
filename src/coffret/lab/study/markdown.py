"""The tables of a study in Markdown, for a page that people read along with the code."""

from __future__ import annotations

from collections.abc import Sequence

from coffret.engine.game import Game

from .bands import Asked
from .estimates import Estimate
from .findings import QUARTERS, CardWorth, Findings
from .markup import number, percent
from .words import words_of
from .worth import events, said, sure_among


def report(game: Game, found: Sequence[Findings], asked: Sequence[Asked] = ()) -> str:
    """All table sizes side by side."""
    sure = sure_among(found)
    parts = []
    if asked:
        rows = [[each.what, each.value, "yes" if each.holds else "**no**"] for each in asked]
        parts.append(table(["asked", "measured", "holds"], rows))
    parts += [_courses(found), _places(found), _seats(found), _sources(game, found)]
    parts += _cards(game, found, sure)
    parts += [_events(game, found, sure), _choices(found)]
    return "\n".join(part for part in parts if part)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def _counts(found: Sequence[Findings]) -> list[str]:
    return [f"{each.players} players" for each in found]


def _courses(found: Sequence[Findings]) -> str:
    head = ["", "games", "winner: median (5–95%)", "all seats: 5–95%", "decisions"]
    head += ["legal actions", "lead changes", f"settled (by {percent(QUARTERS[1])} of the game)"]
    rows = []
    for each in found:
        low, _, middle, _, high = each.winning
        course = each.course
        rows.append(
            [
                f"{each.players} players",
                f"{each.games:,}",
                f"{number(middle)} ({number(low)}–{number(high)})",
                f"{number(each.scores[0])}–{number(each.scores[-1])}",
                f"{course.decisions.mean:.0f}",
                f"{course.branching:.1f}",
                f"{course.changes.mean:.1f} ± {course.changes.reach:.1f}",
                f"{percent(course.settled.mean)} ({percent(course.known[1])})",
            ]
        )
    return table(head, rows)


def _places(found: Sequence[Findings]) -> str:
    return _shares("place", [(each.players, each.places) for each in found])


def _seats(found: Sequence[Findings]) -> str:
    """Empty where nobody begins: the places are the seats."""
    return _shares("seat", [(each.players, each.seats) for each in found if each.seats])


def _shares(named: str, shown: Sequence[tuple[int, list[Estimate]]]) -> str:
    if not shown:
        return ""
    most = max(players for players, _ in shown)
    rows = [
        [f"{players} players"]
        + [f"{100 * share.mean:.1f} ± {100 * share.reach:.1f}%" for share in shares]
        + [""] * (most - len(shares))
        for players, shares in shown
    ]
    return table(["win share", *(f"{named} {n + 1}" for n in range(most))], rows)


def _sources(game: Game, found: Sequence[Findings]) -> str:
    names = list(dict.fromkeys(name for each in found for name in each.sources))
    if len(names) < 2:
        return ""
    texts = game.texts("en")
    rows = [
        [f"{each.players} players"]
        + [number(each.sources.get(name, (0.0, 0.0))[1], 1) for name in names]
        for each in found
    ]
    return table(["winners' points", *(texts(f"source-{name}") for name in names)], rows)


def _cards(game: Game, found: Sequence[Findings], sure: set[int]) -> list[str]:
    """One table for each event that names cards."""
    parts = []
    for use in dict.fromkeys(worth.use for worth in found[0].cards if worth.use.section):
        named = {
            n: f"{card['name']['en']}{' °' if card['source'] == 'design' else ''}"
            for n, card in enumerate(game.components.cards[use.section])
        }
        rows = {}
        for n, name in named.items():
            worths = [w for each in found for w in each.cards if w.use == use and w.card == n]
            if any(worth.used for worth in worths):
                rows[n] = [name, *(_cell(worth, sure) for worth in worths)]
        if rows:
            parts.append(table([words_of(game).heading(use), *_counts(found)], [*rows.values()]))
    return parts


def _events(game: Game, found: Sequence[Findings], sure: set[int]) -> str:
    words = words_of(game)
    rows: dict[str, dict[int, str]] = {}
    for each in found:
        for worth in events(each):
            rows.setdefault(words.event(worth.use, worth.card), {})[each.players] = _cell(
                worth, sure
            )
    lines = [
        [name, *(cells.get(each.players, "–") for each in found)] for name, cells in rows.items()
    ]
    return table(["what happens", *_counts(found)], lines) if lines else ""


def _cell(worth: CardWorth, sure: set[int]) -> str:
    """Gain of those who use it, or else what it adds to the winner's points; games with it."""
    if not worth.used:
        return "–"
    shown, times = worth.gain, 100.0
    if not said(shown):
        shown, times = worth.points, 1.0
    return f"{_worth(shown, times, sure)} ({percent(worth.used)})".strip()


def _worth(estimate: Estimate | None, times: float, sure: set[int]) -> str:
    if estimate is None or not said(estimate):
        return ""
    text = f"{times * estimate.mean:+.1f} ± {times * estimate.reach:.1f}".replace("-", "−")
    if times == 1:
        text += " p."
    return f"**{text}**" if id(estimate) in sure else text


def _choices(found: Sequence[Findings]) -> str:
    moves = dict.fromkeys(choice.move for each in found for choice in each.choices)
    rows = []
    for move in moves:
        cells = []
        for each in found:
            choice = next((choice for choice in each.choices if choice.move == move), None)
            cells.append("–" if choice is None else f"{choice.times:.1f} ({percent(choice.taken)})")
        rows.append([move, *cells])
    return table(["move: times in a game (taken where possible)", *_counts(found)], rows)
