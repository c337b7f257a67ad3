"""The report of a comparison: what differs first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from coffret.engine.game import Game

from .compare import Apart
from .markup import table
from .page import listed, page, section

WORDS = (
    "Differences that chance would not make among all that was measured (Holm, 95 % together), "
    "the clearest first."
)
REST = "The next of what was measured; chance may have made these."
SHOWN = 40


def comparison(
    game: Game,
    apart: Sequence[Apart],
    changed: Sequence[tuple[str, str, dict[str, tuple[Any, Any]]]],
    facts: Mapping[str, str],
) -> str:
    sure = [each for each in apart if each.sure]
    rest = [each for each in apart if not each.sure][:SHOWN]
    body = [
        f"<h1>{escape(game.title)}: two card sets</h1>",
        listed(facts),
        *section("What was changed", _changes(changed), ""),
        *section("What differs", _rows(sure) or "<p><strong>Nothing.</strong></p>", WORDS),
        *section(f"Not beyond chance, of {len(apart) - len(sure)}", _rows(rest), REST),
    ]
    return page(f"{game.title}: two card sets", body)


def _changes(changed: Sequence[tuple[str, str, dict[str, tuple[Any, Any]]]]) -> str:
    rows = [
        [f"{escape(card)} <small>{kind}</small>", f"<code>{field}</code>", _said(old), _said(new)]
        for kind, card, fields in changed
        for field, (old, new) in fields.items()
    ]
    return table(["card", "field", "first", "second"], rows) if rows else "<p>Nothing.</p>"


def _said(value: Any) -> str:
    return "–" if value is None else escape(str(value))


def _rows(apart: Sequence[Apart]) -> str:
    rows = [
        [
            f"{escape(each.what)} <small>{each.players} players</small>",
            *(_mean(value) for value in (each.one.mean, each.other.mean)),
            f"{each.apart.mean:+.1f} ± {each.apart.reach:.1f}".replace("-", "−"),
        ]
        for each in apart
    ]
    return table(["what", "first", "second", "difference"], rows) if rows else ""


def _mean(value: float) -> str:
    return f"{value:.1f}".replace("-", "−")
