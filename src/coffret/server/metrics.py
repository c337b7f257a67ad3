"""The server's counters. Counting is a dictionary update, because it happens with every move;
`figures` writes them as text on request."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """Counters since the start, and gauges that are read when asked for."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.commit = Histogram()
        self.acknowledged = Histogram()
        self.lines = 0

    def count(self, name: str, code: str = "") -> None:
        self.counts[name, code] += 1

    def commits(self, seconds: float, lines: int) -> None:
        """Called only by the store's thread."""
        self.commit.add(seconds)
        self.lines += lines


METRICS = Metrics()
"""The process's own: there is one server in it."""
