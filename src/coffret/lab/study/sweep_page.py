"""The report of a sweep: the sets that keep to the bands best, and which numbers matter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from statistics import fmean

from coffret.engine.game import Game

from . import plots
from .bands import Band
from .markup import table
from .page import listed, opening, page, section
from .sweep import Tried, Values, Vary
from .words import words_of

WORDS = (
    "<em>Misses</em>: how far outside its bands a set is, in widths of a band, added up over "
    "bands and numbers of players. 0 keeps to all of them. Sets are compared by the same games; "
    "weigh the best one again with another seed before you keep it."
)
BANDS = (
    "Each mark is a set: a dot is inside the band (the strip), a cross outside. Large: the best "
    "set; the line: the cards as they are."
)
EFFECTS = (
    "The mean miss of all sets with each value: a number whose row falls or rises matters, one "
    "whose row is level does not. Sets differ in several numbers at once, so look at the largest "
    "first."
)
LINE = 34.0
NAMED = 12


def ranking(
    game: Game,
    vary: Sequence[Vary],
    bands: Sequence[Band],
    tried: Sequence[Tried],
    kept: int,
    facts: Mapping[str, str],
    now: Values | None = None,
) -> str:
    """`tried` has the best first; the first `kept` were written as files. `now`: the cards as they
    are."""
    asked = {
        f"band {band.name}": f"{band.low:g} to {band.high:g} ({band.meaning_in(words_of(game))})"
        for band in bands
    }
    present = next((each for each in tried if each.values == now), None)
    body = [
        *opening(f"{game.title}: sweep", facts),
        *section("What stands out", _summary(tried, present, kept), ""),
        *section("The best sets", _best(game, vary, tried[: max(kept, 1)], now), ""),
        *section("Bands", _bands(game, bands, tried, present), BANDS),
        *section("What each number does", _effects(game, vary, tried), EFFECTS),
        *section("All sets", _sets(game, vary, tried, kept, now), WORDS),
        *section("These games", listed({**facts, **asked}), ""),
    ]
    return page(f"{game.title}: sweep", body)


def _summary(tried: Sequence[Tried], present: Tried | None, kept: int) -> str:
    good = sum(each.miss == 0 for each in tried)
    best = tried[0]
    lines = [f"{good} of {len(tried)} sets keep to all bands."]
    if best.miss > 0:
        worst = [(p, name, value) for p, name, value, inside in best.measured if not inside]
        said = "; ".join(f"{name} with {players}: {value:.3g}" for players, name, value in worst)
        lines.append(f"The best misses by {best.miss:.2f} widths of a band: {escape(said)}.")
    if present is not None:
        place = 1 + sum(each.miss < present.miss for each in tried)
        lines.append(
            f"The cards as they are miss by {present.miss:.2f}: rank {place} of {len(tried)}."
        )
    if kept:
        lines.append(f"The best {kept} are files: <code>best-1.toml</code> is the first.")
    return f'<ul class="out">{"".join(f"<li>{line}</li>" for line in lines)}</ul>'


def _name(game: Game, each: Vary) -> str:
    card = next(c for c in game.components.cards[each.section] if c["id"] == each.card)
    return f"{escape(card['name']['en'])} <small>{escape(each.field)}</small>"


def _best(game: Game, vary: Sequence[Vary], best: Sequence[Tried], now: Values | None) -> str:
    """A set's numbers next to those on the cards now; only the differences."""
    rows = []
    for number, each in enumerate(vary):
        values = [tried.values[number] for tried in best]
        old = None if now is None else now[number]
        if all(value == old for value in values):
            continue
        cells = [str(v) if v == old else f"<strong>{v}</strong>" for v in values]
        rows.append([_name(game, each), "–" if old is None else str(old), *cells])
    if not rows:
        return "<p>The cards as they are keep to the bands best.</p>"
    head = ["number", "now", *(f"best {n}" for n in range(1, len(best) + 1))]
    miss = ["misses", "", *(f"{tried.miss:.2f}" for tried in best)]
    return table(head, [*rows, miss])


