"""Tables and numbers of a report, as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite


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
    return f"{100 * value:.0f} %" if isfinite(value) else "–"
