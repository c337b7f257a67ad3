"""Tables and numbers of a report, as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from .estimates import Estimate


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are HTML; the first of a row names it."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    lines = [
        f'<tr><th scope="row">{row[0]}</th>'
        + "".join(f"<td>{cell}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    ]
    return (
        f'<div class="wide" tabindex="0"><table><thead><tr>{top}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


# Numbers as people read them


def number(value: float, digits: int = 0) -> str:
    return f"{value:.{digits}f}".replace("-", "−")


def percent(value: float) -> str:
    return f"{100 * value:.0f}%" if isfinite(value) else "–"


def share(estimate: Estimate) -> str:
    return f"{100 * estimate.mean:.1f}% <small>± {100 * estimate.reach:.1f}</small>"


def with_reach(estimate: Estimate, digits: int) -> str:
    return f"{estimate.mean:.{digits}f} <small>± {estimate.reach:.{max(1, digits)}f}</small>"


def signed(value: float, digits: int = 1) -> str:
    return f"{value:+.{digits}f}".replace("-", "−")
