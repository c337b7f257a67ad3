"""The report's tables of cards and of what else happens, with what each is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import isfinite

from coffret.engine.game import Game

from . import plots
from .columns import Use
from .estimates import LEAST, Estimate, beyond_chance
from .findings import CardWorth, Findings
from .markup import percent, table
from .words import words_of

PRINTED = {"rulebook": "printed", "public": "printed", "design": "design"}


def sure_among(found: Sequence[Findings]) -> set[int]:
    """The ids of the estimates that chance would not have made among all of them together."""
    every = [
        estimate
        for each in found
        for worth in each.cards
        for estimate in (worth.gain, worth.points)
        if estimate is not None
    ]
    holds = beyond_chance([estimate.chance() for estimate in every])
    return {id(estimate) for estimate, sure in zip(every, holds, strict=True) if sure}


def cards(game: Game, found: Sequence[Findings], sure: set[int]) -> str:
    """One table for each event that names cards, and each table size."""
    parts = []
    words = words_of(game)
    for each in found:
        for use in dict.fromkeys(worth.use for worth in each.cards if worth.use.section):
            shown = [worth for worth in each.cards if worth.use == use and worth.used > 0]
            if shown:
                title = f"{escape(words.heading(use))}, {each.players} players"
                names = card_names(game, use)
                parts.append(f"<h3>{title}</h3>" + _worths("card", shown, names, sure))
    return "".join(parts)


def card_names(game: Game, use: Use) -> list[str]:
    """Each with its mark: printed, or design."""
    rows = game.components.cards[use.section]
    marks = [PRINTED[card["source"]] for card in rows]
    return [
        f'{escape(card["name"]["en"])} <span class="tag {mark}">{mark}</span>'
        for card, mark in zip(rows, marks, strict=True)
    ]


def happenings(game: Game, found: Sequence[Findings], sure: set[int]) -> str:
    """One table for each table size."""
    parts = []
    words = words_of(game)
    for each in found:
        shown = list(events(each))
        names = [escape(words.event(worth.use, worth.card)) for worth in shown]
        if shown:
            numbered = dict(zip(map(id, shown), names, strict=True))
            parts.append(f"<h3>{each.players} players</h3>")
            parts.append(_worths("event", shown, numbered, sure))
    return "".join(parts)


def events(found: Findings) -> Iterator[CardWorth]:
    """Events without a card, except those that happen once in every game to nobody."""
    for worth in found.cards:
        always = worth.used == 1 and worth.times == 1 and worth.gain is None
        if not worth.use.section and worth.used > 0 and not always:
            yield worth


def kinds(game: Game, found: Sequence[Findings], sure: set[int]) -> str:
    """Printed and design cards, side by side: how many gain or lose beyond chance."""
    rows: dict[tuple[str, str], list[CardWorth]] = {}
    words = words_of(game)
    for worth in (worth for each in found for worth in each.cards if worth.use.section):
        mark = PRINTED[game.components.cards[worth.use.section][worth.card]["source"]]
        rows.setdefault((words.heading(worth.use), mark), []).append(worth)
    lines = []
    for (heading, mark), worths in rows.items():
        shown = [_shown(worth) for worth in worths]
        firm = [each.mean for each in shown if each is not None and id(each) in sure]
        cards = len({worth.card for worth in worths})
        unused = len({w.card for w in worths}) - len({w.card for w in worths if w.used})
        lines.append(
            [
                f'{escape(heading)} <span class="tag {mark}">{mark}</span>',
                str(cards),
                str(sum(mean > 0 for mean in firm)),
                str(sum(mean < 0 for mean in firm)),
                str(unused) if unused else "–",
            ]
        )
    head = ["", "cards", "gains beyond chance", "losses beyond chance", "never seen"]
    words_before = "<p>Gains and losses are counted over all numbers of players.</p>"
    return words_before + table(head, lines) if lines else ""


def _shown(worth: CardWorth) -> Estimate | None:
    """The estimate that is shown: the gain of its users, or else the points in games with it."""
    return worth.gain if said(worth.gain) else worth.points if said(worth.points) else None


def _worths(
    what: str, shown: list[CardWorth], names: list[str] | dict[int, str], sure: set[int]
) -> str:
    by_seat = any(worth.gain is not None for worth in shown)
    reaches = [worth.gain if by_seat else worth.points for worth in shown]
    ends = [end for e in reaches if e is not None and said(e) for end in (e.low, e.high)]
    scale = plots.scale_of([0, *ends], 8, 200)

    def row(worth: CardWorth) -> list[str]:
        shown = worth.gain if by_seat else worth.points
        drawn = ""
        if shown is not None and said(shown):
            drawn = plots.small_interval(
                scale, shown.low, shown.mean, shown.high, id(shown) in sure
            )
        points = _bold(worth.points, sure, lambda e: f"{e.mean:+.1f} ± {e.reach:.1f}")
        cells = [names[worth.card] if isinstance(names, list) else names[id(worth)]]
        if by_seat:
            gain = _bold(worth.gain, sure, lambda e: f"{100 * e.mean:+.1f} ± {100 * e.reach:.1f}")
            cells += [gain, drawn, percent(worth.won_with), percent(worth.won_without), points]
        else:
            cells += [points, drawn]
        return [*cells, percent(worth.used), f"{worth.times:.2f}"]

    order = sorted(shown, key=lambda worth: -_mean(worth.gain if by_seat else worth.points))
    head = [what, "points", ""]
    if by_seat:
        head = [what, "gain, of 100", "", "won with", "without", "points"]
    return table([*head, "games", "uses"], [row(worth) for worth in order])


def said(estimate: Estimate | None) -> bool:
    """Whether there are enough games for a statement."""
    return estimate is not None and estimate.count >= LEAST and isfinite(estimate.reach)


def _mean(estimate: Estimate | None) -> float:
    return estimate.mean if estimate is not None and said(estimate) else -9e9


def _bold(estimate: Estimate | None, sure: set[int], words: Callable[[Estimate], str]) -> str:
    if estimate is None or not said(estimate):
        return "–"
    text = words(estimate).replace("-", "−")
    return f"<strong>{text}</strong>" if id(estimate) in sure else text
