"""The report of a sweep: the sets that keep to the bands best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from coffret.engine.game import Game

from .bands import Band
from .markup import table
from .page import listed, page, section
from .sweep import Tried, Vary

WORDS = (
    "<em>Misses</em>: how far outside its bands a set is, in widths of a band, added up over "
    "bands and numbers of players. 0 keeps to all of them. Sets are compared by the same games; "
    "weigh the best one again with another seed before you keep it."
)


def ranking(
    game: Game,
    vary: Sequence[Vary],
    bands: Sequence[Band],
    tried: Sequence[Tried],
    kept: int,
    facts: Mapping[str, str],
) -> str:
    """`tried` has the best first; the first `kept` were written as files."""
    asked = {
        f"band {band.name}": f"{band.low:g} to {band.high:g} ({band.meaning})" for band in bands
    }
    body = [
        f"<h1>{escape(game.title)}: sweep</h1>",
        listed({**facts, **asked}),
        *section("Sets", _sets(vary, tried, kept), WORDS),
    ]
    return page(f"{game.title}: sweep", body)


def _sets(vary: Sequence[Vary], tried: Sequence[Tried], kept: int) -> str:
    measures = [(players, name) for players, name, *_ in tried[0].measured]
    head = ["set", "misses", *(f"{name}, {players} players" for players, name in measures)]
    head += [f"<code>{escape(each.name)}</code>" for each in vary]
    rows = []
    for number, each in enumerate(tried, 1):
        cells = [
            f"{value:.3g}" if inside else f"<strong>{value:.3g}</strong>"
            for _, _, value, inside in each.measured
        ]
        name = f"best-{number}.toml" if number <= kept else str(number)
        rows.append([name, f"{each.miss:.2f}", *cells, *map(str, each.values)])
    return table(head, rows)
