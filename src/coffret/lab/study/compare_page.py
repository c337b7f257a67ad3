"""The report of a comparison: what differs first, then both sets side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from coffret.engine.game import Game

from . import charts, plots
from .charts import Rows
from .compare import Apart
from .findings import Findings
from .markup import number, signed, table
from .page import COURSE, PLACES, POINTS, listed, opening, page, section
from .plots import Scale

WORDS = (
    "Differences that chance would not make among all that was measured (Holm, 95% together), "
    "the clearest first: the second set less the first. ° marks design cards."
)
REST = "The next of what was measured; chance may have made these."
SHOWN = 40
NAMED = 3
LONGEST = 10

Changes = Sequence[tuple[str, str, dict[str, tuple[Any, Any]]]]


def comparison(
    game: Game,
    apart: Sequence[Apart],
    changed: Changes,
    facts: Mapping[str, str],
    both: tuple[Sequence[Findings], Sequence[Findings]] = ((), ()),
    names: tuple[str, str] = ("first", "second"),
) -> str:
    """`both` are the findings with either set, and `names` what the sets are called."""
    sure = [each for each in apart if each.sure]
    rest = [each for each in apart if not each.sure][:SHOWN]
    scales = _scales([*sure, *rest])
    rows = side_by_side(both, names)
    body = [
        *opening(f"{game.title}: two card sets", facts),
        *section("What stands out", _summary(sure, len(apart), changed, names), ""),
        *section("What was changed", _changes(game, changed, names), ""),
        *section(
            "What differs", _rows(sure, scales, names) or "<p><strong>Nothing.</strong></p>", WORDS
        ),
    ]
    if rows:
        drawn = charts.points(rows) + charts.sources(game, rows)
        body += [
            *section("Places, side by side", charts.places(rows), PLACES),
            *section("Points, side by side", drawn, POINTS),
            *section("The course of a game, side by side", charts.courses(rows), COURSE),
        ]
    body += [
        *section(
            f"Not beyond chance, of {len(apart) - len(sure)}", _rows(rest, scales, names), REST
        ),
        *section("These games", listed(facts), ""),
    ]
    return page(f"{game.title}: two card sets", body)


def side_by_side(
    both: tuple[Sequence[Findings], Sequence[Findings]], names: tuple[str, str]
) -> Rows:
    return [
        (f"{each.players}: {_short(name)}", each)
        for pair in zip(*both, strict=True)
        for name, each in zip(names, pair, strict=True)
    ]


def _short(name: str) -> str:
    """Short enough to fit next to a plot."""
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def _summary(sure: Sequence[Apart], measured: int, changed: Changes, names: tuple[str, str]) -> str:
    cards = len(changed)
    lines = [
        f"{cards} {'card differs' if cards == 1 else 'cards differ'} between <em>{escape(names[0])}"
        f"</em> and <em>{escape(names[1])}</em>.",
        f"{len(sure)} of {measured} things that were measured differ beyond chance.",
    ]
    for each in sure[:NAMED]:
        lines.append(
            f"{escape(each.what)}, {each.players} players: {number(each.one.mean, 1)} → "
            f"{number(each.other.mean, 1)} ({signed(each.apart.mean)} ± {each.apart.reach:.1f})."
        )
    return f'<ul class="out">{"".join(f"<li>{line}</li>" for line in lines)}</ul>'


def _changes(game: Game, changed: Changes, names: tuple[str, str]) -> str:
    named = {
        (section, card["id"]): card["name"]["en"]
        for section, cards in game.components.cards.items()
        for card in cards
    }
    rows = [
        [
            f"{escape(named.get((kind, card), card))} <small>{escape(kind)} {escape(card)}</small>",
            escape(field),
            _said(old),
            _said(new),
        ]
        for kind, card, fields in changed
        for field, (old, new) in fields.items()
    ]
    head = ["card", "field", *map(escape, names)]
    return table(head, rows) if rows else "<p>Nothing.</p>"


def _said(value: Any) -> str:
    if isinstance(value, dict):
        value = ", ".join(f"{key} {each}" for key, each in value.items())
    return "–" if value is None else escape(str(value))


def _scales(apart: Sequence[Apart]) -> dict[str, Scale]:
    """One for each unit, so that rows can be compared."""
    ends: dict[str, list[float]] = {}
    for each in apart:
        ends.setdefault(each.unit, [0.0]).extend((each.apart.low, each.apart.high))
    return {unit: plots.scale_of(values, 8, 200) for unit, values in ends.items()}


def _rows(apart: Sequence[Apart], scales: Mapping[str, Scale], names: tuple[str, str]) -> str:
    rows = [
        [
            f"{escape(each.what)} <small>{each.players} players</small>",
            *(number(value, 1) for value in (each.one.mean, each.other.mean)),
            f"{signed(each.apart.mean)} ± {each.apart.reach:.1f}",
            plots.small_interval(
                scales[each.unit], each.apart.low, each.apart.mean, each.apart.high, each.sure
            ),
        ]
        for each in apart
    ]
    head = ["what", *map(escape, names), "difference", ""]
    return table(head, rows) if rows else ""
