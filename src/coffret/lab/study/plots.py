"""Small plots as SVG text; colours come from the page, so they follow its theme and paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isfinite, log10

WIDTH = 640
LABELS = 156
"""Room for the names at the left."""
ROW = 30


@dataclass(frozen=True)
class Scale:
    """From values to places along a line."""

    low: float
    high: float
    start: float
    stop: float

    def __call__(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.start + part * (self.stop - self.start)

    @property
    def ticks(self) -> list[float]:
        """About five round numbers."""
        step = 10 ** floor(log10((self.high - self.low) / 4))
        for factor in (1, 2, 5, 10):
            if (self.high - self.low) / (step * factor) <= 6:
                step *= factor
                break
        first = ceil(self.low / step)
        return [n * step for n in range(first, floor(self.high / step + 1e-9) + 1)]


def scale_of(values: Sequence[float], start: float = LABELS, stop: float = WIDTH - 24) -> Scale:
    """Wide enough for all values, with a little air."""
    found = [value for value in values if isfinite(value)] or [0.0]
    low, high = min(found), max(found)
    air = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
    return Scale(low - air, high + air, start, stop)


def picture(title: str, height: float, parts: Sequence[str], width: float = WIDTH) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def axis(scale: Scale, top: float, bottom: float, percent: bool = False) -> list[str]:
    parts = []
    for value in scale.ticks:
        x = scale(value)
        parts.append(f'<path class="grid" d="M{x:.1f} {top:g}V{bottom:g}"/>')
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{bottom + 16:g}">{_number(value, percent)}</text>'
        )
    return parts


def name(text: str, y: float) -> str:
    return f'<text class="name" x="{LABELS - 12}" y="{y + 4:g}">{escape(text)}</text>'


def interval(scale: Scale, low: float, mean: float, high: float, y: float, kind: str = "") -> str:
    """A dot with its interval."""
    return (
        f'<path class="line {kind}" d="M{scale(low):.1f} {y:g}H{scale(high):.1f}"/>'
        f'<circle class="dot {kind}" cx="{scale(mean):.1f}" cy="{y:g}" r="4.5"/>'
    )


def box(scale: Scale, five: Sequence[float], y: float) -> str:
    """From 5 to 95%, with the middle half and the median."""
    low, first, middle, third, high = map(scale, five)
    return (
        f'<path class="line" d="M{low:.1f} {y:g}H{high:.1f}"/>'
        f'<rect class="box" x="{first:.1f}" y="{y - 9:g}" '
        f'width="{max(1.0, third - first):.1f}" height="18" rx="3"/>'
        f'<path class="median" d="M{middle:.1f} {y - 9:g}v18"/>'
    )


def mark(scale: Scale, value: float, top: float, bottom: float) -> str:
    """Where fair is, or zero."""
    return f'<path class="mark" d="M{scale(value):.1f} {top:g}V{bottom:g}"/>'


def small_interval(scale: Scale, low: float, mean: float, high: float, sure: bool) -> str:
    """One row of a table: the same scale in every row, zero marked."""
    kind = "" if not sure else "good" if mean > 0 else "bad"
    parts = [mark(scale, 0, 2, 18), interval(scale, low, mean, high, 10, kind)]
    return picture(f"{mean:+.2f}", 20, parts, scale.stop + 8)


def stack(parts: Sequence[tuple[str, float]], scale: Scale, y: float) -> list[str]:
    """A bar of parts, one after the other; what is below zero goes to the left."""
    right = left = 0.0
    drawn = []
    for number, (label, value) in enumerate(parts):
        start = right if value >= 0 else left
        end = start + value
        x, width = min(scale(start), scale(end)), abs(scale(end) - scale(start))
        drawn.append(
            f'<rect class="part part-{number % 6}" x="{x:.1f}" y="{y - 11:g}" '
            f'width="{width:.1f}" height="22"><title>{escape(label)}: {value:.1f}</title></rect>'
        )
        if width > 26:
            drawn.append(
                f'<text class="inside part-{number % 6}" x="{x + width / 2:.1f}" '
                f'y="{y + 4:g}">{value:.0f}</text>'
            )
        if value >= 0:
            right = end
        else:
            left = end
    return drawn


def steps(values: Sequence[float], scale: Scale, height: Scale, kind: int) -> str:
    """A line through values at equal distances, of the kind's own colour and dashes."""
    last = max(1, len(values) - 1)
    reach = scale.high - scale.low
    points = " ".join(
        f"{scale(scale.low + reach * n / last):.1f},{height(value):.1f}"
        for n, value in enumerate(values)
    )
    return f'<polyline class="curve part-{kind % 6}" points="{points}"/>'


def key(kind: int) -> str:
    """The sample of a curve's line, next to its name."""
    return (
        '<svg class="sample" viewBox="0 0 34 12" aria-hidden="true">'
        f'<path class="curve part-{kind % 6}" d="M1 6H33"/></svg>'
    )


def side(height: Scale, left: float, right: float, percent: bool = False) -> list[str]:
    """The lines and numbers of an upright scale."""
    parts = []
    for value in height.ticks:
        y = height(value)
        parts.append(f'<path class="grid" d="M{left:g} {y:.1f}H{right:g}"/>')
        parts.append(
            f'<text class="name small" x="{left - 8:g}" y="{y + 4:.1f}">'
            f"{_number(value, percent)}</text>"
        )
    return parts


def band(scale: Scale, low: float, high: float, y: float, height: float) -> str:
    """The band that was asked, as a strip."""
    x, end = scale(low), scale(high)
    return (
        f'<rect class="band" x="{x:.1f}" y="{y:g}" width="{max(1.0, end - x):.1f}" '
        f'height="{height:g}" rx="3"/>'
    )


def dot(x: float, y: float, kind: str, title: str, radius: float = 5) -> str:
    """Good ones are round, bad ones are crosses: colour is never the only cue."""
    said = f"<title>{escape(title)}</title>"
    if kind == "bad":
        arm = radius * 0.85
        path = f"M{x - arm:.1f} {y - arm:.1f}l{2 * arm:g} {2 * arm:g}m0 {-2 * arm:g}"
        return f'<path class="cross" d="{path}l{-2 * arm:g} {2 * arm:g}">{said}</path>'
    return f'<circle class="dot {kind}" cx="{x:.1f}" cy="{y:g}" r="{radius:g}">{said}</circle>'


def _number(value: float, percent: bool) -> str:
    text = f"{round(100 * value, 6):g}%" if percent else f"{value:g}"
    return text.replace("-", "−")