def _bands(game: Game, bands: Sequence[Band], tried: Sequence[Tried], present: Tried | None) -> str:
    """One plot for each band: a row for each number of players, a mark for each set."""
    parts = []
    for band in bands:
        rows = list(dict.fromkeys(p for p, name, *_ in tried[0].measured if name == band.name))
        found = {players: [_of(each, players, band.name) for each in tried] for players in rows}
        if not rows:
            continue
        values = [value for column in found.values() for value in column]
        scale = plots.scale_of([band.low, band.high, *values])
        drawn: list[str] = []
        y = 8.0
        for players in rows:
            y += LINE
            drawn.append(plots.band(scale, band.low, band.high, y - 11, 22))
            drawn.append(plots.name(f"{players} players", y))
            if present is not None:
                at = _of(present, players, band.name)
                drawn.append(plots.mark(scale, at, y - 13, y + 13))
            for order, value in reversed(list(enumerate(found[players]))):
                inside = band.miss(value) == 0
                kind = "best" if order == 0 and inside else "good" if inside else "bad"
                title = f"set {order + 1}: {value:.3g}"
                drawn.append(plots.dot(scale(value), y, kind, title, 7 if order == 0 else 4))
        inner = [*plots.axis(scale, 8, y + 18), *drawn]
        title = f"{band.meaning_in(words_of(game))}: {band.low:g} to {band.high:g}"
        parts.append(f"<h3>{escape(title[0].upper() + title[1:])}</h3>")
        parts.append(plots.picture(title, y + 44, inner))
    return "".join(parts)


def _of(tried: Tried, players: int, name: str) -> float:
    return next(v for p, each, v, _ in tried.measured if (p, each) == (players, name))


def _effects(game: Game, vary: Sequence[Vary], tried: Sequence[Tried]) -> str:
    """The mean miss by value, those that matter most first."""
    rows = []
    for number, each in enumerate(vary):
        means = {}
        for value in each.values:
            misses = [t.miss for t in tried if t.values[number] == value]
            if misses:
                means[value] = fmean(misses)
        if len(means) > 1:
            rows.append((max(means.values()) - min(means.values()), each, means))
    rows.sort(key=lambda row: -row[0])
    most = max((mean for _, _, means in rows for mean in means.values()), default=0.0) or 1.0
    lines = [
        [_name(game, each), f"{spread:.2f}", _bars(means, most)]
        for spread, each, means in rows[:NAMED]
    ]
    return table(["number", "most less least", "mean miss by value"], lines) if lines else ""


def _bars(means: Mapping[int, float], most: float) -> str:
    width, height = 34.0, 40.0
    parts = []
    for column, (value, mean) in enumerate(means.items()):
        x = column * width + 4
        tall = max(1.0, height * mean / most)
        parts.append(
            f'<rect class="part-3" x="{x:g}" y="{height - tall:.1f}" width="{width - 8:g}" '
            f'height="{tall:.1f}"><title>{value}: {mean:.2f}</title></rect>'
            f'<text class="tick" x="{x + width / 2 - 4:g}" y="{height + 15:g}">{value}</text>'
        )
    return plots.picture("Mean miss by value", height + 20, parts, max(6, len(means)) * width)


def _sets(
    game: Game, vary: Sequence[Vary], tried: Sequence[Tried], kept: int, now: Values | None
) -> str:
    measures = [(players, name) for players, name, *_ in tried[0].measured]
    head = ["set", "misses", *(f"{name}, {players} players" for players, name in measures)]
    head += [_name(game, each) for each in vary]
    rows = []
    for number, each in enumerate(tried, 1):
        cells = [
            f"{value:.3g}" if inside else f"<strong>{value:.3g}</strong>"
            for _, _, value, inside in each.measured
        ]
        name = f"best-{number}.toml" if number <= kept else str(number)
        if each.values == now:
            name += " <small>as they are</small>"
        rows.append([name, f"{each.miss:.2f}", *cells, *map(str, each.values)])
    return table(head, rows)
