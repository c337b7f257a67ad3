"""Places in the order of turns: who begins should not decide who wins."""

from __future__ import annotations

from math import sqrt

import numpy as np

from .frame import Finding, Note, markdown


def shares(played: list[Note]) -> list[float]:
    """Win shares by place from the first player on, whose seat is the note's `first`."""
    seats = len(played[0]["wins"])
    turned = [np.roll(note["wins"], -note["first"]) for note in played]
    return [float(share) for share in np.mean(turned, axis=0)][:seats]


def seats_finding(seats: int, played: list[Note], points: float) -> Finding:
    """Whether no place is further from fair than so many points, as far as chance lets us see."""
    worst = max(abs(share - 1 / seats) for share in shares(played))
    error = 1.96 * sqrt((1 - 1 / seats) / seats / len(played))
    return Finding(
        f"{seats} players: every place within {points:g} points of fair",
        f"{100 * worst:.1f} (± {100 * error:.1f})",
        100 * worst <= points,
    )


def places_table(notes: dict[int, list[Note]]) -> str:
    most = max(notes)
    rows = []
    for seats, played in notes.items():
        cells = [f"{share:.1%}" for share in shares(played)]
        rows.append([str(seats), str(len(played)), *cells, *[""] * (most - seats)])
    return markdown(["players", "games", *(f"place {i + 1}" for i in range(most))], rows)
